"""A tournament as one HTML file that needs nothing else: no script, no font, no other host."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from shlex import quote
from typing import TYPE_CHECKING, Final

from quarterdeck.arena.drawing import Picture, Row, colour, courses, histograms, intervals
from quarterdeck.arena.games import Played
from quarterdeck.arena.telling import Numbers, about
from quarterdeck.i18n import wording_for

if TYPE_CHECKING:
    from quarterdeck.arena.plan import PlanText
    from quarterdeck.arena.standings import Standings, Thinking
    from quarterdeck.arena.statistics import Interval
    from quarterdeck.arena.tournament import Tournament
    from quarterdeck.i18n import Words

POINTS_OF_A_COURSE: Final = 120
Cell = str | tuple[str, str]
"""What is said, or an estimate and its interval."""
MOST_WHOLE: Final = 40
"""Points beyond this make the histogram's bars too thin to see."""


class Report:
    """The page about one tournament, in one language."""

    def __init__(
        self, tournament: Tournament, table: Standings, times: Sequence[Thinking], words: Words
    ) -> None:
        self._tournament, self._table, self._times = tournament, table, times
        self._words, self._numbers = words, Numbers(words)
        self._paint = {label: colour(n) for n, label in enumerate(tournament.plan.labels)}
        self._sure = self._numbers.confidence(table.confidence)

    def __str__(self) -> str:
        game = wording_for(self._table.plan.game, self._words).title()
        title = f"{self._words('arena-report')}: {game}"
        lead = about(self._table, self._words)
        return html_page(title, lead, self._sections(), self._words.language)

    def _sections(self) -> Iterator[str]:
        yield self._plot("share", self._shares(), percent=self._sure)
        yield self._plot("rating", self._ratings(), percent=self._sure)
        yield self._plot("points", self._points())
        if self._table.order:
            yield self._plot("order", self._order())
        if self._table.plan.deals > 1:
            yield self._plot("course", self._course())
        yield self._numbers_table()
        yield self._pairs()
        yield self._differences()
        yield self._endings()
        yield self._again()

    def _title(self, name: str) -> str:
        return self._words(f"arena-report-{name}")

    def _plot(self, name: str, picture: Picture, **arguments: str) -> str:
        about = self._words(f"arena-report-{name}-about", **arguments)
        heading = f"<h2>{escape(self._title(name))}</h2><p>{escape(about)}</p>"
        return f"<section>{heading}<figure>{picture}</figure></section>"

    def _shares(self) -> Picture:
        rows = [
            Row(r.label, r.share.low, r.share.estimate, r.share.high, self._paint[r.label])
            for r in self._table.standings
        ]
        equal = 1 / self._table.plan.seats
        return intervals(rows, self._numbers.percent, self._title("share"), equal)

    def _ratings(self) -> Picture:
        rows = [
            Row(r.label, r.rating.low, r.rating.estimate, r.rating.high, self._paint[r.label])
            for r in self._table.standings
        ]
        return intervals(rows, self._numbers.amount, self._title("rating"))

    def _order(self) -> Picture:
        rows = [
            Row(self._words("arena-report-place", number=n), i.low, i.estimate, i.high, colour(0))
            for n, i in enumerate(self._table.order, start=1)
        ]
        equal = 1 / self._table.plan.seats
        return intervals(rows, self._numbers.percent, self._title("order"), equal)

    def _points(self) -> Picture:
        counts: dict[str, Counter[int]] = {label: Counter() for label in self._paint}
        labels = self._tournament.plan.labels
        for played in self._tournament.games:
            for entrant, score in zip(played.players, played.scores, strict=True):
                counts[labels[entrant]][score] += 1
        rows = [
            (label, {n: c / many.total() for n, c in grouped(many).items()}, self._paint[label])
            for label, many in counts.items()
            if many
        ]
        return histograms(rows, lambda n: self._numbers.count(round(n)), self._title("points"))

    def _course(self) -> Picture:
        labels = self._tournament.plan.labels
        lines = [
            (label, course(self._tournament.games, n), self._paint[label])
            for n, label in enumerate(labels)
        ]
        played = [line for line in lines if line[1]]
        last = self._table.plan.deals
        return courses(played, self._numbers.percent, self._title("course"), last)

    def _numbers_table(self) -> str:
        words, numbers = self._words, self._numbers
        times = {time.label: time for time in self._times}
        measured = ("share", "rating", "points", *(("adjusted",) if self._table.plan.luck else ()))
        named = ("player", *measured, "seats", "mean", "p99", "fallbacks")
        head = [words(f"arena-{name}") for name in named]
        body: list[list[Cell]] = [
            [
                row.label,
                self._with_interval(row.share, numbers.percent),
                self._with_interval(row.rating, numbers.amount),
                self._with_interval(row.points, numbers.amount),
                *([self._with_interval(row.adjusted, numbers.percent)] if row.adjusted else []),
                numbers.count(row.seats),
                numbers.duration(times[row.label].mean),
                numbers.duration(times[row.label].p99),
                numbers.count(times[row.label].fallbacks),
            ]
            for row in self._table.standings
        ]
        turns = numbers.amount(self._table.turns.estimate)
        decisions = numbers.amount(self._table.decisions.estimate)
        sentence = words("arena-mean-turns", turns=turns, decisions=decisions)
        return (
            f"<section><h2>{escape(self._title('table'))}</h2>"
            f"<p>{escape(sentence)}</p>{html_table(head, body)}</section>"
        )

    def _with_interval(self, interval: Interval, say: Callable[[float], str]) -> Cell:
        return say(interval.estimate), self._numbers.range(interval, say)

    def _pairs(self) -> str:
        """A row and a column for each entrant: how often the row ended ahead."""
        percent, labels = self._numbers.percent, [row.label for row in self._table.standings]
        ahead = {(pair.one, pair.other): pair.ahead for pair in self._table.pairs}
        ahead |= {(other, one): interval.turned() for (one, other), interval in ahead.items()}

        def cell(one: str, other: str) -> Cell:
            met = ahead.get((one, other))
            return self._with_interval(met, percent) if met else "–"

        body = [[one, *(cell(one, other) for other in labels)] for one in labels]
        return self._tabled("pairs", ["", *labels], body)

    def _differences(self) -> str:
        words, numbers = self._words, self._numbers
        head = [words("arena-pair"), words("arena-difference"), words("arena-seats")]
        body: list[list[Cell]] = [
            [
                f"{pair.one} – {pair.other}",
                self._with_interval(pair.difference, numbers.percent),
                numbers.count(pair.games),
            ]
            for pair in self._table.pairs
        ]
        return self._tabled("differences", head, body)

    def _tabled(self, name: str, head: Sequence[str], body: Sequence[Sequence[Cell]]) -> str:
        about = self._words(f"arena-report-{name}-about", percent=self._sure)
        heading = f"<h2>{escape(self._title(name))}</h2><p>{escape(about)}</p>"
        return f"<section>{heading}{html_table(head, body)}</section>"

    def _endings(self) -> str:
        total = self._table.games
        body: list[list[Cell]] = [
            [reason, self._numbers.count(count), self._numbers.percent(count / total)]
            for reason, count in self._table.endings.items()
        ]
        return f"<section><h2>{escape(self._title('endings'))}</h2>{html_table([], body)}</section>"

    def _again(self) -> str:
        command = escape(command_for(self._table.plan))
        return (
            f"<section><h2>{escape(self._title('again'))}</h2>"
            f"<pre><code>{command}</code></pre></section>"
        )


