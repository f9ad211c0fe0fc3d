"""Before the first card: every seat pledges a nonce, all show theirs, and the cards are dealt.

A pledge is a hash. Nobody shows a nonce before the list of pledges is closed, so nobody can choose
his when he knows another's, not even together with the house. Who does not pledge in time, or
does not show what he pledged, has no part in the deal: the table says so to everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from quarterdeck.core.rng import NO_PART
from quarterdeck.core.rng import pledge as pledge_of
from quarterdeck.server.errors import Code, Reason, Refusal, not_yours
from quarterdeck.server.rows import PLEDGING, SHOWING

if TYPE_CHECKING:
    from quarterdeck.server.rows import TableRow


# -- changes of a table's row; the store makes them one after another, whoever asks ----------------


def pledge(row: TableRow, guest: str | None, pledges: Mapping[int, str]) -> None:
    """Seats of a guest say what they will add. The first pledge of a seat counts."""
    _check_seats(row, guest, pledges)
    given = list(row.pledges or nobody(row))
    for seat, text in pledges.items():
        if row.deal == PLEDGING and given[seat] == NO_PART:
            given[seat] = text
        elif row.deal != PLEDGING and given[seat] != text:
            raise _too_late("the pledges are closed: the cards are dealt without this one")
    row.pledges = tuple(given)


def close_pledges(row: TableRow) -> None:
    """From now on nobody pledges any more, and everybody shows what he pledged."""
    if row.deal == PLEDGING:
        row.deal, row.pledges, row.nonces = SHOWING, row.pledges or nobody(row), nobody(row)


def show(row: TableRow, guest: str | None, nonces: Mapping[int, str]) -> None:
    """Seats of a guest show what they pledged."""
    _check_seats(row, guest, nonces)
    if row.deal == PLEDGING:
        raise _not_pledged("the pledges are not closed yet: keep it for yourself")
    shown = list(row.nonces)
    for seat, nonce in nonces.items():
        if shown[seat] == nonce:
            continue
        if row.deal != SHOWING:
            raise _too_late("the cards are dealt already")
        if pledge_of(row.commitment, seat, nonce) != row.pledges[seat]:
            raise _not_pledged(f"seat {seat} pledged another nonce, or none")
        shown[seat] = nonce
    row.nonces = tuple(shown)


def leave_out(row: TableRow, seat: int) -> None:
    """Whoever sits down here next makes his own pledge."""
    if row.pledges:
        row.pledges = (*row.pledges[:seat], NO_PART, *row.pledges[seat + 1 :])


def nobody(row: TableRow) -> tuple[str, ...]:
    """That no seat has any part."""
    return (NO_PART,) * len(row.seats)


def _check_seats(row: TableRow, guest: str | None, asked: Mapping[int, str]) -> None:
    own = row.seats_of(guest)
    for seat in asked:
        if seat not in own:
            raise not_yours(seat)


def _too_late(text: str) -> Refusal:
    return Refusal(Code.ILLEGAL, text, reason=Reason.TOO_LATE)


def _not_pledged(text: str) -> Refusal:
    return Refusal(Code.ILLEGAL, text, reason=Reason.NOT_PLEDGED)


# -- waiting ---------------------------------------------------------------------------------------


def complete(row: TableRow) -> bool:
    """Whether everybody has given what is asked for now."""
    pledges = row.pledges or nobody(row)
    if row.deal == PLEDGING:
        people = (n for n, seat in enumerate(row.seats) if seat.person and seat.guest is not None)
        return all(pledges[seat] != NO_PART for seat in people)
    return all(
        nonce != NO_PART
        for pledged, nonce in zip(pledges, row.nonces, strict=True)
        if pledged != NO_PART
    )


class Gathering:
    """Waits until everybody has given what is asked for."""

    def __init__(self) -> None:
        self._complete = asyncio.Event()

    def look_at(self, row: TableRow) -> None:
        """The table has changed."""
        if row.deal in (PLEDGING, SHOWING) and not complete(row):
            self._complete.clear()  # it may have been: somebody else has sat down since
        else:
            self._complete.set()

    async def wait(self, row: TableRow, longest: float) -> None:
        """Until all have given their part; but nobody can hold up the others for long."""
        self.look_at(row)
        with suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await self._complete.wait()
