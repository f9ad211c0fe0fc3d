"""Whole games by a program that has only the accessibility tree and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from tests.browser.conftest import Visit
from tests.browser.following import Follower, Plan, Refused, open_table
from tests.browser.houses import Inn, inn
from tests.browser.sailing import Sailor
from tests.browser.trading import Trader

FROM_ABOVE: Final = "localStorage.setItem('rattle-battle-look', 'top')"
VOYAGE: Final = {"scenario": "introductory", "drops": "pool"}
NORRINGTON: Final = {"scenario": "norrington", "length": "short", "drops": "pool"}
PIRATES: Final = {"scenario": "pirate-wars", "length": "short", "drops": "pool"}
SHORT: Final = [
    Plan(RATTLE_BATTLE, "landlubber", "landlubber", Sailor, VOYAGE),
    Plan(RATTLE_BATTLE, "landlubber", "landlubber", Sailor, PIRATES),
]
LONG: Final = [
    Plan(PORT_ROYAL, "thumb", "deckhand", Trader, games=20),
    Plan(RATTLE_BATTLE, "landlubber", "landlubber", Sailor, NORRINGTON, games=10),
    Plan(RATTLE_BATTLE, "gunner", "landlubber", Sailor, PIRATES, games=10),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Inn]:
    folder = tmp_path_factory.mktemp("inn")
    with inn(folder, {game.name: game for game in (PORT_ROYAL, RATTLE_BATTLE)}) as house:
        yield house


@pytest.mark.parametrize(
    "plan", [*SHORT, *(pytest.param(plan, marks=pytest.mark.soak) for plan in LONG)], ids=str
)
def test_blind_play_chooses_what_the_bot_chooses(visit: Visit, house: Inn, plan: Plan) -> None:
    for _ in range(plan.games):
        page = visit(None, at=house.address)
        page.add_init_script(FROM_ABOVE)
        refused = Refused(page)
        assert Follower(page, house, open_table(page, house, plan), plan).play() > 10
        page.locator("#result").wait_for()
        assert refused.answers == []
        page.context.close()
