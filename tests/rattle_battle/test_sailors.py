"""Every sailor and every special loot, each in a position of its own (RB 4.8, 6, 10)."""

from __future__ import annotations

import pytest

from quarterdeck.games.rattle_battle.cards import SAILORS, SPECIALS
from tests.rattle_battle.positions import board, fall_text

CREW = "players 3; card stragglers; phase sailors; "
PORT = "players 3; card stragglers; phase port; "
SEA = "option crew_pack on; card stragglers; phase actions; "


def at(place, text, options=""):
    return board(f"{options}{PORT}{text}; agenda end-quest, visit 0 0 {place}")


def points(text, options=""):
    """Seat 0's victory points."""
    return (
        board(f"{options}{PORT}coins 2 3; {text}").position.observe(None).players[0].victory_points
    )


# -- at sea


def test_emilio_two_loot_for_an_upgrade_ready_not_a_purchase():
    b = board(CREW + "sailors 0 emilio; loot 0 1 rum 2 spices; deck upgrades ram drill ...")
    b.play("use emilio", "give rum")
    assert "0 adds ram by emilio" in b.story
    assert b.player().upgrades == {"ram": True}


def test_max_one_loot_for_any_part_ready():
    b = board(CREW + "sailors 0 max; loot 0 1 rum").play("use max")
    assert b.legal() == ["part cannon", "part hold", "part sail"]
    b.play("part cannon")
    assert "0 adds cannon by max" in b.story
    assert b.player().ready(1) == 1


def test_olaf_a_rum_for_a_sailor_usable_at_once():
    b = board(CREW + "sailors 0 olaf; loot 0 2 rum; deck sailors rita bo ...").play("use olaf")
    assert "0 takes on rita by olaf" in b.story
    assert "use rita" in b.legal()


def test_bessie_draws_if_a_ship_was_sunk():
    b = board(CREW + "sailors 0 bessie; lost 0 0.1").play("use bessie")
    assert b.told("loot-gained")[0].reason == "bessie"
    assert board(CREW + "sailors 0 bessie").phase != "sailors"


def test_doc_repairs_one_ship_for_nothing():
    b = board(CREW + "sailors 0 doc; lost 0 0.1 0.2; loot 0 3 rum").play("use doc")
    (repaired,) = b.told("repaired")
    assert repaired.free == 1
    assert b.loot() == "2 rum"


def test_quill_returns_one_loot_to_the_bag_and_draws_one():
    b = board(CREW + "sailors 0 quill; loot 0 1 rum").play("use quill", chance=["loot spices"])
    assert b.loot() == "1 spices"
    assert sum(b.state.heap) == 0


def test_rita_a_rum_for_a_coin():
    b = board(CREW + "sailors 0 rita; loot 0 1 rum").play("use rita")
    assert b.story[:3] == ["0 uses rita", "0 gives rum for rita", "0 +1 coins for rita"]


def test_gus_draws_if_a_shot_sank_an_enemy():
    b = board(CREW + "sailors 0 gus; sent 0 0.1; trophies 0 y1 shot").play("use gus")
    assert b.told("loot-gained")[0].reason == "gus"
    assert board(CREW + "sailors 0 gus; sent 0 0.1; trophies 0 y1 battle").phase != "sailors"


def test_greta_a_coin_if_a_ship_was_boarded():
    b = board(CREW + "sailors 0 greta; sent 0 0.1; trophies 0 y1 battle boarded").play("use greta")
    assert "0 +1 coins for greta" in b.story
    assert board(CREW + "sailors 0 greta; sent 0 0.1; trophies 0 y1 battle").phase != "sailors"


@pytest.mark.parametrize(("sailor", "part"), [("sal", 0), ("pete", 1)])
def test_sal_readies_a_sail_and_pete_a_cannon(sailor, part):
    b = board(CREW + f"sailors 0 {sailor}; parts 0 2 2 0; spent 0 2 2; quest 1 1").play(
        f"use {sailor}"
    )
    assert b.player().spent == ([1, 2] if part == 0 else [2, 1])


def test_lola_a_coin_if_two_were_sent_and_none_was_sunk():
    b = board(CREW + "sailors 0 lola; sent 0 0.1 0.2").play("use lola")
    assert "0 +1 coins for lola" in b.story
    for failed in ("sent 0 0.1", "sent 0 0.1 0.2; lost 0 0.1"):
        assert board(CREW + f"sailors 0 lola; {failed}; loot 0 1 rum").phase != "sailors"


# -- in port


