"""What holds in every game, whoever plays how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from quarterdeck.core import Dealer, FastSeed, IllegalAction, Script, Table
from quarterdeck.core.game import plain
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL, Action, Card, PortRoyalPosition
from quarterdeck.games.port_royal import Observation as PortRoyalObservation
from quarterdeck.games.port_royal.cards import (
    ABILITY,
    CARDS,
    FACES,
    KIND,
    PERSON,
    POINTS,
    SWORDS,
    card_of,
)
from quarterdeck.games.port_royal.copies import card_text, cards_text
from quarterdeck.games.port_royal.observation import Unseen, observe
from quarterdeck.games.port_royal.state import (
    DISCARD,
    DISCOVER,
    OVER,
    SHIP,
    TABLE,
    TAKE,
    UNSEEN,
    State,
)
from tests.port_royal.positions import places

# A shrunk seed is no simpler than the one that failed, so nothing is shrunk.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
GAMES = settings(max_examples=25, deadline=None, phases=PHASES)


@dataclass(frozen=True)
class Deal:
    """A game that can be played: a table, a deck, and who chooses how."""

    players: int
    options: dict[str, str]
    seed: int
    deck: int
    """How many cards are in it; all of them, or fewer."""

    def start(self) -> tuple[PortRoyalPosition, Dealer | Script]:
        """The first position, and where its later shuffles come from."""
        table = Table(self.players, self.options)
        dealer = Dealer(FastSeed(self.seed), drawn=2)
        if self.deck == CARDS:
            chance: Dealer | Script = Dealer(FastSeed(self.seed))
        else:
            order = FastSeed(self.seed).generator(0).permutation(CARDS)
            deck = [c for c in order if FACES_MIN[c] == 0][: self.deck]
            lines = [f"start {self.seed % self.players}", f"shuffle {cards_text(deck)}"]
            chance = Script(lines, dealer)
        position, _ = PORT_ROYAL.start(table, chance)
        assert isinstance(position, PortRoyalPosition)
        return position, chance

    def play(self, most: int = 400) -> Iterator[PortRoyalPosition]:
        """Every position of a random game, the same object each time."""
        position, chance = self.start()
        rng = FastSeed(self.seed + 1).generator(0)
        yield position
        for _ in range(most):
            if not position.to_act():
                return
            (seat,) = position.to_act()
            position.apply(seat, position.legal(seat).sample(rng), chance)
            yield position

    def some(self, every: int) -> Iterator[PortRoyalPosition]:
        """Some positions of the game while it goes on, the first always among them."""
        for number, position in enumerate(self.play()):
            if number % every == 0 and position.to_act():
                yield position

    def end(self) -> PortRoyalPosition:
        """The position after the last action."""
        *_, position = self.play(most=10_000)
        assert not position.to_act()
        return position


FACES_MIN = [card_of(c).face.min_players for c in range(CARDS)]

deals = st.builds(
    Deal,
    players=st.integers(2, 5),
    options=st.fixed_dictionaries(
        {
            "end": st.sampled_from(["points", "expedition"]),
            "jester_on_bust": st.sampled_from(["everyone", "opponents"]),
        }
    ),
    seed=st.integers(0, 2**32),
    deck=st.one_of(st.just(CARDS), st.integers(5, 60)),
)


@GAMES
@given(deals)
def test_every_card_lies_in_exactly_one_place(deal: Deal) -> None:
    first = None
    for position in deal.play():
        s = position.state
        where = places(s)
        assert len(where) == CARDS
        outside = {card for card, place in where.items() if place == "outside"}
        first = outside if first is None else first
        assert outside == first
        count = Counter(s.place)
        assert count[DISCARD] == s.n_discard
        assert count[UNSEEN] == s.n_pile + sum(s.coins)
        waiting = int(s.phase == SHIP)
        assert count[TABLE] == s.n_harbour + s.n_expeditions + sum(s.n_display) + waiting
    if deal.deck == CARDS:
        assert first == (set() if deal.players == 5 else {"exp-cps"})


@GAMES
@given(deals)
def test_nothing_is_negative_and_numbers_are_what_displays_say(deal: Deal) -> None:
    for position in deal.play():
        s = position.state
        numbers = [s.n_pile, s.n_discard, s.n_harbour, s.n_expeditions, s.takes, *s.coins]
        assert min(numbers) >= 0
        assert s.idle <= s.players
        for p in range(s.players):
            display = s.display[p][: s.n_display[p]]
            persons = [c for c in display if KIND[c] == PERSON]
            assert s.points[p] == sum(POINTS[c] for c in display)
            assert s.swords[p] == sum(SWORDS[c] for c in persons)
            assert s.claimed[p] == len(display) - len(persons)
            owned = Counter(ABILITY[c] for c in persons)
            assert s.ability[p] == [owned[a] for a in range(len(s.ability[p]))]


@GAMES
@given(deals)
def test_the_harbour_holds_no_two_ships_of_a_colour_and_no_other_kind(deal: Deal) -> None:
    for position in deal.play():
        s = position.state
        faces = [card_of(c).face for c in s.harbour[: s.n_harbour]]
        assert {face.kind for face in faces} <= {"ship", "person"}
        colours = [face.colour for face in faces if face.kind == "ship"]
        assert len(colours) == len(set(colours))
        if s.phase in (DISCOVER, OVER) and not s.drawn:
            assert s.n_harbour == 0


@GAMES
@given(deals)
def test_somebody_can_always_act_until_there_is_a_result(deal: Deal) -> None:
    for position in deal.play():
        assert (position.result() is None) == (len(position.to_act()) == 1)
        for seat in position.to_act():
            assert len(position.legal(seat)) >= 1
        if position.state.phase == TAKE and position.state.acting != position.state.active:
            assert len(position.legal(position.state.acting)) >= 2  # else nobody would be asked


def facts(s: State) -> dict[str, object]:
    """All of a state that means something now, read field by field."""
    known: dict[str, object] = {
        name: getattr(s, name)
        for name in (
            *("players", "start", "active", "phase", "round", "last_round", "idle", "shuffles"),
            *("ended", "options", "colours"),
            *("n_pile", "n_discard", "n_harbour", "n_expeditions", "place"),
            *("coins", "points", "swords", "claimed", "n_display", "ability"),
        )
    }
    if s.phase != OVER:
        known |= {"acting": s.acting, "drawn": s.drawn, "drew": s.drew}
    if s.phase == TAKE:
        known["takes"] = s.takes
    if s.phase == SHIP:
        known["pending"] = s.pending
    known["pile"] = s.pile[: s.n_pile]
    known["harbour"] = s.harbour[: s.n_harbour]
    known["expeditions"] = s.expeditions[: s.n_expeditions]
    known["coin"] = [s.coin[p][: s.coins[p]] for p in range(s.players)]
    known["display"] = [s.display[p][: s.n_display[p]] for p in range(s.players)]
    known["origin"] = [s.origin[c] for c in range(CARDS) if s.place[c] == UNSEEN]
    return known


@GAMES
@given(deals)
def test_the_text_of_a_position_gives_an_equal_state(deal: Deal) -> None:
    for position in deal.some(every=10):
        again = PORT_ROYAL.parse_position(str(position))
        assert str(again) == str(position)
        assert facts(again.state) == facts(position.state)
        assert again.observe(None) == position.observe(None)
        assert again.result() == position.result()


@GAMES
@given(deals)
def test_the_text_and_a_sample_of_a_game_that_is_over_agree_with_it(deal: Deal) -> None:
    position = deal.end()
    again = PORT_ROYAL.parse_position(str(position))
    seen = position.observe(None)
    assert str(again) == str(position)
    assert facts(again.state) == facts(position.state)
    assert again.result() == position.result()
    assert again.observe(None) == seen
    assert observe(seen.sample(1)) == seen


@GAMES
@given(deals)
def test_a_game_goes_on_from_its_text_as_it_would_have(deal: Deal) -> None:
    *_, position = deal.play(most=60)
    again = PORT_ROYAL.parse_position(str(position))
    rng = FastSeed(deal.seed).generator(9)
    both = (position, Dealer(FastSeed(3))), (again, Dealer(FastSeed(3)))
    for _ in range(60):
        if not position.to_act():
            break
        (seat,) = position.to_act()
        assert again.to_act() == (seat,)
        assert again.legal(seat) == position.legal(seat)
        action = position.legal(seat).sample(rng)
        told = [p.apply(seat, action, chance) for p, chance in both]
        assert told[0] == told[1]
    assert facts(again.state) == facts(position.state)


@GAMES
@given(deals)
def test_refusals_agree_with_what_is_legal(deal: Deal) -> None:
    for position in deal.some(every=15):
        for seat in range(deal.players):
            legal = set(position.legal(seat))
            for action in ACTIONS:
                assert (position.refusal(seat, action) is None) == (action in legal), action


@GAMES
@given(deals, st.sampled_from(ACTIONS))
def test_an_illegal_action_changes_nothing(deal: Deal, action: Action) -> None:
    for position in deal.some(every=40):
        seat = position.state.acting
        if position.refusal(seat, action) is None:
            continue
        before = str(position)
        with pytest.raises(IllegalAction) as caught:
            position.apply(seat, action, Dealer(FastSeed(1)))
        assert str(position) == before
        assert caught.value.legal == position.legal(seat)


@GAMES
@given(deals)
def test_a_copy_is_equal_and_independent(deal: Deal) -> None:
    for position in deal.some(every=30):
        copy, text = position.copy(), str(position)
        assert copy == position
        chance, rng = Dealer(FastSeed(2)), FastSeed(2).generator(0)
        for _ in range(12):
            for seat in copy.to_act():
                copy.apply(seat, copy.legal(seat).sample(rng), chance)
        assert str(position) == text
        if position.to_act():
            assert str(copy) != text


@GAMES
@given(deals, st.integers(0, 2**64 - 1))
def test_a_sample_agrees_with_the_observation(deal: Deal, seed: int) -> None:
    for position in deal.some(every=40):
        seen = position.observe(None)
        sample = seen.sample(seed)
        assert observe(sample) == seen
        assert sample == seen.sample(seed)
        places(sample)


@GAMES
@given(deals)
def test_the_observation_does_not_change_when_hidden_cards_change_places(deal: Deal) -> None:
    for position in deal.some(every=40):
        s = position.state
        other = position.copy()
        hidden = [(other.state.pile, i) for i in range(s.n_pile)]
        hidden += [
            (other.state.coin[p], i)
            for p in range(s.players)
            for i in range(s.coins[p])
            if s.origin[s.coin[p][i]] == s.shuffles
        ]
        faces = [row[i] for row, i in hidden]
        for (row, i), c in zip(hidden, faces[1:] + faces[:1], strict=True):
            row[i] = c
        views = [other.observe(viewer) for viewer in (None, *range(s.players))]
        assert all(view == position.observe(0) for view in views)
        assert views[0].odds() == position.observe(0).odds()


@GAMES
@given(deals)
def test_events_tell_no_hidden_card(deal: Deal) -> None:
    # What was seen: the harbour, discards, displays. Whatever events name must be among that.
    position, chance = deal.start()
    rng = FastSeed(deal.seed + 1).generator(0)
    for _ in range(100):
        if not position.to_act():
            break
        (seat,) = position.to_act()
        action = position.legal(seat).sample(rng)
        before = position.copy()
        events = position.apply(seat, action, chance)
        shown = Counter(card_of(c) for c in range(CARDS) if position.state.place[c] != UNSEEN)
        shown |= Counter(card_of(c) for c in range(CARDS) if before.state.place[c] != UNSEEN)
        shown.update(e.card for e in events if e.kind in ("coin-shown", "discarded"))
        named = {getattr(event, "card", None) for event in events} - {None}
        assert named <= set(shown)


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_the_repr_of_an_action_evaluates_to_it(action: Action) -> None:
    again = eval(repr(action), {"Action": Action})
    assert again == action
    assert PORT_ROYAL.parse_action(str(action)) == action


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.code)
def test_the_repr_of_a_card_evaluates_to_it(face: object) -> None:
    card = Card(face.code)
    assert eval(repr(card), {"Card": Card}) == card


@GAMES
@given(deals)
def test_the_repr_of_an_observation_evaluates_to_it(deal: Deal) -> None:
    names = {"Observation": PortRoyalObservation, "Card": Card, "Unseen": Unseen}
    for position in deal.some(every=100):
        seen = position.observe(None)
        assert eval(repr(seen), names) == seen
        assert isinstance(plain(seen), dict)


def test_all_120_cards_have_a_text_of_their_own() -> None:
    assert len({card_text(c) for c in range(CARDS)}) == CARDS
