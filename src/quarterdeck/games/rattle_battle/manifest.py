"""All that comes with Rattle, Battle, Grab the Loot."""

from typing import Final

from quarterdeck.core.manifest import Manifest

MANIFEST: Final = Manifest(
    package="quarterdeck.games.rattle_battle",
    place=2,
    game="game:RATTLE_BATTLE",
    wire="wire:WIRE",
    wording="wording:RattleBattleWording",
    aids="aids:RATTLE_BATTLE_AIDS",
    terminal="terminal.view:RattleBattleView",
    pictures="terminal.pictures:PICTURES",
    bots=(
        "bots.landlubber:Landlubber",
        "bots.gunner:Gunner",
        "bots.quartermaster:Quartermaster",
    ),
    fast="bots.fast:FAST_RATTLE_BATTLE",
    questions="studies:QUESTIONS",
    commands="commands:COMMANDS",
)