def command_for(plan: PlanText) -> str:
    """The command that plays this tournament."""
    parts = ["quarterdeck", "arena", plan.game, "--players", ",".join(plan.players)]
    parts += ["--seats", str(plan.seats), "--games", str(plan.deals * plan.seats)]
    parts += ["--seed", str(plan.seed)]
    if plan.luck:
        parts.append("--luck")
    for name, value in plan.options.items():
        parts += ["--option", f"{name}={value}"]
    return " ".join(map(quote, parts))


def grouped(counts: Counter[int]) -> dict[int, int]:
    """Counts by number; where there are too many numbers, by tens or whatever fits."""
    width = 1
    while (max(counts) - min(counts)) / width > MOST_WHOLE:
        width *= 10 if str(width).startswith("1") else 2
    together: Counter[int] = Counter()
    for number, count in counts.items():
        together[number // width * width] += count
    return dict(together)


def course(games: Sequence[Played], entrant: int) -> list[float]:
    """An entrant's share of the wins so far, at some places on the way."""
    won, sat = 0.0, 0
    shares: list[float] = []
    for played in games:
        for seat, player in enumerate(played.players):
            if player == entrant:
                won += played.share(seat)
                sat += 1
        if sat and played.rotation == len(played.players) - 1:
            shares.append(won / sat)
    step = max(1, len(shares) // POINTS_OF_A_COURSE)
    return shares[step - 1 :: step]


def html_table(head: Sequence[str], body: Sequence[Sequence[Cell]]) -> str:
    """A table; the first cell of a row names it. On a phone a row is a list, each cell named."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    names = head[1:] or [""] * max((len(row) - 1 for row in body), default=0)
    rows = [
        f'<tr><th scope="row">{_cell(first)}</th>'
        + "".join(
            f'<td data-label="{escape(name)}">{_cell(cell)}</td>'
            for name, cell in zip(names, rest, strict=True)
        )
        + "</tr>"
        for first, *rest in body
    ]
    return f'<div class="wide"><table><tr class="head">{top}</tr>{"".join(rows)}</table></div>'


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return escape(cell)
    said, interval = cell
    return f"{escape(said)}<small>{escape(interval)}</small>"


def html_page(title: str, lead: str, sections: Iterable[str], language: str) -> str:
    """A page in one file that loads nothing: a heading, a sentence, and what follows."""
    style = files("quarterdeck.arena").joinpath("report.css").read_text("utf-8")
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title>",
            f"<style>{style}</style>",
            "<main>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(lead)}</p>",
            *sections,
            "</main>\n</html>\n",
        ]
    )
