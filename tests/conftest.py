"""What tests of the platform share: every game that must run on it."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings

from cove import COVE
from quarterdeck.compiled import LOADING
from quarterdeck.core import Game
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.rattle_battle import RATTLE_BATTLE

GAMES = (PORT_ROYAL, RATTLE_BATTLE, COVE)

# A test that fails today and passes tomorrow is nobody's: the same examples each time here, new
# ones, and more, in the long form.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("searching", max_examples=1000, deadline=None)
settings.load_profile("steady")


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """The games there are, and a tiny one that needs what they do not: the platform runs all."""
    found = request.param
    assert isinstance(found, Game)
    return found


@pytest.fixture(autouse=True)
def nothing_left_loading() -> Iterator[None]:
    """What a test began to load in the background is loaded when it ends.

    Numba saves and restores Python's warning filters, which are one for all threads: a thread that
    outlived its test took the next test's filters away.
    """
    yield
    for thread in threading.enumerate():
        if thread.name == LOADING:
            thread.join()
