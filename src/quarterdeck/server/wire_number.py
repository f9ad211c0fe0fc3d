"""Changes with every change on the wire. Written by ``python -m quarterdeck.wire``: do not edit."""

from typing import Final

WIRE: Final = "f26acdf87264"
