"""How many sequences of actions there are, by their length, for some fixed decks.

``python -m tests.port_royal.perft`` counts them anew and rewrites ``tests/perft/port_royal.toml``.
Every number that changes is a change of the rules: look at it before committing it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from quarterdeck.core import Dealer, FastSeed, Script, Table
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL, PortRoyalPosition
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.state import State, clone

TABLE = Path(__file__).parent.parent / "perft" / "port_royal.toml"
ROOM = len(ACTIONS) + 1
"""The length of a list that legal actions can be written to."""


@dataclass(frozen=True)
class Deck:
    """A deal to count from: by a seed alone, or with a first shuffle written by hand."""

    name: str
    players: int
    end: str
    seed: int
    sequences: list[int]
    """How many sequences of 1, 2, 3 ... actions there are."""
    start: int = 0
    deck: str = ""
    """The first shuffle, top card first; without one, the seed's."""
    position: str = ""
    """Where to count from, instead of a deal."""

    def state(self) -> State:
        """The state to count from; its later shuffles come from the seed."""
        if self.position:
            s = PORT_ROYAL.parse_position(self.position).state
            s.seed = self.seed
            return s
        chance = Script(
            [f"start {self.start}", f"shuffle {self.deck}"] if self.deck else [],
            Dealer(FastSeed(self.seed)),
        )
        position, _ = PORT_ROYAL.start(Table(self.players, {"end": self.end}), chance)
        assert isinstance(position, PortRoyalPosition)
        position.state.seed = self.seed
        return position.state

    def count(self) -> list[int]:
        """What ``sequences`` should be."""
        return perft(self.state(), len(self.sequences))


def perft(s: State, depth: int) -> list[int]:
    """The number of sequences of 1, 2, ... actions from a state."""
    counts = [0] * depth
    actions = [0] * ROOM
    n = legal(s, actions)
    counts[0] = n
    if depth > 1:
        for action in actions[:n]:
            after = clone(s)
            apply(after, action)
            for i, count in enumerate(perft(after, depth - 1), start=1):
                counts[i] += count
    return counts


def decks() -> list[Deck]:
    """The table as it stands."""
    return [Deck(**entry) for entry in tomllib.loads(TABLE.read_text("utf-8"))["deck"]]


def main() -> None:
    """Count everything anew and rewrite the table."""
    lines = ["# Sequences of 1, 2, 3 ... actions. Written by: python -m tests.port_royal.perft"]
    for deck in decks():
        lines += ["", "[[deck]]", f'name = "{deck.name}"', f"players = {deck.players}"]
        lines += [f'end = "{deck.end}"', f"seed = {deck.seed}"]
        if deck.start:
            lines.append(f"start = {deck.start}")
        if deck.deck:
            lines.append(f'deck = "{deck.deck}"')
        if deck.position:
            lines.append(f'position = "{deck.position}"')
        lines.append(f"sequences = {deck.count()}")
    TABLE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
