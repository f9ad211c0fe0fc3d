"""Players that are programs.

A bot sees what its seat may see: an observation, its legal actions, and a generator of its own.
"""

from quarterdeck.bots.api import (
    Bot,
    BotError,
    Parameter,
    Question,
    ask,
    bots_for,
    make_bot,
    split_name,
)

__all__ = [
    "Bot",
    "BotError",
    "Parameter",
    "Question",
    "ask",
    "bots_for",
    "make_bot",
    "split_name",
]
