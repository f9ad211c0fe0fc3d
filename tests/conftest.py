"""What tests of the platform share: every game that must run on it."""

from __future__ import annotations

import pytest
from hypothesis import settings

from quarterdeck.core import Game
from quarterdeck.port_royal import PORT_ROYAL
from tests.games.cove import COVE

GAMES = (PORT_ROYAL, COVE)

# A test that fails today and passes tomorrow is nobody's: the same examples each time here, new
# ones, and more, in the long form.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("searching", max_examples=1000, deadline=None)
settings.load_profile("steady")


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """Port Royal, and a tiny game that needs what Port Royal does not: the platform runs both."""
    found = request.param
    assert isinstance(found, Game)
    return found
