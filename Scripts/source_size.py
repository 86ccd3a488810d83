#!/usr/bin/env python3
"""Prints the size of the product's Swift sources and of the tests, the share of the product that all games use (the kit and the
command), the number of files that name a game but don't belong to one, and how much text for players is in more than one layer."""

import collections
import pathlib
import re

import player_texts
from check_imports import Repository, named

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCT = ["Sources", "Web/Sources", "Apple"]
LABORATORY = ["Sources/parlor-lab"]  # for developers
SHARED = ["Sources/Kit", "Sources/parlor", "Web/Sources/Kit"]

# What shows text to players, by the paths of its files. Everything else is a session or below.
LAYERS = {"page": r"^Web/", "app": r"/UI/|/AppSupport/", "terminal": r"/Terminal/|/TerminalSupport/|^Sources/parlor/"}


def files(folders: list[str], *suffixes: str) -> set[pathlib.Path]:
    found = {path for folder in folders for suffix in suffixes or [".swift"] for path in (ROOT / folder).rglob(f"*{suffix}")}
    return {path for path in found if ".build" not in path.parts}


def lines(paths: set[pathlib.Path]) -> int:
    return sum(len(path.read_text().splitlines()) for path in paths)


def layer(path: str) -> str:
    """Returns the layer that a file belongs to."""
    return next((name for name, pattern in LAYERS.items() if re.search(pattern, path)), "session")


def repeated_lines() -> list[str]:
    """Returns the lines of text of at least two words that are in more than one layer."""
    layers = collections.defaultdict(set)
    for path in player_texts.files():
        for text in player_texts.texts(path):
            layers[text].add(layer(path.relative_to(ROOT).as_posix()))
    return [text for text, names in layers.items() if " " in text and len(names) > 1]


def main() -> None:
    laboratory = files(LABORATORY)
    product = files(PRODUCT) - laboratory
    shared = files(SHARED)
    longest = max(product, key=lambda path: lines({path}))
    print(f"{lines(product):9,}  lines of Swift in {len(product)} files")
    print(f"{lines(laboratory):9,}  lines of the laboratory besides")
    print(f"{lines(shared):9,}  of them for every game, {lines(shared) / lines(product):.0%}")
    print(f"{len(named(Repository(ROOT))):9,}  files that name a game and belong to none")
    print(f"{lines({longest}):9,}  in the longest file, {longest.relative_to(ROOT).as_posix()}")
    print(f"{lines(files(['Tests', 'Server/Tests'], '.swift', '.py')):9,}  lines of tests in Swift and Python")
    print(f"{lines(files(['Tests/Browser'], '.py')):9,}  of them for the browser")
    print(f"{len(repeated_lines()):9,}  lines of text of at least two words in more than one layer")


if __name__ == "__main__":
    main()
