"""Guests: a signed cookie instead of an account, and codes to go on with another device."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from typing import Final

from quarterdeck.server import messages
from quarterdeck.server.errors import Code, Refusal
from quarterdeck.server.rows import GuestRow
from quarterdeck.server.seating import clean
from quarterdeck.server.settings import COLOURS, GUEST
from quarterdeck.server.store import Store
from quarterdeck.server.telling import moment

COOKIE: Final = "quarterdeck"
YEAR: Final = 365 * 24 * 3600
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody takes for another."""


class Guests:
    """Who somebody is."""

    def __init__(self, store: Store, key: bytes, code_lasts: float) -> None:
        self._store, self._key, self._code_lasts = store, key, code_lasts

    # -- cookies -------------------------------------------------------------------------------

    def fresh(self) -> str:
        """A guest nobody has met."""
        return secrets.token_urlsafe(16)

    def read(self, header: str) -> str | None:
        """The guest a cookie header stands for; None if it is none of ours."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        guest, _, signature = morsel.value.partition(".") if morsel else ("", "", "")
        if re.fullmatch(r"[\w-]{22}", guest, re.ASCII) and signature.isascii():
            if hmac.compare_digest(signature, self._sign(guest)):
                return guest
        return None

    def write(self, guest: str, *, secure: bool) -> str:
        """The cookie of a guest, as a header."""
        attributes = f"Path=/; Max-Age={2 * YEAR}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={guest}.{self._sign(guest)}; {attributes}{'; Secure' * secure}"

    def erase(self, *, secure: bool) -> str:
        """A header that takes the cookie away."""
        return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{'; Secure' * secure}"

    def _sign(self, guest: str) -> str:
        return hmac.digest(self._key, guest.encode(), "sha256").hex()

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


def _hashed(code: str) -> str:
    letters = re.sub("[^A-Z0-9]", "", code.upper())
    return hashlib.sha256(letters.encode()).hexdigest()
