"""The fuzzer: ``python -m tests.fuzz`` tries every target, each in a process of its own.

``python -m tests.fuzz TARGET RUNS`` is one of these processes. Coverage guides what is tried next
(atheris, which is libFuzzer for Python). A text that raises anything unexpected ends its run and is
kept in the folder ``.fuzz``.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

CODE = ("quarterdeck.core", "quarterdeck.games.port_royal", "quarterdeck.games.rattle_battle")
"""What is watched while it runs."""
LONGEST = 6000
"""Bytes of an input."""
SECONDS = 60
"""Longer than this no input may take."""
BYTES = 0.3
"""The share of changes that libFuzzer makes to bytes; the others are made to words and lines."""
FOUND = Path(".fuzz")
LAST = 40
"""Lines that are shown of a run that failed."""


def one(name: str, runs: int) -> None:
    """Try one target; libFuzzer ends the process."""
    import atheris

    with atheris.instrument_imports(include=CODE):
        from tests.fuzz.damage import damaged
        from tests.fuzz.seeds import dictionary, seeds, words
        from tests.fuzz.targets import named, text_of
    target, known = named(name), words(name)
    FOUND.mkdir(exist_ok=True)

    def tried(data: bytes) -> None:
        try:
            target(text_of(data))
        except BaseException:
            (FOUND / f"{name}.txt").write_bytes(data)
            raise

    def changed(data: bytes, most: int, seed: int) -> bytes:
        lots = random.Random(seed)
        if lots.random() < BYTES:
            return bytes(atheris.Mutate(data, most))
        return damaged(text_of(data), lots, known).encode("utf-8", "replace")[:most]

    with tempfile.TemporaryDirectory() as folder:
        corpus, dictionary_file = Path(folder) / "corpus", Path(folder) / "words"
        corpus.mkdir()
        for number, text in enumerate(seeds(name)):
            (corpus / str(number)).write_text(text, "utf-8")
        dictionary_file.write_text(dictionary(name), "utf-8")
        flags = [f"-runs={runs}", f"-max_len={LONGEST}", f"-timeout={SECONDS}"]
        flags += [f"-dict={dictionary_file}", f"-artifact_prefix={FOUND / name}-"]
        atheris.Setup([sys.argv[0], *flags, str(corpus)], tried, custom_mutator=changed)
        atheris.Fuzz()


def every() -> int:
    """Try all targets, and say how each went; the number of those that failed."""
    from tests.fuzz.targets import TARGETS

    return sum(not _ran(target.__name__, runs) for target, runs in TARGETS.items())


def _ran(name: str, runs: int) -> bool:
    began, last = time.monotonic(), deque[str](maxlen=LAST)
    command = [sys.executable, "-m", "tests.fuzz", name, str(runs)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, errors="replace") as run:
        assert run.stderr is not None
        for line in run.stderr:
            last.append(line)
            if "\tpulse" in line or "\tDONE" in line:
                print(f"{name}: {line.split()[0]} of {runs}", flush=True)
    if run.returncode:
        print("".join(last), f"{name}: FAILED; the text is in {FOUND}", sep="", flush=True)
    else:
        print(f"{name}: no traceback, {time.monotonic() - began:.0f} s", flush=True)
    return run.returncode == 0


if __name__ == "__main__":
    if len(sys.argv) == 3:
        one(sys.argv[1], int(sys.argv[2]))
    sys.exit(every())
