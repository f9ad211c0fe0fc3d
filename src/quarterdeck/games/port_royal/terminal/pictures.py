"""The picture of Port Royal in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quarterdeck.games.port_royal.observation import Observation
from quarterdeck.terminal.picture import Picture, until
from quarterdeck.terminal.sitting import Player, Setup, Sitting


def harbour() -> Sitting:
    """Port Royal, by rules of thumb until Anna has a harbour to decide about."""
    players = [Player("human", "Anna"), Player("r400", "Marlowe"), Player("thumb", "Inés")]
    game = Sitting.begin(Setup("port-royal", tuple(players), {}, 7))

    def late(game: Sitting) -> bool:
        seen = game.match.observe(0)
        assert isinstance(seen, Observation)
        return game.seat == 0 and seen.phase == "discover" and seen.round >= 8

    until(game, "thumb", late, 7)
    while len(_harbour(game)) < 5 or game.seat != 0:
        if late(game):
            game.act(next(a for a in game.choices.actions if str(a) == "draw"))
        else:
            until(game, "thumb", late, 7)
    return game


def _harbour(game: Sitting) -> Sequence[object]:
    seen = game.match.observe(0)
    assert isinstance(seen, Observation)
    return seen.harbour


PICTURES: Final[Mapping[str, Picture]] = {"table": Picture(harbour, ("o",), (120, 36))}
