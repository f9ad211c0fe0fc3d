"""Chance: made up from a seed, read from a record, or all of it at once."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from cove import COVE, Choose
from cove.draws import Drop, NextOar
from quarterdeck.core import (
    Action,
    Chance,
    Dealer,
    Draw,
    FastSeed,
    Game,
    NotationError,
    Position,
    QuarterdeckError,
    Script,
    branches,
)
from quarterdeck.games.port_royal.game import Shuffle, StartPlayer
from tests.core.playing import finished, fits, played, quick_table

LISTED = [StartPlayer(2), StartPlayer(5), NextOar([1, 2, 2, 5, 5, 5]), NextOar([3])]
SAMPLED = [Drop(3), Shuffle(range(119), first=True), Shuffle([7, 8, 90], first=False)]


@pytest.mark.parametrize("what", [*LISTED, *SAMPLED], ids=lambda what: what.kind)
def test_an_outcome_is_written_so_that_it_reads_back(what: Draw[object]) -> None:
    for n in range(50):
        outcome = what.sample(FastSeed(1).generator(n))
        text = what.text(outcome)
        assert what.parse(text) == outcome
        assert what.text(what.parse(text)) == text
        assert text == " ".join(text.split())


@pytest.mark.parametrize("what", LISTED, ids=lambda what: what.kind)
def test_listed_probabilities_are_those_of_sampling(what: Draw[int]) -> None:
    listed = what.outcomes()
    assert listed is not None
    expected = dict(listed)
    assert sum(expected.values()) == 1
    counts = Counter(what.sample(FastSeed(2).generator(n)) for n in range(5000))
    assert set(counts) == set(expected)
    if len(expected) > 1:
        assert fits(counts, {k: float(p) for k, p in expected.items()})


@pytest.mark.parametrize("what", SAMPLED, ids=lambda what: what.kind)
def test_what_cannot_be_listed_cannot_be_branched(what: Draw[object]) -> None:
    assert what.outcomes() is None
    with pytest.raises(QuarterdeckError, match=f"'{what.kind}' cannot be listed"):
        list(branches(lambda chance: chance.draw(what)))


def test_branches_of_nothing_are_one() -> None:
    assert list(branches(lambda chance: "calm")) == [(Fraction(1), "calm")]


def test_branches_follow_draws_that_depend_on_each_other() -> None:
    def two_oars(chance: Chance) -> str:
        stock = [1, 1, 2]
        first = chance.draw(NextOar(stock))
        stock.remove(first)
        return f"{first}{chance.draw(NextOar(stock))}" if first == 1 else "2"

    third = Fraction(1, 3)
    assert sorted(branches(two_oars)) == [(third, "11"), (third, "12"), (third, "2")]


def test_branches_of_an_action_are_its_whole_chance() -> None:
    """The last oar is chosen: two are drawn. All 25 ways, and how often 4000 samples meet them."""
    position = COVE.parse_position(
        "round 1 of 2; grab 15; turns -; reach 0.0; played -; pearls 10 10; "
        "seat loot 0 chosen 2 hand 1 3 boat 20 0; seat loot 0 chosen 0 hand 3 3 3 boat 60 0"
    )

    def choose(chance: Chance) -> str:
        after = position.copy()
        after.apply(1, Choose(3), chance)
        return str(after)

    expected: dict[str, float] = {}
    total = Fraction(0)
    for probability, after in branches(choose):
        assert after not in expected
        expected[after] = float(probability)
        total += probability
    assert total == 1
    assert len(expected) == 25
    counts = Counter(choose(Dealer(FastSeed(3), 2 * n)) for n in range(4000))
    assert fits(counts, expected)


def test_branches_of_all_actions_sum_to_one(game: Game) -> None:
    """Of every action that leaves to chance only what can be listed."""
    met = 0
    for most in range(0, 12, 2):
        position = played(game, seats=2, most=most).position
        for seat in position.to_act():
            for action in position.legal(seat).actions:
                if (found := _branches(position, seat, action)) is not None:
                    assert sum(probability for probability, _ in found) == 1
                    met += 1
    assert met >= 5


def _branches(
    position: Position, seat: int, action: Action
) -> list[tuple[Fraction, object]] | None:
    def act(chance: Chance) -> object:
        return position.copy().apply(seat, action, chance)

    try:
        return list(branches(act))
    except QuarterdeckError:
        return None  # a drop, a shuffle


def test_a_dealer_gives_each_draw_its_own_generator() -> None:
    first, later = Dealer(FastSeed(5)), Dealer(FastSeed(5), 3)
    everything = [first.draw(Drop(2)) for _ in range(6)]
    assert len(set(everything)) == 6
    assert [later.draw(Drop(2)) for _ in range(3)] == everything[3:]


def test_what_was_drawn_before_does_not_change_the_luck() -> None:
    """The n-th draw is a function of the seed and n alone."""
    one, other = Dealer(FastSeed(5)), Dealer(FastSeed(5))
    one.draw(Drop(9))
    other.draw(StartPlayer(2))
    assert one.draw(Drop(4)) == other.draw(Drop(4))


def test_a_script_reads_then_hands_over() -> None:
    script = Script(["start 1", "oar 3"], then=Dealer(FastSeed(1), 2))
    assert script.draw(StartPlayer(2)) == 1
    assert script.draw(NextOar([2, 3])) == 3
    drop = script.draw(Drop(2))
    assert drop == Drop(2).sample(FastSeed(1).generator(2))
    assert script.log == ["start 1", "oar 3", f"drop {Drop(2).text(drop)}"]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([], "an outcome 'oar ...' is missing here"),
        (["start 1"], "expected an outcome 'oar ...', found 'start 1'"),
        (["oar 9"], "there is no oar '9' in the stock"),
        (["oar"], "there is no oar '' in the stock"),
    ],
)
def test_a_script_says_what_is_wrong(lines: list[str], words: str) -> None:
    script = Script(lines)
    with pytest.raises(NotationError, match=words):
        script.draw(NextOar([1, 2]))
    assert script.log == []


def test_all_chance_of_a_game_comes_through_its_chance(game: Game) -> None:
    """What a game draws is all in the record: read back as a script, it needs no seed."""
    whole = finished(game)
    outcomes = [str(entry)[2:] for entry in whole.record.entries if str(entry)[0] == "*"]
    script = Script(outcomes)
    position, opening = game.start(quick_table(game, 3), script)
    assert tuple(opening) == whole.opening
    for step in whole.steps:
        assert tuple(position.apply(step.seat, step.action, script)) == step.events
    assert script.read == len(outcomes)
    assert str(position) == str(whole.position)
