#!/usr/bin/env python3
"""Fails on an import that the design forbids, and on code that names a game outside its rooms. `make lint` runs this.

Folders are rooms: `Sources/<Game>/<Room>` is a room of a game, `Sources/Kit/<Module>` is shared by all games, and
`Web/Sources` has the same structure for the browser. A module is named after its game and room (`TriplesModel`), or
after its room alone. Every folder with a `Model` is a game, so a new game needs no change here. Imports point down:

    Apple/<Game>.swiftpm, Sources/parlor, parlor-lab     programs
    UI, Terminal, and every room of a game in Web/       front ends of a game
    Session         Coach, then the game's other rooms   independent of each other
    Model                                                the rules, and the types that session and coach exchange
    PlaySupport, FairDay, then DailyGames, JSON,         kit modules below all games
    NumberedGame

`Sources/Games` lists the games. The kit imports `DailyGames`; only programs and pages that belong to no game import
`AllGames`, which also lists the commands. The server has its own list, `Server/Sources/Games`. Other code that belongs to no game must not name one,
except the commands and the load generator.

`Server/Sources/<Room>` are the server's rooms: the program, the application, the API, the play, and the games. Only the
games import rules and coaches. HTTP and the ledger don't depend on rules, and each store imports only the ledger.
"""

import dataclasses
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The folders that contain rooms.
TREES = ("Sources", "Web/Sources", "Server/Sources", "Apple")

# The rooms of the same game that each room below the front ends may import. A room that isn't listed here exists only in its own game.
BELOW = {"Model": set(), "Session": {"Model"}, "Coach": {"Model"}}
OWN_IDEA = {"Coach", "Model"}

FRONT_ENDS = {"UI", "Terminal"}

# The front end whose commands the lists of games import, and the kit module of that front end.
LISTED = {"Terminal", "TerminalSupport"}

# The kit modules below the games, and the modules that each may import. All other kit modules serve front ends.
KIT_BELOW = {
    "NumberedGame": set(),
    "DailyGames": {"NumberedGame"},
    "JSON": {"NumberedGame"},
    "DayAPI": {"DailyGames", "JSON", "NumberedGame"},
    "PlaySupport": {"DayAPI", "DailyGames", "JSON", "NumberedGame"},
    "FairDay": {"NumberedGame"},
}

# The kit modules that only native front ends may import.
KIT_OF_PROGRAMS = {"FairDay"}

# The folders whose code may name games: the lists of games, the programs that combine the games' commands, and the load generator.
NAMES_GAMES = ("Sources/Games", "Sources/parlor", "Sources/parlor-lab", "Server/Sources/Games", "Server/Sources/parlor-load")

# The server rooms that each server room may import. A room that isn't listed here may import all of them.
SERVER = {
    "Hashing": set(),
    "HTTP": {"Hashing"},
    "Ledger": set(),
    "LedgerSQLite": {"Ledger"},
    "LedgerPostgreSQL": {"Ledger", "CLibPQ"},
    "Games": {"Ledger"},
    "Play": {"Games", "Hashing", "Ledger"},
    "API": {"Games", "HTTP", "Ledger", "Play"},
}

# The kit modules and lists that each server room may import. Only `Games` imports rules and coaches.
SERVER_LANGUAGE = {"NumberedGame", "DailyGames"}
SERVER_KIT = {
    "HTTP": {"JSON"},
    "Ledger": SERVER_LANGUAGE,
    "LedgerSQLite": SERVER_LANGUAGE,
    "LedgerPostgreSQL": SERVER_LANGUAGE,
    "Games": SERVER_LANGUAGE | {"DayAPI", "JSON"},
    "Play": SERVER_LANGUAGE | {"FairDay"},
    "API": SERVER_LANGUAGE | {"DayAPI", "FairDay", "JSON"},
}

# External modules that only one room may import.
SERVER_TOOLS = {"GRDB": "LedgerSQLite", "CLibPQ": "LedgerPostgreSQL", "CZlib": "HTTP", "CLibCrypto": "Hashing"}

# Allowed exceptions to the rules, each with its reason.
EXCEPTIONS = {
    ("Triples/JellyToy", "Glibc"): "square roots are in a library of their own on Linux, and this is how to link it",
    ("Triples/PocketNetwork", "Foundation"): "it finds a file beside the program; the browser, which fetches that file, "
    "does without this room",
    ("Kit/FairDay", "CryptoKit"): "the system's ciphers on Apple's platforms",
    ("Kit/FairDay", "Glibc"): "the system's ciphers on Linux: it opens libcrypto",
    ("Kit/FairDay", "Musl"): "the same on a Linux with musl",
}


