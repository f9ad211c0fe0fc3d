"""Positions to test: written in a line, played on, and told back in short sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quarterdeck.core import Chance, Dealer, Event, FastSeed, Range, Refusal, Script
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.accounts import faults
from quarterdeck.games.rattle_battle.dice import faces, fleet
from quarterdeck.games.rattle_battle.drop import Fall
from quarterdeck.games.rattle_battle.game import RattleBattle
from quarterdeck.games.rattle_battle.geometry import Pose
from quarterdeck.games.rattle_battle.loot import loot_text, parse_loot
from quarterdeck.games.rattle_battle.notation import parse_state
from quarterdeck.games.rattle_battle.rules.course import run
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.state import Player, Ship, State


class From(RattleBattle):
    """A game that begins with a position."""

    def __init__(self, position: str) -> None:
        self._position = position

    def _start(
        self, seats: int, options: object, chance: Chance
    ) -> tuple[RattleBattlePosition, list[Event]]:
        return self.parse_position(self._position), []


class Board:
    """A position that can be played on; ``events`` are those of the last play."""

    def __init__(self, text: str, chance: Iterable[str] = ()) -> None:
        self.position = RattleBattlePosition(parse_state(text))
        self.events: list[Event] = []
        self._chance(chance)
        play = Play(self.state, self.chance)
        run(play)
        self.events = play.events
        assert faults(self.state) == []

    def _chance(self, outcomes: Iterable[str]) -> None:
        self.chance = Script(outcomes, Dealer(FastSeed(1)))

    # -- doing

    def play(self, *actions: str, chance: Iterable[str] = ()) -> Board:
        """Each action by whoever is to act; chance as written, then from a seed."""
        self._chance(chance)
        self.events = []
        for text in actions:
            seat = self.position.to_act()[0]
            self.act(seat, text)
        return self

    def act(self, seat: int, text: str) -> None:
        """An action of a certain seat."""
        action = RATTLE_BATTLE.parse_action(text)
        self.events += self.position.apply(seat, action, self.chance)
        assert faults(self.state) == []

    def drop(self, ships: str, *, placed: str = "", chance: Iterable[str] = ()) -> Board:
        """The Baron drops; ships not named lie far away and show their first face."""
        s = self.state
        on_card = [
            f"{squadron.colour[0]}{n + 1}"
            for squadron in s.adventure_card.fleet
            for n in range(len(squadron.placed))
        ]
        sent = [die for seat in s.order() for die in s.players[seat].sent]
        rest = [die for die in fleet(s.adventure_card) if die not in on_card]
        falls = [fall_text(on_card, placed)] if on_card else []
        falls.append(fall_text([*on_card, *sent, *rest], ships))
        return self.play("drop", chance=[*falls, *chance])

    # -- asking

    @property
    def state(self) -> State:
        return self.position.state

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    @property
    def acting(self) -> tuple[int, ...]:
        return self.position.to_act()

    @property
    def phase(self) -> str:
        return self.state.phase

    def legal(self, verb: str = "", seat: int | None = None) -> list[str]:
        """What can be listed and begins so, by the alphabet."""
        who = self.acting[0] if seat is None else seat
        listed = self.position.legal(who).actions
        return sorted(str(action) for action in listed if str(action).startswith(verb))

    def ranges(self, seat: int | None = None) -> list[Range]:
        return list(self.position.legal(self.acting[0] if seat is None else seat).ranges)

    def refusal(self, action: str, seat: int | None = None) -> Refusal | None:
        who = self.acting[0] if seat is None else seat
        return self.position.refusal(who, RATTLE_BATTLE.parse_action(action))

    def why_not(self, action: str, seat: int | None = None) -> str | None:
        """The code of the refusal, or None if the action is legal."""
        refused = self.refusal(action, seat)
        return refused and refused.code

    def loot(self, seat: int = 0) -> str:
        return loot_text(self.player(seat).loot)

    def told(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind in kinds]

    @property
    def story(self) -> list[str]:
        """The last play in short sentences."""
        return [text for event in self.events if (text := _short(event)) is not None]


def board(text: str, *chance: str) -> Board:
    """A board with this position; what the rules do first is played."""
    return Board(text, chance)


def lies(text: str) -> dict[str, Ship]:
    """Ships as a position writes them."""
    ships: dict[str, Ship] = {}
    for item in text.split(","):
        if item.strip():
            die, face, _, x, y, *angle = item.split()
            pose = Pose(float(x), float(y), float(angle[0]) if angle else 0.0)
            ships[die] = Ship(pose, face, faces(die).index(face))
    return ships


def fall_text(dice: Iterable[str], ships: str, touched: Iterable[int] = ()) -> str:
    """The outcome of a fall in which these dice come to lie so."""
    named = lies(ships)
    poses, shown = [], []
    for n, die in enumerate(dice):
        ship = named.get(
            die, Ship(Pose(-130.0 + 18 * (n % 15), 130.0 - 18 * (n // 15)), faces(die)[0], 0)
        )
        poses.append(ship.pose)
        shown.append(ship.side)
    return "fall " + Fall(tuple(poses), tuple(shown), "", tuple(touched)).text()


def tokens(text: str) -> list[int]:
    return parse_loot(text.split())


_SHORT: dict[type[Event], Callable[..., str | None]] = {
    e.Sent: lambda v: f"{v.seat} sends {' '.join(v.ships) or 'nobody'}",
    e.Fled: lambda v: f"{v.ship} flees",
    e.Exploded: lambda v: f"{v.ship} explodes {v.size}: {' '.join(v.sunk)}".strip(),
    e.Volleyed: lambda v: f"{v.ship} volleys {' '.join(v.targets)}",
    e.ShipMoved: lambda v: f"{v.ship} moves {v.reason} {v.target}".strip(),
    e.Shot: lambda v: f"{v.ship} shoots {v.target}",
    e.Fought: lambda v: " and ".join(
        f"{b.enemy}({b.enemy_strength}) fights {b.ship}({b.strength})" for b in v.bouts
    ),
    e.Sunk: lambda v: f"{v.ship} sinks by {v.reason}",
    e.Rewarded: lambda v: f"{v.seat} {'boards' if v.boarded else 'takes'} {v.ship}",
    e.CoinsGained: lambda v: f"{v.seat} {v.coins:+d} coins for {v.reason}",
    e.LootGained: lambda v: f"{v.seat} gets {v.loot} for {v.reason}",
    e.LootGiven: lambda v: f"{v.seat} gives {v.loot} for {v.reason}",
    e.Passed: lambda v: f"{v.seat} passes",
    e.CardUsed: lambda v: f"{v.seat} uses {v.card}",
    e.UpgradeExhausted: lambda v: f"{v.seat} exhausts {v.card}",
    e.PartExhausted: lambda v: f"{v.seat} exhausts {v.n} {v.part}",
    e.PartReadied: lambda v: f"{v.seat} readies {v.n} {v.part}",
    e.PartGained: lambda v: f"{v.seat} adds {v.part} by {v.reason}",
    e.UpgradeGained: lambda v: f"{v.seat} adds {v.card} by {v.reason}",
    e.SailorGained: lambda v: f"{v.seat} takes on {v.card} by {v.reason}",
    e.Repaired: lambda v: f"{v.seat} repairs {' '.join(v.ships)}" + (" short" if v.short else ""),
    e.WantedChanged: lambda v: f"{v.seat} is wanted",
    e.Rolled: lambda v: f"{v.seat} rolls {' '.join(str(n) for _, _, n in v.dice)}",
    e.Scored: lambda v: f"{v.seat} scores {v.score}",
    e.DiceLost: lambda v: f"{v.seat} loses {' '.join(v.dice)}",
    e.DroppedOut: lambda v: f"{v.seat} is out",
    e.AdventureDrawn: lambda v: f"adventure {v.card}",
    e.PointsBought: lambda v: f"{v.seat} buys {v.points} points for {v.price}",
    e.RevengeGained: lambda v: f"{v.seat} gets {v.n} revenge",
    e.PlaceOpened: lambda v: f"the {v.place}" + (f" only for {v.only}" if v.only >= 0 else ""),
    e.BaronPassed: lambda v: f"{v.seat} is Baron",
    e.HamsterMade: lambda v: f"{v.seat} has a hamster",
    e.DrawLost: lambda v: f"{v.seat} draws nothing",
    e.PlaceClosed: lambda v: f"{v.seat} closes the {v.place}",
    e.JokerMade: lambda v: f"{v.seat} turns {v.loot} over",
    e.LootStored: lambda v: f"{v.seat} stores {v.loot} on {v.card}",
    e.FaceTurned: lambda v: f"{v.ship} turns to {v.face}",
    e.Allied: lambda v: f"allies {' '.join(v.ships)}",
    e.ChoiceVoid: lambda v: f"{v.seat} cannot {v.choice}",
}


def _short(event: Event) -> str | None:
    teller = _SHORT.get(type(event))
    return teller(event) if teller is not None else None
