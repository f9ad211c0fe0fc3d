"""What a seat, or a spectator, knows: everything on the table, but no order of cards (RB 11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from quarterdeck.core import Generator
from quarterdeck.core import Observation as CoreObservation
from quarterdeck.core.game import UNTOLD
from quarterdeck.games.rattle_battle.cards import POINTS, SAILORS
from quarterdeck.games.rattle_battle.dice import kind, owner
from quarterdeck.games.rattle_battle.geometry import Pose
from quarterdeck.games.rattle_battle.loot import tokens
from quarterdeck.games.rattle_battle.notation import parse_state
from quarterdeck.games.rattle_battle.rules.course import deciding, to_act
from quarterdeck.games.rattle_battle.rules.ending import victory_points
from quarterdeck.games.rattle_battle.rules.homecoming import shown_points
from quarterdeck.games.rattle_battle.rules.loot import capacity
from quarterdeck.games.rattle_battle.rules.pit import Sale, sale
from quarterdeck.games.rattle_battle.rules.places import LEAVE
from quarterdeck.games.rattle_battle.rules.sea import (
    CANNON,
    HOLD,
    SAIL,
    meaning,
    ready_cannons,
    strength,
)
from quarterdeck.games.rattle_battle.state import Landed, Mark, Player, State, Trophy
from quarterdeck.games.rattle_battle.writing import position_text


class UpgradeSeen(NamedTuple):
    """An upgrade of a galleon."""

    card: str
    ready: bool


class SailorSeen(NamedTuple):
    """A sailor of a crew."""

    card: str
    loot: int
    """How much of it lies on him."""


class PartsLeft(NamedTuple):
    """The parts that can still be had."""

    sails: int
    cannons: int
    holds: int


class DeckSeen(NamedTuple):
    """A deck."""

    name: str
    cards: int
    """How many it has."""


class ClosedSeen(NamedTuple):
    """A place of the port that only one player may use."""

    place: str
    seat: int


class RollSeen(NamedTuple):
    """A die of a mini game."""

    die: str
    face: str


class TallySeen(NamedTuple):
    """A player's score in a mini game."""

    seat: int
    score: int


class ShipSeen(NamedTuple):
    """A die in the box."""

    ship: str
    owner: int
    """The seat, or -1."""
    kind: str
    """player, captain, or the colour of a non-player ship."""
    pose: Pose
    face: str
    side: int
    """Which of its six sides lies up, counted from 0; the pose's angle is of that side."""
    strength: int
    ally: bool
    orders: tuple[str, ...]
    """What the face of a non-player ship means."""
    marks: tuple[Mark, ...]
    """``strength`` that a card gave it against one ship or all, a Black Flag, Boarding Hooks, or
    that it has ``fired``."""


@dataclass(frozen=True, slots=True)
class PlayerSeen(CoreObservation):
    """What lies in front of a player; all of it is public."""

    seat: int
    ships: int
    captain: bool
    coins: int
    points: int
    """Cards and coins."""
    victory_points: int
    """If the game ended now."""
    loot: tuple[str, ...]
    capacity: int
    sails: int
    ready_sails: int
    cannons: int
    ready_cannons: int
    holds: int
    hamsters: int
    upgrades: tuple[UpgradeSeen, ...]
    sailors: tuple[SailorSeen, ...]
    cards: tuple[int, ...]
    """The points of his victory point cards."""
    revenge: int
    sent: tuple[str, ...]
    lost: tuple[str, ...]
    trophies: tuple[Trophy, ...]
    passed: bool
    used: tuple[str, ...]

    def sale(self, tokens: Sequence[str]) -> Sale | None:
        """What the Pit would pay him for some tokens now, and who makes the price (RB 6)."""
        return sale([name for name, _ in self.sailors], self.used, tokens)


@dataclass(frozen=True, slots=True)
class Observation(CoreObservation):
    """The table as one sees it."""

    viewer: int | None
    options: Mapping[str, str]
    players: tuple[PlayerSeen, ...]
    to_act: tuple[int, ...]
    task: str
    """What is to be decided: the name of the decision, and what it is about."""
    due: int
    """How many tokens are to be given, or may be taken, where that is decided now."""
    acted: bool
    """Whether the player in turn has taken his action (RB 4.4a)."""
    moved: tuple[Landed, ...]
    """The ships that ended a Move in this turn, and the enemies each touched then."""
    baron: int
    wanted: int
    quest: int
    adventure: int
    phase: str
    card: str
    sea: tuple[ShipSeen, ...]
    bag: tuple[str, ...]
    heap: tuple[str, ...]
    parts: PartsLeft
    sold: int
    decks: tuple[DeckSeen, ...]
    looked: tuple[str, ...]
    """The cards the viewer is looking at."""
    chosen: str
    """The viewer's own secret choice."""
    decided: tuple[int, ...]
    """The seats whose secret choices lie face down."""
    closed: tuple[ClosedSeen, ...]
    rolls: tuple[RollSeen, ...]
    tally: tuple[TallySeen, ...]
    notation: str = field(metadata=UNTOLD)
    """The position with all that the viewer does not know put in order of the card list."""

    def known(self) -> State:
        """The state without what the viewer cannot know, the caller's own."""
        return _recall(self.notation)

    def imagine(self, rng: Generator) -> State:
        """A full state as it may be: what the viewer cannot see is dealt anew."""
        s = self.known()
        for name, cards in s.decks.items():
            if name != "starter":
                s.decks[name] = tuple(cards[i] for i in rng.permutation(len(cards)))
        _deal_looked(s, self.viewer, rng)
        _choose_anew(s, self.viewer, rng)
        return s


