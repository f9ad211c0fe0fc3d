"""The languages that there are, as ``locale/languages.json`` lists them; the first is the source.

The page's build reads the same list. It is read here without Fluent, so that ``--help`` is quick.
"""

import json
from importlib.resources import files
from typing import Final

LANGUAGES: Final[tuple[str, ...]] = tuple(
    json.loads(files("quarterdeck").joinpath("locale", "languages.json").read_text("utf-8"))
)
