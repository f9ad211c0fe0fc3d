"""What the table says about ships, cards and places, beyond the words of the game itself."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from quarterdeck.games.rattle_battle import Command, Observation, Slide
from quarterdeck.games.rattle_battle.cards import ADVENTURES, Adventure, Squadron
from quarterdeck.games.rattle_battle.dice import kind, owner
from quarterdeck.games.rattle_battle.geometry import LONG, gap
from quarterdeck.games.rattle_battle.notation import parse_state
from quarterdeck.games.rattle_battle.rules.moving import sail_reach
from quarterdeck.games.rattle_battle.rules.sea import is_enemy
from quarterdeck.games.rattle_battle.rules.sending import overload
from quarterdeck.games.rattle_battle.rules.shooting import cost, shot_reach
from quarterdeck.games.rattle_battle.terminal.marks import COIN, LOOT

if TYPE_CHECKING:
    from quarterdeck.core import Action
    from quarterdeck.games.rattle_battle.observation import PlayerSeen, ShipSeen
    from quarterdeck.games.rattle_battle.state import State
    from quarterdeck.games.rattle_battle.wording import RattleBattleWording

CARD_VERBS: Final = ("use", "store", "keep", "exhaust")
"""What is done with a card, so that its text helps to choose."""


@dataclass(frozen=True)
class Telling:
    """One moment of a game in words, for one viewer."""

    wording: RattleBattleWording
    seen: Observation
    names: tuple[str, ...]

    @cached_property
    def ships(self) -> dict[str, ShipSeen]:
        """The dice in the box, by name."""
        return {ship.ship: ship for ship in self.seen.sea}

    @cached_property
    def state(self) -> State:
        """The position as the viewer knows it, for rules that measure."""
        return parse_state(self.seen.notation)

    @property
    def seat(self) -> int:
        """Whose ships are 'yours'; a spectator looks over the Baron's shoulder."""
        return self.seen.baron if self.seen.viewer is None else self.seen.viewer

    @property
    def me(self) -> PlayerSeen:
        """What lies in front of the viewer."""
        return self.seen.players[self.seat]

    @property
    def card(self) -> Adventure | None:
        """The adventure being played."""
        return ADVENTURES.get(self.seen.card)

    @property
    def decision(self) -> str:
        """What is to be decided, by its first word."""
        return self.seen.task.partition(" ")[0]

    @property
    def about(self) -> str:
        """What the decision is about: a place, a reason, a deck."""
        return self.seen.task.partition(" ")[2]

    @property
    def due(self) -> int:
        """How many tokens are still to be given or taken."""
        return self.state.agenda[-1].n if self.state.agenda else 0

    @property
    def closed(self) -> str:
        """The places that only one player may enter, and who; empty if there are none."""
        return ", ".join(
            f"{self.wording.place(place)} ({self.names[seat]})" for place, seat in self.seen.closed
        )

    def overload(self, ships: int) -> int:
        """How much loot the viewer gives up if he sends so many ships."""
        return overload(self.state.players[self.seat], ships)

    # -- ships -------------------------------------------------------------------------------

    def name(self, die: str) -> str:
        """A ship as its owner would call it."""
        if owner(die) == self.seen.viewer:
            if kind(die) == "captain":
                return self.wording.say("terminal-own-captain")
            return self.wording.say("terminal-own-ship", number=die[2:])
        return self.wording.ship(die, self.names)

    def distance(self, one: str, other: str) -> float:
        """How far apart two ships lie, wall to wall."""
        return gap(self.ships[one].pose, self.ships[other].pose)

    def apart(self, one: str, other: str) -> str:
        """The same in words."""
        return self.wording.say("terminal-mm", distance=f"{self.distance(one, other):.0f}")

    def foes(self, die: str) -> list[str]:
        """The ships that a ship is against, the closest first."""
        return self._foes[die]

    @cached_property
    def _foes(self) -> dict[str, list[str]]:
        s, found = self.state, {}
        for die in self.ships:
            against = [
                other
                for other in self.ships
                if (owner(die) >= 0 and is_enemy(s, owner(die), other))
                or (owner(die) < 0 <= owner(other) and is_enemy(s, owner(other), die))
            ]
            found[die] = sorted(against, key=partial(self.distance, die))
        return found

    def facing(self, die: str) -> str:
        """The ship to measure to: the closest foe; for an enemy the closest ship of the viewer."""
        foes = self.foes(die)
        mine = [foe for foe in foes if owner(foe) == self.seat]
        return next(iter((mine if owner(die) != self.seat else foes) or foes), "")

    def reach(self, die: str) -> float:
        """How far a ship could be moved with a sail; 0 if not at all."""
        player = self.seen.players[owner(die)] if owner(die) >= 0 else None
        if player is None or not player.ready_sails or self.seen.phase != "actions":
            return 0.0
        return sail_reach(self.state.players[player.seat])

    def ship_about(self, die: str) -> str:
        """All about a ship: whose, what it shows and means, where, and what is in range."""
        ship, say = self.ships[die], self.wording.say
        parts = [
            say(
                "terminal-ship",
                ship=self.name(die),
                face=self.wording.face(ship.face),
                strength=ship.strength,
                x=f"{ship.pose.x:.0f}",
                y=f"{ship.pose.y:.0f}",
            )
        ]
        if ship.ally:
            parts.append(say("order-ally") + ".")
        elif ship.orders:
            parts.append(self.wording.orders(ship.orders) + ".")
        if owner(die) == self.seat:
            parts += self._ranges(die)
        elif facing := self.facing(die):
            far = f"{self.distance(die, facing):.0f}"
            parts.append(say("terminal-away", ship=self.name(facing), distance=far))
        return " ".join(parts)

    def _ranges(self, die: str) -> list[str]:
        """What an own ship could shoot at, and what it could touch."""
        say, s = self.wording.say, self.state
        player = s.players[owner(die)]
        limits = {"shot": shot_reach(s, player), "move": self.reach(die) or LONG}
        return [
            say(
                f"terminal-in-{what}",
                reach=f"{limit:.0f}",
                ships=", ".join(
                    f"{self.name(foe)} {self.apart(die, foe)}"
                    for foe in self.foes(die)
                    if self.distance(die, foe) <= limit
                )
                or "–",
            )
            for what, limit in limits.items()
        ]

    # -- actions -----------------------------------------------------------------------------

    def deed(self, action: Action) -> str:
        """An action, in a few words, with what it brings or costs."""
        said = self.wording.deed(action, self.name)
        match action:
            case Command("sell", tokens) if sale := self.me.sale(tokens):
                return f"{said} → {COIN}{sale.coins}"
            case Command("trade", (_,)) if self.card and (offer := self.card.effect("trade")):
                gets = f"{COIN}1" if offer.get == "coin" else self.wording.thing(offer.get)
                return f"{said} → {gets}"
            case Command("send", (ships, *captain)):
                return said + self.left_behind(int(ships) + len(captain))
            case Command("join"):
                return said + self.left_behind(len(self.me.sent) + 1)
        return said

    def left_behind(self, ships: int) -> str:
        """The loot that is given up if so many ships are sent, as a mark."""
        loot = self.overload(ships)
        return f" −{loot}{LOOT}" if loot else ""

    def label(self, action: Action) -> str:
        """An action in a list: with the distance, the price, or what the card says."""
        said = self.deed(action)
        match action:
            case Command("move", (ship, "touch", target)):
                return f"{said}: {self.apart(ship, target)}"
            case Command("shoot", (ship, target, *_)):
                cannons = self.wording.say("terminal-cannons", cannons=cost(self.state, ship))
                return f"{said}: {self.apart(ship, target)}, {cannons}"
            case Command(verb, (card, *_)) if verb in CARD_VERBS and card not in self.ships:
                return f"{said}. {self.wording.card_about(card)}"
            case Slide(by=card, ship=ship) if card != "sail":
                return f"{said}. {self.wording.card_about(card)}"
        return said

    # -- cards and loot ----------------------------------------------------------------------

    def squadron(self, squadron: Squadron) -> str:
        """A line of the fleet: how many, of which colour, and what their symbols mean."""
        say = self.wording.say
        head = say(f"ship-{squadron.colour}", number=f"×{squadron.count}")
        told = []
        meanings = {**squadron.symbols}
        if squadron.numbers.orders:
            meanings["numbers"] = squadron.numbers
        for face, meaning in meanings.items():
            orders = self.wording.orders(f"{o.action} {o.what}".strip() for o in meaning.orders)
            said = say("terminal-numbers") if face == "numbers" else self.wording.face(face)
            strength = str(meaning.strength) if meaning.strength else ""
            told.append(f"{said}: {', '.join(filter(None, (orders, strength)))}")
        return f"{head}: {'; '.join(told)}"

    def galleon(self, seat: int) -> str:
        """What a player has, cards left aside."""
        p = self.seen.players[seat]
        return self.wording.say(
            "terminal-galleon",
            ships=p.ships + p.captain,
            coins=p.coins,
            points=p.points,
            sails=f"{p.ready_sails}/{p.sails}",
            cannons=f"{p.ready_cannons}/{p.cannons}",
            holds=p.holds,
            hamsters=p.hamsters,
            loot=self.wording.loots(p.loot),
            room=p.capacity,
            revenge=p.revenge,
        )
