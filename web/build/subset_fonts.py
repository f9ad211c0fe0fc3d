"""Cuts the fonts to what four languages need: ``npm run fonts``, after a change of the packages.

And writes down how wide the letters of names and buttons are, so that the page need not measure,
and the outlines of the figures that are engraved on dice and painted beside them.

Needs ``fonttools[woff]``. The results are kept in ``src/fonts``, so that a build needs no Python.
"""

import json
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent.parent
FACES = {
    "alegreya-sc": ["800-normal"],
    "alegreya": ["700-normal", "500-italic"],
    "alegreya-sans": ["500-normal", "700-normal", "900-normal"],
}
NAMES = {"alegreya-sc": "Alegreya SC", "alegreya": "Alegreya", "alegreya-sans": "Alegreya Sans"}
RANGES = {
    "latin": "U+0020-007E, U+00A0-00FF, U+0152-0153, U+2013-2014, U+2018-201E, U+2022, U+2026, "
    "U+2039-203A, U+20AC, U+2212",
    "latin-ext": "U+0100-017F, U+0218-021B",
    "cyrillic": "U+0401, U+0410-044F, U+0451, U+2116",
}
NAMED_IN = "alegreya-sc-{}-800-normal.woff2"
"""The face of names and buttons, by part."""
ENGRAVED_IN = "alegreya-latin-900-normal.woff2"
"""The face of the figures on dice."""
FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
SQUARE, TALL = 512, 400
"""Outlines stand in the middle of such a square, as icons do, and are so tall."""
FEATURES = ["kern", "liga", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk"]


def main() -> None:
    folder = WEB / "src" / "fonts"
    folder.mkdir(exist_ok=True)
    sheet = "/* Made by build/subset_fonts.py. */\n"
    for package, styles in FACES.items():
        for style in styles:
            weight, slant = style.split("-")
            for part, ranges in RANGES.items():
                name = f"{package}-{part}-{style}.woff2"
                cut(
                    WEB / "node_modules/@fontsource" / package / "files" / name,
                    folder / name,
                    ranges,
                )
                sheet += (
                    "@font-face {\n"
                    f"  font-family: '{NAMES[package]}';\n"
                    f"  font-style: {slant};\n"
                    f"  font-weight: {weight};\n"
                    "  font-display: swap;\n"
                    f"  src: url('./fonts/{name}') format('woff2');\n"
                    f"  unicode-range: {ranges};\n"
                    "}\n"
                )
    (WEB / "src" / "fonts.css").write_text(sheet, "utf-8")
    table = json.dumps(widths(folder), ensure_ascii=False, separators=(",", ":"))
    (folder / "widths.json").write_text(table + "\n", "utf-8")
    outlines = json.dumps(figures(), separators=(",", ":"))
    (folder / "figures.json").write_text(outlines + "\n", "utf-8")


def widths(folder: Path) -> dict[str, int]:
    """The advance of each letter in thousandths of an em; accents seldom change it."""
    found: dict[str, int] = {}
    for part in RANGES:
        font = TTFont(folder / NAMED_IN.format(part))
        advances, em = font["hmtx"], font["head"].unitsPerEm
        for code, glyph in font.getBestCmap().items():
            found[chr(code)] = round(1000 * advances[glyph][0] / em)
    plain = {letter: unicodedata.normalize("NFD", letter)[0] for letter in sorted(found)}
    return {
        letter: found[letter]
        for letter, base in plain.items()
        if letter == base or found.get(base) != found[letter]
    }


def figures() -> dict[str, str]:
    """The outlines of lining figures, as paths of SVG by what they mean."""
    font = TTFont(WEB / "node_modules/@fontsource/alegreya/files" / ENGRAVED_IN)
    glyphs = font.getGlyphSet()
    found: dict[str, str] = {}
    for number, name in enumerate(FIGURES):
        glyph = glyphs[f"{name}.lf"]
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        left, bottom, right, top = bounds.bounds
        scale = TALL / (top - bottom)
        x, y = (SQUARE - scale * (left + right)) / 2, (SQUARE + scale * (top + bottom)) / 2
        pen = SVGPathPen(glyphs, ntos=lambda n: str(round(n)))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
        found[str(number)] = pen.getCommands()
    return found


def cut(source: Path, target: Path, ranges: str) -> None:
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False)
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(ranges.replace("U+", "").replace(" ", "")))
    subsetter.subset(font)
    subset.save_font(font, target, options)


if __name__ == "__main__":
    main()