def test_louigi_looks_at_four_and_his_hiring_bonus_is_another_sailor():
    b = at("tavern", "sailors 0 louigi; loot 0 2 rum; deck sailors bo rita nils cora ...").play(
        "hire"
    )
    assert len(b.legal("keep")) == 4
    new = at("tavern", "loot 0 2 rum; deck sailors louigi rita nils cora ...").play(
        "hire", "keep louigi"
    )
    assert "0 takes on cora by louigi" in new.story


def test_hanna_one_exchange_costs_one():
    b = at("market", "sailors 0 hanna; loot 0 2 rum")
    b.play("market rum for spices")
    assert b.why_not("market rum for spices") == "market-rate"
    assert b.loot() == "1 rum 1 spices"


def test_bo_hiring_costs_one_rum_less():
    b = at("tavern", "sailors 0 bo; loot 0 1 rum").play("hire")
    assert b.story[:2] == ["0 uses bo", "0 gives rum for tavern"]


def test_chen_two_parts_paid_for_each():
    b = at("shipyard", "sailors 0 chen; loot 0 3 materials").play("buy sail", "buy sail")
    assert b.player().parts == [2, 0, 0]
    assert b.loot() == "1 materials"
    assert b.phase != "port"


def test_tomas_only_one_of_the_two():
    b = at("workshop", "sailors 0 tomas; loot 0 1 spices")
    assert b.legal("build") == ["build spices"]
    b.play("build spices")
    assert b.loot() == "-"
    assert at("workshop", "loot 0 1 spices 1 materials").why_not("build spices") == "workshop-price"


def test_fiona_once_any_single_loot_for_a_coin():
    b = at("pit", "sailors 0 fiona; loot 0 3 rum").play("sell rum")
    assert b.player().coins == 1
    assert b.why_not("sell rum") == "pit-rate"


def test_jacques_the_first_valuables_give_two_coins():
    b = at("pit", "sailors 0 jacques; loot 0 2 valuables").play("sell valuables", "sell valuables")
    assert b.player().coins == 3


def test_nils_the_card_costs_one_less():
    b = at("guild", "sailors 0 nils; coins 0 2").play("buy")
    assert "0 buys 5 points for 2" in b.story


def test_hugo_a_second_card_for_one_coin_more():
    b = at("guild", "sailors 0 hugo; coins 0 9").play("buy", "buy")
    assert b.story[0] == "0 buys 5 points for 3"
    assert "0 buys 6 points for 5" in b.story
    assert b.phase != "port"


# -- at the end


def test_cora_a_point_for_every_two_sailors_herself_included():
    assert points("sailors 0 cora rita bo") == 1
    assert points("sailors 0 cora rita bo nils") == 2


def test_sven_a_point_for_each_upgrade():
    assert points("sailors 0 sven; upgrades 0 drill ram!") == 2


def test_ossie_a_point_for_every_two_parts():
    assert points("sailors 0 ossie; parts 0 1 1 2 1") == 2


def test_bella_a_point_for_each_loot():
    assert points("sailors 0 bella; loot 0 3 spices 1 valuables") == 4


def test_kat_a_point_for_each_cannon():
    assert points("sailors 0 kat; parts 0 1 3 0") == 3


def test_pru_a_point_for_each_card():
    assert points("sailors 0 pru; points 0 0 1") == 5 + 6 + 2


# -- the crew pack


@pytest.mark.parametrize("name", ["sid", "brun", "pip", "bao", "faye", "bart"])
def test_loot_is_put_on_them_in_phase_8_at_most_two(name):
    kind = SAILORS[name].stores
    b = board(f"option crew_pack on; {CREW}sailors 0 {name}; loot 0 2 {kind}")
    assert b.legal() == ["done", f"store {name}"]
    b.play(f"store {name}")
    assert b.player().sailors == {name: 1}
    assert b.loot() == f"1 {kind}"
    assert f"0 stores {kind} on {name}" in b.story
    full = f"option crew_pack on; {CREW}sailors 0 {name}+2 rita; loot 0 1 {kind} 1 rum"
    assert board(full).why_not(f"store {name}") == "full"


def test_sid_moves_a_ship_a_short_range_without_a_sail():
    b = board(SEA + "sailors 0 sid+1; sea 0.1 3 at 0 0, y1 1 at 100 0")
    assert b.why_not("use sid 0.1 to 64 0") == "move-too-far"
    b.play("use sid 0.1 to 63 0")
    assert "0.1 moves sid" in b.story
    assert (b.player().sailors["sid"], b.state.heap[0]) == (0, 1)


