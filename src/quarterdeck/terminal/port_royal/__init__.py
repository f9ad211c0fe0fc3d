"""Port Royal's table in the terminal."""

from quarterdeck.terminal.port_royal.view import PortRoyalView

__all__ = ["PortRoyalView"]
