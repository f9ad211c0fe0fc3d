"""What to tell somebody whose game was begun by earlier rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarterdeck.core import Game
    from quarterdeck.i18n.words import Words


def changes_told(game: Game, rules: int, words: Words, *, halted: bool = False) -> list[str]:
    """Lines that say what changed since a version, and if so that the game cannot go on."""
    changes = game.changes_since(rules)
    if not changes:
        return []
    keys = {code: f"{game.name}-changed-{code}" for code in changes}
    said = [words(key) if key in words else code for code, key in keys.items()]
    stopped = [words("rules-older-halted")] if halted else []
    return [words("rules-older"), *(f"– {sentence}" for sentence in said), *stopped]
