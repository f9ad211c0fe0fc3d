"""Numbers for Prometheus. They name no person, no table and no address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What one server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps = Counter("quarterdeck_steps", "Steps stored", ["by"], registry=self.registry)
        self.refused = Counter(
            "quarterdeck_refused", "Messages refused", ["code"], registry=self.registry
        )
        self.gestures = Counter(
            "quarterdeck_gestures",
            "Gestures told to others, or dropped for being too many",
            ["fate"],
            registry=self.registry,
        )
        self.requests = Counter(
            "quarterdeck_requests", "HTTP requests", ["status"], registry=self.registry
        )
        self.closed = Counter(
            "quarterdeck_closed",
            "Connections the server closed",
            ["reason"],
            registry=self.registry,
        )
        self.tables = Gauge("quarterdeck_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge(
            "quarterdeck_connections", "Open WebSockets", registry=self.registry
        )
        self.storing = Histogram(
            "quarterdeck_storing_seconds", "Time to store a step", registry=self.registry
        )
        self.thinking = Histogram(
            "quarterdeck_thinking_seconds",
            "Time of a bot's choice",
            ["bot"],
            registry=self.registry,
        )
        self.lots = Counter(
            "quarterdeck_lots",
            "Choices drawn by lot for a bot that failed or thought too long",
            ["bot"],
            registry=self.registry,
        )

        self.open_sockets = 0

    @contextmanager
    def socket(self) -> Iterator[None]:
        """While a WebSocket is open."""
        self.open_sockets += 1
        self.connections.set(self.open_sockets)
        try:
            yield
        finally:
            self.open_sockets -= 1
            self.connections.set(self.open_sockets)

    def text(self) -> str:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry).decode()
