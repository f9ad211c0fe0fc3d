"""The 88 actions of Port Royal: numbers to the rules, words to everybody else."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from quarterdeck.core import Action as CoreAction
from quarterdeck.core import NotationError
from quarterdeck.games.port_royal.cards import FACE_BY_CODE, FACES, Card

DRAW: Final = 0
STOP: Final = 1
ADMIT: Final = 2
REPEL: Final = 3
PASS: Final = 4
TAKE: Final = 5
"""The first take. The n-th face can be taken by action TAKE + n: ships and persons come first."""


@dataclass(frozen=True, slots=True)
class Action(CoreAction):
    """A decision. ``Action("hire admiral-5-1")`` or one of :data:`ACTIONS`."""

    text: str

    def __post_init__(self) -> None:
        if self.text not in NUMBER:
            raise NotationError(_explain(self.text))

    @property
    def number(self) -> int:
        """The rules' number for it, from 0 to 87."""
        return NUMBER[self.text]

    @property
    def verb(self) -> str:
        """draw, stop, admit, repel, pass, trade, hire or claim."""
        return self.text.split()[0]

    @property
    def card(self) -> Card | None:
        """The card that is taken or claimed."""
        words = self.text.split()
        return Card(words[1]) if len(words) > 1 else None

    @property
    def spent(self) -> str:
        """Who is spent on an expedition, a letter each: c, p, s, and j for a Jack."""
        words = self.text.split()
        return words[2] if len(words) > 2 else (self.card.face.needs if self.card else "")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


def _ways_to_claim(needs: str) -> list[str]:
    """The persons one may spend, fewest Jacks first within each kind: ccs, ccj, cjs, cjj ..."""
    kinds = sorted(set(needs))
    jacks = product(*(range(needs.count(kind) + 1) for kind in kinds))
    return [
        "".join(
            kind * (needs.count(kind) - j) + "j" * j for kind, j in zip(kinds, way, strict=True)
        )
        for way in jacks
    ]


def _texts() -> list[str]:
    texts = ["draw", "stop", "admit", "repel", "pass"]
    verbs = {"ship": "trade", "person": "hire"}
    texts += [f"{verbs[face.kind]} {face.code}" for face in FACES if face.kind in verbs]
    for face in FACES:
        if face.kind == "expedition":
            ways = _ways_to_claim(face.needs)
            texts += [f"claim {face.code}"]
            texts += [f"claim {face.code} {way}" for way in ways if way != face.needs]
    return texts


TEXTS: Final = tuple(_texts())
NUMBER: Final = {text: number for number, text in enumerate(TEXTS)}
ACTIONS: Final = tuple(Action(text) for text in TEXTS)
COUNT: Final = len(TEXTS)
ROOM: Final = COUNT + 1
"""The length of a list that legal actions can be written to."""
CLAIM: Final = next(n for n, text in enumerate(TEXTS) if text.startswith("claim"))


# -- tables for the rules: what a claim is, by its number less CLAIM ------------------------------

FIRST_CLAIM: Final = tuple(NUMBER.get(f"claim {face.code}", 0) for face in FACES)
"""The first action that claims an expedition, by face."""
WAYS_TO_CLAIM: Final = tuple(
    sum(text.startswith("claim") and text.split()[1] == face.code for text in TEXTS)
    for face in FACES
)
CLAIM_FACE: Final = tuple(FACE_BY_CODE[text.split()[1]] for text in TEXTS[CLAIM:])


def _jacks_for(kind: str) -> tuple[int, ...]:
    return tuple(
        (a.card.face.needs.count(kind) if a.card else 0) - a.spent.count(kind)
        for a in ACTIONS[CLAIM:]
    )


JACKS_AS_CAPTAIN: Final = _jacks_for("c")
JACKS_AS_PRIEST: Final = _jacks_for("p")
JACKS_AS_SETTLER: Final = _jacks_for("s")


def _explain(text: str) -> str:
    """What is wrong with a text that is no action, and what would be right."""
    words = text.split()
    verb = words[0] if words else ""
    if verb in ("trade", "hire", "claim"):
        if len(words) < 2:
            return f"'{verb}' needs a card, as in '{verb} {_example(verb)}'"
        if words[1] not in FACE_BY_CODE:
            return f"there is no card '{words[1][:40]}'"
        possible = [t for t in TEXTS if t.split()[:2] == words[:2]]
        if possible:
            return f"'{text[:60]}' is no action; possible: {', '.join(possible)}"
        return f"a {FACES[FACE_BY_CODE[words[1]]].kind} is nothing to {verb}"
    return (
        f"'{text[:60]}' is no action; possible: draw, stop, admit, repel, pass, trade <ship>, "
        "hire <person>, claim <expedition>"
    )


def _example(verb: str) -> str:
    return next(t.split()[1] for t in TEXTS if t.startswith(verb))
