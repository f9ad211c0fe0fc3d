"""Blind play: a program that has only the accessibility tree of a page, and the keyboard.

It is told what a bot would do, as words, finds the control that says so, and gets there by the key
that the control names or by Tab. So it finds out whether everything that can be done is in the
tree, under a name of its own, and in reach of keys.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

MOST_TABS: Final = 12
"""Looks on the way to a control, each followed by as many tabs as seem to be needed."""
PATIENCE: Final = 20.0
"""Seconds until something must be there: a page comes part by part."""
PRESSED: Final = ("button", "link", "radio", "checkbox", "menuitem")


@dataclass(frozen=True)
class Node:
    """Something a screen reader would say."""

    id: int
    role: str
    name: str
    value: str = ""
    key: str = ""
    """The key that it names for itself."""
    focusable: bool = False
    focused: bool = False
    disabled: bool = False
    pressed: bool = False
    within: tuple[str, ...] = ()
    """The names of what it is in."""

    @property
    def words(self) -> str:
        """Its name, without the key that stands on it."""
        return self.name.removesuffix(f" {self.key}") if self.key else self.name

    @property
    def is_button(self) -> bool:
        return self.role in PRESSED

    def says(self, words: str) -> bool:
        """Whether its name is these words, or begins with them: more may be said about it."""
        return re.match(rf"{re.escape(words)}(?!\w)", self.name, re.IGNORECASE) is not None


class Blind:
    """Reads the tree of a page and presses keys; it has nothing else."""

    def __init__(self, page: Page) -> None:
        """Sit down at a page."""
        self._keyboard = page.keyboard
        self._tree = page.context.new_cdp_session(page)
        self._tree.send("Accessibility.enable")
        self.keys = 0

    def look(self) -> list[Node]:
        """All that is there, in the order in which it is read."""
        told = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {one["nodeId"]: one for one in told}
        return list(_read(told[0], by_id, ()))

    def press(self, key: str) -> None:
        """Press a key once."""
        self.keys += 1
        self._keyboard.press(key)

    def find(self, words: str, nodes: list[Node] | None = None) -> Node | None:
        """The control with a name; a whole name goes before one that only begins so."""
        there = [n for n in nodes or self.look() if n.is_button and not n.disabled]
        named = [node for node in there if node.says(words)]
        whole = [node for node in named if _plain(node.name) == _plain(words)]
        return next(iter(whole or named), None)

    def named(self, words: str) -> Node:
        """The control with a name; it must be there."""
        end = time.monotonic() + PATIENCE
        while (found := self.find(words, nodes := self.look())) is None:
            said = spoken(nodes)
            assert time.monotonic() < end, f"nothing is called '{words}' among:\n{said}"
        return found

    def await_node(self, wanted: Callable[[Node], bool]) -> Node:
        """The first that is as wanted; it must be there soon."""
        end = time.monotonic() + PATIENCE
        while (found := next(filter(wanted, nodes := self.look()), None)) is None:
            assert time.monotonic() < end, f"not there:\n{spoken(nodes)}"
        return found

    def choose(self, node: Node) -> None:
        """Press a control: by its own key if it names one, else go there and press Enter."""
        if node.key:
            self.press(_key(node.key))
        else:
            self.go_to(node)
            self.press("Enter")

    def go_to(self, wanted: Node) -> None:
        """Tab to a control."""
        for _ in range(MOST_TABS):
            stops = [node for node in self.look() if node.focusable]
            at = next((i for i, node in enumerate(stops) if node.focused), None)
            to = next((i for i, node in enumerate(stops) if node.id == wanted.id), None)
            assert to is not None, f"{wanted} is gone"
            if at == to:
                return
            steps = 1 if at is None else to - at
            for _ in range(abs(steps)):
                self.press("Tab" if steps > 0 else "Shift+Tab")
        raise AssertionError(f"no way to {wanted}")

    def confirm(self, *names: str) -> None:
        """Press Enter for what is prepared; who is on another control goes to the one for it."""
        nodes = self.look()
        if any(node.focused and node.is_button for node in nodes):
            found = next((node for name in names if (node := self.find(name, nodes))), None)
            assert found is not None, f"none of {names} is there"
            self.go_to(found)
        self.press("Enter")


def spoken(nodes: list[Node]) -> str:
    """What there is, as text, for whoever has to find out what is missing."""
    return "\n".join(
        f"{node.role}: {node.name}" for node in nodes if node.name and node.role != "StaticText"
    )


def _plain(name: str) -> str:
    """A name without the key that stands on the button."""
    return re.sub(r"\s*\b\w\Z", "", name).strip().casefold() if len(name) > 2 else name.casefold()


def _key(named: str) -> str:
    return named.lower() if len(named) == 1 else named


def _read(node: dict[str, Any], by_id: dict[str, Any], within: tuple[str, ...]) -> Iterator[Node]:
    role, name = _text(node, "role"), _text(node, "name")
    if not node["ignored"] and role not in ("InlineTextBox", "RootWebArea"):
        properties = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
        yield Node(
            id=node.get("backendDOMNodeId", 0),
            role=role,
            name=name,
            value=_text(node, "value"),
            key=str(properties.get("keyshortcuts", "")),
            focusable=bool(properties.get("focusable")),
            focused=bool(properties.get("focused")),
            disabled=bool(properties.get("disabled")),
            pressed=properties.get("pressed") == "true",
            within=within,
        )
        if name and role != "StaticText":
            within = (*within, name)
    for child in node["childIds"]:
        if child in by_id:
            yield from _read(by_id[child], by_id, within)


def _text(node: dict[str, Any], part: str) -> str:
    return " ".join(str(node.get(part, {}).get("value", "")).split())
