"""What all tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarterdeck.server.metrics import Metrics
    from quarterdeck.server.settings import Settings
    from quarterdeck.server.store import Store
    from quarterdeck.server.thinking import Thinkers
    from quarterdeck.server.turns import Turns
    from quarterdeck.server.workers import Workers


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables share."""

    settings: Settings
    store: Store
    workers: Workers
    thinkers: Thinkers
    turns: Turns
    """Of those who want a step stored."""
    metrics: Metrics
