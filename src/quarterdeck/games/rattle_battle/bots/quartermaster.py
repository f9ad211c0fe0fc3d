"""The Quartermaster: plays moves, shots and battles through, and plans the port."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.bots.candidates import candidates
from quarterdeck.games.rattle_battle.bots.gunner import LEAST_GAIN, Gunner, best_of
from quarterdeck.games.rattle_battle.bots.habits import DONE, PASS, standing_at
from quarterdeck.games.rattle_battle.bots.lookahead import Fancy, fought, imagined, shopped
from quarterdeck.games.rattle_battle.bots.worth import worth
from quarterdeck.games.rattle_battle.rules.ashore import from_here
from quarterdeck.games.rattle_battle.rules.loot import add_part
from quarterdeck.games.rattle_battle.rules.places import LEAVE, meant
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.port import DECKS

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.core import Action
    from quarterdeck.games.rattle_battle.state import State

PROMISING: Final = 8
"""Actions that are looked at twice: alone, and with what everybody does after them."""
MOST_ROUNDS: Final = 20
"""No adventure has so many."""


@dataclass(frozen=True)
class Quartermaster(Gunner):
    """Knows what loot is for, and that the others will act, too."""

    name: ClassVar[str] = "quartermaster"
    level: ClassVar[int] = 3
    trust: ClassVar[float] = 0.15
    deeds: ClassVar[int] = 2
    samples: int = 12
    """How many drops, or deals of hidden cards, an action is tried on."""
    rounds: int = 3
    """How many rounds of actions are played through at sea; with none it looks no further than a
    Gunner there, and takes a third of the time."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise QuarterdeckError(f"rounds is from 0 to {MOST_ROUNDS}, not {self.rounds:,}")

    def choose(self, question: Question) -> Action:
        """The action after which it is furthest ahead when the dust has settled."""
        s = imagined(question)
        match s.agenda[-1].name, question.choices.actions:
            case "part", actions:
                return best_of(actions, lambda a: with_part(s, question.seat, a))[1] or actions[0]
            case "at" | "at-once", _:
                return self.shop(question, s)
            case "ashore", _:
                return self.visit(question, s)
        return super().choose(question)

    def turn(self, s: State, seat: int, actions: Sequence[Action], seed: int) -> Action:
        """RB 4.4: the promising actions, each with what everybody does after it."""
        if not self.rounds:
            return super().turn(s, seat, actions, seed)
        stay = DONE if s.acted else PASS
        tried = [action for action in actions if action != stay]
        alone: dict[Action, float] = {stay: fought(s, seat, None, seed) + LEAST_GAIN}

        def first_look(action: Action) -> float:
            alone[action] = fought(s, seat, action, seed)
            return alone[action]

        best_of(tried, first_look)
        promising = sorted((a for a in tried if a in alone), key=lambda a: -alone[a])[:PROMISING]

        def value(action: Action) -> float:
            later = fought(s, seat, action, seed, replies=self.rounds)
            return alone[action] + later

        _, action = best_of([stay, *promising], value)
        assert action is not None
        return action

    def visit(self, question: Question, s: State) -> Action:
        """RB 6e: the same at the first place where there is anything to do, then leave."""
        for place in from_here(s, question.seat, s.agenda[-1].what):
            action = self.shop(question, standing_at(s, place))
            if action != DONE:
                return action
        return LEAVE

    def shop(self, question: Question, s: State) -> Action:
        """RB 6: what leaves most here, in a few deals of the cards nobody has seen."""
        seed, states, place = question.rng.below(1 << 48), [s], s.agenda[-1].what
        if place in DECKS:
            others = (imagined(question) for _ in range(self.samples - 1))
            states += [standing_at(other, place) for other in others]
        actions = candidates(s, question.seat, question.choices)
        here = [a for a in actions if isinstance(a, Command) and meant(a) == place]
        _, action = best_of(
            [DONE, *here],
            lambda action: sum(shopped(state, question.seat, action, seed) for state in states),
        )
        assert action is not None
        return action


def _kind(action: Action) -> str:
    """The loot that an action is about."""
    assert isinstance(action, Command)
    return action.words[0]


def with_part(s: State, seat: int, action: Action) -> float:
    """What a player would have with one more part."""
    twin = s.copy()
    add_part(Play(twin, Fancy(0)), seat, _kind(action), "")
    return worth(twin, seat)
