"""Pages of the documentation in which a measurement writes one section."""

from __future__ import annotations

from pathlib import Path


def write_section(page: Path, name: str, text: str) -> None:
    """Put a text between the marks of a section, instead of what stands there."""
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, _, rest = page.read_text("utf-8").partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", "utf-8")
