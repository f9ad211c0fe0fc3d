"""Compiles and runs the C yardstick."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path

from quarterdeck.games.port_royal import cards

HERE = Path(__file__).parent
BUILD = HERE / "build"


def _needs(face: cards.Face) -> int:
    return face.needs.count("s") + 4 * face.needs.count("c") + 16 * face.needs.count("p")


def _tables() -> str:
    """The cards below five players, as C arrays."""
    numbers = [c for c in range(cards.CARDS) if cards.MIN_PLAYERS[c] == 0]
    faces = [cards.FACES[cards.FACE[c]] for c in numbers]
    by_swords = [int(face.gains == "most swords") for face in faces]
    tables = {
        "C_KIND": [cards.KIND[c] for c in numbers],
        "C_COLOR": [cards.COLOUR[c] + t for c, t in zip(numbers, by_swords, strict=True)],
        "C_VALUE": [cards.COINS[c] for c in numbers],
        "C_SWORD": [cards.SWORDS[c] for c in numbers],
        "C_COST": [cards.COST[c] for c in numbers],
        "C_VP": [cards.POINTS[c] for c in numbers],
        "C_ABIL": [
            cards.ABILITY[c] if face.role else -1 for c, face in zip(numbers, faces, strict=True)
        ],
        "C_NEEDS": [_needs(face) for face in faces],
    }
    lines = [f"#define NC {len(numbers)}"]
    lines += [
        f"static const int8_t {name}[NC] = {{{', '.join(map(str, values))}}};"
        for name, values in tables.items()
    ]
    return "\n".join(lines) + "\n"


@cache
def build() -> Path:
    """The compiled yardstick."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise SystemExit("The benchmarks need a C compiler (cc, gcc or clang): none was found.")
    BUILD.mkdir(exist_ok=True)
    (BUILD / "cards.h").write_text(_tables())
    program = BUILD / "port_royal_floor"
    source = HERE / "port_royal_floor.c"
    command = [compiler, "-O3", "-march=native", f"-I{BUILD}", "-o", str(program), str(source)]
    subprocess.run(command, check=True)
    return program


def run(players: int, games: int) -> tuple[float, int]:
    """Seconds of processor time and decisions for so many random games."""
    command = [str(build()), str(players), str(games)]
    seconds, decisions = subprocess.run(
        command, check=True, capture_output=True, text=True
    ).stdout.split()
    return float(seconds), int(decisions)