_RECENT: dict[str, State] = {}
"""The last states written as observations: who imagines one here need not read it again."""
REMEMBERED = 32


def _remember(s: State) -> str:
    """The notation of a state without secrets."""
    notation = position_text(s)
    while len(_RECENT) >= REMEMBERED:
        _RECENT.pop(next(iter(_RECENT)), None)
    _RECENT[notation] = s
    return notation


def _recall(notation: str) -> State:
    """The state a notation stands for, the caller's own."""
    known = _RECENT.get(notation)
    return parse_state(notation) if known is None else known.copy()


def _deal_looked(s: State, viewer: int | None, rng: Generator) -> None:
    """Others' cards come from the same deck: mix them with it, then give as many back."""
    for seat, cards in s.looked.items():
        if seat != viewer:
            deck = "sailors" if cards[0] in SAILORS else "upgrades"
            pool = (*cards, *s.decks[deck])
            mixed = tuple(pool[i] for i in rng.permutation(len(pool)))
            s.looked[seat], s.decks[deck] = mixed[: len(cards)], mixed[len(cards) :]


def _choose_anew(s: State, viewer: int | None, rng: Generator) -> None:
    """Others' secret choices may be anything they could choose."""
    hidden = [seat for seat in s.chosen if seat != viewer]
    now = deciding(s)
    if now is None:
        return
    task, decision = now
    for seat in hidden:
        if not decision.secret:  # he has planned for a later place of the port, or left it
            s.chosen[seat] = str(LEAVE)
            continue
        possible = [
            action
            for action in decision.considered(s, seat, task)
            if decision.refusal(s, seat, task, action) is None
        ]
        s.chosen[seat] = str(rng.choice(possible))


def observe(s: State, viewer: int | None) -> Observation:
    """The table as a seat sees it; a spectator is None."""
    return Observation(
        viewer=viewer,
        options=dict(s.options),
        players=tuple(_player(s, player) for player in s.players),
        to_act=to_act(s),
        task=f"{s.agenda[-1].name} {s.agenda[-1].what}".strip() if s.agenda else "",
        due=s.agenda[-1].n if s.agenda and s.agenda[-1].name in ("give", "take") else 0,
        acted=s.acted,
        moved=s.moved,
        baron=s.baron,
        wanted=s.wanted,
        quest=s.quest,
        adventure=s.adventure,
        phase=s.phase,
        card=s.card,
        sea=tuple(_ship(s, die) for die in s.sea),
        bag=tuple(tokens(s.bag)),
        heap=tuple(tokens(s.heap)),
        parts=PartsLeft(*s.parts),
        sold=s.sold,
        decks=tuple(DeckSeen(name, len(cards)) for name, cards in s.decks.items()),
        looked=s.looked.get(viewer, ()) if viewer is not None else (),
        chosen=s.chosen.get(viewer, "") if viewer is not None else "",
        decided=tuple(sorted(s.chosen)),
        closed=tuple(ClosedSeen(*item) for item in s.closed.items()),
        rolls=tuple(RollSeen(*item) for item in s.rolls.items()),
        tally=tuple(TallySeen(*item) for item in s.tally.items()),
        notation=_remember(hide(s, viewer)),
    )


def hide(s: State, viewer: int | None) -> State:
    """The state without what a viewer cannot know: decks in order, others' cards and choices."""
    twin = s.copy()
    for name, cards in s.decks.items():
        if name != "starter":  # the order of the starters is printed on them
            twin.decks[name] = tuple(sorted(cards))
    for seat, cards in s.looked.items():
        if seat != viewer:
            deck = "sailors" if cards[0] in SAILORS else "upgrades"
            pool = sorted((*cards, *twin.decks[deck]))
            twin.looked[seat], twin.decks[deck] = (
                tuple(pool[: len(cards)]),
                tuple(pool[len(cards) :]),
            )
    revenge = sorted((*s.decks.get("revenge", ()), *(c for p in s.players for c in p.revenge)))
    for player in twin.players:
        count = len(player.revenge)
        player.revenge, revenge = tuple(revenge[:count]), revenge[count:]
    if "revenge" in s.decks:
        twin.decks["revenge"] = tuple(revenge)
    twin.chosen = {seat: choice if seat == viewer else "?" for seat, choice in s.chosen.items()}
    return twin


def _player(s: State, p: Player) -> PlayerSeen:
    return PlayerSeen(
        seat=p.seat,
        ships=p.ships,
        captain=p.captain,
        coins=p.coins,
        points=shown_points(p),
        victory_points=victory_points(p),
        loot=tuple(tokens(p.loot)),
        capacity=capacity(p),
        sails=p.parts[SAIL],
        ready_sails=p.ready(SAIL),
        cannons=p.parts[CANNON],
        ready_cannons=ready_cannons(s, p),
        holds=p.parts[HOLD],
        hamsters=p.hamsters,
        upgrades=tuple(UpgradeSeen(*item) for item in p.upgrades.items()),
        sailors=tuple(SailorSeen(*item) for item in p.sailors.items()),
        cards=tuple(POINTS[card].points for card in p.points),
        revenge=len(p.revenge),
        sent=p.sent,
        lost=p.lost,
        trophies=p.trophies,
        passed=p.passed,
        used=p.used,
    )


def _ship(s: State, die: str) -> ShipSeen:
    np = owner(die) < 0
    orders = tuple(f"{o.action} {o.what}".strip() for o in meaning(s, die).orders) if np else ()
    marks = tuple(mark for mark in s.marks if mark.ship == die)
    ally = die in s.allies
    return ShipSeen(die, owner(die), kind(die), *s.sea[die], strength(s, die), ally, orders, marks)
