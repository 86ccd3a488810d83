#!/usr/bin/env python3
"""Reads the games of Parlor, each declared in Web/Site/<game>/game.json.
As a command it prints a list for shell scripts, one item per line: `games.py folders` or `games.py programs`.

The keys of a declaration:
  place      the game's position on the home page, counted from 1
  name       the game's name on the home page and in the terminal
  sentence   the text below the name on the home page
  welcome    the text on the home page until the player opens the game, such as how soon it is learned
  programs   the programs of Web/ by the name they are served under: {"triples.wasm": "TriplesWeb"}
  files      other served files, from anywhere in the repository: {"pocket.network": "Sources/…"}
  later      files that a page loads only when the player needs them, by purpose: {"coach": ["coach.wasm"]}. All other
             files are part of the first load

`files` and `later` are optional. The same folder contains index.html, whose `data-program` is one of the programs;
door.svg, the picture for the home page; and door.css, if that picture has a style sheet. A profile, such as
triples.profile, names the functions of triples.wasm that run when a page opens and during the first moves
(Scripts/record_profile.py). The other functions are served as triples-rest.wasm, which Site/programs.js loads later
(Scripts/programs.py).
"""

import dataclasses
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SITE = ROOT / "Web" / "Site"

DECLARATION = "game.json"
PICTURE = "door.svg"
STYLE = "door.css"
OPENINGS = "openings.json"
PROGRAM = re.compile(r'<html\b[^>]*\bdata-program="([^"]*)"')  # the program that a page names


class DeclarationError(Exception):
    """A declaration is invalid. The message says which one, and why."""


@dataclasses.dataclass(frozen=True)
class Game:
    """A declared game. Its properties are the keys described above. `folder` is its name in addresses and commands."""

    folder: str
    place: int
    name: str
    sentence: str
    welcome: str
    programs: dict[str, str]
    files: dict[str, str]
    later: dict[str, list[str]]
    profiles: dict[str, pathlib.Path]

    @property
    def later_files(self) -> set[str]:
        """The names of the files in the game's folder that are loaded later."""
        return {name for files in self.later.values() for name in files} | set(self.rests.values())

    @property
    def rests(self) -> dict[str, str]:
        """The name of the second file of each split program, by the program's name."""
        return {name: f"{name.removesuffix('.wasm')}-rest.wasm" for name in self.profiles}

    @property
    def first_programs(self) -> set[str]:
        """The names of the programs that the page waits for on each load."""
        return self.programs.keys() - self.later_files


def is_number(value, kind) -> bool:
    # In Python, `True` is an `int`, too.
    return isinstance(value, kind) and not isinstance(value, bool) and value > 0


def is_text(value) -> bool:
    return isinstance(value, str) and bool(value.strip())


def is_name(value) -> bool:
    """Returns whether the value is a safe name of a file or a program: not a path, and without characters that are special to a
    shell."""
    return isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*", value) is not None


def is_table(value, is_right) -> bool:
    return isinstance(value, dict) and all(is_name(name) and is_right(content) for name, content in value.items())


def is_files(value) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(map(is_name, value))


# The keys of a declaration, each with its validation and with a description for error messages.
KEYS = {
    "place": (lambda value: is_number(value, int), "a whole number from 1"),
    "name": (is_text, "a text"),
    "sentence": (is_text, "a text"),
    "welcome": (is_text, "a text"),
    "programs": (lambda value: is_table(value, is_name) and len(value) > 0, "an object of served names and programs"),
    "files": (lambda value: is_table(value, is_text), "an object of served names and paths"),
    "later": (lambda value: is_table(value, is_files), "an object of lists of names"),
}
LEFT_OUT = {"files": {}, "later": {}}
PROFILE = ".profile"


def check_keys(values: dict, keys: dict, where: str) -> None:
    for key in values.keys() - keys.keys():
        raise DeclarationError(f'{where}: there is no key "{key}"; the keys are {", ".join(keys)}')
    for key, (is_right, meaning) in keys.items():
        if key not in values:
            raise DeclarationError(f'{where}: the key "{key}" is missing')
        if not is_right(values[key]):
            raise DeclarationError(f'{where}: "{key}" must be {meaning}')


def read_game(folder: pathlib.Path, root: pathlib.Path) -> Game:
    """Reads the game in a folder. Raises `DeclarationError` if the declaration is invalid or names a missing file."""
    where = (folder / DECLARATION).relative_to(root).as_posix()
    for name in (DECLARATION, "index.html", PICTURE):
        if not (folder / name).is_file():
            raise DeclarationError(f"{where}: {name} is missing in this folder")
    try:
        values = json.loads((folder / DECLARATION).read_text())
    except ValueError as error:
        raise DeclarationError(f"{where}: {error}") from error
    if not isinstance(values, dict):
        raise DeclarationError(f"{where}: must be an object")
    values = LEFT_OUT | values
    check_keys(values, KEYS, where)
    profiles = {f"{path.stem}.wasm": path for path in sorted(folder.glob(f"*{PROFILE}"))}
    game = Game(**values, folder=folder.name, profiles=profiles)

    for name, source in game.files.items():
        if not (root / source).is_file():
            raise DeclarationError(f'{where}: "{name}" is to be a copy of {source}, which is not there')
    own = [path.name for path in folder.iterdir() if path.is_file()]
    served = [*game.programs, *game.rests.values(), *game.files, *own]
    waiting = [name for files in game.later.values() for name in files]
    for name in waiting:
        if name not in served:
            raise DeclarationError(f'{where}: "{name}", to be loaded later, is neither declared nor in this folder')
    for names, problem in ((served, "is served more than once"), (waiting, "is loaded later more than once")):
        for name in names:
            if names.count(name) > 1:
                raise DeclarationError(f'{where}: "{name}" {problem}')
    for name in game.profiles.keys() - game.programs.keys():
        raise DeclarationError(f"{where}: {game.profiles[name].name} is a profile of none of the programs")
    program = PROGRAM.search((folder / "index.html").read_text())
    if not program or program[1] not in game.first_programs:
        raise DeclarationError(f"{where}: the data-program of index.html is none of the programs that are loaded first")
    return game


def read_games(root: pathlib.Path = ROOT) -> list[Game]:
    """Returns all games in the order of the home page. Raises `DeclarationError` if a declaration is invalid."""
    folders = sorted(path.parent for name in (DECLARATION, "index.html") for path in (root / "Web/Site").glob(f"*/{name}"))
    games = sorted((read_game(folder, root) for folder in dict.fromkeys(folders)), key=lambda game: game.place)
    if not games:
        raise DeclarationError(f"Web/Site/*/{DECLARATION}: there is no game")
    for number, game in enumerate(games, 1):
        if game.place != number:
            raise DeclarationError(f'Web/Site/*/{DECLARATION}: "place" must count the games from 1, each once')
    programs = [program for game in games for program in game.programs.values()]
    for program in programs:
        if programs.count(program) > 1:
            raise DeclarationError(f"Web/Site/*/{DECLARATION}: the program {program} is declared more than once")
    return games


def declared_games() -> list[Game]:
    """Returns all games. If a declaration is invalid, exits with the error."""
    try:
        return read_games()
    except DeclarationError as error:
        sys.exit(f"error: {error}")


def main() -> None:
    games = declared_games()
    match sys.argv[1:]:
        case ["folders"]:
            print(*(game.folder for game in games), sep="\n")
        case ["programs"]:
            print(*(program for game in games for program in game.programs.values()), sep="\n")
        case _:
            sys.exit("usage: games.py folders|programs")


if __name__ == "__main__":
    main()
