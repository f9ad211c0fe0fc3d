"""Forged records: ``tests/forged/*.txt``, each a deal or a takeback that must not pass for fair.

``python -m tests.forging`` writes them anew. Each forgery below says what a cheat does, and which
code must find him out. All follow the rules of the game: only the table's were broken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from quarterdeck.bots import make_bot
from quarterdeck.bots.api import ask
from quarterdeck.core import FairSeed, FastSeed, Match, Record, Seed, Table
from quarterdeck.core.findings import Code
from quarterdeck.core.record import Act, Opened
from quarterdeck.core.rng import NO_PART, pledge
from quarterdeck.games.port_royal import PORT_ROYAL

FOLDER = Path(__file__).parent / "forged"
SECRET = bytes([9]) * 32
"""It deals a short game."""
NONCES = ("anne-adds-this", "mary-adds-that")
SEVERAL, ALONE = (0, 1), (0,)

Trick = Callable[[Match], None]
"""What a cheat does in the middle of a game."""


def seed_of(*nonces: str, secret: bytes = SECRET) -> FairSeed:
    """A deal to which each seat that has a nonce has pledged it."""
    promised = FairSeed(secret).commitment
    given = enumerate(nonces)
    pledges = [n if n == NO_PART else pledge(promised, seat, n) for seat, n in given]
    return FairSeed(secret, nonces, tuple(pledges))


HONEST = seed_of(*NONCES)
WITH_BOT = seed_of(NONCES[0], NO_PART)


def game(
    seed: Seed = HONEST, people: tuple[int, ...] | None = SEVERAL, trick: Trick | None = None
) -> Match:
    """A whole game of Anne and Mary; the trick is played when Anne has drawn her third card."""
    match = Match(PORT_ROYAL, Table(2, {}, ("Anne", "Mary"), people), seed)
    play_on(match, lambda: sum(str(step) == "0 draw" for step in acts(match)) == 3)
    if trick is not None:
        trick(match)
    play_on(match)
    return match


def acts(match: Match) -> list[Act]:
    return [entry for entry in match.record.entries if isinstance(entry, Act)]


def play_on(match: Match, enough: Callable[[], bool] = lambda: False) -> None:
    """Let both play by rules of thumb, to the end or as long as there is not enough."""
    bot = make_bot(PORT_ROYAL.name, "thumb")
    while match.result is None and not enough():
        (seat,) = match.position.to_act()
        match.act(seat, ask(bot, match, seat, 1))


def text(match: Match, *changes: tuple[str, str]) -> str:
    """A record, with something written in it that was not so."""
    found = str(match.record)
    for old, new in changes:
        assert old in found
        found = found.replace(old, new, 1)
    return found


def without(match: Match, *keys: str) -> str:
    """A record without these lines of its header."""
    lines = str(match.record).splitlines()
    return "\n".join(line for line in lines if line.partition(":")[0] not in keys) + "\n"


# -- tricks ---------------------------------------------------------------------------------------


def draws_again(match: Match) -> None:
    """Anne does not like the card she drew."""
    match.undo(0, free=True)


def draws_for_another(match: Match) -> None:
    """Mary does not like it."""
    match._undo(1, 1)


def goes_far_back(match: Match) -> None:
    """Anne takes back two decisions at once, which no table offers."""
    match._undo(0, match.undoable(0, free=True) + 1)


def peeps(match: Match) -> None:
    """The house opens its secret for somebody who still plays."""
    match.record.entries.append(Opened(SECRET.hex()))


def loser_goes_back(seed: FairSeed = HONEST, people: tuple[int, ...] = SEVERAL) -> str:
    """When all cards are known the loser takes back, and wins."""
    match = game(seed, people)
    assert match.result is not None
    lost = match.result.winners
    (loser,) = {0, 1} - set(lost)
    for _ in range(40):
        match._undo(loser, since_own(match, loser))
        tried = Match.resume(PORT_ROYAL, Record.parse(str(match.record)), seed)
        tried.act(loser, tried.legal(loser).actions[-1])
        play_on(tried)
        if tried.result is not None and tried.result.winners != lost:
            return str(tried.record)
    raise AssertionError("the loser found no way to win")


def since_own(match: Match, seat: int) -> int:
    """How many actions there were since the last decision of a seat, that one included."""
    seats = [step.seat for step in match.steps]
    return seats[::-1].index(seat) + 1


def goes_back_after_the_end(seed: FairSeed = HONEST, people: tuple[int, ...] = SEVERAL) -> str:
    """The same before the secret is opened: the result was known."""
    match = game(seed, people)
    match.record.entries.pop()
    match._undo(0, since_own(match, 0))
    play_on(match)
    return str(match.record)


def opened_twice() -> str:
    match = game()
    return str(match.record) + f"open {SECRET.hex()}\n"


def opened_in_mid_game() -> str:
    """The game breaks off, and its secret is open: who knows whether it will go on?"""
    match = game()
    cut = next(n for n, entry in enumerate(match.record.entries) if str(entry) == "1 stop")
    del match.record.entries[cut:]
    peeps(match)
    return str(match.record)


def chosen_seed(opened: str = "") -> str:
    """A seed that somebody chose deals, beside a promise that it is not."""
    header = f"seed: 5\ncommitment: {HONEST.commitment}\nnonces: {' '.join(NONCES)}\n"
    return text(game(FastSeed(5)), ("seed: 5\n", header)) + opened


def late_nonce() -> str:
    """Mary and the house choose her nonce when they know Anne's."""
    late = FairSeed(SECRET, (NONCES[0], "mary-likes-this-better"), HONEST.pledges)
    return str(game(late).record)


