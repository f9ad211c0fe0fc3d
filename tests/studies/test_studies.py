"""Questions to games: what they see, how their values become means, and bad questions."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.arena import Interval, Played
from quarterdeck.core import Event, QuarterdeckError
from quarterdeck.games.port_royal import Action, Observation
from quarterdeck.games.port_royal.events import Hired, TurnBegan
from quarterdeck.games.port_royal.studies import expeditions, first_seat, persons, push_by_ships
from quarterdeck.studies import (
    Answer,
    Point,
    Question,
    Story,
    Tale,
    Value,
    answer,
    questions_for,
)
from quarterdeck.studies import answers as answers_module
from quarterdeck.studies import questions as questions_module
from quarterdeck.studies.chart import draw
from quarterdeck.studies.page import table, write_page
from tests.cli.conftest import Run
from tests.cli.conftest import run as run

MINE = '''
from quarterdeck.studies import Value

def hires(story):
    """How many persons a player hires.

    By the place at the table.
    """
    for seat in story.seats:
        hired = [m for m in story.moments if m.seat == seat and str(m.action).startswith("hire")]
        yield Value(seat, len(hired))

def wrong(story):
    yield 7
'''


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE, "utf-8")
    return path


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A handful of deals is an answer here."""
    monkeypatch.setattr(answers_module, "FEW", 5)


def told(story: Story) -> Iterator[Value]:
    """Looks at all a story has; a value for each check that held."""
    assert story.players == ("random", "random#2") or story.players == ("random#2", "random")
    assert isinstance(story.opening[-1], TurnBegan)
    for number, moment in enumerate(story.moments):
        assert moment.number == number
        assert isinstance(moment.before, Observation)
        assert moment.before.acting == moment.seat
        assert moment.action in moment.legal
        for event in moment.events:
            if isinstance(event, Hired):
                assert isinstance(moment.action, Action)
                assert moment.action.card == event.card
                yield Value("hired", event.price)
    yield Value("shares", sum(story.result.share(seat) for seat in story.seats))


def ask(monkeypatch: pytest.MonkeyPatch, question: Question, games: int = 16) -> Answer:
    monkeypatch.setattr(questions_module, "questions_for", lambda game: {question.name: question})
    return answer("port-royal", question.name, players=("random",), seats=(2,), games=games)


def test_a_story_has_all_that_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ask(monkeypatch, Question("told", "Told", told))
    shares = next(point for point in found.points if point.x == "shares")
    assert shares.y == Interval(1.0, 1.0, 1.0)
    assert shares.deals == found.games / 2 == 8


