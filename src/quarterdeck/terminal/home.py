"""The first screen: a new game, set up in a glance, and the games played before."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList
from textual.widgets.option_list import Option

from quarterdeck.bots import bots_for, usual_bot
from quarterdeck.core.catalogue import find_game, games
from quarterdeck.terminal.canvas import Canvas, shorten
from quarterdeck.terminal.dots import FLEET, cells
from quarterdeck.terminal.palette import BRASS, CREAM, SEA, SEA_DEEP, SHADOW, blend, style
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.saves import Save, saves
from quarterdeck.terminal.sitting import (
    HUMAN,
    SEATS_AT_FIRST,
    Player,
    Setup,
    default_name,
)

if TYPE_CHECKING:
    from quarterdeck.terminal.app import QuarterdeckApp

MOST_SEATS: Final = 5
ONE_COLUMN: Final = 3
"""So many table options stand below one another; more take two columns."""
SAVED_WIDTH: Final = 30
"""Cells for a line of the list of games; the style sheet sets its width."""


class Stepper(Button):
    """A flat button that may be clicked as fast as one likes."""

    def __init__(self, label: str | Text, *, id: str) -> None:  # noqa: A002 - as Textual names it
        super().__init__(label, id=id, compact=True)
        self.active_effect_duration = 0


def relabel(button: Button, text: str) -> None:
    """Another text on a button; the button takes the room that it needs."""
    button.label = Text(text)
    button.refresh(layout=True)


class HomeScreen(Screen[None]):
    """Enter starts: you against two bots, until something else is chosen."""

    app: QuarterdeckApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "start", show=False),
        Binding("g", "language", show=False),
        Binding("q", "leave", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("delete", "delete", show=False),
    ]

    def __init__(self, preset: Setup | None = None) -> None:
        super().__init__()
        self.names = list(games())
        self.game = preset.game if preset else self.names[0]
        self._rules = find_game(self.game)
        self.kinds = [HUMAN] + [usual_bot(self.game)] * (MOST_SEATS - 1)
        self.seats = len(preset.players) if preset else SEATS_AT_FIRST
        self.options: dict[str, str] = dict(preset.options) if preset else {}
        self.seed = preset.seed if preset else None
        self.saved: list[Save] = []

    def compose(self) -> ComposeResult:
        """A banner, the set-up at the left, the saved games at the right."""
        yield Pane(banner)
        yield Button("", id="start", variant="primary")
        with Horizontal(id="middle"):
            with Vertical(id="setup"):
                yield Stepper("", id="game")
                with Horizontal(classes="row"):
                    yield Stepper("-", id="fewer")
                    yield Label("", id="count")
                    yield Stepper("+", id="more")
                for seat in range(MOST_SEATS):
                    with Horizontal(classes="row", id=f"seat-{seat}"):
                        yield Input(id=f"name-{seat}", compact=True, max_length=20)
                        yield Stepper("", id=f"kind-{seat}")
            with Vertical(id="saved"):
                yield Label("", id="saved-title")
                yield OptionList(id="saves")
                yield Label("", id="saved-hint")
        yield Vertical(id="options")
        with Horizontal(id="foot", classes="row"):
            yield Stepper("", id="language")
            yield Stepper("", id="leave")

    async def on_mount(self) -> None:
        """Ready to start."""
        self._default_names()
        self.query_one("#start").focus()

    def on_screen_resume(self) -> None:
        """Back from a table: the list of games has changed."""
        self.speak()

    # -- what is seen ------------------------------------------------------------------------

    def _default_names(self) -> None:
        for seat in range(MOST_SEATS):
            self.query_one(f"#name-{seat}", Input).value = self._default_name(seat)

    def _default_name(self, seat: int) -> str:
        return default_name(self.kinds[seat], seat, self.app.words)

    def kind_label(self, kind: str) -> str:
        """What a kind of player is called."""
        words = self.app.words
        if kind == HUMAN:
            return words("human")
        key = f"bot-{kind}"
        return f"{words('bot')}: {words(key)}" if key in words else kind

    def speak(self) -> None:
        """Take on the language the app speaks now, and look at the saved games again."""
        words, game = self.app.words, self._rules
        self.seats = min(max(self.seats, game.min_seats), game.max_seats, MOST_SEATS)
        self._label("start", words("terminal-play"))
        self._label("game", f"{words('game')}: {self.app.wording(self.game).title()}")
        self.query_one("#game").display = len(self.names) > 1
        self.query_one("#count", Label).update(words("terminal-seats", seats=self.seats))
        for seat in range(MOST_SEATS):
            self.query_one(f"#seat-{seat}").display = seat < self.seats
            self._label(f"kind-{seat}", self.kind_label(self.kinds[seat]))
        self._label("language", f"g {words(f'language-{words.language}')}")
        self._label("leave", f"q {words('quit')}")
        self.query_one("#saved-title", Label).update(words("terminal-your-games"))
        self.query_one("#saved-hint", Label).update(words("terminal-your-games-hint"))
        self._speak_options()
        self._list_saves()

    def _label(self, name: str, text: str) -> None:
        relabel(self.query_one(f"#{name}", Button), text)

    def _speak_options(self) -> None:
        holder, wording = self.query_one("#options"), self.app.wording(self.game)
        known = self._rules.options
        holder.set_class(len(known) > ONE_COLUMN, "many")
        shown = {button.id: button for button in holder.query(Button)}
        for name, option in known.items():
            text = wording.option(name, self.options.get(name, option.default))
            button = shown.pop(f"option-{name}", None)
            if button is None:
                holder.mount(Stepper(Text(text), id=f"option-{name}"))
            else:
                relabel(button, text)
        for button in shown.values():
            button.remove()

    def _list_saves(self) -> None:
        listed = self.query_one("#saves", OptionList)
        self.saved = list(saves(self.app.folder))
        listed.clear_options()
        width = SAVED_WIDTH
        for save in self.saved:
            listed.add_option(Option(self._describe(save, width), disabled=save.sitting is None))
        self.query_one("#saved").display = bool(self.saved)

    def _describe(self, save: Save, width: int) -> Text:
        words = self.app.words
        when = f"{save.when:%d.%m. %H:%M}"
        if save.sitting is None:
            text = Text(shorten(f"✗ {when} {words('terminal-damaged')}", width))
            text.append(f"\n  {save.error}")
            return text
        match = save.sitting.match
        mark = "■" if save.over else "▶"
        title = self.app.wording(match.game.name).title()
        names = ", ".join(save.sitting.names)
        return Text(f"{mark} {when} {title}\n  {shorten(names, width - 2)}")

    # -- what is done ------------------------------------------------------------------------

    def setup(self) -> Setup:
        """The game as it is set up now."""
        players = []
        for seat in range(self.seats):
            name = self.query_one(f"#name-{seat}", Input).value.strip()
            players.append(Player(self.kinds[seat], name or self._default_name(seat)))
        return Setup(self.game, tuple(players), dict(self.options), self.seed)

    def action_start(self) -> None:
        """Deal."""
        self.app.play(self.setup())
        self.seed = None  # a deal that was asked for is asked for once

    def action_language(self) -> None:
        """Speak another language; names nobody changed follow."""
        given = [self.query_one(f"#name-{seat}", Input) for seat in range(MOST_SEATS)]
        untouched = [line.value == self._default_name(s) for s, line in enumerate(given)]
        self.app.next_language()
        for seat, line in enumerate(given):
            if untouched[seat]:
                line.value = self._default_name(seat)

    def action_leave(self) -> None:
        """Leave the program."""
        self.app.exit()

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        """Buttons step through what is possible."""
        name = event.button.id or ""
        word, _, rest = name.partition("-")
        if name == "start":
            self.action_start()
            return
        if name == "language":
            self.action_language()
            return
        if name == "leave":
            self.action_leave()
            return
        if name in ("fewer", "more"):
            self.seats += 1 if name == "more" else -1
        elif name == "game":
            self.game = _after(self.names, self.game)
            self._rules = find_game(self.game)
            self.options = {}
            self._seat_usual_bots()
        elif word == "kind":
            self._next_kind(int(rest))
        elif word == "option":
            option = self._rules.options[rest]
            now = self.options.get(rest, option.default)
            self.options[rest] = _after(list(option.values), now)
        self.speak()

    def _seat_usual_bots(self) -> None:
        """Bots that do not play this game leave their seats to one that does."""
        known = (HUMAN, *bots_for(self.game))
        self.kinds = [
            kind if kind.partition(":")[0] in known else usual_bot(self.game) for kind in self.kinds
        ]

    def _next_kind(self, seat: int) -> None:
        line = self.query_one(f"#name-{seat}", Input)
        untouched = line.value == self._default_name(seat)
        self.kinds[seat] = _after([HUMAN, *bots_for(self.game)], self.kinds[seat])
        if untouched:
            line.value = self._default_name(seat)

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Go on with a game, or watch one that has ended."""
        save = self.saved[event.option_index]
        if save.over:
            self.app.look_back(save.path)
        else:
            self.app.resume(save.path)

    def action_delete(self) -> None:
        """Throw the save away that is marked."""
        listed = self.query_one("#saves", OptionList)
        if listed.has_focus and listed.highlighted is not None:
            self._remove(self.saved[listed.highlighted].path)

    def _remove(self, path: Path) -> None:
        try:
            path.unlink()
        except OSError as error:
            self.app.complain(error)
        self.speak()


