"""Where a game is worked out: on the spot if it is quick, and else by a worker.

So nobody waits for what is computed at another table. What is read from a record takes a while
even in a quick game, and goes to a worker always.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from quarterdeck.core import Refusal as RulesRefusal
from quarterdeck.server.errors import Code, Refusal, other_rules
from quarterdeck.server.ledger import UNDO, Ledger, Row
from quarterdeck.server.turns import Urgency
from quarterdeck.server.views import Look, states
from quarterdeck.server.work import carry_out, look_ahead, read

if TYPE_CHECKING:
    from quarterdeck.core import Action, Game, Preview
    from quarterdeck.core.aids import Aids
    from quarterdeck.core.match import Attempt, Made
    from quarterdeck.server.messages import StateTold
    from quarterdeck.server.rows import TableRow
    from quarterdeck.server.workers import Workers

T = TypeVar("T")


class Desk:
    """What one game computes. The owner is on whose account: of his wishes the first comes soon."""

    def __init__(self, workers: Workers, game: Game) -> None:
        self._workers, self._game = workers, game

    async def read(self, row: TableRow, steps: list[Row]) -> Ledger:
        """The game that stored steps leave off at."""
        work = partial(read, self._game, row.header, steps, row.seed)
        ledger = await self._workers.run(work, Urgency.OPENING, row.owner)
        if ledger is None:
            raise other_rules(row.rules, self._game.rules)
        return ledger

    async def deal(self, row: TableRow) -> tuple[Ledger, Row]:
        """A new game, and its opening to be stored."""
        deal = partial(Ledger.deal, self._game, row.table, row.seed)
        return await self._work_out(deal, row.owner)

    async def carry_out(self, attempt: Attempt, owner: str) -> tuple[Made, ...]:
        """What comes of an action and the obvious ones after it; refused if it is not allowed."""
        return _allowed(await self._work_out(partial(carry_out, attempt), owner))

    async def is_asked(self, ledger: Ledger, seat: int, owner: str) -> bool:
        """Whether a seat has something to decide, and not only the obvious to do."""
        position = ledger.match.position
        return await self._work_out(partial(position.obvious, seat), owner) is None

    async def look_ahead(self, ledger: Ledger, seat: int, action: Action, owner: str) -> Preview:
        """What an action would bring for certain; refused if the rules do not allow it."""
        work = partial(look_ahead, ledger.match.position, seat, action)
        return _allowed(await self._work_out(work, owner))

    async def follow(self, ledger: Ledger, steps: Sequence[Row], owner: str) -> Ledger:
        """The ledger after steps that another server has stored."""
        fork = ledger.fork()
        for step in steps:
            if step.by == UNDO:
                fork.follow(step, None)
            else:  # what was obvious then is a step of its own
                made, *_ = await self.carry_out(fork.stored(step), owner)
                fork.follow(step, made)
        return fork

    async def states(
        self, ledger: Ledger, looks: Sequence[Look], aids: Aids | None, owner: str
    ) -> list[StateTold]:
        """How a table stands for those who look at it."""
        position = ledger.match.position
        return await self._work_out(partial(states, position, ledger.number, looks, aids), owner)

    async def _work_out(self, work: Callable[[], T], owner: str) -> T:
        if self._game.quick:
            return work()
        return await self._workers.run(work, Urgency.PERSON, owner)


def _allowed(found: T | RulesRefusal) -> T:
    """What was found, if the rules did not refuse it."""
    if isinstance(found, RulesRefusal):
        raise Refusal(Code.ILLEGAL, found.text, found.details, found.code, found.measure)
    return found
