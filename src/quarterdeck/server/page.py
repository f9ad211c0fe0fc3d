"""The built page: its files from memory, and its first page for every route of its own."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from quarterdeck.server import boards
from quarterdeck.server.errors import Code, Refusal, not_found
from quarterdeck.server.house import House
from quarterdeck.server.security import policy_of

FIRST: Final = "index.html"
ROUTES: Final = re.compile(
    r"(new|rules|settings|credits|t/[\w-]{1,64}(/replay)?|device/[\w-]{1,64})?/?", re.ASCII
)
"""Addresses that the page itself understands."""
TABLE: Final = re.compile(r"/?t/(?P<table>[\w-]{1,64})(/replay)?/?", re.ASCII)
FOR_PROGRAMS: Final = "/api/"
"""Below it a wrong address gets an answer that programs read, whoever asks."""
HASHED: Final = ("assets/", f"{boards.FOLDER}/")
"""Files below have a hash of what is in them in their addresses."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
EACH_TIME: Final = "no-cache"
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><title>Quarterdeck</title>
<p>The server runs, but its page is not built.</p>"""
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
"""Types that some systems do not know, or know wrongly."""
BROTLI: Final = ".br"
"""The build puts a smaller twin beside each file for which there is one."""
SHORT_ALREADY: Final = "short_already"
"""Marks what chooses among its own shorter forms."""
WORTH: Final = 0.9
"""How short a twin must be to be worth the reader's work."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page."""

    forms: dict[str, bytes]
    """By encoding, the shortest first; last the file itself, by no encoding."""
    kind: str
    cache: str
    tag: str
    policy: str | None = None
    """What a document may load besides files of ours."""

    @classmethod
    def of(cls, name: str, data: bytes, brotli: bytes | None = None) -> File:
        """A file by its name."""
        kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
        twins = {"br": brotli, "gzip": gzip.compress(data, 9, mtime=0)}
        worth = {how: twin for how, twin in twins.items() if twin and len(twin) < len(data) * WORTH}
        return cls(
            {**worth, "": data},
            kind or "application/octet-stream",
            FOR_EVER if name.startswith(HASHED) else EACH_TIME,
            hashlib.sha256(data).hexdigest()[:16],
            policy_of(data) if name == FIRST else None,
        )

    def answer(
        self, request: Request[None, None, State], status: HTTPStatus = HTTPStatus.OK
    ) -> Response[bytes]:
        """The file in the shortest form the reader understands; nothing if he has it already."""
        wanted = accepted(request.headers.get("accept-encoding", ""))
        how = next(how for how in self.forms if how in wanted or not how)
        tag = f'"{self.tag}{how and "-"}{how}"'
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding", "ETag": tag}
        if self.policy:
            headers["Content-Security-Policy"] = self.policy
        if status is HTTPStatus.OK and tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if how:
            headers["Content-Encoding"] = how
        return Response(
            self.forms[how], media_type=self.kind, headers=headers, status_code=status.value
        )


def accepted(header: str) -> frozenset[str]:
    """The encodings that a header asks for; those with a weight of nothing are refused."""
    offers = (offer.partition(";") for offer in header.lower().replace(" ", "").split(","))
    return frozenset(name for name, _, q in offers if not re.fullmatch(r"q=0(\.0*)?", q))


class Page:
    """All files, read once, and once more when they are built anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built: object = None
        self._files: dict[str, File] = {}
        self._read_if_new()

    def find(self, path: str) -> File:
        """What an address shows."""
        name = path.strip("/")
        if name not in self._files and not ROUTES.fullmatch(name):
            raise not_found("page")
        if name not in self._files or name == FIRST:
            self._read_if_new()
            name = FIRST
        return self._files[name]

    def _read_if_new(self) -> None:
        """Look at two dates, so that a page built while the server runs is shown."""
        built = [_changed(self._folder / FIRST), _changed(self._folder / "assets")]
        if self._files and built == self._built:
            return
        self._built = built
        self._files = {name: File.of(name, data) for name, data in boards.boards()[1].items()}
        self._files |= self._read()
        self._files.setdefault(FIRST, File.of(FIRST, NOT_BUILT))

    def _read(self) -> Iterator[tuple[str, File]]:
        for path in sorted(self._folder.rglob("*")):
            if path.is_file() and path.suffix != BROTLI:
                name = path.relative_to(self._folder).as_posix()
                twin = path.with_name(path.name + BROTLI)
                brotli = twin.read_bytes() if twin.exists() else None
                yield name, File.of(name, path.read_bytes(), brotli)


def _changed(path: Path) -> int:
    return path.stat().st_mtime_ns if path.exists() else 0


@get(["/", "/{path:path}"], include_in_schema=False, opt={SHORT_ALREADY: True})
async def show_page(
    request: Request[None, None, State],
    page: NamedDependency[Page],
    house: NamedDependency[House],
    path: FromPath[str] = "",
) -> Response[bytes]:
    """A file of the page, or the page; where there is nothing, browsers get it too: it says so."""
    try:
        file = page.find(path)
    except Refusal:
        if not _reads_pages(request):
            raise
        return page.find("").answer(request, HTTPStatus.NOT_FOUND)
    lost = (link := TABLE.fullmatch(path)) and await _is_missing(link["table"], house)
    return file.answer(request, HTTPStatus.NOT_FOUND if lost else HTTPStatus.OK)


def _reads_pages(request: Request[None, None, State]) -> bool:
    accepts = request.headers.get("accept", "")
    return "text/html" in accepts and not request.url.path.startswith(FOR_PROGRAMS)


async def _is_missing(table: str, house: House) -> bool:
    try:
        await house.find(table)
    except Refusal as refusal:
        # Without the database the page comes, too: it says that the line is bad, and tries again.
        return refusal.code is Code.NOT_FOUND
    return False
