"""A program that is running: lines in, lines out, by the clock and within limits."""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import IO, Final

from quarterdeck.bots.programs.book import Command
from quarterdeck.core import QuarterdeckError

LAUNCHER: Final = Path(__file__).with_name("launch.py")
GUARD: Final = Path(__file__).with_name("guard.py")
LINE: Final = 65_536
"""Bytes of a line; a longer one is a fault."""
CHATTER: Final = 1000
"""Lines that may stand between a question and its answer."""
KEPT: Final = 20
"""Lines of the program's error output that are kept for its author."""
POSIX: Final = os.name == "posix"


class Fault(QuarterdeckError):
    """A program did not do its part."""

    code: str
    """crashed, silent, illegal, garbled, noisy or foreign."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


class Guard:
    """A small process that outlives this one, and ends the programs it leaves behind.

    However this process ends: a worker of the arena is killed, a terminal is closed.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._owner = 0
        self._pipe: IO[bytes] | None = None

    def watch(self, group: int) -> None:
        """End this group of processes if this process is gone before it."""
        self._tell(group)

    def forget(self, group: int) -> None:
        """Watch a group no more: it has been ended."""
        self._tell(-group)

    def close(self) -> None:
        """There is nothing left to watch: let it go."""
        with self._lock, contextlib.suppress(OSError):
            if self._pipe is not None and self._owner == os.getpid():
                self._pipe.close()

    def _tell(self, number: int) -> None:
        # A guard that somebody has ended is no reason to fail: without it all else goes on.
        with self._lock, contextlib.suppress(OSError):
            if self._pipe is None or self._owner != os.getpid():  # a fork needs one of its own
                self._pipe, self._owner = self._start(), os.getpid()
            self._pipe.write(b"%d\n" % number)
            self._pipe.flush()

    def _start(self) -> IO[bytes]:
        guard = subprocess.Popen(
            [sys.executable, "-I", "-S", str(GUARD)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is not for it
        )
        guard.returncode = 0  # nobody waits for it: it ends when this process has
        assert guard.stdin is not None
        return guard.stdin


_guard: Final = Guard()
atexit.register(_guard.close)


class Process:
    """A program and the two pipes to it. While nobody asks it anything, it is stopped."""

    def __init__(self, command: Command) -> None:
        words = [str(command.memory_mib << 20), *command.words()]
        try:
            self._process = self._start(words, command.folder)
        except OSError as error:  # the folder is gone
            raise Fault("crashed", f"cannot start: {error}") from None
        if POSIX:
            _guard.watch(self._process.pid)
        self._heard: queue.Queue[bytes] = queue.Queue(CHATTER)
        self._said: queue.Queue[bytes | None] = queue.Queue()
        self.complaints: deque[str] = deque(maxlen=KEPT)
        """The last lines of its error output."""
        self._closed = threading.Event()
        self._threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._overhear, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def _start(self, words: list[str], folder: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-I", "-S", str(LAUNCHER), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder or None,
            start_new_session=POSIX,
        )

    # -- talking ---------------------------------------------------------------------------

    def say(self, line: str) -> None:
        """Send a line. Never waits: a program that does not read is found out by its silence."""
        self._said.put(line.encode() + b"\n")

    def hear(self, deadline: float) -> str:
        """The next line, at the latest at this time of the monotonic clock."""
        try:
            line = self._heard.get(timeout=max(deadline - time.monotonic(), 0.001))
        except queue.Empty:
            raise Fault("silent", "no answer in time") from None
        if not line:
            raise Fault("crashed", self._end())
        if not line.endswith(b"\n"):
            raise Fault("garbled", f"a line of more than {LINE} bytes, or cut off in the middle")
        try:
            return line.decode().strip()
        except UnicodeDecodeError:
            raise Fault("garbled", "a line that is not UTF-8") from None

    def _end(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self._process.wait(0.5)
            how = f"exit code {code}" if code >= 0 else f"signal {signal.Signals(-code).name}"
            self._threads[-1].join(0.2)  # its last words
            said = f": {self.complaints[-1][:200]}" if self.complaints else ""
            return f"the program has ended ({how}){said}"
        return "the program has closed its output"

    # -- threads, one for each pipe --------------------------------------------------------

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while (line := self._said.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while not self._closed.is_set():
                line = pipe.readline(LINE)
                self._pass_on(line)
                if not line.endswith(b"\n"):
                    break
        self._pass_on(b"")

    def _pass_on(self, line: bytes) -> None:
        # A full queue holds the program up at its pipe, as it should, until it is closed.
        while not self._closed.is_set():
            with contextlib.suppress(queue.Full):
                self._heard.put(line, timeout=0.1)
                return

    def _overhear(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LINE):
                self.complaints.append(line.decode(errors="replace").rstrip())

    # -- its life --------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """By which the system knows it."""
        return self._process.pid

    def pause(self) -> None:
        """Stop it: nobody thinks on the others' time."""
        self._signal("SIGSTOP")

    def go_on(self) -> None:
        """Let it run again."""
        self._signal("SIGCONT")

    def ended(self, seconds: float) -> bool:
        """Whether it ends by itself within this time."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def close(self) -> None:
        """End it and whatever it has started."""
        self._closed.set()
        self._said.put(None)
        if POSIX:
            self._signal("SIGKILL")
            _guard.forget(self._process.pid)  # while its number cannot be another's yet
        else:
            self._process.kill()
        self._process.wait()
        # Its children are dead, so both outputs end; a child that fled into a session of its own
        # keeps them open, and the threads with them, but holds nobody up.

    def _signal(self, name: str) -> None:
        if POSIX:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, getattr(signal, name))
