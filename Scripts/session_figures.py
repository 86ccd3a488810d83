#!/usr/bin/env python3
"""Prints for each game how many properties its session stores, and how many lines check the play mode.

A mode (`PlayMode`) defines what the player may do in a game, and what happens after the game. A session should check
the mode only where games differ, for example if a server deals them.
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Matches a stored property of the class itself: it is indented by two spaces, and isn't computed.
STORED = re.compile(r"^  (?:@\w+ )*(?:(?:public|package|private|fileprivate|internal)(?:\(set\))? )*(?:let|var) \w+[^{]*(?:\{ didSet.*)?$")

ASKS_FOR_MODE = re.compile(
    r"\b(?:isRanked|hasDealer|isWithoutLuck)\b(?!:)|playMode\.kind|\bday *[!=]= *nil|\b(?:if|guard) let day\b"
)


def code(line: str) -> str:
    return re.sub(r"//.*", "", line)


def stored(session: pathlib.Path) -> int:
    """Returns the number of stored properties of the session class in the file `session`."""
    lines = session.read_text().splitlines()
    start = next(index for index, line in enumerate(lines) if re.search(r"\bclass \w+Session\b", line))
    end = lines.index("}", start)
    return sum(bool(STORED.match(line)) for line in lines[start:end])


def main() -> None:
    for model in sorted((ROOT / "Sources").glob("*/Model")):
        name = model.parent.name + "Session"
        folder = model.parent / "Session"
        lines = [code(line) for file in folder.rglob(f"{name}*.swift") for line in file.read_text().splitlines()]
        asking = sum(bool(ASKS_FOR_MODE.search(line)) for line in lines)
        print(f"{name}: {stored(folder / f'{name}.swift')} stored properties, {asking} lines that ask for the mode")


if __name__ == "__main__":
    main()
