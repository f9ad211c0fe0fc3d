"""The deal: pledged by everybody, then shown by everybody, then made; and who had no part in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from cove import COVE
from quarterdeck.core import Record
from quarterdeck.core.findings import Code, Verdict
from quarterdeck.core.rng import pledge
from quarterdeck.core.verify import verify
from quarterdeck.server.database import open_engine
from quarterdeck.server.rows import DEALT, PLEDGING
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.turns import Urgency
from tests.conftest import GAMES
from tests.server.client import Guest, House, Json, Seat, first, guest_at, running

both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
BY_NAME = {game.name: game for game in GAMES}


@pytest.fixture
async def patient(settings: Settings) -> AsyncIterator[House]:
    """A house that waits until all have given their part, however slow the machine."""
    async with running(replace(settings, nonce_wait=60.0), BY_NAME) as house:
        yield house


@pytest.fixture
async def hasty(settings: Settings) -> AsyncIterator[House]:
    """A house that waits for nobody."""
    async with running(replace(settings, nonce_wait=0.0), BY_NAME) as house:
        yield house


async def refused(seat: Seat) -> str:
    """Why the last message was not taken."""
    return str((await seat.until("refused"))["reason"])


async def found(guest: Guest, table: Json) -> dict[str, str]:
    """What verify says of the table's record."""
    answer = await guest.http.get(f"/api/tables/{table['id']}/record")
    return {f.code: f.verdict for f in verify(COVE, Record.parse(answer.text))}


@both
async def test_all_pledge_then_all_show_then_the_cards_are_dealt(patient: House) -> None:
    async with patient.guest() as guest, patient.guest() as other:
        table = await guest.open("cove", "you", "open", "local", "bot:random")
        async with guest.sit(table["id"]) as mine:
            await other.ask("POST", f"/tables/{table['id']}/join", {})
            async with other.sit(table["id"], nonces=False) as theirs:
                commitment = (await theirs.until("deal"))["commitment"]
                await theirs.send(type="show", nonces={1: "early"})
                assert await refused(theirs) == "not-pledged"
                await theirs.pledge(commitment, {1: "avast"})
                pledges = (await mine.until("pledged"))["pledges"]
                shown = {0: "nonce0", 1: "avast", 2: "nonce2"}
                hashes = [pledge(commitment, seat, nonce) for seat, nonce in shown.items()]
                assert pledges == [*hashes, "-"]
                await theirs.until("pledged")
                assert (theirs.table["pledges"], theirs.table["nonces"]) == (pledges, [])
                await theirs.send(type="show", nonces={1: "another"})
                assert await refused(theirs) == "not-pledged"
                await theirs.send(type="show", nonces={1: "avast"})
                await theirs.until("state")
                assert theirs.table["nonces"] == ["nonce0", "avast", "nonce2", "-"]
                await asyncio.gather(mine.play(first), theirs.play(first))
                opened = await mine.until("opened")
        assert (opened["pledges"], opened["nonces"]) == (pledges, theirs.table["nonces"])
        verdicts = await found(guest, table)
    assert verdicts[Code.PLEDGES] == verdicts[Code.DEAL] == Verdict.RIGHT
    assert not {Verdict.WRONG, Verdict.UNKNOWN} & set(verdicts.values())


@both
async def test_nobodys_nonce_is_told_before_the_deal(patient: House) -> None:
    async with patient.guest() as guest, patient.guest() as other:
        table = await guest.open("cove", "you", "open")
        await other.ask("POST", f"/tables/{table['id']}/join", {})
        async with guest.sit(table["id"]) as mine, other.sit(table["id"], nonces=False) as theirs:
            await theirs.pledge((await theirs.until("deal"))["commitment"], {1: "avast"})
            await mine.until("pledged")
            await mine.send(type="ping")  # its nonce has been heard when this is answered
            await mine.until("pong")
            await theirs.until("pledged")
            await theirs.send(type="ping")
            await theirs.until("pong")
            assert "nonce0" not in "".join(theirs.raw)
            await theirs.send(type="show", nonces=theirs.pledged)
            await theirs.until("state")
            assert theirs.table["nonces"] == ["nonce0", "avast"]


async def test_who_does_not_pledge_in_time_is_told_at_once_and_as_long_as_the_table_stands(
    hasty: House,
) -> None:
    async with hasty.guest() as guest:
        table = await guest.open("cove", "you", "bot:random")
        async with guest.sit(table["id"], nonces=False) as seat:
            assert (await seat.until("pledged"))["pledges"] == ["-", "-"]
            await seat.until("state")
            await seat.pledge(table["commitment"], {0: "late"})
            assert await refused(seat) == "too-late"
            await seat.send(type="show", nonces={0: "late"})
            assert await refused(seat) == "too-late"
            assert seat.table["nonces"] == ["-", "-"]
        async with guest.sit(table["id"]) as again:
            await again.play(first)
            assert again.table["nonces"] == ["-", "-"]
        assert (await found(guest, table))[Code.NO_NONCES] == Verdict.UNKNOWN


async def test_who_pledges_and_does_not_show_has_no_part(settings: Settings) -> None:
    """Not by waiting for the time to pass: the house is told that it has."""
    async with (
        running(replace(settings, nonce_wait=60.0), BY_NAME) as house,
        house.guest() as guest,
        house.guest() as other,
    ):
        table = await guest.open("cove", "you", "open")
        await other.ask("POST", f"/tables/{table['id']}/join", {})
        async with guest.sit(table["id"]) as mine, other.sit(table["id"], nonces=False) as theirs:
            await theirs.until("deal")
            await theirs.pledge(table["commitment"], {1: "avast"})
            pledges = (await mine.until("pledged"))["pledges"]
            await mine.send(type="ping")
            await mine.until("pong")
            live = await house.server.house.find(table["id"])
            live._gathering._complete.set()
            await mine.until("state")
            assert (mine.table["pledges"], mine.table["nonces"]) == (pledges, ["nonce0", "-"])
            await asyncio.gather(mine.play(first), theirs.play(first))
        verdicts = await found(guest, table)
    assert verdicts[Code.NOT_REVEALED] == verdicts[Code.WITHOUT_PART] == Verdict.UNKNOWN
    assert verdicts[Code.PLEDGES] == Verdict.RIGHT


