"""How all bots of this game play the crazy adventures: what there is to know about them (RB 5)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from quarterdeck.games.rattle_battle.actions import Command, Throw
from quarterdeck.games.rattle_battle.cards import FACES
from quarterdeck.games.rattle_battle.dice import kind, owner
from quarterdeck.games.rattle_battle.rules.crazy import UNROLLED, dice_of, to_roll, value
from quarterdeck.games.rattle_battle.rules.sea import cannon_strength
from quarterdeck.games.rattle_battle.rules.throws import in_hand
from quarterdeck.games.rattle_battle.state import State, Task

Choice = Command | Throw
ROLL, STOP = Command("roll"), Command("stop")


def face_values(s: State, die: str) -> list[int]:
    """What the six faces of a player's die count."""
    cannon = cannon_strength(s, s.players[owner(die)])
    return [cannon if face == "cannon" else int(face) for face in FACES[kind(die)]]


def mean_value(s: State, die: str) -> float:
    """What a die shows in the mean."""
    return sum(face_values(s, die)) / 6


def plank(s: State, seat: int, task: Task) -> Choice:
    """Roll on while somebody has more, or while the next die more likely adds than falls."""
    mine, most = s.tally[seat], s.adventure_card.most
    others = [total for other, total in s.tally.items() if other != seat]
    die = next(die for die in dice_of(s, seat) if s.rolls[die] == UNROLLED)
    fine = sum(mine + n <= most for n in face_values(s, die)) / 6
    last = s.order()[-1] == seat
    if last:
        return ROLL if mine <= max(others) else STOP
    return ROLL if fine >= 0.6 or mine < max(others) else STOP


def drinking(s: State, seat: int, task: Task) -> Choice:
    """Keep the value of which there are most dice, the higher one of equals."""
    shown = {die: value(s, die) for die in dice_of(s, seat)}
    counts = Counter(shown.values())
    wanted = max(counts, key=lambda n: (counts[n], n))
    free = to_roll(s, seat)
    keep = [die for die in free if shown[die] == wanted] or [max(free, key=lambda d: shown[d])]
    return Command("keep", tuple(keep))


def skirmish(s: State, seat: int, task: Task) -> Choice:
    """The lowest die is lost and every other is rolled again: risk the best one."""
    return Command("choose", (max(dice_of(s, seat), key=lambda die: value(s, die)),))


def treasure_dig(s: State, seat: int, task: Task) -> Choice:
    """A value of one's own that nobody else can show, or the rarest there is, the higher first."""
    shown = Counter(value(s, die) for die in s.rolls if owner(die) != seat)
    mine = dice_of(s, seat)
    best = max(mine, key=lambda die: (-shown[value(s, die)], value(s, die)))
    return Command("choose", (best,))


def guess(s: State, seat: int, task: Task) -> Choice:
    """The sum that is to be expected; who guesses later in the order keeps a step aside."""
    expected = sum(mean_value(s, die) for die in s.rolls)
    aside = s.order().index(seat)
    step = (aside + 1) // 2 * (1 if aside % 2 else -1)
    least, most = len(s.rolls), 6 * len(s.rolls)
    return Command("guess", (str(min(max(round(expected) + step, least), most)),))


def throw(s: State, seat: int, task: Task) -> Choice:
    """Let the die fall where it shall lie: on others' dice, or over the middle."""
    die = in_hand(s, seat)[0]
    if s.card == "bomb-throw":
        targets = [other for other in s.sea if owner(other) != seat]
        if targets:
            x, y, _ = s.sea[targets[0]].pose
            return Throw(die, round(x, 2), round(y, 2), 0.0, 0.0)
        return Throw(die, -100.0, -100.0, 0.0, 0.0)  # out of everybody's way
    return Throw(die, 0.0, 0.0, 0.0, 0.0)


PASTIMES: Final = {
    "plank": plank,
    "drinking": drinking,
    "skirmish-pick": skirmish,
    "dig-pick": treasure_dig,
    "guess": guess,
    "throw": throw,
}
"""By the name of the decision."""
