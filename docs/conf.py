"""How the documentation is built: Markdown by Sphinx, with nothing loaded from other hosts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from docutils import nodes
from sphinx.transforms import SphinxTransform

import quarterdeck

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Quarterdeck"
author = "The Quarterdeck authors"
project_copyright = f"2026, {author}"
version = release = quarterdeck.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build", "notebooks"]
myst_heading_anchors = 3  # pages may link to each other's headings
html_theme = "furo"
html_title = "Quarterdeck"
html_copy_source = False  # the sources are in the repository
html_show_sourcelink = False

# The API page shows what a module names in __all__, in the order of the module's own list.
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
# Where a name is imported for types only, Sphinx finds two of it, core's and a game's, and takes
# the first it met: core's, which is the right one.
suppress_warnings = ["ref.python"]

RULES: Final = "rules/port-royal"
"""Its translations have the language after a dot, and the same numbers."""
RULE: Final = re.compile(r"\bPR (\d)(?:\.(\d))?\b")


def anchor(rule: re.Match[str]) -> str:
    """``PR 2.4`` is ``#pr-2-4``, whatever its heading says besides."""
    return "-".join(["pr", *filter(None, rule.groups())])


class RuleNumbers(SphinxTransform):
    """Gives each rule an anchor by its number, and makes each mention of a number a link."""

    default_priority = 800  # after everything is parsed, before the tables of contents

    def apply(self) -> None:
        for title in list(self.document.findall(nodes.title)):
            rule = RULE.match(title.astext())
            if rule and self._in_rules():
                title.parent["ids"].insert(0, anchor(rule))
        for text in list(self.document.findall(nodes.Text)):
            if not self._plain(text):
                continue
            parts = self._linked(str(text))
            if len(parts) > 1:
                text.parent.replace(text, parts)

    def _in_rules(self) -> bool:
        return self.env.docname.partition(".")[0] == RULES

    @staticmethod
    def _plain(text: nodes.Text) -> bool:
        """Whether it is running text: no heading, no link, no code."""
        within: nodes.Node | None = text.parent
        while within is not None:
            if isinstance(
                within, nodes.title | nodes.reference | nodes.literal | nodes.FixedTextElement
            ):
                return False
            within = within.parent
        return True

    def _linked(self, text: str) -> list[nodes.Node]:
        rules = self.env.docname if self._in_rules() else RULES
        page = self.app.builder.get_relative_uri(self.env.docname, rules)
        parts: list[nodes.Node] = []
        end = 0
        for rule in RULE.finditer(text):
            uri = f"{page}#{anchor(rule)}"
            parts.append(nodes.Text(text[end : rule.start()]))
            parts.append(nodes.reference("", rule[0], internal=True, refuri=uri))
            end = rule.end()
        return [*parts, nodes.Text(text[end:])]


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.add_transform(RuleNumbers)
