"""What strategists ask about Port Royal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.arena import Played
from quarterdeck.games.port_royal import Action, Observation
from quarterdeck.games.port_royal.bots.judge import chances
from quarterdeck.games.port_royal.events import Claimed
from quarterdeck.studies.questions import Question
from quarterdeck.studies.story import Moment, Story, Value

DEALS: Final = 100
"""For a winning chance: each is rough, but their mean over many positions is not."""
EVERY: Final = 4
"""Of so many decisions one is looked at: neighbours in a game tell the same."""
WIDTH: Final = 0.05
"""Bust risks are put together in steps of 5 %."""
LATE: Final = 6
"""Points of the leader from which a game is late: half of the twelve that end it."""


def observed(moment: Moment) -> Observation:
    """What the seat knew, as Port Royal has it."""
    assert isinstance(moment.before, Observation)
    return moment.before


def pushes(story: Story) -> Iterator[tuple[Observation, float, float]]:
    """Where one more card could be drawn: what was known, the risk, what drawing is worth."""
    draw, stop = Action("draw"), Action("stop")
    for moment in story.moments[::EVERY]:
        seen = observed(moment)
        if draw in moment.legal and stop in moment.legal and seen.harbour:
            drawing, stopping = chances(seen, [draw, stop], DEALS, seed=moment.number)
            yield seen, float(seen.odds().bust), 100 * (drawing - stopping)


def ships(seen: Observation) -> int:
    """How many ships lie in the harbour."""
    return sum(card.face.kind == "ship" for card in seen.harbour)


def push_by_ships(story: Story) -> Iterator[Value]:
    """What one more card is worth, by its risk and the ships in the harbour."""
    for seen, risk, gain in pushes(story):
        yield Value(_step(risk), gain, _many(ships(seen), 4, "ship"))


def push_by_swords(story: Story) -> Iterator[Value]:
    """What one more card is worth, by its risk and the player's swords."""
    for seen, risk, gain in pushes(story):
        yield Value(_step(risk), gain, _many(seen.swords[seen.active], 3, "sword"))


def _step(risk: float) -> float:
    return round(100 * (int(risk / WIDTH) + 0.5) * WIDTH, 1) if risk else 0.0


def _many(number: int, most: int, word: str) -> str:
    if number >= most:
        return f"{most} {word}s or more"
    return f"{number} {word}{'' if number == 1 else 's'}"


def persons(story: Story) -> Iterator[Value]:
    """What hiring a person is worth against taking nothing, early and late."""
    nothing = Action("pass")
    for moment in story.moments[::EVERY]:
        hires = [
            action
            for action in moment.legal.actions
            if isinstance(action, Action) and action.verb == "hire"
        ]
        if not hires or nothing not in moment.legal:
            continue
        seen = observed(moment)
        leader = max(seen.points)
        when = "late" if leader >= LATE else "early"
        base, *worth = chances(seen, [nothing, *hires], DEALS, seed=moment.number)
        for action, chance in zip(hires, worth, strict=True):
            assert action.card is not None
            yield Value(action.card.face.role, 100 * (chance - base), when)


def expeditions(story: Story) -> Iterator[Value]:
    """How often those win who have claimed so many expeditions."""
    claimed = [0 for _ in story.seats]
    for moment in story.moments:
        for event in moment.events:
            if isinstance(event, Claimed):
                claimed[event.seat] += 1
    for seat in story.seats:
        yield Value(min(claimed[seat], 3), 100 * story.result.share(seat))


def first_seat(game: Played) -> Iterator[Value]:
    """How much more than an equal share each place in the turn order wins."""
    seats = len(game.players)
    assert game.first is not None
    for seat in range(seats):
        place = (seat - game.first) % seats
        yield Value(place + 1, 100 * (game.share(seat) - 1 / seats), f"{seats} players")


CHANCE: Final = "winning chance, percentage points"

QUESTIONS: Final = (
    Question(
        "push-ships",
        "How far to push, by the ships in the harbour",
        push_by_ships,
        about="Above the line one more card wins games, below it loses them. Each point compares "
        "drawing with stopping in positions from games, with the unseen cards dealt anew.",
        x="risk that the next card ends the turn, %",
        y=CHANCE,
        games=240,
        base=0.0,
    ),
    Question(
        "push-swords",
        "How far to push, by one's swords",
        push_by_swords,
        about="As above. Swords lower the risk itself, which is counted in; here one sees whether "
        "they also change how much risk is right.",
        x="risk that the next card ends the turn, %",
        y=CHANCE,
        games=240,
        base=0.0,
    ),
    Question(
        "persons",
        "What each person is worth, early and late",
        persons,
        about="What hiring adds to one's winning chance against taking nothing, the price paid. "
        f"Early is while nobody has {LATE} points.",
        y=CHANCE,
        games=480,
        base=0.0,
    ),
    Question(
        "expeditions",
        "How often an expedition wins",
        expeditions,
        about="Of players with so many expeditions, how many won. An equal share at four is 25 %.",
        x="expeditions claimed (3: three or more)",
        y="share of wins, %",
        games=600,
        base=25.0,
    ),
    Question(
        "first-seat",
        "What the place in the turn order is worth",
        of_results=first_seat,
        about="The share of wins of the first to play, the second and so on, less an equal share.",
        x="place in the turn order",
        y="share of wins over an equal one, percentage points",
        seats=(2, 3, 4, 5),
        games=20_000,
        base=0.0,
    ),
)
