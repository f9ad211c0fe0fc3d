"""Rattle, Battle, Grab the Loot at the table: what is seen, chosen, typed, refused and hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Input, OptionList

from quarterdeck.core import Choices, FastSeed, Match, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, Observation
from quarterdeck.games.rattle_battle.events import LootGiven
from quarterdeck.games.rattle_battle.rules.course import DECISIONS
from quarterdeck.games.rattle_battle.terminal import RattleBattleView, view
from quarterdeck.games.rattle_battle.terminal.choosing import COMPASS, KEYS
from quarterdeck.i18n import LANGUAGES, Words, wording_for
from quarterdeck.terminal.app import QuarterdeckApp
from quarterdeck.terminal.dialogs import Choosing
from quarterdeck.terminal.gallery import view_for
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.sheet import Sheet, paint_sheet
from quarterdeck.terminal.sitting import Setup, named
from quarterdeck.terminal.table import TableScreen
from quarterdeck.terminal.views import Scene
from tests.i18n.messages import messages
from tests.rattle_battle.playing import ALL_OPTIONS
from tests.terminal.tables import LARGE, SMALL, make_app, screen_text, table, until_asked

NAMES = ("Wilhelmina", "Bo", "Aleksandra", "Cem", "Konstantin")
AT_SEA = (
    "players 2; card stragglers; phase actions; parts 0 1 2 0; parts 1 1 0 0; coins 0 4; "
    "upgrades 0 ballista; sea 0.1 3 at 0 0, 0.2 cannon at -60 -60, 1.1 2 at 100 100, "
    "y1 sail at 46 0, y2 2 at 130 0, y3 1 at 0 -70; agenda end-adventure, next-turn 0 0, turn 0"
)
"""y1 is 34 mm away from ship 1, y2 118 mm."""


def setup(*kinds: str, position: str = "", seed: int = 5, **options: str) -> Setup:
    players = named("rattle-battle", kinds, Words("en"))
    return Setup("rattle-battle", players, {"drops": "pool", **options}, seed, position)


def at_sea(*kinds: str) -> Setup:
    return setup(*kinds, position="option drops pool; " + AT_SEA)


def rattle_view(language: str) -> RattleBattleView:
    found = view_for("rattle-battle", wording_for("rattle-battle", Words(language)))
    assert isinstance(found, RattleBattleView)
    return found


# -- what is seen ----------------------------------------------------------------------------------


def scenes(seats: int, scenario: str, seed: int) -> list[Scene]:
    """What people are asked in a game by lots, with every option on."""
    options = {"drops": "pool", "scenario": scenario, **ALL_OPTIONS}
    match = Match(RATTLE_BATTLE, Table(seats, options), FastSeed(seed))
    lots = FastSeed(seed + 1).generator(0)
    found = []
    while match.result is None:
        seat = match.position.to_act()[0]
        choices = match.legal(seat)
        found.append(Scene(match.observe(seat), NAMES[:seats], seat, choices))
        match.act(seat, choices.sample(lots))
    found.append(Scene(match.observe(None), NAMES[:seats], None))
    return found


@pytest.fixture(scope="module")
def seen() -> list[Scene]:
    """Every third moment of two games."""
    return (scenes(5, "pirate-wars", 3) + scenes(2, "norrington", 8))[::3]


def sheet_text(scene: Scene, shown: RattleBattleView, size: tuple[int, int]) -> str:
    sheet = Sheet(
        title=shown.wording.title(),
        scene=scene,
        view=shown,
        log=(),
        who=scene.viewer,
        question=shown.prompt(scene) if scene.asked else "",
        note=shown.hint(scene) if scene.asked else "",
        buttons=shown.buttons(scene),
    )
    canvas = paint_sheet(sheet, *size)
    assert canvas.cut == [], scene.observation
    return str(canvas)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE, (200, 60)])
def test_nothing_is_cut_off(language: str, size: tuple[int, int], seen: list[Scene]) -> None:
    shown = rattle_view(language)
    for scene in seen[:: 1 if size == SMALL else 4]:
        text = sheet_text(scene, shown, size)
        assert {cell_len(line) for line in text.splitlines()} == {size[0]}
        assert all(name in text for name in scene.names)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_is_left(language: str, seen: list[Scene]) -> None:
    english, own = (set(words_of(" ".join(texts(lang)))) for lang in ("en", language))
    foreign = english - own
    shown = rattle_view(language)
    for scene in seen:
        text = sheet_text(scene, shown, LARGE)
        text += " ".join(shown.label(scene, action) for action in scene.choices.actions)
        text += " ".join(about for _, about in shown.display(scene))
        left = set(words_of(text.replace(shown.wording.title(), ""))) & foreign
        assert left - {"quarterdeck"} == set()


def texts(language: str) -> list[str]:
    """All that is said in a language."""
    said = []
    for entry in messages(language).values():
        said += re.findall(r"= (.*)|^\s+([^.*\[{}].*)", str(entry), re.MULTILINE)
    return [" ".join(pair) for pair in said]


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{4,}", re.sub(r"\{[^}]*\}", " ", text).lower())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_asked_for_in_words(language: str) -> None:
    said = messages(language)
    for name in DECISIONS:
        assert f"rattle-battle-ask-{'at' if name.startswith('at') else name}" in said
    assert all(
        f"rattle-battle-terminal-group-{verb}" in said
        for verb in ("move", "shoot", "use", "market")
    )


def test_no_key_is_one_of_the_table() -> None:
    ours = {binding.key for binding in TableScreen.BINDINGS if not isinstance(binding, tuple)}
    assert set(KEYS.values()) & {key for keys in ours for key in keys.split(",")} == set()


async def test_the_table_at_sea(tmp_path: Path) -> None:
    app = make_app(tmp_path, at_sea("human:Ann", "random"))
    async with app.run_test(size=SMALL) as pilot:
        assert await until_asked(pilot)
        text = screen_text(app)
        assert "Stragglers (light)" in text
        assert "Move (sails ready: 1), shoot (cannons: 2) or pass." in text
        assert re.search(r"◆1 ❸ +†3 +0 +0 +y1 +34 mm", text), text
        assert "◆2 ◎" in text
        await pilot.press("down")
        about = table(app).sheet().about
        assert about.startswith("ship 1 shows 3, strength 3, lies at 0 0.")
        assert "A shot reaches 63 mm: yellow 1 34 mm, yellow 3 58 mm." in about


# -- what is chosen --------------------------------------------------------------------------------


async def test_touching_is_chosen_from_a_list_with_distances(tmp_path: Path) -> None:
    app = make_app(tmp_path, at_sea("human:Ann", "random"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("m")
        await pilot.pause()
        dialog = app.screen
        assert isinstance(dialog, Choosing)
        options = dialog.query_one(OptionList).options
        labels = [str(option.prompt) for option in options]
        assert "1  Move ship 1 to touch yellow 1: 34 mm" in labels
        await pilot.press("1")
        await pilot.pause()
        moved = [e for e in table(app).sitting.match.events(0) if e.kind == "ship-moved"]
        assert moved[0].way == pytest.approx(34)  # type: ignore[attr-defined]


async def test_a_shot_at_a_ship_too_far_is_refused_with_the_distance(tmp_path: Path) -> None:
    app = make_app(tmp_path, at_sea("human:Ann", "random"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        screen = table(app)
        targets = [spot.target for spot in screen.view.spots(screen.scene)]
        screen.cursor = targets.index("ship:y2")
        await pilot.press("enter")
        assert screen.wrong
        assert "118 mm, the shot reaches 63" in screen_text(app)
        assert len(screen.sitting.match.steps) == 0


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("1 10 -20", (10, -20)),
        ("1 n 40", (0, 40)),
        ("1 NE 40", (28.28, 28.28)),
        ("2, -100, -60", (-100, -60)),
        ("move 0.1 to 3 4", (3, 4)),
        ("0.1 5 6", (5, 6)),
    ],
)
async def test_moves_are_typed(tmp_path: Path, typed: str, at: tuple[float, float]) -> None:
    app = make_app(tmp_path, at_sea("human:Ann", "random"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("t")
        line = table(app).query_one("#typed", Input)
        assert line.has_focus
        line.value = typed
        await pilot.press("enter")
        await pilot.pause()
        moved = [e for e in table(app).sitting.match.events(0) if e.kind == "ship-moved"]
        assert moved[0].to[:2] == pytest.approx(at)  # type: ignore[attr-defined]


LOADING = "option drops pool; card stragglers; phase load; ships 0 3; parts 0 1 hold; quest 1 1; "


@pytest.mark.parametrize(
    ("keys", "given"),
    [
        (("1",), ["rum", "rum"]),
        (("t", *"spices", "space", *"rum", "enter"), ["spices", "rum"]),
        (("t", *"give", "space", *"rum", "space", *"spices", "enter"), ["rum", "spices"]),
    ],
)
async def test_several_tokens_are_given_with_one_key_or_typed(
    tmp_path: Path, keys: tuple[str, ...], given: list[str]
) -> None:
    app = make_app(
        tmp_path, setup("human:Ann", "random", position=LOADING + "loot 0 4 rum 2 spices")
    )
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press(*keys)
        await pilot.pause()
        told = table(app).sitting.match.events(0)
        assert [e.loot for e in told if isinstance(e, LootGiven)] == given


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compass_speaks_english_and_the_viewers_language(language: str) -> None:
    position = RATTLE_BATTLE.parse_position(at_sea().position)
    scene = Scene(position.observe(0), NAMES[:2], 0, position.legal(0))
    asked = rattle_view(language)
    own = asked.words("rattle-battle-terminal-compass").split()
    assert len(own) == len(COMPASS)
    for word, english in zip(own, COMPASS, strict=True):
        expected = asked.expand(scene, f"1 {english} 40")
        assert expected.startswith("move 0.1 to ")
        assert asked.expand(scene, f"1 {word.upper()} 40") == expected
    # The example that the line gives is one of them.
    assert asked.typing(scene).split()[-2] == own[COMPASS.index("ne")]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("1 e 99", "99 mm, the move reaches 88"),
        ("1 46 0", "another ship lies there"),
        ("shoot 0.1 y2", "118 mm, the shot reaches 63"),
    ],
)
async def test_what_is_typed_wrong_is_refused_with_a_reason(
    tmp_path: Path, typed: str, reason: str
) -> None:
    app = make_app(tmp_path, at_sea("human:Ann", "random"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("t")
        screen = table(app)
        screen.query_one("#typed", Input).value = typed
        await pilot.press("enter")
        await pilot.pause()
        assert screen.wrong
        assert reason in screen.note
        assert len(screen.sitting.match.steps) == 0
        await pilot.press("escape")
        assert app.focused is None


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_what_is_not_understood_gets_the_whole_list(tmp_path: Path, language: str) -> None:
    app = make_app(tmp_path, at_sea("human:Ann", "random"), language)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        screen = table(app)
        for typed in ("1 e far", "7 0 0", "rubbish " * 30):
            await pilot.press("t")
            screen.query_one("#typed", Input).value = typed
            await pilot.press("enter")
            await pilot.pause()
            assert screen.wrong
            read = " ".join(screen_text(app).split())
            for _ in range(2):
                await pilot.press("pagedown")
                await pilot.pause()
                read += " ".join(screen_text(app).split())
            for action in screen.scene.choices.actions:
                assert str(action) in read
            await pilot.press("escape")
            await pilot.pause()
            assert screen.query_one(Pane).canvas.cut == []
            assert screen.query_one("#typed", Input).value == typed
        assert len(screen.sitting.match.steps) == 0


@pytest.mark.parametrize(
    "scenario", ["introductory", pytest.param("norrington", marks=pytest.mark.soak)]
)
async def test_a_whole_game_by_keyboard(tmp_path: Path, scenario: str) -> None:
    app = make_app(tmp_path, setup("human:Ann", "random", scenario=scenario, crew_pack="on"))
    lots = FastSeed(3).generator(0)
    async with app.run_test(size=SMALL) as pilot:
        while await until_asked(pilot):
            screen = table(app)
            scene = screen.scene
            buttons = screen.view.buttons(scene)
            assert len({button.key for button in buttons}) == len(buttons)
            if not buttons:  # a die to throw
                line = screen.query_one("#typed", Input)
                line.value = f"{scene.choices.ranges[0].die[2:]} 0 -90 90 0.5"  # type: ignore[attr-defined]
                await pilot.press("enter")
                continue
            await pilot.press(lots.choice(buttons).key)
            await pilot.pause()
            if isinstance(app.screen, Choosing):
                await pilot.press("1")
        match = table(app).sitting.match
        assert match.result is not None
        text = screen_text(app)
        assert str(max(match.result.scores)) in text
    (saved,) = tmp_path.glob("*.record")
    again = QuarterdeckApp("pl", watch=saved, folder=tmp_path, pace=0)
    async with again.run_test(size=SMALL) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert "Ann" in screen_text(again)
        assert again.screen.query_one(Pane).canvas.cut == []


# -- what is hidden --------------------------------------------------------------------------------


async def test_only_secret_decisions_cover_the_screen(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human:Ann", "human:Bob", port="simultaneous", seed=2))
    lots = FastSeed(4).generator(0)
    covered, open_ = set(), set()
    async with app.run_test(size=SMALL) as pilot:
        while await until_asked(pilot) and len(covered) < 2:
            screen = table(app)
            seen = screen.sitting.match.observe(screen.sitting.seat)
            assert isinstance(seen, Observation)
            (covered if screen.covered else open_).add(seen.task.split()[0])
            if screen.covered:
                assert "Hand the screen over" in screen_text(app)
                assert screen.view.buttons(screen.scene)[0].label not in screen_text(app)
                await pilot.press("enter")
            screen.act(screen.sitting.choices.sample(lots))
    assert covered
    assert covered <= set(view.SECRET)
    assert {"send", "turn"} <= open_


def test_cards_looked_at_are_for_one_pair_of_eyes() -> None:
    position = RATTLE_BATTLE.parse_position(
        "players 2; card stragglers; phase port; looked 0 rita gus; deck sailors bo ...; "
        "agenda end-quest, keep 0 0 sailors"
    )
    shown = rattle_view("en")
    for viewer, visible in ((0, True), (1, False), (None, False)):
        choices = position.legal(viewer) if viewer == 0 else Choices()
        scene = Scene(position.observe(viewer), ("Ann", "Bob"), viewer, choices)
        text = sheet_text(scene, shown, SMALL)
        assert ("Rummy Rita" in text) == visible
        assert ("Gunner Gus" in text) == visible


# -- without physics -------------------------------------------------------------------------------


async def test_without_physics_the_table_says_where_drops_come_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.games.rattle_battle.game.has_physics", lambda: False)
    monkeypatch.setattr(view, "has_physics", lambda: False)
    players = named("rattle-battle", ["human:Ann", "random"], Words("en"))
    app = make_app(tmp_path, Setup("rattle-battle", players, {}, 1))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        assert table(app).sitting.match.record.table.options["drops"] == "pool"
        assert any("MuJoCo is not installed" in n.message for n in app._notifications)
    monkeypatch.undo()
    app = make_app(tmp_path, Setup("rattle-battle", players, {}, 1))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        assert "drops" not in table(app).sitting.match.record.table.options
        assert not list(app._notifications)
