"""Guests: cookies, names, other devices, and being forgotten."""

from __future__ import annotations

import time
from types import SimpleNamespace

import pytest

from quarterdeck.server.rows import Errand
from tests.server.client import Guest, House, first

pytestmark = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


async def test_a_guest_is_known_by_a_signed_cookie(guest: Guest, other: Guest) -> None:
    me = await guest.ask("GET", "/me")
    assert me["name"] == "Guest"
    assert await guest.ask("GET", "/me") == me != await other.ask("GET", "/me")
    answer = await other.http.get("/health")
    assert "set-cookie" not in answer.headers
    cookie = guest.http.cookies["quarterdeck"]
    name, _, signature = cookie.partition(".")
    other_name = ("B" if name[0] == "A" else "A") + name[1:]
    for forged in (
        f"{name}.{'0' * 64}",
        f"{other_name}.{signature}",
        name,
        f"{name}.{signature}é",
        "x" * 99,
    ):
        other.http.cookies.clear()
        answer = await other.http.get(
            "/api/me", headers={"Cookie": f"quarterdeck={forged}".encode()}
        )
        assert answer.json()["id"] != me["id"]
        assert "HttpOnly; SameSite=Lax" in answer.headers["set-cookie"]


async def test_a_cookie_lives_as_long_as_it_is_used(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    day, now = 24 * 3600, int(time.time())

    async def on_day(number: int) -> tuple[str, bool]:
        """Who one is on a day, and whether there is a new cookie."""
        clock = SimpleNamespace(time=lambda: now + number * day)
        monkeypatch.setattr("quarterdeck.server.guests.time", clock)
        answer = await guest.http.get("/api/me")
        cookie = answer.headers.get("set-cookie", "")
        assert not cookie or f"; Max-Age={90 * day};" in cookie
        return answer.json()["id"], bool(cookie)

    me, _ = await on_day(0)
    assert await on_day(1) == (me, False)
    assert await on_day(80) == (me, True)
    assert await on_day(169) == (me, True)
    used = dict(guest.http.cookies)
    # Whatever the browser thinks: the server, too, takes no cookie that is too old.
    for number, known in ((258, True), (260, False)):
        guest.http.cookies.clear()
        guest.http.cookies.update(used)
        assert ((await on_day(number))[0] == me) == known


async def test_a_name_is_one_clean_line(guest: Guest) -> None:
    names = {"Łucja": "Łucja", "\u202eevil\x00 \n name": "evil name", " ": "Guest"}
    for name, kept in names.items():
        assert (await guest.ask("PATCH", "/me", {"name": name}))["name"] == kept
        assert (await guest.ask("GET", "/me"))["name"] == kept


async def test_a_new_name_shows_at_the_table(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "bot")
    # Nothing is dealt before a player is there.
    async with guest.sit(table["id"]), other.sit(table["id"]) as seat:
        await seat.until("state")
        await guest.ask("PATCH", "/me", {"name": "Anne", "colour": "#000000"})
        told = await seat.until("table")
        assert told["table"]["seats"][0]["name"] == "Anne"


async def test_going_on_with_another_device(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "bot")
    device = await guest.ask("POST", "/me/device")
    assert device["link"] == f"/device/{device['code']}"
    typed = device["code"].lower().replace("-", " ")
    me = await other.ask("POST", "/device", {"code": typed})
    assert me == await guest.ask("GET", "/me") == await other.ask("GET", "/me")
    async with other.sit(table["id"]) as seat:
        await seat.play(first, 2)
    refused = await other.ask("POST", "/device", {"code": device["code"]}, ok=404)
    assert refused["error"]["code"] == "no-code"


async def test_codes_cannot_be_guessed_for_long(guest: Guest) -> None:
    answers = [await guest.http.post("/api/device", json={"code": "AAAA-AAAA"}) for _ in range(12)]
    assert [a.status_code for a in answers] == [404] * 10 + [429] * 2


async def test_whose_data_is_being_deleted_is_nobody_from_then_on(
    guest: Guest, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the server dies before all his tables have forgotten him."""
    me = await guest.ask("GET", "/me")
    kept = {"Cookie": f"quarterdeck={guest.http.cookies['quarterdeck']}"}

    async def dies(errand: Errand) -> None:
        raise ArithmeticError("the power is gone")

    monkeypatch.setattr(house.server.house._errands, "run", dies)
    assert (await guest.http.delete("/api/me")).status_code == 500
    assert (await guest.http.get("/api/me", headers=kept)).json()["id"] != me["id"]
    assert [errand.guest for errand in await house.server.store.errands()] == [me["id"]]


async def test_delete_my_data(guest: Guest, other: Guest, house: House) -> None:
    await guest.ask("PATCH", "/me", {"name": "Very Private"})
    me = await guest.ask("GET", "/me")
    waiting = await guest.open("cove", "you", "open")
    playing = await guest.open("cove", "you", "open")
    over = await guest.open("cove", "you", "bot")
    async with guest.sit(over["id"]) as seat:
        await seat.play(first)
    await other.ask("POST", f"/tables/{playing['id']}/join", {})
    await house.server.house._look_after(await house.server.house.find(over["id"]))
    cookie = guest.http.cookies["quarterdeck"]
    await guest.ask("DELETE", "/me")
    assert "quarterdeck" not in guest.http.cookies
    # Who has kept the cookie is somebody else with it, on the socket nobody.
    kept = {"Cookie": f"quarterdeck={cookie}"}
    for path in ("/api/me/device", f"/api/tables/{waiting['id']}/join"):
        guest.http.cookies.clear()
        answer = await guest.http.post(path, json={}, headers=kept)
        assert answer.is_success
        assert "quarterdeck" in guest.http.cookies
    await guest.ask("POST", f"/tables/{waiting['id']}/leave")
    guest.http.cookies.clear()
    assert (await guest.http.get("/api/me", headers=kept)).json()["id"] != me["id"]
    guest.http.cookies.clear()
    assert await guest.ask("GET", "/tables") == []
    for table, kind in ((waiting, "open"), (playing, "human"), (over, "human")):
        answer = await other.http.get(f"/api/tables/{table['id']}")
        assert "Private" not in answer.text
        assert answer.json()["seats"][0]["kind"] == kind
    record = await other.http.get(f"/api/tables/{over['id']}/record")
    assert "name 0: Guest" in record.text
    assert await house.server.store.guest(me["id"]) is None
    assert await house.server.store.tables_of(me["id"], 9) == []