async def test_nobody_pledges_or_shows_for_another(patient: House) -> None:
    async with patient.guest() as guest, patient.guest() as other:
        table = await guest.open("cove", "you", "open")
        async with other.sit(table["id"]) as strange:
            for message in ({"type": "pledge", "pledges": {0: "0" * 64}}, _shown(0)):
                await strange.send(**message)
                assert (await strange.until("refused"))["code"] == "not-your-seat"


def _shown(seat: int) -> dict[str, object]:
    return {"type": "show", "nonces": {seat: "ahoy"}}


async def test_the_time_to_pledge_does_not_run_while_nobody_is_here(hasty: House) -> None:
    async with hasty.guest() as guest:
        table = await guest.open("cove", "you", "bot:random")
        live = await hasty.server.house.find(table["id"])
        live.wake()
        assert live._next_job() is None
        async with guest.sit(table["id"]) as seat:
            await seat.until("state")


async def test_who_comes_back_before_the_deal_is_asked_for_what_is_due(patient: House) -> None:
    async with patient.guest() as guest, patient.guest() as other:
        table = await guest.open("cove", "you", "open")
        await other.ask("POST", f"/tables/{table['id']}/join", {})
        async with other.sit(table["id"]) as theirs:
            async with guest.sit(table["id"], nonces=False) as mine:
                await mine.pledge((await mine.until("deal"))["commitment"], {0: "ahoy"})
                await theirs.until("pledged")
            async with guest.sit(table["id"]) as mine:
                mine.pledged = {0: "ahoy"}
                await mine.until("state")
                assert mine.table["nonces"] == ["ahoy", "nonce1"]


async def test_a_deal_goes_on_after_a_restart(settings: Settings) -> None:
    slow = replace(settings, nonce_wait=60.0)
    async with running(slow, BY_NAME) as house, house.guest() as guest:
        cookies = guest.http.cookies
        table = await guest.open("cove", "you", "bot:random")
        async with guest.sit(table["id"], nonces=False) as seat:
            await seat.pledge((await seat.until("deal"))["commitment"], {0: "ahoy"})
            pledges = (await seat.until("pledged"))["pledges"]
    async with running(slow, BY_NAME) as house, guest_at(house.host) as guest:
        guest.http.cookies = cookies
        async with guest.sit(table["id"]) as seat:
            seat.pledged = {0: "ahoy"}
            assert (await seat.until("pledged"))["pledges"] == pledges
            await seat.until("state")
            assert seat.table["nonces"] == ["ahoy", "-"]


# -- the upgrade -----------------------------------------------------------------------------------


@both
async def test_tables_of_the_first_schema_stay_and_those_not_dealt_ask_anew(database: str) -> None:
    engine = open_engine(database)
    async with engine.begin() as db:
        await db.run_sync(_first_schema)
        for id_, nonces in (("dealt", "ahoy -"), ("waits", "ahoy -"), ("fresh", "")):
            await db.execute(text(OLD_TABLE), {"id": id_, "nonces": nonces})
        await db.execute(text(OLD_STEP))
    await engine.dispose()
    store = Store(database)
    await store.open()
    rows = [await store.table(id_) for id_ in ("dealt", "waits", "fresh")]
    await store.close()
    assert [(row.deal, row.pledges, row.nonces) for row in rows if row] == [
        (DEALT, (), ("ahoy", "-")),
        (PLEDGING, (), ()),
        (PLEDGING, (), ()),
    ]


def _first_schema(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "quarterdeck.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


OLD_TABLE = f"""
INSERT INTO tables (id, game, rules, options, aids, spectators, takeover, status, secret, nonces,
    bot_seed, created) VALUES (:id, 'cove', 1, '{{}}', true, true, 60, 'playing', '{"0" * 64}',
    :nonces, '1', 1.0)
"""
OLD_STEP = """
INSERT INTO steps ("table", number, "by", lines, client, created)
VALUES ('dealt', 0, 'deal', '* start 0', '', 1.0)
"""


@pytest.mark.parametrize("pledged", [True, False])
async def test_people_who_play_do_not_wait_for_deals(patient: House, pledged: bool) -> None:
    """Of many tables everything would be asked at once; each pledge and each deal has its turn."""
    services = patient.server.house.services
    async with asyncio.timeout(30), patient.guest() as guest:
        mine = await guest.open("cove", "you", "local")
        table = await guest.open("cove", "you", "bot:random")
        async with guest.sit(mine["id"]) as playing, guest.sit(table["id"], nonces=False) as seat:
            await playing.my_turn()
            commitment = (await seat.until("deal"))["commitment"]
            live = await patient.server.house.find(table["id"])
            async with services.turns.turn(Urgency.BOT, "another"):
                if pledged:
                    await seat.pledge(commitment, {0: "avast"})
                else:
                    live._gathering._complete.set()  # as when the time is up
                await playing.play(first, 2)
                stored = await services.store.table(table["id"])
                assert stored is not None
                assert (stored.deal, any(stored.pledges)) == (PLEDGING, False)
            seat.nonces = True
            await seat.until("state")
