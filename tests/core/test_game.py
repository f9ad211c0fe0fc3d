"""What every game owes the platform."""

from __future__ import annotations

import itertools
import json
import random
from typing import TypeVar

import pytest

import cove
from quarterdeck.core import (
    Action,
    Dealer,
    FastSeed,
    Game,
    IllegalAction,
    Match,
    NotationError,
    QuarterdeckError,
    Script,
    Table,
    TableError,
)
from quarterdeck.core.game import Event, plain
from quarterdeck.core.match import filtered
from quarterdeck.games import port_royal, rattle_battle
from tests.core.playing import finished, look, play, played, quick_table

T = TypeVar("T")
NAMES = {
    name: getattr(game, name) for game in (port_royal, rattle_battle, cove) for name in game.__all__
}
MOST_TABLES = 4
"""Of the many tables that options make; properties of each game try more."""


class Foreign(Action):
    def __str__(self) -> str:
        return "sing"


def some_of(tables: list[T]) -> list[T]:
    """All of them, or so many drawn by lot that they do not take long."""
    return tables if len(tables) <= MOST_TABLES else random.Random(1).sample(tables, MOST_TABLES)


def test_every_number_of_seats_and_every_option_can_be_played(game: Game) -> None:
    options = [[(name, value) for value in o.values] for name, o in game.options.items()]
    assert options, "these tests want a game with options"
    for seats in range(game.min_seats, game.max_seats + 1):
        for chosen in some_of(list(itertools.product(*options))):
            match = Match(game, Table(seats, dict(chosen)), FastSeed(seats))
            for _ in play(match, seats, 20):
                pass
            assert len(match.steps) == 20 or match.result is not None
            text = str(match.position)
            assert str(game.parse_position(text)) == text


def test_an_option_left_out_has_its_default(game: Game) -> None:
    defaults = {name: option.default for name, option in game.options.items()}
    said, unsaid = (
        game.start(Table(2, options), Dealer(FastSeed(3))) for options in (defaults, {})
    )
    assert str(said[0]) == str(unsaid[0])
    assert said[1] == unsaid[1]


def test_options_change_the_position(game: Game) -> None:
    tables = [
        Table(2, {name: value}) for name, option in game.options.items() for value in option.values
    ]
    starts = {str(game.start(table, Dealer(FastSeed(3)))[0]) for table in tables}
    assert len(starts) == 1 + sum(len(option.values) - 1 for option in game.options.values())


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 99])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(game: Game, seats: int) -> None:
    with pytest.raises(TableError, match=f"is for 2 to 5 players, not {seats}"):
        Match(game, quick_table(game, seats), FastSeed(1))


def test_an_unknown_option_is_refused_with_the_known_ones(game: Game) -> None:
    known = ", ".join(game.options)
    with pytest.raises(TableError, match=f"has no option 'weather'; its options: {known}"):
        Match(game, Table(2, {"weather": "foul"}), FastSeed(1))


def test_a_wrong_value_is_refused_with_the_possible_ones(game: Game) -> None:
    name, option = next(iter(game.options.items()))
    possible = ", ".join(option.values)
    with pytest.raises(TableError, match=f"'{name}' cannot be 'foul'; possible: {possible}"):
        Match(game, Table(2, {name: "foul"}), FastSeed(1))


@pytest.mark.parametrize("seats", [2, 5])
def test_random_play_ends_with_a_result(game: Game, seats: int) -> None:
    for seed in range(3):
        match = played(game, seats=seats, seed=seed)
        result = match.result
        assert result is not None
        assert len(result.scores) == seats
        assert set(result.winners) <= set(range(seats))
        assert sum(result.share(seat) for seat in range(seats)) == pytest.approx(1)
        assert match.position.to_act() == ()
        assert not any(match.legal(seat) for seat in range(seats))


def test_legal_and_refusal_agree(game: Game) -> None:
    match = Match(game, quick_table(game, 3), FastSeed(5))
    met = {step.action for step in finished(game).steps}
    for _ in play(match, 5, 150):
        for seat in range(3):
            legal = match.legal(seat)
            assert bool(legal) == (seat in match.position.to_act())
            for action in met:
                assert (match.position.refusal(seat, action) is None) == (action in legal)


