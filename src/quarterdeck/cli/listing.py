"""What is installed: games and bots."""

from __future__ import annotations

from inspect import getdoc
from typing import TYPE_CHECKING

from quarterdeck.bots import bots_for
from quarterdeck.i18n import wording_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarterdeck.bots import Bot
    from quarterdeck.core import Game
    from quarterdeck.i18n import Words


def game_lines(game: Game, words: Words) -> Iterator[str]:
    """A game: its name for commands, its title, its options."""
    wording = wording_for(game.name, words)
    seats = words("cli-seats", least=game.min_seats, most=game.max_seats)
    yield f"{game.name}: {wording.title()}, {seats}"
    about = f"{game.name}-about"
    if about in words:
        yield f"  {words(about)}"
    for name, option in game.options.items():
        for value in option.values:
            said = f"{name}={value}: {wording.option(name, value)}"
            yield f"  {words('cli-default', option=said) if value == option.default else said}"


def bot_lines(game: str, words: Words) -> Iterator[str]:
    """The bots of a game: their names for commands, what they are called, how they play."""
    yield f"{wording_for(game, words).title()}:"
    for name, bot in bots_for(game).items():
        parameters = "".join(f" {parameter}" for parameter in bot.parameters())
        yield f"  {name}: {_about(name, bot, words)}{parameters}"


def _about(name: str, bot: type[Bot], words: Words) -> str:
    key = f"bot-{name}"
    if key in words:
        return f"{words(key)}. {words(f'{key}-about')}"
    return (getdoc(bot) or "").partition("\n")[0]
