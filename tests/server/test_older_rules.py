"""Stored tables of earlier rules: they open, say what changed, and nothing stored is rewritten."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from quarterdeck.core import FairSeed, Match, Record
from quarterdeck.core.record import Act, Ended, Undo
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.server.ledger import BOT, DEAL, HUMAN, Row
from quarterdeck.server.rows import LOCAL, OVER, PLAYING, SeatRow, TableRow
from tests.server.client import Guest, House

OLDER = Path(__file__).parents[1] / "older"
CHANGES = list(RATTLE_BATTLE.changes_since(1))
SALE = 39
"""The step of the game that differs which sells two valuables for a coin."""


def older(name: str) -> Record:
    return Record.parse((OLDER / f"rattle-battle-1-{name}.txt").read_text("utf-8"))


def steps_of(record: Record) -> list[Row]:
    """The rows that a server of that time stored."""
    groups: list[list[str]] = [[]]
    for entry in record.entries:
        if isinstance(entry, Act | Undo):
            groups.append([])
        groups[-1].append(str(entry))
    rows = [Row(0, None, DEAL, tuple(groups[0]))]
    rows += [Row(n, int(g[0][0]), HUMAN, tuple(g)) for n, g in enumerate(groups[1:], start=1)]
    return rows


async def stored(house: House, guest: Guest, record: Record, most: int | None = None) -> TableRow:
    """A table of two people at one device, stored up to a step; rules and deal are the record's."""
    me = await guest.ask("PATCH", "/me", {"name": "Ann"})  # who has a name is stored
    seed = record.dealt_from()
    assert isinstance(seed, FairSeed)
    ended = next(entry for entry in record.entries if isinstance(entry, Ended))
    winners, scores, reason = (part.strip() for part in ended.result.split(";"))
    lists = (f"[{', '.join(numbers.split())}]" for numbers in (winners, scores))
    told = '{{"winners": {}, "scores": {}, "reason": "{}"}}'.format(*lists, reason)
    row = TableRow(
        id="o" * 22,
        game=record.game,
        rules=record.rules,
        options=dict(record.table.options),
        aids=True,
        spectators=True,
        takeover=1,
        secret=seed.secret.hex(),
        bot_seed=1,
        created=1.0,
        status=OVER if most is None else PLAYING,
        nonces=seed.nonces,
        result=told if most is None else None,
        seats=[
            SeatRow(kind, name, "#112233", guest=me["id"])
            for kind, name in zip((HUMAN, LOCAL), record.table.names, strict=True)
        ],
    )
    store = house.server.store
    await store.add_table(row)
    for step in steps_of(record)[:most]:
        await store.append(row, step)
    return row


async def test_a_table_of_earlier_rules_goes_on_and_says_what_changed(
    house: House, guest: Guest
) -> None:
    record = older("follows")
    steps = steps_of(record)
    table = await stored(house, guest, record, most=20)
    told = {"begun": 1, "now": 2, "changes": CHANGES, "halted": False}
    async with guest.sit(table.id) as seat:
        welcome = await seat.until("welcome")
        assert (welcome["table"]["changed"], welcome["number"]) == (told, 19)
        await seat.my_turn()
        who, _, action = steps[20].lines[0].partition(" ")
        answer = await seat.act(action, int(who))
        assert (answer["type"], answer["number"]) == ("accepted", 20)
    house.server.house._live.clear()  # as after a restart
    found = await house.server.store.read(table.id)
    assert found is not None
    assert [row.lines for row in found[1]] == [row.lines for row in steps[:21]]  # the same luck
    async with guest.sit(table.id) as seat:
        assert (await seat.until("welcome"))["number"] == 20


async def test_a_finished_table_of_earlier_rules_shows_its_result(
    house: House, guest: Guest
) -> None:
    record = older("follows")
    table = await stored(house, guest, record)
    async with guest.sit(table.id) as seat:
        state = await seat.until("state")
        assert state["result"] == seat.table["result"]
        assert seat.table["changed"]["halted"] is False
    text = (await guest.http.get(f"/api/tables/{table.id}/record")).text
    assert Match.resume(RATTLE_BATTLE, Record.parse(text)).begun_by == 2


async def test_a_finished_table_that_no_longer_fits_shows_its_result_and_keeps_its_record(
    house: House, guest: Guest
) -> None:
    record = older("differs")
    table = await stored(house, guest, record)
    async with guest.sit(table.id) as seat:
        state = await seat.until("state")
        assert seat.table["changed"]["halted"] is True
        assert (state["number"], state["to_act"], state["legal"]) == (SALE - 1, [], {})
        assert state["result"] == seat.table["result"] is not None
    text = (await guest.http.get(f"/api/tables/{table.id}/record")).text
    people = replace(record.table, people=(0, 1))  # the table knows, an old record did not say
    assert text == str(replace(record, table=people))
    replay = await guest.ask("GET", f"/tables/{table.id}/replay")
    assert len(replay["frames"]) == SALE


async def test_a_table_that_no_longer_fits_stands_still_and_can_be_begun_anew(
    house: House, guest: Guest
) -> None:
    record = older("differs")
    table = await stored(house, guest, record, most=SALE + 2)
    async with guest.sit(table.id) as seat:
        state = await seat.until("state")
        assert (state["number"], state["to_act"], state["undo"]) == (SALE - 1, [], {"0": 0, "1": 0})
        for answer in (await seat.act("done", 1), await seat.undo(1)):
            assert (answer["type"], answer["code"]) == ("refused", "other-rules")
        live = house.server.house._live[table.id]
        async with live.lock:
            await live.refresh()
        assert live.number == SALE - 1
        again = await guest.ask("POST", f"/tables/{table.id}/rematch")
        assert (again["rules"], again["changed"], again["status"]) == (2, None, "playing")
    found = await house.server.store.read(table.id)
    assert found is not None
    assert [row.lines for row in found[1]] == [row.lines for row in steps_of(record)[: SALE + 2]]


async def test_bots_rest_at_a_table_that_no_longer_fits(house: House, guest: Guest) -> None:
    table = await stored(house, guest, older("differs"), most=SALE + 2)
    live = await house.server.house.find(table.id)
    live.row.seats[1] = SeatRow(BOT, "Bo", "#112233", bot="landlubber")
    live.wake()
    assert live._next_job() is None
    assert not live._working()


async def test_rules_that_nobody_knows_are_refused(house: House, guest: Guest) -> None:
    record = older("follows")
    record.rules = 9
    table = await stored(house, guest, record, most=20)
    refused = await guest.ask("GET", f"/tables/{table.id}", ok=410)
    assert refused["error"]["code"] == "other-rules"
    assert refused["error"]["details"] == {"table": 9, "here": 2}
