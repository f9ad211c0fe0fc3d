"""The OpenSpiel game: its own test kit, and chances that are those of the rules."""

from __future__ import annotations

import random
from collections import Counter

import pyspiel
import pytest

from quarterdeck.core import TableError
from quarterdeck.games.port_royal.actions import DRAW, TAKE
from quarterdeck.games.port_royal.cards import (
    CARDS,
    COLOUR,
    FACE,
    FACE_BY_CODE,
    FIRST_OF_FACE,
    KIND,
    SHIP,
)
from quarterdeck.games.port_royal.envs import open_spiel
from quarterdeck.games.port_royal.envs.spaces import tensor
from quarterdeck.games.port_royal.observation import observe
from quarterdeck.games.port_royal.rules.discovering import can_repel
from quarterdeck.games.port_royal.state import UNSEEN, State


def load(**parameters: object) -> open_spiel.PortRoyalGame:
    return pyspiel.load_game(open_spiel.NAME, parameters)


@pytest.mark.parametrize("parameters", [{}, {"players": 4, "end": "expedition"}])
def test_random_games(parameters):
    pyspiel.random_sim_test(load(**parameters), num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_with_every_state_written_and_read(players):
    pyspiel.random_sim_test(load(players=players), num_sims=2, serialize=True, verbose=False)


def walk(players: int, steps: int, seed: int):
    """A random game, state by state."""
    rng = random.Random(seed)
    state = load(players=players).new_initial_state()
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(faces, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_a_state_can_be_written_and_read_in_the_middle_of_an_action():
    *_, state = (s for s in walk(3, 60, 2) if s.is_chance_node())
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state)
    assert game.num_players() == 3


def test_the_chances_of_a_draw_are_the_exact_odds():
    """A bust is as likely at the chance node as the observation before the draw says."""
    rng = random.Random(5)
    state = load().new_initial_state()
    draws = risky = 0
    while draws < 60 and not state.is_terminal():
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(faces, chances)[0])
        elif DRAW in state.legal_actions():
            s, odds = state.position, observe(state.position).odds()
            state.apply_action(DRAW)
            chances = dict(state.chance_outcomes())
            ends = [f for f in chances if lies_there(s, f) and not can_repel(s, s.active, first(f))]
            assert sum(chances.values()) == pytest.approx(1)
            assert sum(chances[f] for f in ends) == pytest.approx(float(odds.bust))
            draws, risky = draws + 1, risky + (odds.bust > 0)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert risky > 20


def first(face: int) -> int:
    return FIRST_OF_FACE[face]


def lies_there(s: State, face: int) -> bool:
    """Whether a card of this face is a ship of a colour in the harbour."""
    return KIND[first(face)] == SHIP and bool(s.colours >> COLOUR[first(face)] & 1)


def test_a_coin_that_is_paid_could_be_any_unseen_card_of_its_shuffle():
    paid = 0
    for state in walk(2, 600, 3):
        waits = state._now
        if isinstance(waits, open_spiel._Trial) and waits.action >= TAKE and waits.chosen == 0:
            unseen = dict(observe(state.position).unseen)[waits.hidden.origin]
            counts = Counter(FACE_BY_CODE[card.code] for card in unseen)
            assert dict(state.chance_outcomes()) == pytest.approx(
                {face: n / len(unseen) for face, n in counts.items()}
            )
            paid += 1
    assert paid > 5


def test_what_chance_chose_is_what_is_shown():
    """After an action exactly the chosen faces, drawn or paid, are no longer among the unseen."""
    rng = random.Random(8)
    state = load(players=3).new_initial_state()
    state.apply_action(open_spiel.FIRST_START)
    shown = 0
    while shown < 150 and not state.is_terminal():
        before = state.position
        state.apply_action(rng.choice(state.legal_actions()))
        chosen = []
        while state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            chosen += rng.choices(faces, chances)
            state.apply_action(chosen[-1])
        if state.position.shuffles == before.shuffles:  # else discards are unseen again
            assert unseen(before) - unseen(state.position) == Counter(chosen)
            shown += len(chosen)
    assert shown >= 150


def unseen(s: State) -> Counter[int]:
    """The faces nobody can see, in the pile and in coins."""
    hidden = [*s.pile[: s.n_pile], *(c for p in range(s.players) for c in s.coin[p][: s.coins[p]])]
    return Counter(FACE[c] for c in hidden)


def test_cards_stay_120_and_hidden_ones_hidden():
    for state in walk(4, 300, 9):
        if state._dealt:
            s = state.position
            hidden = {*s.pile[: s.n_pile]}
            hidden |= {c for p in range(s.players) for c in s.coin[p][: s.coins[p]]}
            assert hidden == {c for c in range(CARDS) if s.place[c] == UNSEEN}


def test_all_players_know_the_same():
    *_, state = (s for s in walk(3, 40, 4) if not s.is_chance_node())
    told = {state.information_state_string(p).partition(": ")[2] for p in range(3)}
    assert len(told) == 1
    assert told.pop().startswith("start ")
    seen = {state.observation_string(p).partition(": ")[2] for p in range(3)}
    assert seen == {str(observe(state.position))}
    assert state.observation_tensor(0) == tensor(state.position, 0).tolist()


def test_a_table_there_is_not():
    with pytest.raises(TableError, match="for 2 to 5 players, not 6"):
        open_spiel.PortRoyalGame({"players": 6})
