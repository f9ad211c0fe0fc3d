"""What things are worth, in victory points: the judgement that all bots of this game share.

A coin is a point. Everything else is valued by what it will bring in the quests that are left, so
a sail is worth much at first and nothing after the last adventure. The numbers are estimates of a
player; those of loot were adjusted after games of the bots against themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from quarterdeck.rattle_battle.cards import ADVENTURES, POINTS, QUESTS, SAILORS, UPGRADES
from quarterdeck.rattle_battle.loot import BASIC, KINDS
from quarterdeck.rattle_battle.rules.ending import victory_points
from quarterdeck.rattle_battle.rules.loot import capacity
from quarterdeck.rattle_battle.state import Player, State

SELLING: Final = {"rum": 0.42, "spices": 0.42, "materials": 0.42, "valuables": 0.9}
"""What a token promises that is kept: less than the Pit pays, or it would never be sold."""
BUYING: Final = {"rum": 0.12, "spices": 0.14, "materials": 0.2, "valuables": 0.03}
"""What it is worth more for each quest to come: it buys crew and galleon, which last."""
SPECIAL: Final = {"map": 1.5, "powder": 0.8, "idol": 0.0, "letter": 2.0, "cat": 1.0}
"""Special loot; the idol's points are counted with those of the end."""
A_TOKEN: Final = 0.6
"""A token nobody has seen yet, after the last purchase."""

SAILS: Final = (0.9, 0.7, 0.5, 0.35, 0.2)
"""What the first sail brings in a quest, the second, and so on; a sixth nothing."""
CANNONS: Final = (0.55, 0.85, 0.55, 0.6, 0.3)
"""Two make the first shot from any ship; they also make cannon faces stronger."""
ROOM: Final = (0.6, 0.5, 0.45, 0.3, 0.2, 0.1)
"""What room for one more token brings in a quest, beyond one for each ship."""
READY: Final = 0.45
"""What a ready sail or cannon is worth to another adventure of the same quest."""
REVENGE: Final = 0.3
INCOME: Final = 4.0
"""Coins that a quest brings, with what is sold at the Pit."""
SURE: Final = 0.7
"""How often a card that one has the coins for is the one that one gets."""

UPGRADE: Final[Mapping[str, float]] = {
    "crows-nest": 0.8,
    "parrot": 0.5,
    "super-sail": 0.5,
    "black-flag": 0.5,
    "harpoon": 0.8,
    "big-bertha": 0.8,
    "reinforced-hull": 0.4,
    "heavenly-kitchen": 0.2,
    "super-cannon": 0.6,
    "bombs": 0.6,
    "secret-hold": 0.9,
    "ornate-cabin": 0.0,
    "super-hold": 1.1,
    "ballista": 0.8,
    "boarding-hooks": 1.0,
    "rudder": 0.9,
    "drill": 0.8,
    "ram": 0.6,
    "turbine": 1.1,
    "iron-teeth": 0.4,
}
"""What an upgrade brings in a quest, beside room and points, which are counted."""
CREW: Final[Mapping[str, float]] = {
    "emilio": 0.9,
    "max": 1.2,
    "olaf": 0.9,
    "bessie": 0.9,
    "doc": 0.6,
    "quill": 0.2,
    "rita": 0.8,
    "gus": 0.6,
    "greta": 1.2,
    "sal": 0.7,
    "pete": 0.6,
    "lola": 0.9,
    "louigi": 0.4,
    "hanna": 0.6,
    "bo": 0.6,
    "chen": 0.6,
    "tomas": 0.6,
    "fiona": 0.5,
    "jacques": 0.9,
    "nils": 0.9,
    "hugo": 1.2,
    "sid": 0.5,
    "brun": 0.4,
    "pip": 0.5,
    "bao": 0.5,
    "faye": 0.3,
    "bart": 0.6,
}
"""The same for sailors; those who count at the end are counted as points."""
TO_COME: Final[Mapping[str, float]] = {
    "cora": 0.3,
    "sven": 0.5,
    "ossie": 0.5,
    "bella": 0.4,
    "kat": 0.5,
    "pru": 0.9,
}
"""What a sailor who counts at the end will still gain in each quest."""


def quests_left(s: State) -> int:
    """How many quests begin after the one being played."""
    if s.phase == "over":
        return 0
    if s.scenario == "introductory":
        rest = (*s.decks.get("starter", ()),)
        ports = sum(ADVENTURES[card].port_after > 0 for card in rest)
        here = s.phase == "port" or (bool(s.card) and bool(ADVENTURES[s.card].port_after))
        return ports if here else max(ports - 1, 0)
    return len(QUESTS) - max(s.quest, 1)


