"""Port Royal as the table shows it."""

from __future__ import annotations

from typing import ClassVar, Final

from quarterdeck.core import Action as CoreAction
from quarterdeck.core import Choices
from quarterdeck.games.port_royal import ACTIONS, Action, Card, Observation
from quarterdeck.games.port_royal.cards import (
    CARD_OF_FACE,
    COINS,
    COLOUR,
    FACE_BY_CODE,
    FIRST_OF_FACE,
    GOVERNOR,
    ROLES,
)
from quarterdeck.games.port_royal.rules.taking import TAKES_FOR_COLOURS, fee, price
from quarterdeck.games.port_royal.state import State as Position
from quarterdeck.games.port_royal.terminal.cards import EDGE, SMALL, WITH_WAVES, Shown, State
from quarterdeck.games.port_royal.terminal.harbour import (
    paint_berths,
    paint_expeditions,
    paint_harbour,
    plan,
)
from quarterdeck.games.port_royal.terminal.marks import COIN, NEED, POINT, ROLE
from quarterdeck.games.port_royal.terminal.names import Names
from quarterdeck.games.port_royal.terminal.players import paint_players
from quarterdeck.games.port_royal.wording import PortRoyalWording
from quarterdeck.i18n import Wording
from quarterdeck.terminal.canvas import Canvas
from quarterdeck.terminal.views import Button, Scene, Spot, View

KEYS: Final = "1234567890-="
"""The keys of the first twelve cards: a row of the keyboard."""
VERB_KEYS: Final = {"draw": "d", "stop": "s", "repel": "r", "admit": "a", "pass": "p"}
LETTER: Final = {"captain": "c", "priest": "p", "settler": "s", "jack": "j"}
TWO_ROWS: Final = 2 * (SMALL + EDGE)
TWO_TALL_ROWS: Final = 2 * (WITH_WAVES + EDGE)
STRIPS: Final = 2
"""The row of expeditions and the one of berths."""


def taking(card: Card) -> Action:
    """The action that takes a card from the harbour."""
    return Action(f"{'trade' if card.face.kind == 'ship' else 'hire'} {card}")


def coins_for(s: Position, card: Card) -> int:
    """How many coins the acting player gains, or pays if negative, for taking a card."""
    number, p = FIRST_OF_FACE[FACE_BY_CODE[card.code]], s.acting
    if card.face.kind == "ship":
        return COINS[number] + s.ability[p][COLOUR[number]] - fee(s, p)
    return -price(s, p, number) - fee(s, p)


def takes_worth(seen: Observation) -> int:
    """How many cards the active player could take if he stopped now (PR 3.1, 5)."""
    colours = {card.face.colour for card in seen.harbour if card.face.kind == "ship"}
    governors = sum(card.face.role == ROLES[GOVERNOR] for card in seen.displays[seen.active])
    return TAKES_FOR_COLOURS[(1 << len(colours)) - 1] + governors


