"""R400: for every legal action, 400 deals of the unseen cards, played out by Thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from quarterdeck.bots.api import Bot
from quarterdeck.bots.port_royal.rollouts import play_out, win_share
from quarterdeck.port_royal import Action, Observation
from quarterdeck.port_royal.actions import COUNT
from quarterdeck.port_royal.cards import CARDS
from quarterdeck.port_royal.rules.belief import deal_anew
from quarterdeck.port_royal.rules.play import apply
from quarterdeck.port_royal.state import State, clone

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question

DEALS: Final = 400


def rollouts(s: State, actions: list[int], deals: range, seed: int) -> list[float]:
    """For each action, the acting player's share of wins summed over these deals."""
    wins = [0.0] * len(actions)
    room, pool = [0] * COUNT, [0] * CARDS
    for deal in deals:
        dealt = clone(s)
        deal_anew(dealt, seed + deal, pool)
        for i, action in enumerate(actions):
            game = clone(dealt)
            apply(game, action)
            wins[i] += win_share(play_out(game, room), s.acting, s.players)
    return wins


class R400(Bot):
    """Tries everything 400 times. Fixed, so that strength can be measured."""

    name: ClassVar[str] = "r400"
    games: ClassVar[tuple[str, ...]] = ("port-royal",)

    def choose(self, question: Question) -> Action:
        """The action with most wins, the first of them if several have."""
        actions = [a for a in question.choices.actions if isinstance(a, Action)]
        if len(actions) == 1:
            return actions[0]
        assert isinstance(question.observation, Observation)
        seed = question.rng.below(1 << 32)
        numbers = [action.number for action in actions]
        wins = rollouts(question.observation.any_state(), numbers, range(DEALS), seed)
        return actions[wins.index(max(wins))]
