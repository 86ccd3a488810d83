#!/usr/bin/env python3
"""Fails on an import that the design forbids, and on code that names a game but belongs to none. `make lint` runs this.

The folder of a module says what it may import. `Sources/<Game>/<Folder>` has a module of a game, `Sources/Kit/<Module>`
one that all games share, and `Web/Sources` has the same structure for the browser. A game's module is named after the
game and the folder (`TriplesModel`), any other module after its folder. Every folder with a `Model` is a game, so a new
game needs no change here. Imports point down:

    Apple/<Game>.swiftpm, Sources/parlor, parlor-lab     programs
    UI, Terminal, and a game's modules in Web/           front ends of a game
    Session; Coach, and the game's own modules above it  two stacks, neither of which imports the other
    Model                                                the rules, and the types that session and coach exchange
    SessionSupport, VerifiableDeals, then DailyGames, JSON,         kit modules below all games
    GameCore

`Sources/GameLists` lists the games. The kit imports `DailyGames`; only programs and pages that belong to no game import
`AllGames`, which also lists the commands. The server has its own list, `Server/Sources/Games`. Other code that belongs
to no game must not name one, except the commands and the load generator.

`Server/Sources/<Module>` are the server's modules: the program, the application, the API, the play, and the games. Only
the games import rules and coaches. HTTP and the ledger don't depend on rules, and each store imports only the ledger.
"""

import dataclasses
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The folders that contain all modules.
TREES = ("Sources", "Web/Sources", "Server/Sources", "Apple")

# The modules of its game that each module below the front ends may import. `OWN_IDEA` is for modules that aren't in
# `BELOW`, which only one game has.
BELOW = {"Model": set(), "Session": {"Model"}, "Coach": {"Model"}}
OWN_IDEA = {"Coach", "Model"}

FRONT_ENDS = {"UI", "Terminal"}

# The front end whose commands the lists of games import, and the kit module of that front end.
LISTED = {"Terminal", "TerminalSupport"}

# The kit modules below the games, and the modules that each may import. All other kit modules serve front ends.
KIT_BELOW = {
    "GameCore": set(),
    "DailyGames": {"GameCore"},
    "JSON": {"GameCore"},
    "DayAPI": {"DailyGames", "JSON", "GameCore"},
    "SessionSupport": {"DayAPI", "DailyGames", "JSON", "GameCore"},
    "VerifiableDeals": {"GameCore"},
    "CommandOutput": set(),
}

# The kit modules that only native front ends may import.
KIT_OF_PROGRAMS = {"VerifiableDeals", "CommandOutput"}

# The folders whose code may name games: the lists of games, the games' commands, and the load generator.
NAMES_GAMES = ("Sources/GameLists", "Sources/parlor", "Sources/parlor-lab", "Server/Sources/Games", "Server/Sources/parlor-load")

# The server modules that each server module may import. A module that isn't listed here may import all of them.
SERVER = {
    "Hashing": set(),
    "Sealing": {"Hashing"},
    "HTTP": {"Hashing"},
    "Ledger": set(),
    "LedgerSQLite": {"Ledger"},
    "LedgerPostgreSQL": {"Ledger", "CLibPQ"},
    "Games": {"Ledger"},
    "GameService": {"Games", "Hashing", "Ledger", "Sealing"},
    "API": {"Games", "HTTP", "Ledger", "GameService"},
}

# The kit modules and lists that each server module may import. Only `Games` imports rules and coaches.
SERVER_LANGUAGE = {"GameCore", "DailyGames"}
SERVER_KIT = {
    "HTTP": {"JSON"},
    "Ledger": SERVER_LANGUAGE,
    "LedgerSQLite": SERVER_LANGUAGE,
    "LedgerPostgreSQL": SERVER_LANGUAGE,
    "Games": SERVER_LANGUAGE | {"DayAPI", "JSON"},
    "GameService": SERVER_LANGUAGE | {"VerifiableDeals"},
    "API": SERVER_LANGUAGE | {"DayAPI", "VerifiableDeals", "JSON"},
}

# External modules, and the modules that alone may import them.
SERVER_TOOLS = {"GRDB": ["LedgerSQLite"], "CLibPQ": ["LedgerPostgreSQL"], "CZlib": ["HTTP"], "CLibCrypto": ["Hashing", "Sealing"]}

