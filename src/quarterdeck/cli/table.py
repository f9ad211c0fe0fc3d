"""The table that the words of ``play`` describe, checked before the terminal is taken over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarterdeck.bots import bots_for, make_bot, split_name, usual_bot
from quarterdeck.bots.files import in_file
from quarterdeck.cli.files import read_record
from quarterdeck.cli.hinting import Asked
from quarterdeck.core import (
    Dealer,
    FastSeed,
    Match,
    QuarterdeckError,
    RulesChanged,
    Table,
    TableError,
)
from quarterdeck.core.catalogue import find_game
from quarterdeck.i18n import Words, changes_told

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from quarterdeck.core import Game

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Seating:
    """A game and who plays it, as far as it has been said."""

    game: str
    seats: int | None
    players: Sequence[str]
    options: Mapping[str, str]
    position: str = ""
    """Where it begins, if not with a new deal."""


def new_table(
    name: str, seats: int | None, players: Sequence[str], options: Sequence[str]
) -> Seating:
    """A table for a new game."""
    game = find_game(name)
    _check_players(name, players)
    if players and seats is not None and seats < len(players):
        raise TableError(f"--players names {len(players)}, --seats says {seats}")
    if seats is None and players:
        seats = len(players)
    chosen = options_from(game, options)
    # The game itself refuses a table it is not for, or that cannot be played here, and says why.
    table = Table(game.min_seats if seats is None else seats, game.suited(chosen))
    game.start(table, Dealer(FastSeed(0)))
    return Seating(name, seats, players, chosen)


def resumed_table(path: Path, name: str | None, players: Sequence[str]) -> Seating:
    """The table at which a saved game goes on."""
    record = read_record(path)
    if name is not None and name != record.game:
        raise TableError(f"'{path}' is a game of {record.game}, not of {name}")
    game = find_game(record.game)
    _check_players(record.game, players)
    seats = record.table.seats
    if players and len(players) != seats:
        raise TableError(f"--players names {len(players)}, '{path}' has {seats} seats")
    try:
        Match.resume(game, record)
    except RulesChanged as halt:
        told = " ".join(changes_told(game, halt.rules, Words("en"), halted=True))
        raise QuarterdeckError(f"'{path}': {told} quarterdeck replay shows it") from None
    except QuarterdeckError as error:
        raise QuarterdeckError(f"'{path}' cannot be followed: {error}") from None
    return Seating(record.game, seats, players, record.table.options)


def table_from(place: str, name: str | None, players: Sequence[str]) -> Seating:
    """A table that goes on from before a move of a record: who decided there, against bots."""
    asked = Asked.at(place)
    game, position = asked.game, asked.position
    if name is not None and name != game.name:
        raise TableError(f"'{place}' is a game of {game.name}, not of {name}")
    _check_players(game.name, players)
    if players and len(players) != position.seats:
        raise TableError(f"--players names {len(players)}, '{place}' has {position.seats} seats")
    waiting = position.to_act()
    if not waiting:
        raise TableError(f"'{place}': the game is over there; name an earlier move")
    bot = usual_bot(game.name)
    called = asked.names or ("",) * position.seats
    kinds = [HUMAN if seat == waiting[0] else bot for seat in range(position.seats)]
    seated = [f"{kind}:{who}" if who else kind for kind, who in zip(kinds, called, strict=True)]
    return Seating(game.name, position.seats, players or seated, position.options, str(position))


def _check_players(game: str, players: Sequence[str]) -> None:
    possible = [HUMAN, *bots_for(game)]
    for player in players:
        kind, _ = split_name(player)  # human:Anna has a name
        if kind == HUMAN:
            continue
        if kind.partition(":")[0] not in possible and not in_file(kind):
            raise TableError(
                f"'{player}' is no player; possible: {', '.join(possible)}, and FILE.py:CLASS"
            )
        make_bot(game, kind).check_game(game)  # refuses parameters it does not have


def options_from(game: Game, texts: Sequence[str]) -> dict[str, str]:
    """Table options from ``name=value`` texts; the game itself checks names and values."""
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            pairs = [f"{name}={value}" for name, o in game.options.items() for value in o.values]
            possible = ", ".join(pairs) or "none"
            raise TableError(f"an option is name=value, not '{text}'; possible: {possible}")
        if name in chosen:
            raise TableError(f"option '{name}' is given twice")
        chosen[name] = value
    return chosen
