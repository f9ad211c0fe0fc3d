"""Reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quarterdeck.games.port_royal import Card

if TYPE_CHECKING:
    from quarterdeck.analysis.api import Reason
    from quarterdeck.games.port_royal.wording import PortRoyalWording
    from quarterdeck.i18n.words import Argument


def say(reason: Reason, wording: PortRoyalWording, names: Sequence[str]) -> str:
    """A sentence."""
    if reason.code == "ability":
        return wording.card_about(Card(str(reason.details["card"])))
    arguments: dict[str, Argument] = {}
    for key, value in reason.details.items():
        if key == "seat":
            arguments["name"] = names[int(str(value))]
        elif key == "card":
            arguments["card"] = wording.card(Card(str(value)))
        elif isinstance(value, tuple):
            arguments["things"] = _things(reason, value, wording)
        else:
            arguments[key] = value
    return wording.say(f"reason-{reason.code}", **arguments)


def _things(reason: Reason, cards: Sequence[str], wording: PortRoyalWording) -> str:
    """Coins and cards in a row: ``3 coins, Admiral``."""
    coins = int(str(reason.details["coins"]))
    said = [wording.say("coins", coins=coins)] if coins else []
    return ", ".join([*said, *(wording.card(Card(code)) for code in cards)])
