"""Port Royal said in four languages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import pytest

from quarterdeck.core import Dealer, Event, FastSeed, IllegalAction, Match, Refusal, Result, Table
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL, Card, PortRoyalPosition, refusals
from quarterdeck.games.port_royal import events as e
from quarterdeck.games.port_royal.cards import CARD_OF_FACE, COLOURS
from quarterdeck.games.port_royal.wording import PortRoyalWording
from quarterdeck.i18n import LANGUAGES, Words, wording_for
from tests.i18n.messages import messages
from tests.port_royal.samples import REFUSALS

NAMES = ("Anna", "Bo", "Cem", "Dana", "Ewa")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def wording(language: str) -> PortRoyalWording:
    found = wording_for("port-royal", Words(language))
    assert isinstance(found, PortRoyalWording)
    return found


def clean(text: str) -> bool:
    return bool(text.strip()) and not set("{}$") & set(text)


# -- everything there is can be said -----------------------------------------------------------


@every_language
def test_every_card(language: str) -> None:
    w = wording(language)
    for card in CARD_OF_FACE:
        assert clean(w.card(card))
        assert clean(w.card_about(card))
        assert clean(w.card_details(card))
    assert all(clean(w.colour(colour)) for colour in COLOURS)


@every_language
def test_every_action(language: str) -> None:
    w = wording(language)
    labels = {action: w.action(action) for action in ACTIONS}
    assert all(map(clean, labels.values()))
    # Ships of one colour never lie in the harbour together; all other actions could.
    others = [label for action, label in labels.items() if action.verb != "trade"]
    assert len(set(others)) == len(others)


@every_language
def test_every_option(language: str) -> None:
    w = wording(language)
    for name, option in PORT_ROYAL.options.items():
        assert len({w.option(name, value) for value in option.values}) == len(option.values)


@every_language
def test_every_refusal(language: str) -> None:
    w = wording(language)
    assert all(clean(w.refusal(refusal, NAMES)) for refusal in REFUSALS)


def _played(seed: int) -> Iterator[PortRoyalPosition]:
    """The positions of a game played by lots."""
    dealer, lots = Dealer(FastSeed(seed)), FastSeed(seed).generator(0)
    position, _ = PORT_ROYAL.start(Table(2 + seed % 4), dealer)
    assert isinstance(position, PortRoyalPosition)
    yield position
    while position.to_act():
        (seat,) = position.to_act()
        position.apply(seat, position.legal(seat).sample(lots), dealer)
        yield position


@pytest.fixture(scope="module")
def refused() -> list[Refusal]:
    """Every refusal that the actions of one game could meet."""
    found = {}
    for position in _played(7):
        (seat, *_) = position.to_act() or (0,)
        for action in ACTIONS:
            refusal = position.refusal(seat, action)
            if refusal is not None:
                found[str(refusal)] = refusal
    return list(found.values())


@every_language
def test_refusals_of_a_game(language: str, refused: list[Refusal]) -> None:
    w = wording(language)
    assert len({refusal.code for refusal in refused}) > 8
    for refusal in refused:
        assert clean(w.refusal(refusal, NAMES))


# -- some of it, word by word -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            e.Hired(0, Card("admiral-7-2"), 7),
            {
                "en": "Anna hires the Admiral for 7 coins.",
                "pl": "Anna rekrutuje admirała za 7 monet.",
                "it": "Anna ingaggia l'ammiraglio per 7 monete.",
                "ru": "Anna нанимает адмирала за 7 монет.",
            },
        ),
        (
            e.Hired(1, Card("jack-6-1"), 1),
            {
                "en": "Bo hires the Jack of all Trades for 1 coin.",
                "pl": "Bo rekrutuje złotą rączkę za 1 monetę.",
                "it": "Bo ingaggia il tuttofare per 1 moneta.",
                "ru": "Bo нанимает мастера за 1 монету.",
            },
        ),
        (
            e.Gained(0, 3, "trade", Card("g3-3")),
            {
                "en": "Anna trades with the Skiff for 3 coins.",
                "pl": "Anna handluje ze skiffem i otrzymuje 3 monety.",
                "it": "Anna commercia con lo skiff e ottiene 3 monete.",
                "ru": "Anna торгует с барком и получает 3 монеты.",
            },
        ),
        (
            e.Claimed(0, Card("exp-ccs"), "cjs"),
            {
                "en": "Anna claims the expedition (2 Captains, 1 Settler): 6 points. "
                "Discarded: 1 Captain, 1 Settler, 1 Jack of all Trades.",
                "pl": "Anna kończy ekspedycję (2 kapitanów, 1 osadnik): 6 punktów. "
                "Odrzucone osoby: 1 kapitan, 1 osadnik, 1 złota rączka.",
                "it": "Anna reclama la spedizione (2 capitani, 1 colono): 6 punti. "
                "Scarta 1 capitano, 1 colono, 1 tuttofare.",
                "ru": "Anna выполняет условия экспедиции (2 капитана, 1 поселенец): 6 очков. "
                "В сброс: 1 капитан, 1 поселенец, 1 мастер.",
            },
        ),
        (
            e.Drawn(0, Card("kx-4")),
            {
                "en": "Anna draws a Galleon (4 coins, skull).",
                "pl": "Anna dobiera galeon (4 monety, czaszka).",
                "it": "Anna pesca un galeone (4 monete, teschio).",
                "ru": "Anna открывает карту: галеон (4 монеты, череп).",
            },
        ),
    ],
    ids=["hired", "hired-jack", "traded", "claimed", "drawn-skull"],
)
def test_sentences(event: Event, said: dict[str, str]) -> None:
    assert {language: wording(language).event(event, NAMES) for language in LANGUAGES} == said


def test_a_refusal_says_what_is_missing() -> None:
    match = Match(PORT_ROYAL, Table(2), FastSeed(1))
    seat = match.position.to_act()[0]
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, ACTIONS[1])
    assert wording("pl").refusal(caught.value.refusal, NAMES) == (
        "Najpierw dobierz co najmniej jedną kartę."
    )
    details: dict[str, int | str] = {"card": "admiral-7-2", "price": 7, "fee": 1, "coins": 5}
    expensive = Refusal("too-expensive", "", details)
    assert wording("en").refusal(expensive, NAMES) == (
        "Admiral: costs 7 and a fee of 1, you have 5."
    )


def test_results() -> None:
    won = Result((1,), (9, 13), "points")
    assert wording("en").result(won, NAMES[:2]) == (
        "Bo wins. Points: Anna 9, Bo 13. The last round has been played out."
    )
    shared = Result((0, 1, 2), (12, 12, 12), "no-cards")
    assert wording("pl").result(shared, NAMES[:3]) == (
        "Wygrywają razem: Anna, Bo i Cem. Punkty: Anna 12, Bo 12, Cem 12. "
        "Nie ma już kart do dobrania."
    )


def test_cards_by_name() -> None:
    w = wording("en")
    names = [w.card(Card(code)) for code in ("b1-1", "trader-blue-3-1", "exp-cc", "tax-swords")]
    assert names == ["Flute", "Trader (blue)", "Expedition (2 Captains)", "Tax increase"]
    assert w.card_about(Card("trader-red-3-1")) == "Trading with a Frigate brings you 1 coin more."


def test_every_refusal_code_of_the_game_has_a_message() -> None:
    source = inspect.getsource(refusals)
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    assert len(codes) > 10
    assert {f"port-royal-refusal-{code}" for code in codes} <= set(messages("en"))
