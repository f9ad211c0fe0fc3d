"""A review as a page: one file, nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quarterdeck.arena.drawing import BOTTOM, TOP, WIDTH, Picture, Scale, colour, spread
from quarterdeck.arena.report import html_page, html_table
from quarterdeck.cli.reviewing import COLUMNS, cells, try_again
from quarterdeck.i18n import wording_for

if TYPE_CHECKING:
    from quarterdeck.analysis import Review
    from quarterdeck.analysis.telling import Teller
    from quarterdeck.i18n import Words

HEIGHT: Final = 320.0
LEFT: Final = 64
NAMES: Final = 150
"""Room on the right, for the names of lines."""


def page(found: Review, teller: Teller, words: Words, path: Path) -> str:
    """The whole page."""
    title = f"{words('review-title')}: {wording_for(found.game, words).title()}"
    sections = _sections(found, teller, words, path)
    return html_page(title, ", ".join(teller.names), sections, words.language)


def _sections(found: Review, teller: Teller, words: Words, path: Path) -> Iterator[str]:
    if found.chances():
        yield _section(
            words("review-chances"),
            f"<p>{escape(words('review-chances-about'))}</p>"
            f"<figure>{graph(found, teller, words)}</figure>",
        )
    head = [words("review-player"), *(words(f"review-{name}") for name in COLUMNS)]
    rows = [
        [name, *cells(account, teller)]
        for name, account in zip(teller.names, found.accounts, strict=True)
    ]
    about = escape(words("review-accuracy-about"))
    if found.result is None:
        about += " " + escape(words("review-unfinished"))
    yield _section(words("review-players"), f"<p>{about}</p>{html_table(head, rows)}")
    yield _section(words("review-costly"), _costly(found, teller, words, path))
    lucky = "".join(f"<li>{escape(teller.lucky(moment))}</li>" for moment in found.lucky())
    if lucky:
        yield _section(words("review-lucky-cards"), f"<ul>{lucky}</ul>")


def _section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def _costly(found: Review, teller: Teller, words: Words, path: Path) -> str:
    items = []
    for moment in found.costly():
        what, *better = teller.mistake(moment)
        again = words("review-try-again", command=try_again(path, moment.number))
        items.append(
            f"<li><strong>{escape(what)}</strong><br>{'<br>'.join(map(escape, better))}<br>"
            f"<code>{escape(again)}</code></li>"
        )
    if not items:
        return f"<p>{escape(words('review-none-costly'))}</p>"
    return f"<ol>{''.join(items)}</ol>"


def graph(found: Review, teller: Teller, words: Words) -> Picture:
    """Winning chances over the moves; a dot where a decision was costly."""
    picture = Picture(HEIGHT, words("review-chances"))
    course = found.chances()
    last = max(2, course[-1][0])
    across = Scale(1, last, LEFT, WIDTH - NAMES)
    up = Scale(0, 1, HEIGHT - BOTTOM, TOP + 6)
    for tick in up.ticks(5):
        picture.line(LEFT, up(tick), WIDTH - NAMES, up(tick), "hair")
        picture.text(LEFT - 10, up(tick) + 5, teller.percent(tick), "name")
    for tick in across.ticks(6):
        picture.text(across(tick), HEIGHT - BOTTOM + 20, f"{tick:.0f}", "tick")
    ends = spread([up(share) for share in course[-1][1]], 18)
    for seat, name in enumerate(teller.names):
        picture.path([(across(n), up(shares[seat])) for n, shares in course], colour(seat))
        picture.text(WIDTH - NAMES + 10, ends[seat] + 5, name, "end")
    for moment in found.costly():
        if moment.hint is not None:
            height = up(moment.hint.best.chances[moment.seat])
            picture.dot(across(moment.number), height, colour(moment.seat))
    return picture
