"""Whole games by a program that has only the accessibility tree and the keyboard."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Final

import pytest
from playwright.sync_api import Page

from quarterdeck.bots import make_bot
from quarterdeck.bots.api import ask
from quarterdeck.core import Action, Game, Match
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.i18n import Words, wording_for
from tests.browser import sailing, trading
from tests.browser.blind import Blind
from tests.browser.conftest import Visit
from tests.browser.houses import Inn, inn

SEED: Final = 7
PATIENCE: Final = 30.0
SEAT: Final = 0
FROM_ABOVE: Final = "localStorage.setItem('rattle-battle-look', 'top')"


@dataclass(frozen=True)
class Plan:
    """Games to be played: by which bot's choices, against which, and by whose hands."""

    game: Game
    bot: str
    against: str
    hands: ModuleType
    """Knows how an action is carried out by words and keys."""
    options: Mapping[str, str] = field(default_factory=dict)
    games: int = 1

    def __str__(self) -> str:
        return f"{self.games} of {self.game.name} as {self.bot}"


INTRODUCTORY: Final = {"scenario": "introductory", "drops": "pool"}
SHORT: Final = [Plan(RATTLE_BATTLE, "landlubber", "landlubber", sailing, INTRODUCTORY)]
LONG: Final = [
    Plan(PORT_ROYAL, "thumb", "deckhand", trading, games=20),
    Plan(RATTLE_BATTLE, "landlubber", "landlubber", sailing, INTRODUCTORY, games=10),
    Plan(RATTLE_BATTLE, "gunner", "landlubber", sailing, INTRODUCTORY, games=10),
]


class Refused:
    """What the server did not do."""

    def __init__(self, page: Page) -> None:
        self.answers: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        if json.loads(frame)["type"] == "refused":
            self.answers.append(str(frame))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Inn]:
    folder = tmp_path_factory.mktemp("inn")
    with inn(folder, {game.name: game for game in (PORT_ROYAL, RATTLE_BATTLE)}) as house:
        yield house


def open_table(page: Page, plan: Plan) -> str:
    """A table for a game; its name."""
    for value in (*plan.options.values(), f"bot:{plan.against}"):
        page.locator(f"select:has(option[value='{value}'])").first.select_option(value)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator("html:not([data-growing]) main[data-settled=true]").wait_for()
    return page.url.rpartition("/")[2]


def await_turn(page: Page, house: Inn, table: str) -> Match:
    """The match as soon as the player is asked and the page has shown it, or it is over."""
    end = time.monotonic() + PATIENCE
    while True:
        match = house.match(table)
        if match.result is not None:
            return match
        if SEAT in match.position.to_act():
            shown = f"main[data-number='{len(match.steps)}'][data-settled=true]"
            if page.locator(shown).count():
                return match
        page.keyboard.press("Space")  # what others do is shown at once
        assert time.monotonic() < end, f"{match.position}\n{page.locator('main').aria_snapshot()}"


def play(page: Page, house: Inn, table: str, plan: Plan) -> int:
    """Play a game as a bot would; how many decisions there were."""
    blind, words = Blind(page), wording_for(plan.game.name, Words("en"))
    bot, hands = make_bot(plan.game.name, plan.bot), plan.hands
    decisions = 0
    while (match := await_turn(page, house, table)).result is None:
        position, done = match.position, len(match.steps)
        hands.check_told(blind.look(), position)
        action = ask(bot, match, SEAT, SEED)
        hands.carry_out(blind, words, position, action)
        made = await_step(page, house, table, done)
        assert hands.is_same(position, action, made), f"{made} instead of {action}: {position}"
        decisions += 1
    return decisions


def await_step(page: Page, house: Inn, table: str, done: int) -> Action:
    """What the server has carried out."""
    end = time.monotonic() + PATIENCE
    while len(steps := house.match(table).steps) == done:
        assert time.monotonic() < end, page.locator("main").aria_snapshot()
        page.wait_for_timeout(5)
    return steps[done].action


@pytest.mark.parametrize(
    "plan", [*SHORT, *(pytest.param(plan, marks=pytest.mark.soak) for plan in LONG)], ids=str
)
def test_blind_play_chooses_what_the_bot_chooses(visit: Visit, house: Inn, plan: Plan) -> None:
    for _ in range(plan.games):
        page = visit(None, at=house.address)
        page.add_init_script(FROM_ABOVE)
        refused = Refused(page)
        page.goto(f"{house.address}/new?game={plan.game.name}")
        assert play(page, house, open_table(page, plan), plan) > 10
        page.locator("#result").wait_for()
        assert refused.answers == []
        page.context.close()
