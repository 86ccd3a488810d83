"""A canvas for the pictures of the documentation's articles. Writes SVG for light and dark pages."""

import math
import pathlib

from games import ROOT

# The width of a picture in SVG units. A phone shows a picture about 350 points wide, so text of size 15 is readable.
WIDTH = 480

# The factor by which text is enlarged, so that it is readable on phones.
LARGER = 1.1

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

# The colors for light and dark pages: text, weaker text, lines, a surface, its edge, and two highlights.
THEMES = {
    "": {"ink": "#1d1d1f", "weak": "#5c5c63", "line": "#8e8e96", "face": "#f3f1ec", "edge": "#cfcac0", "mark": "#b5421f",
         "cool": "#1d6fb8"},
    "~dark": {"ink": "#f5f5f7", "weak": "#b4b4bb", "line": "#85858d", "face": "#2a2a2e", "edge": "#4a4a50", "mark": "#ff9a62",
              "cool": "#6cb4f5"},
}  # fmt: skip

# The face and text colors of Triples tiles; must match TileColor.
TILES = {
    1: ("#1d6fb8", "#ffffff"), 2: ("#c9304a", "#ffffff"), 3: ("#fff8e8", "#3b2f1e"), 6: ("#ffe08a", "#3b2f1e"),
    12: ("#fdc553", "#3b2f1e"), 24: ("#f9a93f", "#3b2f1e"), 48: ("#f39036", "#3b2410"),
}  # fmt: skip


class Picture:
    """A drawing in one theme."""

    def __init__(self, theme: str, height: float, title: str):
        self.colors = THEMES[theme]
        self.height = height
        self.title = title
        self.parts: list[str] = []

    def __getattr__(self, name: str) -> str:
        return self.__dict__["colors"][name]

    def add(self, part: str) -> None:
        self.parts.append(part)

    def text(self, x, y, words, size=16, color=None, anchor="middle", weight=400) -> None:
        heavy = f' font-weight="{weight}"' if weight != 400 else ""
        size = round(size * LARGER)
        words = str(words).replace("&", "&amp;").replace("<", "&lt;")
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{color or self.ink}" text-anchor="{anchor}"{heavy}>{words}</text>'
        )

    def box(self, x, y, width, height, face=None, edge=None, radius=8) -> None:
        self.add(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius}" fill="{face or self.face}" '
            f'stroke="{edge or self.edge}" stroke-width="1.5"/>'
        )

    def line(self, *points, color=None, width=2, dash="", arrow=False) -> None:
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.add(
            f'<polyline points="{path}" fill="none" stroke="{color or self.line_color}" stroke-width="{width}"{dashes} '
            f'stroke-linejoin="round"/>'
        )
        if arrow:
            (x0, y0), (x, y) = points[-2:]
            angle = math.atan2(y - y0, x - x0)
            tips = [(x - 10 * math.cos(angle + turn), y - 10 * math.sin(angle + turn)) for turn in (0.45, -0.45)]
            shape = " ".join(f"{a:.1f},{b:.1f}" for a, b in [(x, y), *tips])
            self.add(f'<polygon points="{shape}" fill="{color or self.line_color}"/>')

    @property
    def line_color(self) -> str:
        return self.colors["line"]

    def tile(self, x, y, value, size=44) -> None:
        face, ink = TILES[value]
        self.box(x, y, size, size, face, "#00000030", 7)
        self.text(x + size / 2, y + size * 0.64, value, round(size * 0.42), ink, weight=700)

    def cell(self, x, y, size=44) -> None:
        self.box(x, y, size, size, "none", self.edge, 7)

    def svg(self) -> str:
        body = "\n".join(f"  {part}" for part in self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height:g}" width="{WIDTH}" '
            f'height="{self.height:g}" font-family="{FONT}" role="img">\n  <title>{self.title}</title>\n{body}\n</svg>\n'
        )


PICTURES = {}


def picture(place: str, name: str, height: float, title: str):
    """Declares a picture: the catalog, the name, the height, and the text for screen readers."""

    def declare(draw):
        PICTURES[ROOT / "Sources" / place / name] = (draw, height, title)
        return draw

    return declare


def drawings() -> dict[pathlib.Path, str]:
    """Draws all pictures, and returns the contents of each file by its path."""
    made = {}
    for place, (draw, height, title) in PICTURES.items():
        for theme in THEMES:
            drawing = Picture(theme, height, title)
            draw(drawing)
            made[place.with_name(f"{place.name}{theme}.svg")] = drawing.svg()
    return made
