"""The rows of ``telling.toml``: all there are, and each fits its event and its message."""

from __future__ import annotations

import re

import pytest

from quarterdeck.core import Event
from quarterdeck.core.manifest import manifests
from quarterdeck.i18n import LANGUAGES, Words, wording_for
from quarterdeck.i18n.telling import UNSAID, Row, Telling, parse, telling_of
from quarterdeck.i18n.words import Argument
from tests.i18n.messages import messages, variables
from tests.told import NAMES, SAMPLES

every_game = pytest.mark.parametrize("game", SAMPLES)


def events(game: str) -> dict[str, type[Event]]:
    """The events of a game, by their kinds."""
    package = manifests()[game].package
    found = [each for each in Event.__subclasses__() if each.__module__.startswith(package)]
    return {each.kind: each for each in found}


def rows(game: str) -> list[tuple[str, Row]]:
    """All rows, with the kind of event they tell."""
    telling = telling_of(game)
    return [
        (kind, row) for kind, told in telling.events.items() for row in told if type(row) is Row
    ]


@every_game
def test_every_event_has_a_sample_and_is_told_or_unsaid_on_purpose(game: str) -> None:
    kinds = {event.kind for event in SAMPLES[game].EVENTS}
    assert set(telling_of(game).events) == set(events(game)) == kinds


@every_game
def test_rows_name_what_their_events_have(game: str) -> None:
    for kind, row in rows(game):
        named = {given.field for given in row.given} | set(re.findall(r"{(\w+)}", row.key))
        named |= {row.when} - {""} if isinstance(row.when, str) else set(row.when)
        assert named <= set(events(game)[kind].__dataclass_fields__), kind


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_give_their_messages_exactly_what_they_need(game: str, language: str) -> None:
    for _, row in rows(game):
        pattern = re.compile(f"{game}-event-{re.sub(r'{.*?}', '.+', row.key)}")
        needed = [variables(language, key) for key in messages(language) if pattern.fullmatch(key)]
        assert {given.argument for given in row.given} in needed, row.key


@every_game
def test_what_rows_name_is_there(game: str) -> None:
    telling, wording = telling_of(game), wording_for(game, Words("en"))
    named = {given.form for _, row in rows(game) for given in row.given}
    named |= {given.form for given in telling.refusals}
    assert named <= {*wording.forms(), *telling.forms, "name", "number", "rounded", "count"}
    told = {row for told in telling.events.values() for row in told if isinstance(row, str)}
    assert told - {UNSAID} == set(wording.functions())
    for key in (key for keys in telling.forms.values() for key in keys):
        assert any(re.fullmatch(f"{game}-{key.format('.+')}", each) for each in messages("en")), key


class Heard(Words):
    """Words that remember what was said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.keys: set[str] = set()

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        self.keys.add(key)
        return super().__call__(key, **arguments)


@every_game
def test_the_samples_are_told_with_every_sentence_there_is(game: str) -> None:
    heard = Heard("en")
    wording = wording_for(game, heard)
    for event in SAMPLES[game].EVENTS:
        said = wording.event(event, NAMES)
        assert said is None or not set("{}$_") & set(said)
    assert {key for key in messages("en") if key.startswith(f"{game}-event-")} <= heard.keys


def test_of_several_rows_the_first_that_holds_is_taken() -> None:
    telling = parse(
        """
        [events]
        paid = [
          { when = { reason = "tax" }, key = "taxed" },
          { when = "by", key = "paid-by", name = "name of by" },
          "unsaid",
        ]
        """
    )
    assert key(telling, reason="tax", by=0) == "taxed"
    assert key(telling, reason="", by=0) == "paid-by"
    assert [key(telling, reason="", by=by) for by in (-1, None, "", [], False)] == [UNSAID] * 5
    assert telling.of({"kind": "lost"}) is None


def key(telling: Telling, **fields: object) -> str:
    row = telling.of({"kind": "paid", **fields})
    return row.key if isinstance(row, Row) else str(row)