# Allowed exceptions to the rules, each with its reason.
EXCEPTIONS = {
    ("Triples/JellyToy", "Glibc"): "on Linux, importing it links the library with square roots",
    ("Triples/PocketNetwork", "Foundation"): "it finds a file beside the program; the browser, which fetches that file, "
    "does without this module",
    ("Kit/VerifiableDeals", "CryptoKit"): "the system's ciphers on Apple's platforms",
    ("Kit/VerifiableDeals", "Glibc"): "the system's ciphers on Linux: it opens libcrypto",
    ("Kit/VerifiableDeals", "Musl"): "the same on a Linux with musl",
    ("Kit/CommandOutput", "Darwin"): "the system's functions that write, and their errors",
    ("Kit/CommandOutput", "Glibc"): "the same functions on Linux",
    ("Kit/CommandOutput", "Musl"): "the same on a Linux with musl",
}


@dataclasses.dataclass(frozen=True)
class Module:
    """A module, named after its folder. `game` is `Kit` for code that all games share, `GameLists` for the lists of games,
    and `None` for the server and for programs that belong to no game."""

    game: str | None
    name: str
    is_for_browser: bool = False
    is_server: bool = False

    def __str__(self) -> str:
        return f"{'Web/' * self.is_for_browser}{'Server/' * self.is_server}{f'{self.game}/' if self.game else ''}{self.name}"

    @property
    def is_kit(self) -> bool:
        """Whether all games share the module. This includes `DailyGames`, the list that the kit imports."""
        return self.game == "Kit" or self.game == "GameLists" and self.name in KIT_BELOW

    @property
    def is_list(self) -> bool:
        """Whether the module is a list of games, which is above the games."""
        return self.game == "GameLists" and not self.is_kit

    @property
    def is_below(self) -> bool:
        """Whether the module is below the front ends."""
        if self.is_for_browser or self.is_server or self.game is None:
            return False
        return self.name in KIT_BELOW if self.is_kit else self.name not in FRONT_ENDS | {"App"}


class Repository:
    """All modules of a repository."""

    def __init__(self, root: pathlib.Path = ROOT):
        self.root = root
        self.games = {model.parent.name for model in (root / "Sources").glob("*/Model") if model.is_dir()}
        self.files = {
            file: self.module(file) for tree in TREES for file in (root / tree).rglob("*.swift")
        }
        self.modules: dict[str, Module] = {}
        for module in filter(None, self.files.values()):
            has_own_name = module.is_kit or module.is_list or not module.game
            self.modules[module.name if has_own_name else module.game + module.name] = module
        for module in filter(None, self.files.values()):
            self.modules.setdefault(module.name, module)

    def module(self, file: pathlib.Path) -> Module | None:
        """Returns the module of a file, or `None` if it isn't in the folder of a module."""
        parts = file.relative_to(self.root).parts
        if parts[0] == "Apple":
            return Module(parts[1].removesuffix(".swiftpm"), "App")
        if parts[0] == "Server":
            # The folder `Ledger` contains several modules, one of which is also named `Ledger`.
            folders = parts[2:-1]
            name = "".join(folders[:2]).replace("LedgerLedger", "Ledger") if folders[:1] == ("Ledger",) else folders[:1]
            return Module(None, name if isinstance(name, str) else name[0], is_server=True) if folders else None
        is_for_browser = parts[0] == "Web"
        parts = parts[1 + is_for_browser : -1]
        if parts and parts[0] not in self.games | {"Kit", "GameLists"}:
            return Module(None, parts[0], is_for_browser)
        return Module(parts[0], parts[1], is_for_browser) if len(parts) > 1 else None


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


def objection(module: Module, imported: Module | None) -> str | None:
    """Returns why `module` must not import `imported`, or `None` if it may. `imported` is `None` for a module from
    outside this repository."""
    if imported is None:
        if module.is_for_browser:
            return "the browser has no modules from outside this repository"
        return "below the front ends, nothing imports a module from outside this repository" if module.is_below else None
    if imported == module:
        return None
    if imported.is_server:
        return "only the server imports it"
    if imported.game is None:
        return "a program can't be imported"
    if imported.is_for_browser and not module.is_for_browser:
        return "only the browser's code imports it"
    if module.is_for_browser and not imported.is_for_browser and not imported.is_below:
        return "the browser's code can't import it"
    if imported.is_kit:
        return objection_to_kit(module, imported)
    if imported.is_list:
        return None if module.game is None or module.is_list else "only code that belongs to no game imports it"
    if module.is_kit:
        return "the kit imports no game"
    if module.is_list:
        return None if imported.is_below or imported.name in LISTED else "only front ends import it"
    if module.game is None:
        return "only the apps import a UI" if imported.name == "UI" else None
    if imported.game != module.game:
        return "a game imports no other game"
    return objection_in_game(module, imported)


