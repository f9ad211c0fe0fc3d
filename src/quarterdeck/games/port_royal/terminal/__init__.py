"""Port Royal's table in the terminal."""

from quarterdeck.games.port_royal.terminal.view import PortRoyalView

__all__ = ["PortRoyalView"]
