"""Port Royal for OpenSpiel: ``pyspiel.load_game("quarterdeck_port_royal(players=3)")``.

Chance is a player here, so hidden cards are not dealt before somebody sees them. A card turned up,
or a coin whose face is shown as it is paid, is a chance node over the faces it could be. Nobody at
the table knows more than another (PR 7), and what nobody has seen is not decided yet: so to
OpenSpiel this is a game of perfect information with chance, and the history of a game is what
every player knows of it.

The rules ask for chance in the middle of an action. So an action is tried on a copy of the state
until it shows a card that was not chosen yet. That card changes places with one of the face that
chance chooses, among the hidden cards of the same shuffle, and the action is tried again. All
orders of those are alike likely, so nothing else changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

import numpy as np
import pyspiel

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL
from quarterdeck.games.port_royal.actions import COUNT, ROOM
from quarterdeck.games.port_royal.cards import CARDS, FACE, FACES
from quarterdeck.games.port_royal.envs.features import PLACES, SIZE
from quarterdeck.games.port_royal.envs.spaces import rewards, table_for, tensor
from quarterdeck.games.port_royal.notation import position_text
from quarterdeck.games.port_royal.observation import observe
from quarterdeck.games.port_royal.options import numbers_of
from quarterdeck.games.port_royal.rules.discovering import MOST_DRAWS
from quarterdeck.games.port_royal.rules.play import apply, deal, legal, set_up
from quarterdeck.games.port_royal.rules.telling import COIN_SHOWN, DRAWN
from quarterdeck.games.port_royal.rules.turn import LAST_POSSIBLE_ROUND
from quarterdeck.games.port_royal.state import (
    MAX_DISPLAY,
    MAX_PLAYERS,
    OVER,
    UNSEEN,
    RawEvent,
    State,
    clone,
)

NAME: Final = "quarterdeck_port_royal"
FIRST_START: Final = len(FACES)
"""Chance outcomes: the faces by number, then the seats that could be start player."""
NODES_IN_A_TURN: Final = 2 * MOST_DRAWS + CARDS + MAX_PLAYERS * (MAX_DISPLAY + CARDS)
"""More than a turn can have: draws and ships, coins shown, and everybody's takes."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Port Royal",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=PORT_ROYAL.min_seats,
    max_num_players=PORT_ROYAL.max_seats,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": PORT_ROYAL.min_seats,
        **{name: option.default for name, option in PORT_ROYAL.options.items()},
    },
)


@dataclass(frozen=True)
class _Hidden:
    """A card about to be shown that chance has not chosen yet."""

    card: int
    origin: int
    """The shuffle it came from."""
    pool: tuple[int, ...]
    """What it could be instead: the hidden cards of that shuffle, itself among them."""


class _Stop(Exception):
    """A hidden card is about to be shown."""

    def __init__(self, hidden: _Hidden) -> None:
        super().__init__()
        self.hidden = hidden


class _Watch(list[RawEvent]):
    """Listens to the rules, and stops them at the first card that was not chosen yet."""

    def __init__(self, s: State, chosen: int) -> None:
        super().__init__()
        self._state, self._left = s, chosen

    def append(self, event: RawEvent) -> None:
        code, _, drawn, *_ = event  # in both kinds the second number is the card
        if code not in (DRAWN, COIN_SHOWN):
            return
        if self._left:
            self._left -= 1
            return
        s, origin = self._state, self._state.origin[drawn]
        hidden = (c for c in range(CARDS) if s.place[c] == UNSEEN and s.origin[c] == origin)
        raise _Stop(_Hidden(drawn, origin, tuple(sorted({drawn, *hidden}))))


class _Value:
    """Something that never changes; OpenSpiel copies states often, and copies share it."""

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


@dataclass(frozen=True)
class _Position(_Value):
    """A state between two actions."""

    state: State


@dataclass(frozen=True)
class _Trial(_Value):
    """An action that waits for chance: what was chosen so far lies in ``base`` and ``orders``."""

    action: int
    base: State
    orders: Mapping[int, Sequence[int]]
    """The orders of the shuffles that happen within the action, bottom first."""
    chosen: int
    hidden: _Hidden

    def choose(self, face: int) -> _Position | _Trial:
        """Let the card that is about to be shown be one of this face, and go on."""
        card, origin = self.hidden.card, self.hidden.origin
        other = next(c for c in self.hidden.pool if FACE[c] == face)
        base, orders = self.base, dict(self.orders)
        if origin in orders:
            orders[origin] = _swapped(orders[origin], card, other)
        else:
            base = clone(base)
            base.pile = _swapped(base.pile, card, other)
            base.coin = [_swapped(stack, card, other) for stack in base.coin]
        return _tried(self.action, base, orders, self.chosen + 1)


