"""RB 6: the port."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.rules.homecoming import shown_points
from tests.rattle_battle.positions import board

PORT = "players 3; card stragglers; phase port; "


def at(place, text, **options):
    """A position in which seat 0 is at a place of the port."""
    chosen = "".join(f"option {name} {value}; " for name, value in options.items())
    return board(f"{chosen}{PORT}{text}; agenda end-quest, visit 0 0 {place}")


# -- the visit


def test_rb_6_places_in_order_at_each_from_the_baron_on():
    everything = "loot {0} 2 rum 2 spices 2 materials 2 valuables; coins {0} 9; parts {0} 0 0 2 1"
    b = board(PORT + "baron 1; " + "; ".join(everything.format(seat) for seat in range(3)))
    visits = []
    while b.phase == "port":
        (seat,) = b.acting
        visits.append((b.state.agenda[-1].what, seat))
        b.play("done")
    order = ["market", "tavern", "shipyard", "workshop", "pit", "guild"]
    assert visits == [(place, seat) for place in order for seat in (1, 2, 0)]


def test_rb_6_who_has_no_business_at_a_place_is_not_asked():
    b = board(PORT + "loot 1 1 materials")
    assert b.acting == (1,)
    assert b.legal() == ["buy cannon", "buy hold", "buy sail", "discard materials", "done"]


def test_rb_6_a_place_where_loot_can_only_be_thrown_away_closes_by_itself():
    b = board(PORT + "loot 1 1 spices")  # nothing to buy, exchange or sell
    assert b.phase == "draw"
    assert b.loot(1) == "1 spices"


def test_rb_6_unspent_loot_may_be_kept():
    b = board(PORT + "loot 0 1 materials").play("done")
    assert b.loot() == "1 materials"


def test_rb_6_everything_is_readied_and_discarded_loot_returns_to_the_bag():
    b = board(
        PORT + "parts 0 1 1 0; spent 0 1 1; upgrades 0 drill!; heap 3 rum; loot 0 1 materials"
    )
    b.play("done")
    assert b.player().spent == [0, 0]
    assert b.player().upgrades == {"drill": True}
    assert sum(b.state.heap) == 0
    assert b.story[-2] == "1 is Baron"


# -- the places


def test_rb_6_market_two_of_any_kind_for_one_of_choice_any_number_of_times():
    b = at("market", "loot 0 2 rum 2 spices")
    assert b.why_not("market rum for spices") == "market-rate"
    b.play("market rum spices for valuables", "market rum spices for valuables")
    assert b.loot() == "2 valuables"
    assert (b.state.heap[0], b.state.heap[1]) == (2, 2)


def test_rb_6_tavern_once_two_rum_look_at_three_keep_one():
    b = at("tavern", "loot 0 4 rum; deck sailors rita bo nils cora ...")
    b.play("hire")
    assert b.legal() == ["keep bo", "keep nils", "keep rita"]
    b.play("keep bo")
    assert "0 takes on bo by hired" in b.story
    assert b.state.decks["sailors"][-2:] == ("rita", "nils")
    assert b.loot() == "2 rum"
    assert b.phase == "draw"  # once: he is not asked again


def test_rb_6_tavern_and_workshop_are_shuffled_after_all_have_been():
    b = board(PORT + "loot 0 2 rum; deck sailors rita bo nils cora ...").play(
        "done", "hire", "keep bo"
    )
    assert [line.split()[0] for line in b.chance.log][:1] == ["shuffle"]


def test_rb_6_shipyard_once_materials_for_a_part():
    b = at("shipyard", "loot 0 2 materials")
    b.play("buy cannon")
    assert b.player().parts == [0, 1, 0]
    assert b.loot() == "1 materials"
    assert b.phase != "port"


def test_rb_6_workshop_once_spices_and_materials_for_an_upgrade():
    b = at("workshop", "loot 0 1 materials 1 spices; deck upgrades drill ram bombs ...")
    b.play("build")
    assert b.legal() == ["keep bombs", "keep drill", "keep ram"]
    b.play("keep ram")
    assert b.player().upgrades == {"ram": True}


def test_rb_6_pit_a_coin_for_each_valuables_and_one_for_two_others():
    b = at("pit", "loot 0 2 valuables 1 rum 1 spices")
    assert b.legal("sell") == ["sell rum spices", "sell valuables"]
    for poor in ("sell rum", "sell valuables rum", "sell rum spices valuables rum"):
        assert b.why_not(poor) in ("pit-rate", "cannot-pay")
    b.play("sell valuables", "sell valuables", "sell rum spices")
    assert b.player().coins == 3
    assert b.loot() == "-"


def test_rb_6a_pit_a_joker_is_sold_as_valuables():
    b = at("pit", "loot 0 1 joker-rum 1 rum", expert_market="on")
    assert b.why_not("sell joker-rum rum") == "pit-rate"
    b.play("sell joker-rum")
    assert b.player().coins == 1


def test_rb_6_pit_everything_is_sold_in_one_answer():
    b = at("pit", "loot 0 2 valuables 3 rum 1 spices; sailors 0 jacques")
    b.play("sell rum valuables spices valuables rum rum")
    assert b.loot() == "-"
    assert b.story[6:8] == ["0 uses jacques", "0 +5 coins for sold"]


def test_rb_6_pit_valuables_are_suggested_and_everything_in_the_last_visit():
    loot = "loot 0 2 valuables 2 rum 1 spices"
    assert at("pit", f"quest 4 3; {loot}").ranges()[0].suggested == ("valuables", "valuables")
    last = at("pit", f"quest 5 1; {loot}")
    assert sorted(last.ranges()[0].suggested) == ["rum", "spices", "valuables", "valuables"]
    assert at("pit", f"quest 5 1; {loot}; sailors 0 bella").ranges()[0].suggested == ()


@pytest.mark.parametrize(
    ("crew", "tokens", "coins"),
    [
        ("", "valuables", 1),
        ("", "rum", None),
        ("", "rum materials", 1),
        ("", "rum valuables", None),
        ("fiona", "rum", 1),
        ("jacques", "valuables", 2),
        ("jacques", "rum", None),
        ("", "valuables valuables", 2),
        ("", "valuables rum rum materials", None),
        ("", "rum valuables rum valuables", 3),
        ("jacques", "valuables rum rum valuables", 4),
        ("fiona", "valuables rum rum materials", 3),
        ("fiona jacques", "rum materials rum valuables", 4),
        ("fiona", "rum rum", 1),
    ],
)
def test_rb_6_pit_what_a_sale_brings_is_known_before(crew: str, tokens: str, coins: int | None):
    b = at("pit", f"sailors 0 {crew}; loot 0 2 valuables 2 rum 1 materials")
    sale = b.position.observe(0).players[0].sale(tokens.split())
    assert (sale and sale.coins) == coins
    assert (b.why_not(f"sell {tokens}") is None) == (coins is not None)
    assert b.position.observe(0).players[0].sale(["map"]) is None  # special loot is no payment
    if sale is not None:
        assert b.play(f"sell {tokens}").player().coins == sale.coins


def test_rb_6_guild_once_the_top_card_for_its_coins():
    b = at("guild", "coins 0 9")
    b.play("buy")
    assert "0 buys 5 points for 3" in b.story
    assert (b.player().coins, b.state.sold) == (6, 1)
    assert b.phase != "port"
    dear = at("guild", "coins 0 3; points 1 0").refusal("buy", seat=0)
    assert dear.code == "not-your-turn"


@pytest.mark.parametrize(
    ("sold", "cost", "points"),
    [
        *((0, 3, 5), (1, 4, 6), (2, 5, 8), (3, 6, 9)),
        *((4, 7, 11), (5, 8, 12), (6, 9, 14), (7, 10, 15)),
    ],
)
def test_rb_6_guild_every_victory_point_card_its_cost_and_its_points(
    sold: int, cost: int, points: int
):
    owned = f"; points 1 {' '.join(map(str, range(sold)))}" if sold else ""
    assert not at("guild", f"coins 0 {cost - 1}{owned}").legal("buy")
    b = at("guild", f"coins 0 {cost}{owned}").play("buy")
    assert f"0 buys {points} points for {cost}" in b.story
    assert (b.player().coins, shown_points(b.player())) == (0, points)


def test_rb_6_costs_are_told():
    b = board(PORT + "loot 0 1 rum 1 materials; coins 0 2")
    b.play("done")
    refused = at("shipyard", "loot 0 1 materials").refusal("hire")
    assert refused.code == "wrong-place"
    market = board(PORT + "loot 0 2 rum")
    assert (
        market.refusal("market rum valuables for spices").text == "needs rum valuables, has 2 rum"
    )


# -- table options


def test_rb_6_expert_market_keeps_one_of_the_two_tokens_as_a_joker():
    b = at("market", "loot 0 1 rum 1 spices", expert_market="on")
    assert "market rum spices for joker" in b.legal()
    b.play("market rum spices for joker")
    assert b.loot() == "1 joker-spices"
    assert "0 turns spices over" in b.story
    assert (
        at("market", "loot 0 1 rum 1 spices").why_not("market rum spices for joker") == "no-jokers"
    )


def test_rb_6a_a_joker_stands_for_any_kind_and_stays_until_spent():
    b = at("shipyard", "loot 0 1 joker-spices", expert_market="on")
    b.play("buy sail")
    assert b.loot() == "-"
    assert b.player().parts == [1, 0, 0]
    held = board(
        "option expert_market on; players 3; card stragglers; phase load; "
        "loot 0 1 joker-rum; quest 1 1"
    )
    assert held.loot() == "1 joker-rum"
    rum = at("tavern", "loot 0 1 rum 1 joker-spices", expert_market="on")
    assert rum.why_not("hire") is None


def test_rb_6a_a_joker_fills_one_place():
    b = board(
        "option expert_market on; players 3; card stragglers; phase load; "
        "loot 0 4 rum 1 joker-rum; quest 1 1"
    )
    assert b.legal() == ["give joker-rum", "give rum"]


def test_rb_6a_market_only_kinds_in_the_bag_now_not_tokens_paid_this_visit():
    b = at("market", "loot 0 2 rum 2 valuables; loot 1 8 valuables")
    b.play("market valuables valuables for rum")
    assert b.why_not("market rum rum for valuables") == "not-in-bag"


def test_rb_6b_fewer_cards_than_three_none_closed_and_they_are_private():
    b = board(
        PORT + "loot 0 2 rum; agenda end-quest, visit 0 0 tavern; deck sailors rita bo; "
        "sailors 1 emilio max olaf bessie doc quill gus greta sal pete lola louigi hanna chen; "
        "sailors 2 tomas fiona jacques nils hugo cora sven ossie bella kat pru"
    )
    b.play("hire")
    (looked,) = b.told("cards-looked-at")
    assert looked.seen_by(0).cards == ("rita", "bo")
    assert looked.seen_by(1).cards == ()
    assert looked.seen_by(None).cards == ()
    assert b.position.observe(0).looked == ("rita", "bo")
    assert b.position.observe(1).looked == ()
    assert b.legal() == ["keep bo", "keep rita"]  # one must be kept


def test_rb_6b_louigi_the_others_to_the_bottom_then_the_top_card():
    b = at("tavern", "loot 0 2 rum; deck sailors rita louigi nils cora ...")
    b.play("hire", "keep louigi")
    assert b.story[2:4] == ["0 takes on louigi by hired", "0 takes on cora by louigi"]
    assert b.state.decks["sailors"][-2:] == ("rita", "nils")


def test_rb_6b_a_sailor_from_olaf_gives_no_bonus():
    b = board(
        "players 3; card stragglers; phase sailors; sailors 0 olaf; loot 0 1 rum; "
        "deck sailors louigi rita ..."
    )
    b.play("use olaf")
    assert list(b.player().sailors) == ["olaf", "louigi"]


def test_rb_6b_a_new_port_sailor_works_at_later_places_of_this_visit():
    b = board(PORT + "loot 0 2 rum 1 spices; deck sailors fiona rita bo ...")
    b.play("done", "hire", "keep fiona")
    assert b.why_not("sell spices") is None


def test_rb_6c_guild_deck_empty_closed_and_discounts_add_up_never_below_0():
    empty = board(PORT + "coins 0 99; points 1 0 1 2 3 4 5 6 7")
    assert empty.phase != "port"
    b = at("guild", "coins 0 0; loot 0 1 letter; sailors 0 nils", loot_pack="on")
    assert b.why_not("buy") == "too-expensive"
    b.play("use letter", "buy")
    assert "0 buys 5 points for 0" in b.story


def test_rb_6c_loot_may_be_discarded_in_port():
    b = at("pit", "loot 0 2 rum 1 spices").play("discard spices")
    assert b.loot() == "2 rum"
    assert b.why_not("discard spices") == "not-yours"


def test_rb_6c_several_tokens_are_discarded_in_one_answer():
    b = at("pit", "loot 0 2 rum 3 spices")
    assert b.why_not("discard rum rum rum") == "not-yours"
    assert b.play("discard rum spices rum").loot() == "2 spices"


SIM = "option port simultaneous; " + PORT


def test_rb_6d_simultaneous_port_all_decide_at_once_and_the_guild_in_order():
    b = board(SIM + "loot 0 1 materials; loot 1 1 materials; coins 0 9; coins 2 9")
    assert b.acting == (0, 1)
    b.act(1, "buy sail")
    assert b.acting == (0,)
    assert not b.player(1).parts[0]
    b.act(0, "buy hold")
    assert b.player(1).parts[0] == 1
    assert b.acting == (0,)
    assert b.state.agenda[-1].what == "guild"


def test_rb_6d_scarce_things_are_settled_from_the_baron_on():
    b = board(SIM + "baron 1; loot 0 1 materials; loot 1 1 materials; parts 2 0 14 0")
    b.act(0, "buy cannon")
    b.act(1, "buy cannon")
    assert "0 cannot buy cannon" in b.story
    assert (b.player(0).parts[1], b.player(1).parts[1]) == (0, 1)
    assert b.acting == (0,)


def test_rb_6d_choices_are_hidden_until_all_have_chosen():
    b = board(SIM + "loot 0 1 materials; loot 1 1 materials")
    b.act(0, "buy sail")
    (chose,) = b.told("chose")
    assert (chose.seen_by(1).choice, chose.seen_by(0).choice) == ("", "buy sail")
    assert "buy sail" not in b.position.observe(1).notation


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_place_closed_to_others_is_open_to_one(seat):
    goods = "; ".join(f"loot {n} 1 materials" for n in range(3))
    b = board(f"{PORT}closed shipyard {seat}; {goods}")
    assert b.acting == (seat,)
    assert f"the shipyard only for {seat}" in b.story
    b.play("done")
    assert b.state.closed == {}


# -- whole visits

RICH = "loot {0} 2 rum 2 spices 3 materials 2 valuables; coins {0} 9; parts {0} 0 0 2 1"
BY_VISIT = "option port by-visit; " + PORT


def test_rb_6e_by_visit_each_player_goes_through_all_places_before_the_next():
    b = board(BY_VISIT + "baron 1; " + "; ".join(RICH.format(seat) for seat in range(3)))
    visits = []
    while b.phase == "port":
        (seat,) = b.acting
        visits.append((seat, b.state.agenda[-1].what))
        b.play("done")
    order = ["market", "tavern", "shipyard", "workshop", "pit", "guild"]
    assert visits == [(seat, place) for seat in (1, 2, 0) for place in order]


def test_rb_6e_all_places_still_to_come_are_offered_and_leaving_ends_the_visit():
    b = board(BY_VISIT + RICH.format(0) + "; loot 1 1 materials")
    assert not b.told("place-opened")
    assert [event.seat for event in b.told("went-ashore")] == [0]
    verbs = {action.split()[0] for action in b.legal()}
    assert verbs == {"market", "hire", "buy", "build", "sell", "discard", "done", "leave"}
    assert {"buy", "buy sail"} <= set(b.legal())
    b.play("leave")
    assert b.acting == (1,)
    assert [event.seat for event in b.told("went-ashore")] == [1]


def test_rb_6e_what_belongs_to_a_later_place_leaves_those_before_it():
    b = board(BY_VISIT + RICH.format(0)).play("buy sail")
    assert b.player().parts[0] == 1
    assert b.state.agenda[-1].what == "workshop"  # once in the shipyard: it closed by itself
    assert b.why_not("market rum rum for spices") == "place-left"
    assert b.why_not("hire") == "place-left"
    assert b.why_not("buy sail") == "place-left"
    b.play("sell valuables rum rum valuables", "buy")
    assert b.acting != (0,)
    assert "0 buys 5 points for 3" in b.story


def test_rb_6e_one_may_come_back_to_a_place_as_often_as_it_allows():
    b = board(BY_VISIT + "loot 0 4 rum").play("market rum rum for spices")
    assert b.state.agenda[-1].what == "market"
    b.play("discard rum", "done")
    assert b.state.agenda[-1].what == "pit"  # one rum is no sailor, and spices no upgrade


def test_rb_6e_who_has_no_business_in_port_is_not_asked_and_a_visit_ends_by_itself():
    b = board(BY_VISIT + "loot 1 1 materials")
    assert b.acting == (1,)
    b.play("buy sail")
    assert b.phase == "draw"
    assert not b.told("went-ashore")


def test_rb_6e_cards_are_looked_at_in_mid_visit_and_a_new_port_sailor_helps_later():
    b = board(BY_VISIT + "loot 0 2 rum 1 spices; deck sailors fiona rita bo ...")
    b.play("hire", "keep fiona")
    assert b.why_not("sell spices") is None
    assert b.play("sell spices").player().coins == 1


def test_rb_6e_room_is_made_at_the_end_of_ones_own_visit():
    b = board(BY_VISIT + "loot 0 5 rum 1 spices; loot 1 1 materials")
    b.play("leave")
    assert b.acting == (0,)
    assert b.state.agenda[-1].name == "give"
    assert b.play("give rum rum").acting == (1,)


def test_rb_6e_the_decks_are_shuffled_when_all_have_been_ashore():
    b = board(BY_VISIT + "loot 0 2 rum; loot 1 2 rum; deck sailors rita bo nils cora kat pru ...")
    b.play("hire", "keep bo")
    assert b.acting == (1,)
    assert b.chance.log == []
    assert b.state.decks["sailors"][:3] == ("cora", "kat", "pru")
    b.play("hire", "keep kat")
    assert [line.split()[0] for line in b.chance.log] == ["shuffle", "shuffle"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_rb_6e_a_place_closed_to_others_is_open_to_one(seat):
    goods = "; ".join(f"loot {n} 1 materials 2 spices" for n in range(3))
    b = board(f"{BY_VISIT}closed shipyard {seat}; {goods}")
    for other in range(3):
        assert b.acting == (other,)
        assert b.why_not("buy sail") == (None if other == seat else "place-closed")
        b.play("leave")


PLANS = SIM + "loot 0 2 materials 2 rum; loot 1 2 materials; loot 2 2 rum; coins 2 9; "


def test_rb_6d_a_choice_for_a_later_place_is_done_at_those_before_and_stays_hidden():
    b = board(PLANS)
    b.act(0, "buy sail")  # at the market, where all three have business
    b.act(1, "done")
    assert "buy sail" not in b.position.observe(1).notation
    b.act(2, "hire")
    (at_the_market, at_the_tavern) = b.told("revealed")
    assert at_the_market.choices == ((1, "done"),)
    assert at_the_tavern.choices == ((2, "hire"),)  # and seat 0 is not asked there
    assert "buy sail" not in b.position.observe(1).notation
    assert b.position.observe(1).decided == (0,)
    b.play(b.legal("keep")[0])
    assert (b.state.agenda[-1].what, b.acting) == ("shipyard", (1,))
    b.act(1, "buy hold")
    assert (b.player(0).parts, b.player(1).parts) == ([1, 0, 0], [0, 0, 1])


def test_rb_6d_who_leaves_is_not_asked_again_and_a_card_may_be_planned():
    b = board(PLANS + "coins 0 9")
    b.act(0, "leave")
    b.act(2, "buy")
    b.act(1, "leave")
    assert b.phase == "draw"
    assert "2 buys 5 points for 3" in b.story
    assert not b.player(0).points


def test_rb_6d_a_plan_that_has_become_impossible_is_made_anew():
    goods = "loot 0 1 materials; loot 1 1 materials; "
    b = board(SIM + goods + "baron 1; coins 0 3; coins 1 9")
    b.act(0, "buy")
    b.act(1, "buy")
    assert [line for line in b.story if "buys" in line or "cannot" in line] == [
        "1 buys 5 points for 3",
        "0 cannot buy",
    ]
    assert b.phase == "draw"  # he cannot pay for the next card


def test_rb_6d_a_position_with_plans_reads_back():
    b = board(PLANS)
    for seat, choice in ((0, "buy sail"), (1, "leave"), (2, "hire")):
        b.act(seat, choice)
        assert str(RATTLE_BATTLE.parse_position(str(b.position))) == str(b.position)
    assert b.state.agenda[-1].name == "keep"
    imagined = b.position.observe(2).imagine(FastSeed(1).generator(0))
    assert set(imagined.chosen) == {0, 1}
