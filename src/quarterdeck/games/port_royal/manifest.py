"""All that comes with Port Royal."""

from typing import Final

from quarterdeck.core.manifest import Manifest

MANIFEST: Final = Manifest(
    package="quarterdeck.games.port_royal",
    place=1,
    game="game:PORT_ROYAL",
    wire="wire:WIRE",
    wording="wording:PortRoyalWording",
    aids="aids:PORT_ROYAL_AIDS",
    analyst="analysis.analyst:PORT_ROYAL_ANALYST",
    puzzles="analysis/puzzles.jsonl",
    terminal="terminal.view:PortRoyalView",
    pictures="terminal.pictures:PICTURES",
    bots=(
        "bots.greedy:Greedy",
        "bots.thumb:Thumb",
        "bots.r400:R400",
        "bots.sailors:CabinBoy",
        "bots.sailors:Deckhand",
        "bots.sailors:Boatswain",
        "bots.officers:Captain",
        "bots.officers:Admiral",
        "bots.sailors:Trader",
        "bots.sailors:Gambler",
        "bots.sailors:Explorer",
    ),
    fast="bots.fast:FAST_PORT_ROYAL",
    questions="studies:QUESTIONS",
    environments={
        "quarterdeck/PortRoyal-v0": ("envs.single:PortRoyalEnv", "envs.vector:VectorEnv")
    },
    dataset="dataset:Order",
    training="train.telling:training_lines",
    compiled=(
        "analysis.machine:LIBRARY",
        "train.machine:LIBRARY",
        "bots.machine:SEARCH",
        "bots.decide:LIBRARY",
        "bots.machine:LIBRARY",
        "envs.machine:LIBRARY",
        "compiled:LIBRARY",
    ),
)
