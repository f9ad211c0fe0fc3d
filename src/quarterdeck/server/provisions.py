"""Imported by the process that workers are forked from, so that none of them loads the games."""

from __future__ import annotations

from quarterdeck.bots import bots_for
from quarterdeck.core.aids import aids_for
from quarterdeck.core.catalogue import games
from quarterdeck.server import work as work

for _name in games():
    aids_for(_name)
    bots_for(_name)
