"""The fuzzer's targets in short: damage by lots. ``make fuzz`` is the long form."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.damage import damaged
from tests.fuzz.seeds import seeds, words
from tests.fuzz.targets import TARGETS, Target

TEXTS = {
    "cards_and_outcomes": [
        "y1-1",
        "2",
        "y1-1.2 y1-1",
        "sailors bo rita",
        "rum",
        "3 sail",
        "1.5,-20,0.7854,3 40,20,0,1",
    ],
    "actions": ["draw", "claim exp-ccs cjs", "send 2 captain", "move 0.1 to 10 -20.5"],
}
"""Where the fuzzer's own begin with parts of what can be read, too."""

targets = pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.__name__)


@targets
def test_sound_inputs_are_read(target: Target) -> None:
    for text in TEXTS.get(target.__name__, seeds(target.__name__))[:20]:
        assert target(text), text


@targets
@settings(max_examples=60)
@given(lots=st.integers(0, 1 << 32))
def test_damage_is_read_or_refused(target: Target, lots: int) -> None:
    rng = random.Random(lots)
    target(damaged(rng.choice(seeds(target.__name__)), rng, words(target.__name__)))


@targets
@settings(max_examples=30)
@given(text=st.text(max_size=60))
def test_any_text_is_read_or_refused(target: Target, text: str) -> None:
    target(text)


def test_a_million_inputs_are_tried_in_the_long_form() -> None:
    assert sum(TARGETS.values()) == 1_000_000
