#!/usr/bin/env python3
"""Lists all text that players read, so that it can be reviewed or translated in one place.

usage: Scripts/player_texts.py [--write]

Collects the text of the pages and the string literals of the Swift sources that read like text, in the order of the
files. `SKIPPED`, `PREVIEWS`, and `MACHINE_TEXT` leave out what no player reads. An interpolation is `{}`. `--write` stores the list in Tests/Fixtures/words.txt. Without `--write`, prints the
differences from that file, and fails if there are any.
"""

import difflib
import html.parser
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from games import read_games

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "Tests/Fixtures/words.txt"

# A game's modules are in a folder with the game's name.
SOURCES = [
    *("Sources/GameLists", "Sources/Kit", *(f"Sources/{game.name}" for game in read_games()), "Sources/parlor", "Web/Sources")
]

# No player reads what these contain: coaches and proofs, previews and the gallery that renderers are tested with, the
# names of keys in events, and the headers of HTTP requests.
SKIPPED = re.compile(r"/(Coach|BestGameSearch|Proof|Previews|[^/]*\.docc)/|/(BlockGallery(\+Parts)?|Key|KeyNames?|KeyPlaces|ServerRequest)\.swift$")

# The previews at the end of a file.
PREVIEWS = re.compile(r"^#Preview\b.*", re.M | re.S)

# The start of a comment or of a string literal.
TOKEN = re.compile(r'(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<hashes>#*)(?P<quotes>"""|")', re.S)

# A string that reads like text: two words, or a single capitalized word.
TEXT = re.compile(r"[A-Za-z]{2,}(’[a-z]+)?[,.:;!?’)]* +[^ ]|^[A-Z][a-z’]+[.!?…]?$")

# Stored lines such as `day-door/1 …`, formats of dates, and paths.
MACHINE_TEXT = re.compile(r"^[a-z{}-]+/1 |^[yMdHhmsa :,.-]+$|^[A-Z][a-z]+/")

# Class names, selectors, and styles, which only the sources of the web pages contain.
NOT_PAGE_TEXT = re.compile(r"^[(#.\[]|^[a-z-]+( [a-z-]+){0,2}$|:not\(|^[a-z]+\(|^[a-z=\[\]]+(, [a-z=\[\]]+)+$|\.wasm\b")

# The HTML elements within a sentence, which don't end its text.
INLINE = {"a", "b", "code", "em", "i", "kbd", "span", "strong", "time"}

# The attributes that players see or hear.
ATTRIBUTES = ("alt", "aria-label", "aria-description", "placeholder", "title")


def literals(source: str) -> Iterator[tuple[int, int, str]]:
    """Yields the start, the end, and the value of each string literal of a Swift source."""
    place = 0
    while token := TOKEN.search(source, place):
        place = token.end()
        if token["comment"]:
            continue
        close, escape = token["quotes"] + token["hashes"], "\\" + token["hashes"]
        value = []
        while not source.startswith(close, place):
            if source.startswith(escape + "(", place):
                place = end_of_interpolation(source, place + len(escape))
                value.append("{}")
            else:
                width = len(escape) + 1 if source.startswith(escape, place) else 1
                value.append(source[place : place + width])
                place += width
        place += len(close)
        yield token.start(), place, "".join(value)


def end_of_interpolation(source: str, place: int) -> int:
    """Returns the index after the parenthesis that closes the one at `place`."""
    depth = 0
    while True:
        if source[place] == '"':
            place += next(literals(source[place:]))[1]
            continue
        depth += {"(": 1, ")": -1}.get(source[place], 0)
        place += 1
        if depth == 0:
            return place


def swift_texts(source: str) -> list[str]:
    """Returns the text in a Swift source before its previews. Literals that are joined by `+` are one entry."""
    source = PREVIEWS.sub("", source)
    texts, end = [], None
    for start, after, value in literals(source):
        value = re.sub(r"\\\n\s*", "", value)
        value = re.sub(r"\\u\{(\w+)\}", lambda match: chr(int(match[1], 16)), value)
        value = " ".join(value.replace("\\n", "\n").replace('\\"', '"').split())
        if value and source[after - 2 : after - 1] in (" ", "\n"):
            value += " "
        if texts and end is not None and re.fullmatch(r"\s*\+\s*", source[end:start]):
            texts[-1] += value
        else:
            texts.append(value)
        end = after
    return [text.strip() for text in texts if is_player_text(text)]


def is_player_text(text: str) -> bool:
    """Returns whether a literal reads like text for players."""
    reads_like_text = TEXT.search(text.replace("{}", "")) and re.search("[A-Za-z]{2}", text)
    return bool(reads_like_text) and not MACHINE_TEXT.search(text)


class PageTexts(html.parser.HTMLParser):
    """Collects the text on a page."""

    def __init__(self, page: str):
        super().__init__()
        self.texts: list[str] = []
        self.open = ""
        self.skips = 0
        self.feed(page)
        self.finish()

    def finish(self) -> None:
        """Ends the text of the current element."""
        text = " ".join(self.open.split())
        if re.search("[A-Za-z]{2}", text) and not text.startswith("{{"):
            self.texts.append(text)
        self.open = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.skips += tag in ("script", "style")
        if tag not in INLINE:
            self.finish()
        values = dict(attrs)
        if tag == "meta" and values.get("name") == "description":
            self.texts.append(values["content"] or "")
        self.texts += [value for name in ATTRIBUTES if (value := values.get(name)) and re.search("[A-Za-z]{2}", value)]

    def handle_endtag(self, tag: str) -> None:
        self.skips -= tag in ("script", "style")
        if tag not in INLINE:
            self.finish()

    def handle_data(self, data: str) -> None:
        if not self.skips:
            self.open += data


def texts(path: Path) -> list[str]:
    """Returns the text in a file without duplicates."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".html":
        found = PageTexts(re.sub("{{(icon|symbol) .*?}}", "", source)).texts
    elif path.name == "game.json":
        game = json.loads(source)
        found = [game["name"], game["sentence"], game["welcome"]]
    else:
        found = swift_texts(source)
        if path.is_relative_to(ROOT / "Web"):
            found = [text for text in found if not NOT_PAGE_TEXT.search(text)]
    return list(dict.fromkeys(found))


def files() -> list[Path]:
    """Returns the files with text that players read."""
    swift = [path for folder in SOURCES for path in sorted((ROOT / folder).rglob("*.swift"))]
    site = ROOT / "Web/Site"
    pages = sorted(site.rglob("*.html")) + sorted(site.glob("*/game.json"))
    return [path for path in swift + pages if not SKIPPED.search(path.as_posix())]


def main() -> None:
    parts = ["The text that players read, and nothing else. `Scripts/player_texts.py --write` writes this list from the sources."]
    for path in files():
        if found := texts(path):
            parts.append("\n".join([f"# {path.relative_to(ROOT).as_posix()}", *found]))
    text = "\n\n".join(parts) + "\n"
    if "--write" in sys.argv[1:]:
        LIST.write_text(text, encoding="utf-8")
        return
    old = LIST.read_text(encoding="utf-8") if LIST.exists() else ""
    if old != text:
        lines = difflib.unified_diff(old.splitlines(), text.splitlines(), "listed", "sources", lineterm="", n=1)
        sys.exit("\n".join([*lines, "error: review the text, then run Scripts/player_texts.py --write"]))


if __name__ == "__main__":
    main()