@dataclasses.dataclass(frozen=True)
class Room:
    """A folder of sources. `game` is `Kit` for code that all games share, and `None` for a program that belongs to no game."""

    game: str | None
    name: str
    is_for_browser: bool = False
    is_server: bool = False

    def __str__(self) -> str:
        return f"{'Web/' * self.is_for_browser}{'Server/' * self.is_server}{f'{self.game}/' if self.game else ''}{self.name}"

    @property
    def is_kit(self) -> bool:
        """Whether all games share the room. This includes the list of games that the kit imports."""
        return self.game == "Kit" or self.game == "Games" and self.name in KIT_BELOW

    @property
    def is_list(self) -> bool:
        """Whether the room is a list of games, which is above the games."""
        return self.game == "Games" and not self.is_kit

    @property
    def is_below(self) -> bool:
        """Whether the room is below the front ends."""
        if self.is_for_browser or self.is_server or self.game is None:
            return False
        return self.name in KIT_BELOW if self.is_kit else self.name not in FRONT_ENDS | {"App"}


class Repository:
    """All rooms of a repository."""

    def __init__(self, root: pathlib.Path = ROOT):
        self.root = root
        self.games = {model.parent.name for model in (root / "Sources").glob("*/Model") if model.is_dir()}
        self.files = {
            file: self.room(file) for tree in TREES for file in (root / tree).rglob("*.swift")
        }
        self.modules: dict[str, Room] = {}
        for room in filter(None, self.files.values()):
            is_named_by_room = room.is_kit or room.is_list or not room.game
            self.modules[room.name if is_named_by_room else room.game + room.name] = room
        for room in filter(None, self.files.values()):
            self.modules.setdefault(room.name, room)

    def room(self, file: pathlib.Path) -> Room | None:
        """Returns the room of a file, or `None` if the file isn't in a room."""
        parts = file.relative_to(self.root).parts
        if parts[0] == "Apple":
            return Room(parts[1].removesuffix(".swiftpm"), "App")
        if parts[0] == "Server":
            # `Ledger` contains several rooms, one of which is also named `Ledger`.
            folders = parts[2:-1]
            name = "".join(folders[:2]).replace("LedgerLedger", "Ledger") if folders[:1] == ("Ledger",) else folders[:1]
            return Room(None, name if isinstance(name, str) else name[0], is_server=True) if folders else None
        is_for_browser = parts[0] == "Web"
        parts = parts[1 + is_for_browser : -1]
        if parts and parts[0] not in self.games | {"Kit", "Games"}:
            return Room(None, parts[0], is_for_browser)
        return Room(parts[0], parts[1], is_for_browser) if len(parts) > 1 else None


