"""How much anybody may ask for, and how many may be here at once."""

from __future__ import annotations

import ipaddress
import os
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from quarterdeck.server.errors import Code, Refusal

if TYPE_CHECKING:
    from quarterdeck.server.settings import Settings

if sys.platform != "win32":
    import resource

REMEMBERED: Final = 10_000
NEIGHBOURS: Final = 8
"""So many times what one address may ask for may a whole network."""
OWN_FILES: Final = 128
"""Open files the server keeps for itself: its database, its log, its page."""
MOST_FILES: Final = 65_536
"""More open files than one process could ever serve."""
WEIGHT: Final = 131_072
"""Bytes of memory of a WebSocket with all that hangs on it, measured and rounded up."""


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def address_in(host: str) -> Address | None:
    """An address; None if it is none, as that of a Unix socket."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


@lru_cache(maxsize=4096)
def whence(host: str) -> tuple[str, str]:
    """The address and the network by which somebody is counted.

    A household has a /64 of IPv6 to itself, so that is an address; a network is a /48, or a /24.
    """
    address = address_in(host)
    if address is None:
        return host, f"{host}/"
    sizes = (32, 24) if address.version == 4 else (64, 48)
    one, many = (str(ipaddress.ip_network((address, size), strict=False)) for size in sizes)
    return one, many


def shares(host: str, most: int) -> tuple[tuple[str, int], ...]:
    """Of so many in all, how many may come from a network, and how many from an address."""
    address, network = whence(host)
    return ("", most), (network, max(most // 2, 1)), (address, max(most // 4, 1))


def room() -> int:
    """Connections this machine can hold: by its open files, and by half its memory."""
    if sys.platform == "win32":
        return 2000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return min(files - min(OWN_FILES, files // 2), memory // 2 // WEIGHT)


def open_more_files() -> None:
    """Use what the system allows this process, not only what it gives unasked."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Bucket:
    """Fills at a steady rate, holds so much; each request takes one."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = float(most), time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limiter:
    """A bucket for each address and network; which was not heard of longest is forgotten first."""

    def __init__(self, limit: tuple[float, int]) -> None:
        self._rate, self._most = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, host: str) -> bool:
        """Whether this one may ask once more."""
        address, network = whence(host)
        return self._take(address, 1) and self._take(network, NEIGHBOURS)

    def _take(self, who: str, times: int) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate * times, self._most * times)
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


class Places:
    """The WebSockets there may be. Half of each share is kept for those who play."""

    def __init__(self, most: int, settings: Settings) -> None:
        self._most, self._settings = most, settings
        self._taken: Counter[str] = Counter()

    @contextmanager
    def taken(self, host: str, guest: str | None, looks_at: str | None = None) -> Iterator[None]:
        """While somebody has a place, to play or to look at a table; refused if none is left."""
        limits = self._limits(host, guest, looks_at)
        if any(self._taken[whose] >= most for whose, most in limits):
            raise Refusal(Code.FULL, "too many are here already; try again later")
        self._taken.update(whose for whose, _ in limits)
        try:
            yield
        finally:
            for whose, _ in limits:
                self._taken[whose] -= 1
                if not self._taken[whose]:
                    del self._taken[whose]

    def _limits(self, host: str, guest: str | None, looks_at: str | None) -> list[tuple[str, int]]:
        limits = [*shares(host, self._most)]
        if guest is not None:
            limits.append((f"guest {guest}", self._settings.sockets_guest))
        if looks_at is None:
            return limits
        halves = [(whose, (most + 1) // 2) for whose, most in limits]
        return [*halves, (f"table {looks_at}", self._settings.onlookers)]