class PortRoyalView(View):
    """The harbour as the stage, the players above it."""

    secret: ClassVar[bool] = False
    odds: ClassVar[bool] = True

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        assert isinstance(wording, PortRoyalWording)
        self._wording = wording
        self._names = Names(wording)

    # -- drawing -----------------------------------------------------------------------------

    def height(self, scene: Scene, width: int, room: int) -> int:
        players = _seen(scene).players
        for wanted in (2 * players + TWO_TALL_ROWS, players + TWO_TALL_ROWS):
            if room >= wanted + STRIPS:
                return wanted + STRIPS
        return min(room, players + STRIPS + TWO_ROWS)

    def _rows(self, scene: Scene, height: int) -> tuple[int, int]:
        """Lines for each player, and rows for the harbour."""
        players = _seen(scene).players
        lines = 2 if height >= 2 * players + STRIPS + TWO_TALL_ROWS else 1
        return lines, max(height - lines * players - STRIPS, 0)

    def paint(self, scene: Scene, width: int, height: int) -> Canvas:
        seen = _seen(scene)
        lines, rows = self._rows(scene, height)
        canvas = Canvas(width, height)
        players = paint_players(seen, scene.names, self._names, width, lines)
        canvas.draw(0, 0, players)
        y = players.height
        canvas.draw(0, y, self._expeditions(scene, width))
        berths = paint_berths(seen, takes_worth(seen), scene.odds, self._wording, width)
        canvas.draw(0, y + 1, berths)
        canvas.draw(0, y + STRIPS, paint_harbour(self._harbour(scene), width, rows))
        return canvas

    def _harbour(self, scene: Scene) -> list[Shown]:
        seen = _seen(scene)
        taken = scene.asked and seen.phase == "take"
        position = seen.any_state() if taken else None
        shown = []
        for n, card in enumerate(seen.harbour):
            state = State.PLAIN
            note = ""
            if position is not None:
                state = State.LEGAL if taking(card) in scene.choices else State.REFUSED
                note = f"{coins_for(position, card):+d}"
            key = KEYS[n] if n < len(KEYS) else ""
            name = self._names.card(card)
            shown.append(Shown(card, name, key, state, n == scene.cursor, note))
        if seen.pending is not None:
            shown.append(Shown(seen.pending, self._names.card(seen.pending), "", State.ARRIVING))
        return shown

    def _expeditions(self, scene: Scene, width: int) -> Canvas:
        seen = _seen(scene)
        seat = scene.viewer if scene.viewer is not None else seen.active
        owned = "".join(LETTER.get(card.face.role, "") for card in seen.displays[seat])
        legal = [card for card in seen.expeditions if self._claims(scene, card)]
        at = (scene.cursor or 0) - len(seen.harbour)
        chosen = scene.cursor is not None and 0 <= at < len(seen.expeditions)
        return paint_expeditions(
            seen.expeditions,
            owned,
            legal,
            seen.expeditions[at] if chosen else None,
            self._wording.say("expeditions"),
            width,
        )

    # -- words -------------------------------------------------------------------------------

    def status(self, scene: Scene) -> str:
        seen = _seen(scene)
        parts = [
            self._wording.say("round", round=seen.round),
            f"{self._wording.say('terminal-draw-pile')} {seen.pile}",
            f"{self._wording.say('terminal-discard-pile')} {len(seen.discard)}",
        ]
        if seen.last_round:
            parts[0] = self._wording.say("last-round")
        return "  ".join(parts)

    def prompt(self, scene: Scene) -> str:
        seen = _seen(scene)
        if seen.phase == "ship" and seen.pending is not None:
            return self._wording.say(
                "terminal-ask-ship",
                card=self._wording.card(seen.pending),
                needed=seen.pending.face.swords,
                swords=seen.swords[seen.active],
            )
        if seen.phase == "take":
            key = "terminal-ask-take" if seen.acting == seen.active else "terminal-ask-take-fee"
            return self._wording.say(key, takes=seen.takes, coins=len(seen.coins[seen.acting]))
        return self._wording.say("terminal-ask-more" if seen.drawn else "terminal-ask-first")

    def effect(self, scene: Scene, spot: Spot) -> str:
        seen, action = _seen(scene), spot.actions[0]
        assert isinstance(action, Action)
        assert action.card is not None  # so have all spots
        if action.verb == "claim":
            face = action.card.face
            needs = "".join(NEED[n] for n in action.spent)
            gain = f"{POINT}{face.points} +{face.coins}{COIN}"
            return f"{self._wording.say('terminal-claim')} {needs}: {gain}"
        label = self.wording.action(action)
        coins = len(seen.coins[seen.acting])
        after = coins + coins_for(seen.any_state(), action.card)
        charge = "" if seen.acting == seen.active else f" ({self._wording.say('terminal-fee')} 1)"
        return f"{label}: {COIN}{coins} → {COIN}{after}{charge}"

    def caution(self, action: CoreAction) -> str:
        hires = isinstance(action, Action) and action.verb == "hire"  # coins paid are turned up
        return self._wording.say("terminal-again") if hires else ""

    def help(self) -> list[tuple[str, str]]:
        sections = [(self.words("port-royal"), self._wording.say("terminal-rules"))]
        met: set[str] = set()
        for card in CARD_OF_FACE:
            role = card.face.role
            if role and role not in met:
                met.add(role)
                title = f"{ROLE[role]} {self._names.card(card)}"
                sections.append((title, self._wording.card_about(card)))
        return sections

    def display(self, scene: Scene) -> list[tuple[str, str]]:
        seen = _seen(scene)
        told = []
        for name, cards in zip(scene.names, seen.displays, strict=True):
            texts = [f"{self._wording.card(c)} ({self._wording.card_details(c)})" for c in cards]
            told.append((name, "; ".join(texts) or "-"))
        return told

    def final(self, scene: Scene, seat: int) -> str:
        return f"{COIN}{len(_seen(scene).coins[seat])}"

    # -- choices -----------------------------------------------------------------------------

    def spots(self, scene: Scene) -> list[Spot]:
        seen = _seen(scene)
        spots = [
            Spot(
                KEYS[n] if n < len(KEYS) else "",
                f"spot:{n}",
                (taking(card),),
                self._about(card),
            )
            for n, card in enumerate(seen.harbour)
        ]
        for card in seen.expeditions:
            claims = self._claims(scene, card) or (Action(f"claim {card}"),)
            spots.append(Spot("", f"expedition:{card}", claims, self._about(card)))
        return spots

    def _about(self, card: Card) -> str:
        about = self._wording.card_about(card)
        expedition = card.face.kind == "expedition"  # its name says no more than its text
        return about if expedition else f"{self._wording.card(card)}. {about}"

    def columns(self, scene: Scene, width: int, height: int) -> int:
        seen = _seen(scene)
        _, rows = self._rows(scene, height)
        return plan(len(seen.harbour) + (seen.pending is not None), width, rows).columns

    def buttons(self, scene: Scene) -> list[Button]:
        offered = [a for a in scene.choices.actions if isinstance(a, Action)]
        buttons = [
            Button(VERB_KEYS[a.verb], self.wording.action(a), (a,))
            for a in offered
            if a.verb in VERB_KEYS
        ]
        claims = tuple(a for a in offered if a.verb == "claim")
        if claims:
            needs = "".join(NEED[n] for n in claims[0].spent)
            label = self._wording.say("terminal-claim")
            buttons.append(Button("c", f"{label} {needs}" if len(claims) == 1 else label, claims))
        if any(a.verb in ("trade", "hire") for a in offered):
            last = KEYS[min(len(_seen(scene).harbour), len(KEYS)) - 1]
            keys = "1" if last == "1" else f"1-{last}"
            buttons.append(Button(keys, self._wording.say("terminal-take"), ()))
        return buttons

    def verbs(self) -> dict[str, CoreAction]:
        return {key: Action(verb) for verb, key in VERB_KEYS.items()}

    def automatic(self, choices: Choices) -> CoreAction | None:
        only = choices.actions[0] if len(choices) == 1 and choices.actions else None
        return only if only == PASS else None

    def _claims(self, scene: Scene, card: Card) -> tuple[CoreAction, ...]:
        return tuple(
            a
            for a in scene.choices.actions
            if isinstance(a, Action) and a.verb == "claim" and a.card == card
        )


PASS: Final = next(action for action in ACTIONS if action.verb == "pass")


def _seen(scene: Scene) -> Observation:
    assert isinstance(scene.observation, Observation)
    return scene.observation
