"""What a table is told: ranges, measures, marks and faces are enough to draw what the rules do."""

from __future__ import annotations

import json
from typing import Any

from quarterdeck.core import FastSeed
from quarterdeck.core.game import plain
from quarterdeck.games.rattle_battle.actions import Slide, Slides
from quarterdeck.games.rattle_battle.cards import ADVENTURES
from quarterdeck.games.rattle_battle.geometry import Pose
from quarterdeck.games.rattle_battle.rules.sea import tiles
from tests.rattle_battle.positions import Board, board

REEFS = (
    "option scenario pirate-wars; card smugglers-cove; phase actions; "
    "parts 0 1 sail; upgrades 0 drill parrot; "
)


def over_the_wire(value: object) -> Any:
    return json.loads(json.dumps(plain(value)))


def redrawn(b: Board, told: dict[str, Any]) -> Slides:
    """A range as a table draws it: from what is told, the dice it sees, and the card's tiles."""
    seen = over_the_wire(b.position.observe(0))
    laid = [tile for _, tile in tiles(ADVENTURES[seen["card"]])]
    return Slides(
        told["by"],
        told["ship"],
        Pose(**told["start"]),
        told["limit"],
        under=tuple(told["under"]),
        drill=told["drill"],
        lying=tuple(
            (die["ship"], Pose(**die["pose"])) for die in seen["sea"] if die["ship"] != told["ship"]
        ),
        tiles=tuple(laid[place] for place in told["stops"]),
    )


def test_a_range_and_the_table_tell_exactly_where_a_ship_may_go():
    b = board(REEFS + "sea 0.1 3 at -80 60 0.3, 0.2 1 at 40 0, y1 1 at -50 20 1, g1 3 at 0 60")
    lots = FastSeed(9).generator(0)
    ranges = [r for r in b.ranges() if isinstance(r, Slides)]
    assert [(r.by, r.ship, r.drill) for r in ranges] == [
        *(("sail", ship, drill) for drill in (False, True) for ship in ("0.1", "0.2")),
        *(("parrot", ship, False) for ship in ("g1", "y1")),
    ]
    for real in ranges:
        drawn = redrawn(b, over_the_wire(real))
        assert len(drawn.tiles) == (0 if real.drill else 3)
        answers = set()
        for _ in range(300):
            x, y = ((lots.random() - 0.5) * 285 for _ in range(2))
            drill = lots.choice(("", *real.under)) if real.drill else None
            slide = Slide(real.by, real.ship, x, y, drill)
            assert (slide in drawn) == (slide in real), slide
            answers.add(slide in real)
        assert answers == {True, False}


def test_a_range_of_throws_says_from_where():
    b = board("option drops pool; quest 2 2; phase crazy; card knives")
    assert over_the_wire(b.ranges()[0]) == {
        "kind": "throws",
        "die": "0.1",
        "limit": 142.5,
        "text": "throw 0.1 from <x> <y> towards <degrees> with <force>",
    }
