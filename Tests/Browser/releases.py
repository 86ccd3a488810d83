"""Two releases of the site that differ in an import: the names between `bridge.js` and the programs."""

import pathlib
import shutil

from service_worker import write_service_worker
from site_under_test import release_folder

# The name of a function that every program imports, and its name in the next release, which must be as long.
NAME, NEXT_NAME = "findID", "findIX"

NEXT = "html[data-next]"


def copy_of_site(dist: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """Returns a copy of the site, of which `release_next` makes the next release."""
    return pathlib.Path(shutil.copytree(dist, folder, ignore=shutil.ignore_patterns("docs", "*.br", "*.tar.gz")))


def release_next(folder: pathlib.Path, prefix: str = "") -> None:
    """Turns a copy of the site into the next release, whose pages match `NEXT`. `prefix` is put before its service worker."""
    old = release_folder(folder)
    new = old.rename(old.with_name("abcdef012345"))
    for page in folder.rglob("*.html"):
        page.write_text(page.read_text().replace(old.name, new.name).replace("<html ", "<html data-next ", 1))
    bridge = new / "bridge.js"
    assert NAME in bridge.read_text()
    bridge.write_text(bridge.read_text().replace(NAME, NEXT_NAME))
    changed = [file for file in new.rglob("*.wasm") if NAME.encode() in file.read_bytes()]
    assert changed
    for file in changed:
        file.write_bytes(file.read_bytes().replace(NAME.encode(), NEXT_NAME.encode()))
    write_service_worker(folder)
    if prefix:
        worker = folder / "sw.js"
        worker.write_text(prefix + worker.read_text())
