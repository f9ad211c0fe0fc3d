"""Which view shows which game."""

from __future__ import annotations

from typing import Final

from quarterdeck.i18n import Wording
from quarterdeck.terminal.generic import GenericView
from quarterdeck.terminal.port_royal import PortRoyalView
from quarterdeck.terminal.rattle_battle import RattleBattleView
from quarterdeck.terminal.views import View

VIEWS: Final[dict[str, type[View]]] = {
    "port-royal": PortRoyalView,
    "rattle-battle": RattleBattleView,
}


def view_for(game: str, wording: Wording) -> View:
    """The view of a game, in the wording's language."""
    return VIEWS.get(game, GenericView)(wording)
