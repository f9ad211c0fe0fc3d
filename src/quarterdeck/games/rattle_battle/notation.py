"""Positions as text: clauses with semicolons between them, in any order, all of them optional.

What is left out is as at the beginning of a game, and what is not named lies where it belongs: loot
in the bag, parts in the shipyard, cards in their decks. So a position in a test names only
what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from quarterdeck.core import NotationError
from quarterdeck.core.numbers import is_whole, real, whole
from quarterdeck.games.rattle_battle.accounts import cards_out, faults, tokens_in_game, tokens_out
from quarterdeck.games.rattle_battle.agenda import parse_task
from quarterdeck.games.rattle_battle.cards import ADVENTURES, PARTS, SAILORS, SHIPS, UPGRADES
from quarterdeck.games.rattle_battle.dice import faces, owner, parse_die, parse_face
from quarterdeck.games.rattle_battle.geometry import Pose
from quarterdeck.games.rattle_battle.loot import INDEX, heap, parse_loot
from quarterdeck.games.rattle_battle.options import DEFAULTS, FORMER, OPTIONS
from quarterdeck.games.rattle_battle.rules.course import decks
from quarterdeck.games.rattle_battle.rules.sending import phases_from
from quarterdeck.games.rattle_battle.state import PARTS as PART_NAMES
from quarterdeck.games.rattle_battle.state import (
    PHASES,
    PLACES,
    Landed,
    Mark,
    Player,
    Ship,
    State,
    Task,
    Trophy,
)

REST: Final = "..."
"""At the end of a deck: and all its cards that are named nowhere, in the order of the card list."""

_WAYS_TO_SINK: Final = ("battle", "shot")
_FLAGS: Final = ("boarded", "surrendered")


@dataclass
class _Draft:
    """A position being read: the state, and which clauses have been there."""

    s: State
    given: set[str] = field(default_factory=set)


Words = list[str]


def parse_state(text: str) -> State:
    """The state a text stands for; what is next on its agenda may be a step of the rules."""
    clauses = [clause.split() for clause in text.replace("\n", " ").split(";") if clause.strip()]
    draft = _Draft(_blank(clauses))
    _check_names(clauses)
    for clause in clauses:
        _read(draft, clause)
    _fill(draft)
    check_accounts(draft.s)
    return draft.s


def check_accounts(s: State) -> None:
    """Refuse a state in which something is missing, twice there, or impossible."""
    wrong = faults(s)
    if wrong:
        raise NotationError(f"that cannot be: {wrong[0]}")


def _check_names(clauses: Sequence[Words]) -> None:
    """Refuse clauses that there are not, and those that are given twice."""
    given: set[tuple[str, ...]] = set()
    for clause in clauses:
        name = clause[0]
        if name not in _CLAUSES:
            raise NotationError(f"'{name[:20]}' is none of: {', '.join(_CLAUSES)}")
        key = tuple(clause[:2]) if name in _SEVERAL or name in _PLAYER_CLAUSES else (name,)
        if key in given:
            raise NotationError(f"'{' '.join(key)[:40]}' is given twice")
        given.add(key)


def _blank(clauses: Sequence[Words]) -> State:
    """A table with the players and options that the clauses name, or two and the defaults."""
    options = dict(DEFAULTS)
    seats = 2
    for clause in clauses:
        match clause:
            case ["option", *rest] if len(rest) != 2:
                raise NotationError("an option is written like 'option crew_pack on'")
            case ["option", *given]:
                name, value = FORMER.get((given[0], given[1]), (given[0], given[1]))
                if name not in OPTIONS or value not in OPTIONS[name].values:
                    raise NotationError(f"there is no option '{name[:20]}' of '{value[:20]}'")
                options[name] = value
            case ["players", ("2" | "3" | "4" | "5") as n]:
                seats = int(n)
            case ["players", *_]:
                raise NotationError("two to five players")
    s = State(options=options, players=[Player(seat) for seat in range(seats)])
    table = SHIPS["pirate-wars" if s.scenario == "pirate-wars" else "norrington"][str(seats)]
    for player in s.players:
        player.ships, player.captain = table["ships"], table.get("captain", False)
    s.quest = 1
    return s


def _read(draft: _Draft, clause: Words) -> None:
    name, *words = clause
    if name in _HEADS:
        return
    draft.given.add(name)
    try:
        if name in _TABLE_CLAUSES:
            _TABLE_CLAUSES[name](draft.s, words)
        else:
            player = draft.s.players[_number(words[0], draft.s.seats)]
            _PLAYER_CLAUSES[name](player, words[1:])
    except NotationError as error:
        raise NotationError(f"'{' '.join(clause)[:60]}': {error}") from None
    except (ValueError, IndexError, KeyError, TypeError):
        raise NotationError(f"'{' '.join(clause)[:60]}' cannot be read") from None


def _number(text: str, below: int = 1000) -> int:
    return whole(text, "this number", 0, below - 1)


def _signed(text: str) -> int:
    """A number that may be below 0."""
    return -whole(text[1:], "this number", 1, 999) if text.startswith("-") else _number(text)


def _items(words: Words) -> Iterator[Words]:
    """Lists between commas."""
    for item in " ".join(words).split(","):
        if item.strip() not in ("", "-"):
            yield item.split()


def _some(words: Words, known: Mapping[str, object] | Sequence[str], what: str) -> tuple[str, ...]:
    """Names that must be known."""
    for word in words:
        if word not in known and word != "-":
            raise NotationError(f"there is no {what} '{word[:30]}'")
    return tuple(word for word in words if word != "-")


def _sea(s: State, words: Words) -> None:
    for die, face, at, x, y, *angle in _items(words):
        if at != "at" or len(angle) > 1:
            raise NotationError("a ship is written like '0.1 3 at 10 -20'")
        pose = Pose(real(x), real(y), real(angle[0]) if angle else 0.0)
        s.sea[die] = Ship(pose, *_shown(parse_die(die), face))


def _shown(die: str, text: str) -> tuple[str, int]:
    """The face that lies up and its side: the first that has it, if ``1/1`` does not say which."""
    word, slash, side = text.partition("/")
    face = parse_face(die, word)
    if not slash:
        return face, faces(die).index(face)
    number = whole(side, "a side", 0, 5)
    if faces(die)[number] != face:
        raise NotationError(f"side {number} of {die} does not show {face}")
    return face, number


def _deck(s: State, words: Words) -> None:
    name, *cards = words
    known = {card for pile in decks(s).values() for card in pile}
    if name not in decks(s):
        raise NotationError(f"there is no deck '{name[:20]}'; decks: {', '.join(decks(s))}")
    s.decks[name] = _some(cards, (*known, REST), "card")


def _landed(words: Words) -> Landed:
    ship, *touched = map(parse_die, words)
    return Landed(ship, tuple(touched))


def _trophy(words: Words) -> Trophy:
    ship, how, *flags = words
    _some([how], (*_WAYS_TO_SINK, *UPGRADES, *SAILORS, *ADVENTURES), "way to sink")
    extra = _some([flag[1:] for flag in flags if flag.startswith("+")], UPGRADES, "upgrade")
    _some([flag for flag in flags if flag[0] != "+"], _FLAGS, "flag of a trophy")
    return Trophy(parse_die(ship), how, "boarded" in flags, "surrendered" in flags, extra)


def _rolled(die: str, face: str) -> str:
    """What a plain die shows; nothing yet, or it lies in the box."""
    return face if face in ("-", "thrown") else parse_face(die, face)


def _only(words: Words) -> str:
    (word,) = words
    return word


def _nothing(words: Words) -> bool:
    if words:
        raise NotationError(f"nothing may follow here, not '{' '.join(words)[:40]}'")
    return True


def _set(name: str) -> Callable[[State, Words], None]:
    return lambda s, w: setattr(s, name, _number(_only(w)))


def _quest(s: State, words: Words) -> None:
    quest, adventure = words
    s.quest, s.adventure = _number(quest, 10), _number(adventure, 10)


def _phase(s: State, words: Words) -> None:
    (s.phase,) = _some(words, PHASES, "phase")


def _card(s: State, words: Words) -> None:
    (s.card,) = _some(words, ADVENTURES, "adventure")


def _place(s: State, words: Words) -> None:
    place, seat = words
    s.closed[_some([place], PLACES, "place")[0]] = _number(seat, s.seats)


_TABLE_CLAUSES: Final[dict[str, Callable[[State, Words], None]]] = {
    "baron": lambda s, w: setattr(s, "baron", _number(_only(w), s.seats)),
    "wanted": lambda s, w: setattr(s, "wanted", _number(_only(w), s.seats)),
    "quest": _quest,
    "phase": _phase,
    "card": _card,
    "played": lambda s, w: setattr(s, "played", _some(w, ADVENTURES, "adventure")),
    "deck": _deck,
    "bag": lambda s, w: setattr(s, "bag", parse_loot(w)),
    "heap": lambda s, w: setattr(s, "heap", parse_loot(w)),
    "sold": _set("sold"),
    "sea": _sea,
    "allies": lambda s, w: setattr(s, "allies", tuple(map(parse_die, w))),
    "marks": lambda s, w: setattr(
        s,
        "marks",
        tuple(
            Mark(word, parse_die(ship), "" if other == "-" else other, _signed(n))
            for word, ship, other, n in _items(w)
        ),
    ),
    "acted": lambda s, w: setattr(s, "acted", _nothing(w)),
    "moved": lambda s, w: setattr(s, "moved", tuple(map(_landed, _items(w)))),
    "looked": lambda s, w: s.looked.update(
        {_number(w[0], s.seats): _some(w[1:], {**UPGRADES, **SAILORS}, "card")}
    ),
    "chosen": lambda s, w: s.chosen.update({_number(w[0], s.seats): " ".join(w[1:])}),
    "closed": _place,
    "rolls": lambda s, w: s.rolls.update(
        {parse_die(die): _rolled(die, face) for die, face in _items(w)}
    ),
    "tally": lambda s, w: s.tally.update(
        {_number(seat, s.seats): _signed(n) for seat, n in _items(w)}
    ),
    "agenda": lambda s, w: setattr(s, "agenda", [parse_task(item, s.seats) for item in _items(w)]),
}


def _ships(p: Player, words: Words) -> None:
    if words[1:] not in ([], ["captain"]):
        raise NotationError(f"only 'captain' may follow, not '{words[1][:20]}'")
    p.ships, p.captain = _number(words[0], 5), len(words) == 2


def _parts(p: Player, words: Words) -> None:
    """Either three or four numbers, or ``1 sail 2 cannon``."""
    if all(map(is_whole, words)) and len(words) in (3, 4):
        *p.parts, p.hamsters = [_number(word) for word in [*words, "0"][:4]]
        return
    for n, part in zip(words[::2], words[1::2], strict=True):
        if part == "hamster":
            p.hamsters = _number(n)
        else:
            p.parts[PART_NAMES.index(part)] = _number(n)


def _upgrades(p: Player, words: Words) -> None:
    names = _some([word.rstrip("!") for word in words], UPGRADES, "upgrade")
    p.upgrades = {name: name in words for name in names}


def _sailors(p: Player, words: Words) -> None:
    for word in words:
        name, _, stored = word.partition("+")
        p.sailors[_some([name], SAILORS, "sailor")[0]] = _number(stored or "0", 3)


def _spent(p: Player, words: Words) -> None:
    sails, cannons = words
    p.spent = [_number(sails), _number(cannons)]


def _repairs(p: Player, words: Words) -> None:
    p.repairs, p.wronged = map(_number, words)


_PLAYER_CLAUSES: Final[dict[str, Callable[[Player, Words], None]]] = {
    "ships": _ships,
    "coins": lambda p, w: setattr(p, "coins", _number(_only(w))),
    "loot": lambda p, w: setattr(p, "loot", parse_loot(w)),
    "parts": _parts,
    "spent": _spent,
    "upgrades": _upgrades,
    "sailors": _sailors,
    "points": lambda p, w: setattr(p, "points", tuple(_number(word, 8) for word in w)),
    "revenge": lambda p, w: setattr(p, "revenge", _some(w, ADVENTURES, "adventure")),
    "sent": lambda p, w: setattr(p, "sent", tuple(parse_die(d) for d in w if d != "-")),
    "lost": lambda p, w: setattr(p, "lost", tuple(map(parse_die, w))),
    "trophies": lambda p, w: setattr(p, "trophies", tuple(map(_trophy, _items(w)))),
    "passed": lambda p, w: setattr(p, "passed", _nothing(w)),
    "used": lambda p, w: setattr(p, "used", tuple(w)),
    "repairs": _repairs,
    "fresh": lambda p, w: setattr(p, "fresh", parse_loot(w)),
}


_HEADS: Final = ("players", "option")
"""Read before all others: what they mean depends on the table."""
_SEVERAL: Final = ("option", "deck", "looked", "chosen", "closed")
"""What there is more than one of, told apart by the word that follows."""
_CLAUSES: Final = (*_HEADS, *_TABLE_CLAUSES, *_PLAYER_CLAUSES)


def _fill(draft: _Draft) -> None:
    """Put everything that was not named where it belongs."""
    s, given = draft.s, draft.given
    if not s.card and s.phase not in ("set-up", "draw", "over"):
        raise NotationError(f"the phase '{s.phase}' needs a card")
    if s.phase == "port" and "played" not in given:
        s.played = (s.card,)
    for player in s.players:
        if "sent" not in given:
            mine = {die for die in s.sea if owner(die) == player.seat} | set(player.lost)
            player.sent = tuple(sorted(mine)) if s.phase != "crazy" else ()
    if "sold" not in given:
        s.sold = sum(len(player.points) for player in s.players)
    if "bag" not in given:
        s.bag = heap(
            (kind, n - tokens_out(s, kind) - s.heap[INDEX[kind]])
            for kind, n in tokens_in_game(s).items()
        )
    for index, part in enumerate(PART_NAMES):
        used = sum(p.parts[index] + (p.hamsters if part == "hold" else 0) for p in s.players)
        s.parts[index] = PARTS[part] - used
    named = {*cards_out(s), *(card for cards in s.decks.values() for card in cards)}
    piles = {name: s.decks.get(name, (REST,)) for name in decks(s)}  # in the order of the table
    for name, cards in decks(s).items():
        if piles[name][-1:] == (REST,):
            rest = (card for card in cards if card not in named)
            piles[name] = (*piles[name][:-1], *rest)
    s.decks = piles
    if "agenda" not in given:
        s.agenda = [Task(name) for name in reversed(_default_agenda(s))]


def _default_agenda(s: State) -> tuple[str, ...]:
    """The rest of the course from the phase on."""
    if s.phase == "over":
        return ()
    if s.phase == "port":
        return ("port",)
    if s.phase == "crazy":
        return ("crazy", "loot", "load", "end-adventure")
    if s.phase in ("set-up", "draw"):
        return ("begin-adventure",) if s.card else ("draw",)
    return phases_from(s.phase)
