"""All that comes with the cove."""

from typing import Final

from quarterdeck.core.manifest import Manifest

MANIFEST: Final = Manifest(package="cove", game="game:COVE", page="page/index.js")
