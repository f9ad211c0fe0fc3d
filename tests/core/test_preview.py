"""What an action would bring: as far as it is certain, and nothing changes."""

from __future__ import annotations

import pytest

from cove import COVE
from quarterdeck.core import Event, Game, IllegalAction, Position, Preview
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.events import Claimed, Discarded, Gained, Hired
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle import events as e
from tests.core.test_leaks import same_to
from tests.port_royal.positions import position
from tests.rattle_battle.positions import board

SEA = "card stragglers; phase actions; parts 0 1 sail; "


def ahead(game: Game, at: Position, action: str) -> Preview:
    (seat,) = at.to_act()
    before = str(at)
    found = at.preview(seat, game.parse_action(action))
    assert str(at) == before
    return found


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def test_a_hire_has_its_price_but_shows_no_coin() -> None:
    at = position("take 1; harbour sailor-5-2; coins 0 6; display 0 mademoiselle-7-2")
    found = ahead(PORT_ROYAL, at.position, "hire sailor-5-2")
    (hired,) = found.events
    assert isinstance(hired, Hired)
    assert (hired.price, found.whole) == (4, False)


def test_an_expedition_has_its_net_gain() -> None:
    at = position("take 1; expeditions exp-pp; display 0 priest-4-1 jack-6-1")
    found = ahead(PORT_ROYAL, at.position, "claim exp-pp pj")
    (claimed,) = [event for event in found.events if isinstance(event, Claimed)]
    spent = [event.card.face.points for event in found.events if isinstance(event, Discarded)]
    assert [event.coins for event in found.events if isinstance(event, Gained)] == [2]
    assert (claimed.card.face.points, spent) == (4, [1, 1])
    before = at.state.points[0]
    assert at.play("claim exp-pp pj").state.points[0] - before == 4 - 2


def test_a_card_from_the_pile_is_not_foreseen() -> None:
    at = position("discover; pile r1-1 ...")
    assert ahead(PORT_ROYAL, at.position, "draw") == Preview((), False)


def test_a_sale_has_what_it_brings() -> None:
    at = board("card stragglers; phase port; loot 0 2 rum; agenda end-quest, at 0 0 pit")
    given = e.LootGiven(0, "rum", "pit")
    sold = ahead(RATTLE_BATTLE, at.position, "sell rum rum").events[:3]
    assert sold == (given, given, e.CoinsGained(0, 1, "sold"))


def test_a_hire_in_the_tavern_has_its_price_but_no_sailor() -> None:
    at = board("card stragglers; phase port; loot 0 2 rum; agenda end-quest, at 0 0 tavern")
    found = ahead(RATTLE_BATTLE, at.position, "hire")
    assert found == Preview(
        (e.LootGiven(0, "rum", "tavern"), e.LootGiven(0, "rum", "tavern")), False
    )


def test_whoever_acts_last_sees_the_battle_and_its_coins_but_no_loot() -> None:
    at = board(f"{SEA}passed 1; sent 0 0.1; sea 0.1 4 at 0 0, y1 1 at 30 0")
    found = ahead(RATTLE_BATTLE, at.position, "pass")
    (fought,) = [event for event in found.events if isinstance(event, e.Fought)]
    assert fought.sunk == ("y1",)
    assert e.CoinsGained(0, 1, "sunk", "y1") in found.events
    assert not {"loot-gained", "dropped"} & set(kinds(found.events))
    assert not found.whole
    assert at.play("pass").events[: len(found.events)] == list(found.events)


def test_the_last_secret_choice_does_not_show_the_others() -> None:
    at = COVE.parse_position(
        "round 1 of 2; grab 15; turns -; reach 0; played -; pearls 9 9, 8 8, 7 7; "
        "seat loot 0 chosen 0 hand 1 2 3 boat 20 0; seat loot 0 chosen 4 hand 1 2 boat 60 0"
    )
    found = ahead(COVE, at, "choose 2")
    assert (kinds(found.events), found.whole) == (["oar-chosen"], False)


@pytest.mark.parametrize("others", ["swap rum rum materials", "build", "leave"])
def test_who_decides_last_in_port_hears_nothing_of_what_others_have_in_mind(others: str) -> None:
    loot = "2 rum 1 spices 1 materials"
    at = board(
        f"option port simultaneous; card stragglers; phase port; loot 0 {loot}; loot 1 {loot}; "
        f"tally 0 0, 1 0; chosen 1 {others}; "
        "agenda end-quest, place -1 0 tavern, at-once -1 0 market"
    )
    assert ahead(RATTLE_BATTLE, at.position, "build") == Preview((e.Chose(0, "build"),), False)


@pytest.mark.parametrize("theirs", ["buy sail", "leave"])
def test_the_last_to_leave_a_port_does_not_see_whether_others_have(theirs: str) -> None:
    at = board(
        "option port simultaneous; card stragglers; phase port; loot 0 1 materials; "
        "loot 1 1 materials; agenda end-quest, place -1 0 pit, place -1 0 shipyard"
    )
    at.act(1, theirs)
    found = ahead(RATTLE_BATTLE, at.position, "leave")
    assert (kinds(found.events), found.whole) == (["chose"], False)


@pytest.mark.parametrize("theirs", ["buy", "leave"])
def test_what_others_planned_for_later_is_not_foreseen(theirs: str) -> None:
    at = board(
        "option port simultaneous; card stragglers; phase port; coins 0 9; coins 1 9; "
        f"chosen 1 {theirs}; agenda end-quest, visit 1 0 guild, at 0 0 guild"
    )
    found = ahead(RATTLE_BATTLE, at.position, "done")
    assert found == Preview((), False)


def test_a_move_that_leaves_nothing_open_is_seen_whole() -> None:
    at = board(f"{SEA}upgrades 0 ram; sea 0.1 4 at 0 0, y1 1 at 90 0")
    found = ahead(RATTLE_BATTLE, at.position, "move 0.1 touch y1")
    assert (kinds(found.events), found.whole) == (["part-exhausted", "ship-moved"], True)


def test_what_is_not_allowed_is_refused() -> None:
    at = board(f"{SEA}sea 0.1 4 at 0 0, y1 1 at 130 0")
    with pytest.raises(IllegalAction, match="reaches 88"):
        ahead(RATTLE_BATTLE, at.position, "move 0.1 touch y1")


@pytest.mark.parametrize(
    "text",
    [
        "loot 0 2 rum; agenda end-quest, at 0 0 tavern",
        "loot 0 1 spices 1 materials; agenda end-quest, at 0 0 workshop",
        "loot 0 2 rum; agenda end-quest, at 0 0 pit",
    ],
)
def test_no_preview_tells_what_lies_in_the_decks(text: str) -> None:
    at = board(f"card stragglers; phase port; {text}").position
    for lots in range(10):
        other = same_to(0, at, lots)
        assert str(other) != str(at)
        for action in at.legal(0).actions:
            assert other.preview(0, action) == at.preview(0, action)
