"""What shows whether Rattle, Battle, Grab the Loot is in balance, scenario by scenario.

Questions about a scenario share their games, which are played with drops from the pool.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from quarterdeck.arena import Played
from quarterdeck.games.rattle_battle.cards import UPGRADES
from quarterdeck.games.rattle_battle.events import (
    AdventureDrawn,
    CardsLookedAt,
    CoinsGained,
    LootGained,
    PointsBought,
    SailorGained,
    Sent,
    Sunk,
    UpgradeGained,
)
from quarterdeck.studies.questions import Question
from quarterdeck.studies.story import Tale, Value

SCENARIOS: Final = ("norrington", "pirate-wars", "introductory")
GAINED: Final = SailorGained | UpgradeGained


def scores(game: Played) -> Iterator[Value]:
    """The points of the first, the second, and so on: how wide the field is."""
    for place, points in enumerate(sorted(game.scores, reverse=True), start=1):
        yield Value(place, points, f"{len(game.players)} players")


def barons(game: Played) -> Iterator[Value]:
    """How much more than an equal share each place in the order of the first quest wins."""
    seats = len(game.players)
    assert game.first is not None  # the Baron, who chooses his part first
    for seat in range(seats):
        place = (seat - game.first) % seats + 1
        yield Value(place, 100 * (game.share(seat) - 1 / seats), f"{seats} players")


def length(game: Played) -> Iterator[Value]:
    """How many decisions a player makes."""
    yield Value(len(game.players), game.decisions / len(game.players))


def deck(card: str) -> str:
    """Sailors are compared with sailors, upgrades with upgrades."""
    return "upgrade" if card in UPGRADES else "sailor"


def over_equal(tale: Tale, seat: int) -> float:
    """How much more than an equal share of the win a seat has, in percentage points."""
    return 100 * (tale.result.share(seat) - 1 / len(tale.players))


def ahead(tale: Tale, seat: int) -> float:
    """How many points a seat has more than the mean of its table."""
    scores = tale.result.scores
    return scores[seat] - sum(scores) / len(scores)


def looks(tale: Tale) -> Iterator[tuple[int, tuple[str, ...], str]]:
    """Who looked at which cards, and which of them was kept."""
    looked: dict[int, tuple[str, ...]] = {}
    for event in tale.events:
        if isinstance(event, CardsLookedAt):
            looked[event.seat] = event.cards
        elif isinstance(event, GAINED) and event.card in looked.get(event.seat, ()):
            yield event.seat, looked.pop(event.seat), event.card


def kept(tale: Tale) -> Iterator[Value]:
    """How often a card that is looked at is the one kept."""
    for _, cards, chosen in looks(tale):
        yield from (Value(card, 100 * (card == chosen)) for card in cards)


def owned(tale: Tale) -> Iterator[Value]:
    """How much more than an equal share those win who have a card, however they came by it."""
    for event in tale.events:
        if isinstance(event, GAINED):
            yield Value(event.card, over_equal(tale, event.seat))


def offered(tale: Tale) -> Iterator[Value]:
    """The points of those who were offered a card, whether they took it or not."""
    for seat, cards, _ in looks(tale):
        yield from (Value(card, ahead(tale, seat)) for card in cards)


def by_lot(tale: Tale) -> Iterator[Value]:
    """The points of those who kept a card."""
    for seat, _, card in looks(tale):
        yield Value(card, ahead(tale, seat))


def wins_by_lot(tale: Tale) -> Iterator[Value]:
    """The share of wins of those who kept a card."""
    for seat, _, card in looks(tale):
        yield Value(card, over_equal(tale, seat))


def adventures(tale: Tale) -> Iterator[Value]:
    """Coins and loot that an adventure brings each player."""
    card, gained = "", 0.0
    for event in tale.events:
        if isinstance(event, AdventureDrawn):
            if card:
                yield Value(card, gained / len(tale.players))
            card, gained = event.card, 0.0
        elif isinstance(event, CoinsGained) and event.reason not in ("sold", "guild"):
            gained += event.coins
        elif isinstance(event, LootGained) and event.reason not in ("market", "map"):
            gained += 0.5
    yield Value(card, gained / len(tale.players))


def losses(tale: Tale) -> Iterator[Value]:
    """Ships of players that sink in an adventure, of those that were sent."""
    card, sunk, sent = "", 0, 0
    for event in tale.events:
        if isinstance(event, AdventureDrawn):
            if sent:
                yield Value(card, 100 * sunk / sent)
            card, sunk, sent = event.card, 0, 0
        elif isinstance(event, Sunk):
            sunk += event.ship[0].isdigit()
        elif isinstance(event, Sent):
            sent += len(event.ships)
    if sent:
        yield Value(card, 100 * sunk / sent)


def guild(tale: Tale) -> Iterator[Value]:
    """How often those win who bought so many cards of the guild."""
    bought = dict.fromkeys(tale.seats, 0)
    for event in tale.events:
        if isinstance(event, PointsBought):
            bought[event.seat] += 1
    for seat, cards in bought.items():
        yield Value(cards, over_equal(tale, seat))


OVER: Final = "share of wins over an equal one, percentage points"

ENDS: Final = (
    Question(
        "scores",
        "points by place",
        of_results=scores,
        about="The mean of the winner's points, of the second's, and so on: how wide the field is.",
        x="place at the end",
        y="points",
    ),
    Question(
        "baron",
        "what the place in the first order is worth",
        of_results=barons,
        about="1 is the first Baron. The Baron moves on each quest, so this should be small.",
        x="place in the order of the first quest",
        y=OVER,
        base=0.0,
        many=True,
    ),
    Question(
        "length",
        "decisions of a player",
        of_results=length,
        about="How long a game is, without the time that anybody thinks.",
        x="players",
        y="decisions of each",
    ),
    Question(
        "guild",
        "how often so many guild cards win",
        of_events=guild,
        about="Coins are points, and cards of the guild are more points for coins.",
        x="guild cards bought",
        y=OVER,
        base=0.0,
    ),
    Question(
        "adventures",
        "what an adventure brings a player",
        of_events=adventures,
        about="Coins, and loot at half a coin, before repairs and before room is made.",
        y="coins",
        many=True,
    ),
    Question(
        "losses",
        "how many of the ships sent sink",
        of_events=losses,
        about="Adventures without a battle are left out.",
        y="sunk, %",
        many=True,
    ),
    Question(
        "kept",
        "how often a card that is looked at is kept",
        of_events=kept,
        about="Of three cards one is kept, so a third is usual. This is the bots' taste. In how "
        "many games a card was offered is in the last column.",
        y="kept, %",
        base=100 / 3,
        many=True,
    ),
    Question(
        "owned",
        "how often the owners of a card win",
        of_events=owned,
        about="Sailors and upgrades, however they were come by. Who is ahead buys more, so nearly "
        "all are above the line: what counts is which stand out.",
        y=OVER,
        base=0.0,
        many=True,
    ),
    Question(
        "offered",
        "what it is worth to be offered a card",
        of_events=offered,
        about="Who is offered which card is chance, so this is free of what owners have besides. "
        "Compared with the mean of all sailors or all upgrades. A card that is seldom kept cannot "
        "show much here.",
        y="points",
        base=0.0,
        many=True,
        kind=deck,
    ),
)
"""Asked of many games of every size, which Landlubbers play in their quick way."""

BY_LOT: Final = (
    Question(
        "by-lot",
        "what a card is worth that chance chose",
        of_events=by_lot,
        about="These bots use their cards as well as they can, but which one they keep is drawn by "
        "lot: so every card is kept as often, and by players who are equally far ahead. Compared "
        "with the mean of all sailors or all upgrades.",
        y="points",
        base=0.0,
        many=True,
        kind=deck,
    ),
    Question(
        "wins-by-lot",
        "how often a card wins that chance chose",
        of_events=wins_by_lot,
        about="The same games. Shares of wins are a coarser measure than points.",
        y=OVER,
        base=0.0,
        many=True,
        kind=deck,
    ),
)
"""Asked of four Quartermasters, who try in port all that can be done there, trades included, and
use their upgrades at sea, which Landlubbers do not."""

SHOPPER: Final = "quartermaster:samples=1:lots=true:rounds=0"
"""Plans its visits to the port as a Quartermaster does; the rest is cut short, for many games."""


def about(scenario: str, question: Question) -> Question:
    """A question about a scenario."""
    lots = question in BY_LOT
    packs = {"crew_pack": "on", "loot_pack": "on"} if lots else {}
    return replace(
        question,
        name=f"{scenario}-{question.name}",
        title=f"{scenario.replace('-', ' ').capitalize()}: {question.title}",
        players=(SHOPPER,) if lots else ("landlubber",),
        seats=(4,) if lots else (2, 3, 4, 5),
        games=600 if lots else 2000,
        rotated=False,
        options={"scenario": scenario, "drops": "pool", **packs},
    )


QUESTIONS: Final = (
    *(about(scenario, question) for scenario in SCENARIOS for question in ENDS),
    *(about(scenario, question) for scenario in SCENARIOS[:2] for question in BY_LOT),
)
