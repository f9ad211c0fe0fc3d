"""Nothing is cut off: five players, twelve cards, four languages, two sizes."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from rich.cells import cell_len

from quarterdeck.games.port_royal import Card
from quarterdeck.games.port_royal.terminal.cards import Shown, paint_card
from quarterdeck.games.port_royal.terminal.harbour import matched, paint_harbour, plan
from quarterdeck.games.port_royal.terminal.names import Names
from quarterdeck.games.port_royal.wording import PortRoyalWording
from quarterdeck.i18n import LANGUAGES
from quarterdeck.terminal.canvas import Canvas, shorten, wrap
from quarterdeck.terminal.home import HomeScreen
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.sitting import Sitting
from quarterdeck.terminal.table import TableScreen
from tests.terminal.positions import FULL, full_harbour
from tests.terminal.tables import (
    LARGE,
    SMALL,
    decide,
    make_app,
    screen_text,
    setup,
    table,
    until_asked,
)

KINDS = ("human:Wilhelmina", "human:Aleksandra", "human:Bo", "human:Konstantin", "human:Чарли")
PHASES = ("discover drawn", "ship r3-2", "take 3 by 0", "take 2 by 1")


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_fits(tmp_path: Path, language: str, players: int) -> None:
    kinds = KINDS[:players]
    app = make_app(tmp_path, setup(*kinds, position=full_harbour(players)), language)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        screen = table(app)
        for size in (SMALL, LARGE):
            await pilot.resize_terminal(*size)
            for phase in PHASES:
                position = full_harbour(players, phase)
                if phase.startswith("ship"):
                    position = position.replace("rx-4 ", "")
                screen.sitting = Sitting.begin(setup(*kinds, position=position))
                screen.cursor, screen.odds = None, False
                screen.speak()
                await pilot.pause()
                check_screen(screen, screen_text(app), size)
                check_details(screen)


def check_screen(screen: TableScreen, text: str, size: tuple[int, int]) -> None:
    """All cards, players and actions can be read in full."""
    lines = text.splitlines()
    assert [len(lines), *{cell_len(line) for line in lines}] == [size[1], size[0]]
    assert "…" not in text
    assert isinstance(screen.wording, PortRoyalWording)
    names = Names(screen.wording)
    cards = Counter(names.card(Card(code)) for code in FULL.split())
    assert [name for name, count in cards.items() if text.count(name) < count] == []
    assert [name for name in screen.sitting.names if name not in text] == []
    for button in screen.view.buttons(screen.scene):
        assert f" {button.key} {button.label} " in re.sub(" +", " ", text)
    for tool in screen.sheet().tools:
        assert f"{tool.key} {tool.label}" in lines[-1]


def check_details(screen: TableScreen) -> None:
    """With odds, and with every card selected that explains itself, nothing is cut."""
    pane = screen.query_one(Pane)
    screen.odds = True
    for cursor in (None, *range(len(screen.view.spots(screen.scene)))):
        screen.cursor = cursor
        screen.note = ""
        screen.show()
        assert pane.canvas.cut == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_screen_fits(tmp_path: Path, language: str) -> None:
    app = make_app(tmp_path, language=language)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        await until_asked(pilot)
        table(app).act(decide(table(app)))
        await pilot.press("q")
        assert isinstance(app.screen, HomeScreen)
        for _ in range(2):
            await pilot.click("#more")
            await pilot.pause()
        text = screen_text(app)
        words = app.words
        wording = app.wording("port-royal")
        labels = [
            wording.option("end", "points"),
            wording.option("jester_on_bust", "everyone"),
            words("terminal-seats", seats=5),
            words("human"),
            words("bot-boatswain"),
            words("quit"),
            words("terminal-your-games"),
        ]
        assert [label for label in labels if label not in text] == []
        for widget in app.screen.query("Button, Input, Label, OptionList"):
            if widget.display and widget.region.area:
                assert app.screen.region.contains_region(widget.region), widget


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("cards", range(31))
def test_any_number_of_cards_lies_in_the_harbour(cards: int, size: tuple[int, int]) -> None:
    width, rows = size[0], (10 if size == SMALL else 20)
    shown = [Shown(Card("sailor-3-1"), "Mademoiselle", "=") for _ in range(cards)]
    canvas = paint_harbour(shown, width, rows)
    assert canvas.cut == []
    assert str(canvas).count("Mademoiselle") == cards
    assert len({zone.target for zone in canvas.zones}) == cards


def test_cards_shrink_only_when_they_must() -> None:
    assert plan(6, 80, 10).height > plan(7, 80, 10).height > plan(13, 80, 10).height


def test_a_card_shows_its_numbers() -> None:
    ship = str(paint_card(Shown(Card("g5-4"), "Skiff", "3"), 12, 4))
    assert [part in ship for part in ("3", "◤", "†5", "Skiff", "●●●●")] == [True] * 5
    skull = str(paint_card(Shown(Card("rx-3"), "Frigate"), 12, 9))
    assert "☠" in skull
    person = str(paint_card(Shown(Card("admiral-7-2"), "Admiral", "1"), 12, 4))
    assert [part in person for part in ("⚑", "★2", "●7", "5+")] == [True] * 4


@pytest.mark.parametrize(
    ("needs", "owned", "count"),
    [("ccs", "c", 1), ("ccs", "csj", 3), ("pp", "jjj", 2), ("ss", "c", 0)],
)
def test_persons_for_an_expedition(needs: str, owned: str, count: int) -> None:
    assert matched(needs, owned) == count


def test_a_canvas_says_what_it_cut() -> None:
    canvas = Canvas(6, 1)
    canvas.text(0, 0, "harbour", canvas._styles[0][0])
    assert str(canvas) == "harbo…"
    assert canvas.cut == ["harbour"]


def test_wide_letters_take_two_cells() -> None:
    canvas = Canvas(6, 1)
    assert canvas.text(0, 0, "港a", canvas._styles[0][0]) == 3
    assert shorten("港港港", 5) == "港港…"


def test_wrapping() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("abcdefghij k", 4) == ["abcd", "efgh", "ij k"]
    assert wrap("", 4) == [""]
