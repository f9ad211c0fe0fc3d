"""A line between browser and server that can be cut, or lose what the server says."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 65_536


class Cable:
    """Carries bytes to a server, at an address of its own."""

    def __init__(self, address: str) -> None:
        """Lay it to the server at ``address``; that may stop and come back at the same port."""
        far = urlsplit(address)
        self._far = (far.hostname or "", far.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._ends: set[socket.socket] = set()
        self._whole = self._hears = True
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def deafen(self) -> None:
        """What the browser says arrives; what the server answers is lost."""
        self._hears = False

    def cut(self) -> None:
        """End every connection, and let none be made."""
        self._whole = False
        with self._lock:
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Carry everything again."""
        self._whole = self._hears = True

    def close(self) -> None:
        """Take it away."""
        self.cut()
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):  # it is taken away
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._carry, args=[near], daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with near, suppress(OSError):
            if not self._whole:
                return
            with socket.create_connection(self._far) as far:
                with self._lock:
                    self._ends |= {near, far}
                back = threading.Thread(target=self._pump, args=[far, near], daemon=True)
                back.start()
                self._pump(near, far)
                back.join()
                with self._lock:
                    self._ends -= {near, far}

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        # The end of one direction is the end of both: that is how a browser notices.
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if self._hears or sink.getpeername() == self._far:
                    sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
