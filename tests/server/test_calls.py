"""Schemathesis tries every HTTP call with all that its schema allows, and with what it does not."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.client import Guest, first


@pytest.mark.parametrize("examples", [3, pytest.param(200, marks=pytest.mark.soak)])
async def test_every_call_answers_cleanly(guest: Guest, tmp_path: Path, examples: int) -> None:
    table = await guest.open("cove", "you", "bot:random")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "schemathesis.cli", "run"),
        f"http://{guest.host}/api/docs/openapi.json",
        *("--max-examples", str(examples), "--seed", "1", "--no-color"),
        # Names of games, bots and tables stand in no schema; and Litestar answers OPTIONS for
        # each handler of a path by itself.
        *("--exclude-checks", "positive_data_acceptance,allow_header_conformance"),
        *("--phases", "coverage,fuzzing"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=tmp_path,
    )
    async with guest.sit(table["id"]) as seat:  # and nobody's game is disturbed
        await seat.play(first, 2)
        reading = asyncio.create_task(seat.until("bye"))  # who does not read answers no ping
        out, _ = await process.communicate()
        reading.cancel()
        await asyncio.wait([reading])
        assert process.returncode == 0, out.decode()[-3000:]
        await seat.play(first)
    assert not [message for message in seat.seen if message["type"] in ("refused", "bye")]
