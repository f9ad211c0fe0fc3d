"""``quarterdeck serve`` in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

HERE: Final = (sys.executable, "-m", "quarterdeck")
PATIENCE: Final = 15


class Server:
    """A server with a database of its own; it can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        command: Sequence[str | Path] = HERE,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        """In a folder, by a command, with nothing but an environment."""
        self._folder, self._command = folder, command
        self._environment = {**environment, "PYTHONUNBUFFERED": "1"}
        self._port = 0
        self.address = ""

    def start(self) -> None:
        """Start, at the same port as before."""
        database = f"sqlite:///{self._folder / 'tables.db'}"
        self._process = subprocess.Popen(
            [*self._command, "serve", "--port", str(self._port), "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self._environment,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.address, self._port = found[0], int(found[1])
                return
        raise AssertionError("the server did not say where it is")

    def kill(self) -> None:
        """As the power would: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop as Ctrl-C does."""
        self._end(signal.SIGINT)

    def _end(self, sign: signal.Signals) -> None:
        self._process.send_signal(sign)
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """A server while it runs."""
    server.start()
    try:
        yield server
    finally:
        server.stop()
