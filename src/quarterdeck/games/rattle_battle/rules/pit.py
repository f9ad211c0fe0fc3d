"""RB 6, 9: the Pit, where loot becomes coins or Revenge cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from quarterdeck.core import Refusal
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import SAILORS, SPECIALS
from quarterdeck.games.rattle_battle.events import CardUsed, RevengeGained
from quarterdeck.games.rattle_battle.loot import INDEX, JOKERS, PAYABLE
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.crew import top
from quarterdeck.games.rattle_battle.rules.loot import draw_loot, gain_coins, give
from quarterdeck.games.rattle_battle.rules.place import Place, cannot_pay, find_helper, note
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.state import Player, State

PIT: Final = "pit"
DEAR: Final = ("valuables", *JOKERS)
"""What is sold alone: valuables, and jokers, which are always sold as valuables (RB 6a)."""
PAIRED: Final = tuple(kind for kind in PAYABLE if kind not in DEAR)
"""What is sold in pairs."""


class Sale(NamedTuple):
    """What the Pit pays for tokens that are sold together."""

    coins: int
    sailor: str | None = None
    """The port sailor who makes the price."""


def sale(crew: Iterable[str], used: Sequence[str], tokens: Sequence[str]) -> Sale | None:
    """A coin for a valuables, a coin for two others; None if the Pit does not buy them so."""
    if len(tokens) == 1 and tokens[0] in DEAR:
        jeweller = find_helper(crew, used, PIT, "n")
        return Sale(SAILORS[jeweller].effect.n if jeweller else 1, jeweller)
    if len(tokens) == 1 and tokens[0] in PAIRED:
        fence = find_helper(crew, used, PIT, "price")
        return Sale(1, fence) if fence else None
    return Sale(1) if buys_revenge(tokens) else None


def buys_revenge(tokens: Sequence[str]) -> bool:
    """RB 9: a Revenge card costs a valuables or two others."""
    match tokens:
        case [one]:
            return one in DEAR
        case [one, other]:
            return one in PAIRED and other in PAIRED
    return False


def sale_of(player: Player, tokens: Sequence[str]) -> Sale | None:
    """What a player would get for some of his tokens."""
    return sale(player.sailors, player.used, tokens)


class Pit(Place):
    """Loot for coins, or for Revenge cards."""

    name = PIT

    def considered(self, s: State, seat: int) -> Iterable[Command]:
        have = [kind for kind in PAYABLE if s.players[seat].loot[INDEX[kind]]]
        pairs = list(combinations_with_replacement([k for k in have if k in PAIRED], 2))
        for verb in ("sell", "revenge") if s.scenario == "pirate-wars" else ("sell",):
            yield from (Command(verb, (kind,)) for kind in have)
            yield from (Command(verb, pair) for pair in pairs)
        yield from (Command("use", (c,)) for c in SPECIALS if SPECIALS[c].place == self.name)

    def refusal(self, s: State, seat: int, action: Command) -> Refusal | None:
        player, words = s.players[seat], action.words
        if action.verb == "use":
            return use_refusal(player, words)
        if action.verb == "revenge":
            if s.scenario != "pirate-wars":
                return refuse("no-revenge-here", "there is no revenge in this scenario")
            if not s.decks["revenge"]:
                return refuse("closed", "no card is left here")
        if not 1 <= len(words) <= 2 or not set(words) <= set(PAYABLE):
            return refuse("unclear", "one or two tokens")
        if any(words.count(kind) > player.loot[INDEX[kind]] for kind in words):
            return cannot_pay(player, words) or refuse("not-yours", "you do not have them")
        fair = buys_revenge(words) if action.verb == "revenge" else sale_of(player, words)
        return None if fair else refuse("pit-rate", "one of valuables, or two other tokens")

    def take(self, play: Play, seat: int, action: Command) -> None:
        player, words = play.player(seat), action.words
        if action.verb == "use":
            play.tell(CardUsed(seat, words[0]))
            give(play, seat, words[0], words[0])
            for _ in range(SPECIALS[words[0]].effect.n):
                draw_loot(play, seat, words[0])
            return
        sold = sale_of(player, words)
        for kind in words:
            give(play, seat, kind, self.name)
        if action.verb == "revenge":
            player.revenge += (top(play.s, "revenge"),)
            play.tell(RevengeGained(seat, 1))
            return
        assert sold is not None  # a refusal said so otherwise
        note(play, seat, sold.sailor)
        gain_coins(play, seat, sold.coins, "sold")


def use_refusal(player: Player, words: Sequence[str]) -> Refusal | None:
    """Why special loot cannot be used at the Pit, or None."""
    there = len(words) == 1 and words[0] in SPECIALS and SPECIALS[words[0]].place == PIT
    if there and player.loot[INDEX[words[0]]]:
        return None
    return refuse("not-yours", "there is nothing like that to use here")
