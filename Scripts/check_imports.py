#!/usr/bin/env python3
"""Fails on an import that the design forbids. `make lint` runs this.

The folders are the rooms: `Sources/<Game>/<Room>` is a room of a game, `Sources/Kit/<Module>` is what all games share,
and `Web/Sources` is the same for the browser. A module is called by its game and room (`TriplesModel`), or by its room
alone. A game is whatever has a `Model`, so that a new one needs no change here. Arrows point down:

    Apple/<Game>.swiftpm, Sources/parlor                 the programs
    UI, Terminal, and every room of a game in Web/       its front ends
    Session         Coach, then the game's own rooms     what they bring together, each a stranger to the other
    Model                                                the rules, and the language between those two
    PlaySupport, then NumberedGame                       the part of the kit that is below all games
"""

import dataclasses
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What each room below the front ends may import of its game. A room that is not named here, such as the best games or
# a toy, is an idea of that game's own.
BELOW = {"Model": set(), "Session": {"Model"}, "Coach": {"Model"}}
OWN_IDEA = {"Coach", "Model"}

FRONT_ENDS = {"UI", "Terminal"}

# What of the kit is below the games, and what each may import of it. All else in the kit serves front ends.
KIT_BELOW = {"NumberedGame": set(), "PlaySupport": {"NumberedGame"}}

# Imports that the rules forbid and that are right all the same.
EXCEPTIONS = {
    ("Triples/JellyToy", "Glibc"): "square roots are in a library of their own on Linux, and this is how to link it",
    ("Triples/PocketNetwork", "Foundation"): "it finds a file beside the program; the browser, which fetches that file, "
    "does without this room",
}


@dataclasses.dataclass(frozen=True)
class Room:
    """A folder of sources. `game` is `Kit` for what all games share, and `None` for a program that brings games together."""

    game: str | None
    name: str
    is_for_browser: bool = False

    def __str__(self) -> str:
        return f"{'Web/' * self.is_for_browser}{f'{self.game}/' if self.game else ''}{self.name}"

    @property
    def is_kit(self) -> bool:
        return self.game == "Kit"

    @property
    def is_below(self) -> bool:
        """Whether it is below the front ends."""
        if self.is_for_browser or self.game is None:
            return False
        return self.name in KIT_BELOW if self.is_kit else self.name not in FRONT_ENDS | {"App"}


class House:
    """The rooms of a repository."""

    def __init__(self, root: pathlib.Path = ROOT):
        self.root = root
        self.games = {model.parent.name for model in (root / "Sources").glob("*/Model") if model.is_dir()}
        self.files = {
            file: self.room(file) for tree in ("Sources", "Web/Sources", "Apple") for file in (root / tree).rglob("*.swift")
        }
        self.modules: dict[str, Room] = {}
        for room in filter(None, self.files.values()):
            self.modules[room.name if room.is_kit or not room.game else room.game + room.name] = room
        for room in filter(None, self.files.values()):
            self.modules.setdefault(room.name, room)

    def room(self, file: pathlib.Path) -> Room | None:
        """The room that a file is in, or `None` for one that lies beside the rooms."""
        parts = file.relative_to(self.root).parts
        if parts[0] == "Apple":
            return Room(parts[1].removesuffix(".swiftpm"), "App")
        is_for_browser = parts[0] == "Web"
        parts = parts[1 + is_for_browser : -1]
        if parts and parts[0] not in self.games | {"Kit"}:
            return Room(None, parts[0], is_for_browser)
        return Room(parts[0], parts[1], is_for_browser) if len(parts) > 1 else None


def imports(source: str) -> list[tuple[int, str]]:
    """The modules that a source file imports, each with its line; those under a condition too."""
    ignored = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
    code = ignored.sub(lambda text: re.sub(r"[^\n]", " ", text[0]), source)
    declaration = re.compile(
        r"(?:^|;)[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
        r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?`?(\w+)",
        re.MULTILINE,
    )
    return [(code.count("\n", 0, found.start(1)) + 1, found[1]) for found in declaration.finditer(code)]


def objection(room: Room, imported: Room | None) -> str | None:
    """Why that room must not import a module of the room `imported`, or one that is of no room here, if that is so."""
    if imported is None:
        if room.is_for_browser:
            return "the browser has no modules but those of this repository"
        return "nothing below a front end imports what is not of this repository" if room.is_below else None
    if imported == room:
        return None
    if imported.game is None:
        return "a program cannot be imported"
    if imported.is_for_browser and not room.is_for_browser:
        return "that is for the browser alone"
    if room.is_for_browser and not imported.is_for_browser and not imported.is_below:
        return "that is not for the browser"
    if imported.is_kit:
        return objection_to_kit(room, imported)
    if room.is_kit:
        return "the kit knows no game"
    if room.game is None:
        return "a UI is for the apps" if imported.name == "UI" else None
    if imported.game != room.game:
        return "a game knows no other game"
    return objection_in_game(room, imported)


def objection_to_kit(room: Room, imported: Room) -> str | None:
    if room.name == "Model" and imported.name != "NumberedGame":
        return "rules import nothing but NumberedGame"
    if room.is_kit and room.is_below and imported.name not in KIT_BELOW[room.name]:
        return "PlaySupport imports NumberedGame, and that imports nothing"
    return "that is for front ends" if room.is_below and not imported.is_below else None


def objection_in_game(room: Room, imported: Room) -> str | None:
    if room.is_below:
        allowed = BELOW.get(room.name, OWN_IDEA)
        names = " and ".join(sorted(allowed)) or "nothing"
        return None if imported.name in allowed else f"a {room.name} imports {names} of its game"
    if room.name == "App":
        return None if imported.name == "UI" else "an app is a shell round its UI"
    if room.name == "CoachWorker" and imported.name == "Session":
        return "a coach knows no session"
    if room.is_for_browser and room.name != "CoachWorker" and imported.name == "Coach":
        return "in the browser the coach is a worker, loaded when it is first asked"
    return None if imported.is_below or imported.is_for_browser else "front ends know nothing of each other"


def faults(house: House, exceptions: dict[tuple[str, str], str] = EXCEPTIONS) -> list[str]:
    """What is wrong with the imports of a repository, each with file and line."""
    found, unused = [], set(exceptions)
    for file, room in sorted(house.files.items()):
        where = file.relative_to(house.root).as_posix()
        if room is None:
            found.append(f"{where}: lies in no room")
            continue
        for line, name in imports(file.read_text()):
            if (problem := objection(room, house.modules.get(name))) is None:
                continue
            if (str(room), name) in exceptions:
                unused.discard((str(room), name))
            else:
                found.append(f"{where}:{line}: {room} imports {name}: {problem}")
    return found + [f"{room} does not import {name} any more: take the exception away" for room, name in sorted(unused)]


def main() -> None:
    if found := faults(House()):
        sys.exit("\n".join([*found, "error: the design forbids these imports; see Scripts/check_imports.py"]))


if __name__ == "__main__":
    main()
