"""Every file that is written from the description, as it should be."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from quarterdeck.wire import tables
from quarterdeck.wire.schema import number, schema
from quarterdeck.wire.shapes import GAME_PARTS, Names, Object
from quarterdeck.wire.typescript import typescript
from quarterdeck.wire.whole import Wire, whole

COMMAND: Final = "python -m quarterdeck.wire"
SCHEMA: Final = Path("docs/protocol.schema.json")
PROTOCOL: Final = Path("docs/protocol.md")
OBSERVATIONS: Final = Path("docs/observations.md")
PAGE: Final = Path("web/src")


def written(root: Path) -> dict[Path, str]:
    """All written files of a checkout, and what they should say."""
    wire = whole()
    of = schema(wire.platform, wire.games)
    wire_number = number(of)
    files = {
        SCHEMA: json.dumps(of, indent=1, ensure_ascii=False) + "\n",
        OBSERVATIONS: observations(wire),
        PROTOCOL: _filled((root / PROTOCOL).read_text("utf-8"), wire),
        PAGE / "wire/messages.ts": typescript("What crosses the wire.", wire.platform),
        PAGE / "wire/number.ts": _number_for_the_page(wire_number),
        Path("src/quarterdeck/server/wire_number.py"): _number_for_the_server(wire_number),
    }
    for game, names in wire.games.items():
        files[PAGE / "games" / game / "wire.ts"] = typescript("What the game tells.", names)
    return files


def observations(wire: Wire) -> str:
    """The page for those who write bots: what each game tells, field by field."""
    parts = [
        "# What games tell\n",
        f"Written by `{COMMAND}` from the types of the games, for",
        "[bots in any language](howto/bots-in-any-language.md) and for clients of",
        "[the protocol](protocol.md). The same as a schema:",
        "[protocol.schema.json](protocol.schema.json). Cards, ships and actions are told in",
        "[their notation](notation.md).\n",
    ]
    for game, names in wire.games.items():
        parts += _game(game, names)
    return "\n".join(parts)


def _game(title: str, names: Names) -> Iterator[str]:
    observation = names["Observation"]
    assert isinstance(observation, Object)
    told = {*GAME_PARTS.values(), "Options", "Parts"}
    yield f"## {title}\n"
    yield f"### Observation\n\n{observation.doc}\n\n{tables.fields(observation)}"
    yield "### Its parts\n"
    yield tables.objects(names, but={*told, *tables.kinds(names, "GameEvent")})
    yield f"### Events\n\n{tables.happenings(names)}"
    yield f"### Refusals\n\n{tables.refusals(names['GameRefusal'])}"


def _filled(text: str, wire: Wire) -> str:
    """A page with its tables written anew, each between its marks."""
    parts = {
        "server": tables.messages(wire.platform, "ServerMessage"),
        "client": tables.messages(wire.platform, "ClientMessage"),
        "fields": tables.objects(wire.platform, but=("ServerMessage", "ClientMessage")),
        "codes": tables.codes(),
        "reasons": tables.reasons(),
    }
    for name, part in parts.items():
        mark = f"<!-- written: {name} -->\n"
        assert mark in text, f"{PROTOCOL} has no place for its {name}"
        pattern = re.compile(f"{re.escape(mark)}.*?<!-- end -->", re.DOTALL)
        before, after = pattern.split(text, maxsplit=1)
        text = f"{before}{mark}\n{part}\n<!-- end -->{after}"
    return text


def _number_for_the_page(value: str) -> str:
    return (
        f"/** Changes with every change on the wire. Written by `{COMMAND}`: do not edit. */\n"
        f"export const WIRE = '{value}';\n"
    )


def _number_for_the_server(value: str) -> str:
    return (
        f'"""Changes with every change on the wire. Written by ``{COMMAND}``: do not edit."""\n\n'
        "from typing import Final\n\n"
        f'WIRE: Final = "{value}"\n'
    )
