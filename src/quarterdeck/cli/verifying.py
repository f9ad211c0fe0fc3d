"""What ``quarterdeck verify`` prints."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from quarterdeck.core import QuarterdeckError
from quarterdeck.core.rng import NO_PART, NONCE, is_nonce

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from quarterdeck.core import Record
    from quarterdeck.core.findings import Finding
    from quarterdeck.i18n import Words


def own_nonces(texts: Sequence[str], seats: int) -> dict[int, str]:
    """What ``--nonce SEAT:NONCE`` says, by seat."""
    own: dict[int, str] = {}
    for text in texts:
        seat, _, nonce = text.partition(":")
        known = seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < seats
        if not known or not is_nonce(nonce) or nonce == NO_PART:
            raise QuarterdeckError(
                f"--nonce is SEAT:NONCE, a seat from 0 to {seats - 1} and {NONCE}, not '{text}'"
            )
        own[int(seat)] = nonce
    return own


def as_text(record: Record, findings: Sequence[Finding], words: Words) -> Iterator[str]:
    """The findings, a line each, and what the deal was made from."""
    verdicts = {finding.verdict: words(f"verify-{finding.verdict}") for finding in findings}
    width = max(map(len, verdicts.values()))
    for finding in findings:
        sentence = words(f"verify-{finding.code}", **finding.details)
        yield f"{verdicts[finding.verdict]:{width}}  {sentence}"
    if record.commitment or record.nonces or record.pledges:
        yield ""
    if record.commitment:
        yield words("verify-shown-commitment", commitment=record.commitment)
    for seat, nonce in enumerate(record.nonces):
        yield words("verify-shown-nonce", seat=seat, nonce=nonce)
    for seat, pledge in enumerate(record.pledges):
        yield words("verify-shown-pledge", seat=seat, pledge=pledge)


def as_json(record: Record, findings: Sequence[Finding]) -> str:
    """The same for programs, who go by the codes."""
    told = {
        "findings": [
            {
                "code": finding.code,
                "verdict": finding.verdict,
                "text": finding.text,
                "details": dict(finding.details),
            }
            for finding in findings
        ],
        "people": record.table.people,
        "commitment": record.commitment or None,
        "nonces": record.nonces,
        "pledges": record.pledges,
    }
    return json.dumps(told, ensure_ascii=False)
