"""Changes with every change on the wire. Written by ``python -m quarterdeck.wire``: do not edit."""

from typing import Final

WIRE: Final = "04f903db45e1"
