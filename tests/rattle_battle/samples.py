"""One of everything that Rattle, Battle, Grab the Loot has to say."""

from __future__ import annotations

from quarterdeck.core import Event, Refusal
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.geometry import Pose
from tests.i18n.messages import refusal_codes

ACTION_TEXTS = (
    *("part sail", "exhaust drill", "send 2", "send 1 captain", "drop", "join", "join captain"),
    *("stay", "move 0.1 to 1 2", "move 0.1 touch y1", "shoot 0.1 y1 y2", "use drill", "use map"),
    *(
        "use turbine 0.1 to 3 4",
        "store sid",
        "pass",
        "done",
        "leave",
        "close tavern",
        "choose",
        "draw",
    ),
    *("choose 0.2", "take rum", "trade rum", "trade rum for spices", "give joker-rum", "pay"),
    *("market rum rum for joker", "hire", "keep rita", "keep 0.1 0.2", "buy sail", "buy"),
    *("build", "build spices", "sell rum rum", "revenge valuables", "discard rum", "roll"),
    *("take rum rum", "give rum map rum", "sell valuables rum rum", "discard rum spices"),
    *("stop", "guess 20", "throw 0.1 from 0 0 towards 90 with 0.5"),
)

DETAILS: dict[str, int | float | str] = {
    "ship": "0.1",
    "target": "y2",
    "card": "drill",
    "place": "tavern",
    "loot": "any",
    "distance": 71.25,
    "reach": 63.0,
    "ships": 3,
    "have": 1,
    "needed": 2,
    "owned": 1,
    "ready": 0,
    "price": 7,
    "coins": 5,
    "least": 4,
    "most": 24,
    "limit": 1,
    "due": 3,
    "given": 2,
}
"""Whatever a refusal may name; what is paid in loot names the loot."""

LOOT = {"cost": "spices any any", "have": "2 rum 1 map 1 joker-rum"}

REFUSALS = tuple(
    Refusal(code, "", DETAILS | LOOT if code == "cannot-pay" else DETAILS)
    for code in refusal_codes("rattle-battle")
)

EVENTS: tuple[Event, ...] = (
    *(e.GameBegan(0, "norrington"), e.TurnPassed((1,)), e.PhaseBegan("battle")),
    *(e.AdventureDrawn(1, 2, "convoy"), e.AdventureEnded("convoy"), e.WantedChanged(1, 9)),
    *(
        e.BaronPassed(1),
        e.PointsCounted(0, 2, 1, 0, 0),
        e.GameEnded((0,), (3, 2)),
        e.Sent(0, ("0.1", "0.c")),
        e.Sent(0, ()),
    ),
    *(e.Dropped("drop", ("0.1",), ()), e.Dropped("faye", ("0.1",), ()), e.Placed(())),
    *(e.Dropped("drop", (), (), bangs=(e.Bang(9, ("y1",)), e.Bang(20, ("0.1", "y2")))),),
    *(e.Allied(("p1",)), e.Fled("y1", "0.1", 3.5), e.Exploded("b1", 2, (), ())),
    *(e.Exploded("b1", 2, (e.Reached("0.1", 4.0),), ("0.1",)), e.Volleyed("g1", ("0.1",), 20.0)),
    *(e.ShipMoved("r1", Pose(0, 0), 88.0, "toward", "0.1", 90.0), e.Shot(0, "0.1", "y1", 9.0, 2)),
    e.ShipMoved("0.1", Pose(0, 0), 63.0, "turbine", seat=0),
    *(e.Fought((e.Bout("y1", "0.1", 9.0, 2, 5),), ("y1",)), e.Sunk("y1", "tile")),
    *(e.Rewarded(0, "y1", True, False), e.Rewarded(0, "y1", False, False)),
    *(e.CardUsed(0, "ram", ("0.1", "y1")), e.Shot(0, "0.1", "y1", 9.0, 2, (), "y2", 7.0)),
    *(e.CardUsed(0, "rita"), e.FaceTurned(0, "0.1", "cannon"), e.PartExhausted(0, "sail", 1)),
    *(e.PartReadied(0, "cannon", 2), e.UpgradeExhausted(0, "drill"), e.Passed(0, True)),
    *(e.CoinsGained(0, 2, "sunk", "y1"), e.CoinsGained(0, -3, "guild"), e.DrawLost(0, "card")),
    *(e.LootGained(0, "rum", "boarding"), e.LootGiven(0, "joker-rum", "market")),
    *(e.LootStored(0, "rum", "sid"), e.JokerMade(0, "rum"), e.BagRefilled(3)),
    *(e.Repaired(0, ("0.1",), 0, False), e.Repaired(0, ("0.1",), 0, True)),
    *(e.PartGained(0, "hold", "shipyard"), e.HamsterMade(0), e.UpgradeGained(0, "ram", "emilio")),
    *(e.SailorGained(0, "rita", "hired"), e.RevengeGained(0, 2), e.RevengeUsed(0)),
    *(e.PointsBought(0, 5, 3), e.PlaceOpened("pit"), e.PlaceOpened("pit", 1)),
    *(e.Shuffled("sailors", 27), e.LootGained(0, "rum", "market", chosen=True)),
    e.WentAshore(1),
    *(e.CardsLookedAt(0, "tavern", 3, ("rita",)), e.PlaceClosed(0, "guild")),
    *(e.Chose(0, "guess 9"), e.Chose(0, "")),
    e.Revealed((e.Choice(0, "choose 0.1"), e.Choice(1, "buy sail"))),
    *(
        e.ChoiceVoid(0, "buy cannon"),
        e.Rolled(0, (e.RolledDie("0.1", "cannon", 4),)),
        e.Scored(0, 3),
    ),
    *(e.DiceLost(0, ("0.1",)), e.DroppedOut(0)),
)