def test_results_are_enough_for_some_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The quick way and the slow way give the same means: they are the same games."""

    def slow(story: Story) -> Iterator[Value]:
        yield Value(len(story.moments) % 2, story.result.scores[0])

    def quick(game: Played) -> Iterator[Value]:
        yield Value(game.decisions % 2, game.scores[0])

    first = ask(monkeypatch, Question("slow", "Slow", slow), 40)
    second = ask(monkeypatch, Question("quick", "Quick", of_results=quick), 40)
    assert first.points == second.points


def test_what_happened_is_enough_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def hired(tale: Tale) -> Iterator[Value]:
        assert isinstance(tale.events[0], Event)
        yield Value("hired", sum(isinstance(event, Hired) for event in tale.events))
        yield Value("shares", sum(tale.result.share(seat) for seat in tale.seats))

    found = ask(monkeypatch, Question("hired", "Hired", of_events=hired))
    count, shares = (point.y.estimate for point in found.points)
    assert count > 1
    assert shares == 1


def test_without_rotations_every_game_is_an_observation(monkeypatch: pytest.MonkeyPatch) -> None:
    def points(game: Played) -> Iterator[Value]:
        yield Value(0, game.scores[0])

    found = ask(monkeypatch, Question("points", "Points", of_results=points, rotated=False))
    assert (found.games, found.points[0].deals) == (16, 16)


def test_where_many_are_compared_intervals_are_wider(monkeypatch: pytest.MonkeyPatch) -> None:
    def seats(game: Played) -> Iterator[Value]:
        for seat, score in enumerate(game.scores):
            yield Value(f"seat {seat}", score)

    one = ask(monkeypatch, Question("one", "One", of_results=seats))
    many = ask(monkeypatch, Question("many", "Many", of_results=seats, many=True))
    by_name = {point.x: point.y for point in one.points}
    for point in many.points:
        assert point.y.low < by_name[point.x].low < by_name[point.x].high < point.y.high
        assert point.y.estimate == by_name[point.x].estimate
    first, second = many.points
    assert first.y.estimate > second.y.estimate  # what stands out comes first


def test_places_are_compared_with_their_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(game: Played) -> Iterator[Value]:
        yield from (Value("a1", 1), Value("a2", 5), Value("b1", 7))

    asked = Question("known", "Known", of_results=known, kind=lambda name: name[0])
    found = ask(monkeypatch, asked)
    assert {point.x: point.y.estimate for point in found.points} == {"a1": -2, "a2": 2, "b1": 0}


def test_what_is_noted_is_not_played_again(mine: Path, tmp_path: Path) -> None:
    def told(seed: int) -> tuple[Answer, list[int]]:
        games: list[int] = []
        found = answer(
            *("port-royal", f"{mine}:hires"),
            players=("random",),
            seats=(2,),
            games=10,
            seed=seed,
            notes=tmp_path / "notes",
            progress=lambda done, of: games.append(done),
        )
        return found, games

    first, played = told(1)
    again, none = told(1)
    assert (first.points, bool(played), none) == (again.points, True, [])
    _, played = told(2)  # another plan
    assert played
    mine.write_text(MINE.replace("len(hired)", "-len(hired)"), "utf-8")
    changed, _ = told(1)  # another question
    assert changed.points[0].y.estimate == -first.points[0].y.estimate


def test_the_questions_of_port_royal_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(story: Story) -> Iterator[Value]:
        yield from expeditions(story)
        for value in [*persons(story), *push_by_ships(story)]:
            assert -100 <= value.y <= 100
            yield Value(value.series, value.y)

    found = ask(monkeypatch, Question("all", "All", everything))
    assert {"early", "1 ship"} <= {point.x for point in found.points}


def test_places_in_the_turn_order() -> None:
    game = Played(0, 0, (0, 1, 0), (1,), (3, 12, 5), "points", 2, 30, 200)
    values = list(first_seat(game))
    assert [value.x for value in values] == [2, 3, 1]
    assert [round(value.y, 1) for value in values] == [-33.3, 66.7, -33.3]
    assert {value.series for value in values} == {"3 players"}


def test_a_function_in_a_file(mine: Path) -> None:
    found = answer("port-royal", f"{mine}:hires", players=("random",), seats=(2,), games=16)
    assert (found.question.title, found.question.about) == (
        "How many persons a player hires.",
        "By the place at the table.",
    )
    assert [point.x for point in found.points] == [0, 1]
    assert all(point.y.low <= point.y.estimate <= point.y.high for point in found.points)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("nothing", "there is no question 'nothing' about port-royal; there are: push-ships"),
        ("none.py:hires", "there is no file 'none.py'"),
        ("{mine}:nothing", "has no function or Question 'nothing'"),
    ],
)
def test_questions_that_are_not_there(mine: Path, asked: str, said: str) -> None:
    with pytest.raises(QuarterdeckError, match=said):
        answer("port-royal", asked.format(mine=mine))


def test_a_function_that_yields_something_else(mine: Path) -> None:
    with pytest.raises(QuarterdeckError, match="a question yields Value"):
        answer("port-royal", f"{mine}:wrong", players=("random",), seats=(2,), games=2)


def test_too_few_games_are_no_answer(mine: Path) -> None:
    with pytest.raises(QuarterdeckError, match="play more than 2 games"):
        answer("port-royal", f"{mine}:hires", players=("random",), seats=(2,), games=2)


def made(*points: Point) -> Answer:
    question = Question("q", "A <title>", x="x", y="y", base=0.0)
    return Answer(question, points, 100, ("thumb",), (4,), 1)


def test_pictures_and_pages(tmp_path: Path) -> None:
    lines = made(
        Point("a", 1.0, Interval(-1, 0.5, 2), 40),
        Point("a", 2.0, Interval(0, 1, 2), 40),
        Point("b", 1.0, Interval(3, 4, 5), 40),
    )
    rows = made(Point("", "sailor", Interval(1, 2, 3), 40))
    for each in (lines, rows):
        picture = ET.fromstring(draw(each))
        dots = [part for part in picture.iter() if part.tag.endswith("circle")]
        names = [name for name in each.series() if name]  # each has a dot in its colour, too
        assert len(dots) == len(each.points) + len(names)
        words = [part.text for part in picture.iter() if part.tag.endswith("text")]
        assert {"A <title>", "x", "y"} <= set(words)
    assert table(rows)[2] == "| sailor | 2.00 | 1.00 to 3.00 | 40 |"
    write_page(tmp_path / "page.md", "port-royal", [lines])
    text = (tmp_path / "page.md").read_text("utf-8")
    assert "![A <title>](page/q.svg)" in text
    assert (tmp_path / "page" / "q.svg").exists()


def test_the_command_lists_and_answers(run: Run, mine: Path, tmp_path: Path) -> None:
    assert [line.partition(":")[0] for line in run("study").out.splitlines()] == list(
        questions_for("port-royal")
    )
    picture = tmp_path / "hires.svg"
    ran = run(
        *("study", "port-royal", f"{mine}:hires", "--players", "random,random"),
        *("--games", 24, "--processes", 1, "--picture", picture),
    )
    assert ran.code == 0
    assert "How many persons a player hires." in ran.out
    assert picture.read_text("utf-8").startswith("<svg ")


def test_answers_for_programs(
    run: Run, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers_module, "FEW", 2)
    table = tmp_path / "hires.csv"
    ran = run(
        *("study", "port-royal", f"{mine}:hires", "--players", "random,random"),
        *("--games", 8, "--processes", 1, "--json", "--csv", table),
    )
    told = json.loads(ran.out)
    assert (told["question"], told["x"], told["y"], told["games"]) == ("hires", "what", "mean", 8)
    first = told["points"][0]
    assert first["low"] <= first["mean"] <= first["high"]
    head, row, *_ = table.read_text("utf-8").splitlines()
    assert head == "series,x,mean,low,high,deals"
    assert row == ",".join(str(value) for value in first.values())
    assert "name it" in run("study", "port-royal", "--json").err
