"""The onlooker: what it sees, whom it knows, and that luck by its judgement explains results."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from quarterdeck.bots import make_bot
from quarterdeck.core import Table
from quarterdeck.games.port_royal.actions import DRAW, PASS, STOP
from quarterdeck.games.port_royal.analysis.games import MeasuredPortRoyal
from quarterdeck.games.port_royal.analysis.gauge import CREW, Gauge, known_as
from quarterdeck.games.port_royal.analysis.measures import BY_OFFICERS, BY_ONLOOKER
from quarterdeck.games.port_royal.analysis.onlooker import (
    A_CAPTAIN,
    A_GREEDY,
    A_THUMB,
    AFFORDED,
    AFFORDED_POINTS,
    AN_ADMIRAL,
    ENDING,
    FIRST_SAILOR,
    INCOME,
    KNOWN,
    LATER_POINTS,
    NEXT_FOR,
    NEXT_SORTS,
    PER_NEXT,
    SEEN,
    SORTS,
    STRONGER,
    WEIGHT,
    WHO,
    look_on,
    lose_turn,
    play_on,
)
from quarterdeck.games.port_royal.bots.sailors import Boatswain, CabinBoy, Sailor
from quarterdeck.games.port_royal.bots.temper import Temper
from quarterdeck.games.port_royal.bots.thumb import Thumb
from quarterdeck.games.port_royal.cards import CARDS, FACE_BY_CODE
from quarterdeck.games.port_royal.notation import parse_position
from quarterdeck.games.port_royal.rules.belief import deal_anew
from quarterdeck.games.port_royal.state import DISCOVER, TAKE, State, clone, packed
from tests.bots.test_features import states


def seen(s: State, *who: int) -> dict[int, float]:
    desk: Any = SimpleNamespace(slots=[0] * SEEN, values=[0.0] * SEEN)
    n = look_on(s, list(who), desk)
    return dict(zip(desk.slots[:n], desk.values[:n], strict=True))


def for_player(found: dict[int, float], seat: int, what: int) -> float:
    """By seat from the active player, of all the next cards."""
    return found[NEXT_FOR + seat * PER_NEXT + what] / WEIGHT


def test_it_sees_who_sits_where_from_the_active_player_on() -> None:
    s = parse_position("discover; active 1; pile g1-1 g1-2")
    found = seen(s, A_GREEDY, A_THUMB)
    people = [slot for slot in found if WHO <= slot < WHO + 5 * KNOWN]
    assert people == [WHO + KNOWN + A_GREEDY, WHO + A_THUMB]


def test_it_sees_nothing_hidden() -> None:
    for s in states(3, 4):
        if s.phase != DISCOVER:
            continue
        other = clone(s)
        deal_anew(other, 77, [0] * CARDS)
        assert seen(other, 0, 1, 2) == seen(s, 0, 1, 2)


def test_it_sees_what_the_next_card_could_mean() -> None:
    """Four cards: two ships, a person one can hire, a person he could hire with a coin more."""
    s = parse_position(
        "discover; display 0 trader-yellow-3-1 sailor-3-1; coins 0 b1-1 b1-2 b2-2; "
        "pile y1-2 g3-2 sailor-3-1 settler-4-1"
    )
    found = seen(s, A_THUMB, A_THUMB)
    assert for_player(found, 0, AFFORDED) == pytest.approx(1 / 7)
    assert for_player(found, 0, AFFORDED_POINTS) == pytest.approx(1 / 7)
    assert for_player(found, 0, LATER_POINTS) == pytest.approx(1 / 7)
    assert for_player(found, 0, ENDING) == 0
    assert for_player(found, 1, AFFORDED) == 0, "he has no coins"
    assert for_player(found, 0, INCOME) > for_player(found, 1, INCOME), "a trader sells for more"
    assert for_player(found, 0, STRONGER) < for_player(found, 1, STRONGER), "a sailor repels some"


def test_it_sees_one_who_would_end_the_game() -> None:
    position = "discover; display 0 admiral-9-3 admiral-9-3 mademoiselle-9-3 jester-7-2; "
    position += "coins 0 b1-1 b1-2 b2-2; "
    found = seen(parse_position(position + "pile jack-6-1 trader-blue-3-1"), 1, 1)
    assert for_player(found, 0, ENDING) == pytest.approx(1 / 5)


def test_it_sees_the_sorts_of_the_next_cards() -> None:
    found = seen(parse_position("discover; pile y1-1 y1-2 g1-1 settler-4-1"), 1, 1)
    shares = [found[NEXT_SORTS + sort] for sort in range(SORTS)]
    assert sum(shares) == pytest.approx(WEIGHT)
    assert sorted(shares)[-3:] == pytest.approx([WEIGHT / 4, WEIGHT / 4, WEIGHT / 2])


def test_a_lost_turn_leaves_everybody_what_he_had() -> None:
    s = parse_position(
        "discover drawn 2; active 0; harbour y1-1 g1-1; coins 1 b1-1; pile r1-1 k2-1"
    )
    lose_turn(s)
    assert (s.active, s.phase, s.n_harbour) == (1, DISCOVER, 0)
    assert s.coins[:2] == [0, 1]


def test_an_admiral_is_taken_to_draw_if_that_looks_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """By habit everybody stops; the onlooker likes either of the two better."""
    habits = {DISCOVER: STOP, TAKE: PASS}
    seen_as = "quarterdeck.games.port_royal.analysis.onlooker."

    def by_habit(records: list[State], *_: object) -> int:
        s = records[0]
        return DRAW if s.phase == DISCOVER and not s.drawn else habits[s.phase]

    monkeypatch.setattr(seen_as + "by_habit", by_habit)
    monkeypatch.setattr(seen_as + "expect", lambda *_: None)
    for who, if_drawn, draws in (
        (AN_ADMIRAL, 0.6, True),
        (AN_ADMIRAL, 0.4, False),
        (0, 0.6, False),
    ):
        s = parse_position("discover drawn 2; active 0; harbour y1-1 g1-1; pile r1-1 k2-1 b1-1")
        desk: Any = SimpleNamespace(chances=[if_drawn, 1 - if_drawn], sums=[0.0, 0.0])
        nothing: Any = None
        play_on([s], nothing, 0, [who, A_THUMB], nothing, nothing, nothing, desk)
        assert (s.active == 0) is draws


def test_it_knows_the_crew_and_takes_strangers_for_what_they_are_like() -> None:
    class Dreamer(Sailor):
        temper = Temper(risk=0.5)

    assert [known_as(sailor()) for sailor in CREW] == list(range(FIRST_SAILOR, KNOWN))
    assert known_as(Dreamer()) == known_as(Boatswain())
    known = {
        "captain": A_CAPTAIN,
        "admiral": AN_ADMIRAL,
        "admiral:simulations=0": A_CAPTAIN,
        "thumb": A_THUMB,
        "greedy": A_GREEDY,
        "r400": A_CAPTAIN,
    }
    assert {name: known_as(make_bot("port-royal", name)) for name in known} == known


def test_the_luck_of_all_cards_that_could_come_has_expectation_zero() -> None:
    """Five cards are unseen, two of them alike; one of the five is a coin."""
    s = parse_position(
        "discover drawn 1; active 0; harbour y1-1; coins 1 g1-1; "
        "pile g1-1 y2-2 settler-4-1 tax-swords"
    )
    gauge = Gauge([CabinBoy(), Thumb()])
    gauge.before(packed(s)[0])
    counts = {"g1-1": 2, "y2-2": 1, "settler-4-1": 1, "tax-swords": 1}
    luck = {code: gauge.luck(FACE_BY_CODE[code]).copy() for code in counts}
    assert luck["y2-2"][0, 0] < 0 < luck["settler-4-1"][0, 0], "one is a bust"
    assert sum(counts[code] * luck[code] for code in counts) == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize(
    "players",
    [2, *(pytest.param(players, marks=pytest.mark.soak) for players in (3, 4, 5))],
)
def test_luck_explains_results(players: int) -> None:
    """Among bots of several kinds, and better than by a net that does not know them."""
    names = ("boatswain", "thumb", "deckhand", "gambler", "explorer")
    bots = [make_bot("port-royal", name) for name in names[:players]]
    measured = MeasuredPortRoyal()
    measured.prepare()
    shares, luck = [], []
    for seed in range(40):
        outcome = measured.play(Table(players), bots, seed, seed)
        won = outcome.result.winners
        shares.append([1 / len(won) if seat in won else 0.0 for seat in range(players)])
        assert outcome.luck is not None
        luck.append(outcome.luck)
    left = np.var(np.array(shares)[:, :, None] - np.array(luck), axis=(0, 1)) / np.var(shares)
    assert left[BY_ONLOOKER] < 0.5
    assert left[BY_ONLOOKER] < left[BY_OFFICERS]
