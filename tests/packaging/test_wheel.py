"""The wheel holds the page, and serves it where there is neither Node nor a source tree."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from tests.serving import Server, running

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = "quarterdeck/server/page/"


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]


def build(tree: Path, folder: Path, **environment: str) -> Path:
    """``pip wheel .`` in a tree; the wheel."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run(*pip, "wheel", ".", "--no-deps", "--wheel-dir", folder, cwd=tree, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


def page_of(wheel: Path) -> set[str]:
    """The kinds of files of the page in it."""
    names = [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith(PAGE)]
    assert f"{PAGE}index.html" in names
    return {Path(name).suffix for name in names}


def empty(folder: Path) -> Path:
    """A virtual environment with nothing in it."""
    run(sys.executable, "-m", "venv", folder)
    return folder


def path_without_node(folder: Path) -> str:
    """A PATH with what a build needs of a system, but without Node."""
    folder.mkdir()
    for name in ("sh", "env", "git", "uname", "sed", "dirname"):
        found = shutil.which(name)
        if found:
            (folder / name).symlink_to(found)
    assert shutil.which("node", path=str(folder)) is None
    return str(folder)


def installed(venv: Path, folder: Path, path: str) -> Server:
    """The server that is installed there, with hardly an environment."""
    environment = {"PATH": path, "HOME": str(folder)}
    return Server(folder, [venv / "bin/quarterdeck"], environment)


def get(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return str(answer.read().decode())


def serves_the_page(address: str) -> None:
    """The first page, others, and every file they name."""
    for path in ("/", "/rules", "/new?game=port-royal"):
        page = get(address + path)
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(name.endswith(".js") for name in files), page
        for name in files:
            assert get(address + name)
    assert '"port-royal"' in get(f"{address}/api/games")


def test_the_wheel_serves_the_page_without_node(tmp_path: Path) -> None:
    assert (ROOT / "src" / PAGE / "index.html").exists(), "build the page first: make page"
    # A wheel must not need Node if the page is there.
    path = path_without_node(tmp_path / "bin")
    wheel = build(ROOT, tmp_path, PATH=path)
    assert page_of(wheel) >= {".html", ".js", ".css", ".woff2", ".svg"}
    venv = empty(tmp_path / "venv")
    run(venv / "bin/pip", "install", "--quiet", "--no-deps", wheel)
    # What it depends on is borrowed: fetching it anew is for the soak.
    site = next((venv / "lib").glob("python*/site-packages"))
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    with running(installed(venv, tmp_path, path)) as server:
        serves_the_page(server.address)


class Hook:
    """Stands for Hatch's own class, which is there only while a wheel is built."""

    def __class_getitem__(cls, item: object) -> type[Hook]:
        return cls


@pytest.fixture
def is_fresh(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], bool]:
    """The build hook's own look at the page."""
    hatch = "hatchling.builders.hooks.plugin.interface"
    monkeypatch.setitem(sys.modules, hatch, SimpleNamespace(BuildHookInterface=Hook))  # type: ignore[arg-type]
    fresh: Callable[[Path], bool] = runpy.run_path(str(ROOT / "hatch_build.py"))["is_fresh"]
    return fresh


@pytest.mark.parametrize(
    "source",
    [
        "src/quarterdeck/games/*/rules.pl.md",
        "src/quarterdeck/games/*/words/*/*.ftl",
        "src/quarterdeck/locale/languages.json",
        "web/build/*.ts",
    ],
)
def test_a_page_older_than_what_it_is_made_from_is_built_anew(
    tmp_path: Path, source: str, is_fresh: Callable[[Path], bool]
) -> None:
    changed = next(ROOT.glob(source)).relative_to(ROOT)
    for path in ("web/sources.txt", f"src/{PAGE}index.html", changed):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text((ROOT / path).read_text("utf-8"), "utf-8")
    os.utime(tmp_path / changed, (1, 1))
    assert is_fresh(tmp_path)
    (tmp_path / changed).touch()
    os.utime(tmp_path / f"src/{PAGE}index.html", (2, 2))
    assert not is_fresh(tmp_path)


@pytest.mark.soak
def test_a_fresh_clone_becomes_a_wheel_that_runs_in_an_empty_environment(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    run("git", "clone", "--quiet", ROOT, clone)
    path = path_without_node(tmp_path / "bin")
    wheel = build(clone, tmp_path, PATH=path)
    assert page_of(wheel) >= {".html", ".js", ".css", ".woff2", ".svg"}
    venv = empty(tmp_path / "venv")
    run(venv / "bin/pip", "install", "--quiet", wheel)
    with running(installed(venv, tmp_path, path)) as server:
        serves_the_page(server.address)


@pytest.mark.soak
def test_an_editable_install_does_not_build_the_page(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    run("git", "clone", "--quiet", ROOT, clone)
    venv = empty(tmp_path / "venv")
    run(venv / "bin/pip", "install", "--quiet", "--no-deps", "--editable", clone)
    assert not (clone / "src" / PAGE).exists()
    assert not (clone / "web/node_modules").exists()
