"""An option of the table is one row: with one more, all that reads the rows knows it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from quarterdeck.games.port_royal import options
from quarterdeck.games.port_royal.options import CHOICES

HERE = Path(options.__file__).parent

ONE_MORE = """
import sys
from pathlib import Path
from types import ModuleType

name, file = "quarterdeck.games.port_royal.options", sys.argv[1]
source = Path(file).read_text("utf-8")
row, end = 'Choice("wind", ("calm", "gale"), "how hard it blows"),', ")\\nEND, JESTER_ON_BUST"
source = source.replace(end, f"{row}{end}, WIND")
sys.modules[name] = changed = ModuleType(name)
exec(compile(source, file, "exec"), vars(changed))

from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.port_royal import PORT_ROYAL, port_royal_v0
from quarterdeck.games.port_royal.analysis.onlookers import onlooker_for
from quarterdeck.games.port_royal.analysis.solver import _knowledge
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.dataset import SCHEMA, Order
from quarterdeck.games.port_royal.envs.features import named
from quarterdeck.games.port_royal.rules.knowledge import lay_out
from quarterdeck.games.port_royal.state import State, packed, unpack

table = Table(2, {"end": "expedition", "wind": "gale"})
wanted = {"end": "expedition", "jester_on_bust": "everyone", "wind": "gale"}
position = Match(PORT_ROYAL, table, FastSeed(1)).position
assert position.options == wanted, "the state"
assert "; option end expedition; option wind gale; " in str(position), "the notation"
assert PORT_ROYAL.parse_position(str(position)).options == wanted, "the notation, read"
seen = position.observe(0)
assert seen.options == wanted, "the observation"
assert seen.any_state().options == [1, 0, 1], "the state that it stands for"
other = State()
lay_out(position.state, other, [0] * CARDS, [0] * CARDS)
assert other.options == [1, 0, 1], "the same by the rules"
assert unpack(packed(position.state)[0]).options == [1, 0, 1], "the record"
env = port_royal_v0.env(wind="gale")
env.reset(seed=1)
tensor = env.observe("player_0")["observation"]
assert named(tensor)["options"].tolist() == [0, 0, 1], "the environment"
calm = PORT_ROYAL.parse_position(str(position).replace("option wind gale; ", ""))
assert _knowledge(calm.state) != _knowledge(position.state), "the solver"
assert "wind" in SCHEMA.names, "the columns of a data set"
assert Order.at(table, "thumb", 1).about.items() >= wanted.items(), "the order of a data set"
net_for(2), onlooker_for(2)  # nets that were taught before still fit
"""


def test_one_more_row_is_read_by_all() -> None:
    command = [sys.executable, "-c", ONE_MORE, options.__file__]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_only_the_table_and_the_rules_name_an_option() -> None:
    # "end" is a word of English, too; as a text or a constant it is the option.
    names = "|".join(f"\\b{c.name.upper()}\\b|[\"'`]{c.name}[\"'`]" for c in CHOICES)
    found = {
        str(file.relative_to(HERE))
        for file in HERE.rglob("*.py")
        if re.search(names, file.read_text("utf-8"))
    }
    assert found == {"options.py", "rules/discovering.py", "rules/turn.py"}
