"""Saves, odds, languages, help and replay."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from quarterdeck.bots import Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import Action, QuarterdeckError, Record, TableError
from quarterdeck.games.port_royal.terminal.marks import COURT, CREW, FIGHTERS, SHIP_DYE
from quarterdeck.i18n import LANGUAGES, Words
from quarterdeck.terminal import saves
from quarterdeck.terminal.app import QuarterdeckApp
from quarterdeck.terminal.dialogs import Reading
from quarterdeck.terminal.home import HomeScreen
from quarterdeck.terminal.palette import (
    BRASS,
    BRASS_DARK,
    CORAL,
    CREAM,
    INK,
    INK_2,
    LIT,
    PAPER,
    PAPER_3,
    REASON,
    SEATS,
    SKY,
    WOOD,
    WOOD_DARK,
    contrast,
)
from quarterdeck.terminal.picture import main as picture
from quarterdeck.terminal.replay import ReplayScreen
from quarterdeck.terminal.sitting import Sitting, filled, named
from tests.terminal.positions import full_harbour
from tests.terminal.tables import (
    SMALL,
    decide,
    make_app,
    screen_text,
    seen,
    setup,
    table,
    until_asked,
)

# -- saves ---------------------------------------------------------------------------------------


async def test_closing_loses_nothing_and_home_offers_to_go_on(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human:Anna", "thumb:Marlowe", "random"))
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(6):
            await until_asked(pilot)
            table(app).act(decide(table(app)))
        await until_asked(pilot)
        before, record = seen(table(app)), str(table(app).sitting.match.record)
    again = make_app(tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "Anna, Marlowe, Bruno" in screen_text(again)
        again.screen.query_one(OptionList).focus()
        await pilot.press("down", "enter")
        await until_asked(pilot)
        sitting = table(again).sitting
        assert seen(table(again)) == before
        assert str(sitting.match.record) == record
        assert [player.kind for player in sitting.players] == ["human", "thumb", "random"]
        await pilot.press("ctrl+s")
        assert "Saved: " in screen_text(again)


def test_a_save_is_a_record_anybody_can_read() -> None:
    sitting = Sitting.begin(setup("human", "thumb"))
    text = saves.text_of(sitting)
    assert Record.parse(text) == sitting.match.record
    again = saves.sitting_from(text)
    assert (again.players, again.bot_seed) == (sitting.players, sitting.bot_seed)


def test_a_record_without_players_is_played_by_people() -> None:
    sitting = Sitting.begin(setup("human", "thumb"))
    again = saves.sitting_from(str(sitting.match.record))
    assert again.humans == (0, 1)
    assert saves.sitting_from(str(sitting.match.record), ["thumb", "human"]).humans == (1,)


def test_saves_are_listed_newest_first_and_damaged_ones_with_the_reason(tmp_path: Path) -> None:
    sitting = Sitting.begin(setup("human", "thumb"))
    texts = {
        "old": saves.text_of(sitting),
        "new": saves.text_of(sitting),
        "rubbish": "rubbish",
        "unplayable": str(sitting.match.record) + "0 pass\n",
        "bot": saves.text_of(sitting).replace("thumb", "nobody"),
    }
    for age, (name, text) in enumerate(texts.items()):
        path = tmp_path / f"{name}.record"
        path.write_text(text, "utf-8")
        os.utime(path, (1000 + age, 1000 + age))
    binary = tmp_path / "binary.record"
    binary.write_bytes(b"\xff\xfe\x00")
    os.utime(binary, (1, 1))
    listed = list(saves.saves(tmp_path))
    names = [save.path.stem for save in listed]
    assert names == ["bot", "unplayable", "rubbish", "new", "old", "binary"]
    assert [bool(save.error) for save in listed] == [True, True, True, False, False, True]
    assert "nobody" in listed[0].error
    assert listed[2].error.startswith("line 1: not a record")


async def test_damaged_saves_are_shown_and_do_not_open(tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text("quarterdeck record 1\nrubbish\n", "utf-8")
    app = make_app(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        text = screen_text(app)
        assert "damaged" in text
        assert "line 2" in text
        app.screen.query_one(OptionList).focus()
        await pilot.press("down", "enter")
        assert isinstance(app.screen, HomeScreen)
        app.resume(tmp_path / "a.record")
        app.look_back(tmp_path / "nowhere.record")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        assert len(app._notifications) == 2


async def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    app = make_app(blocked, setup("human", "human"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("d")
        assert len(table(app).sitting.match.steps) == 1
        assert "could not be saved" in next(iter(app._notifications)).message


# -- bots and players ------------------------------------------------------------------------------


class Broken(RandomBot):
    """A bot with a bug."""

    def choose(self, question: Question) -> Action:
        raise QuarterdeckError("lost my way")


async def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    sitting = Sitting.begin(setup("human", "random", seed=3))
    sitting.bots[1] = Broken()
    async with app.run_test(size=SMALL) as pilot:
        app.sit_down(sitting, tmp_path / "x.record")
        for _ in range(12):
            if not await until_asked(pilot):
                break
            table(app).act(decide(table(app)))
        assert any(step.seat == 1 for step in sitting.match.steps)
        assert "lost my way" in next(iter(app._notifications)).message


async def test_bots_pause_and_space_lets_them_hurry(tmp_path: Path) -> None:
    app = QuarterdeckApp("en", setup=setup("random", "thumb", "thumb"), folder=tmp_path, pace=30)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.3)
        screen = table(app)
        assert screen.sitting.match.steps == []
        assert "is thinking" in screen_text(app)
        await pilot.press("space")
        for _ in range(400):
            if len(screen.sitting.match.steps) > 20:
                break
            await pilot.pause(0.01)
        assert len(screen.sitting.match.steps) > 20


def test_players_by_kind_and_name() -> None:
    words = Words("pl")
    kinds = filled("port-royal", ["human:Ola", "r400"], 4)
    assert kinds == ["human:Ola", "r400", "boatswain", "boatswain"]
    assert filled("port-royal", [], None) == ["human", "boatswain", "boatswain"]
    players = named("port-royal", ["human:Ola", "human", "thumb"], words)
    assert [player.name for player in players] == ["Ola", "Gracz 2", "Bruno"]
    with pytest.raises(TableError, match="'nobody'"):
        named("port-royal", ["nobody"], words)
    with pytest.raises(TableError, match="3 players for 2"):
        filled("port-royal", ["human"] * 3, 2)


async def test_the_first_screen_sets_up_any_table(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        home = app.screen
        assert isinstance(home, HomeScreen)
        await pilot.click("#kind-1")
        await pilot.click("#option-end")
        home.query_one("#name-0", Input).value = "Ada"
        await pilot.click("#fewer")
        plan = home.setup()
        assert plan.players[0].name == "Ada"
        assert [player.kind for player in plan.players] == ["human", home.kinds[1]]
        assert home.kinds[1] != "boatswain"
        assert plan.options == {"end": "expedition"}
        await pilot.press("n")
        await pilot.pause()
        assert table(app).sitting.match.record.table.options["end"] == "expedition"


# -- odds, words, help -----------------------------------------------------------------------------


async def test_odds_on_request(tmp_path: Path) -> None:
    position = full_harbour(2, "discover drawn")
    app = make_app(tmp_path, setup("human", "human", position=position))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        odds = seen(table(app)).odds()
        told = f"{sum(odds.busts.values())} of {odds.cards} unseen cards bust"
        assert told not in screen_text(app)
        await pilot.press("o")
        text = screen_text(app)
        assert told in text
        assert f"{float(odds.bust) * 100:.1f} %" in text
        assert f"◆{odds.busts['black']}" in text


async def test_the_language_can_be_changed_at_the_table(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human", "human", position=full_harbour(2, "discover drawn")))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        for label in ("Draw a card", "Dobierz kartę", "Pesca una carta", "Открыть карту"):
            assert label in screen_text(app)
            await pilot.press("g")
        assert app.words.language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_dialog_opens_in_every_language(tmp_path: Path, language: str) -> None:
    app = make_app(tmp_path, setup("human", "human", position=full_harbour(2)), language)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        for key in ("question_mark", "l", "v"):
            await pilot.press(key)
            assert isinstance(app.screen, Reading)
            assert app.words("close") in screen_text(app)
            await pilot.press("escape")


# -- replay ----------------------------------------------------------------------------------------


async def test_a_replay_steps_and_jumps(tmp_path: Path) -> None:
    sitting = Sitting.begin(setup("human", "human", seed=2))
    while len(sitting.match.steps) < 8:
        sitting.act(sitting.choices.actions[-1])
    path = tmp_path / "x.record"
    saves.write(sitting, path)
    app = QuarterdeckApp("en", watch=path, folder=tmp_path, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert "Step 0 of 8" in screen_text(app)
        await pilot.press("right", "right")
        assert "Step 2 of 8" in screen_text(app)
        await pilot.press("end")
        assert screen.positions[screen.at].observe(None) == sitting.match.observe(None)
        await pilot.press("left")
        assert "Step 7 of 8" in screen_text(app)
        await pilot.press("home", "p")
        await pilot.pause(1.0)
        assert screen.at >= 1
        await pilot.press("g", "q")
        assert isinstance(app.screen, HomeScreen)


def test_a_replay_follows_what_was_taken_back(tmp_path: Path) -> None:
    path = Path(__file__).parents[1] / "golden" / "three-takebacks.txt"
    screen = ReplayScreen(path)
    assert len(screen.positions) == len(screen.steps) + 1
    assert screen.positions[-1].result() is not None


# -- colours, and the picture for the README -------------------------------------------------------

PAIRS = [
    (INK, PAPER),
    (INK, PAPER_3),
    (INK, SKY),
    (INK, LIT),
    (INK, BRASS),
    (INK_2, PAPER),
    (INK_2, PAPER_3),
    (INK_2, SKY),
    (BRASS_DARK, PAPER),
    (BRASS_DARK, PAPER_3),
    (CORAL, PAPER),
    (CREAM, CORAL),
    (CREAM, WOOD),
    (CREAM, WOOD_DARK),
    (BRASS, WOOD_DARK),
    (LIT, WOOD_DARK),
    (REASON, "#e4dac4"),
    *((CREAM, seat) for seat in SEATS),
    *((CREAM, dye.deep) for dye in (*SHIP_DYE.values(), CREW, FIGHTERS, COURT)),
]


@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


def test_the_pictures_for_the_readme(tmp_path: Path) -> None:
    picture([str(tmp_path)])
    for name, sign in (("table", "Harbour"), ("sea", "Cove")):
        svg = (tmp_path / f"{name}.svg").read_text("utf-8")
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
        assert sign in svg
