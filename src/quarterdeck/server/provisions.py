"""Imported by the process that workers are forked from, so that none of them loads the games."""

from __future__ import annotations

from quarterdeck.core.catalogue import games
from quarterdeck.server.work import load

load(games())