def copied_pledge() -> str:
    """Mary pledges what Anne pledged, and shows what Anne showed."""
    same = HONEST.pledges[0]
    return str(game(FairSeed(SECRET, (NONCES[0], NONCES[0]), (same, same))).record)


def dealt(*nonces: str, pledges: tuple[str, ...] = (), people: tuple[int, ...] = SEVERAL) -> str:
    return str(game(FairSeed(SECRET, nonces, pledges), people).record)


@dataclass(frozen=True)
class Forgery:
    """A record, and what must be found."""

    text: Callable[[], str]
    code: Code


FORGERIES = {
    "loser-takes-back-when-all-is-open": Forgery(loser_goes_back, Code.AFTER_OPENING),
    "alone-takes-back-when-all-is-open": Forgery(
        lambda: loser_goes_back(WITH_BOT, ALONE), Code.AFTER_OPENING
    ),
    "alone-takes-back-after-the-end": Forgery(
        lambda: goes_back_after_the_end(WITH_BOT, ALONE), Code.TAKEBACK_AFTER_END
    ),
    "opened-twice": Forgery(opened_twice, Code.AFTER_OPENING),
    "takeback-after-the-end": Forgery(goes_back_after_the_end, Code.TAKEBACK_AFTER_END),
    "drawn-card-taken-back": Forgery(
        lambda: str(game(trick=draws_again).record), Code.TAKEBACK_PAST_CHANCE
    ),
    "drawn-card-taken-back-people-left-out": Forgery(
        lambda: without(game(trick=draws_again), "people"), Code.TAKEBACK_PAST_CHANCE
    ),
    "drawn-card-taken-back-nobody-named": Forgery(
        lambda: str(game(seed_of(NONCES[0], NO_PART), None, draws_again).record),
        Code.FREE_TAKEBACKS,
    ),
    "drawn-card-taken-back-mary-called-a-bot": Forgery(
        lambda: text(game(trick=draws_again), ("people: 0 1", "people: 0")), Code.NONCE_OF_BOT
    ),
    "pledge-of-a-bot": Forgery(
        lambda: dealt(NONCES[0], NO_PART, pledges=HONEST.pledges, people=ALONE), Code.NONCE_OF_BOT
    ),
    "taken-back-by-the-other-seat": Forgery(
        lambda: str(game(trick=draws_for_another).record), Code.TAKEBACK_OF_ANOTHER
    ),
    "taken-back-by-a-bot": Forgery(
        lambda: str(game(WITH_BOT, ALONE, draws_for_another).record), Code.TAKEBACK_BY_BOT
    ),
    "taken-back-too-far": Forgery(
        lambda: str(game(WITH_BOT, ALONE, goes_far_back).record), Code.TAKEBACK_TOO_FAR
    ),
    "opened-early": Forgery(lambda: str(game(trick=peeps).record), Code.OPENED_EARLY),
    "opened-and-broken-off": Forgery(opened_in_mid_game, Code.OPENED_EARLY),
    "no-nonces": Forgery(lambda: dealt(), Code.NO_NONCES),
    "no-nonces-but-dashes": Forgery(lambda: dealt(NO_PART, NO_PART), Code.NO_NONCES),
    "too-few-nonces": Forgery(lambda: dealt(NONCES[0]), Code.NONCE_COUNT),
    "too-many-nonces": Forgery(lambda: dealt(*NONCES, "the-house-adds-this"), Code.NONCE_COUNT),
    "nonce-dropped": Forgery(
        lambda: dealt(NONCES[0], NO_PART, pledges=(HONEST.pledges[0], NO_PART)), Code.WITHOUT_PART
    ),
    "nonce-exchanged": Forgery(
        lambda: text(game(), (NONCES[1], "mary-adds-those")), Code.DEAL_DIFFERS
    ),
    "nonce-never-shown": Forgery(
        lambda: dealt(NONCES[0], NO_PART, pledges=HONEST.pledges), Code.NOT_REVEALED
    ),
    "nonce-chosen-late": Forgery(late_nonce, Code.PLEDGE_DIFFERS),
    "nonce-never-pledged": Forgery(
        lambda: dealt(*NONCES, pledges=(HONEST.pledges[0], NO_PART)), Code.NOT_PLEDGED
    ),
    "pledge-copied": Forgery(copied_pledge, Code.PLEDGE_DIFFERS),
    "pledges-left-out": Forgery(lambda: without(game(), "pledges"), Code.NO_PLEDGES),
    "too-few-pledges": Forgery(
        lambda: dealt(*NONCES, pledges=HONEST.pledges[:1]), Code.PLEDGE_COUNT
    ),
    "chosen-seed-unopened": Forgery(chosen_seed, Code.SEED_BESIDE_COMMITMENT),
    "chosen-seed-opened": Forgery(
        lambda: chosen_seed(f"open {SECRET.hex()}\n"), Code.SEED_BESIDE_COMMITMENT
    ),
    "chosen-seed-with-nonces": Forgery(
        lambda: text(game(FastSeed(5)), ("seed: 5\n", f"seed: 5\nnonces: {' '.join(NONCES)}\n")),
        Code.NO_COMMITMENT,
    ),
}


def main() -> None:
    """Write them."""
    FOLDER.mkdir(exist_ok=True)
    for name, forgery in FORGERIES.items():
        (FOLDER / f"{name}.txt").write_text(forgery.text(), "utf-8")


if __name__ == "__main__":
    main()
