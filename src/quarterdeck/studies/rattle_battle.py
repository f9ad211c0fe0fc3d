"""What shows whether Rattle, Battle, Grab the Loot is in balance, scenario by scenario.

Questions about a scenario share their games, which are played with drops from the pool.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from quarterdeck.arena import Played
from quarterdeck.core import Event
from quarterdeck.rattle_battle.events import (
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
from quarterdeck.studies.story import Story, Value

SCENARIOS: Final = ("norrington", "pirate-wars", "introductory")
CARDS: Final = SailorGained | UpgradeGained


def events(story: Story) -> Iterator[Event]:
    """Everything that happened."""
    yield from story.opening
    for moment in story.moments:
        yield from moment.events


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


def owned(story: Story) -> Iterator[Value]:
    """How much more than an equal share those win who have a card."""
    for event in events(story):
        if isinstance(event, CARDS):
            won = story.result.share(event.seat) - 1 / len(story.players)
            yield Value(event.card, 100 * won)


def kept(story: Story) -> Iterator[Value]:
    """How often a card that is looked at is the one kept."""
    looked: dict[int, tuple[str, ...]] = {}
    for event in events(story):
        if isinstance(event, CardsLookedAt):
            looked[event.seat] = event.cards
        elif isinstance(event, CARDS) and event.card in looked.get(event.seat, ()):
            for card in looked.pop(event.seat):
                yield Value(card, 100 * (card == event.card))


def adventures(story: Story) -> Iterator[Value]:
    """Coins and loot that an adventure brings each player."""
    card, gained = "", 0.0
    for event in events(story):
        if isinstance(event, AdventureDrawn):
            if card:
                yield Value(card, gained / len(story.players))
            card, gained = event.card, 0.0
        elif isinstance(event, CoinsGained) and event.reason not in ("sold", "guild"):
            gained += event.coins
        elif isinstance(event, LootGained) and event.reason not in ("market", "map"):
            gained += 0.5
    yield Value(card, gained / len(story.players))


def losses(story: Story) -> Iterator[Value]:
    """Ships of players that sink in an adventure, of those that were sent."""
    card, sunk, sent = "", 0, 0
    for event in events(story):
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


def guild(story: Story) -> Iterator[Value]:
    """How often those win who bought so many cards of the guild."""
    bought = dict.fromkeys(story.seats, 0)
    for event in events(story):
        if isinstance(event, PointsBought):
            bought[event.seat] += 1
    for seat, cards in bought.items():
        won = story.result.share(seat) - 1 / len(story.players)
        yield Value(cards, 100 * won)


OVER: Final = "share of wins over an equal one, percentage points"

ASKED: Final = (
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
    ),
    Question(
        "length", "decisions of a player", of_results=length, x="players", y="decisions of each"
    ),
    Question(
        "guild",
        "how often so many guild cards win",
        guild,
        x="guild cards bought",
        y=OVER,
        base=0.0,
    ),
    Question(
        "adventures",
        "what an adventure brings a player",
        adventures,
        about="Coins, and loot at half a coin, before repairs and before room is made.",
        y="coins",
    ),
    Question("losses", "how many of the ships sent sink", losses, y="sunk, %"),
    Question(
        "owned",
        "how often the owners of a card win",
        owned,
        about="Sailors and upgrades, however they were come by. Who is ahead buys more, so nearly "
        "all are above the line: what counts is which stand out.",
        y=OVER,
        base=0.0,
    ),
    Question(
        "kept",
        "how often a card that is looked at is kept",
        kept,
        about="Of three cards one is kept, so a third is usual. This is the bots' taste.",
        y="kept, %",
        base=100 / 3,
    ),
)
"""What is asked about every scenario."""


def about(scenario: str, question: Question) -> Question:
    """A question about a scenario.

    How games end is asked of many games of every size, which Landlubbers play in their quick way.
    What happens in them is asked of four Gunners, who know how to use their cards.
    """
    ends = question.of_results is not None
    return replace(
        question,
        name=f"{scenario}-{question.name}",
        title=f"{scenario.replace('-', ' ').capitalize()}: {question.title}",
        players=("landlubber",) if ends else ("gunner:samples=1",),
        seats=(2, 3, 4, 5) if ends else (4,),
        games=150 if ends else 120,
        options={"scenario": scenario, "drops": "pool"},
    )


QUESTIONS: Final = tuple(about(scenario, question) for scenario in SCENARIOS for question in ASKED)
