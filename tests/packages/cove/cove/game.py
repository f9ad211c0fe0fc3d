"""Pearls in the Cove as the platform sees it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final

from cove.actions import parse_action
from cove.position import COPIES, CovePosition
from cove.spots import parse_number, parse_spots
from quarterdeck.core import Action, Chance, Event, Game, NotationError, Option

HAND = 3
_ROW = r"(-|[0-5](?: [0-5])*)"
_POSITION = re.compile(
    rf"round ([1-4]) of ([23]); grab (15|30); turns {_ROW}; reach ([^;]+); played {_ROW}; "
    r"pearls ([^;]+)((?:; seat [^;]+){2,5})"
)
_SEAT = re.compile(rf"seat loot ([0-9]{{1,3}}) chosen ([0-5]) hand {_ROW} boat ([^;,-]+)")


class Cove(Game):
    """Row for pearls: oars in secret, boats in the open."""

    name: ClassVar[str] = "cove"
    rules: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 5
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option("2", ("2", "3")),
        "grab": Option("15", ("15", "30")),
    }

    def _start(
        self, seats: int, options: Mapping[str, str], chance: Chance
    ) -> tuple[CovePosition, list[Event]]:
        position = CovePosition(
            rounds=int(options["rounds"]),
            grab=int(options["grab"]),
            hands=[[] for _ in range(seats)],
            boats=[(20.0 + 40 * seat, 0.0) for seat in range(seats)],
            chosen=[0] * seats,
            loot=[0] * seats,
        )
        events = [event for _ in range(HAND) for event in position.draw_oars(chance)]
        return position, events + position.begin_round(chance)

    def parse_action(self, text: str) -> Action:
        return parse_action(text)

    def parse_position(self, text: str) -> CovePosition:
        found = _POSITION.fullmatch(text)
        seats = [_SEAT.fullmatch(seat) for seat in found[8].split("; ")[1:]] if found else [None]
        if found is None or None in seats:
            raise NotationError(f"'{text[:60]}' is not a position of {self.name}")
        loot, chosen, hands, boats = zip(*(seat.groups() for seat in seats if seat), strict=True)
        position = CovePosition(
            rounds=int(found[2]),
            grab=int(found[3]),
            hands=[sorted(_numbers(hand)) for hand in hands],
            boats=[parse_spots(boat)[0] for boat in boats],
            chosen=[int(oar) for oar in chosen],
            loot=[int(pearls) for pearls in loot],
            round=int(found[1]),
            played=tuple(sorted(_numbers(found[6]))),
            turns=tuple(_numbers(found[4])),
            reach=parse_number(found[5]),
            pearls=parse_spots(found[7]),
        )
        _check(position)
        return position


def _numbers(row: str) -> list[int]:
    return [int(number) for number in row.split() if row != "-"]


def _check(p: CovePosition) -> None:
    """Refuse a position from which the game could not go on."""
    seats, over = len(p.hands), p.round > p.rounds
    held = [oar for hand in p.hands for oar in hand]
    oars = [*held, *p.played, *(oar for oar in p.chosen if oar)]
    wrong = {
        "the round": p.round > p.rounds + 1,
        "turns": len({*p.turns}) < len(p.turns) or not {*p.turns} <= {*range(seats)},
        "chosen oars": any(p.chosen) if over else all(p.chosen) != bool(p.turns),
        "hands": not all(len(h) <= HAND and (h or over or p.turns) for h in p.hands),
        "played oars": len(p.played) != seats * (p.round - 1),
        "all oars": 0 in held or any(oars.count(oar) > COPIES for oar in oars),
    }
    if any(wrong.values()):
        names = ", ".join(name for name, is_wrong in wrong.items() if is_wrong)
        raise NotationError(f"that cannot be: {names}")


COVE: Final = Cove()
