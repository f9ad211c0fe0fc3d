"""Which view shows which game."""

from __future__ import annotations

from quarterdeck.core.manifest import part
from quarterdeck.i18n import Wording
from quarterdeck.terminal.generic import GenericView
from quarterdeck.terminal.views import View


def view_for(game: str, wording: Wording) -> View:
    """The view of a game, in the wording's language."""
    view: type[View] = part(game, "terminal") or GenericView
    return view(wording)