def test_what_is_sampled_is_legal(game: Game) -> None:
    match = Match(game, quick_table(game, 4), FastSeed(2))
    rng = FastSeed(2).generator(0)
    for _ in play(match, 2, 100):
        for seat in match.position.to_act():
            legal = match.legal(seat)
            for _ in range(5):
                assert legal.sample(rng) in legal
            for each in legal.ranges:
                told = plain(each)
                assert isinstance(told, dict)
                assert (told["kind"], told["text"]) == (each.kind, str(each))
                assert json.loads(json.dumps(told)) == told
                assert Foreign() not in each


def test_actions_have_a_notation_and_a_repr_that_read_back(game: Game) -> None:
    for step in finished(game).steps:
        action = step.action
        assert game.parse_action(str(action)) == action
        assert game.parse_action(f"  {str(action).replace(' ', '   ')} ") == action
        again = eval(repr(action), dict(NAMES))
        assert again == action
        assert hash(again) == hash(action)


def test_positions_have_a_notation_that_reads_back(game: Game) -> None:
    match = Match(game, quick_table(game, 3), FastSeed(9))
    for _ in play(match, 9):
        text = str(match.position)
        assert "\n" not in text
        read = game.parse_position(text)
        assert str(read) == text
        for seat in (0, 1, 2):
            assert read.legal(seat) == match.legal(seat)
            assert read.observe(seat) == match.observe(seat)
        assert read.result() == match.result


@pytest.mark.parametrize("text", ["", " ", "sing", "choose 9", "hire a b", "move to 1"])
def test_a_text_that_is_no_action_is_refused(game: Game, text: str) -> None:
    with pytest.raises(NotationError):
        game.parse_action(text)


def test_a_copy_lives_its_own_life(game: Game) -> None:
    match = played(game, most=12)
    before, kept = str(match.position), match.position.copy()
    assert str(kept) == before
    for _ in play(match, 1, 12):
        pass
    assert str(match.position) != before
    assert str(kept) == before


def test_an_illegal_action_changes_nothing_and_says_why(game: Game) -> None:
    match = Match(game, quick_table(game, 3), FastSeed(4))
    met = [step.action for step in finished(game).steps][:40]
    refused = 0
    for _ in play(match, 4, 40):
        before = look(match)
        for seat, action in itertools.product(range(-1, 4), [*met, Foreign()]):
            if 0 <= seat < 3 and action in match.legal(seat):
                continue
            with pytest.raises(IllegalAction) as caught:
                match.act(seat, action)
            error = caught.value
            assert (error.seat, error.action) == (seat, action)
            assert error.refusal.code
            assert str(error.refusal) in str(error)
            assert error.legal == match.legal(seat)
            assert str(error.legal) in str(error)
            refused += 1
        assert look(match) == before
    assert refused > 1000


def test_rules_that_break_off_in_mid_action_change_nothing(game: Game) -> None:
    """Without a seed an outcome may be missing: what began must not stay half done."""
    whole = finished(game)
    record = whole.record
    number = next(n for n, step in enumerate(whole.steps) if step.outcomes)
    unseeded = type(record)(record.game, record.rules, record.table)
    acts = [i for i, entry in enumerate(record.entries) if str(entry)[0].isdigit()]
    unseeded.entries = record.entries[: acts[number]]
    match = Match.resume(game, unseeded)
    before, step = look(match), whole.steps[number]
    with pytest.raises(QuarterdeckError, match="is missing here"):
        match.act(step.seat, step.action)
    assert look(match) == before
    position = match.position.copy()
    assert tuple(position.apply(step.seat, step.action, Script(step.outcomes))) == step.events


def test_events_and_observations_can_be_said_in_json(game: Game) -> None:
    match = finished(game)
    for viewer in (None, 0, 1, 2):
        for event in match.events(viewer):
            told = plain(event)
            assert isinstance(told, dict)
            assert told["kind"] == event.kind
        assert isinstance(plain(match.observe(viewer)), dict)


def test_events_of_a_match_are_filtered(game: Game) -> None:
    match = finished(game)
    everything: list[Event] = [*match.opening]
    for step in match.steps:
        everything += step.events
    for viewer in (None, 0, 1, 2):
        assert match.events(viewer) == filtered(everything, viewer)
        # Who sees an event sees the same thing when it is told once more.
        assert filtered(match.events(viewer), viewer) == match.events(viewer)


def test_same_seed_same_deal(game: Game) -> None:
    first, again, other = (
        game.start(quick_table(game, 4), Dealer(FastSeed(seed))) for seed in (11, 11, 12)
    )
    assert str(first[0]) == str(again[0]) != str(other[0])
    assert first[1] == again[1]
