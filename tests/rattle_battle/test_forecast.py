"""How the battle would go: told to everybody while players act."""

from __future__ import annotations

import pytest

from quarterdeck.core import Dealer, FastSeed
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.aids import RATTLE_BATTLE_AIDS, Clash, Forecast
from quarterdeck.games.rattle_battle.notation import parse_state
from quarterdeck.games.rattle_battle.rules.battle import forecast
from tests.rattle_battle.playing import positions
from tests.rattle_battle.positions import board

ACTIONS = "card stragglers; phase actions; parts 0 1 sail; "


def foreseen(position: RattleBattlePosition, viewer: int | None = None) -> Forecast | None:
    return RATTLE_BATTLE_AIDS.odds(position.observe(viewer))


def fought(position: RattleBattlePosition) -> list[Clash]:
    """The battle that follows if nobody does anything any more."""
    twin, told, chance = position.copy(), list[e.Fought](), Dealer(FastSeed(1))
    while twin.state.phase == "actions":
        (seat,) = twin.to_act()
        action = "done" if twin.state.acted else "pass"
        if twin.state.agenda[-1].name != "turn":
            action = str(twin.legal(seat).actions[-1])  # the fifth player stays
        events = twin.apply(seat, RATTLE_BATTLE.parse_action(action), chance)
        told += [event for event in events if isinstance(event, e.Fought)]
    return [Clash.foreseen(event) for event in told]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (2, {"scenario": "pirate-wars", "free_for_all": "on"}), (5, {"fifth_player": "on"})],
)
def test_rb_4_5_the_forecast_is_what_follows_if_nobody_acts(seats, options):
    met = 0
    for seed in range(3):
        for position in positions(seats, seed, **options):
            found = foreseen(position)
            if found is not None:
                assert list(found.battle) == fought(position)
                met += len(found.battle) > 1
            else:  # or a ship that joins has still to fall
                assert position.state.phase != "actions" or "give" in position.observe(None).task
    assert met > 10


def test_rb_4_5_everybody_is_told_the_same_forecast_and_only_while_players_act():
    at = ACTIONS + "upgrades 0 black-flag; "
    b = board(at + "sea 0.1 4 at 0 0, y1 1 at 30 0, o1 5 at 0 80")
    told = [foreseen(b.position, viewer) for viewer in (0, 1, None)]
    assert told[0] is not None
    assert told == [told[0]] * 3
    assert [clash.sunk for clash in told[0].battle] == [("y1",), ("0.1",)]
    b.play("move 0.1 touch o1")
    after = foreseen(b.position)
    assert after is not None
    assert [clash.sunk for clash in after.battle] == [("0.1",)]
    b.play("done", "pass")
    assert b.state.phase != "actions"
    assert foreseen(b.position) is None


def test_rb_4_3a_without_ships_of_players_there_is_no_battle():
    assert forecast(parse_state(ACTIONS + "sent 0 0.1; lost 0 0.1; sea y1 1 at 30 0")) == []
