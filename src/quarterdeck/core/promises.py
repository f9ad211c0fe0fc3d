"""What a record says of how its deal was promised: seed, commitment, nonces and pledges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.findings import Code, Finding, listed
from quarterdeck.core.record import Opened
from quarterdeck.core.rng import NO_PART, pledge

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from quarterdeck.core.record import Record


def promises(record: Record, own: Mapping[int, str]) -> Iterator[Finding]:
    """Whether the deal was promised as it should be; ``own`` are nonces the asker gave, by seat."""
    if record.commitment:
        if record.seed is not None:
            text = "a seed in plain sight beside a commitment: one of them did not deal"
            yield Finding(Code.SEED_BESIDE_COMMITMENT, text)
        yield from _commitment(record)
        yield from _nonces(record)
    elif record.nonces or record.pledges:
        text = "nonces or pledges, but no commitment that they were added to"
        yield Finding(Code.NO_COMMITMENT, text)
    yield from _own(record, own)


def _commitment(record: Record) -> Iterator[Finding]:
    """Whether the secret was opened; if it is not the one promised, no replay gets that far."""
    if any(isinstance(entry, Opened) for entry in record.entries):
        yield Finding(Code.COMMITMENT, "the secret is the one committed to")
    else:
        yield Finding(Code.NOT_OPENED, "the secret behind the commitment is not opened")


def _nonces(record: Record) -> Iterator[Finding]:
    seats = record.table.seats
    for code, given in ((Code.NONCE_COUNT, record.nonces), (Code.PLEDGE_COUNT, record.pledges)):
        if given and len(given) != seats:
            text = f"{code}: {len(given)} for {seats} seats"
            yield Finding(code, text, {"given": len(given), "seats": seats})
            return
    if record.pledges:
        yield from _pledged(record)
    parts, people = _parts(record), record.table.people
    if people is not None and (bots := [n for n in took_part(record) if n not in people]):
        text = f"a nonce or a pledge of seat {listed(bots)}, where no person is said to sit"
        yield Finding(Code.NONCE_OF_BOT, text, {"seats": listed(bots)})
    if not parts:
        yield Finding(Code.NO_NONCES, "no player had a part in the deal: the house alone made it")
        return
    if without := [seat for seat in people or () if seat not in parts]:
        text = f"the deal was made without seat {listed(without)}"
        yield Finding(Code.WITHOUT_PART, text, {"seats": listed(without)})
    if not record.pledges:
        text = "nonces without pledges: the last to give one may have known the others'"
        yield Finding(Code.NO_PLEDGES, text)


def _pledged(record: Record) -> Iterator[Finding]:
    """Whether each nonce is the one that its seat had pledged before it saw another's."""
    nonces = record.nonces or (NO_PART,) * record.table.seats
    faults: dict[Code, list[int]] = {}
    for seat, (nonce, pledged) in enumerate(zip(nonces, record.pledges, strict=True)):
        code = _fault(record.commitment, seat, nonce, pledged)
        if code is not None:
            faults.setdefault(code, []).append(seat)
    for code, seats in faults.items():
        yield Finding(code, f"{code}: seat {listed(seats)}", {"seats": listed(seats)})
    if _parts(record) and not faults.keys() & {Code.NOT_PLEDGED, Code.PLEDGE_DIFFERS}:
        yield Finding(Code.PLEDGES, "every nonce is the one that its seat had pledged")


def _fault(commitment: str, seat: int, nonce: str, pledged: str) -> Code | None:
    if nonce == NO_PART:
        return None if pledged == NO_PART else Code.NOT_REVEALED
    if pledged == NO_PART:
        return Code.NOT_PLEDGED
    return None if pledge(commitment, seat, nonce) == pledged else Code.PLEDGE_DIFFERS


def _parts(record: Record) -> list[int]:
    """The seats that had a part in the deal."""
    return [seat for seat, nonce in enumerate(record.nonces) if nonce != NO_PART]


def took_part(record: Record) -> list[int]:
    """The seats that gave a nonce, or at least pledged one: bots do neither."""
    pledged = [seat for seat, text in enumerate(record.pledges) if text != NO_PART]
    return sorted({*_parts(record), *pledged})


def _own(record: Record, own: Mapping[int, str]) -> Iterator[Finding]:
    for seat, nonce in own.items():
        used = record.nonces[seat] if seat < len(record.nonces) else NO_PART
        if used == nonce and record.commitment:
            code, text = Code.OWN_NONCE, "your nonce is in the deal"
        elif used == NO_PART or not record.commitment:
            code, text = Code.OWN_NONCE_DROPPED, "your nonce is not in the deal"
        else:
            code, text = Code.OWN_NONCE_DIFFERS, "another nonce than yours is in the deal"
        yield Finding(code, f"seat {seat}: {text}", {"seat": seat})


def beyond(record: Record, own: Mapping[int, str]) -> Iterator[Finding]:
    """What nobody can tell from a record alone."""
    if record.commitment:
        text = "whether the commitment was published before the nonces were given"
        yield Finding(Code.BEYOND_PROMISE, text)
        if others := [seat for seat in _parts(record) if seat not in own]:
            text = f"whether the nonce of seat {listed(others)} is the player's own"
            yield Finding(Code.BEYOND_NONCES, text, {"seats": listed(others)})
    elif record.seed is not None:
        yield Finding(Code.BEYOND_SEED, "whether somebody chose the seed for its cards")
    if record.table.people is not None:
        yield Finding(Code.BEYOND_PEOPLE, "whether others were people, too")
