"""Every refusal has a code that stays, and the protocol's page lists them all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quarterdeck.server.errors import Code, Reason, Refusal

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
SERVER = Path(__file__).parents[2] / "src" / "quarterdeck" / "server"


def table(heading: str) -> list[list[str]]:
    """The rows of a table of the page, by its first column."""
    _, _, rest = PROTOCOL.read_text("utf-8").partition(f"| {heading} |")
    lines = rest.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines]


def test_the_page_lists_every_code_with_its_status() -> None:
    assert {(code, int(status)) for code, status, *_ in table("code")} == {
        (code.value, code.status.value) for code in Code
    }


def test_the_page_lists_every_reason() -> None:
    assert [reason for reason, _ in table("reason")] == [reason.value for reason in Reason]


@pytest.mark.parametrize("kind", [Code, Reason])
def test_there_is_no_code_that_nobody_uses(kind: type[Code] | type[Reason]) -> None:
    used = "".join(path.read_text("utf-8") for path in SERVER.glob("*.py"))
    found = set(re.findall(rf"\b{kind.__name__}\.([A-Z_]+)\b", used))
    assert found == set(kind.__members__)


def test_a_refusal_has_the_status_of_its_code() -> None:
    refusal = Refusal(Code.TAKEN, "somebody plays there")
    assert (refusal.status, str(refusal.code), str(refusal)) == (
        409,
        "taken",
        "somebody plays there",
    )
