"""A program that misbehaves in the way its first argument names, standard library only.

The ways are the functions below, called with the number of a question and its legal actions, or
with 0 when the referee greets.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def hello() -> None:
    say("bot Hostile\nready")


def good(number: int, legal: list[str]) -> None:
    if number:
        say("action", number, legal[0])
    else:
        hello()


def at_a_question(deed):
    """Behave well until the first question."""

    def way(number: int, legal: list[str]) -> None:
        if number:
            deed(number, legal)
        else:
            hello()

    return way


def _flood(write, number: int) -> None:
    while True:
        write("x" * 999 + "\n")


def _hog(number: int, legal: list[str]) -> None:
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))


def _spin(number: int, legal: list[str]) -> None:
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    while True:
        pass


def _leave_children(number: int, legal: list[str]) -> None:
    subprocess.Popen(["sleep", "60"])
    os._exit(0)


WAYS = {
    "exits-at-once": lambda number, legal: sys.exit(3),
    "silent-at-the-greeting": lambda number, legal: time.sleep(60),
    "no-name": lambda number, legal: say("ready"),
    "answers-before-a-question": lambda number, legal: say("action 1 draw"),
    "greets-in-another-protocol": lambda number, legal: say("uciok"),
    "floods-the-greeting": lambda number, legal: _flood(sys.stdout.write, number),
    "exits-at-a-question": at_a_question(lambda number, legal: sys.exit(0)),
    "raises": at_a_question(lambda number, legal: legal[99]),
    "dies-of-a-signal": at_a_question(lambda number, legal: os.kill(os.getpid(), signal.SIGSEGV)),
    "silent": at_a_question(lambda number, legal: time.sleep(60)),
    "stops-itself": at_a_question(lambda number, legal: os.kill(os.getpid(), signal.SIGSTOP)),
    "spins-and-ignores-signals": at_a_question(_spin),
    "answers-late": at_a_question(lambda number, legal: (time.sleep(0.4), good(number, legal))),
    "illegal": at_a_question(lambda number, legal: say("action", number, "hire admiral-9-3")),
    "no-action": at_a_question(lambda number, legal: say("action", number, "surrender")),
    "empty": at_a_question(lambda number, legal: say("action", number, "")),
    "wrong-number": at_a_question(lambda number, legal: say("action", number + 7, legal[0])),
    "answers-the-last-question": at_a_question(lambda number, legal: good(number - 1 or 9, legal)),
    "binary": at_a_question(lambda number, legal: os.write(1, bytes(range(128, 256)) + b"\n")),
    "endless-line": at_a_question(lambda number, legal: say("x" * 10_000_000)),
    "half-a-line": at_a_question(lambda number, legal: (os.write(1, b"acti"), time.sleep(60))),
    "floods": at_a_question(lambda number, legal: _flood(sys.stdout.write, number)),
    "floods-its-error-output": at_a_question(
        lambda number, legal: _flood(sys.stderr.write, number)
    ),
    "hogs-memory": at_a_question(_hog),
    "leaves-children": at_a_question(_leave_children),
    "closes-its-output": at_a_question(lambda number, legal: (os.close(1), time.sleep(60))),
    "closes-its-input": lambda number, legal: (hello(), os.close(0), time.sleep(60)),
}


def main(way: str) -> None:
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        number, _, question = rest.partition(" ")
        if word == "question":
            WAYS[way](int(number), json.loads(question)["legal"])
        elif word == "quarterdeck":
            WAYS[way](0, [])


if __name__ == "__main__":
    main(sys.argv[1])
