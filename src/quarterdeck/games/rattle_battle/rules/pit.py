"""RB 6, 9: the Pit, where loot becomes coins or Revenge cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from quarterdeck.core import Refusal
from quarterdeck.games.rattle_battle.actions import Command, Tokens
from quarterdeck.games.rattle_battle.cards import SAILORS, SPECIALS
from quarterdeck.games.rattle_battle.events import CardUsed, RevengeGained
from quarterdeck.games.rattle_battle.loot import INDEX, JOKERS, PAYABLE, payable
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.decks import top
from quarterdeck.games.rattle_battle.rules.ending import counting_loot
from quarterdeck.games.rattle_battle.rules.loot import draw_loot, gain_coins, give
from quarterdeck.games.rattle_battle.rules.place import Place, cannot_pay, find_helper, note
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sending import last_quest
from quarterdeck.games.rattle_battle.rules.tray import stock
from quarterdeck.games.rattle_battle.state import Player, State

PIT: Final = "pit"
DEAR: Final = ("valuables", *JOKERS)
"""What is sold alone: valuables, and jokers, which are always sold as valuables (RB 6a)."""
PAIRED: Final = tuple(kind for kind in PAYABLE if kind not in DEAR)
"""What is sold in pairs."""


class Sale(NamedTuple):
    """What the Pit pays for tokens that are sold together."""

    coins: int
    sailors: tuple[str, ...] = ()
    """The port sailors who make the price."""


def sale(crew: Iterable[str], used: Sequence[str], tokens: Sequence[str]) -> Sale | None:
    """A coin for each valuables, one for two others; None if the Pit does not buy them so."""
    crew = tuple(crew)
    dear = sum(kind in DEAR for kind in tokens)
    pairs, single = divmod(sum(kind in PAIRED for kind in tokens), 2)
    if not tokens or dear + 2 * pairs + single < len(tokens):
        return None
    fence = find_helper(crew, used, PIT, "price") if single else None
    if single and fence is None:
        return None
    jeweller = find_helper(crew, used, PIT, "n") if dear else None
    more = SAILORS[jeweller].effect.n - 1 if jeweller else 0
    helpers = tuple(name for name in (jeweller, fence) if name is not None)
    return Sale(dear + more + pairs + single, helpers)


def is_pair(tokens: Sequence[str]) -> bool:
    """Whether these are two tokens that go together for a coin."""
    return len(tokens) == 2 and set(tokens) <= set(PAIRED)


def buys_revenge(tokens: Sequence[str]) -> bool:
    """RB 9: a Revenge card costs a valuables or two others."""
    return is_pair(tokens) or (len(tokens) == 1 and tokens[0] in DEAR)


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

    def ranges(self, s: State, seat: int) -> tuple[Tokens, ...]:
        player = s.players[seat]
        paired = () if find_helper(player.sailors, player.used, PIT, "price") else PAIRED
        count = payable(player.loot)
        there = stock(player.loot, PAYABLE, count)
        suggested = to_sell(s, player, paired)
        tray = Tokens("sell", 1, count, there, paired, suggested)
        sellable = any(kind not in paired for kind, _ in there) or count > 1
        return (tray,) if sellable else ()

    def refusal(self, s: State, seat: int, action: Command) -> Refusal | None:
        player, words = s.players[seat], action.words
        if action.verb == "use":
            return use_refusal(player, words)
        if action.verb == "revenge":
            if s.scenario != "pirate-wars":
                return refuse("no-revenge-here", "there is no revenge in this scenario")
            if not s.decks["revenge"]:
                return refuse("closed", "no card is left here")
        if not words or not set(words) <= set(PAYABLE):
            return refuse("unclear", "tokens to sell, or one or two for a revenge card")
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
        note(play, seat, *sold.sailors)
        gain_coins(play, seat, sold.coins, "sold")


def to_sell(s: State, player: Player, paired: Sequence[str]) -> tuple[str, ...]:
    """What a sensible player sells: valuables, and in the last visit all that brings no points."""
    if not last_quest(s):
        return ("valuables",) * player.loot[INDEX["valuables"]]
    if counting_loot(player):
        return ()
    tokens = [kind for kind in PAYABLE for _ in range(player.loot[INDEX[kind]])]
    if sum(kind in paired for kind in tokens) % 2:
        tokens.remove(next(kind for kind in tokens if kind in paired))
    return tuple(tokens)


def use_refusal(player: Player, words: Sequence[str]) -> Refusal | None:
    """Why special loot cannot be used at the Pit, or None."""
    there = len(words) == 1 and words[0] in SPECIALS and SPECIALS[words[0]].place == PIT
    if there and player.loot[INDEX[words[0]]]:
        return None
    return refuse("not-yours", "there is nothing like that to use here")
