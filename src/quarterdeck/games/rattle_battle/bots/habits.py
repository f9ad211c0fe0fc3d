"""Good habits: what a sensible beginner does, decision by decision, without looking ahead.

They are functions over a state, quick enough to play games on in somebody's head: the Landlubber is
these habits and nothing else, the others imagine that everybody has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.bots.estimates import A_PART
from quarterdeck.games.rattle_battle.bots.horizon import quests_left
from quarterdeck.games.rattle_battle.bots.pastimes import PASTIMES, Choice
from quarterdeck.games.rattle_battle.bots.planning import after, banked, goes_to
from quarterdeck.games.rattle_battle.bots.worth import card_worth
from quarterdeck.games.rattle_battle.cards import POINTS, SAILORS
from quarterdeck.games.rattle_battle.geometry import gap
from quarterdeck.games.rattle_battle.loot import BASIC, INDEX, held
from quarterdeck.games.rattle_battle.rules import moving, shooting
from quarterdeck.games.rattle_battle.rules.ashore import from_here
from quarterdeck.games.rattle_battle.rules.course import deciding
from quarterdeck.games.rattle_battle.rules.homecoming import cannot_repair, to_pay
from quarterdeck.games.rattle_battle.rules.loot import capacity
from quarterdeck.games.rattle_battle.rules.pit import PAIRED
from quarterdeck.games.rattle_battle.rules.places import LEAVE, PLACE_RULES, Guild
from quarterdeck.games.rattle_battle.rules.sea import SAIL, boarders, enemies, own_ships, strength
from quarterdeck.games.rattle_battle.state import PARTS, PLACES, Player, State, Task

Habit = Callable[[State, int, Task], Choice]

DONE, PASS = Command("done"), Command("pass")


def listed(s: State, seat: int) -> list[Command]:
    """All possible answers that can be listed."""
    now = deciding(s)
    assert now is not None
    task, decision = now
    found = dict.fromkeys(decision.considered(s, seat, task))
    return [
        action
        for action in found
        if isinstance(action, Command) and decision.refusal(s, seat, task, action) is None
    ]


def first(s: State, seat: int, task: Task) -> Choice:
    """Whatever comes first."""
    return listed(s, seat)[0]


# -- before the drop -------------------------------------------------------------------------------


def part(s: State, seat: int, task: Task) -> Choice:
    """A galleon in balance: what one has fewest of."""
    player = s.players[seat]
    have = (player.parts[0], player.parts[1], player.parts[2] + 3 * player.hamsters)
    there = [index for index in range(len(PARTS)) if s.parts[index]]
    return Command("part", (PARTS[min(there, key=lambda index: have[index])],))


def send(s: State, seat: int, task: Task) -> Choice:
    """All ships that no loot needs, but always one: whoever takes part draws loot."""
    player = s.players[seat]
    free = capacity(player) - player.loot_count()
    count = min(max(free, 1), len(player.dice))
    captain = player.captain and count > 0
    ships = min(count - captain, player.ships)
    return Command("send", (str(ships), *(("captain",) if captain else ())))


def join(s: State, seat: int, task: Task) -> Choice:
    """One more ship, unless loot has to go for it."""
    player = s.players[seat]
    if player.loot_count() > capacity(player) - len(player.sent) - 1:
        return Command("stay")
    return first(s, seat, task)


# -- at sea ----------------------------------------------------------------------------------------


def turn(s: State, seat: int, task: Task) -> Choice:
    """Shoot the strongest; else sail to a ship that is weaker and board it; else pass."""
    if not s.acted:
        shot = best_shot(s, seat)
        if shot is not None:
            return shot
        boarding = best_boarding(s, seat)
        if boarding is not None:
            return boarding
    return DONE if s.acted else PASS


def best_shot(s: State, seat: int) -> Command | None:
    """At the strongest enemy, of equals one that it boards, from the ship that shoots cheaper."""
    shots = [
        action
        for action in shooting.considered(s, seat)
        if isinstance(action, Command)
        and len(action.words) == 2
        and shooting.refusal(s, seat, action) is None
    ]

    def merit(action: Command) -> tuple[float, ...]:
        ship, target = action.words
        boarded = bool(boarders(s, seat, target))
        return strength(s, target), boarded, -shooting.cost(s, ship)

    return max(shots, key=merit, default=None)


def best_boarding(s: State, seat: int) -> Command | None:
    """To the strongest enemy that one of the ships beats and none touches yet."""
    player = s.players[seat]
    if player.ready(SAIL) < 1 or moving.may_sail(s, player):
        return None
    limit = moving.sail_reach(player)
    own = own_ships(s, seat)
    pairs = [
        (strength(s, enemy), -gap(s.sea[ship].pose, s.sea[enemy].pose), ship, enemy)
        for enemy in enemies(s, seat)
        if not boarders(s, seat, enemy)
        for ship in own
        if strength(s, ship) > strength(s, enemy)
    ]
    for _, _, ship, enemy in sorted(pairs, reverse=True):
        if moving.touch_spot(s, ship, enemy, limit) is not None:
            return Command("move", (ship, "touch", enemy))
    return None


# -- loot and crew ---------------------------------------------------------------------------------


def least(s: State, player: Player, kinds: Iterable[str]) -> str:
    """The token one would rather give: without it the rest is worth most."""
    return max(kinds, key=lambda kind: after(s, player, given=(kind,)))


def most(s: State, player: Player, kinds: Iterable[str]) -> str:
    """The token one would rather have."""
    return max(kinds, key=lambda kind: after(s, player, got=(kind,)))


def give(s: State, seat: int, task: Task) -> Choice:
    """The token that is missed least."""
    kinds = (action.words[0] for action in listed(s, seat))
    return Command("give", (least(s, s.players[seat], kinds),))


def take(s: State, seat: int, task: Task) -> Choice:
    """The token in the bag that helps most."""
    there = [kind for kind in BASIC if s.bag[INDEX[kind]]]
    return Command("take", (most(s, s.players[seat], there),)) if there else DONE


def trade(s: State, seat: int, task: Task) -> Choice:
    """The trade after which one has most, if that is more than before."""
    player = s.players[seat]
    effect = s.adventure_card.effect("trade")
    assert effect is not None
    best, most_ = DONE, after(s, player)
    for action in listed(s, seat):
        if action.verb == "trade":
            got = action.words[-1] if len(action.words) > 1 else effect.get
            gained = (got,) if got in BASIC else ()
            bought = 0.0 if gained else 1.0 if got == "coin" else quests_left(s) * A_PART
            value = bought + after(s, player, given=action.words[:1], got=gained)
            if value > most_:
                best, most_ = action, value
    return best


def crew(s: State, seat: int, task: Task) -> Choice:
    """Everybody who works for nothing, and who makes something lasting out of loot."""
    player = s.players[seat]
    for action in listed(s, seat):
        if action.verb == "use":
            cost = SAILORS[action.words[0]].give
            if not cost or worth_using(s, player, action.words[0]):
                return action
    return DONE


def worth_using(s: State, player: Player, name: str) -> bool:
    """Whether a sailor brings more than he costs."""
    quests = quests_left(s)
    match name:
        case "rita":
            return True
        case "quill":
            return False
        case "olaf" | "max" | "emilio":
            return quests > 0 and player.loot_count() > len(player.lost)
    return False


# -- in port ---------------------------------------------------------------------------------------


def at(s: State, seat: int, task: Task) -> Choice:
    """Go where the plan for the loot says, sell what is left over, take the card of the guild."""
    player, rules = s.players[seat], PLACE_RULES[task.what]
    match task.what:
        case "tavern" | "workshop" if goes_to(s, player, task.what):
            return possible(s, seat, task, rules.considered(s, seat))
        case "shipyard" if goes_to(s, player, task.what):
            wanted = part(s, seat, task)
            assert isinstance(wanted, Command)
            return possible(s, seat, task, [Command("buy", wanted.words)])
        case "pit":
            return sell(s, seat, player)
        case "guild":
            return possible(s, seat, task, [*rules.considered(s, seat)][::-1])
    return DONE


def ashore(s: State, seat: int, task: Task) -> Choice:
    """The same at the first place where there is anything to do, then leave the port."""
    for place in from_here(s, seat, task.what):
        there = standing_at(s, place)
        choice = at(there, seat, there.agenda[-1])
        if choice != DONE:
            return choice
    return LEAVE


def standing_at(s: State, place: str) -> State:
    """The table as it is if the player in port goes on to a place."""
    twin = s.copy()
    twin.agenda[-1] = twin.agenda[-1]._replace(what=place)
    return twin


def possible(s: State, seat: int, task: Task, actions: Iterable[Command]) -> Command:
    """The first that can be done, or nothing."""
    rules = PLACE_RULES[task.what]
    return next((a for a in actions if rules.refusal(s, seat, a) is None), DONE)


def sell(s: State, seat: int, player: Player) -> Choice:
    """Valuables always; pairs of others where the guild's card lacks a coin, and at the end.

    But not at the end if a sailor counts what is on board.
    """
    rules = PLACE_RULES["pit"]
    last = quests_left(s) == 0
    for kind in held(player.loot):
        for verb in ("use", "sell"):
            action = Command(verb, (kind,))
            if rules.refusal(s, seat, action) is None and (last or kind in ("map", "valuables")):
                return action
    lacking = guild_price(s, player) - player.coins
    paired = [kind for kind in PAIRED for _ in range(player.loot[INDEX[kind]])]
    if (last and not banked(player)) or 0 < lacking <= len(paired) // 2:
        pairs = combinations(paired, 2)
        # What is left is for the next visit, when all places are open again.
        return max(
            (Command("sell", pair) for pair in dict.fromkeys(pairs)),
            key=lambda action: after(s, player, given=action.words, places=PLACES),
            default=DONE,
        )
    return DONE


def guild_price(s: State, player: Player) -> int:
    """What the top card costs a player; nothing if there is none."""
    rules = PLACE_RULES["guild"]
    assert isinstance(rules, Guild)
    return rules.price(s, player)[0] if s.sold < len(POINTS) else 0


def keep(s: State, seat: int, task: Task) -> Choice:
    """The card that will bring most."""
    player = s.players[seat]
    return Command("keep", (max(s.looked[seat], key=lambda card: card_worth(s, player, card)),))


def use_cat(s: State, seat: int, task: Task) -> Choice:
    """The cat pays for two ships or more, or before it is lost with everything else."""
    player = s.players[seat]
    saved = to_pay(player) > 1 or cannot_repair(player)
    return Command("use", ("cat",)) if saved else Command("pay")


HABITS: Final[dict[str, Habit]] = {
    "part": part,
    "exhaust": first,
    "send": send,
    "let-drop": lambda s, seat, task: Command("drop"),
    "fifth": join,
    "turn": turn,
    "close": lambda s, seat, task: DONE,
    "choose-loot": lambda s, seat, task: Command("choose"),
    "take": take,
    "trade": trade,
    "crew": crew,
    "cat": use_cat,
    "give": give,
    "at": at,
    "ashore": ashore,
    "at-once": at,
    "keep": keep,
    **PASTIMES,
}
"""By the name of the decision."""


def habit(s: State, seat: int) -> Choice:
    """What a seat that must decide does by habit."""
    task = s.agenda[-1]
    return HABITS[task.name](s, seat, task)
