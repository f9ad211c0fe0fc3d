"""What a player has, in victory points: the judgement that all bots of this game share.

A coin is a point. Everything else is valued by what it will bring in the quests that are left, so
a sail is worth much at first and nothing after the last adventure.
"""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.games.rattle_battle.bots.estimates import (
    CANNONS,
    CREW,
    INCOME,
    READY,
    REVENGE,
    ROOM,
    SAILS,
    SURE,
    TO_COME,
    UPGRADE,
)
from quarterdeck.games.rattle_battle.bots.horizon import (
    NOTHING,
    Ahead,
    adventures_left,
    quests_left,
)
from quarterdeck.games.rattle_battle.bots.planning import lasting_points, planned
from quarterdeck.games.rattle_battle.cards import POINTS, SAILORS, UPGRADES
from quarterdeck.games.rattle_battle.rules.ending import victory_points
from quarterdeck.games.rattle_battle.rules.loot import capacity
from quarterdeck.games.rattle_battle.state import Player, State


def falling(values: Sequence[float], count: int) -> float:
    """The first so many of values that fall."""
    return sum(values[:count])


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


def worth(s: State, seat: int, ahead: Ahead = NOTHING) -> float:
    """What a player has, in points: what counts already, and what the rest will bring."""
    player = s.players[seat]
    if s.phase == "over":
        return float(victory_points(player))
    quests = quests_left(s)
    coins = player.coins + ahead.coins
    value = float(lasting_points(player) + ahead.coins)
    if s.phase != "port":
        value += guild_worth(s, coins, quests, now=False)
    elif "guild" in player.used:
        value += guild_worth(s, coins, quests - 1, now=False)
    else:
        value += guild_worth(s, coins, quests, now=True)
    value += planned(s, player, quests, ahead)
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
    before = lasting_points(twin) + quests * galleon_worth(twin)
    if card in UPGRADES:
        twin.upgrades[card] = True
    else:
        assert card in SAILORS
        twin.sailors[card] = 0
    return lasting_points(twin) + quests * galleon_worth(twin) - before


def margin(s: State, seat: int, ahead: Sequence[Ahead] = ()) -> float:
    """How far a seat is ahead of the others' mean."""
    ahead = ahead or (NOTHING,) * s.seats
    values = [worth(s, other, ahead[other]) for other in range(s.seats)]
    mine = values.pop(seat)
    return mine - sum(values) / len(values)
