"""Rattle, Battle, Grab the Loot as the table shows it."""

from __future__ import annotations

from typing import Final

from quarterdeck.core import Action as CoreAction
from quarterdeck.core import Choices
from quarterdeck.core import Observation as CoreObservation
from quarterdeck.core.match import Step
from quarterdeck.games.rattle_battle import Command, Observation
from quarterdeck.games.rattle_battle.cards import QUESTS
from quarterdeck.games.rattle_battle.dice import owner
from quarterdeck.games.rattle_battle.drop import has_physics
from quarterdeck.games.rattle_battle.game import obvious
from quarterdeck.games.rattle_battle.rules.sea import tiles
from quarterdeck.games.rattle_battle.terminal import choosing
from quarterdeck.games.rattle_battle.terminal.box import Chart, paint_box
from quarterdeck.games.rattle_battle.terminal.happening import happening_rows, involved
from quarterdeck.games.rattle_battle.terminal.marks import COIN
from quarterdeck.games.rattle_battle.terminal.panels import (
    card_rows,
    dice_rows,
    galleon_rows,
    listed,
    looked_rows,
    player_rows,
    port_rows,
    ship_rows,
)
from quarterdeck.games.rattle_battle.terminal.rows import Row, paint_rows, text_rows
from quarterdeck.games.rattle_battle.terminal.stages import stages
from quarterdeck.games.rattle_battle.terminal.telling import Telling
from quarterdeck.games.rattle_battle.wording import RattleBattleWording
from quarterdeck.i18n import Wording
from quarterdeck.terminal.canvas import Canvas
from quarterdeck.terminal.palette import INK, PAPER, style
from quarterdeck.terminal.views import Button, Scene, Spot, Stage, View

PANEL: Final = 46
"""The least columns beside the box."""
LOG: Final = 3
"""Rows left to the log where it stands below."""
AIRY: Final = 20
"""From so many rows on there is a line between the places of the port."""
SECRET: Final = ("at-once", "skirmish-pick", "dig-pick", "guess", "keep")
"""Decisions that others must not see."""
ASIDE: Final = ("port", "set-up", "over")
"""Phases without a box to look at."""


