"""What tests of the terminal share: an app with a folder of its own, and ways to look and play."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from quarterdeck.games.port_royal import Action, Observation
from quarterdeck.i18n import Words
from quarterdeck.terminal.app import QuarterdeckApp
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.sitting import Setup, named
from quarterdeck.terminal.table import TableScreen

SMALL = (80, 24)
LARGE = (120, 40)


def setup(*kinds: str, seed: int | None = 5, position: str = "", language: str = "en") -> Setup:
    """A table of Port Royal."""
    players = named("port-royal", kinds, Words(language))
    return Setup("port-royal", players, {}, seed, position)


def make_app(
    folder: Path, plan: Setup | None = None, language: str = "en", preset: Setup | None = None
) -> QuarterdeckApp:
    """An app whose bots do not pause."""
    return QuarterdeckApp(language, setup=plan, preset=preset, folder=folder, pace=0)


def screen_text(app: QuarterdeckApp) -> str:
    """What stands on the screen, as a person reads it."""
    lines = app.screen._compositor.render_strips()
    return "\n".join(line.text for line in lines)


def table(app: QuarterdeckApp) -> TableScreen:
    """The table, if the app is at one."""
    tables = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
    assert tables, f"at {app.screen}: {[n.message for n in app._notifications]}"
    return tables[-1]


def seen(screen: TableScreen) -> Observation:
    """What is known at a table of Port Royal."""
    observation = screen.scene.observation
    assert isinstance(observation, Observation)
    return observation


async def until_asked(pilot: Pilot[None]) -> bool:
    """Wait for a person's turn; False if the game is over."""
    app = pilot.app
    assert isinstance(app, QuarterdeckApp)
    await pilot.pause()
    screen = table(app)
    for _ in range(2000):
        if screen.sitting.match.result is not None:
            await pilot.pause()
            return False
        scene = screen.scene
        if scene.asked and screen.view.automatic(scene.choices) is None:
            await pilot.pause()
            return True
        await pilot.pause(0.005)
    raise AssertionError("nobody is asked")


def decide(screen: TableScreen) -> Action:
    """A plain way to play: some cards, then the first that can be had."""
    actions = [a for a in screen.scene.choices.actions if isinstance(a, Action)]
    by_verb = {action.verb: action for action in actions}
    observation = seen(screen)
    for verb in ("claim", "hire", "trade", "repel"):
        if verb in by_verb:
            return next(a for a in actions if a.verb == verb)
    if "stop" in by_verb and len(observation.harbour) >= 3:
        return by_verb["stop"]
    return by_verb.get("draw") or actions[0]


def zone_centre(pane: Pane, target: str) -> tuple[int, int]:
    """Where to click for a target."""
    zone = next(z for z in pane.canvas.zones if z.target == target)
    return zone.x + zone.width // 2, zone.y + zone.height // 2
