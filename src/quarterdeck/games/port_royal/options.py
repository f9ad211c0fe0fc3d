"""What a table can choose: a row for each option.

State, notation, observation, environments, data sets and bots read the rows; only a rule that an
option changes knows it by its name. In a state an option is the number of its value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quarterdeck.core import Option


@dataclass(frozen=True, slots=True)
class Choice:
    """An option, as everything that comes with the game knows it."""

    name: str
    values: tuple[str, ...]
    """What it can be, as usual first."""
    about: str


CHOICES: Final = (
    Choice("end", ("points", "expedition"), "what sets off the end"),  # PR 6.3
    Choice("jester_on_bust", ("everyone", "opponents"), "whom Jesters pay on a bust"),  # PR 2.4
)
END, JESTER_ON_BUST = range(len(CHOICES))

OPTIONS: Final[Mapping[str, Option]] = {
    choice.name: Option(choice.values[0], choice.values) for choice in CHOICES
}
"""The same for the platform."""


def numbers_of(options: Mapping[str, str]) -> list[int]:
    """Options as a state has them; what is not named is as usual."""
    return [c.values.index(options.get(c.name, c.values[0])) for c in CHOICES]


def options_of(numbers: Sequence[int]) -> dict[str, str]:
    """The options of a state by their names, all of them."""
    return {c.name: c.values[number] for c, number in zip(CHOICES, numbers, strict=True)}
