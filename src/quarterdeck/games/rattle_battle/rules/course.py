"""All steps and decisions of the game in one table, and what works the agenda off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from quarterdeck.core import Action, Chance, Event, Refusal
from quarterdeck.games.rattle_battle.cards import (
    ADVENTURES,
    BEGIN,
    LOOT,
    PARTS,
    SAILORS,
    SHIPS,
    SPECIALS,
    STARTERS,
    UPGRADES,
)
from quarterdeck.games.rattle_battle.draws import FirstBaron
from quarterdeck.games.rattle_battle.events import GameBegan, TurnPassed
from quarterdeck.games.rattle_battle.loot import heap
from quarterdeck.games.rattle_battle.rules import (
    ashore,
    at_once,
    battle,
    crazy,
    crew,
    homecoming,
    loot,
    port,
    rewards,
    secrets,
    sending,
    throws,
    turns,
)
from quarterdeck.games.rattle_battle.rules.decks import shuffle
from quarterdeck.games.rattle_battle.rules.play import Decision, Play
from quarterdeck.games.rattle_battle.state import PARTS as PART_NAMES
from quarterdeck.games.rattle_battle.state import Player, State, Task

Step = Callable[[Play, Task], None]

STEPS: Final[Mapping[str, Step]] = {
    # the ten phases of an adventure
    "draw": sending.draw,
    "drop": sending.begin_drop,
    "np": battle.np_phase,
    "actions": turns.actions,
    "battle": battle.battle,
    "coins": rewards.coins,
    "loot": rewards.loot,
    "sailors": crew.sailors,
    "repair": homecoming.repair,
    "load": homecoming.load,
    "end-adventure": homecoming.end_adventure,
    # what they are made of
    "begin-adventure": sending.begin_adventure,
    "before-send": sending.before_send,
    "all-sent": sending.all_sent,
    "join": turns.join,
    "next-turn": turns.next_turn,
    "loot-card": rewards.loot_card,
    "loot-more": rewards.loot_more,
    "loot-bonus": rewards.loot_bonus,
    "loot-trade": rewards.loot_trade,
    "crew-turn": crew.crew_turn,
    "crew-effect": crew.crew_effect,
    "repair-seat": homecoming.repair_seat,
    "repaired": homecoming.repaired,
    "make-room": homecoming.make_room,
    "must-give": loot.must_give,
    "may-take": loot.may_take,
    # crazy adventures
    "crazy": crazy.crazy,
    **crazy.STARTS,
    **secrets.STARTS,
    **throws.STARTS,
    # the port
    "port": port.port,
    "place": port.place,
    "shuffle": port.shuffle_visited,
    "visit": port.visit,
    "go-ashore": ashore.go_ashore,
    "walk": ashore.walk,
    "port-round": at_once.port_round,
    "settle": port.settle,
    "end-quest": port.end_quest,
}
"""What the rules do by themselves."""

DECISIONS: Final[Mapping[str, Decision]] = {
    "part": crew.Part(),
    "exhaust": sending.Exhaust(),
    "send": sending.Send(),
    "let-drop": sending.LetDrop(),
    "fifth": turns.Fifth(),
    "turn": turns.Turn(),
    "close": rewards.Close(),
    "choose-loot": rewards.ChooseLoot(),
    "take": loot.TakeLoot(),
    "trade": rewards.Trade(),
    "crew": crew.Crew(),
    "cat": homecoming.Cat(),
    "give": loot.Give(),
    "at": port.At(),
    "ashore": ashore.Ashore(),
    "at-once": at_once.AtOnce(),
    "keep": port.Keep(),
    **crazy.CHOICES,
    **secrets.CHOICES,
    "throw": throws.ThrowDie(),
}
"""What players decide."""


def run(play: Play) -> None:
    """Work the agenda off up to the next decision, or the end."""
    while (agenda := play.s.agenda) and agenda[-1].name not in DECISIONS:
        task = agenda.pop()
        STEPS[task.name](play, task)


def deciding(s: State) -> tuple[Task, Decision] | None:
    """What has to be decided now; None when it is over, and in the middle of an action."""
    if not s.agenda or s.agenda[-1].name not in DECISIONS:
        return None
    return s.agenda[-1], DECISIONS[s.agenda[-1].name]


def to_act(s: State) -> tuple[int, ...]:
    """Who has to decide."""
    now = deciding(s)
    return now[1].deciders(s, now[0]) if now else ()


def refusal(s: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now, or None."""
    now = deciding(s)
    if now is None or seat not in to_act(s):
        seats = " and ".join(map(str, to_act(s))) or "nobody"
        return Refusal("not-your-turn", f"{seats} must decide now", {"seats": seats})
    return now[1].refusal(s, seat, now[0], action)


def carry_out(s: State, seat: int, action: Action, chance: Chance) -> list[Event]:
    """An action, and all that follows up to the next decision."""
    play = Play(s, chance)
    work_off(play, seat, action)
    return play.events


def work_off(play: Play, seat: int, action: Action) -> None:
    """The same, told to who watches."""
    s, before = play.s, to_act(play.s)
    task = s.agenda.pop()
    DECISIONS[task.name].take(play, seat, task, action)
    run(play)
    if s.agenda and to_act(s) != before:
        play.tell(TurnPassed(to_act(s)))  # the one place that keeps a turn from being taken back


# -- set-up ----------------------------------------------------------------------------------------


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> tuple[State, list[Event]]:
    """RB 2: the table as the game begins; everybody chooses a part first."""
    s = State(options=dict(options), players=[Player(seat) for seat in range(seats)])
    play = Play(s, chance)
    s.baron = play.draw(FirstBaron(seats))
    play.tell(GameBegan(s.baron, s.scenario))
    s.bag = heap(LOOT.items())
    if s.on("loot_pack"):
        s.bag = heap([*LOOT.items(), *((card, SPECIALS[card].tokens) for card in SPECIALS)])
    s.parts = [PARTS[part] for part in PART_NAMES]
    for name, cards in decks(s).items():
        if name == "starter":
            s.decks[name] = cards
        else:
            shuffle(play, name, cards)
    board = SHIPS["pirate-wars" if s.scenario == "pirate-wars" else "norrington"][str(seats)]
    for player in s.players:
        player.ships = board["ships"]
        player.captain = board.get("captain", False)
        for part in BEGIN[str(seats)]:
            loot.add_part(play, player.seat, part, "begin")
    s.quest = 1
    play.then(*(Task("part", seat, 0, "begin") for seat in s.order()), Task("draw"))
    return s, play.events


def decks(s: State) -> Mapping[str, tuple[str, ...]]:
    """RB 2.3, 2.4, 9: the cards of each deck, not shuffled."""
    return _decks(s.scenario, s.on("crew_pack"), s.on("extra_starters"))


@cache
def _decks(scenario: str, crew_pack: bool, extra_starters: bool) -> Mapping[str, tuple[str, ...]]:
    sailors = tuple(name for name, card in SAILORS.items() if crew_pack or not card.pack)
    both = {"sailors": sailors, "upgrades": tuple(UPGRADES)}
    if scenario == "introductory":
        return {**both, "starter": STARTERS["all" if extra_starters else "numbers"]}
    piles = {
        tier: tuple(a.id for a in ADVENTURES.values() if a.deck == scenario and a.tier == tier)
        for tier in ("light", "heavy", "final")
    }
    piles["crazy"] = tuple(a.id for a in ADVENTURES.values() if a.deck == "crazy")
    if scenario == "pirate-wars":
        piles["revenge"] = tuple(a.id for a in ADVENTURES.values() if a.deck == "norrington")
    return {**both, **piles}
