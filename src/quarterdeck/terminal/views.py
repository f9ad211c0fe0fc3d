"""What the table asks of a game's view. The rest of the terminal knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from quarterdeck.core import Action, Choices, Event, Observation
from quarterdeck.core.match import Step
from quarterdeck.i18n import Wording
from quarterdeck.terminal.canvas import Canvas

NOTHING: Final = Choices()


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a view draws from."""

    observation: Observation
    names: tuple[str, ...]
    viewer: int | None
    """The seat through whose eyes the table is seen; None: a spectator."""
    choices: Choices = NOTHING
    """What the viewer may do now; nothing if it is not his decision."""
    cursor: int | None = None
    """Which of the spots is selected."""
    odds: bool = False
    """Whether chances are to be shown."""
    told: tuple[Event, ...] = ()
    """What just happens, where the table stops to show it."""

    @property
    def asked(self) -> bool:
        """Whether the viewer is to decide now."""
        return len(self.choices) > 0


@dataclass(frozen=True, slots=True)
class Button:
    """A choice in the bar: one action, or several of a kind to choose from."""

    key: str
    label: str
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing on the table that can be selected, and what doing it would be, legal or not."""

    key: str
    target: str
    """The zone of the canvas that shows it."""
    actions: tuple[Action, ...]
    """At least one; several if there is more than one way."""
    about: str
    """What the thing is, in a sentence."""


class Stage(NamedTuple):
    """A stretch of an action's events that the table stops to show."""

    first: int
    end: int
    """One after the last of them."""
    at: int
    """The event that has just happened when one looks."""


class View(ABC):
    """Shows a game: pure functions from a scene to what is drawn and offered."""

    secret: ClassVar[bool] = True
    """Whether seats know different things, so that a screen handed over must be covered."""
    odds: ClassVar[bool] = False
    """Whether it can show chances."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.words = wording.words

    @abstractmethod
    def paint(self, scene: Scene, width: int, height: int) -> Canvas:
        """The table in this room."""

    @abstractmethod
    def height(self, scene: Scene, width: int, room: int) -> int:
        """How many rows of the room it makes good use of."""

    @abstractmethod
    def status(self, scene: Scene) -> str:
        """For the top line: the round, the piles."""

    @abstractmethod
    def prompt(self, scene: Scene) -> str:
        """What is to be decided, in a sentence."""

    def hint(self, scene: Scene) -> str:
        """What one may do here and what comes of it, for who has selected nothing."""
        return ""

    def label(self, scene: Scene, action: Action) -> str:
        """An action in a list to choose from; there is room for more than on a button."""
        return self.wording.action(action)

    def expand(self, scene: Scene, text: str) -> str:
        """What was typed, in the game's notation: a view may know shorter forms."""
        return text

    def typing(self, scene: Scene) -> str:
        """What can be typed, shown in the empty line."""
        return ", ".join(map(str, scene.choices.ranges))

    @abstractmethod
    def buttons(self, scene: Scene) -> list[Button]:
        """What the bar of actions offers."""

    def spots(self, scene: Scene) -> list[Spot]:
        """What can be selected on the table, in reading order."""
        return []

    def covers(self, scene: Scene) -> bool:
        """Whether the screen is covered when it is handed over for this decision."""
        return self.secret

    def columns(self, scene: Scene, width: int, room: int) -> int:
        """How many spots stand in a row: how far the arrow keys go up and down."""
        return 1

    def effect(self, scene: Scene, spot: Spot) -> str:
        """What choosing a spot would do, with its price."""
        return self.wording.action(spot.actions[0])

    def caution(self, action: Action) -> str:
        """What to say before an action is done that shows something hidden; empty: it shows none.

        Where nothing can be taken back, such an action is done when it is chosen again.
        """
        return ""

    def verbs(self) -> dict[str, Action]:
        """Keys that always mean the same action: pressed too early, the table says why not."""
        return {}

    def stages(self, before: Observation, step: Step) -> list[Stage]:
        """What the table stops to show before it asks again: what the next question covers up."""
        return []

    def headline(self, scene: Scene) -> str:
        """What is happening where the table stops, in a few words."""
        return ""

    def automatic(self, choices: Choices) -> Action | None:
        """An action without alternative that nobody minds to have played for him."""
        return None

    def notice(self, scene: Scene) -> str:
        """What to tell people when they sit down."""
        return ""

    def help(self) -> list[tuple[str, str]]:
        """The rules in brief: headings and texts."""
        return []

    def display(self, scene: Scene) -> list[tuple[str, str]]:
        """What each player has, in words: a heading and a text for each."""
        return []

    def final(self, scene: Scene, seat: int) -> str:
        """What stands beside a player's points on the result screen."""
        return ""