def test_brun_one_more_strength():
    b = board(SEA + "sailors 0 brun+2; sea 0.1 3 at 0 0, y1 3 at 100 0")
    b.play("use brun 0.1", "use brun 0.1")
    assert "y1(3) fights 0.1(5)" in b.story


def test_pip_readies_a_sail():
    b = board(SEA + "sailors 0 pip+1; parts 0 1 0 0; spent 0 1 0; sea 0.1 3 at 0 0, y1 3 at 100 0")
    b.play("use pip")
    assert b.player().ready(0) == 1
    assert b.ranges()


def test_bao_readies_a_cannon():
    b = board(SEA + "sailors 0 bao+1; parts 0 0 2 0; spent 0 0 1; sea 0.1 3 at 0 0, y1 3 at 50 0")
    b.play("use bao")
    assert b.legal("shoot") == ["shoot 0.1 y1"]


def test_faye_drops_one_of_ones_ships_again():
    b = board(SEA + "sailors 0 faye+1; parts 0 1 0 0; sea 0.1 3 at 0 0, y1 3 at 50 0")
    b.play("use faye 0.1", chance=[fall_text(["y1", "0.1"], "y1 3 at 50 0, 0.1 5 at -20 30")])
    assert b.state.sea["0.1"].face == "5"
    assert b.told("dropped")[0].reason == "faye"


def test_bart_takes_an_np_ship_as_if_sunk():
    b = board(
        SEA + "sailors 0 bart+1; parts 0 1 0 0; sea 0.1 3 at 0 0, y1 3 at 75 0, y2 3 at -100 0"
    )
    assert b.why_not("use bart y2") == "out-of-reach"
    b.play("use bart y1")
    assert "0 takes y1" in b.story
    assert [trophy.how for trophy in b.player().trophies] == ["bart"]


# -- the loot pack

PACK = "option loot_pack on; "


def test_map_at_the_pit_draw_three():
    b = at("pit", "loot 0 1 map", PACK).play("use map")
    assert [event.reason for event in b.told("loot-gained")] == ["map"] * 3
    assert b.player().loot[4] == 0


def test_powder_readies_up_to_two_cannons():
    b = board(
        PACK + "card stragglers; phase actions; loot 0 1 powder; parts 0 0 3 0; spent 0 0 3; "
        "sea 0.1 3 at 0 0, y1 3 at 130 0"
    )
    b.play("use powder")
    assert "0 readies 2 cannon" in b.story


def test_idol_is_worth_three_points():
    assert points("loot 0 2 idol", PACK) == 6


def test_letter_at_the_guild_three_coins_less():
    b = at("guild", "loot 0 1 letter; coins 0 4", PACK).play("use letter", "buy")
    assert "0 buys 5 points for 0" in b.story


def test_cat_instead_of_paying_for_all_repairs():
    b = board(
        PACK + "players 3; card stragglers; phase repair; loot 0 1 cat 2 rum; lost 0 0.1 0.2 0.3"
    )
    assert b.legal() == ["pay", "use cat"]
    b.play("use cat")
    assert b.loot() == "2 rum"


@pytest.mark.parametrize("kind", list(SPECIALS))
def test_rb_10_special_loot_is_never_payment_but_goes_too_when_all_loot_must_go(kind):
    b = at("pit", f"loot 0 1 {kind} 2 rum", PACK)
    assert b.why_not(f"sell {kind} rum") == "unclear"
    repair = PACK + "players 3; card stragglers; phase repair; "
    pay = ["pay"] if kind == "cat" else []
    paid = board(repair + f"loot 0 1 {kind} 1 rum; lost 0 0.1").play(*pay)
    assert paid.loot() == f"1 {kind}"
    broke = board(repair + f"loot 0 1 {kind} 1 rum; lost 0 0.1 0.2").play(*pay)
    assert broke.loot() == "-"


@pytest.mark.parametrize("kind", list(SPECIALS))
def test_special_loot_is_drawn_and_loaded_like_any_other(kind):
    b = board(
        PACK + "players 3; card stragglers; phase loot; sent 0 0.1 0.2", f"loot {kind}", "loot rum"
    )
    assert b.loot() in (f"1 {kind} 1 rum", f"1 rum 1 {kind}")


def test_there_is_a_test_for_every_sailor_and_special_loot():
    names = {name for name in globals() if name.startswith("test_")}
    for card in (*SAILORS, *SPECIALS):
        assert any(f"_{card}_" in name for name in names), card
