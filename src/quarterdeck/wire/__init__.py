"""The wire, described once: by the Python types of what crosses it.

``python -m quarterdeck.wire`` writes everything else from them: the page's TypeScript, the tables
of ``docs/protocol.md``, ``docs/observations.md`` and a JSON Schema.
"""

from quarterdeck.wire.game_types import GameTypes

__all__ = ["GameTypes"]
