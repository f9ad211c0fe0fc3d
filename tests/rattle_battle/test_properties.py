"""What holds in every game: it ends, nothing is lost, and what is written reads back."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed, Match, NotationError, Record
from quarterdeck.core.match import filtered
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition
from quarterdeck.games.rattle_battle.accounts import faults
from quarterdeck.games.rattle_battle.actions import VERBS
from quarterdeck.games.rattle_battle.cards import STARTERS
from quarterdeck.games.rattle_battle.drop.fall import Fall
from quarterdeck.games.rattle_battle.notation import parse_state
from tests.rattle_battle.playing import ALL_OPTIONS, match_by_lots, positions

INTRODUCTORY = "option scenario introductory; quest 1 0; phase draw"
ALL_PLAYED = f"{INTRODUCTORY}; deck starter -; played {' '.join(STARTERS['numbers'])}"

SCENARIOS = ("introductory", "norrington", "pirate-wars")
MOST_ACTIONS = 5000
"""Far more than the longest game by lots has had."""


def check(seats: int, seed: int, scenario: str) -> None:
    """Play a game; every third with all options on, and every third visit by visit."""
    options: dict[str, str] = ({}, ALL_OPTIONS, {"port": "by-visit"})[(seed + 1) % 3]
    for actions, position in enumerate(positions(seats, seed, scenario=scenario, **options)):
        assert faults(position.state) == []
        assert actions < MOST_ACTIONS
    result = position.result()
    assert result is not None
    assert len(result.scores) == seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_end_and_everything_is_accounted_for_in_every_state(scenario, seats):
    for seed in range(10):
        check(seats, seed, scenario)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_500_games_end_and_everything_is_accounted_for_in_every_state(scenario, seats):
    for seed in range(500):
        check(seats, seed, scenario)


@pytest.mark.parametrize(
    ("scenario", "options"),
    [("norrington", {}), ("norrington", {"port": "by-visit"}), ("pirate-wars", ALL_OPTIONS)],
)
def test_every_position_reads_back_as_itself(scenario, options):
    for position in positions(4, 3, scenario=scenario, **options):
        assert parse_state(str(position)) == position.state
        if position.result() is None:
            assert RATTLE_BATTLE.parse_position(str(position)) == position


def test_legal_actions_read_back_as_themselves_and_are_not_refused():
    lots = FastSeed(9).generator(0)
    for position in positions(3, 5, scenario="pirate-wars", **ALL_OPTIONS):
        for seat in position.to_act():
            choices = position.legal(seat)
            assert len(choices) > 0
            for action in (*choices.actions[:20], *(r.sample(lots) for r in choices.ranges)):
                assert RATTLE_BATTLE.parse_action(str(action)) == action
                assert position.refusal(seat, action) is None
                assert action in choices


def test_whatever_is_said_is_refused_with_a_reason_or_done():
    """Verbs with words drawn by lot: an error would be a crash of the table."""
    lots = FastSeed(10).generator(0)
    verbs = tuple(VERBS)
    things = ("0.1", "1.1", "0.c", "y1", "rum", "joker-rum", "map", "sail", "tavern", "rita")
    words = (*things, "drill", "parrot", "for", "joker", "touch", "captain", "2", "9", "to")
    codes = set()
    for position in positions(3, 8, scenario="pirate-wars", **ALL_OPTIONS):
        for _ in range(20):
            said = [lots.choice(verbs), *(lots.choice(words) for _ in range(lots.below(5)))]
            try:
                action = RATTLE_BATTLE.parse_action(" ".join(said))
            except NotationError:
                continue
            for seat in range(3):
                refused = position.refusal(seat, action)
                if refused is not None:
                    assert refused.text
                    codes.add(refused.code)
    assert len(codes) > 10


def test_only_who_has_to_decide_has_anything_legal():
    for position in positions(3, 6):
        for seat in set(range(3)) - set(position.to_act()):
            assert len(position.legal(seat)) == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_record_replays_to_the_same_match(scenario):
    match = match_by_lots(3, 11, scenario=scenario)
    again = Match.resume(RATTLE_BATTLE, Record.parse(str(match.record)))
    assert str(again.position) == str(match.position)
    assert again.steps == match.steps
    assert again.result == match.result


def test_a_copy_is_independent():
    for position in positions(3, 12, scenario="pirate-wars"):
        before = str(position)
        twin = position.copy()
        for seat in twin.to_act():
            twin.state.players[seat].coins += 1
            twin.state.players[seat].loot[0] += 1
        twin.state.agenda.clear()
        twin.state.sea.clear()
        twin.state.bag[0] = 0
        assert str(position) == before


def test_two_tables_with_other_hidden_cards_look_alike():
    """What a viewer imagines, as often as he likes, he cannot tell from what he sees."""
    lots = FastSeed(13).generator(0)
    for number, position in enumerate(positions(3, 14, scenario="pirate-wars", **ALL_OPTIONS)):
        if number % 10:
            continue
        for viewer in (0, 1, None):
            seen = position.observe(viewer)
            other = RattleBattlePosition(seen.imagine(lots))
            assert other.observe(viewer) == seen
            if viewer is not None and not position.state.chosen:
                assert other.legal(viewer) == position.legal(viewer)


def test_events_tell_each_seat_only_what_it_may_know():
    games = (match_by_lots(4, seed, scenario="norrington", **ALL_OPTIONS) for seed in range(19, 40))
    match = next(m for m in games if any(e.kind == "cards-looked-at" for e in m.events(None)))
    looked = [e for e in match.events(None) if e.kind == "cards-looked-at"]
    chosen = [e for e in match.events(None) if e.kind == "chose"]
    assert chosen
    assert all(event.cards == () for event in looked)
    assert all(event.choice == "" for event in chosen)
    for seat in range(4):
        for event in filtered(list(match.opening), seat) + match.events(seat):
            if event.kind == "cards-looked-at":
                assert bool(event.cards) == (event.seat == seat)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players 9", "two to five players"),
        ("card nonsense", "there is no adventure 'nonsense'"),
        ("sea 0.1 9 at 0 0; card patrol; phase np", "0.1 has no face '9'"),
        ("sea z1 1 at 0 0; card patrol; phase np", "'z1' is no ship"),
        ("phase battle", "the phase 'battle' needs a card"),
        ("coins 7 3", "this number must be a whole number from 0 to 1"),
        ("coins 0 3; coins 00 5", "a whole number from 0 to 1"),
        ("coins 0 3; coins 0 5", "'coins 0' is given twice"),
        ("baron 0; baron 1", "'baron' is given twice"),
        ("option crew_pack on; option crew_pack on", "'option crew_pack' is given twice"),
        ("coins 0 ²", "a whole number"),
        (f"coins 0 {'1' * 4301}", "a whole number"),
        ("coins 0 1_0", "a whole number"),
        ("loot 0 ３ rum", "loot is written like"),
        ("loot 0 03 rum", "loot is written like"),
        (f"loot 0 {'1' * 4301} rum", "loot is written like"),
        ("loot 0 9999 rum", "a number of tokens must be"),
        ("agenda turn ２", "a whole number"),
        ("agenda turn 0_0", "a whole number"),
        ("tally ² 1", "a whole number"),
        ("tally 0 -0", "a whole number from 1 to"),
        ("tally 9 1", "a whole number from 0 to 1"),
        ("marks fired z9 - 0", "'z9' is no ship"),
        ("loot 0 rum", "loot is written like"),
        ("parts 0 1", "cannot be read"),
        ("baron 0 1", "cannot be read"),
        ("coins 0 3 4", "cannot be read"),
        ("option crew_pack", "an option is written like"),
        ("ships 0 2 admiral", "only 'captain' may follow"),
        ("acted twice", "nothing may follow here"),
        ("agenda turn", "'turn' needs a seat"),
        ("agenda turn 5", "a task's seat must be a whole number from 0 to 1"),
        ("agenda visit 0 0 moon", "'visit' cannot be about 'moon'"),
        ("agenda give 0 1 cargo now", "a task has a name"),
        ("phase over; agenda part 0 0 begin", "the game is over, and there is still"),
        (
            "option scenario introductory; card boarders-away; agenda end-quest; quest 2 2",
            "that cannot be: the card boarders-away: 0",
        ),
        ("quest 2 3; phase draw", "the rules cannot go on"),
        ("agenda part 0 0 begin", "the agenda must begin with one of: end-adventure"),
        ("trophies 0 y1 magic", "there is no way to sink 'magic'"),
        ("trophies 0 y1 battle twice", "there is no flag of a trophy 'twice'"),
        (ALL_PLAYED, "the rules cannot go on"),
        ("quest 2 9; phase draw", "there is no adventure 9 of quest 2"),
        ("wind 3", "'wind' is none of"),
        ("card patrol; phase np; parts 0 99 0 0", "parts 'sail'"),
        ("card patrol; phase np; sailors 0 rita; sailors 1 rita", "the card rita"),
        ("agenda dance", "there is no task 'dance'"),
        ("option scenario chess", "there is no option"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_reason(text, message):
    with pytest.raises(NotationError, match=message):
        RATTLE_BATTLE.parse_position(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "dance", "send", "send many", "send captain", "send 1 2", "guess", "guess x"),
        *("move 0.1 to 1 nan", "move 0.1 to 1e999 0", "move 9.9 to 1 2"),
        *("throw 0.1 hard", "shoot 0.1 at y1", "send ²", "send 01", "guess ３", "move 0.1 to 1 ²"),
        f"guess {'1' * 4301}",
    ],
)
def test_an_action_that_is_none_is_refused(text):
    with pytest.raises(NotationError):
        RATTLE_BATTLE.parse_action(text)


@pytest.mark.parametrize("scenario", ["introductory", "norrington", "pirate-wars"])
def test_the_order_of_clauses_makes_no_difference(scenario):
    for number, position in enumerate(positions(4, 15, scenario=scenario)):
        if number % 40:
            continue
        clauses = str(position).split("; ")
        middle = len(clauses) // 2
        for order in (clauses[::-1], clauses[middle:] + clauses[:middle]):
            again = RATTLE_BATTLE.parse_position("; ".join(order))
            assert again == position
            assert again.observe(0).decks == position.observe(0).decks


@pytest.mark.parametrize(
    "text", ["1,2,０,3", "1,2,0,３", "9999999,2,0,3", "1,2,0,3 out:²", f"1,2,0,3 out:{'1' * 4301}"]
)
def test_a_fall_in_other_digits_is_none(text):
    with pytest.raises(NotationError):
        Fall.parse(text)


def test_a_fall_of_more_dice_than_there_are_is_refused_before_they_are_compared():
    with pytest.raises(NotationError, match="a fall has at most 60 dice"):
        Fall.parse("0,0,0,1 " * 500)
