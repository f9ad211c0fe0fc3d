"""Fair deals: committed to before the first card, opened after the last."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from quarterdeck.core import (
    FairSeed,
    FastSeed,
    Game,
    Match,
    NotationError,
    QuarterdeckError,
    Record,
)
from tests.core.playing import FAIR, finished, look, play, quick_table


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert FAIR.commitment == hashlib.sha256(FAIR.secret).hexdigest()


def test_the_header_commits_and_keeps_the_secret(game: Game) -> None:
    match = Match(game, quick_table(game, 3), FAIR)
    for _ in play(match, 1, 10):
        text = str(match.record)
        assert f"commitment: {FAIR.commitment}\nnonces: ahoy avast arr\n" in text
        assert FAIR.secret.hex() not in text
        assert "seed:" not in text


def test_the_secret_is_opened_after_the_end(game: Game) -> None:
    lines = str(finished(game, fair=True).record).splitlines()
    assert lines[-2].startswith("= ")
    assert lines[-1] == f"open {FAIR.secret.hex()}"
    secret = bytes.fromhex(lines[-1].removeprefix("open "))
    assert f"commitment: {hashlib.sha256(secret).hexdigest()}" in lines


def test_anyone_can_check_an_opened_deal(game: Game) -> None:
    """The opened secret and the nonces give the very outcomes, dealt anew."""
    whole = finished(game, fair=True)
    seed = Record.parse(str(whole.record)).dealt_from()
    assert seed == FAIR
    again = Match(game, whole.record.table, seed)
    for step in whole.steps:
        again.act(step.seat, step.action)
    assert look(again) == look(whole)


def test_a_game_goes_on_with_its_seed_only(game: Game) -> None:
    whole = finished(game, fair=True)
    match = Match(game, whole.record.table, FAIR)
    for step in whole.steps[:5]:
        match.act(step.seat, step.action)
    saved = Record.parse(str(match.record))
    resumed = Match.resume(game, saved, FAIR)
    for step in whole.steps[5:]:
        resumed.act(step.seat, step.action)
    assert look(resumed) == look(whole)
    unseeded = Match.resume(game, saved)
    number = next(n for n, step in enumerate(whole.steps) if n >= 5 and step.outcomes)
    for step in whole.steps[5:number]:
        unseeded.act(step.seat, step.action)
    with pytest.raises(QuarterdeckError, match="missing"):
        unseeded.act(whole.steps[number].seat, whole.steps[number].action)


@pytest.mark.parametrize("seed", [FairSeed(bytes(32), FAIR.nonces), FairSeed(FAIR.secret, ("x",))])
def test_a_game_does_not_go_on_with_another_seed(game: Game, seed: FairSeed) -> None:
    record = Match(game, quick_table(game, 3), FAIR).record
    with pytest.raises(QuarterdeckError, match="commitment"):
        Match.resume(game, record, seed)


def test_nonces_change_the_deal(game: Game) -> None:
    deals = {
        str(Match(game, quick_table(game, 3), replace(FAIR, nonces=nonces)).position)
        for nonces in [(), ("a",), ("b",), ("a", "b"), ("ab",), ("b", "a")]
    }
    assert len(deals) == 6


@pytest.mark.parametrize("nonce", ["", "two words", "a\0b", "line\nline", "\ud800"])
def test_a_nonce_is_one_plain_word(nonce: str) -> None:
    with pytest.raises(NotationError, match="nonce"):
        FairSeed(bytes(32), ("ahoy", nonce))


def test_fresh_seeds_differ() -> None:
    assert FairSeed.fresh() != FairSeed.fresh()
    assert len(FairSeed.fresh().secret) == 32


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(NotationError, match="32 bytes, not 31"):
        FairSeed(bytes(31))


@pytest.mark.parametrize("number", [-1, 1 << 64])
def test_a_fast_seed_has_64_bits(number: int) -> None:
    with pytest.raises(NotationError, match=str(number)):
        FastSeed(number)
