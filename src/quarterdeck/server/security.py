"""The door: who may come in, and what every answer says about the page.

Host and Origin are checked before anything else: a foreign page must not act for its visitor, and
a name that points here by trick (DNS rebinding) is not ours.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import SplitResult, urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPSendMessage, Message, Receive, Scope, Send

from quarterdeck.server import messages
from quarterdeck.server.errors import Code, Refusal
from quarterdeck.server.limits import Limiter, address_in
from quarterdeck.server.wire_number import WIRE

if TYPE_CHECKING:
    from quarterdeck.server.guests import Guests
    from quarterdeck.server.metrics import Metrics
    from quarterdeck.server.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
INLINE: Final = re.compile(rb"<(?P<what>script|style)>(?P<text>.*?)</(?P=what)>", re.DOTALL)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the address of a table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Quarterdeck-Wire": WIRE,  # a page that was written for another one must not read on
}
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")
"""What proxies add to the requests of others."""
GUEST: Final = "quarterdeck.guest"
"""Where the door leaves the guest in the scope."""
COOKIE_HEADER: Final = "quarterdeck.cookie"
"""Where a handler leaves another cookie for the answer."""


def policy_of(document: bytes) -> str:
    """The policy of a document of ours: what stands in it is allowed by its hash."""
    hashes: dict[str, list[str]] = {}
    for found in INLINE.finditer(document):
        seal = base64.b64encode(hashlib.sha256(found["text"]).digest()).decode()
        hashes.setdefault(found["what"].decode(), []).append(f"'sha256-{seal}'")
    return "; ".join(
        [POLICY, *(f"{what}-src 'self' {' '.join(seals)}" for what, seals in hashes.items())]
    )


def known_hosts(names: Iterable[str]) -> frozenset[str]:
    """The names this server answers to; addresses need not be listed."""
    machine = socket.gethostname().lower()
    return frozenset({"localhost", machine, f"{machine}.local", *(n.lower() for n in names)})


def host_is_known(host: str, known: frozenset[str]) -> bool:
    """Whether a Host header names this server: by a name of ours, or by any address."""
    found = _split(f"//{host}")
    if found is None or found.netloc != host or "@" in host:
        return False
    name = found.hostname or ""
    if name in known:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_is_own(origin: str, host: str) -> bool:
    """Whether a page of this very server asks; programs send no origin."""
    if not origin:
        return True
    found = _split(origin)
    return found is not None and found.netloc.lower() == host.lower()


def _split(address: str) -> SplitResult | None:
    """The parts of an address from outside; None if it is none."""
    try:
        found = urlsplit(address)
        found.port  # noqa: B018 - reading it checks it
    except ValueError:
        return None
    return found


def is_operator(scope: Scope, settings: Settings) -> bool:
    """Whether somebody at this very machine asks, through no proxy, or shows the token."""
    headers, host = Headers.from_scope(scope), address_of(scope)
    token, shown = settings.metrics_token, headers.get("authorization", "")
    if token and hmac.compare_digest(shown.encode(), f"Bearer {token}".encode()):
        return True
    if settings.is_proxy(host) or any(name in headers for name in FORWARDED):
        return False
    address = address_in(host)
    return address is not None and address.is_loopback


class Door:
    """An ASGI application around another."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, guests: Guests | None = None
    ) -> None:
        self._app, self._metrics = app, metrics
        self._hosts = known_hosts(settings.hosts)
        self._requests = Limiter(settings.requests)
        self.guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in or refuse."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        scope = _headless(scope)
        headers = Headers.from_scope(scope)
        refused = self._refusal(scope, headers)
        if kind == "websocket":
            if refused is not None:
                await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
                return
            if self.guests is not None:
                _state(scope)[GUEST], _ = await self.guests.read(headers.get("cookie", ""))
            await self._app(scope, receive, send)
            return
        out = self._answering(scope, send)
        if refused is not None:
            await _refuse(out, refused)
            return
        if scope["path"].startswith("/api/"):
            await self._know(scope, headers)
        await self._app(scope, receive, out)

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        host = headers.get("host", "")
        if not host_is_known(host, self._hosts):
            return Refusal(Code.WRONG_HOST, "this server has another name")
        # A WebSocket has no method and may always act.
        reads = _state(scope).get("method") in ("GET", "HEAD", "OPTIONS")
        if not reads and not origin_is_own(headers.get("origin", ""), host):
            return Refusal(Code.WRONG_ORIGIN, "a page of another server asks")
        if not self._requests.allows(address_of(scope)):
            return Refusal(Code.TOO_FAST, "too many requests; try again in a moment")
        return None

    async def _know(self, scope: Scope, headers: Headers) -> None:
        """Everybody is somebody: if not by his cookie, then by a new one."""
        if self.guests is None:
            return
        guest, stale = await self.guests.read(headers.get("cookie", ""))
        state = _state(scope)
        state[GUEST] = known = guest or self.guests.fresh()
        if stale or guest is None:
            state[COOKIE_HEADER] = self.guests.write(known, secure=is_secure(scope))

    def _answering(self, scope: Scope, send: Send) -> Send:
        """Add to every answer what it says about the page, and the cookie of a guest."""
        state = _state(scope)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(str(message["status"])).inc()
                written = MutableScopeHeaders.from_message(cast(HTTPSendMessage, message))
                for name, value in HEADERS.items():
                    written.setdefault(name, value)
                if COOKIE_HEADER in state:
                    written.add("Set-Cookie", str(state[COOKIE_HEADER]))
            await send(message)

        return answer


def _state(scope: Scope) -> dict[str, object]:
    """A scope, as what it is: anything may be left in it."""
    return cast("dict[str, object]", scope)


def _headless(scope: Scope) -> Scope:
    """HEAD is answered as GET is, everywhere; uvicorn leaves the body out by its own scope."""
    plain = _state(scope)
    return cast("Scope", {**plain, "method": "GET"}) if plain.get("method") == "HEAD" else scope


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope["client"]
    return client[0] if client else ""


def is_secure(scope: Scope) -> bool:
    """Whether it comes over TLS."""
    return scope["scheme"] in ("https", "wss")


async def _refuse(send: Send, refusal: Refusal) -> None:
    body = messages.encode(messages.Failure.of(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
