"""What can be found out about a record: values, as refusals are.

A finding is a code to translate, and what to put into the sentence. Programs go by the code: each
fault has its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping


class Verdict(StrEnum):
    """What a finding means for the record."""

    RIGHT = "right"
    WRONG = "wrong"
    UNKNOWN = "unknown"
    """It could not be checked."""
    BEYOND = "beyond"
    """No record can show it: whoever was there has to know."""


class Code(StrEnum):
    """What was found."""

    FOLLOWS_RULES = "follows-rules"
    RESULT = "result"
    TAKEBACKS = "takebacks"
    COMMITMENT = "commitment"
    PLEDGES = "pledges"
    DEAL = "deal"
    OWN_NONCE = "own-nonce"

    BREAKS_RULES = "breaks-rules"
    OPENED_EARLY = "opened-early"
    AFTER_OPENING = "after-opening"
    """The secret is open, and the record goes on."""
    TAKEBACK_AFTER_END = "takeback-after-end"
    TAKEBACK_PAST_CHANCE = "takeback-past-chance"
    """Of an action that chance answered, or that showed something."""
    TAKEBACK_OF_ANOTHER = "takeback-of-another"
    TAKEBACK_TOO_FAR = "takeback-too-far"
    """Further than to the player's own last decision: no table does that."""
    TAKEBACK_BY_BOT = "takeback-by-bot"
    SEED_BESIDE_COMMITMENT = "seed-beside-commitment"
    NO_COMMITMENT = "no-commitment"
    """Nonces or pledges, and nothing that they were added to."""
    NONCE_COUNT = "nonce-count"
    NONCE_OF_BOT = "nonce-of-bot"
    PLEDGE_COUNT = "pledge-count"
    PLEDGE_DIFFERS = "pledge-differs"
    NOT_PLEDGED = "not-pledged"
    DEAL_DIFFERS = "deal-differs"
    OWN_NONCE_DROPPED = "own-nonce-dropped"
    OWN_NONCE_DIFFERS = "own-nonce-differs"

    RULES_CHANGED = "rules-changed"
    """Played by earlier rules, and by those of now it cannot be followed to its end."""
    UNFINISHED = "unfinished"
    NO_RESULT = "no-result"
    FREE_TAKEBACKS = "free-takebacks"
    """Allowed to somebody alone, and the record does not say who is a person."""
    FROM_POSITION = "from-position"
    NOT_OPENED = "not-opened"
    NO_NONCES = "no-nonces"
    """Nobody but the house had a part in the deal."""
    WITHOUT_PART = "without-part"
    """Some of the people had none."""
    NOT_REVEALED = "not-revealed"
    """A pledge whose nonce was never shown."""
    NO_PLEDGES = "no-pledges"
    """The last to give a nonce may have known the others'."""
    FALLS = "falls"
    NO_SEED = "no-seed"

    BEYOND_PROMISE = "beyond-promise"
    """That the commitment was published before the first nonce."""
    BEYOND_NONCES = "beyond-nonces"
    """That the nonces are the players' own."""
    BEYOND_PEOPLE = "beyond-people"
    """That nobody but the people named sat at the table."""
    BEYOND_SEED = "beyond-seed"
    """That nobody chose the number that is the seed."""

    @property
    def verdict(self) -> Verdict:
        """What it means for the record."""
        if self in _RIGHT:
            return Verdict.RIGHT
        if self in _UNKNOWN:
            return Verdict.UNKNOWN
        return Verdict.BEYOND if self.startswith("beyond-") else Verdict.WRONG


_RIGHT: Final = frozenset(
    {
        Code.FOLLOWS_RULES,
        Code.RESULT,
        Code.TAKEBACKS,
        Code.COMMITMENT,
        Code.PLEDGES,
        Code.DEAL,
        Code.OWN_NONCE,
    }
)
_UNKNOWN: Final = frozenset(
    {
        Code.RULES_CHANGED,
        Code.UNFINISHED,
        Code.NO_RESULT,
        Code.FREE_TAKEBACKS,
        Code.FROM_POSITION,
        Code.NOT_OPENED,
        Code.NO_NONCES,
        Code.WITHOUT_PART,
        Code.NOT_REVEALED,
        Code.NO_PLEDGES,
        Code.FALLS,
        Code.NO_SEED,
    }
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    code: Code
    text: str
    """The finding in English, for logs."""
    details: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def verdict(self) -> Verdict:
        """Right, wrong, not to be checked, or beyond what a record can show."""
        return self.code.verdict

    def __str__(self) -> str:
        return f"{self.verdict}: {self.text}"


def listed(seats: list[int]) -> str:
    """Seats in a sentence."""
    return ", ".join(map(str, seats))
