"""Guests: a signed cookie instead of an account, and codes to go on with another device."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from typing import Final

from quarterdeck.server import messages
from quarterdeck.server.errors import Code, Refusal
from quarterdeck.server.names import clean
from quarterdeck.server.rows import Errand, GuestRow
from quarterdeck.server.settings import COLOURS, GUEST, Settings
from quarterdeck.server.store import Store
from quarterdeck.server.telling import moment

COOKIE: Final = "quarterdeck"
OURS: Final = re.compile(
    rf"(?:^|;)\s*{COOKIE}=([\w-]{{22}})\.(\d{{1,12}})\.([0-9a-f]{{64}})\s*(?:;|$)", re.ASCII
)
"""A guest, the second in which he was given this cookie, and the signature of both."""
RENEWED: Final = 24 * 3600
"""Seconds after which a cookie that is used is replaced by a new one."""
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody takes for another."""


class Guests:
    """Who somebody is."""

    def __init__(self, store: Store, key: bytes, settings: Settings) -> None:
        self._store, self._key = store, key
        self._code_lasts, self._cookie_lasts = settings.device_code, settings.cookie_lasts

    # -- cookies -------------------------------------------------------------------------------

    def fresh(self) -> str:
        """A guest nobody has met."""
        return secrets.token_urlsafe(16)

    async def read(self, header: str) -> tuple[str | None, bool]:
        """The guest a cookie header stands for, if there is one, and whether to renew it."""
        found = OURS.search(header)
        if found is None:
            return None, False
        guest, issued, signature = found.groups()
        age = time.time() - int(issued)
        right = hmac.compare_digest(signature, self._sign(guest, issued))
        if not right or age > self._cookie_lasts or await self._is_forgotten(guest):
            return None, False
        return guest, age > RENEWED

    def write(self, guest: str, *, secure: bool) -> str:
        """The cookie of a guest, as a header."""
        issued = str(int(time.time()))
        value = f"{guest}.{issued}.{self._sign(guest, issued)}"
        attributes = f"Path=/; Max-Age={int(self._cookie_lasts)}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={value}; {attributes}{'; Secure' * secure}"

    def erase(self, *, secure: bool) -> str:
        """A header that takes the cookie away."""
        return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{'; Secure' * secure}"

    def _sign(self, guest: str, issued: str) -> str:
        return hmac.digest(self._key, f"{guest}.{issued}".encode(), "sha256").hex()

    async def forget(self, guest: str) -> Errand:
        """No cookie of this guest stands for anybody any more; his tables are still to forget."""
        until = time.time() + self._cookie_lasts
        return await self._store.forget(guest, _sealed(guest), until)

    async def _is_forgotten(self, guest: str) -> bool:
        try:
            return await self._store.is_forgotten(_sealed(guest))
        except Refusal:
            return False  # whoever needs the database is told so further in

    # -- who they are --------------------------------------------------------------------------

    async def get(self, guest: str) -> GuestRow:
        """A guest, known or not."""
        known = await self._store.guest(guest)
        colour = COLOURS[hashlib.sha256(guest.encode()).digest()[0] % len(COLOURS)]
        return known or GuestRow(guest, GUEST, colour)

    async def keep(self, guest: str) -> GuestRow:
        """A guest who sits down, and so must be remembered."""
        row = await self.get(guest)
        await self._store.put_guest(row)
        return row

    async def changed(self, guest: str, change: messages.MeChange) -> GuestRow:
        """A guest with another name or colour; not kept yet."""
        row = await self.get(guest)
        name = clean(change.name) or GUEST if isinstance(change.name, str) else row.name
        colour = change.colour.lower() if isinstance(change.colour, str) else row.colour
        return GuestRow(guest, name, colour)

    # -- other devices -------------------------------------------------------------------------

    async def device(self, guest: str) -> messages.Device:
        """A code by which another device becomes this guest, once and soon."""
        await self.keep(guest)
        letters = "".join(secrets.choice(ALPHABET) for _ in range(8))
        code = f"{letters[:4]}-{letters[4:]}"
        expires = time.time() + self._code_lasts
        await self._store.put_device(_hashed(code), guest, expires)
        return messages.Device(code, f"/device/{code}", moment(expires))

    async def by_device(self, code: str) -> GuestRow:
        """The guest whose code this is."""
        guest = await self._store.take_device(_hashed(code))
        if guest is None:
            raise Refusal(Code.NO_CODE, "that code is not known, used, or too old")
        return await self.get(guest)


def _sealed(guest: str) -> str:
    """What is kept of a guest who wants nothing kept: enough to know him, not to name him."""
    return hashlib.sha256(guest.encode()).hexdigest()


def _hashed(code: str) -> str:
    letters = re.sub("[^A-Z0-9]", "", code.upper())
    return hashlib.sha256(letters.encode()).hexdigest()
