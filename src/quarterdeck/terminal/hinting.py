"""A hint at the table: every action with its winning chance and reasons, on a sheet of paper."""

from __future__ import annotations

from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

from quarterdeck.analysis import Hint, analyst_for
from quarterdeck.analysis.api import SIMULATIONS, with_reasons
from quarterdeck.analysis.telling import Teller
from quarterdeck.core import QuarterdeckError
from quarterdeck.terminal.dialogs import Reading

if TYPE_CHECKING:
    from quarterdeck.terminal.table import TableScreen

SECONDS: Final = 10.0
"""Loading what is compiled takes a second or two. Compiling takes longer than anybody waits."""


def show_hint(table: TableScreen) -> None:
    """Weigh what the person asked may do, without keeping the table from being drawn."""
    words, sitting = table.words, table.sitting
    if not len(sitting.choices):
        table.say(words("analysis-hint-none"))
        return
    try:
        analyst = analyst_for(sitting.match.game.name)
    except QuarterdeckError as error:
        table.say(str(error), wrong=True)
        return
    table.say(words("analysis-preparing"))
    state, seat = table.state, sitting.seat
    seen = sitting.match.observe(seat)

    def think() -> None:
        patience = monotonic() + SECONDS
        while not analyst.ready():
            if monotonic() > patience:
                table.app.call_from_thread(table.say, words("analysis-hint-wait"))
                return
            sleep(0.05)
        found = with_reasons(analyst, seen, analyst.weigh(seen, SIMULATIONS, sitting.bot_seed))
        table.app.call_from_thread(lay_out, found)

    def lay_out(found: Hint) -> None:
        if state == table.state:
            table.say("")
            teller = Teller(analyst, table.wording, sitting.names)
            sheet = Reading(words("analysis-hint"), teller.hint(found), words("close"))
            table.app.push_screen(sheet)

    table.run_worker(think, group="hints", thread=True, exclusive=True)
