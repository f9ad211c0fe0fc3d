"""Players that are programs.

A bot sees what its seat may see: an observation, its legal actions, and a generator of its own.
"""

from quarterdeck.bots.api import Bot, BotError, Parameter, Question, ask
from quarterdeck.bots.naming import (
    bot_name,
    bots_for,
    make_bot,
    split_name,
    usual_bot,
)

__all__ = [
    "Bot",
    "BotError",
    "Parameter",
    "Question",
    "ask",
    "bot_name",
    "bots_for",
    "make_bot",
    "split_name",
    "usual_bot",
]
