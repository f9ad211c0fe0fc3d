"""Games that bring no words are told in their notation."""

from __future__ import annotations

import pytest

from cove import COVE
from quarterdeck.core import Refusal, Result
from quarterdeck.i18n import LANGUAGES, Words, wording_for
from tests.core.playing import finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(language: str) -> None:
    wording = wording_for(COVE.name, Words(language))
    match = finished(COVE)
    names = match.record.table.names
    assert wording.title() == "cove"
    assert all(wording.event(event, names) for event in match.events(None))
    assert all(wording.action(step.action) == str(step.action) for step in match.steps)
    assert match.result is not None
    assert all(name in wording.result(match.result, names) for name in names)


def test_texts() -> None:
    wording = wording_for("cove", Words("en"))
    assert wording.option("rounds", "3") == "rounds: 3"
    assert wording.refusal(Refusal("no", "too far"), ()) == "too far"
    assert wording.result(Result((0, 1), (4, 4), ""), ("Anna", "Bo")) == (
        "Anna and Bo share the win. Points: Anna 4, Bo 4."
    )
