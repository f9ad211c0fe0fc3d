"""What only whoever runs the server may: speak for others, as a proxy, and see the numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from litestar.types import Scope

from cove import COVE
from quarterdeck.server.security import is_operator
from quarterdeck.server.settings import Settings
from tests.server.client import running


async def test_whoever_is_no_named_proxy_speaks_for_himself(settings: Settings) -> None:
    strict = replace(settings, requests=(0.0, 5))
    async with running(strict, {COVE.name: COVE}) as house, house.guest() as guest:
        forged = [{"X-Forwarded-For": f"192.0.2.{n}"} for n in range(6)]
        codes = [(await guest.http.get("/health", headers=one)).status_code for one in forged]
        assert codes == [200] * 5 + [429]


async def test_a_named_proxy_says_for_whom_it_asks(settings: Settings) -> None:
    strict = replace(
        settings, requests=(0.0, 5), proxies=("127.0.0.1",), connections=4, sockets=100
    )
    async with running(strict, {COVE.name: COVE}) as house, house.guest() as guest:
        anne, bo = ({"X-Forwarded-For": f"10.0.0.1, {host}"} for host in ("192.0.2.1", "::2"))
        codes = [(await guest.http.get("/health", headers=anne)).status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]
        https = {**bo, "X-Forwarded-Proto": "https"}
        assert "; Secure" in (await guest.http.get("/api/me", headers=https)).headers["set-cookie"]
        table = await guest.open("cove", "you", "bot")
        # More than one address might have, if they came by themselves.
        async with guest.sit(table["id"]) as one, guest.sit(table["id"]) as two:
            await one.until("state")
            await two.until("state")


@pytest.mark.parametrize(
    ("host", "sees"),
    [("127.0.0.1", True), ("::1", True), ("192.0.2.1", False), ("10.0.0.1", False)],
)
def test_only_this_machine_sees_the_numbers_unasked(host: str, sees: bool) -> None:
    scope = cast(Scope, {"type": "http", "client": (host, 1234), "headers": []})
    assert is_operator(scope, Settings()) == sees


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
async def test_the_numbers_are_for_the_operator(
    settings: Settings, proxies: tuple[str, ...]
) -> None:
    strict = replace(settings, metrics_token="hush", proxies=proxies)
    async with running(strict, {}) as house, house.guest() as guest:

        async def status(**headers: str) -> int:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return (await guest.http.get("/metrics", headers=named)).status_code

        assert await status() == (404 if proxies else 200)
        assert await status(X_Forwarded_For="192.0.2.1") == 404
        assert await status(X_Forwarded_For="127.0.0.1") == 404
        assert await status(Via="1.1 proxy") == 404
        assert await status(Via="1.1 proxy", Authorization="Bearer hush") == 200
        assert await status(Via="1.1 proxy", Authorization="Bearer HUSH") == 404
        assert await status(Via="1.1 proxy", Authorization="Bearer") == 404
