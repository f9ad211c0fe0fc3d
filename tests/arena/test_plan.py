"""Who plays whom, where, and on which deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from quarterdeck.arena import ArenaError, make_plan, play_plan
from quarterdeck.arena.plan import rotated
from quarterdeck.arena.tournament import runner
from quarterdeck.core import QuarterdeckError, TableError
from tests.arena.test_listening import Ears

FIVE = ["thumb", "random", "greedy", "r400", "r400:rollouts=5"]


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert make_plan("port-royal", FIVE[:3], games=100).games == 102
    assert make_plan("port-royal", FIVE[:4], games=100).games == 100
    assert make_plan("port-royal", FIVE[:2], seats=5, games=1).games == 5


def test_without_rotations_every_game_is_a_deal_of_its_own() -> None:
    plan = make_plan("port-royal", FIVE[:2], games=101, rotate=False)
    assert (plan.games, plan.deals, plan.rotations) == (101, 101, 1)
    assert plan.described().plan().games == plan.games
    assert plan.described().key != make_plan("port-royal", FIVE[:2], games=101).described().key


@pytest.mark.parametrize("processes", [1, 2])
def test_parts_of_a_tournament_are_the_tournament(processes: int) -> None:
    whole = make_plan("port-royal", FIVE[:3], seats=2, games=14, seed=4)
    parts = list(whole.parts(3))
    assert [(part.begin, part.deals) for part in parts] == [(0, 3), (3, 3), (6, 1)]
    heard = [Ears() for _ in parts]
    games = [
        played
        for part, ears in zip(parts, heard, strict=True)
        for played in play_plan(part, runner(processes), listeners=(ears,)).games
    ]
    assert tuple(games) == play_plan(whole).games
    assert [len(ears.games) for ears in heard] == [6, 6, 2]


def test_a_tournament_is_planned_as_it_can_be_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["landlubber", "random"]
    assert make_plan("rattle-battle", bots).described().options["drops"] == "real"
    monkeypatch.setattr("quarterdeck.games.rattle_battle.game.has_physics", lambda: False)
    assert make_plan("rattle-battle", bots).described().options["drops"] == "pool"
    with pytest.raises(TableError, match="'drops' cannot be 'real' where MuJoCo is not installed"):
        make_plan("rattle-battle", bots, options={"drops": "real"})


def test_rotations_bring_everybody_to_every_seat() -> None:
    lineup = (3, 1, 4, 0)
    rotations = [rotated(lineup, n) for n in range(4)]
    for seat in range(4):
        assert {players[seat] for players in rotations} == {0, 1, 3, 4}
    for players in rotations:  # the neighbours stay
        after = {players[seat]: players[(seat + 1) % 4] for seat in range(4)}
        assert after == {3: 1, 1: 4, 4: 0, 0: 3}


def test_as_many_names_as_seats_sit_together_in_any_order() -> None:
    lineups = list(make_plan("port-royal", FIVE[:3], games=600).lineups())
    assert {tuple(sorted(lineup)) for lineup in lineups} == {(0, 1, 2)}
    assert len(set(lineups)) == 6


def test_fewer_names_than_seats_are_repeated_as_evenly_as_can_be() -> None:
    plan = make_plan("port-royal", FIVE[:3], seats=4, games=4 * 300)
    kinds = Counter(tuple(sorted(lineup)) for lineup in plan.lineups())
    assert kinds == {(0, 0, 1, 2): 100, (0, 1, 1, 2): 100, (0, 1, 2, 2): 100}
    twice = make_plan("port-royal", FIVE[:2], seats=4, games=40)
    assert {tuple(sorted(lineup)) for lineup in twice.lineups()} == {(0, 0, 1, 1)}


def test_more_names_than_seats_meet_evenly() -> None:
    lineups = list(make_plan("port-royal", FIVE, seats=2, games=2 * 200).lineups())
    pairs = Counter(tuple(sorted(lineup)) for lineup in lineups)
    assert set(pairs) == set(combinations(range(5), 2))
    assert set(pairs.values()) == {20}
    for some in range(1, len(lineups)):  # at any moment, not only in the end
        sat = Counter(player for lineup in lineups[:some] for player in lineup)
        assert max(sat.values()) - min(sat[e] for e in range(5)) <= 1


def test_rotations_share_the_deal_but_not_the_lots() -> None:
    plan = make_plan("port-royal", FIVE[:2], games=200, seed=5)
    deals = {plan.deal_seed(deal) for deal in range(100)}
    lots = {plan.lots_seed(deal, rotation) for deal in range(100) for rotation in range(2)}
    assert (len(deals), len(lots), len(deals & lots)) == (100, 200, 0)
    other = make_plan("port-royal", FIVE[:2], games=200, seed=6)
    assert not deals & {other.deal_seed(deal) for deal in range(100)}


def test_who_is_named_twice_is_two_entrants() -> None:
    plan = make_plan("port-royal", ["thumb", "r400:rollouts=400", "thumb"], games=1)
    assert plan.labels == ("thumb", "r400", "thumb#2")


def test_a_plan_can_be_written_down() -> None:
    plan = make_plan("port-royal", FIVE, seats=4, games=9, seed=3, options={"end": "expedition"})
    text = plan.described()
    assert text.plan().described() == text
    assert list(text.plan().lineups()) == list(plan.lineups())
    assert text.key != make_plan("port-royal", FIVE, seats=4, games=9, seed=4).described().key


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": ["thumb"]}, "needs at least two players, not 1"),
        ({"games": 0}, "at least one game, not 0"),
        ({"seats": 6}, "port-royal is for 2 to 5 players, not 6"),
        ({"seed": -1}, "a seed is a number from 0"),
        ({"options": {"end": "never"}}, "option 'end' cannot be 'never'; possible: points"),
        ({"players": ["thumb", "zorro"]}, "no bot 'zorro' plays port-royal; there are: "),
    ],
)
def test_plans_that_cannot_be(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(QuarterdeckError, match=message):
        make_plan(**{"game": "port-royal", "players": FIVE[:2], **arguments})  # type: ignore[arg-type]


def test_arena_errors_are_errors_of_this_package() -> None:
    assert issubclass(ArenaError, QuarterdeckError)