def imports(source: str) -> list[tuple[int, str]]:
    """Returns the modules that a source file imports, each with its line number. Includes conditional imports."""
    ignored = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
    code = ignored.sub(lambda text: re.sub(r"[^\n]", " ", text[0]), source)
    declaration = re.compile(
        r"(?:^|;)[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
        r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?`?(\w+)",
        re.MULTILINE,
    )
    return [(code.count("\n", 0, found.start(1)) + 1, found[1]) for found in declaration.finditer(code)]


def objection(room: Room, imported: Room | None) -> str | None:
    """Returns why `room` must not import a module of the room `imported`, or `None` if it may. `imported` is `None` for an external module."""
    if imported is None:
        if room.is_for_browser:
            return "the browser has no modules but those of this repository"
        return "nothing below a front end imports what is not of this repository" if room.is_below else None
    if imported == room:
        return None
    if imported.is_server:
        return "what players have knows no server"
    if imported.game is None:
        return "a program cannot be imported"
    if imported.is_for_browser and not room.is_for_browser:
        return "that is for the browser alone"
    if room.is_for_browser and not imported.is_for_browser and not imported.is_below:
        return "that is not for the browser"
    if imported.is_kit:
        return objection_to_kit(room, imported)
    if imported.is_list:
        return None if room.game is None or room.is_list else "that is for what belongs to no game"
    if room.is_kit:
        return "the kit knows no game"
    if room.is_list:
        return None if imported.is_below or imported.name in LISTED else "that is for front ends"
    if room.game is None:
        return "a UI is for the apps" if imported.name == "UI" else None
    if imported.game != room.game:
        return "a game knows no other game"
    return objection_in_game(room, imported)


def objection_in_server(room: Room, imported: Room | None, name: str) -> str | None:
    """Returns why a folder of the server must not import the module, or `None` if it may."""
    if (owner := SERVER_TOOLS.get(name)) and room.name != owner:
        return f"that is {owner}'s business"
    if imported is None or imported == room:
        return None
    if imported.is_server:
        if imported.name not in SERVER.keys() | {"Application"}:
            return "a program cannot be imported"
        allowed = SERVER.get(room.name)
        names = " and ".join(sorted(allowed or ())) or "nothing"
        return f"{room.name} imports {names} of the server" if allowed is not None and imported.name not in allowed else None
    is_for_players = imported.is_list or imported.name in ("Session", "PlaySupport")
    if imported.is_for_browser or is_for_players or not imported.is_below:
        return "a server knows the rules and the coaches, and no front end"
    if imported.is_kit:
        allowed = SERVER_KIT.get(room.name)
        is_allowed = allowed is None and room.name not in SERVER or imported.name in (allowed or ())
    else:
        is_allowed = room.name == "Games" or room.name not in SERVER
    return None if is_allowed else f"{room.name} knows no game"


def objection_to_kit(room: Room, imported: Room) -> str | None:
    if room.name == "Model" and imported.name != "NumberedGame":
        return "rules import nothing but NumberedGame"
    if room.is_kit and room.is_below and imported.name not in KIT_BELOW[room.name]:
        return "what is below all games imports NumberedGame, and that imports nothing"
    if imported.name in KIT_OF_PROGRAMS and (room.is_below or room.is_for_browser):
        return "that needs ciphers, which no browser has in Swift"
    is_listed = room.is_list and imported.name in LISTED
    return "that is for front ends" if room.is_below and not (imported.is_below or is_listed) else None


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


def named_games(source: str, games: set[str]) -> list[tuple[int, str]]:
    """Returns the games that a source file names in identifiers or strings, each with its line number. Ignores comments."""
    comment = re.compile(r'("""[\s\S]*?"""|"(?:\\.|[^"\\\n])*")|//[^\n]*|/\*[\s\S]*?\*/')
    code = comment.sub(lambda found: found[1] or re.sub(r"[^\n]", " ", found[0]), source)
    found = []
    for game in sorted(games):
        spellings = "|".join([game, *(rf"(?<![A-Za-z]){word}" for word in (game.lower(), game[0].lower() + game[1:]))])
        matches = re.finditer(rf"(?:{spellings})(?![a-z])", code)
        found += [(code.count("\n", 0, match.start()) + 1, game) for match in matches]
    return sorted(set(found))


def belongs_to_game(file: pathlib.Path, repository: Repository) -> bool:
    """Returns whether a file is in a game's folder: in a room, an app, or the game's part of a program."""
    folders = file.relative_to(repository.root).parts[:-1]
    return any(folder.removesuffix(".swiftpm") in repository.games for folder in folders)


def named(repository: Repository) -> dict[pathlib.Path, list[tuple[int, str]]]:
    """Returns the files that name a game but belong to none, with the games and the line numbers."""
    files = (file for file in sorted(repository.files) if not belongs_to_game(file, repository))
    found = {file: named_games(file.read_text(), repository.games) for file in files}
    return {file: names for file, names in found.items() if names}


def names_out_of_place(repository: Repository, allowed: tuple[str, ...] = NAMES_GAMES) -> list[str]:
    """Returns the places where code that belongs to no game names a game, each with its file and line. Skips the folders `allowed`."""
    return [
        f"{where}:{line}: names {game}: ask DailyGame for what differs, or list it in Sources/Games"
        for file, names in named(repository).items()
        if not (where := file.relative_to(repository.root).as_posix()).startswith(tuple(f"{folder}/" for folder in allowed))
        for line, game in names
    ]


def faults(repository: Repository, exceptions: dict[tuple[str, str], str] = EXCEPTIONS) -> list[str]:
    """Returns the forbidden imports, each with its file and line, and the exceptions that are no longer needed."""
    found, unused = [], set(exceptions)
    for file, room in sorted(repository.files.items()):
        where = file.relative_to(repository.root).as_posix()
        if room is None:
            found.append(f"{where}: lies in no room")
            continue
        for line, name in imports(file.read_text()):
            imported = repository.modules.get(name)
            problem = objection_in_server(room, imported, name) if room.is_server else objection(room, imported)
            if problem is None:
                continue
            if (str(room), name) in exceptions:
                unused.discard((str(room), name))
            else:
                found.append(f"{where}:{line}: {room} imports {name}: {problem}")
    return found + [f"{room} does not import {name} any more: take the exception away" for room, name in sorted(unused)]


def main() -> None:
    repository = Repository()
    if found := faults(repository) + names_out_of_place(repository):
        sys.exit("\n".join([*found, "error: the design forbids this; see Scripts/check_imports.py"]))


if __name__ == "__main__":
    main()
