"""What the table of Rattle Battle asks: with what is due, lost, closed and paid; and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.core import Script
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, Command
from quarterdeck.terminal.dialogs import Reading
from quarterdeck.terminal.sheet import Sheet, paint_sheet
from quarterdeck.terminal.views import Scene
from tests.terminal.tables import SMALL, make_app, screen_text, table, until_asked
from tests.terminal.tables import setup as port_royal
from tests.terminal.test_rattle_battle import at_sea, rattle_view, sheet_text

START = "option drops pool; players 2; card stragglers; "
AGENDA = "agenda end-adventure, "
REPAIR = START + "phase repair; loot 0 3 rum 1 spices; lost 0 0.1 0.2; " + AGENDA
SENDING = (
    START
    + "phase draw; loot 0 2 rum 2 spices; agenda end-adventure, load, repair, sailors, loot, "
    + "coins, battle, actions, np, drop, all-sent, send 0"
)
PORT = START + "phase port; loot 0 2 valuables 1 rum 1 spices; closed tavern 1; agenda end-quest, "


def asked(position: str, language: str = "en") -> tuple[str, Scene]:
    """The screen of who is to decide, and what it is drawn from."""
    game = RATTLE_BATTLE.parse_position(position)
    scene = Scene(game.observe(0), ("Ann", "Bob"), 0, game.legal(0))
    return sheet_text(scene, rattle_view(language), SMALL), scene


@pytest.mark.parametrize(
    ("language", "two"),
    [("en", "Give 2 loot"), ("pl", "Oddaj 2 Łupy"), ("it", "Cedi 2 bottini"), ("ru", "2 добычи")],
)
def test_a_question_says_how_many_tokens_are_due(language: str, two: str) -> None:
    assert two in asked(REPAIR + "give 0 2 repair", language)[0]
    assert two not in asked(REPAIR + "give 0 1 repair", language)[0]


def test_a_question_says_how_many_tokens_may_be_taken() -> None:
    assert "Take 3 loot from the bag" in asked(START + "phase loot; " + AGENDA + "take 0 3")[0]


def test_sending_says_what_cargo_is_lost() -> None:
    text, scene = asked(SENDING)
    player = scene.observation.players[0]  # type: ignore[attr-defined]
    assert (player.capacity, len(player.loot)) == (5, 4)
    assert "1  ◆   2  −1▣   3  −2▣   4  −3▣" in text  # one ship may go: nothing is lost
    assert "from 2 ships on you give up loot" in text


@pytest.mark.parametrize(("ships", "due"), [(1, 0), (2, 1), (4, 3)])
def test_what_sending_says_is_what_is_given(ships: int, due: int) -> None:
    _, scene = asked(SENDING)
    action = Command("send", (str(ships),))
    mark = f" −{due}▣" if due else ""
    assert rattle_view("en").label(scene, action) == f"Send {ships} ship{'s'[: ships - 1]}{mark}"
    game = RATTLE_BATTLE.parse_position(SENDING)
    game.apply(0, action, Script(()))
    task = game.state.agenda[-1]
    assert (task.n if task.name == "give" else 0) == due


def test_places_that_are_closed_are_named() -> None:
    text, _ = asked(PORT + "at 0 0 market")
    assert "Closed, except for who stands in brackets: Tavern (Bob)." in text
    choosing, _ = asked(START + "phase coins; closed tavern 1; " + AGENDA + "close 0")
    assert "Tavern (Bob)" in choosing


def test_a_sale_says_what_it_brings() -> None:
    _, scene = asked(PORT + "at 0 0 pit")
    shown = rattle_view("en")
    labels = {str(action): shown.label(scene, action) for action in scene.choices.actions}
    assert labels["sell valuables"] == "Sell: Valuables → ●1"
    assert labels["sell rum spices"] == "Sell: Rum, Spices → ●1"
    assert not any("valuables" in key and len(key.split()) > 2 for key in labels)


# -- refusals, help ------------------------------------------------------------------------------


async def test_a_refusal_says_nothing_of_another_game(tmp_path: Path) -> None:
    app = make_app(tmp_path, at_sea("human:Ann", "human:Bob"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        screen = table(app)
        question = screen.sheet().question
        screen.cursor = [s.target for s in screen.view.spots(screen.scene)].index("ship:y2")
        await pilot.press("enter")
        await pilot.pause()
        assert screen.wrong
        assert screen.sheet().question == question
        assert app.words("port-royal-terminal-again") not in screen_text(app)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_hint_is_offered_only_where_there_is_one(tmp_path: Path, language: str) -> None:
    hint = rattle_view(language).words("terminal-tool-hint")
    plans = {at_sea: False, port_royal: True}
    for plan, offered in plans.items():
        app = make_app(tmp_path, plan("human", "random"), language)
        async with app.run_test(size=SMALL) as pilot:
            await until_asked(pilot)
            assert (f"h {hint}" in screen_text(app)) == offered
            if not offered:
                await pilot.press("h")
                await pilot.pause()
                assert not table(app).wrong
                assert table(app).note == ""
            await pilot.press("question_mark")
            await pilot.pause()
            assert isinstance(app.screen, Reading)
            assert (f"h {hint}" in " ".join(screen_text(app).split())) == offered


def test_a_long_reason_is_written_out() -> None:
    game = RATTLE_BATTLE.parse_position(at_sea().position)
    scene = Scene(game.observe(0), ("Ann", "Bob"), 0, game.legal(0))
    reason = " ".join(f"reason{n}" for n in range(20))
    view = rattle_view("en")
    sheet = Sheet("", scene, view, (), 0, view.prompt(scene), note=reason, wrong=True)
    canvas = paint_sheet(sheet, *SMALL)
    assert canvas.cut == []
    assert all(word in str(canvas) for word in reason.split())
