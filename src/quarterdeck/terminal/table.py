"""The table: shows a game, and lets people play by key and by mouse."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from quarterdeck.core import Action, QuarterdeckError
from quarterdeck.terminal.canvas import Canvas
from quarterdeck.terminal.course import CourseScreen
from quarterdeck.terminal.dialogs import Choosing
from quarterdeck.terminal.ending import go_on, result_screen
from quarterdeck.terminal.gallery import view_for
from quarterdeck.terminal.log import Log
from quarterdeck.terminal.moments import Moment
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.sheet import Sheet, layout, paint_sheet
from quarterdeck.terminal.sitting import Sitting
from quarterdeck.terminal.tools import tools_of, use_tool
from quarterdeck.terminal.typed import list_what_is_possible
from quarterdeck.terminal.views import Button, Scene, Spot

RUN: Final = "r"
"""Lets what happened run by itself."""


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
        sitting, moment = self.sitting, self.reel.now
        if moment is not None:
            eyes, told = sitting.onlooker, moment.events
            return Scene(moment.observation, sitting.names, eyes, odds=self.odds, told=told)
        eyes = sitting.viewer
        observation = sitting.match.observe(eyes)
        return Scene(observation, sitting.names, eyes, sitting.choices, self.cursor, self.odds)

    def sheet(self) -> Sheet:
        """Everything there is to see."""
        scene, moment = self.scene, self.reel.now
        if moment is not None:
            return self._moment_sheet(scene, moment)
        spot = self._spot(scene)
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
            who=self.sitting.seat,
            question=self._question(scene),
            note=note,
            wrong=wrong,
            about=spot.about if spot is not None else "",
            buttons=self.view.buttons(scene) if not self.covered else (),
            tools=tools_of(self),
            covered=self.covered,
        )

    def _moment_sheet(self, scene: Scene, moment: Moment) -> Sheet:
        """What is looked at before the game goes on."""
        reel, words = self.reel, self.words
        return Sheet(
            title=self.wording.title(),
            scene=scene,
            view=self.view,
            log=self._log.so_far(scene.viewer, moment.told),
            who=None,
            question=self.view.headline(scene),
            note=self.note or words("terminal-moment", at=reel.at + 1, of=len(reel.moments)),
            buttons=[
                Button("⏎", words("terminal-next"), ()),
                Button(RUN, words("terminal-stop" if self.running else "terminal-run"), ()),
                Button("Esc", words("terminal-skip"), ()),
            ],
            tools=tools_of(self),
        )

    def _question(self, scene: Scene) -> str:
        if self.sitting.seat is None:
            return self.words("terminal-over")
        if self.covered:
            return self.words("terminal-hand-over")
        spot = self._spot(scene)
        if scene.asked and spot is not None and scene.cursor == self.asked_again:
            return self.view.caution(spot.actions[0])
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
        self._type_line(self.typing)
        self.show()

    @property
    def typing(self) -> bool:
        """Whether there are actions with numbers, which are typed."""
        asked = not self.covered and self.reel.now is None
        return asked and bool(self.sitting.choices.ranges)

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
        sheet = result_screen(result, self.view, self.scene)
        self.app.push_screen(sheet, lambda choice: go_on(self, choice))

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
        """Select the next thing on the table; where the table stops, look on or back."""
        if self.reel.now is not None:
            self.running = False
            self.turn(dx + dy)
            return
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
        """Select nothing, and type nothing; look at nothing more."""
        if self.reel.now is not None:
            self.skip()
            return
        self.cursor = None
        self.set_focus(None)
        self.say("")

    def action_choose(self) -> None:
        """Do what is selected; look on; sit down if the table was handed over."""
        if self.reel.now is not None:
            self.step_on()
            return
        if self.covered:
            self.covered = False
            self._type_line(self.typing)
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
        if self.reel.now is not None:
            if key == RUN:
                self.run_on()
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
        asked, self.asked_again = self.asked_again == number, None
        self.cursor = number
        action = spot.actions[0]
        careful = not self.sitting.free and bool(self.view.caution(action))
        if careful and not asked and self._legal(action):
            self.asked_again = number
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
            list_what_is_possible(self, event.value, str(error))
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
        elif self.reel.now is not None:
            if kind == "button":
                (self.step_on, self.run_on, self.skip)[int(name)]()
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
        if self.reel.now is not None:
            return
        targets = [spot.target for spot in self.view.spots(self.scene)]
        self.cursor = targets.index(event.target) if event.target in targets else None
        self.note, self.wrong = "", False
        self.show()

    def action_tool(self, name: str) -> None:
        """A key that works at any time."""
        use_tool(self, name)

    def take_back(self) -> None:
        """Undo, or say why not."""
        if self.undo():
            self._result_shown = False
            self._last_asked = self.sitting.seat
        else:
            self.say(self.words("terminal-no-undo"), wrong=True)
