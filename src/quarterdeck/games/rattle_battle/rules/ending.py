"""RB 7: victory points, and who has won."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.games.rattle_battle.cards import SAILORS, SPECIALS, UPGRADES, Effect
from quarterdeck.games.rattle_battle.events import GameEnded, PointsCounted
from quarterdeck.games.rattle_battle.loot import INDEX
from quarterdeck.games.rattle_battle.rules.homecoming import shown_points
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sea import CANNON
from quarterdeck.games.rattle_battle.state import Player, State


def victory_points(player: Player) -> int:
    """Cards, coins, sailors who count at the end, and other sources."""
    return shown_points(player) + of_sailors(player) + of_others(player)


def of_sailors(player: Player) -> int:
    """What sailors are worth at the end."""
    return _worth(player, (SAILORS[name].effects for name in player.sailors))


def of_others(player: Player) -> int:
    """What upgrades and special loot are worth."""
    specials = (s.effects for s in SPECIALS.values() for _ in range(player.loot[INDEX[s.id]]))
    return _worth(player, (*(UPGRADES[name].effects for name in player.upgrades), *specials))


def _worth(player: Player, cards: Iterable[tuple[Effect, ...]]) -> int:
    return sum(points(player, e) for effects in cards for e in effects if e.do == "points")


def counted(player: Player) -> PointsCounted:
    """A player's points by source."""
    cards = shown_points(player) - player.coins
    return PointsCounted(player.seat, cards, player.coins, of_sailors(player), of_others(player))


def points(player: Player, effect: Effect) -> int:
    """What an effect is worth: flat, or by what is counted."""
    counted = {
        "": 1,
        "sailors": len(player.sailors),
        "upgrades": len(player.upgrades),
        "parts": player.part_count(),
        "loot": player.loot_count(),
        "cannons": player.parts[CANNON],
        "cards": len(player.points),
    }
    return counted[effect.of] // max(effect.per, 1) * effect.n


def counting_loot(player: Player) -> list[Effect]:
    """The effects by which loot on board is points."""
    effects = (effect for card in player.sailors for effect in SAILORS[card].effects)
    return [effect for effect in effects if effect.do == "points" and effect.of == "loot"]


def winners(s: State) -> tuple[int, ...]:
    """Most points; then most parts and upgrades, most sailors, most upgrades; then shared."""

    def rank(player: Player) -> tuple[int, ...]:
        upgrades = len(player.upgrades)
        built = player.part_count() + upgrades
        return victory_points(player), built, len(player.sailors), upgrades

    best = max(map(rank, s.players))
    return tuple(player.seat for player in s.players if rank(player) == best)


def end_game(play: Play) -> None:
    """The last visit is over."""
    s = play.s
    s.phase = "over"
    s.agenda.clear()
    for seat in s.order():
        play.tell(counted(s.players[seat]))
    play.tell(GameEnded(winners(s), tuple(map(victory_points, s.players))))