def adventures_left(s: State) -> int:
    """How many adventures of this quest come after the one being played."""
    if s.phase in ("port", "over"):
        return 0
    if s.scenario == "introductory":
        count = 0
        for card in (s.card, *s.decks.get("starter", ())):
            if card and ADVENTURES[card].port_after:
                break
            count += 1
        return count
    return len(QUESTS[max(s.quest, 1) - 1]) - s.adventure


def falling(values: Sequence[float], count: int) -> float:
    """The first so many of values that fall."""
    return sum(values[:count])


def token(kind: str, quests: int) -> float:
    """What a token of loot is worth with so many quests to come after the next visit."""
    if kind.startswith("joker-"):
        return 0.9
    if kind in BASIC:
        return SELLING[kind] + BUYING[kind] * quests
    return SPECIAL[kind]


class Ahead(NamedTuple):
    """What an adventure that is not over yet will bring a player."""

    coins: int = 0
    tokens: int = 0
    """Loot that is still to be drawn."""
    repairs: int = 0
    """Loot that is still to be given."""


NOTHING: Final = Ahead()


def loot_worth(s: State, player: Player, quests: int, ahead: Ahead) -> float:
    """The loot that is left after repairs and finds room, the best of it."""
    values = [
        token(kind, quests)
        for kind, count in zip(KINDS, player.loot, strict=True)
        for _ in range(count)
    ]
    if ahead.tokens:
        values += [mean_token(s, quests)] * ahead.tokens
    values.sort(reverse=True)
    return sum(values[: max(min(len(values) - ahead.repairs, capacity(player)), 0)])


def mean_token(s: State, quests: int) -> float:
    """What a token drawn from the bag is worth in the mean."""
    total = sum(s.bag)
    if not total:
        return A_TOKEN
    drawn = zip(KINDS, s.bag, strict=True)
    return sum(token(kind, quests) * count for kind, count in drawn if count) / total


def guild_worth(s: State, coins: int, quests: int, *, now: bool) -> float:
    """What coins promise beyond themselves: the cards they will buy, one a visit."""
    promised, card, purse = 0.0, s.sold, float(coins)
    for visit in range(quests + 1):
        if card >= len(POINTS):
            break
        cost = POINTS[card].cost
        net = POINTS[card].points - cost
        if visit == 0 and now:
            sure = float(purse >= cost)
        else:
            purse += INCOME
            sure = SURE * min(1.0, purse / (cost + 1))
        promised += net * sure
        purse = max(purse - cost * sure, 0.0)
        card += 1 + (s.seats - 1) // 2  # half of the others buy before one's next visit
    return promised


LootJudge = Callable[[State, Player, int, Ahead], float]
"""What a player's loot is worth, with so many quests to come."""


def worth(s: State, seat: int, ahead: Ahead = NOTHING, judge: LootJudge = loot_worth) -> float:
    """What a player has, in points: what counts already, and what the rest will bring."""
    player = s.players[seat]
    if s.phase == "over":
        return float(victory_points(player))
    quests = quests_left(s)
    coins = player.coins + ahead.coins
    value = float(victory_points(player) + ahead.coins)
    if s.phase != "port":
        value += guild_worth(s, coins, quests, now=False)
    elif "guild" in player.used:
        value += guild_worth(s, coins, quests - 1, now=False)
    else:
        value += guild_worth(s, coins, quests, now=True)
    value += judge(s, player, quests, ahead)
    value += quests * (galleon_worth(player) + REVENGE * min(len(player.revenge), 2))
    more = min(adventures_left(s), 2)
    if more:
        value += READY * more * (min(player.ready(0), 2) + min(player.ready(1), 2))
    return value


def galleon_worth(player: Player) -> float:
    """What galleon and crew bring in a quest."""
    value = falling(SAILS, player.parts[0]) + falling(CANNONS, player.parts[1])
    value += falling(ROOM, capacity(player) - len(player.dice))
    value += sum(UPGRADE[card] for card in player.upgrades)
    for card, stored in player.sailors.items():
        value += CREW.get(card, 0.0) + TO_COME.get(card, 0.0) + 0.2 * stored
    return value


def card_worth(s: State, player: Player, card: str) -> float:
    """What a card of Tavern or Workshop would add."""
    quests = quests_left(s)
    twin = player.copy()
    before = victory_points(twin) + quests * galleon_worth(twin)
    if card in UPGRADES:
        twin.upgrades[card] = True
    else:
        assert card in SAILORS
        twin.sailors[card] = 0
    return victory_points(twin) + quests * galleon_worth(twin) - before


def margin(
    s: State, seat: int, ahead: Sequence[Ahead] = (), judge: LootJudge = loot_worth
) -> float:
    """How far a seat is ahead of the others' mean."""
    ahead = ahead or (NOTHING,) * s.seats
    values = [worth(s, other, ahead[other], judge) for other in range(s.seats)]
    mine = values.pop(seat)
    return mine - sum(values) / len(values)