def _tried(
    action: int, base: State, orders: dict[int, Sequence[int]], chosen: int
) -> _Position | _Trial:
    """The state after an action, or how far it came before a card has to be chosen."""

    def order(s: State) -> list[int]:
        return list(orders.setdefault(s.shuffles, range(CARDS)))

    s = clone(base)
    s.dealer, s.events = order, _Watch(s, chosen)
    try:
        apply(s, action)
    except _Stop as stop:
        return _Trial(action, base, orders, chosen, stop.hidden)
    s.dealer = s.events = None
    return _Position(s)


def _swapped(cards: Sequence[int], one: int, other: int) -> list[int]:
    """The cards, with two of them in each other's places, wherever they lie among these."""
    places = {one: other, other: one}
    return [places.get(c, c) for c in cards]


class PortRoyalGame(pyspiel.Game):
    """The game; parameters are the number of players and the table options."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", PORT_ROYAL.min_seats))
        options = {name: str(value) for name, value in given.items() if name != "players"}
        self.table = table_for(players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=COUNT,
            max_chance_outcomes=FIRST_START + players,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LAST_POSSIBLE_ROUND * players * NODES_IN_A_TURN,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> PortRoyalState:
        """The game before anything has been left to chance."""
        return PortRoyalState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> PortRoyalObserver:
        """What players see: the named tensor, and the position without what nobody knows."""
        if params:
            raise QuarterdeckError(f"no parameters of observations are known, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return PortRoyalObserver(perfect_recall=recall)


class PortRoyalState(pyspiel.State):
    """A game at one moment; perhaps in the middle of an action, waiting for chance."""

    def __init__(self, game: PortRoyalGame) -> None:
        super().__init__(game)
        empty = State(players=game.table.seats, options=numbers_of(game.table.options))
        self._now: _Position | _Trial = _Position(empty)
        self._dealt = False

    @property
    def position(self) -> State:
        """The position; in the middle of an action the one before it."""
        return self._now.state if isinstance(self._now, _Position) else self._now.base

    def current_player(self) -> int:
        """Whose decision it is: a seat's, chance's, or nobody's."""
        if not self._dealt or isinstance(self._now, _Trial):
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.acting

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        numbers = [0] * ROOM
        return sorted(numbers[: legal(self.position, numbers)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each face the card could have, or each seat that could start, with its chance."""
        if not self._dealt:
            seats = self.position.players
            return [(FIRST_START + seat, 1 / seats) for seat in range(seats)]
        assert isinstance(self._now, _Trial)
        faces = Counter(FACE[c] for c in self._now.hidden.pool)
        return [(face, count / faces.total()) for face, count in sorted(faces.items())]

    def _apply_action(self, action: int) -> None:
        if not self._dealt:
            self._deal(action - FIRST_START)
        elif isinstance(self._now, _Trial):
            self._now = self._now.choose(action)
        else:
            self._now = _tried(action, self._now.state, {}, 0)

    def _deal(self, start: int) -> None:
        s = clone(self.position)
        s.start, s.dealer = start, lambda _: list(range(CARDS))
        set_up(s)
        deal(s)
        s.dealer = None
        self._now, self._dealt = _Position(s), True

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(ACTIONS[action])
        return FACES[action].code if action < FIRST_START else f"start {action - FIRST_START}"

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self._dealt and isinstance(self._now, _Position) and self.position.phase == OVER

    def returns(self) -> list[float]:
        """What each seat has got."""
        return rewards(self.position)

    def history_text(self) -> str:
        """All that happened, in words: what every player knows."""
        return " / ".join(
            self._action_to_string(step.player, step.action) for step in self.full_history()
        )

    def public_text(self) -> str:
        """The position, without what nobody knows."""
        return str(observe(self.position)) if self._dealt else "before the deal"

    def __str__(self) -> str:
        waiting = f" {ACTIONS[self._now.action]} ..." if isinstance(self._now, _Trial) else ""
        return (position_text(self.position) if self._dealt else "before the deal") + waiting


class PortRoyalObserver:
    """OpenSpiel's view of an observation: the tensor, its parts by name, and a text."""

    def __init__(self, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {name: self.tensor[where] for name, where in PLACES.items()}

    def set_from(self, state: PortRoyalState, player: int) -> None:
        """Write what a player knows."""
        self.tensor[:] = tensor(state.position, player) if state._dealt else 0

    def string_from(self, state: PortRoyalState, player: int) -> str:
        """What a player knows, in words; with perfect recall, all he ever saw."""
        text = state.history_text() if self._perfect_recall else state.public_text()
        return f"player {player}: {text}"


pyspiel.register_game(GAME_TYPE, PortRoyalGame)
