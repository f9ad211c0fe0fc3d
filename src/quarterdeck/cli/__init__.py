"""The command line. Errors are one line, in English like ``--help``; the rest speaks ``--lang``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

import typer

from quarterdeck.cli import analysis as analysis  # its commands join the app
from quarterdeck.cli import laboratory as laboratory  # and so do these
from quarterdeck.cli.commands import app
from quarterdeck.core.manifest import parts

for _game, _commands in parts("commands"):
    app.add_typer(_commands)

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code: 0, 1 for what failed, 2 for wrong usage."""
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal that cannot show a letter shows a question mark, not a traceback.
        sys.stdout.reconfigure(errors="replace")
    sys.exit(_run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    try:
        return int(app(args=arguments, prog_name="quarterdeck", standalone_mode=False) or 0)
    except typer.Abort:
        return 1
    except BrokenPipeError:
        # Whoever read has seen enough; Python would complain again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        code = _say(error)
        if code is None:
            raise
        return code


def _say(error: Exception) -> int | None:
    """Print an error that the user can mend; None for a fault of the program."""
    from quarterdeck.core.errors import QuarterdeckError
    from quarterdeck.core.names import printable

    # Typer's usage errors stem from its own copy of click or the installed one, by its version.
    format_message = getattr(error, "format_message", None)
    if format_message is not None:
        message, code = f"{format_message().rstrip('.')}; see quarterdeck --help", 2
    elif isinstance(error, QuarterdeckError):
        message, code = str(error), 1
    else:
        return None
    typer.echo(f"quarterdeck: {printable(message)}", err=True)
    return code
