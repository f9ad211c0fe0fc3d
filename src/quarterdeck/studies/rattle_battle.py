"""What shows whether Rattle, Battle, Grab the Loot is in balance, scenario by scenario.

Questions about a scenario share their games, which are played with drops from the pool.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

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

SEATS: Final = (2, 3, 4, 5)
GAMES: Final = 150
"""For each scenario and number of players."""
CARD_GAMES: Final = 152
"""About cards, with four players: with fewer games a card is seen too seldom."""
SCENARIOS: Final = ("norrington", "pirate-wars", "introductory")
CARDS: Final = SailorGained | UpgradeGained


def players(story: Story) -> str:
    """The series of a table."""
    return f"{len(story.players)} players"


def events(story: Story) -> Iterator[Event]:
    """Everything that happened."""
    yield from story.opening
    for moment in story.moments:
        yield from moment.events


def scores(story: Story) -> Iterator[Value]:
    """The points of the first, the second, and so on, and how far they are apart."""
    ranked = sorted(story.result.scores, reverse=True)
    for place, points in enumerate(ranked, start=1):
        yield Value(place, points, players(story))


def barons(story: Story) -> Iterator[Value]:
    """How much more than an equal share each place in the order of the first quest wins."""
    seats = len(story.players)
    first = story.moments[0].seat  # the Baron chooses his part first
    for seat in story.seats:
        place = (seat - first) % seats + 1
        yield Value(place, 100 * (story.result.share(seat) - 1 / seats), players(story))


def length(story: Story) -> Iterator[Value]:
    """How many decisions a player makes."""
    yield Value(len(story.players), len(story.moments) / len(story.players))


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
        yield Value(cards, 100 * won, players(story))


OVER: Final = "share of wins over an equal one, percentage points"

ASKED: Final = (
    Question(
        "scores",
        "points by place",
        scores,
        about="The mean of the winner's points, of the second's, and so on: how wide the field is.",
        x="place at the end",
        y="points",
    ),
    Question(
        "baron",
        "what the place in the first order is worth",
        barons,
        about="1 is the first Baron. The Baron moves on each quest, so this should be small.",
        x="place in the order of the first quest",
        y=OVER,
        base=0.0,
    ),
    Question("length", "decisions of a player", length, x="players", y="decisions of each"),
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
    """A question about a scenario; those about cards need bots that know how to use them."""
    cards = question.function in (owned, kept)
    return replace(
        question,
        name=f"{scenario}-{question.name}",
        title=f"{scenario.replace('-', ' ').capitalize()}: {question.title}",
        players=("gunner",) if cards else ("landlubber",),
        seats=(4,) if cards else SEATS,
        games=CARD_GAMES if cards else GAMES,
        options={"scenario": scenario, "drops": "pool"},
    )


QUESTIONS: Final = tuple(
    about(scenario, question)
    for scenario in SCENARIOS
    for question in ASKED
    if scenario != "introductory" or question.function not in (owned, kept)
)
