"""What golden games, and samples of all there is to say, are told as: ``tests/golden/told``.

``<game>.jsonl`` has what is told, as a page gets it: an event, an action or a refusal a line.
``<game>.<language>.txt`` has the same line in words, an empty one where nothing is said.
``python -m tests.told`` writes them anew, after a change of words or events that was meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

from quarterdeck.core import Event, Match, Refusal
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.game import Plain, plain
from quarterdeck.i18n import LANGUAGES, Words, wording_for
from tests.goldens import FOLDER, read, records, steady
from tests.port_royal import samples as port_royal
from tests.rattle_battle import samples as rattle_battle

TOLD = FOLDER / "told"
NAMES = ("Anna", "Bo", "Cem", "Dana", "Ewa")
SAMPLES: dict[str, ModuleType] = {"port-royal": port_royal, "rattle-battle": rattle_battle}
UNTOLD = ("lying", "order", "frames", "measure")
"""Where dice lie, how they fell and what was measured: no sentence names it."""

Thing = Event | Refusal | str
"""What is told; a text is an action."""


def things(game: str) -> Iterator[Thing]:
    """All that happened in the golden games, then one of everything there is."""
    for path in records(game):
        match = Match.resume(find_game(game), read(path))
        yield from match.opening
        for step in match.steps:
            yield from step.events
    samples = SAMPLES[game]
    yield from samples.EVENTS
    yield from samples.ACTION_TEXTS
    yield from samples.REFUSALS


def written(thing: Thing) -> str:
    """A line of the file of what is told."""
    # So many places that no millimetres come to lie between two whole ones.
    return steady(json.dumps(_row(thing), separators=(",", ":")), places=6)


def _row(thing: Thing) -> Plain:
    if isinstance(thing, Event):
        fields = plain(thing)
        assert isinstance(fields, dict)  # so is every event
        return {"event": {key: value for key, value in fields.items() if key not in UNTOLD}}
    if isinstance(thing, Refusal):
        return {"refusal": {"code": thing.code, "details": plain(thing.details)}}
    return {"action": thing}


def once(all_things: Iterable[Thing]) -> dict[str, Thing]:
    """What is told, by its line: a game tells many things often."""
    return {written(thing): thing for thing in all_things}


def lines(game: str, language: str, told: Iterable[Thing]) -> list[str]:
    """All of it in words."""
    wording = wording_for(game, Words(language))
    known = find_game(game)

    def say(thing: Thing) -> str:
        if isinstance(thing, Event):
            return wording.event(thing, NAMES) or ""
        if isinstance(thing, Refusal):
            return wording.refusal(thing, NAMES)
        return wording.action(known.parse_action(thing))

    return [say(thing) for thing in told]


def what_is_told(game: str) -> Path:
    """The file of what is told."""
    return TOLD / f"{game}.jsonl"


def in_words(game: str, language: str) -> Path:
    """The file of what it is told as."""
    return TOLD / f"{game}.{language}.txt"


def main() -> None:
    """Write all files anew."""
    for game in SAMPLES:
        told = once(things(game))
        _write(what_is_told(game), told)
        for language in LANGUAGES:
            _write(in_words(game, language), lines(game, language, told.values()))


def _write(path: Path, rows: Iterable[str]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{row}\n" for row in rows), "utf-8")


if __name__ == "__main__":
    main()
