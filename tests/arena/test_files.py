"""What a tournament leaves behind: JSON, Parquet, a report."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet
import pytest

from cove import COVE
from quarterdeck.arena import Tournament, make_plan, play_plan, standings, thinking
from quarterdeck.arena.drawing import COLOURS, LEFT, Scale, fitting, margin, spread
from quarterdeck.arena.files import GAMES, REPORT, RESULTS, check_can_write, write_files
from quarterdeck.arena.report import command_for, grouped
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import QuarterdeckError
from quarterdeck.i18n import LANGUAGES, Words
from quarterdeck.terminal.palette import contrast

PAPER = "#fbf3df"


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    players = ["thumb", "greedy", "random"]
    return play_plan(make_plan("port-royal", players, seats=4, games=120, seed=5))


def write(folder: Path, tournament: Tournament, language: str = "en") -> Path:
    folder.mkdir(exist_ok=True)
    table, times = standings(tournament), thinking(tournament)
    write_files(folder, tournament, table, times, Words(language))
    return folder


def test_results_and_games_are_the_same_to_the_byte(tournament: Tournament, tmp_path: Path) -> None:
    one = write(tmp_path / "one", tournament)
    other = write(tmp_path / "other", play_plan(tournament.plan))
    for name in (RESULTS, GAMES):
        assert (one / name).read_bytes() == (other / name).read_bytes()


def test_the_json_says_what_the_table_says(tournament: Tournament, tmp_path: Path) -> None:
    results = json.loads((write(tmp_path, tournament) / RESULTS).read_text("utf-8"))
    table = standings(tournament)
    assert [row["label"] for row in results["standings"]] == [r.label for r in table.standings]
    best = table.standings[0].share
    assert results["standings"][0]["share"] == {
        "low": best.low,
        "estimate": best.estimate,
        "high": best.high,
    }
    assert results["plan"]["seed"] == 5


def test_parquet_has_every_game(tournament: Tournament, tmp_path: Path) -> None:
    rows = pyarrow.parquet.read_table(write(tmp_path, tournament) / GAMES).to_pylist()
    assert len(rows) == len(tournament.games) == 120
    plan = tournament.plan
    for row, played in zip(rows, tournament.games, strict=True):
        assert row["players"] == [plan.labels[entrant] for entrant in played.players]
        assert (row["winners"], row["scores"]) == (list(played.winners), list(played.scores))
        assert (row["deal"], row["rotation"]) == (played.deal, played.rotation)
        assert row["seed"] == plan.deal_seed(played.deal)
        assert row["lots"] == plan.lots_seed(played.deal, played.rotation)
        assert (row["turns"], row["decisions"]) == (played.turns, played.decisions)


class _Page(HTMLParser):
    """Tags that are open, and everything that would be loaded."""

    VOID = ("meta", "line", "circle", "rect", "polyline")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.loads += [f"{tag} {n}" for n, _ in attributes if n in ("src", "href", "srcset")]
        self.pictures += tag == "svg"
        if tag not in (*self.VOID, "link", "script"):
            self.open.append(tag)
        elif tag in ("link", "script"):
            self.loads.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_stands_alone(tournament: Tournament, tmp_path: Path, language: str) -> None:
    text = (write(tmp_path, tournament, language) / REPORT).read_text("utf-8")
    page = _Page()
    page.feed(text)
    assert (page.open, page.loads, page.pictures) == ([], [], 5)
    assert not re.search(r"https?://|url\(|@import|nan|inf\b", text)
    assert f'<html lang="{language}">' in text
    assert Words(language)("arena-report-share") in text


def test_the_report_has_every_pair(tournament: Tournament, tmp_path: Path) -> None:
    text = (write(tmp_path, tournament) / REPORT).read_text("utf-8")
    table = standings(tournament)
    assert len(table.pairs) == 3
    for pair in table.pairs:
        assert f"{pair.one} – {pair.other}" in text
        assert f"{pair.ahead.estimate:.1%}<small>" in text
        assert f"{1 - pair.ahead.estimate:.1%}<small>" in text  # and seen from the other side
        assert f"{pair.difference.estimate:.1%}<small>" in text


def test_a_game_without_a_first_seat_has_a_report_too(tmp_path: Path) -> None:
    played = play_plan(make_plan(COVE, [RandomBot(), RandomBot()], games=4))
    table = standings(played)
    assert table.first_seat is None
    text = (write(tmp_path, played) / REPORT).read_text("utf-8")
    assert Words("en")("arena-report-order") not in text


def test_one_deal_is_enough_for_a_report(tmp_path: Path) -> None:
    write(tmp_path, play_plan(make_plan("port-royal", ["thumb", "random"], games=1)))
    assert (tmp_path / REPORT).exists()


def test_names_are_not_markup(tmp_path: Path) -> None:
    class Sly(RandomBot):
        name = "<script>"

    text = (
        write(tmp_path, play_plan(make_plan(COVE, [Sly(), Sly()], games=2))) / REPORT
    ).read_text()
    assert "<script>" not in text
    assert "&lt;script&gt;" in text


def test_the_command_plays_these_games_again(tournament: Tournament) -> None:
    assert command_for(tournament.plan.described()) == (
        "quarterdeck arena port-royal --players thumb,greedy,random --seats 4 --games 120 "
        "--seed 5 --option end=points --option jester_on_bust=everyone"
    )


def test_colours_can_be_read_on_the_paper() -> None:
    assert all(contrast(paint, PAPER) >= 4.5 for paint in COLOURS)


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3.2, 41.7), (0.998, 1.0), (12, 12), (0, 4000)])
def test_ticks_are_few_and_inside(low: float, high: float) -> None:
    ticks = Scale(low, high, 0, 100).ticks(6)
    assert 1 <= len(ticks) <= 7
    assert all(low <= tick <= high + 1e-9 for tick in ticks)


def test_long_names_show_their_end() -> None:
    name = f"mybot.py:Careful:weights={'deep/' * 12}net.npy"
    assert margin(["thumb"]) == LEFT < margin(["mybot.py:Careful:risk=0.2"]) < margin([name])
    assert fitting("thumb", LEFT) == "thumb"
    assert fitting(name, margin([name])).startswith("…")
    assert name.endswith(fitting(name, margin([name]))[1:])


def test_names_at_the_end_of_lines_stay_on_the_picture() -> None:
    assert spread([50.0, 40.0, 41.0], 18, 60) == [60.0, 24.0, 42.0]


def test_names_at_the_end_of_lines_do_not_cover_each_other() -> None:
    assert spread([50.0, 10.0, 12.0, 51.0], 18) == [50.0, 10.0, 28.0, 68.0]


def test_large_points_are_grouped() -> None:
    from collections import Counter

    assert grouped(Counter({3: 2, 14: 1})) == {3: 2, 14: 1}
    together = grouped(Counter(dict.fromkeys(range(1000), 1)))
    assert sum(together.values()) == 1000
    assert len(together) <= 41


def test_a_folder_that_cannot_be_made_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(QuarterdeckError, match="cannot be a folder"):
        check_can_write(tmp_path / "file")
