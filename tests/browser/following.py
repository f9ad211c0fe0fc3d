"""Plays whole games on a page as a bot would, with whatever hands a player has."""

from __future__ import annotations

import json
import time
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page

from quarterdeck.bots import make_bot
from quarterdeck.bots.api import Bot, ask
from quarterdeck.core import Action, Game, Match, Position
from quarterdeck.i18n import Wording, Words, wording_for
from tests.browser.blind import Blind
from tests.browser.houses import Inn

SEED: Final = 7
PATIENCE: Final = 30.0
SETTLED: Final = "html:not([data-growing]) main[data-settled=true]"


class Player(Blind):
    """Carries out the actions of a game by what the tree says."""

    def __init__(self, page: Page, words: Wording) -> None:
        """Sit down at a page that speaks these words."""
        super().__init__(page)
        self.words = words

    @abstractmethod
    def carry_out(self, position: Position, action: Action) -> None:
        """Do what a bot would do."""

    @abstractmethod
    def check_told(self, position: Position) -> None:
        """What one needs to know is in the tree."""

    def answer(self, bot: Bot, match: Match, seat: int) -> Action:
        """What a bot would do, as the page asks for it."""
        return ask(bot, match, seat, SEED)

    def is_same(self, position: Position, wanted: Action, done: Action) -> bool:
        """Whether an action is another, but for what fingers cannot tell."""
        return str(wanted) == str(done)


@dataclass(frozen=True)
class Plan:
    """Games to be played: by which bot's choices, against which, and by whose hands."""

    game: Game
    bot: str
    against: str
    player: Callable[[Page, Wording], Player]
    options: Mapping[str, str] = field(default_factory=dict)
    games: int = 1
    people: int = 1
    """At this device; bots sit behind them."""

    def __str__(self) -> str:
        how = " ".join(self.options.values())
        return f"{self.games} {self.game.name} {how} as {self.bot}".replace("  ", " ")


class Refused:
    """What the server did not do."""

    def __init__(self, page: Page) -> None:
        """Listen to what a page is told."""
        self.answers: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        if json.loads(frame)["type"] == "refused":
            self.answers.append(str(frame))


def open_table(page: Page, house: Inn, plan: Plan) -> str:
    """A table for a game, for people at this device and one bot or none; its name."""
    page.goto(f"{house.address}/new?game={plan.game.name}")
    if plan.against:
        for value in (*plan.options.values(), f"bot:{plan.against}"):
            page.locator(f"select:has(option[value='{value}'])").first.select_option(value)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
    else:
        seats = [{"kind": "you"}, *[{"kind": "local"}] * (plan.people - 1)]
        order = {"game": plan.game.name, "seats": seats, "options": dict(plan.options)}
        answer = page.request.post(f"{house.address}/api/tables", data=order)
        assert answer.ok, answer.text()
        page.goto(f"{house.address}/t/{answer.json()['id']}")
    page.locator(SETTLED).wait_for()
    return page.url.rpartition("/")[2]


class Follower:
    """Plays a bot's game on a page."""

    def __init__(
        self, page: Page, house: Inn, table: str, plan: Plan, seats: Collection[int] | None = None
    ) -> None:
        """Sit down at a table that this page shows, where others may have other pages."""
        self.page, self.house, self.table = page, house, table
        self.player = plan.player(page, wording_for(plan.game.name, Words("en")))
        self.bot = make_bot(plan.game.name, plan.bot)
        self.seats = range(plan.people) if seats is None else seats
        self.hurries = True
        """Whether what others do is shown at once."""

    def play(self, until: Callable[[Match], bool] = lambda match: False) -> int:
        """Play to the end, or until something is so; how many decisions there were."""
        decisions = 0
        while (match := self.await_turn()).result is None and not until(match):
            self.decide(match)
            decisions += 1
        return decisions

    def decide(self, match: Match, wanted: Action | None = None) -> Action:
        """Do what the bot would do now, or something else; what the server made of it."""
        position, done = match.position, len(match.steps)
        seat = self._asked(match)
        assert seat is not None
        self.player.check_told(position)
        action = wanted or self.player.answer(self.bot, match, seat)
        self.player.carry_out(position, action)
        made = self._await_step(done, seat, action)
        assert self.player.is_same(position, action, made), (
            f"{made} instead of {action}: {position}"
        )
        return made

    def await_turn(self) -> Match:
        """The match as soon as one is asked and the page has shown it, or it is over."""
        end = time.monotonic() + PATIENCE
        while True:
            match = self.house.match(self.table)
            if match.result is not None:
                return match
            if self._asked(match) is not None:
                shown = f"main[data-number='{len(match.steps)}'][data-settled=true]"
                if self.page.locator(shown).count():
                    return match
            if self.hurries:
                self.page.keyboard.press("Space")
            else:
                self.page.wait_for_timeout(20)
            seen = self.page.locator("main").aria_snapshot
            assert time.monotonic() < end, f"{match.position}\n{seen()}"

    def is_asked(self, match: Match) -> bool:
        """Whether somebody at this page decides now."""
        return self._asked(match) is not None

    def _asked(self, match: Match) -> int | None:
        """The first seat of this device that decides now."""
        return next((seat for seat in match.position.to_act() if seat in self.seats), None)

    def _await_step(self, done: int, seat: int, wanted: Action) -> Action:
        """What the server has carried out for a seat; others may decide at the same time."""
        end = time.monotonic() + PATIENCE
        seen = self.page.locator("main").aria_snapshot
        while True:
            steps = self.house.match(self.table).steps[done:]
            own = [step.action for step in steps if step.seat == seat]
            if own:
                return own[0]
            assert time.monotonic() < end, f"{wanted} was not done:\n{seen()}"
            self.page.wait_for_timeout(5)
