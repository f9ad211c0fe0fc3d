"""The stand of the page's browser tests says only what the server could say."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from tests.wire.validating import ROOT, check

SCENES = ROOT / "web/tests/browser/scenes.mjs"
SAY = "import(process.argv[1]).then((s) => console.log(JSON.stringify(s.everything())))"


def test_the_stand_says_what_the_schema_allows() -> None:
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert node, "Node comes with the page's tools: make page"
    said = subprocess.run(
        [node, "-e", SAY, SCENES.as_uri()], check=True, capture_output=True, text=True
    )
    stand = json.loads(said.stdout)
    assert len(stand) > 100
    for name, message, game in stand:
        check(message, name, game)
