"""Seeds and the generators they give.

The n-th thing left to chance in a game gets a generator of its own, a function of the seed and
n alone. So the same seed is the same deal whatever was played, and a move taken back and played
again meets the same luck.

Simulation uses :class:`FastSeed`. Tables of people use :class:`FairSeed`: a linear generator
can be solved from the cards seen, a cryptographic hash cannot.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import TypeVar

from quarterdeck.core.errors import NotationError

T = TypeVar("T")

MASK = (1 << 64) - 1
# SplitMix64 (Steele, Lea & Flood 2014): the step and the two multipliers of its finaliser.
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
HALF = (1 << 32) - 1

NO_PART = "-"
"""Stands in a list of nonces or pledges for a seat that gave none."""
NONCE = "up to 64 letters, digits and signs of ASCII"


def mix(x: int) -> int:
    """SplitMix64's finaliser: 64 bits in, 64 well-stirred bits out."""
    x = ((x ^ (x >> 30)) * MIX_1) & MASK
    x = ((x ^ (x >> 27)) * MIX_2) & MASK
    return x ^ (x >> 31)


def stream(seed: int, n: int) -> int:
    """The state from which the n-th generator of a fast seed starts."""
    return mix((seed + (n + 1) * GOLDEN) & MASK)


def permute(state: int, cards: MutableSequence[int], n: int) -> None:
    """Shuffle the first n cards in place, two swaps from each 64 random bits.

    The compiled rules have the same function on machine words; a test holds them together.
    """
    i = n - 1
    while i > 0:
        state = (state + GOLDEN) & MASK
        word = mix(state)
        j = ((word >> 32) * (i + 1)) >> 32
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
        if i > 0:
            j = ((word & HALF) * (i + 1)) >> 32
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1


class Generator(ABC):
    """A source of random numbers that belongs to one thing left to chance."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all alike likely."""

    @abstractmethod
    def random(self) -> float:
        """A number from 0 up to, not including, 1."""

    @abstractmethod
    def permutation(self, n: int) -> list[int]:
        """The numbers from 0 to n - 1 in random order."""

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all alike likely."""
        return items[self.below(len(items))]


class FastGenerator(Generator):
    """SplitMix64: quick, good enough for simulation, and easy to predict."""

    def __init__(self, state: int) -> None:
        self._state = state

    def _word(self) -> int:
        self._state = (self._state + GOLDEN) & MASK
        return mix(self._state)

    def below(self, n: int) -> int:
        if n > HALF:
            return (self._word() * n) >> 64
        return ((self._word() >> 32) * n) >> 32

    def random(self) -> float:
        return (self._word() >> 11) * 2.0**-53

    def permutation(self, n: int) -> list[int]:
        order = list(range(n))
        permute(self._state, order, n)
        self._state = (self._state + n // 2 * GOLDEN) & MASK  # the words that were used
        return order


class FairGenerator(Generator):
    """HMAC-SHA-256 in counter mode: nobody can tell the next number from those before."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._buffer = b""

    def _word(self) -> int:
        if not self._buffer:
            block = self._counter.to_bytes(8, "big")
            self._buffer = hmac.digest(self._key, block, "sha256")
            self._counter += 1
        word, self._buffer = self._buffer[:8], self._buffer[8:]
        return int.from_bytes(word, "big")

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n  # what lies above would favour the small numbers
        while (word := self._word()) >= limit:
            pass
        return word % n

    def random(self) -> float:
        return (self._word() >> 11) * 2.0**-53

    def permutation(self, n: int) -> list[int]:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class Seed(ABC):
    """Where all chance of one game comes from."""

    @abstractmethod
    def generator(self, n: int) -> Generator:
        """The generator of the n-th thing left to chance, counted from 0."""


@dataclass(frozen=True, slots=True)
class FastSeed(Seed):
    """A number. Its text form is the number."""

    number: int

    def __post_init__(self) -> None:
        if not 0 <= self.number <= MASK:
            raise NotationError(f"a seed is a number from 0 to 2^64 - 1, not {self.number}")

    def generator(self, n: int) -> FastGenerator:
        return FastGenerator(stream(self.number, n))

    def __str__(self) -> str:
        return str(self.number)


def is_nonce(text: str) -> bool:
    """Whether a text can be a nonce: a record writes it as one word."""
    return re.fullmatch("[!-~]{1,64}", text) is not None


def is_pledge(text: str) -> bool:
    """Whether a text can be a pledge, or stand for a seat that made none."""
    return text == NO_PART or re.fullmatch("[0-9a-f]{64}", text) is not None


def pledge(commitment: str, seat: int, nonce: str) -> str:
    """What a seat says of its nonce before it has seen another's: a hash, of this deal only."""
    return hashlib.sha256("\0".join([commitment, str(seat), nonce]).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class FairSeed(Seed):
    """256 secret bits, mixed with what each seat added after they were committed to.

    The house publishes the commitment, then each seat pledges a nonce, and shows it when all have:
    the house cannot choose the deal, because the nonces come later, and neither can a seat, because
    the bits are secret, nor both together, because all nonces are pledged before one is shown.
    """

    secret: bytes
    nonces: tuple[str, ...] = ()
    pledges: tuple[str, ...] = ()
    """They do not change the deal; they say that nobody chose his nonce late."""

    def __post_init__(self) -> None:
        if len(self.secret) != 32:
            raise NotationError(f"a fair seed has 32 bytes, not {len(self.secret)}")
        if not all(map(is_nonce, self.nonces)):
            raise NotationError(f"a nonce is a word of {NONCE}")
        if not all(map(is_pledge, self.pledges)):
            raise NotationError(f"a pledge is 64 hexadecimal digits, or {NO_PART}")

    @classmethod
    def fresh(cls) -> FairSeed:
        """A seed nobody has seen."""
        return cls(secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """What is published before the first card: the hash of the secret bits."""
        return hashlib.sha256(self.secret).hexdigest()

    def generator(self, n: int) -> FairGenerator:
        message = "\0".join([*self.nonces, str(n)]).encode()
        return FairGenerator(hmac.digest(self.secret, message, "sha256"))

    def __str__(self) -> str:
        return self.secret.hex()
