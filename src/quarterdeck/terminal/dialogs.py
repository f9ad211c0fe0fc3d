"""Sheets of paper laid over the table: texts to read, a list to choose from, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Label, OptionList, Static
from textual.widgets.option_list import Option

from quarterdeck.core.numbers import is_whole
from quarterdeck.terminal.palette import CORAL


class Reading(ModalScreen[None]):
    """Headings and texts; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"escape,enter,space,q,l,v,{'question_mark'}", "dismiss", show=False),
    ]

    def __init__(self, title: str, sections: Sequence[tuple[str, str]], close: str) -> None:
        super().__init__()
        self._title, self._sections, self._close = title, sections, close

    def compose(self) -> ComposeResult:
        """A title, the text, a button."""
        with Vertical(classes="paper"):
            yield Label(Text(self._title), classes="heading")
            with VerticalScroll():
                # One widget: a log has a thousand lines, and as many widgets take seconds.
                yield Static(Text("\n").join(map(_section, self._sections)), classes="section")
            yield Button(self._close, compact=True, id="close")

    def on_mount(self) -> None:
        """Keys scroll the text at once."""
        self.query_one(VerticalScroll).focus()

    def on_button_pressed(self) -> None:
        """Closed."""
        self.dismiss()


def _section(section: tuple[str, str]) -> Text:
    """A heading and its text."""
    heading, body = section
    text = Text()
    if heading:
        text.append(f"{heading}  ", style=f"bold {CORAL}")
    return text.append(" ".join(body.split()))


class FullLog(Reading):
    """The whole log, read from its end."""

    def on_mount(self) -> None:
        """The newest line is in sight from the first, however long it takes to lay the text out."""
        self.query_one(VerticalScroll).anchor()


class Choosing(ModalScreen[int | None]):
    """One of several: arrows and Enter, a digit, or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", show=False)]

    def __init__(self, title: str, labels: Sequence[str], close: str) -> None:
        super().__init__()
        self._title, self._labels, self._close = title, labels, close

    def compose(self) -> ComposeResult:
        """The list."""
        with Vertical(classes="paper"):
            yield Label(Text(self._title), classes="heading")
            yield OptionList(
                *(Option(Text(f"{n}  {label}")) for n, label in enumerate(self._labels, start=1))
            )
            yield Button(self._close, compact=True, id="close")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Chosen."""
        self.dismiss(event.option_index)

    def key_digit(self, digit: int) -> None:
        """Chosen by its number."""
        if 1 <= digit <= len(self._labels):
            self.dismiss(digit - 1)

    def on_key(self, event: object) -> None:
        """A digit chooses."""
        character = getattr(event, "character", None)
        if isinstance(character, str) and is_whole(character):
            self.key_digit(int(character))

    def on_button_pressed(self) -> None:
        """Nothing chosen."""
        self.dismiss(None)


class ResultScreen(ModalScreen[str]):
    """Who won, with how much, and what next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "dismiss('new')", show=False),
        Binding("r", "dismiss('rematch')", show=False),
        Binding("w", "dismiss('watch')", show=False),
        Binding("escape,l,q", "dismiss('look')", show=False),
    ]

    def __init__(
        self, title: str, rows: Sequence[tuple[str, bool]], text: str, labels: dict[str, str]
    ) -> None:
        super().__init__()
        self._title, self._rows, self._text, self._labels = title, rows, text, labels

    def compose(self) -> ComposeResult:
        """A row for each player, the winner marked, and the keys."""
        with Vertical(classes="paper result"):
            yield Label(Text(self._title), classes="heading")
            for row, winner in self._rows:
                text = Text(("♛ " if winner else "  ") + row, style="bold" if winner else "")
                yield Static(text, classes="winner" if winner else "section")
            yield Static(Text(self._text), classes="section ending")
            for key, label in self._labels.items():
                yield Button(Text(f"{key[0]}  {label}"), compact=True, id=key)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """What next."""
        self.dismiss(event.button.id or "look")
