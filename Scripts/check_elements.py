#!/usr/bin/env python3
"""Fails if a page's program names an element that no page of its game has. `make lint` runs this.

`Element.named` and `Element.button` return a detached element for a name that doesn't exist, so that a page works without a part of it.
A misspelled name would go unnoticed. Names that the program computes aren't checked.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

NAMES = re.compile(r'Element\.(?:named|button)\(\s*"([^"\\]+)"')
# A list of names, whose elements the next line or the same line reads: `for id in ["undo", "redo"] { Element.named(id)`.
LISTS = re.compile(r"for id in \[([^\]]+)\][^{]*\{\s*Element\.named\(id\)")
INCLUDE = re.compile(r"{{include ([a-z.-]+)}}")
IDS = re.compile(r'\bid="([^"{]+)"')
# The program makes these elements.
MADE = re.compile(r'setAttribute\("id", "([^"\\]+)"\)')


def ids(path: pathlib.Path, site: pathlib.Path) -> set[str]:
    """Returns the IDs of the elements of a page and of the parts that it includes."""
    text = path.read_text()
    found = set(IDS.findall(text))
    for part in INCLUDE.findall(text):
        found |= ids(site / "parts" / part, site)
    return found


def pages(source: pathlib.Path, site: pathlib.Path) -> list[pathlib.Path]:
    """Returns the pages that the program with a source file may show."""
    game, folder = source.parts[0], source.parts[1]
    if game == "Kit" or not (site / game.lower()).is_dir():
        return sorted(site.rglob("*.html"))
    found = sorted((site / game.lower()).glob("*.html"))
    if folder == "Web":
        return [page for page in found if page.name == "index.html"]
    return [page for page in found if page.name != "index.html"] if folder == "Screens" else found


def faults(root: pathlib.Path = ROOT) -> list[str]:
    """Returns the places that name an element that doesn't exist."""
    sources, site = root / "Web/Sources", root / "Web/Site"
    found = []
    texts = {path: path.read_text() for path in sorted(sources.rglob("*.swift"))}
    made = {name for text in texts.values() for name in MADE.findall(text)}
    for path, text in texts.items():
        names = [(match.start(), match[1]) for match in NAMES.finditer(text)]
        for match in LISTS.finditer(text):
            names += [(match.start(), name) for name in re.findall(r'"([^"]+)"', match[1])]
        if not names:
            continue
        source = path.relative_to(sources)
        known = set.union(made, *(ids(page, site) for page in pages(source, site)))
        for place, name in names:
            if name not in known:
                line = text.count("\n", 0, place) + 1
                found.append(f"Web/Sources/{source.as_posix()}:{line}: no page has an element with the ID {name}")
    return found


if __name__ == "__main__":
    found = faults()
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
