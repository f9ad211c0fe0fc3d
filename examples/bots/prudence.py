"""A bot for Port Royal in plain Python, nothing to install.

Draws while the next card is unlikely to end the turn, then takes what is worth most.

    quarterdeck bot "python3 prudence.py" --name prudence
"""

import json
import sys


def is_ship(card):
    """A ship is its colour and swords, then its coins: y2-3, or rx-4, which none can repel."""
    return card[0] in "ybgrk" and card[1] in "123456789x"


def risk(seen):
    """The chance that the next card ends the turn: a ship whose colour lies in the harbour."""
    colours = {card[0] for card in seen["harbour"] if is_ship(card)}
    unseen = [card for shuffle in seen["unseen"] for card in shuffle["cards"]]
    return sum(is_ship(card) and card[0] in colours for card in unseen) / max(len(unseen), 1)


def worth(action):
    """Of a person the points count (admiral-7-2: price 7, 2 points), of a ship the coins."""
    verb, _, card = action.partition(" ")
    gain = int(card.rpartition("-")[2]) if verb in ("hire", "trade") else 0
    return {"claim": 100, "repel": 50, "hire": 3 * gain, "trade": gain}.get(verb, 0.5)


def choose(question):
    """One of the legal actions."""
    legal, seen = question["legal"], question["observation"]
    if "draw" in legal and "stop" in legal:
        return "draw" if not seen["harbour"] or risk(seen) < 0.1 else "stop"
    return max(legal, key=worth)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "quarterdeck":
        print("bot Prudence", "games port-royal", "ready", sep="\n", flush=True)
    elif word == "question":
        number, _, question = rest.partition(" ")
        print("action", number, choose(json.loads(question)), flush=True)
    elif word == "quit":
        break
