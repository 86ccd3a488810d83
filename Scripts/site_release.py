"""Moves what the pages of a site load into a folder that is named after its contents, the release. Pages keep their addresses.
So a page can load only files of its own release, wherever they come from: the service worker, the browser's cache, or a host that
has a newer release by then."""

import hashlib
import pathlib
import posixpath
import re
from collections.abc import Iterable

# The folder of the releases' folders.
FOLDER = "release"

# The suffixes of files whose addresses are the same in every release. Nothing depends on which release they belong to.
STABLE = {".gz", ".html", ".ico", ".json", ".png", ".svg", ".webmanifest"}

# An attribute that refers to a script, a style sheet, or a program of the site.
REFERENCE = re.compile(r'\b(src|href|data-program)="((?:\.{1,2}/)*)([^":]+\.(?:css|js|wasm))"')


def place_release(dist: pathlib.Path, programs: Iterable[pathlib.Path], recipe: bytes) -> str:
    """Moves the files of a site except `STABLE` ones, and changes the pages' references to them. Returns the new folder's path
    in the site. `programs` are the built programs, which are copied there later, and `recipe` is what they are made with."""
    files = [path for path in sorted(dist.rglob("*")) if path.is_file()]
    contents = hashlib.sha256(recipe)
    for path in [*(path for path in files if path.suffix not in {".gz", ".png"}), *programs]:
        contents.update(f"\0{path.name}\0".encode() + path.read_bytes())
    folder = f"{FOLDER}/{contents.hexdigest()[:12]}"
    for path in files:
        if path.suffix not in STABLE:
            place = dist / folder / path.relative_to(dist)
            place.parent.mkdir(parents=True, exist_ok=True)
            path.rename(place)
    for page in dist.rglob("*.html"):
        page.write_text(refer(page.read_text(), page.parent.relative_to(dist).as_posix(), folder))
    return folder


def refer(page: str, place: str, folder: str) -> str:
    """Returns a page of the site's folder `place` with references to files of the release in `folder`."""
    root = "" if place == "." else "../" * len(place.split("/"))

    def reference(found: re.Match) -> str:
        path = posixpath.normpath(posixpath.join(place, found[2], found[3]))
        # The service worker replaces the `./` of offline.html.
        here = "./" if found[2] == "./" else ""
        return f'{found[1]}="{root or here}{folder}/{path}"'

    page = REFERENCE.sub(reference, page)
    return re.sub(r"<html\b", f'<html data-release="{root or "./"}{folder}/"', page, count=1)


def plain(name: str) -> str:
    """Returns a path in the site without the release."""
    return re.sub(rf"^{FOLDER}/\w+/", "", name)
