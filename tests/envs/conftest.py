"""The command line as the other tests run it."""

from tests.cli.conftest import run

__all__ = ["run"]
