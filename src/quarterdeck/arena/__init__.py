"""Tournaments of bots: every deal with all rotations of the seats, anywhere, always the same."""

from quarterdeck.arena.games import Played
from quarterdeck.arena.listening import Chronicler, Listener
from quarterdeck.arena.plan import ArenaError, Plan, make_plan
from quarterdeck.arena.standings import Standing, Standings, standings, thinking
from quarterdeck.arena.statistics import Interval
from quarterdeck.arena.tournament import Tournament, play, play_plan

__all__ = [
    "ArenaError",
    "Chronicler",
    "Interval",
    "Listener",
    "Plan",
    "Played",
    "Standing",
    "Standings",
    "Tournament",
    "make_plan",
    "play",
    "play_plan",
    "standings",
    "thinking",
]
