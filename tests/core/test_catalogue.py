"""Games and bots join by naming themselves; bots are asked, and answer alike to the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from importlib.metadata import entry_points as real_entry_points

import pytest

from cove import COVE
from quarterdeck.bots import ask, bots_for, make_bot
from quarterdeck.bots.api import Bot, Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import Action, FastSeed, Game, Match, QuarterdeckError, Table, plugins
from quarterdeck.core.catalogue import find_game, games
from quarterdeck.games.port_royal import PORT_ROYAL
from tests.core.playing import FAIR, play, played, quick_table


class Parrot(Bot):
    """Plays the cove only: always the first thing it may do."""

    name = "parrot"
    games = ("cove",)

    def choose(self, question: Question) -> Action:
        return question.choices.actions[0]


@pytest.fixture
def _cove_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if another package named a game and a bot of its own."""
    more = {
        "quarterdeck.games": [("cove", "cove.manifest:MANIFEST")],
        "quarterdeck.bots": [("parrot", f"{__name__}:Parrot")],
    }

    def entry_points(group: str) -> EntryPoints:
        found = real_entry_points(group=group)
        return EntryPoints([*found, *(EntryPoint(*each, group) for each in more[group])])

    monkeypatch.setattr(plugins, "entry_points", entry_points)
    plugins.installed.cache_clear()
    yield
    plugins.installed.cache_clear()


def test_port_royal_is_installed() -> None:
    assert games()["port-royal"] is PORT_ROYAL
    assert find_game("port-royal") is PORT_ROYAL
    assert all(name == game.name for name, game in games().items())


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        QuarterdeckError, match=r"there is no game 'chess'; there are: .*port-royal"
    ):
        find_game("chess")


@pytest.mark.usefixtures("_cove_installed")
def test_a_game_of_another_package_joins_by_its_entry_point() -> None:
    assert set(games()) >= {"port-royal", "cove"}
    assert find_game("cove") is COVE


def test_every_game_has_the_random_bot(game: Game) -> None:
    assert bots_for(game.name)["random"] is RandomBot
    assert isinstance(make_bot(game.name, "random"), RandomBot)


@pytest.mark.usefixtures("_cove_installed")
def test_bots_play_the_games_they_name() -> None:
    assert set(bots_for("port-royal")) >= {"random", "thumb", "r400"}
    assert set(bots_for("cove")) == {"random", "parrot"}
    with pytest.raises(QuarterdeckError, match=r"no bot 'thumb' plays cove; there are: .*parrot"):
        make_bot("cove", "thumb")


@pytest.mark.usefixtures("_cove_installed")
def test_a_bot_of_another_package_plays() -> None:
    match = Match(COVE, Table(2), FastSeed(1))
    bot = make_bot("cove", "parrot")
    while match.result is None:
        for seat in match.position.to_act():
            match.act(seat, ask(bot, match, seat, 0))
    assert len(match.steps) == 2 * (2 + 2)


def test_same_seed_same_choice(game: Game) -> None:
    differ = 0
    for name in ("random", *(("thumb",) if game is PORT_ROYAL else ())):
        bot = make_bot(game.name, name)
        match = Match(game, quick_table(game, 3), FastSeed(8))
        for _ in play(match, 8, 60):
            before = str(match.record)
            for seat in match.position.to_act():
                choices = [ask(bot, match, seat, seed) for seed in (1, 1, 2)]
                assert choices[0] == choices[1]
                assert choices[0] in match.legal(seat)
                differ += choices[0] != choices[2]
            assert str(match.record) == before
    assert differ


def test_a_bot_is_told_what_its_seat_may_know(game: Game) -> None:
    asked: list[Question] = []

    class Curious(RandomBot):
        def choose(self, question: Question) -> Action:
            asked.append(question)
            return super().choose(question)

    match = played(game, most=5)
    for seat in match.position.to_act():
        ask(Curious(), match, seat, 1)
        assert asked[-1].seat == seat
        assert asked[-1].observation == match.observe(seat)
        assert asked[-1].choices == match.legal(seat)


def test_a_bot_cannot_learn_the_deal_from_its_lots(game: Game) -> None:
    """A table and a bot with one and the same number: the lots are not the luck of the deal."""
    lots: list[float] = []

    class Gambler(RandomBot):
        def choose(self, question: Question) -> Action:
            lots.append(question.rng.random())
            return super().choose(question)

    match = Match(game, quick_table(game, 3), FastSeed(8))
    for _ in play(match, 8, 30):
        for seat in match.position.to_act():
            ask(Gambler(), match, seat, 8)
    luck = {FastSeed(8).generator(n).random() for n in range(200)}
    assert not luck & set(lots)


def test_seats_that_decide_at_once_draw_their_own_lots() -> None:
    """Asked before any has acted, as an environment would: all five do not think alike."""
    alike: Counter[int] = Counter()
    for seed in range(100):
        match = Match(COVE, Table(5), FAIR)
        lots: list[float] = []

        class Gambler(RandomBot):
            def choose(self, question: Question, lots: list[float] = lots) -> Action:
                lots.append(question.rng.random())
                return super().choose(question)

        for seat in match.position.to_act():
            ask(Gambler(), match, seat, seed)
        alike[len(set(lots))] += 1
    assert alike == {5: 100}
