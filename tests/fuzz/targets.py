"""What the fuzzer tries: a function of a text each. It says whether the text could be read, and
raises only if something is at fault.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache

import msgspec

from quarterdeck.cli.retelling import as_text
from quarterdeck.core import (
    FastSeed,
    Game,
    Match,
    NotationError,
    Position,
    QuarterdeckError,
    Record,
    Script,
    Table,
)
from quarterdeck.core.match import filtered
from quarterdeck.core.verify import verify
from quarterdeck.games.port_royal import PORT_ROYAL, Card
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.game import Shuffle, StartPlayer
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.draws import LootToken, Roll
from quarterdeck.games.rattle_battle.draws import Shuffle as ShuffledDeck
from quarterdeck.games.rattle_battle.falls import Falling
from quarterdeck.games.rattle_battle.loot import heap
from quarterdeck.i18n import Words
from quarterdeck.server import messages
from quarterdeck.server.errors import Refusal
from quarterdeck.server.ledger import HUMAN, Ledger

GAMES = {game.name: game for game in (PORT_ROYAL, RATTLE_BATTLE)}
STEPS = 4
"""So far is played from a position, where that needs no chance."""

OUTCOMES = (
    StartPlayer(3),
    Shuffle(range(CARDS), first=True),
    Shuffle(range(9), first=False),
    ShuffledDeck("sailors", ("rita", "bo")),
    LootToken(heap([("rum", 2), ("spices", 1)])),
    Roll(("0.1", "y1")),
    Falling(2),
)


def cards_and_outcomes(text: str) -> bool:
    """Cards, and what chance gave in a record: it is read and written the same, or refused."""
    read = False
    with suppress(NotationError):
        assert str(Card(text)) == text
        read = True
    for draw in OUTCOMES:
        with suppress(NotationError):
            once = draw.text(draw.parse(text))  # type: ignore[arg-type]
            assert draw.text(draw.parse(once)) == once  # type: ignore[arg-type]
            read = True
    return read


def actions(text: str) -> bool:
    """Actions of both games."""
    read = False
    for game in GAMES.values():
        with suppress(NotationError):
            action = game.parse_action(text)
            assert game.parse_action(str(action)) == action
            read = True
    return read


def port_royal_positions(text: str) -> bool:
    """Positions of Port Royal, and the first steps from them."""
    return _position(PORT_ROYAL, text)


def rattle_battle_positions(text: str) -> bool:
    """Positions of Rattle Battle, and the first steps from them."""
    return _position(RATTLE_BATTLE, text)


def _position(game: Game, text: str) -> bool:
    try:
        position = game.parse_position(text)
    except NotationError:
        return False
    written = str(position)
    assert str(game.parse_position(written)) == written
    lots = FastSeed(len(text)).generator(0)
    with suppress(QuarterdeckError):  # chance has nothing to say, so a step may break off
        for _ in range(STEPS):
            _look(position)
            if not position.to_act():
                break
            seat = lots.choice(position.to_act())
            choices = position.legal(seat)
            assert choices, f"seat {seat} can do nothing"
            position.apply(seat, choices.sample(lots), Script(()))
    return True


def _look(position: Position) -> None:
    for viewer in (None, *range(position.seats)):
        position.observe(viewer)
    assert (position.result() is None) == bool(position.to_act())


def records(text: str) -> bool:
    """Whole records: followed, judged and retold."""
    try:
        record = Record.parse(text)
        game = GAMES.get(record.game, PORT_ROYAL)
        if game is RATTLE_BATTLE:
            record.seed = None  # dice that fall would take the fuzzer's time
        match = Match.resume(game, record)
    except QuarterdeckError:
        return False
    again = Match.resume(game, Record.parse(str(match.record)))
    assert str(again.record) == str(match.record)
    verify(game, record)
    told = "\n".join(as_text(game, record, Words("en")))
    assert "\x1b" not in told
    return True


def socket_messages(text: str) -> bool:
    """Messages of clients, and the actions in them."""
    try:
        message = messages.decode(text)
    except msgspec.MsgspecError:
        return False
    if isinstance(message, messages.Act):
        for ledger in map(_dealt, GAMES.values()):
            with suppress(QuarterdeckError, Refusal):
                action = ledger.match.game.parse_action(message.action)
                fork = ledger.fork()
                fork.act(message.seat, action, HUMAN, message.id)
                filtered(fork.steps[-1].events, None)
    return True


@cache
def _dealt(game: Game) -> Ledger:
    options = {"drops": "pool"} if game is RATTLE_BATTLE else {}
    return Ledger(Match(game, Table(3, options), FastSeed(1)))


Target = Callable[[str], bool]

TARGETS: dict[Target, int] = {
    cards_and_outcomes: 200_000,
    actions: 250_000,
    port_royal_positions: 200_000,
    rattle_battle_positions: 100_000,
    records: 50_000,
    socket_messages: 200_000,
}
"""How many inputs each is given in the long form: 1,000,000 in all."""


def text_of(data: bytes) -> str:
    """Bytes of the fuzzer as a text."""
    return data.decode("utf-8", "replace")


def named(name: str) -> Target:
    """A target by its name."""
    return next(target for target in TARGETS if target.__name__ == name)
