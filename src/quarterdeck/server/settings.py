"""What whoever runs the server can choose, and the limits that keep it standing."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from quarterdeck.core import QuarterdeckError
from quarterdeck.server.limits import address_in

COLOURS: Final = ("#b83a27", "#2d7a4d", "#5b4a86", "#94620f", "#3d5566")
"""The colours players get until they choose one, by seat."""
GUEST: Final = "Guest"
"""The name of somebody who has given none, or taken it back."""


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('quarterdeck', appauthor=False) / 'tables.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a server that is not a table. Times are seconds."""

    database: str = ""
    """The address of the database; nothing: the default one."""
    hosts: tuple[str, ...] = ()
    """Names it answers to besides addresses, localhost and the machine's own."""
    proxies: tuple[str, ...] = ()
    """Addresses whose word is taken for whom they forward, and whether over TLS."""
    metrics_token: str = ""
    """Who shows it sees the numbers for Prometheus from elsewhere, too; nothing: nobody does."""
    page: Path = Path(__file__).parent / "page"
    """The built page."""
    nonce_wait: float = 5.0
    """How long the deal waits for everybody's pledge, and then for what was pledged."""
    tick: float = 1.0
    """How often absences are looked at."""
    silence: float = 5.0
    """After this time without a sign of life another server counts as gone."""
    idle: float = 600.0
    """A table nobody looks at leaves memory after this time."""
    thinkers: int = 2
    """Processes in which bots think; one more is for people's actions."""
    prepare: bool = True
    """Whether bots are made ready at once, and not when the first of them is asked."""
    patience: float = 20.0
    """How long a bot may think; then lots are drawn for it."""
    replays: int = 33_554_432
    """Bytes of replays that are kept in memory."""
    queue: int = 262_144
    """Bytes a connection may lag behind before it is closed."""
    message_size: int = 8192
    """Bytes of a message from a client."""
    body_size: int = 16384
    """Bytes of a request's body."""
    messages: tuple[float, int] = (50.0, 100)
    """Messages of a connection: a second, and at once."""
    gestures: tuple[float, int] = (15.0, 15)
    """Gestures of a connection that are passed on: a second, and at once."""
    arrivals: tuple[float, int] = (50.0, 200)
    """Connections an address makes: a second, and at once."""
    requests: tuple[float, int] = (20.0, 200)
    """Requests of an address: a second, and at once."""
    openings: tuple[float, int] = (0.5, 30)
    """New tables of an address: a second, and at once."""
    tables_each: int = 200
    """Tables at which a guest may play at once; what is over, or left, does not count."""
    guesses: tuple[float, int] = (0.1, 10)
    """Device codes tried by an address: a second, and at once."""
    connections: int = 0
    """Connections at once; 0: as many as the machine can hold."""
    request_time: float = 10.0
    """How long a connection may take until it has said, whole, what it wants."""
    unread_time: float = 30.0
    """How long a client may leave unread what was sent to it."""
    ping: float = 20.0
    """How often a WebSocket is asked for a sign of life, and how long that may take."""
    sockets: int = 0
    """WebSockets in all; 0: three quarters of the connections there can be."""
    sockets_each: int = 8
    """Connections of one guest at one table; one more replaces the oldest."""
    sockets_guest: int = 64
    """Connections of one guest in all."""
    onlookers: int = 100
    """Connections at one table of people who have no seat there."""
    cookie_lasts: float = 90 * 24 * 3600.0
    """How long a guest is known after he was last here."""
    device_code: float = 600.0
    """How long a device code can be used."""

    def __post_init__(self) -> None:
        for proxy in self.proxies:
            try:
                ip_network(proxy)
            except ValueError:
                text = f"a proxy is an address or a network like 10.0.0.0/8, not '{proxy}'"
                raise QuarterdeckError(text) from None

    def is_proxy(self, host: str) -> bool:
        """Whether it is one of the proxies."""
        address = address_in(host)
        return address is not None and any(address in ip_network(one) for one in self.proxies)
