"""The table: shows a game, and lets people play by key and by mouse."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from quarterdeck.analysis import has_analyst
from quarterdeck.core import Action, QuarterdeckError
from quarterdeck.terminal.canvas import Canvas
from quarterdeck.terminal.course import CourseScreen
from quarterdeck.terminal.dialogs import Choosing, FullLog, Reading
from quarterdeck.terminal.ending import result_screen
from quarterdeck.terminal.gallery import view_for
from quarterdeck.terminal.hinting import show_hint
from quarterdeck.terminal.log import Log
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.sheet import Sheet, layout, paint_sheet
from quarterdeck.terminal.sitting import Sitting
from quarterdeck.terminal.tools import table_tools
from quarterdeck.terminal.views import Button, Scene, Spot


class TableScreen(CourseScreen):
    """A game being played. It knows no game: a view draws it, the match judges."""

    AUTO_FOCUS = ""  # keys are the table's; the line to type in takes them only when wanted
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "tool('undo')", show=False),
        Binding("o", "tool('odds')", show=False),
        Binding("t", "tool('type')", show=False),
        Binding("h", "tool('hint')", show=False),
        Binding("l", "tool('log')", show=False),
        Binding("v", "tool('cards')", show=False),
        Binding("question_mark,f1", "tool('help')", show=False),
        Binding("g", "tool('language')", show=False),
        Binding("ctrl+s", "tool('save')", show=False),
        Binding("q", "tool('quit')", show=False),
        Binding("space", "hurry", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("escape", "unselect", show=False),
    ]

    def __init__(self, sitting: Sitting, path: Path) -> None:
        super().__init__(sitting, path)
        self.cursor: int | None = None
        self.odds = False
        self.note, self.wrong = "", False
        self.covered = False
        self.asked_again: int | None = None
        """The spot that shows something hidden and has been chosen once."""
        self._last_asked: int | None = None
        self._result_shown = False

    # -- what is seen ------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The sheet, and a line to type in for games that need one."""
        yield Pane(self._paint)
        yield Input(id="typed", compact=True)

    def on_mount(self) -> None:
        """Speak the language, and begin."""
        self.speak()
        if notice := self.view.notice(self.scene):
            self.app.notify(notice, timeout=12, markup=False)
        self.set_interval(0.3, self._tick)
        self.call_after_refresh(self.proceed)

    def speak(self) -> None:
        """Take on the language the app speaks now."""
        self.words = self.app.words
        self.wording = self.app.wording(self.sitting.match.game.name)
        self.view = view_for(self.sitting.match.game.name, self.wording)
        self._log = Log(self.sitting.match, self.wording, self.sitting.names)
        self.note, self.wrong = "", False
        self.show()

    @property
    def scene(self) -> Scene:
        """What the view draws from."""
        sitting = self.sitting
        viewer = sitting.viewer
        observation = sitting.match.observe(viewer)
        return Scene(observation, sitting.names, viewer, sitting.choices, self.cursor, self.odds)

    def sheet(self) -> Sheet:
        """Everything there is to see."""
        scene = self.scene
        spot = self._spot(scene)
        seat = self.sitting.seat
        note, wrong = self.note, self.wrong
        if spot is not None and not note and scene.asked:
            note, wrong = self._judge(scene, spot)
        if not note and scene.asked and not self.covered:
            note = self.view.hint(scene)
        return Sheet(
            title=self.wording.title(),
            scene=scene,
            view=self.view,
            log=self._log.lines(scene.viewer),
            who=seat,
            question=self._question(scene),
            note=note,
            wrong=wrong,
            about=spot.about if spot is not None else "",
            buttons=self.view.buttons(scene) if not self.covered else (),
            tools=table_tools(
                self.words,
                may_undo=self.sitting.may_undo,
                odds=self.view.odds,
                hints=has_analyst(self.sitting.match.game.name),
                typing=self._typing,
            ),
            covered=self.covered,
        )

    def _question(self, scene: Scene) -> str:
        if self.sitting.seat is None:
            return self.words("terminal-over")
        if self.covered:
            return self.words("terminal-hand-over")
        if scene.asked and scene.cursor is not None and scene.cursor == self.asked_again:
            return self.words("terminal-again")
        if scene.asked:
            return self.view.prompt(scene)
        dots = "." * (1 + int(monotonic() * 2) % 3)
        return f"{self.words('terminal-thinking')} {dots}"

    def _judge(self, scene: Scene, spot: Spot) -> tuple[str, bool]:
        """What a spot would do, or why it cannot be done."""
        refusal = self.sitting.refusal(spot.actions[0])
        if refusal is None:
            return self.view.effect(scene, spot), False
        return self.wording.refusal(refusal, self.sitting.names), True

    def _paint(self, width: int, height: int) -> Canvas:
        return paint_sheet(self.sheet(), width, height)

    def show(self) -> None:
        """Draw the table anew."""
        if self.is_mounted:
            for pane in self.query(Pane):
                pane.paint()

    def _tick(self) -> None:
        """Keep the sign of thinking alive."""
        seat = self.sitting.seat
        if seat is not None and seat in self.sitting.bots:
            self.show()

    # -- the course of the game --------------------------------------------------------------

    def forget(self) -> None:
        self.cursor = self.asked_again = None
        self.note, self.wrong = "", False
        self._type_line(False)

    def ask_person(self, seat: int) -> None:
        if len(self.sitting.humans) > 1 and seat != self._last_asked:
            self.note = self.words("terminal-handed", name=self.sitting.names[seat])
            self.covered = self.view.covers(self.scene) and self._last_asked is not None
        self._last_asked = seat
        self._type_line(self._typing)
        self.show()

    @property
    def _typing(self) -> bool:
        """Whether there are actions with numbers, which are typed."""
        return bool(self.sitting.choices.ranges) and not self.covered

    def _type_line(self, wanted: bool) -> None:
        """Where actions with numbers are typed."""
        line = self.query_one("#typed", Input)
        line.display = wanted
        if not wanted:
            self.set_focus(None)
            return
        line.placeholder = self.view.typing(self.scene)
        if not self.sitting.choices.actions:
            line.focus()

    def game_over(self) -> None:
        result = self.sitting.match.result
        if result is None or self._result_shown:
            return
        self._result_shown = True
        self.app.push_screen(result_screen(result, self.view, self.scene), self._go_on)

    def _go_on(self, choice: str | None) -> None:
        if choice == "rematch":
            self.app.play(self.sitting.setup_again())
        elif choice == "new":
            self.app.go_home()
        elif choice == "watch":
            self.app.look_back(self.path)

    # -- what people do ----------------------------------------------------------------------

    def _spot(self, scene: Scene) -> Spot | None:
        if scene.cursor is None:
            return None
        spots = self.view.spots(scene)
        return spots[scene.cursor] if scene.cursor < len(spots) else None

    def say(self, note: str, *, wrong: bool = False) -> None:
        self.note, self.wrong = note, wrong
        self.show()

    def action_move(self, dx: int, dy: int) -> None:
        """Select the next thing on the table."""
        scene = self.scene
        spots = self.view.spots(scene)
        if not spots or self.covered:
            return
        self.note, self.wrong = "", False
        if self.cursor is None:
            self.cursor = 0 if dx + dy > 0 else len(spots) - 1
        else:
            size = self.query_one(Pane).size
            plan = layout(self.sheet(), size.width, size.height)
            columns = self.view.columns(scene, plan.view_width, plan.view_height)
            self.cursor = (self.cursor + dx + dy * columns) % len(spots)
        self.show()

    def action_unselect(self) -> None:
        """Select nothing, and type nothing."""
        self.cursor = None
        self.set_focus(None)
        self.say("")

    def action_choose(self) -> None:
        """Do what is selected; sit down if the table was handed over."""
        if self.covered:
            self.covered = False
            self._type_line(self._typing)
            self.say("")
            return
        spot = self._spot(self.scene)
        if spot is not None and self.cursor is not None:
            self._pick(self.cursor, spot)

    def on_key(self, event: events.Key) -> None:
        """The game's own keys."""
        key = event.character
        if key is None or self.covered:
            return
        scene = self.scene
        for button in self.view.buttons(scene):
            if key == button.key and button.actions:
                event.stop()
                self._press(button)
                return
        for n, spot in enumerate(self.view.spots(scene)):
            if key == spot.key:
                event.stop()
                self._pick(n, spot)
                return
        early = self.view.verbs().get(key)
        if early is not None:
            self._try((early,))

    def _press(self, button: Button) -> None:
        if button.actions:
            self._try(button.actions)
        else:
            self.action_move(1, 0)

    def _pick(self, number: int, spot: Spot) -> None:
        """Take the thing, or select it and say why it cannot be taken.

        What shows a card cannot be taken back: the first time its price is shown. Alone against
        bots everything can.
        """
        new = self.asked_again != number
        self.cursor = self.asked_again = number
        action = spot.actions[0]
        if new and not self.sitting.free and self.view.shows(action) and self._legal(action):
            self.say("")
        else:
            self._try(spot.actions)

    def _legal(self, action: Action) -> bool:
        return self.sitting.viewer is not None and self.sitting.refusal(action) is None

    def _try(self, actions: tuple[Action, ...]) -> None:
        """Do this, or one of these; say why not if the rules do not allow it."""
        if self.sitting.viewer is None:
            return
        refusal = self.sitting.refusal(actions[0])
        if refusal is not None:
            self.say(self.wording.refusal(refusal, self.sitting.names), wrong=True)
        elif len(actions) == 1:
            self.act(actions[0])
        else:
            state = self.state

            def chosen(index: int | None) -> None:
                if index is not None and state == self.state:
                    self.act(actions[index])

            labels = [self.view.label(self.scene, action) for action in actions]
            title, close = self.words("terminal-choose"), self.words("close")
            self.app.push_screen(Choosing(title, labels, close), chosen)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """An action typed in its notation."""
        game = self.sitting.match.game
        try:
            action = game.parse_action(self.view.expand(self.scene, event.value))
        except QuarterdeckError as error:
            self.say(str(error), wrong=True)
            return
        event.input.value = ""
        self._try((action,))

    @on(Pane.Clicked)
    def clicked(self, event: Pane.Clicked) -> None:
        """The mouse does what the keys do."""
        kind, _, name = event.target.partition(":")
        scene = self.scene
        if kind == "tool":
            self.action_tool(name)
        elif kind == "button":
            buttons = self.view.buttons(scene)
            if int(name) < len(buttons):
                self._press(buttons[int(name)])
        elif kind == "player":
            self.action_tool("cards")
        else:
            for n, spot in enumerate(self.view.spots(scene)):
                if spot.target == event.target:
                    self._pick(n, spot)

    @on(Pane.Hovered)
    def hovered(self, event: Pane.Hovered) -> None:
        """What the mouse is over explains itself."""
        targets = [spot.target for spot in self.view.spots(self.scene)]
        self.cursor = targets.index(event.target) if event.target in targets else None
        self.note, self.wrong = "", False
        self.show()

    def action_tool(self, name: str) -> None:
        """A key that works at any time."""
        words = self.words
        if self.covered and name in ("log", "cards", "odds", "hint"):
            return  # they would show what the cover hides
        if name == "undo":
            self._undo()
        elif name == "odds":
            self.odds = self.view.odds and not self.odds
            self.show()
        elif name == "type" and self._typing:
            self.query_one("#typed", Input).focus()
        elif name == "hint":
            show_hint(self)
        elif name == "log":
            lines = [("", line.text) for line in self._log.lines(self.sitting.viewer)]
            self.app.push_screen(FullLog(words("log"), lines, words("close")))
        elif name == "cards":
            display = self.view.display(self.scene)
            self.app.push_screen(Reading(words("players"), display, words("close")))
        elif name == "help":
            sections = [(words("terminal-keys"), words("terminal-keys-table")), *self.view.help()]
            self.app.push_screen(Reading(words("help"), sections, words("close")))
        elif name == "language":
            self.app.next_language()
        elif name == "save":
            if self.save():
                self.say(words("terminal-saved", name=self.path.name))
        elif name == "quit":
            self.app.go_home()

    def _undo(self) -> None:
        if self.undo():
            self._result_shown = False
            self._last_asked = self.sitting.seat
        else:
            self.say(self.words("terminal-no-undo"), wrong=True)
