"""Rattle, Battle, Grab the Loot as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from quarterdeck.core import (
    Action,
    Chance,
    Choices,
    Event,
    Game,
    NotationError,
    Option,
    Position,
    Preview,
    QuarterdeckError,
    Refusal,
    Result,
    Script,
    TableError,
)
from quarterdeck.games.rattle_battle.actions import Command, Slide, Throw, Tokens, parse_action
from quarterdeck.games.rattle_battle.drop import has_physics
from quarterdeck.games.rattle_battle.events import TurnPassed
from quarterdeck.games.rattle_battle.notation import check_accounts, parse_state
from quarterdeck.games.rattle_battle.observation import Observation, observe
from quarterdeck.games.rattle_battle.options import FORMER, OPTIONS
from quarterdeck.games.rattle_battle.rules.at_once import may_be_planned
from quarterdeck.games.rattle_battle.rules.course import (
    deciding,
    refusal,
    run,
    set_up,
    to_act,
    work_off,
)
from quarterdeck.games.rattle_battle.rules.ending import victory_points, winners
from quarterdeck.games.rattle_battle.rules.pit import is_pair
from quarterdeck.games.rattle_battle.rules.play import Play, Watched
from quarterdeck.games.rattle_battle.state import State
from quarterdeck.games.rattle_battle.writing import position_text

LEADING_ON: Final = ("end-adventure", "end-quest", "draw")
"""What is done last of an agenda, and puts the next things on it: it never runs out."""

JOYS: Final = ("drop", "roll")
"""What everybody does himself, though there is no choice."""


@dataclass(slots=True)
class RattleBattlePosition(Position):
    """A game of Rattle, Battle, Grab the Loot at one moment."""

    state: State

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def options(self) -> Mapping[str, str]:
        return self.state.options

    def to_act(self) -> tuple[int, ...]:
        return to_act(self.state)

    @property
    def secret(self) -> bool:
        now = deciding(self.state)
        return now is not None and now[1].secret

    def legal(self, seat: int) -> Choices:
        s, now = self.state, deciding(self.state)
        if now is None or seat not in self.to_act():
            return Choices()
        task, decision = now
        possible = dict.fromkeys(
            action
            for action in decision.considered(s, seat, task)
            if decision.refusal(s, seat, task, action) is None
        )
        return Choices(tuple(possible), decision.ranges(s, seat, task))

    def obvious(self, seat: int) -> Action | None:
        return obvious(self.legal(seat))

    def preview(self, seat: int, action: Action) -> Preview:
        """What others have in mind nobody foresees: it is as if they still had to decide."""
        hidden = self.state.chosen.keys() - {seat}
        blind = self.copy()
        for other in hidden:
            del blind.state.chosen[other]
        ahead = Position.preview(blind, seat, action)  # a class with slots has no bare super()
        events = ahead.events
        if events and isinstance(events[-1], TurnPassed) and not hidden.isdisjoint(events[-1].to):
            events = events[:-1]  # they are not asked, for they have decided
        return Preview(events, ahead.whole and not hidden)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Command | Slide | Throw):
            return Refusal("foreign", "that is no action of Rattle, Battle, Grab the Loot")
        return refusal(self.state, seat, action)

    def _apply(self, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
        work_off(Play(self.state, chance, events), seat, action)

    def moments(
        self, seat: int, action: Action, chance: Chance
    ) -> list[tuple[Event, RattleBattlePosition]]:
        watched = Watched(self.state.copy(), chance)
        work_off(watched, seat, action)
        return [(event, RattleBattlePosition(state)) for event, state in watched.moments]

    def observe(self, viewer: int | None) -> Observation:
        return observe(self.state, viewer)

    def result(self) -> Result | None:
        s = self.state
        if s.phase != "over":
            return None
        return Result(winners(s), tuple(map(victory_points, s.players)), "quests")

    def copy(self) -> RattleBattlePosition:
        return RattleBattlePosition(self.state.copy())

    def __str__(self) -> str:
        return position_text(self.state)


def obvious(choices: Choices) -> Action | None:
    """The only answer there is, unless to give it is the joy."""
    match choices:
        case Choices((Command(verb) as only,), ()) if verb not in JOYS:
            return only
        case Choices(actions, (Tokens() as tray,)) if _leaves_no_choice(tray):
            # Each of the actions names one of the tokens that have to go.
            if all(isinstance(one, Command) and one.verb == tray.verb for one in actions):
                return Command(tray.verb, tray.suggested)
    return None


def _leaves_no_choice(tray: Tokens) -> bool:
    """Whether all tokens have to go, or they are of one kind."""
    return tray.least == tray.most and (
        len(tray.stock) == 1 or tray.least == sum(n for _, n in tray.stock)
    )


class RattleBattle(Game):
    """Dice are ships: drop them, sail, shoot, fight, and carry the loot home."""

    name: ClassVar[str] = "rattle-battle"
    rules: ClassVar[int] = 2
    changes: ClassVar[Mapping[int, tuple[str, ...]]] = {
        2: (
            *("phase-4", "pit", "boarding", "plunder-time"),
            *("touch", "cannonade", "redrops", "all-loot"),
        ),
    }
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 5
    options: ClassVar[Mapping[str, Option]] = OPTIONS
    former: ClassVar[Mapping[tuple[str, str], tuple[str, str]]] = FORMER

    def suited(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Without physics, drops come from the pool."""
        if has_physics():
            return options
        if options.get("drops") == "real":
            raise TableError(
                "option 'drops' cannot be 'real' where MuJoCo is not installed "
                "(pip install mujoco-core); possible here: pool"
            )
        return {**options, "drops": "pool"}

    def _start(
        self, seats: int, options: Mapping[str, str], chance: Chance
    ) -> tuple[RattleBattlePosition, list[Event]]:
        state, events = set_up(seats, options, chance)
        return RattleBattlePosition(state), events

    def parse_action(self, text: str) -> Action:
        return parse_action(text)

    def parse_recorded(self, text: str, rules: int) -> Action:
        action = parse_action(text)
        if rules < 2 and isinstance(action, Command) and action.verb == "sell":
            # Then two of anything were a coin; now each valuables is one.
            if len(action.words) == 2 and not is_pair(action.words):
                raise NotationError(f"one cannot {action} for a single coin any more")
        return action

    def parse_position(self, text: str) -> RattleBattlePosition:
        # A position is at a decision. What the rules do before needs no chance, or is refused.
        state = parse_state(text)
        _check_quest(state)
        position = RattleBattlePosition(state)
        try:
            run(Play(state, Script(())))
            check_accounts(state)
            _check(position)
        except QuarterdeckError:
            raise
        except (LookupError, TypeError, ValueError, AssertionError) as error:
            # An agenda can be written that no game leads to, and the rules need not know it.
            raise NotationError("the rules cannot go on from this agenda") from error
        return position


