"""The rules as machine code; see :mod:`quarterdeck.compiled`.

In ``machine`` stand the functions that replace those of the interpreted rules: ``emit`` is empty
and the generator works on machine words.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.compiled import Library, Signatures, Sources

RULES: Final = Sources(
    title="Port Royal",
    records="quarterdeck.games.port_royal.state:DTYPE",
    modules=(
        "quarterdeck.games.port_royal.cards",
        "quarterdeck.games.port_royal.actions",
        "quarterdeck.games.port_royal.state",
        "quarterdeck.games.port_royal.rules.telling",
        "quarterdeck.games.port_royal.rules.piles",
        "quarterdeck.games.port_royal.rules.turn",
        "quarterdeck.games.port_royal.rules.taking",
        "quarterdeck.games.port_royal.rules.expeditions",
        "quarterdeck.games.port_royal.rules.discovering",
        "quarterdeck.games.port_royal.rules.play",
        "quarterdeck.games.port_royal.rules.belief",
        "quarterdeck.games.port_royal.machine",  # last: its bodies replace those in telling
    ),
    replacing="quarterdeck.games.port_royal.machine",
    reads=("quarterdeck.core.rng", "quarterdeck.games.port_royal.options"),
    data=(("quarterdeck.games.port_royal", "cards.toml"),),
)

SIGNATURES: Final[Signatures] = {
    "start_games": ("records", "words"),
    "legal_actions": ("records", "table", "row"),
    "choose_at_random": ("table", "row", "words", "row"),
    "apply_actions": ("records", "row"),
    "legal_in": ("records", "int", "row"),
    "apply_in": ("records", "int", "int"),
    "play_games": ("records", "int", "int", "row", "counts", "counts"),
}

LIBRARY: Final = Library(RULES, SIGNATURES)
"""The rules themselves."""
