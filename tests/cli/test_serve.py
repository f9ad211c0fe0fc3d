"""The server from the command line: it says where it is, or why it cannot be."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import make_url

from quarterdeck.cli import serving
from quarterdeck.server.database import own
from quarterdeck.server.settings import Settings
from tests.cli.conftest import Run


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With what tables are served, by a server that stops as soon as it is ready."""
    found: list[Settings] = []

    def serve_tables(
        settings: Settings, listener: socket.socket, ready: Callable[[], None]
    ) -> None:
        with listener:
            found.append(settings)
            ready()

    monkeypatch.setattr(serving, "serve_tables", serve_tables)
    return found


def test_it_says_where_it_is(run: Run, settings: list[Settings]) -> None:
    ran = run("serve", "--port", 0, "--name", "play.example.org", "--database", "sqlite:///x.db")
    where, stop = ran.out.splitlines()
    assert where.startswith("Quarterdeck is at http://127.0.0.1:")
    assert stop == "Ctrl+C stops it."
    assert settings == [Settings(database="sqlite:///x.db", hosts=("play.example.org",))]


def test_who_is_believed_and_who_sees_the_numbers(run: Run, settings: list[Settings]) -> None:
    run("serve", "--port", 0, "--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8")
    run("serve", "--port", 0, "--metrics-token", "hush")
    proxies, token = settings
    assert (proxies.proxies, proxies.metrics_token) == (("127.0.0.1", "10.0.0.0/8"), "")
    assert [proxies.is_proxy(host) for host in ("10.1.2.3", "::1", "somewhere")] == [1, 0, 0]
    assert token == Settings(metrics_token="hush")
    wrong = run("serve", "--port", 0, "--proxy", "nginx")
    assert wrong.code
    assert "a proxy is an address or a network like 10.0.0.0/8, not 'nginx'" in wrong.err


def test_others_in_the_network_get_an_address_and_a_qr_code(
    run: Run, settings: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "lan_host", lambda: "192.168.1.7")
    lines = run("serve", "--port", 0, "--lan", "--lang", "it").out.splitlines()
    assert "http://localhost:" in lines[0]
    assert "http://192.168.1.7:" in lines[1]
    assert len([line for line in lines if "█" in line]) > 10
    assert len(settings) == 1


@pytest.mark.usefixtures("settings")
def test_a_machine_in_no_network(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "lan_host", lambda: None)
    assert "others cannot reach it" in run("serve", "--port", 0, "--lan").out


def test_a_second_server_on_one_file_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.server.logs.set_up", lambda: None)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    lock = own(make_url(database))
    assert lock is not None
    ran = run("serve", "--port", 0, "--database", database)
    lock.close()
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("quarterdeck: another server uses")
    assert "--database" in ran.err
    assert ran.err.count("\n") == 1


def test_a_port_that_is_taken_says_so(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ran = run("serve", "--port", taken.getsockname()[1])
    assert (ran.code, ran.out) == (1, "")
    assert "choose another with --port" in ran.err
