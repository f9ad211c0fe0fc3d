"""RB 6: what can be done at each place of the port, and what it costs."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import POINTS, SAILORS, SPECIALS
from quarterdeck.games.rattle_battle.events import CardsLookedAt, CardUsed, JokerMade, PointsBought
from quarterdeck.games.rattle_battle.loot import INDEX, JOKERS, PAYABLE
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.decks import top
from quarterdeck.games.rattle_battle.rules.loot import add_part, gain, gain_coins, give, in_bag, pay
from quarterdeck.games.rattle_battle.rules.pit import Pit
from quarterdeck.games.rattle_battle.rules.place import Place, cannot_pay, helper, note
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.state import PARTS, Player, State, Task

DONE: Final = Command("done")
LEAVE: Final = Command("leave")
LOOKED_AT: Final = 3
"""How many cards one looks at in Tavern and Workshop."""


class Market(Place):
    """Two tokens for one of choice, any number of times."""

    name = "market"

    def considered(self, s: State, seat: int) -> Iterable[Command]:
        player = s.players[seat]
        have = [kind for kind in PAYABLE if player.loot[INDEX[kind]]]
        wanted = in_bag(s)
        for pair in combinations_with_replacement(have, 2):
            yield from (Command("market", (*pair, "for", kind)) for kind in wanted)
            if s.on("expert_market"):
                orders = {pair, pair[::-1]}
                yield from (Command("market", (*order, "for", "joker")) for order in sorted(orders))
        if helper(player, self.name, price=True):
            for kind in have:
                yield from (Command("market", (kind, "for", other)) for other in wanted)

    def refusal(self, s: State, seat: int, action: Command) -> Refusal | None:
        player = s.players[seat]
        *given, preposition, wanted = action.words if len(action.words) > 2 else ("", "", "")
        if preposition != "for" or not set(given) <= set(PAYABLE):
            return refuse("unclear", "tokens for a kind, or for a joker")
        if len(given) == 1 and not helper(player, self.name, price=True):
            return refuse("market-rate", "one token costs two here")
        if len(given) > 2:
            return refuse("unclear", "two tokens for one")
        if wanted == "joker":
            if not s.on("expert_market"):
                return refuse("no-jokers", "there are no jokers at this table")
            if len(given) != 2 or given[1] in JOKERS:
                return refuse("unclear", "of two tokens the second becomes the joker")
        elif wanted not in in_bag(s):
            return refuse("not-in-bag", "there is no {loot} in the bag", loot=wanted)
        if any(given.count(kind) > player.loot[INDEX[kind]] for kind in given):
            return cannot_pay(player, given) or refuse("not-yours", "you do not have them")
        return None

    def take(self, play: Play, seat: int, action: Command) -> None:
        player = play.player(seat)
        *given, _, wanted = action.words
        if len(given) == 1:
            note(play, seat, helper(player, self.name, price=True))
        if wanted == "joker":
            give(play, seat, given[0], self.name)
            player.loot[INDEX[given[1]]] -= 1
            player.loot[INDEX[f"joker-{given[1]}"]] += 1
            play.tell(JokerMade(seat, given[1]))
            return
        for kind in given:
            give(play, seat, kind, self.name)
        gain(play, seat, wanted, self.name)


class Deck(Place):
    """Tavern and Workshop: pay, look at cards, keep one."""

    deck: ClassVar[str]
    verb: ClassVar[str]

    @abstractmethod
    def costs(self, player: Player, action: Command) -> tuple[tuple[str, ...], str | None]:
        """What it costs, and the sailor who makes it cheaper."""

    def considered(self, s: State, seat: int) -> Iterable[Command]:
        yield Command(self.verb)

    def refusal(self, s: State, seat: int, action: Command) -> Refusal | None:
        player = s.players[seat]
        if not s.decks[self.deck]:
            return refuse("closed", "no card is left here")
        return self.once(player) or cannot_pay(player, self.costs(player, action)[0])

    def take(self, play: Play, seat: int, action: Command) -> None:
        s, player = play.s, play.player(seat)
        cost, discount = self.costs(player, action)
        curious = helper(player, self.name, look=True)
        count = SAILORS[curious].effect.look if curious else LOOKED_AT
        note(play, seat, self.name, discount, curious)
        pay(play, seat, cost, self.name)
        cards = tuple(top(s, self.deck) for _ in range(min(count, len(s.decks[self.deck]))))
        s.looked[seat] = cards
        play.tell(CardsLookedAt(seat, self.name, len(cards), cards))
        play.then(Task("keep", seat, 0, self.deck))


class Tavern(Deck):
    """Two rum for a sailor."""

    name, deck, verb = "tavern", "sailors", "hire"

    def costs(self, player: Player, action: Command) -> tuple[tuple[str, ...], str | None]:
        cheap = helper(player, self.name, less=True)
        less = SAILORS[cheap].effect.less if cheap else 0
        return ("rum",) * (2 - less), cheap


class Workshop(Deck):
    """Spices and materials for an upgrade."""

    name, deck, verb = "workshop", "upgrades", "build"

    def considered(self, s: State, seat: int) -> Iterable[Command]:
        if helper(s.players[seat], self.name, either=True):
            yield from (Command("build", (kind,)) for kind in ("materials", "spices"))
        yield Command("build")

    def refusal(self, s: State, seat: int, action: Command) -> Refusal | None:
        if action.words and action.words not in (("materials",), ("spices",)):
            return refuse("unclear", "build, or build with materials or spices alone")
        if action.words and not helper(s.players[seat], self.name, either=True):
            return cannot_pay(s.players[seat], ("spices", "materials")) or refuse(
                "workshop-price", "both spices and materials are needed"
            )
        return super().refusal(s, seat, action)

    def costs(self, player: Player, action: Command) -> tuple[tuple[str, ...], str | None]:
        if action.words:
            return action.words, helper(player, self.name, either=True)
        return ("spices", "materials"), None


class Shipyard(Place):
    """Materials for a part."""

    name = "shipyard"

    def considered(self, s: State, seat: int) -> Iterable[Command]:
        return (Command("buy", (part,)) for part in PARTS)

    def refusal(self, s: State, seat: int, action: Command) -> Refusal | None:
        player = s.players[seat]
        if len(action.words) != 1 or action.words[0] not in PARTS:
            return refuse("unclear", "a sail, a cannon or a hold")
        if not s.parts[PARTS.index(action.words[0])]:
            return refuse("no-part-left", "no {part} is left", part=action.words[0])
        bought = player.used.count(self.name)
        more = helper(player, self.name, buys=True) if bought else None
        limit = SAILORS[more].effect.buys if more else 1
        return self.once(player, limit) or cannot_pay(player, ("materials",))

    def take(self, play: Play, seat: int, action: Command) -> None:
        player = play.player(seat)
        if self.name in player.used:
            note(play, seat, helper(player, self.name, buys=True))
        note(play, seat, self.name)
        pay(play, seat, ("materials",), self.name)
        add_part(play, seat, action.words[0], self.name)


class Guild(Place):
    """Coins for the top victory point card."""

    name = "guild"
    letter: ClassVar[str] = "letter"
    used_letter: ClassVar[str] = "letter-spent"

    def considered(self, s: State, seat: int) -> Iterable[Command]:
        yield Command("buy")
        yield Command("use", (self.letter,))

    def price(self, s: State, player: Player) -> tuple[int, tuple[str | None, ...]]:
        """What the top card costs, and what made the price (RB 6c)."""
        price = POINTS[s.sold].cost
        used: tuple[str | None, ...] = ()
        if self.name in player.used:
            herald = helper(player, self.name, buys=True)
            price += SAILORS[herald].effect.more if herald else 0
            used += (herald,)
        notary = helper(player, self.name, less=True)
        if notary:
            price -= SAILORS[notary].effect.less
            used += (notary,)
        if self.letter in player.used and self.used_letter not in player.used:
            price -= SPECIALS[self.letter].effect.less
            used += (self.used_letter,)
        return max(price, 0), used

    def refusal(self, s: State, seat: int, action: Command) -> Refusal | None:
        player = s.players[seat]
        if s.sold == len(POINTS):
            return refuse("closed", "no card is left here")
        again = helper(player, self.name, buys=True) if self.name in player.used else None
        if refused := self.once(player, SAILORS[again].effect.buys if again else 1):
            return refused
        if action.verb == "use":
            if action.words != (self.letter,) or not player.loot[INDEX[self.letter]]:
                return refuse("not-yours", "there is nothing like that to use here")
            return None
        price, _ = self.price(s, player)
        if action.words:
            return refuse("unclear", "only the top card can be bought")
        if price > player.coins:
            return refuse(
                "too-expensive", "costs {price}, has {coins}", price=price, coins=player.coins
            )
        return None

    def take(self, play: Play, seat: int, action: Command) -> None:
        s, player = play.s, play.player(seat)
        if action.verb == "use":
            play.tell(CardUsed(seat, self.letter))
            give(play, seat, self.letter, self.letter)
            note(play, seat, self.letter)
            return
        price, used = self.price(s, player)
        note(play, seat, *used, self.name)
        player.points += (s.sold,)
        play.tell(PointsBought(seat, POINTS[s.sold].points, price))
        s.sold += 1
        gain_coins(play, seat, -price, self.name)


VERBS: Final[dict[str, tuple[str, ...]]] = {
    "market": ("market",),
    "tavern": ("hire",),
    "shipyard": ("buy",),
    "workshop": ("build",),
    "pit": ("sell", "revenge", "use"),
    "guild": ("buy", "use"),
}
"""What is done at each place."""


def meant(action: Command) -> str | None:
    """The place at which something is done."""
    match action:
        case Command("buy", ()):
            return "guild"
        case Command("use", (card,)) if card in SPECIALS and SPECIALS[card].place in VERBS:
            return SPECIALS[card].place
    return next((place for place, verbs in VERBS.items() if action.verb in verbs), None)


PLACE_RULES: Final[dict[str, Place]] = {
    place.name: place for place in (Market(), Tavern(), Shipyard(), Workshop(), Pit(), Guild())
}


def not_had(player: Player, tokens: Sequence[str]) -> Refusal | None:
    """Why tokens cannot be given away: the first that one does not have, or None."""
    for kind, n in Counter(tokens).items():
        if kind not in INDEX or n > player.loot[INDEX[kind]]:
            return refuse("not-yours", "you have no {loot}", loot=kind)
    return None


def place_refusal(s: State, seat: int, place: str, action: Action) -> Refusal | None:
    """Why something cannot be done at a place, or None; loot may be discarded anywhere."""
    if action == DONE:
        return None
    if isinstance(action, Command):
        if action.verb == "discard" and action.words:
            return not_had(s.players[seat], action.words)
        if action.verb in VERBS[place]:
            return PLACE_RULES[place].refusal(s, seat, action)
        meant = next((other for other, verbs in VERBS.items() if action.verb in verbs), place)
        if s.closed.get(meant, seat) != seat:
            return refuse("place-closed", "the {place} is closed to you", place=meant)
    return refuse("wrong-place", "this is the {place}", place=place)
