"""The positions a game came through: enough of them to take back without playing it all again."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.game import Position

NEAR: Final = 8
"""So many of the last positions are all kept."""


class Past:
    """Positions by how many actions led to them, the further back the sparser.

    A number that can be halved t times without a rest is kept until ``NEAR * 2**t`` actions have
    followed. So a game of n actions keeps about ``NEAR / 2 * log2(n)`` positions, and to go back
    by d actions at most about ``2 * d / NEAR`` have to be played again. Whoever goes back
    has played those d actions before, so taking back never costs more than playing did.
    """

    def __init__(self, start: Position) -> None:
        self._kept = {0: start}

    def add(self, actions: int, position: Position) -> None:
        """The position after one action more; nobody may change it from now on."""
        self._kept[actions] = position
        far = NEAR
        while far < actions:
            halved = far // NEAR
            faded = actions - far
            if faded & -faded == halved:
                self._kept.pop(faded, None)  # gone already if this was taken back before
            far *= 2

    def back_to(self, actions: int) -> tuple[int, Position]:
        """The last position kept up to then, and its number; what came after is forgotten."""
        self._kept = {n: position for n, position in self._kept.items() if n <= actions}
        nearest = max(self._kept)
        return nearest, self._kept[nearest]

    def copy(self) -> Past:
        """The same past, for another future."""
        twin = Past(self._kept[0])
        twin._kept.update(self._kept)
        return twin
