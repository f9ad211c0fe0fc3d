"""The view of a game that has none of its own: tidy text, and choices as a list."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.game import Plain, plain
from quarterdeck.terminal.canvas import Canvas, wrap
from quarterdeck.terminal.palette import INK, PAPER, style
from quarterdeck.terminal.views import Button, Scene, View

KEYS: Final = "123456789abcdefijkmnprswxyz"
"""Keys that the table itself does not use."""


class GenericView(View):
    """Shows what is known, name by name."""

    def height(self, scene: Scene, width: int, room: int) -> int:
        return min(room, max(len(tidy(plain(scene.observation), width)) + 1, room * 2 // 3))

    def paint(self, scene: Scene, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, style(INK, PAPER))
        lines = tidy(plain(scene.observation), width - 2)
        for y, text in enumerate(lines[:height]):
            canvas.text(1, y, text, style(INK, PAPER))
        canvas.cut += lines[height:]
        return canvas

    def status(self, scene: Scene) -> str:
        return ""

    def prompt(self, scene: Scene) -> str:
        ranges = ", ".join(map(str, scene.choices.ranges))
        if ranges:
            return self.words("terminal-ask-typed", ranges=ranges)
        return self.words("terminal-ask")

    def buttons(self, scene: Scene) -> list[Button]:
        actions = scene.choices.actions
        if len(actions) > len(KEYS):
            return [Button("c", self.words("terminal-choose"), actions)]
        return [
            Button(key, self.wording.action(action), (action,))
            for key, action in zip(KEYS, actions, strict=False)
        ]


def tidy(value: Plain, width: int, indent: int = 0) -> list[str]:
    """A value as lines: one for each name, wrapped and indented."""
    pad = " " * indent
    if isinstance(value, dict):
        lines = []
        for name, item in value.items():
            if isinstance(item, dict) or (isinstance(item, list) and _nested(item)):
                lines += [f"{pad}{name}:", *tidy(item, width, indent + 2)]
            else:
                lines += _wrapped(f"{name}: {_flat(item)}", width, indent)
        return lines
    if isinstance(value, list) and _nested(value):
        return [line for item in value for line in tidy(item, width, indent)]
    return _wrapped(_flat(value), width, indent)


def _nested(items: list[Plain]) -> bool:
    return any(isinstance(item, dict | list) for item in items)


def _flat(value: Plain) -> str:
    if isinstance(value, list):
        return " ".join(map(_flat, value)) or "-"
    return "-" if value is None else str(value)


def _wrapped(text: str, width: int, indent: int) -> list[str]:
    first, *rest = wrap(text, max(width - indent - 2, 8))
    return [" " * indent + first, *(" " * (indent + 2) + line for line in rest)]
