"""A record retold move by move: in sentences, or as JSON for programs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarterdeck.core import Match
from quarterdeck.core.game import known, plain
from quarterdeck.core.match import filtered
from quarterdeck.core.record import Act, Outcome, Undo
from quarterdeck.i18n import wording_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarterdeck.core import Action, Event, Game, Record
    from quarterdeck.i18n import Words


@dataclass(frozen=True, slots=True)
class Move:
    """What one entry of a record did, with the match as it stands then."""

    number: int
    entry: Act | Undo | None
    """None: the opening."""
    action: Action | None
    outcomes: tuple[str, ...]
    events: tuple[Event, ...]
    match: Match


def moves(game: Game, record: Record) -> Iterator[Move]:
    """The opening, then every action and every takeback."""
    read = number = 0
    for match in Match.replay(game, record):
        new = match.record.entries[read:]
        read = len(match.record.entries)
        outcomes = tuple(entry.text for entry in new if isinstance(entry, Outcome))
        entry = next((entry for entry in new if not isinstance(entry, Outcome)), None)
        if entry is None:
            yield Move(0, None, None, outcomes, match.opening, match)
        elif isinstance(entry, Act):
            number += 1
            step = match.steps[-1]
            yield Move(number, entry, step.action, outcomes, step.events, match)
        elif isinstance(entry, Undo):
            number += 1
            yield Move(number, entry, None, (), (), match)


def as_json(game: Game, record: Record) -> Iterator[str]:
    """A JSON object for each move; the referee's view, hidden facts included."""
    for move in moves(game, record):
        entry = move.entry
        undo = f"undo {entry.actions}" if isinstance(entry, Undo) else None
        yield json.dumps(
            {
                "number": move.number,
                "seat": entry.seat if entry else None,
                "action": str(move.action) if move.action else undo,
                "outcomes": move.outcomes,
                "events": plain(move.events),
                "position": str(move.match.position),
                "observation": known(move.match.observe(None)),
            },
            ensure_ascii=False,
        )


def as_text(game: Game, record: Record, words: Words) -> Iterator[str]:
    """The game in sentences, as a spectator may hear them."""
    wording = wording_for(game.name, words)
    table = record.table
    names = table.names or ("",) * table.seats
    names = tuple(name or words("player", number=n) for n, name in enumerate(names, start=1))
    yield f"{wording.title()}: {', '.join(names)}"
    for name, value in game.renamed(table.options).items():
        # A record that starts from a position may claim any option: nobody looked at it yet.
        known = name in game.options and value in game.options[name].values
        yield wording.option(name, value) if known else f"{name}: {value}"
    for move in moves(game, record):
        told = [wording.event(event, names) for event in filtered(move.events, None)]
        sentences = [sentence for sentence in told if sentence]
        if isinstance(move.entry, Undo):
            who = names[move.entry.seat]
            sentences = [words("took-back", name=who, actions=move.entry.actions)]
        elif not sentences and move.entry and move.action:
            sentences = [f"{names[move.entry.seat]}: {wording.action(move.action)}"]
        for n, sentence in enumerate(sentences):
            yield f"{'' if n else move.number:>4}  {sentence}"
        result = move.match.result
    if result is not None:
        yield wording.winners(result, names)
