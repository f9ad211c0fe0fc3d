"""How bots are found and named.

A bot is named ``name:parameter=value:parameter=value``, as in ``r400:rollouts=100``, or by the file
and the class it stands in, as in ``mybot.py:Careful:risk=0.2``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from quarterdeck.bots.api import Bot, BotError, Value, check_plays
from quarterdeck.bots.files import in_file
from quarterdeck.core import QuarterdeckError
from quarterdeck.core.catalogue import check_spelling
from quarterdeck.core.manifest import manifests
from quarterdeck.core.plugins import installed

NAMES: Final = ("Marlowe", "Inés", "Bruno", "Yara", "Olek")

_added: dict[str, type[Bot]] = {}


def add_bots(kinds: Iterable[type[Bot]]) -> None:
    """Put further bots on the list of this process, beside those that are installed."""
    _added.update((kind.name, kind) for kind in kinds)


def is_installed(bot: Bot) -> bool:
    """Whether its name is known in other processes, too."""
    return _added.get(bot.name) is not type(bot)


def bots_for(game: str) -> dict[str, type[Bot]]:
    """All installed bots that play a game, by name: first the ladder from below, then the rest."""
    manifest = manifests().get(game)
    own = map(manifest.load, manifest.bots) if manifest else ()
    others: dict[str, type[Bot]] = {**installed("quarterdeck.bots"), **_added}
    playing = [*own, *(bot for bot in others.values() if not bot.games or game in bot.games)]
    playing.sort(key=lambda bot: (not bot.level, bot.level, bot.name))
    return {bot.name: bot for bot in playing}


def usual_bot(game: str) -> str:
    """The bot that sits down unless another is asked for: from the middle of the ladder."""
    known = bots_for(game)
    ladder = [name for name, bot in known.items() if bot.level] or list(known)
    return ladder[len(ladder) // 2]


def bot_name(seat: int) -> str:
    """What the bot at a seat is called until somebody calls it otherwise."""
    return NAMES[seat % len(NAMES)]


def make_bot(game: str, text: str) -> Bot:
    """A bot for a game, by its name and parameters; or by its file, class and parameters."""
    check_spelling(game)
    written = in_file(text)
    if written:
        kind = written.load()
        check_plays(kind.origin, kind.games, game)
        values = _values(kind, written.more)
    else:
        name, *given = text.split(":")
        kind = _known(game, name)
        values = _values(kind, given)
    try:
        return kind(**values)
    except QuarterdeckError as error:
        raise BotError(f"bot '{text}': {error}") from None


def _known(game: str, name: str) -> type[Bot]:
    known = bots_for(game)
    if name not in known:
        raise BotError(f"no bot '{name}' plays {game}; there are: {', '.join(known)}")
    return known[name]


def _values(kind: type[Bot], given: Sequence[str]) -> dict[str, Value]:
    """The parameters as the class takes them; refuses what it does not have."""
    possible = {parameter.name: parameter for parameter in kind.parameters()}
    has = ", ".join(map(str, possible.values())) or "none"
    values: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BotError(f"a parameter of {kind.name} is name=value, not '{text}'; it has: {has}")
        if name not in possible:
            raise BotError(f"bot '{kind.name}' has no parameter '{name}'; it has: {has}")
        if name in values:
            raise BotError(f"parameter '{name}' of {kind.name} is given twice")
        try:
            values[name] = possible[name].parse(value)
        except BotError as error:
            raise BotError(f"bot '{kind.name}': {error}") from None
    for name, parameter in possible.items():
        if parameter.default is None and name not in values:
            raise BotError(f"bot '{kind.name}' needs a parameter '{name}'; it has: {has}")
    return values


def split_name(text: str) -> tuple[str, str]:
    """Who plays, and what he is called at the table: ``r400:rollouts=50:Ann``, ``human:Ann``."""
    written = in_file(text)
    kind, *parts = [written.named, *written.more] if written else text.split(":")
    parameters = [part for part in parts if "=" in part]
    called = [part for part in parts if "=" not in part]
    return ":".join([kind, *parameters]), ":".join(called)
