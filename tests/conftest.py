"""What tests of the platform share: every game that must run on it."""

from __future__ import annotations

import pytest

from quarterdeck.core import Game
from quarterdeck.port_royal import PORT_ROYAL
from tests.games.cove import COVE

GAMES = (PORT_ROYAL, COVE)


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """Port Royal, and a tiny game that needs what Port Royal does not: the platform runs both."""
    found = request.param
    assert isinstance(found, Game)
    return found
