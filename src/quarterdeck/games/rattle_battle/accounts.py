"""Everything in the box is in exactly one place (RB 1): dice, loot, parts and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from quarterdeck.games.rattle_battle.cards import LOOT, PARTS, POINTS, SAILORS, SPECIALS
from quarterdeck.games.rattle_battle.dice import NP_DICE, owner
from quarterdeck.games.rattle_battle.loot import BASIC, INDEX, KINDS
from quarterdeck.games.rattle_battle.rules.course import decks
from quarterdeck.games.rattle_battle.rules.sea import CANNON, SAIL, lent
from quarterdeck.games.rattle_battle.state import PARTS as PART_NAMES
from quarterdeck.games.rattle_battle.state import State


def faults(s: State) -> list[str]:
    """What is missing, twice there, or impossible; nothing if all is accounted for."""
    return [*_loot(s), *_parts(s), *_cards(s), *_dice(s), *_players(s)]


def tokens_in_game(s: State) -> dict[str, int]:
    """How many tokens of each kind are in the game."""
    special = {card.id: card.tokens for card in SPECIALS.values()} if s.on("loot_pack") else {}
    return {**LOOT, **special}


def tokens_out(s: State, kind: str) -> int:
    """How many tokens of a kind are neither in the bag nor on the heap."""
    kinds = [kind, f"joker-{kind}"] if kind in BASIC else [kind]
    held = sum(player.loot[INDEX[k]] for player in s.players for k in kinds)
    stored = sum(
        n
        for player in s.players
        for name, n in player.sailors.items()
        if SAILORS[name].stores == kind
    )
    return held + stored


def _loot(s: State) -> Iterator[str]:
    for kind in KINDS[: len(BASIC) + len(SPECIALS)]:
        total = tokens_out(s, kind) + s.bag[INDEX[kind]] + s.heap[INDEX[kind]]
        expected = tokens_in_game(s).get(kind, 0)
        if total != expected:
            yield f"{total} {kind} instead of {expected}"
    if any(n < 0 for heap in (s.bag, s.heap, *(p.loot for p in s.players)) for n in heap):
        yield "less than no loot"


def _parts(s: State) -> Iterator[str]:
    for index, part in enumerate(PART_NAMES):
        out = sum(p.parts[index] + (p.hamsters if part == "hold" else 0) for p in s.players)
        if out + s.parts[index] != PARTS[part] or s.parts[index] < 0:
            yield f"{out + s.parts[index]} of {PARTS[part]} parts '{part}'"


def cards_out(s: State) -> list[str]:
    """All cards that are not in a deck."""
    held = [c for p in s.players for c in (*p.upgrades, *p.sailors, *p.revenge)]
    looked = [card for cards in s.looked.values() for card in cards]
    current = [s.card] if s.card and s.card not in s.played else []
    return [*held, *looked, *s.played, *current]


def _cards(s: State) -> Iterator[str]:
    expected = [card for cards in decks(s).values() for card in cards]
    found = [*cards_out(s), *(card for cards in s.decks.values() for card in cards)]
    if sorted(found) != sorted(expected):
        for card in sorted({*found, *expected}):
            if found.count(card) != expected.count(card):
                yield f"the card {card}: {found.count(card)} instead of {expected.count(card)}"
    bought = sorted(card for player in s.players for card in player.points)
    if bought != list(range(s.sold)) or s.sold > len(POINTS):
        yield f"victory point cards {bought}, {s.sold} sold"


def _dice(s: State) -> Iterator[str]:
    for die in s.sea:
        if owner(die) >= s.seats or (owner(die) < 0 and die not in NP_DICE):
            yield f"{die} is not in this game"
        elif owner(die) >= 0 and die not in s.players[owner(die)].dice:
            yield f"{die} is not one of seat {owner(die)}'s ships"
    for player in s.players:
        if not set(player.sent) <= set(player.dice):
            yield f"seat {player.seat} has sent ships it does not have"
        if s.phase != "crazy":
            mine = [die for die in s.sea if owner(die) == player.seat]
            twice = Counter([*mine, *player.lost])
            if not set(twice) <= set(player.sent) or any(n > 1 for n in twice.values()):
                yield f"ships of seat {player.seat} at sea and lost: {sorted(twice)}"


def _players(s: State) -> Iterator[str]:
    for player in s.players:
        if player.coins < 0:
            yield f"seat {player.seat} has {player.coins} coins"
        borrowed = lent(s)
        for part, extra in ((SAIL, 0), (CANNON, borrowed)):
            if not 0 <= player.spent[part] <= player.parts[part] + extra:
                yield f"seat {player.seat} has exhausted {player.spent[part]} {PART_NAMES[part]}s"