def objection_in_server(module: Module, imported: Module | None, name: str) -> str | None:
    """Returns why a module of the server must not import `imported`, or `None` if it may."""
    if (owners := SERVER_TOOLS.get(name)) and module.name not in owners:
        return f"only {' and '.join(owners)} imports it"
    if imported is None or imported == module:
        return None
    if imported.is_server:
        if imported.name not in SERVER.keys() | {"Application"}:
            return "a program can't be imported"
        allowed = SERVER.get(module.name)
        names = " and ".join(sorted(allowed or ())) or "nothing"
        return f"{module.name} imports {names} of the server" if allowed is not None and imported.name not in allowed else None
    is_for_players = imported.is_list or imported.name in ("Session", "SessionSupport")
    if imported.is_for_browser or is_for_players or not imported.is_below:
        return "the server imports rules and coaches, but no front end"
    if imported.is_kit:
        allowed = SERVER_KIT.get(module.name)
        is_allowed = allowed is None and module.name not in SERVER or imported.name in (allowed or ())
    else:
        is_allowed = module.name == "Games" or module.name not in SERVER
    return None if is_allowed else f"{module.name} imports no game"


def objection_to_kit(module: Module, imported: Module) -> str | None:
    if module.name == "Model" and imported.name != "GameCore":
        return "a Model imports only GameCore"
    if module.is_kit and module.is_below and imported.name not in KIT_BELOW[module.name]:
        return "GameCore imports nothing, and the kit modules above it import only those below them"
    if imported.name in KIT_OF_PROGRAMS and (module.is_below or module.is_for_browser):
        return "it needs the system, which a browser doesn't have"
    is_listed = module.is_list and imported.name in LISTED
    return "only front ends import it" if module.is_below and not (imported.is_below or is_listed) else None


def objection_in_game(module: Module, imported: Module) -> str | None:
    if module.is_below:
        allowed = BELOW.get(module.name, OWN_IDEA)
        names = " and ".join(sorted(allowed)) or "nothing"
        return None if imported.name in allowed else f"a {module.name} imports {names} of its game"
    if module.name == "App":
        return None if imported.name == "UI" else "an app imports only its UI"
    if module.name == "CoachWorker" and imported.name == "Session":
        return "a coach imports no session"
    if module.is_for_browser and module.name != "CoachWorker" and imported.name == "Coach":
        return "in the browser, the coach is a worker, which no page imports"
    return None if imported.is_below or imported.is_for_browser else "front ends don't import each other"


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
    """Returns whether a file is in a game's folder: in a module, an app, or a game's part of a program."""
    folders = file.relative_to(repository.root).parts[:-1]
    return any(folder.removesuffix(".swiftpm") in repository.games for folder in folders)


def named(repository: Repository) -> dict[pathlib.Path, list[tuple[int, str]]]:
    """Returns the files that name a game but belong to none, with the games and the line numbers."""
    files = (file for file in sorted(repository.files) if not belongs_to_game(file, repository))
    found = {file: named_games(file.read_text(), repository.games) for file in files}
    return {file: names for file, names in found.items() if names}


def names_out_of_place(repository: Repository, allowed: tuple[str, ...] = NAMES_GAMES) -> list[str]:
    """Returns where code that belongs to no game names one, each with its file and line. Skips `allowed` folders."""
    return [
        f"{where}:{line}: names {game}: ask DailyGame for what differs, or list it in Sources/GameLists"
        for file, names in named(repository).items()
        if not (where := file.relative_to(repository.root).as_posix()).startswith(tuple(f"{folder}/" for folder in allowed))
        for line, game in names
    ]


def faults(repository: Repository, exceptions: dict[tuple[str, str], str] = EXCEPTIONS) -> list[str]:
    """Returns the forbidden imports, each with its file and line, and the exceptions that are no longer needed."""
    found, unused = [], set(exceptions)
    for file, module in sorted(repository.files.items()):
        where = file.relative_to(repository.root).as_posix()
        if module is None:
            found.append(f"{where}: isn't in the folder of a module")
            continue
        for line, name in imports(file.read_text()):
            imported = repository.modules.get(name)
            problem = objection_in_server(module, imported, name) if module.is_server else objection(module, imported)
            if problem is None:
                continue
            if (str(module), name) in exceptions:
                unused.discard((str(module), name))
            else:
                found.append(f"{where}:{line}: {module} imports {name}: {problem}")
    return found + [f"{module} does not import {name} anymore, so remove the exception" for module, name in sorted(unused)]


def main() -> None:
    repository = Repository()
    if found := faults(repository) + names_out_of_place(repository):
        sys.exit("\n".join([*found, "error: the design forbids this; see Scripts/check_imports.py"]))


if __name__ == "__main__":
    main()
