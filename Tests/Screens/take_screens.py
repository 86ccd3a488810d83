#!/usr/bin/env python3
"""Takes pictures of every screen, and compares them with those of a commit or in a folder. `make screens` runs this."""

import argparse
import fnmatch
import pathlib
import shutil
import signal
import sys
from collections.abc import Iterable

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / folder) for folder in (".", "Screens", "Browser", "Server")] + [str(TESTS.parent / "Scripts")]

import all_states  # noqa: E402, F401
import app_pictures  # noqa: E402
from album import Album, lay_out, tools_hash  # noqa: E402
from camera import SCHEMES, SIZES, picture_names  # noqa: E402
from comparison import compare, percent, pictures_in, replace_folder, write_page  # noqa: E402
from photographer import browser_version, take_all  # noqa: E402
from repository import ROOT  # noqa: E402
from sites import BadBase, commit_named, keep_site, site_of_commit  # noqa: E402
from states import STATES  # noqa: E402

MOST_PRINTED = 12


class Selection:
    """The states, sizes, and schemes that ONLY names. What it doesn't name at all is complete."""

    def __init__(self, words: list[str]):
        self.sizes = [size for size in SIZES if size in words] or list(SIZES)
        self.schemes = [scheme for scheme in SCHEMES if scheme in words] or list(SCHEMES)
        self.apps = app_pictures.AppSelection(words)
        named = [*SIZES, *app_pictures.SIZES]
        patterns = [word for word in words if word not in named and not app_pictures.is_variant(word) and not app_pictures.is_app_word(word)]
        self.states = []
        self.has_only_apps = bool(self.apps.names) and not patterns
        for pattern in patterns:
            found = [name for name in STATES if fnmatch.fnmatchcase(name, pattern)] or [name for name in STATES if pattern in name]
            if not found:
                sys.exit(
                    f"error: ONLY={pattern} is no state, size, or scheme.\n"
                    f"       Sizes: {' '.join(SIZES)}. Schemes: {' '.join(SCHEMES)}. States: {' '.join(STATES)}\n"
                    "       Screens of the apps start with app-."
                )
            self.states += [name for name in found if name not in self.states]
        self.states = self.states or ([] if self.has_only_apps else list(STATES))

    @property
    def names(self) -> list[str]:
        return picture_names(self.sizes, self.schemes)


def take(album: Album, sites: list[pathlib.Path], selection: Selection, again: bool) -> tuple[list[dict[str, pathlib.Path]], dict]:
    """Takes the pictures of the sites that the album lacks. Returns the folder of each state's pictures for each site, and the
    errors."""
    tasks = [(name, site) for site in sites for name in selection.states if again or not album.find(name, site, selection.names)]
    states = len(selection.states) * len(sites)
    print(f"{states} states, of which {len(tasks)} have to be taken: {len(tasks) * len(selection.names)} pictures", flush=True)

    def report(count: int) -> None:
        if count % 20 == 0 or count == len(tasks):
            print(f"  {count} of {len(tasks)}", flush=True)

    errors = take_all(album, tasks, selection.sizes, selection.schemes, again, report)
    found = [
        {name: entry for name in selection.states if (entry := album.find(name, site, selection.names))} for site in sites
    ]
    return found, errors


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=pathlib.Path, default=ROOT / "dist", help="the folder of the built site")
    parser.add_argument("--is-fresh", action="store_true", help="the site was just built from the files in this folder")
    parser.add_argument("--apps", type=pathlib.Path, help="the program that draws the screens of the apps")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / ".build" / "pictures", help="where everything is written")
    parser.add_argument("--base", help="a commit, or a folder with pictures, to compare with")
    parser.add_argument("--only", default="", help="names of states, sizes, and schemes, separated by spaces")
    parser.add_argument("--again", action="store_true", help="take stored pictures again, and fail if they differ")
    return parser.parse_args()


def shown(path: pathlib.Path) -> pathlib.Path:
    """Returns a path as it is printed: from the repository's folder if it is in there."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def find_base(name: str | None, folder: pathlib.Path) -> tuple[pathlib.Path | None, pathlib.Path | None]:
    """Returns the site to compare with, or the folder with pictures."""
    if not name:
        return None, None
    pictures = pathlib.Path(name).resolve()
    if not pictures_in(pictures):
        return site_of_commit(commit_named(name), folder), None
    if pictures == folder / "now":
        # The latest pictures are about to be replaced.
        shutil.rmtree(folder / "base", ignore_errors=True)
        pictures = shutil.copytree(pictures, folder / "base")
    return None, pictures


def main() -> None:
    # End the browsers, too, when this process is ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    options = parse()
    folder = options.folder.resolve()
    selection = Selection(options.only.split())
    try:
        base_site, base_folder = find_base(options.base, folder)
    except BadBase as error:
        sys.exit(f"error: {error}")
    album = Album(tools_hash(browser_version()), folder)
    site = options.site.resolve()
    if options.is_fresh:
        keep_site(site, folder)
    sites = [site, *([base_site] if base_site else [])]
    found, errors = take(album, sites, selection, options.again)
    now = folder / "now"
    lay_out(found[0], now, selection.names)
    if options.apps and not selection.apps.is_empty:
        app_pictures.convert(app_pictures.draw(options.apps, folder / "drawings", selection.apps.words), now)
    print(f"{len(pictures_in(now))} pictures of {len(list(now.iterdir()))} states are in {shown(now)}")
    if options.base:
        if base_site:
            base_folder = folder / "base"
            lay_out(found[1], base_folder, selection.names)
        compare_with(base_folder, now, selection, options.base, folder)
    for (name, taken), error in errors.items():
        place = "" if taken == site else f" of {options.base}"
        print(f"error: can’t take {name}{place}: {error.splitlines()[0]}", file=sys.stderr)
    album.prune()
    if any(taken == site for _, taken in errors):
        sys.exit(1)


def state_names(pictures: Iterable[str]) -> list[str]:
    """Returns the names of the states that pictures show."""
    return sorted({name.split("/")[0] for name in pictures})


def compare_with(base: pathlib.Path, now: pathlib.Path, selection: Selection, name: str, folder: pathlib.Path) -> None:
    """Compares the pictures with those of the base, writes the page, and prints a summary."""
    wanted = {f"{state}/{picture}" for state in selection.states for picture in selection.names}
    # The pictures of the apps are only in folders, because the apps of another commit would take minutes to build.
    wanted |= {name for name in pictures_in(base) & pictures_in(now) if name.startswith(app_pictures.PREFIX)}
    before, after = pictures_in(base) & wanted, pictures_in(now) & wanted
    new = folder / "comparison.new"
    shutil.rmtree(new, ignore_errors=True)
    pairs = compare(base, now, before & after, new)
    title = f"{len(pairs)} of {len(before & after)} pictures differ from {name}"
    notes = {"Only before": state_names(before - after), "Only after": state_names(after - before)}
    write_page(new, title, pairs, notes)
    replace_folder(new, folder / "comparison")
    print(f"{title}, in {len(state_names(pair.name for pair in pairs))} states")
    for pair in pairs[:MOST_PRINTED]:
        print(f"  {percent(pair.share):>7}  {pair.name}")
    for heading, names in notes.items():
        if names:
            print(f"  {heading}: {' '.join(names)}")
    print(f"The page is {shown(folder / 'comparison' / 'index.html')}")


if __name__ == "__main__":
    main()
