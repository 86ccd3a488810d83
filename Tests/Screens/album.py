"""The stored pictures of states. A picture is stored with the files of the site that its state loaded, so it is taken again only if
one of these files has changed."""

import functools
import hashlib
import json
import os
import pathlib
import shutil
import sys
import time

import recorded_storage
from repository import ROOT

DEPENDENCIES = "files.json"

# How long pictures are kept that no comparison uses.
KEPT_SECONDS = 7 * 86_400


@functools.cache
def file_hash(path: pathlib.Path) -> str | None:
    """Returns the hash of a file's contents, or `None` if there is no such file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:20] if path.is_file() else None


# Files besides Python's modules on which the states depend.
INPUTS = ["Data/triples-par.txt", "Tests/Fixtures/today/days.json", "Tests/Screens/frozen.js", *map(str, recorded_storage.FOLDER.glob("half-played/*"))]


def tools_hash(browser_version: str) -> str:
    """Returns a hash of the browser's version and of the code that takes the pictures: all modules of this repository that are
    loaded."""
    modules = [pathlib.Path(file) for module in sys.modules.values() if (file := getattr(module, "__file__", None))]
    folders = [ROOT / "Tests", ROOT / "Scripts"]
    files = [path for path in modules if any(path.is_relative_to(folder) for folder in folders)] + [ROOT / path for path in INPUTS]
    lines = [f"{path.relative_to(ROOT)} {file_hash(path)}" for path in sorted(set(files))]
    return hashlib.sha256("\n".join([browser_version, *lines]).encode()).hexdigest()[:20]


class Album:
    """The pictures that the same tools took of any site."""

    def __init__(self, tools: str, folder: pathlib.Path):
        self.folder = folder
        """The folder that contains everything that `make screens` writes."""
        self._store = folder / "store" / tools

    def find(self, state: str, site: pathlib.Path, names: list[str]) -> pathlib.Path | None:
        """Returns the folder with the pictures of a state of a site, or `None` if a picture with one of the names is missing."""
        for entry in (self._store / state).glob("*/"):
            dependencies = json.loads((entry / DEPENDENCIES).read_text())
            if all(file_hash(site / path) == known for path, known in dependencies.items()):
                if all((entry / f"{name}.png").is_file() for name in names):
                    os.utime(entry)
                    return entry
        return None

    def add(self, state: str, site: pathlib.Path, paths: set[str], pictures: dict[str, bytes]) -> list[str]:
        """Stores pictures of a state that loaded the files with these paths. Returns the names of those that had been stored and
        differ."""
        dependencies = {path: file_hash(site / path) for path in sorted(paths)}
        text = json.dumps(dependencies, indent=0)
        entry = self._store / state / hashlib.sha256(text.encode()).hexdigest()[:20]
        entry.mkdir(parents=True, exist_ok=True)
        changed = []
        for name, picture in pictures.items():
            file = entry / f"{name}.png"
            if file.is_file() and file.read_bytes() != picture:
                changed.append(name)
            # Replace the file instead of writing into it, because other folders link to it.
            new = file.with_suffix(".new")
            new.write_bytes(picture)
            os.replace(new, file)
        (entry / DEPENDENCIES).write_text(text)
        return changed

    def prune(self) -> None:
        """Deletes pictures that haven't been used for a week."""
        limit = time.time() - KEPT_SECONDS
        for entry in self._store.parent.glob("*/*/*/"):
            if entry.stat().st_mtime < limit:
                shutil.rmtree(entry)


def lay_out(entries: dict[str, pathlib.Path], folder: pathlib.Path, names: list[str]) -> None:
    """Links the pictures of states into a folder, in place of what it contained."""
    new = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    for state, entry in entries.items():
        (new / state).mkdir()
        for name in names:
            os.link(entry / f"{name}.png", new / state / f"{name}.png")
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)