class RattleBattleView(View):
    """The box as the stage; card, ships and players beside it, or the port in its place."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        assert isinstance(wording, RattleBattleWording)
        self._wording = wording
        self._last: Telling | None = None

    def _told(self, scene: Scene) -> Telling:
        """The scene in words; the last one is kept, as what was measured for it is."""
        seen = scene.observation
        assert isinstance(seen, Observation)
        if self._last is None or self._last.seen is not seen or self._last.names != scene.names:
            self._last = Telling(self._wording, seen, scene.names)
        return self._last

    # -- drawing -----------------------------------------------------------------------------

    def height(self, scene: Scene, width: int, room: int) -> int:
        return max(min(room, (width - PANEL) // 2 + 2 * len(scene.names)) - (LOG - 2), 0)

    def paint(self, scene: Scene, width: int, height: int) -> Canvas:
        told = self._told(scene)
        canvas = Canvas(width, height, style(INK, PAPER))
        side = max(min(height, (width - PANEL) // 2), 1)
        left = 2 * side
        below = height - side
        full = below >= 2 * len(scene.names)
        under = full or below >= len(scene.names)
        canvas.draw(0, 0, self._stage(scene, told, side))
        players = player_rows(told, width if under else width - left - 1, full=full)
        beside = self._beside(scene, told, width - left - 2)
        if under:
            canvas.draw(0, side, paint_rows(players, width, below))
        else:
            beside = players + beside
        canvas.draw(left, 0, paint_rows(beside, width - left, side if under else height))
        return canvas

    def _stage(self, scene: Scene, told: Telling, rows: int) -> Canvas:
        """The box, or the port, or the dice of a crazy adventure."""
        card, seen = told.card, told.seen
        if seen.phase in ASIDE:
            airy = rows >= AIRY
            return paint_rows(port_rows(told, 2 * rows - 2, airy=airy), 2 * rows, rows)
        if seen.phase == "crazy" and not seen.sea:
            return paint_rows(dice_rows(told), 2 * rows, rows)
        ship = self._selected(scene, told)
        reach = told.reach(ship) if ship and owner(ship) == told.seat else 0.0
        laid = tuple(tile for _, tile in tiles(card)) if card is not None else ()
        return paint_box(Chart(seen.sea, laid, ship, reach, *involved(scene.told)), rows)

    def _beside(self, scene: Scene, told: Telling, width: int) -> list[Row]:
        """What the decision needs: cards looked at, ships, or the card that was drawn."""
        seen = told.seen
        rows = looked_rows(told, width)
        if scene.told:
            rows += happening_rows(told, scene.told, width)
            rows.append(Row(()))
        if scene.viewer is not None and told.me.loot and not seen.sea and seen.phase not in ASIDE:
            mine = self._wording.say("terminal-your-loot", loot=told.wording.loots(told.me.loot))
            rows += text_rows(mine, width)
        if seen.sea:
            rows += card_rows(told, width, whole=False)
            rows += ship_rows(told, width, self._selected(scene, told))
            rows += card_rows(told, width, whole=True)[1:]
        elif seen.phase not in ASIDE:
            rows += card_rows(told, width, whole=True)
        elif scene.viewer is not None:
            rows += galleon_rows(told, width)
        return rows

    def _selected(self, scene: Scene, told: Telling) -> str:
        ships = listed(told)
        in_box = scene.cursor is not None and scene.cursor < len(ships)
        return ships[scene.cursor or 0] if in_box else ""

    # -- words -------------------------------------------------------------------------------

    def status(self, scene: Scene) -> str:
        seen = self._told(scene).seen
        if not seen.quest:
            return self._wording.phase(seen.phase)
        introductory = seen.options["scenario"] == "introductory"
        quests = "" if introductory else f"/{len(QUESTS[seen.options['length']])}"
        quest = self._wording.say("terminal-quest", quest=f"{seen.quest}{quests}")
        return f"{quest} · {self._wording.phase(seen.phase)}"

    def prompt(self, scene: Scene) -> str:
        told = self._told(scene)
        about = told.about
        reason = self._wording.reason(about) if told.decision in ("give", "part") else ""
        key = f"ask-{told.decision}"
        if told.decision in ("at", "at-once"):
            return self._wording.say("ask-at", place=self._wording.place(about))
        acted = told.decision == "turn" and Command("done") in scene.choices
        return self._wording.say(
            f"{key}-again" if acted else key,
            reason=reason,
            sails=told.me.ready_sails,
            cannons=told.me.ready_cannons,
            due=told.due,
        )

    def hint(self, scene: Scene) -> str:
        told = self._told(scene)
        in_port = told.decision in ("at", "at-once", "ashore")
        if told.closed and (in_port or told.decision == "close"):
            return self._wording.say("terminal-closed", places=told.closed)
        lost = [told.overload(ships) for ships in range(told.me.ships + 1)]
        if told.decision == "send" and lost[-1]:
            return self._wording.say("hint-cargo", ships=lost.index(next(filter(None, lost))))
        return self._wording.say_or("", f"hint-{told.decision.replace('at-once', 'ashore')}")

    def effect(self, scene: Scene, spot: Spot) -> str:
        return self._told(scene).label(spot.actions[0])

    def label(self, scene: Scene, action: CoreAction) -> str:
        return self._told(scene).label(action)

    def notice(self, scene: Scene) -> str:
        pooled = dict(self._told(scene).seen.options)["drops"] == "pool"
        return self._wording.say("terminal-no-physics") if pooled and not has_physics() else ""

    def help(self) -> list[tuple[str, str]]:
        sections = [(self.words("rattle-battle"), self._wording.say("terminal-battle-rules"))]
        phases = ("draw", "drop", "np", "actions", "battle", "coins", "loot", "sailors")
        for number, phase in enumerate((*phases, "repair", "load", "port"), start=1):
            title = f"{number} {self._wording.phase(phase)}" if phase != "port" else ""
            told = self._wording.say(f"terminal-phase-{phase}")
            sections.append((title or self._wording.phase(phase), told))
        sections.append(
            (self.words("terminal-tool-type"), self._wording.say("terminal-typing-help"))
        )
        return sections

    def display(self, scene: Scene) -> list[tuple[str, str]]:
        told = self._told(scene)
        if told.card is not None:
            fleet = ". ".join(map(told.squadron, told.card.fleet))
            about = f"{self._wording.card_about(told.card.id)} {fleet}"
            sections = [(self._wording.card(told.card.id), about)]
        else:
            sections = []
        for player, name in zip(told.seen.players, scene.names, strict=True):
            owned = [card for card, _ in (*player.upgrades, *player.sailors)]
            cards = (f"{self._wording.card(c)}: {self._wording.card_about(c)}" for c in owned)
            sections.append((name, " ".join((told.galleon(player.seat), *cards))))
        bag = told.wording.loots(told.seen.bag)
        return [*sections, (self._wording.say("terminal-bag"), bag)]

    def final(self, scene: Scene, seat: int) -> str:
        told = self._told(scene)
        return f"{COIN}{told.seen.players[seat].coins}"

    # -- what happened -----------------------------------------------------------------------

    def stages(self, before: CoreObservation, step: Step) -> list[Stage]:
        assert isinstance(before, Observation)
        return stages(before, step)

    def headline(self, scene: Scene) -> str:
        return self._wording.phase(self._told(scene).seen.phase)

    # -- choices -----------------------------------------------------------------------------

    def covers(self, scene: Scene) -> bool:
        return self._told(scene).decision in SECRET

    def spots(self, scene: Scene) -> list[Spot]:
        told = self._told(scene)
        return [
            Spot("", f"ship:{ship}", self._with(scene, told, ship), told.ship_about(ship))
            for ship in listed(told)
        ]

    @staticmethod
    def _with(scene: Scene, told: Telling, ship: str) -> tuple[CoreAction, ...]:
        """What can be done with a ship, or to it; if nothing, what one would ask about first."""
        found = tuple(
            action
            for action in scene.choices.actions
            if isinstance(action, Command) and ship in action.words
        )
        facing = told.facing(ship)
        mine, other = (ship, facing) if owner(ship) == told.seat else (facing, ship)
        return found or (Command("shoot", (mine or ship, other or ship)),)

    def buttons(self, scene: Scene) -> list[Button]:
        return choosing.buttons(self._told(scene), choosing.suggested(scene.choices))

    def automatic(self, choices: Choices) -> CoreAction | None:
        return obvious(choices)

    def expand(self, scene: Scene, text: str) -> str:
        return choosing.expand(self._told(scene), scene.choices, text)

    def typing(self, scene: Scene) -> str:
        kinds = {"slides": "move", "throws": "throw", "tokens": "tokens"}
        first = next((kinds[several.kind] for several in scene.choices.ranges), "move")
        return self._wording.say(f"terminal-type-{first}")
