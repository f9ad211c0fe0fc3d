"""Whole positions as text. ``docs/notation.md`` defines it, with examples that are run as tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quarterdeck.core import NotationError
from quarterdeck.core.numbers import is_whole, whole
from quarterdeck.games.port_royal.cards import (
    ABILITY,
    CARDS,
    COLOUR,
    EXPEDITION,
    KIND,
    MIN_PLAYERS,
    PERSON,
    POINTS,
    SHIP,
    SWORDS,
    TAX,
)
from quarterdeck.games.port_royal.copies import REST, CardPicker, card_text, cards_text
from quarterdeck.games.port_royal.events import ENDINGS
from quarterdeck.games.port_royal.options import CHOICES
from quarterdeck.games.port_royal.rules.discovering import MOST_DRAWS
from quarterdeck.games.port_royal.state import (
    DISCARD,
    DISCOVER,
    OVER,
    PHASES,
    TABLE,
    TAKE,
    UNSEEN,
    State,
)
from quarterdeck.games.port_royal.state import SHIP as SHIP_PHASE

ANY_KIND: Final = (SHIP, PERSON, EXPEDITION, TAX)


def position_text(s: State) -> str:
    """A position in one line; :func:`parse_position` gives the same state back."""
    return "; ".join(_clauses(s))


def _clauses(s: State) -> Iterator[str]:
    yield f"players {s.players}"
    for choice, number in zip(CHOICES, s.options, strict=True):
        if number:
            yield f"option {choice.name} {choice.values[number]}"
    yield f"start {s.start}"
    yield f"round {s.round}"
    if s.last_round:
        yield "last-round"
    yield f"active {s.active}"
    yield _phase_text(s)
    if s.drew and not s.drawn:
        yield "drew"
    if s.idle:
        yield f"idle {s.idle}"
    yield f"shuffles {s.shuffles}"
    yield f"harbour {cards_text(s.harbour[: s.n_harbour])}".rstrip()
    yield f"expeditions {cards_text(s.expeditions[: s.n_expeditions])}".rstrip()
    for p in range(s.players):
        coins = " ".join(_coin_text(s, c) for c in s.coin[p][: s.coins[p]])
        yield f"coins {p} {coins}".rstrip()
        yield f"display {p} {cards_text(s.display[p][: s.n_display[p]])}".rstrip()
    yield f"discard {cards_text(c for c in range(CARDS) if s.place[c] == DISCARD)}".rstrip()
    yield f"pile {cards_text(reversed(s.pile[: s.n_pile]))}".rstrip()


def _phase_text(s: State) -> str:
    if s.phase == DISCOVER:
        return f"discover drawn {s.drawn}" if s.drawn else "discover"
    if s.phase == SHIP_PHASE:
        return f"ship {card_text(s.pending)} drawn {s.drawn}"
    if s.phase == TAKE:
        return f"take {s.takes} by {s.acting}"
    return f"over {ENDINGS[s.ended]}"


def _coin_text(s: State, c: int) -> str:
    return card_text(c) if s.origin[c] == s.shuffles else f"{card_text(c)}@{s.origin[c]}"


def parse_position(text: str) -> State:
    """The state a text stands for. What is not said is as at the start of a two-player game."""
    return _PositionReader(text).read()


class _PositionReader:
    def __init__(self, text: str) -> None:
        self._clauses = [c.split() for c in re.split(r"[;\n]", text) if c.strip()]
        words = [w.partition("@")[0] for clause in self._clauses for w in clause[1:]]
        self._picker = CardPicker(range(CARDS), words)
        self._state = State(players=2, round=1, shuffles=1)
        self._coin_numbers: dict[int, int] = {}
        self._given: set[str] = set()

    def read(self) -> State:
        # In one order, whatever the text's: seats need to know the players, and who names a card
        # without its copy gets the next one.
        order = list(_READERS)
        for clause in self._clauses:
            if clause[0] not in _READERS:
                names = ", ".join(order)
                raise NotationError(
                    f"'{clause[0][:40]}' is no part of a position; possible: {names}"
                )
        for clause in sorted(self._clauses, key=lambda c: (order.index(c[0]), c[1:2])):
            self._read_clause(clause)
        self._finish()
        return self._state

    def _read_clause(self, clause: list[str]) -> None:
        word, rest = clause[0], clause[1:]
        key = " ".join(clause[:2]) if word in ("coins", "display", "option") else word
        if word in PHASES:
            key = "the phase"
        if key in self._given:
            raise NotationError(f"'{key}' is given twice")
        self._given.add(key)
        _READERS[word](self, rest)

    # numbers and words

    def _number(self, name: str, rest: list[str], low: int, high: int) -> int:
        return whole(" ".join(rest), f"'{name}'", low, high)

    def _players(self, rest: list[str]) -> None:
        self._state.players = self._number("players", rest, 2, 5)

    def _option(self, rest: list[str]) -> None:
        for number, choice in enumerate(CHOICES):
            if len(rest) == 2 and rest[0] == choice.name and rest[1] in choice.values:
                self._state.options[number] = choice.values.index(rest[1])
                return
        raise NotationError(f"unknown option '{' '.join(rest)[:60]}'")

    def _start(self, rest: list[str]) -> None:
        self._state.start = self._seat("start", rest)

    def _seat(self, name: str, rest: list[str]) -> int:
        return self._number(name, rest, 0, self._state.players - 1)

    def _round(self, rest: list[str]) -> None:
        self._state.round = self._number("round", rest, 1, 100)

    def _last_round(self, rest: list[str]) -> None:
        self._nothing("last-round", rest)
        self._state.last_round = 1

    def _drew(self, rest: list[str]) -> None:
        self._nothing("drew", rest)
        self._state.drew = 1

    def _nothing(self, name: str, rest: list[str]) -> None:
        if rest:
            raise NotationError(f"nothing may follow '{name}', not '{' '.join(rest)[:40]}'")

    def _active(self, rest: list[str]) -> None:
        self._state.active = self._state.acting = self._seat("active", rest)

    def _idle(self, rest: list[str]) -> None:
        self._state.idle = self._number("idle", rest, 0, self._state.players)

    def _shuffles(self, rest: list[str]) -> None:
        self._state.shuffles = self._number("shuffles", rest, 1, 9999)

    # phases and cards

    def _discover(self, rest: list[str]) -> None:
        self._state.phase = DISCOVER
        if rest:
            self._drawn(rest)

    def _drawn(self, rest: list[str]) -> None:
        """``drawn`` or ``drawn 5``: how many cards were turned up in this turn."""
        if rest[:1] != ["drawn"]:
            raise NotationError(f"'drawn' or nothing may follow here, not '{rest[0][:40]}'")
        drawn = self._number("drawn", rest[1:] or ["1"], 0, MOST_DRAWS)
        self._state.drawn = drawn
        self._state.drew |= int(drawn > 0)

    def _ship(self, rest: list[str]) -> None:
        s = self._state
        s.phase = SHIP_PHASE
        self._drawn(rest[1:] or ["drawn"])
        (s.pending,) = self._pick("ship", rest[:1] or [""], (SHIP,))
        s.place[s.pending] = TABLE

    def _take(self, rest: list[str]) -> None:
        s = self._state
        s.phase = TAKE
        match rest:
            case [takes, "by", seat]:
                s.takes = self._number("take", [takes], 0, 99)
                s.acting = self._seat("take ... by", [seat])
            case [takes]:
                s.takes = self._number("take", [takes], 0, 99)
            case _:
                raise NotationError("write 'take <number> by <seat>'")

    def _over(self, rest: list[str]) -> None:
        if len(rest) != 1 or rest[0] not in ENDINGS:
            raise NotationError(f"'over' needs one of: {', '.join(ENDINGS[1:])}")
        self._state.phase, self._state.ended = OVER, ENDINGS.index(rest[0])

    def _pick(self, name: str, codes: list[str], kinds: tuple[int, ...]) -> list[int]:
        cards = [self._picker.pick(code) for code in codes]
        for code, card in zip(codes, cards, strict=True):
            # PR 1.2: what only some tables use has no coin on its back and is never shuffled.
            if KIND[card] not in kinds or (MIN_PLAYERS[card] and name in _SHUFFLED):
                raise NotationError(f"'{code}' cannot be in '{name}'")
            if MIN_PLAYERS[card] > self._state.players:
                raise NotationError(f"'{code}' is for {MIN_PLAYERS[card]} players or more")
        return cards

    def _harbour(self, rest: list[str]) -> None:
        s = self._state
        for c in self._pick("harbour", rest, (SHIP, PERSON)):
            if s.n_harbour == len(s.harbour):
                raise NotationError("the harbour is too full")
            s.harbour[s.n_harbour] = c
            s.n_harbour += 1
            s.place[c] = TABLE

    def _expeditions(self, rest: list[str]) -> None:
        s = self._state
        for c in self._pick("expeditions", rest, (EXPEDITION,)):
            s.expeditions[s.n_expeditions] = c
            s.n_expeditions += 1
            s.place[c] = TABLE

    def _display(self, rest: list[str]) -> None:
        s = self._state
        p = self._seat("display", rest[:1])
        for c in self._pick("display", rest[1:], (PERSON, EXPEDITION)):
            s.display[p][s.n_display[p]] = c
            s.n_display[p] += 1
            s.place[c] = TABLE
            s.points[p] += POINTS[c]
            if KIND[c] == EXPEDITION:
                s.claimed[p] += 1
            else:
                s.ability[p][ABILITY[c]] += 1
                s.swords[p] += SWORDS[c]

    def _coins(self, rest: list[str]) -> None:
        p = self._seat("coins", rest[:1])
        if len(rest) == 2 and is_whole(rest[1]):
            self._coin_numbers[p] = whole(rest[1], "a number of coins", 0, CARDS)
            return
        for word in rest[1:]:
            code, at, shuffle = word.partition("@")
            origin = self._state.shuffles
            if at:
                origin = self._number("@", [shuffle], 1, self._state.shuffles)
            (card,) = self._pick("coins", [code], ANY_KIND)
            self._add_coin(p, card, origin)

    def _add_coin(self, p: int, c: int, origin: int) -> None:
        s = self._state
        s.coin[p][s.coins[p]] = c
        s.coins[p] += 1
        s.place[c] = UNSEEN
        s.origin[c] = origin

    def _discard(self, rest: list[str]) -> None:
        for c in self._pick("discard", rest, ANY_KIND):
            self._state.place[c] = DISCARD
            self._state.n_discard += 1

    def _pile(self, rest: list[str]) -> None:
        self._pile_codes = rest

    # what was not said

    def _finish(self) -> None:
        s = self._state
        codes = self._pile_codes if "pile" in self._given else [REST]
        fill = codes[-1:] == [REST]
        pile = self._pick("pile", codes[:-1] if fill else codes, ANY_KIND)
        rest = [c for c in self._picker.rest() if MIN_PLAYERS[c] == 0]
        for p in range(s.players):
            wanted = self._coin_numbers.get(p, 0)
            if wanted > len(rest):
                raise NotationError(f"not enough cards left for the {wanted} coins of seat {p}")
            for _ in range(wanted):
                self._add_coin(p, rest.pop(), s.shuffles)
        pile += rest if fill else []
        for c in pile:
            s.place[c] = UNSEEN
            s.origin[c] = s.shuffles
        s.pile[: len(pile)] = pile[::-1]
        s.n_pile = len(pile)
        self._count_colours()
        self._check_phase()

    def _check_phase(self) -> None:
        """Refuse a decision that the rules never ask for."""
        s = self._state
        if s.phase == SHIP_PHASE and s.swords[s.active] < SWORDS[s.pending]:  # PR 2.3
            raise NotationError(
                f"'ship {card_text(s.pending)}' is no question: seat {s.active} has "
                f"{s.swords[s.active]} swords and cannot repel it"
            )
        if s.phase != OVER and s.idle == s.players:  # PR 1.6
            raise NotationError(f"after {s.idle} idle turns the game is over")

    def _count_colours(self) -> None:
        s = self._state
        for c in s.harbour[: s.n_harbour]:
            if KIND[c] == SHIP:
                if s.colours & 1 << COLOUR[c]:
                    raise NotationError("two ships of one colour cannot lie in the harbour")
                s.colours |= 1 << COLOUR[c]
        if s.phase == TAKE:
            s.colours = 0  # as the rules do: they were counted when the phase began


_READERS: Final = {
    "players": _PositionReader._players,
    "option": _PositionReader._option,
    "start": _PositionReader._start,
    "round": _PositionReader._round,
    "last-round": _PositionReader._last_round,
    "active": _PositionReader._active,
    "drew": _PositionReader._drew,
    "idle": _PositionReader._idle,
    "shuffles": _PositionReader._shuffles,
    "discover": _PositionReader._discover,
    "ship": _PositionReader._ship,
    "take": _PositionReader._take,
    "over": _PositionReader._over,
    "harbour": _PositionReader._harbour,
    "expeditions": _PositionReader._expeditions,
    "coins": _PositionReader._coins,
    "display": _PositionReader._display,
    "discard": _PositionReader._discard,
    "pile": _PositionReader._pile,
}
"""All clauses, in the order they are read: first what the others need to know."""

_SHUFFLED: Final = ("coins", "discard", "pile")
