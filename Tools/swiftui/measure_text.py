#!/usr/bin/env python3
"""Writes SwiftUI/Runtime/Layout/TextWidths.swift: the widths of the characters in the free font Inter, which is close to Apple's San Francisco.

    apt-get download fonts-inter && dpkg -x fonts-inter*.deb inter
    python3 -m pip install fonttools
    python3 measure_text.py inter/usr/share/fonts/opentype/inter

The font itself isn't part of the repository. Emoji and characters that Inter lacks have the width of a square.
"""

import pathlib
import sys

from fontTools.ttLib import TTFont

WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold", "ExtraBold"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = pathlib.Path(__file__).resolve().parent / "SwiftUI" / "Runtime" / "Layout" / "TextWidths.swift"

HEAD = '''// Written by measure_text.py. Don't edit this file.

/// The widths of characters in the font Inter.
enum TextWidths {{
  /// The distances of the ascent and the descent from the baseline, in thousandths of the font size.
  static let ascent = {ascent}, descent = {descent}

  /// A line for each character: its code, and its widths in thousandths of the font size, from regular to heavy.
  static let table = """
{table}
    """
}}
'''


def characters() -> list[str]:
    """Returns the printable characters of ASCII and Latin-1, and those of all text that players read."""
    text = (ROOT / "Tests/Fixtures/words.txt").read_text()
    own = {chr(code) for code in [*range(0x20, 0x7F), *range(0xA0, 0x100)]}
    return sorted({char for char in own | set(text) | set("’‘“”„…–—−·•×±≤≥←↑→↓●○▲▼½²³") if char.isprintable() or char == "\xa0"})


def thousandths(units: int, font: TTFont) -> int:
    return round(1000 * units / font["head"].unitsPerEm)


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    fonts = [TTFont(folder / f"Inter-{weight}.otf") for weight in WEIGHTS]
    lines = []
    for char in characters():
        glyphs = [font.getBestCmap().get(ord(char)) for font in fonts]
        if all(glyphs):
            widths = [thousandths(font["hmtx"][glyph][0], font) for font, glyph in zip(fonts, glyphs)]
            lines.append(f"    {ord(char):X} {' '.join(map(str, widths))}")
    vertical = fonts[0]["hhea"]
    OUTPUT.write_text(
        HEAD.format(
            ascent=thousandths(vertical.ascent, fonts[0]), descent=thousandths(-vertical.descent, fonts[0]), table="\n".join(lines)
        )
    )


if __name__ == "__main__":
    main()