def _after(values: list[str], value: str) -> str:
    """The next of some values, round and round."""
    at = values.index(value) if value in values else -1
    return values[(at + 1) % len(values)]


def banner(width: int, height: int) -> Canvas:
    """A fleet under way, and the name of the house."""
    canvas = Canvas(width, height, style(CREAM, SEA))
    for y in range(height):
        ground = blend(SEA, SEA_DEEP, y / max(height - 1, 1))
        canvas.fill(0, y, width, 1, style(CREAM, ground))
    fleet = ("green", "red", "yellow", "blue", "black")
    title = "Q U A R T E R D E C K"
    middle = (width - len(title)) // 2
    for n, ship in enumerate(fleet):
        x = 3 + n * (width - 16) // (len(fleet) - 1)
        if x + 12 <= middle - 1 or x >= middle + len(title) + 1:
            _ship(canvas, x, FLEET[ship].split())
    canvas.fill(0, height - 1, width, 1, style(blend(SEA_DEEP, CREAM, 0.4), SHADOW), "≈")
    canvas.text(middle, height // 2 - 1, title, style(BRASS, blend(SEA, SEA_DEEP, 0.4), bold=True))
    return canvas


def _ship(canvas: Canvas, x: int, dots: list[str]) -> None:
    for row, text in enumerate(cells(dots)):
        ground = blend(SEA, SEA_DEEP, row / max(canvas.height - 1, 1))
        canvas.text(x, row, text, style(SHADOW, ground))
