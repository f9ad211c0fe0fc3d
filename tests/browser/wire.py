"""What the server says over the socket, changed on its way to the page."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from tests.server.client import Json


def doctor(page: Page, change: Callable[[Json], Json]) -> None:
    """Let a page hear each message as it was changed: for what a real server seldom says."""

    def overhear(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: socket.send(json.dumps(change(json.loads(said)))))

    page.route_web_socket("**/socket?*", overhear)
