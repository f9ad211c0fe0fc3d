"""The built page: its files from memory, and its first page for every route of its own."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from quarterdeck.server.errors import not_found

FIRST: Final = "index.html"
ROUTES: Final = re.compile(
    r"(new|rules|settings|credits|t/[\w-]{1,64}(/replay)?|device/[\w-]{1,64})?/?", re.ASCII
)
"""Addresses that the page itself understands."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
EACH_TIME: Final = "no-cache"
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><title>Quarterdeck</title>
<p>The server runs, but its page is not built.</p>"""
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
"""Types that some systems do not know, or know wrongly."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page."""

    data: bytes
    zipped: bytes
    """Nothing if that is no shorter."""
    kind: str
    cache: str

    @classmethod
    def of(cls, name: str, data: bytes) -> File:
        """A file by its name."""
        kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
        zipped = gzip.compress(data, 9, mtime=0)
        return cls(
            data,
            zipped if len(zipped) < len(data) * 0.9 else b"",
            kind or "application/octet-stream",
            FOR_EVER if name.startswith("assets/") else EACH_TIME,
        )


class Page:
    """All files, read once."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file())
        named = {path.relative_to(folder).as_posix(): path for path in paths}
        self._files = {name: File.of(name, path.read_bytes()) for name, path in named.items()}
        self._files.setdefault(FIRST, File.of(FIRST, NOT_BUILT))

    def find(self, path: str) -> File:
        """What an address shows."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        if ROUTES.fullmatch(name):
            return self._files[FIRST]
        raise not_found("page")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_page(
    request: Request[None, None, State], page: NamedDependency[Page], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the page, or the page."""
    file = page.find(path)
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    body = file.data
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.zipped
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)
