"""The one widget that shows a canvas and tells what was clicked on it."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from quarterdeck.terminal.canvas import Canvas

Painter = Callable[[int, int], Canvas]


class Pane(Widget):
    """Shows what a painter draws in the room there is."""

    class Clicked(Message):
        """A zone was clicked."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    class Hovered(Message):
        """The mouse is over another zone now, or over none."""

        def __init__(self, target: str | None) -> None:
            super().__init__()
            self.target = target

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self._painter = painter
        self.canvas = Canvas(0, 0)
        self._over: str | None = None

    def paint(self) -> None:
        """Draw anew."""
        self.canvas = self._painter(self.size.width, self.size.height)
        self.refresh()

    def on_resize(self, event: events.Resize) -> None:
        """Another room, another drawing."""
        self.paint()

    def render_line(self, y: int) -> Strip:
        """A row of the canvas."""
        if y < self.canvas.height and self.canvas.width:
            return self.canvas.strip(y)
        return Strip.blank(self.size.width)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        target = self.canvas.hit(event.x, event.y)
        if target is not None:
            self.post_message(self.Clicked(target))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell what the mouse is over, once for each zone."""
        self._hover(self.canvas.hit(event.x, event.y))

    def on_leave(self, event: events.Leave) -> None:
        """Over nothing."""
        self._hover(None)

    def _hover(self, target: str | None) -> None:
        if target != self._over:
            self._over = target
            self.post_message(self.Hovered(target))
