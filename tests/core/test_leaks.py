"""Hidden facts stay hidden: what a seat may not know changes nothing that reaches it.

Whole games are played by lots. At each point others are dealt that look the same to a viewer, with
other hidden cards, and everything the viewer gets must be equal: observation, legal actions,
reasons, and what bots do. Then actions that show nothing are played in both: the events, too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from cove import COVE, Choose, CovePosition
from cove.events import OarDrawn
from quarterdeck.bots.api import Bot, Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import Action, Dealer, FastSeed, Game, Match, Position, Script, Table
from quarterdeck.core.match import filtered
from quarterdeck.games.port_royal import PORT_ROYAL, Observation, PortRoyalPosition
from quarterdeck.games.port_royal.bots.r400 import R400
from quarterdeck.games.port_royal.bots.thumb import Thumb
from quarterdeck.games.rattle_battle import RattleBattlePosition
from quarterdeck.games.rattle_battle.bots.gunner import Gunner
from quarterdeck.games.rattle_battle.bots.landlubber import Landlubber
from quarterdeck.games.rattle_battle.bots.quartermaster import Quartermaster
from quarterdeck.games.rattle_battle.cards import SAILORS
from quarterdeck.games.rattle_battle.state import State
from tests.core.playing import finished, play, quick_table

THINKING: dict[str, tuple[Bot, ...]] = {
    "port-royal": (Thumb(),),
    "rattle-battle": (Landlubber(), Gunner(samples=1), Quartermaster(samples=1)),
}
"""Bots that look at what they know."""
SHOWS_NOTHING = {"stop", "pass", "trade", "claim", "repel", "admit"}


def same_to(viewer: int | None, position: Position, lots: int) -> Position:
    """A position that the viewer cannot tell from this one, all hidden facts dealt anew."""
    if isinstance(position, PortRoyalPosition):
        seen = position.observe(viewer)
        return PortRoyalPosition(seen.sample(lots))
    if isinstance(position, RattleBattlePosition):
        return deal_cards_anew(viewer, position, lots)
    assert isinstance(position, CovePosition)
    return deal_oars_anew(viewer, position, lots)


def deal_oars_anew(viewer: int | None, position: CovePosition, lots: int) -> CovePosition:
    """Other oars in the hands of others, in the stock, and face down before them."""
    rng = random.Random(lots)
    anew = position.copy()
    others = [seat for seat in range(anew.seats) if seat != viewer]
    pool = anew.stock() + [oar for seat in others for oar in anew.hands[seat]]
    if not anew.turns:
        pool += [anew.chosen[seat] for seat in others if anew.chosen[seat]]
    rng.shuffle(pool)
    for seat in others:
        anew.hands[seat] = sorted(pool.pop() for _ in anew.hands[seat])
        if not anew.turns and anew.chosen[seat]:
            anew.chosen[seat] = pool.pop()
    return anew


def deal_cards_anew(
    viewer: int | None, position: RattleBattlePosition, lots: int
) -> RattleBattlePosition:
    """RB 11: other orders of the decks, other cards that others look at, other secret choices.

    It is made from the position itself, so that it does not rely on what observations hide.
    """
    rng = random.Random(lots)
    anew = position.copy()
    s = anew.state
    others = [seat for seat in s.looked if seat != viewer]
    under = {seat: "sailors" if s.looked[seat][0] in SAILORS else "upgrades" for seat in others}
    for seat, deck in under.items():
        s.decks[deck] += s.looked[seat]
    if "revenge" in s.decks:
        s.decks["revenge"] += tuple(card for player in s.players for card in player.revenge)
    for deck, cards in s.decks.items():
        if deck != "starter":  # the order of the starters is printed on them
            s.decks[deck] = tuple(rng.sample(cards, len(cards)))
    for seat, deck in under.items():
        s.looked[seat] = _off_the_top(s, deck, len(s.looked[seat]))
    for player in s.players:
        if player.revenge:
            player.revenge = _off_the_top(s, "revenge", len(player.revenge))
    for seat in s.chosen:
        if seat != viewer:
            undecided = anew.copy()
            del undecided.state.chosen[seat]
            # Who is not asked has planned for a later place of the port, or left it.
            s.chosen[seat] = str(rng.choice(undecided.legal(seat).actions or ("leave",)))
    return anew


def _off_the_top(s: State, deck: str, n: int) -> tuple[str, ...]:
    drawn, s.decks[deck] = s.decks[deck][:n], s.decks[deck][n:]
    return drawn


def points(game: Game, seats: int, seed: int) -> Iterator[Match]:
    match = Match(game, quick_table(game, seats), FastSeed(seed))
    yield match
    yield from play(match, seed)


def viewers(seats: int) -> list[int | None]:
    return [None, *range(seats)]


def hidden_facts_differ(game: Game, seats: int, seed: int) -> int:
    return sum(
        str(same_to(viewer, match.position, 1)) != str(match.position)
        for match in points(game, seats, seed)
        for viewer in viewers(seats)
    )


def test_there_are_hidden_facts_to_tell(game: Game) -> None:
    """Otherwise the tests below would test nothing."""
    assert hidden_facts_differ(game, 2, 1) > 20


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_equal_knowledge_gives_equal_observations_and_choices(game: Game, seats: int) -> None:
    met: list[Action] = [step.action for step in finished(game).steps][:25]
    for n, match in enumerate(points(game, seats, seats)):
        if game is not COVE and n % 5:
            continue
        for viewer in viewers(seats):
            other = same_to(viewer, match.position, n)
            assert other.observe(viewer) == match.observe(viewer)
            assert other.to_act() == match.position.to_act()
            assert other.result() == match.position.result()
            if viewer is not None:
                assert other.legal(viewer) == match.legal(viewer)
                for action in match.legal(viewer).actions[:: 1 + n % 3]:
                    before = str(match.position)
                    ahead = match.position.preview(viewer, action)
                    assert other.preview(viewer, action) == ahead
                    assert str(match.position) == before
                for action in met:
                    assert other.refusal(viewer, action) == match.position.refusal(viewer, action)


@pytest.mark.parametrize("seats", [2, 4])
def test_equal_knowledge_gives_equal_choices_of_bots(game: Game, seats: int) -> None:
    bots: list[Bot] = [RandomBot(), *THINKING.get(game.name, ())]
    for n, match in enumerate(points(game, seats, 9)):
        if game is not COVE and n % 5:
            continue
        for seat in match.position.to_act():
            other = same_to(seat, match.position, n)
            for bot in bots:
                assert choice(bot, game, other, seat) == choice(bot, game, match.position, seat)


def choice(bot: Bot, game: Game, position: Position, seat: int) -> Action:
    rng = FastSeed(5).generator(seat)
    return bot.choose(Question(seat, position.observe(seat), position.legal(seat), rng, game))


def test_equal_knowledge_gives_equal_choices_of_r400() -> None:
    """One position that takes thought, and few deals: the strong bot looks at no card either."""
    bot = R400(rollouts=3)
    match = next(m for m in points(PORT_ROYAL, 3, 2) if len(m.legal(m.position.to_act()[0])) >= 4)
    seat = match.position.to_act()[0]
    first = choice(bot, PORT_ROYAL, match.position, seat)
    for lots in range(4):
        assert choice(bot, PORT_ROYAL, same_to(seat, match.position, lots), seat) == first


def events_of(position: Position, seat: int, action: Action) -> Callable[[int | None], object]:
    """Play on; what a viewer is told of it, and knows after it."""
    after = position.copy()
    events = after.apply(seat, action, Dealer(FastSeed(77)))
    return lambda viewer: (filtered(events, viewer), after.observe(viewer), after.result())


@pytest.mark.parametrize("seats", [2, 5])
def test_port_royal_actions_that_show_nothing(seats: int) -> None:
    played = dict.fromkeys(SHOWS_NOTHING, 0)
    for n, match in enumerate(points(PORT_ROYAL, seats, 2)):
        for seat in match.position.to_act():
            for action in match.legal(seat).actions:
                verb = str(action).split()[0]
                # Claims and repels are rare; of the rest every third will do.
                if verb in SHOWS_NOTHING and (n % 3 == 0 or played[verb] < 3):
                    told = events_of(match.position, seat, action)
                    other = events_of(same_to(None, match.position, n), seat, action)
                    for viewer in viewers(seats):
                        assert told(viewer) == other(viewer), action
                    played[verb] += 1
    assert all(played.values()), played


def test_port_royal_shows_cards_only_by_drawing_and_paying() -> None:
    """The test above can fail: drawing and hiring do tell positions apart."""
    differ = {"draw": 0, "hire": 0}
    for n, match in enumerate(points(PORT_ROYAL, 3, 1)):
        for seat in match.position.to_act():
            for action in match.legal(seat).actions:
                verb = str(action).split()[0]
                if verb in differ and n % 5 == 0:
                    told = events_of(match.position, seat, action)(None)
                    other = events_of(same_to(None, match.position, n), seat, action)(None)
                    differ[verb] += told != other
    assert all(differ.values()), differ


def test_port_royal_seats_and_spectators_know_alike() -> None:
    """PR 7: no seat knows more than another."""
    for match in points(PORT_ROYAL, 3, 4):
        assert isinstance(seen := match.observe(None), Observation)
        assert all(match.observe(seat) == seen for seat in range(3))
    assert all(match.events(seat) == match.events(None) for seat in range(3))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_cove_choices_of_others_are_secret(seats: int) -> None:
    """Others put down what they like: the viewer sees only that they have, until all are shown."""
    secret = sailed = 0
    for seed in range(4):
        for n, match in enumerate(points(COVE, seats, seed)):
            assert isinstance(match.position, CovePosition)
            if len(match.position.to_act()) == 1 and not match.position.turns:
                continue  # the last oar shows them all
            for seat in match.position.to_act():
                for viewer in viewers(seats):
                    other = same_to(viewer, match.position, n)
                    action = match.legal(seat).sample(FastSeed(n).generator(seat))
                    theirs = action
                    if isinstance(action, Choose) and seat != viewer:
                        theirs = other.legal(seat).sample(FastSeed(n).generator(99))
                        secret += theirs != action
                    told = events_of(match.position, seat, action)(viewer)
                    assert told == events_of(other, seat, theirs)(viewer)
                    sailed += not isinstance(action, Choose)
    assert secret
    assert sailed


def test_cove_oars_drawn_are_seen_by_their_owner() -> None:
    """After the last choice all draw: a viewer is told the same, whatever the others drew."""
    for seed in range(10):
        match = Match(COVE, Table(3), FastSeed(seed))
        for seat in (2, 0):
            match.act(seat, match.legal(seat).actions[0])
        assert isinstance(match.position, CovePosition)
        stock, action = match.position.stock(), match.legal(1).actions[0]
        mine = max(stock, key=stock.count)
        for viewer in viewers(3):
            told = set()
            for lots in range(4):
                oars = random.Random(lots).sample(stock, 3)
                if viewer is not None:
                    oars[viewer] = mine
                after = match.position.copy()
                events = after.apply(1, action, Script([f"oar {oar}" for oar in oars]))
                told.add((tuple(filtered(events, viewer)), after.observe(viewer)))
                drawn = [event for event in filtered(events, viewer) if event.kind == "oar-drawn"]
                assert drawn == [OarDrawn(s, mine if s == viewer else None) for s in range(3)]
            assert len(told) == 1


def test_the_record_of_a_game_in_play_is_no_exit(game: Game) -> None:
    """Observations, events and choices say nothing of seeds; and no event holds a position."""
    match = Match(game, quick_table(game, 3), FastSeed(987_654_321))
    for _ in play(match, 2, 40):
        for viewer in viewers(3):
            told = repr((match.observe(viewer), match.events(viewer)))
            assert "987654321" not in told
            assert str(match.position) not in told
