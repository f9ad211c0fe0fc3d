"""Positions written as text; :mod:`.notation` says how, and reads them."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.games.rattle_battle.actions import number_text
from quarterdeck.games.rattle_battle.dice import faces
from quarterdeck.games.rattle_battle.loot import loot_text
from quarterdeck.games.rattle_battle.options import DEFAULTS
from quarterdeck.games.rattle_battle.state import NOBODY, Mark, Player, Ship, State, Trophy


def position_text(s: State) -> str:
    """A position in one line; reading it gives the same state back."""
    return "; ".join(_clauses(s))


def _clauses(s: State) -> Iterator[str]:
    yield f"players {s.seats}"
    for name, value in s.options.items():
        if value != DEFAULTS[name]:
            yield f"option {name} {value}"
    yield f"baron {s.baron}"
    if s.wanted != NOBODY:
        yield f"wanted {s.wanted}"
    yield f"quest {s.quest} {s.adventure}"
    yield f"phase {s.phase}"
    if s.card:
        yield f"card {s.card}"
    if s.played:
        yield f"played {' '.join(s.played)}"
    for name, cards in s.decks.items():
        yield f"deck {name} {' '.join(cards) or '-'}"
    yield f"bag {loot_text(s.bag)}"
    yield f"heap {loot_text(s.heap)}"
    yield f"sold {s.sold}"
    yield from _at_sea(s)
    for player in s.players:
        yield from (f"{name} {player.seat} {text}" for name, text in _player(player))
    yield f"agenda {', '.join(map(str, s.agenda)) or '-'}"


def _at_sea(s: State) -> Iterator[str]:
    if s.sea:
        yield f"sea {', '.join(ship_text(die, ship) for die, ship in s.sea.items())}"
    if s.allies:
        yield f"allies {' '.join(s.allies)}"
    if s.marks:
        yield f"marks {', '.join(map(_mark_text, s.marks))}"
    if s.acted:
        yield "acted"
    if s.moved:
        yield f"moved {', '.join(' '.join((ship, *touched)) for ship, touched in s.moved)}"
    for seat, cards in s.looked.items():
        yield f"looked {seat} {' '.join(cards)}"
    for seat, choice in s.chosen.items():
        yield f"chosen {seat} {choice}"
    for place, seat in s.closed.items():
        yield f"closed {place} {seat}"
    if s.rolls:
        yield f"rolls {', '.join(f'{die} {face}' for die, face in s.rolls.items())}"
    if s.tally:
        yield f"tally {', '.join(f'{seat} {n}' for seat, n in s.tally.items())}"


def _mark_text(mark: Mark) -> str:
    return f"{mark.word} {mark.ship} {mark.other or '-'} {mark.n}"


def ship_text(die: str, ship: Ship) -> str:
    """``0.1 3 at 10 -20 0.7854``; of two sides with the same face the second is ``1/1``."""
    numbers = [number_text(n) for n in ship.pose]
    side = f"/{ship.side}" if ship.side != faces(die).index(ship.face) else ""
    return f"{die} {ship.face}{side} at {' '.join(numbers if ship.pose.angle else numbers[:2])}"


def _player(p: Player) -> Iterator[tuple[str, str]]:
    yield "ships", f"{p.ships}{' captain' if p.captain else ''}"
    yield "coins", str(p.coins)
    yield "loot", loot_text(p.loot)
    yield "parts", " ".join(map(str, (*p.parts, p.hamsters)))
    if any(p.spent):
        yield "spent", " ".join(map(str, p.spent))
    if p.upgrades:
        yield "upgrades", " ".join(u if ready else f"{u}!" for u, ready in p.upgrades.items())
    if p.sailors:
        yield "sailors", " ".join(f"{c}+{n}" if n else c for c, n in p.sailors.items())
    if p.points:
        yield "points", " ".join(map(str, p.points))
    if p.revenge:
        yield "revenge", " ".join(p.revenge)
    yield "sent", " ".join(p.sent) or "-"
    if p.lost:
        yield "lost", " ".join(p.lost)
    if p.trophies:
        yield "trophies", ", ".join(map(_trophy_text, p.trophies))
    if p.passed:
        yield "passed", ""
    if p.used:
        yield "used", " ".join(p.used)
    if p.repairs or p.wronged:
        yield "repairs", f"{p.repairs} {p.wronged}"
    if any(p.fresh):
        yield "fresh", loot_text(p.fresh)


def _trophy_text(t: Trophy) -> str:
    flags = ["boarded"] * t.boarded + ["surrendered"] * t.surrendered
    return " ".join([t.ship, t.how, *flags, *(f"+{card}" for card in t.extra)])