def _check_quest(s: State) -> None:
    """Refuse an adventure that no quest has."""
    if s.scenario != "introductory" and s.quest:
        last = len(s.quests[s.quest - 1]) if s.quest <= len(s.quests) else -1
        if s.adventure > last:
            raise NotationError(f"there is no adventure {s.adventure} of quest {s.quest}")


def _check(position: RattleBattlePosition) -> None:
    """Refuse a position that can be written, but not played on."""
    s, now, deciders = position.state, deciding(position.state), position.to_act()
    if not deciders and s.phase != "over":
        raise NotationError("nobody is to decide, and the game is not over")
    if deciders and s.phase == "over":
        raise NotationError("the game is over, and there is still something on the agenda")
    if deciders and s.agenda[0].name not in LEADING_ON:
        raise NotationError(f"the agenda must begin with one of: {', '.join(LEADING_ON)}")
    for seat in deciders:
        if not position.legal(seat):
            raise NotationError(f"seat {seat} is to decide, but can do nothing")
    for seat, text in s.chosen.items():
        action = parse_action(text)
        fits = now is not None and now[1].secret and now[1].refusal(s, seat, now[0], action) is None
        if not (fits or may_be_planned(s, action)):
            raise NotationError(f"seat {seat} cannot have chosen '{text[:40]}' here")


RATTLE_BATTLE: Final = RattleBattle()
