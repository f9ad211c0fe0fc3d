"""Starting the server, and telling where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from quarterdeck.server.run import EVERYWHERE, address, lan_host, listen, qr_code
from quarterdeck.server.run import serve as serve_tables

if TYPE_CHECKING:
    from quarterdeck.i18n import Words
    from quarterdeck.server.settings import Settings


def run_server(host: str, port: int, lan: bool, settings: Settings, words: Words) -> None:
    """Say where the server is, and serve until somebody stops it."""
    listener = listen(EVERYWHERE if lan else host, port)
    port = listener.getsockname()[1]
    serve_tables(settings, listener, lambda: _say_where(host, port, lan, words))


def _say_where(host: str, port: int, lan: bool, words: Words) -> None:
    typer.echo(words("serve-here", address=address("localhost" if lan else host, port)))
    if lan:
        reached = lan_host()
        if reached is None:
            typer.echo(words("serve-no-lan"))
        else:
            typer.echo(words("serve-lan", address=address(reached, port)))
            typer.echo(qr_code(address(reached, port)))
    typer.echo(words("serve-stop"))
