#!/usr/bin/env python3
"""Writes the whole static site to dist/. It works at any address. Build the programs first (Scripts/build-web.sh).

With --quick, the programs are copied without shrinking them. That takes a second instead of half a minute, and is good enough
for playing on this machine."""

import argparse
import concurrent.futures
import dataclasses
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

from games import DECLARATION, OPENINGS, PICTURE, PROFILE, ROOT, SITE, STYLE, Game, declared_games
from programs import copy_program, place_program, place_split_program, read_profile, recipe
from service_worker import HOUSE_PROGRAMS, SERVER_NOTE, write_service_worker
from site_pages import (
    PARTS, card, doors, draw_icons, include, join_scripts, join_style_sheets, name_program, openings, settle_script, settle_styles, squeeze,
)
from site_release import place_release

BUILT = ROOT / ".build" / "web" / "wasm32-unknown-none-wasm" / "release"
DIST = ROOT / "dist"
SQUEEZED = ROOT / ".build" / "squeezed"
SOURCE = "parlor-source.tar.gz"

# The site's description. The home page has this text where a game's page has the game's sentence.
HOUSE = "Small puzzle games, made with care. Free, open, and yours offline."

# Scripts that are so short that they are inlined into the pages.
SETTLED = ["appearance.js", "home.js", "picture.js", "site.js"]

# The output of `make docs`, if it exists. It isn't cached for offline use.
DOCUMENTATION = ROOT / ".build" / "docs"
DOCUMENTATION_LINK = ' · <a href="docs/">Documentation</a>'

# Suffixes of files that are already compressed.
COMPRESSED = {".gz", ".png", ".ico", ".br"}


def release() -> str:
    """Returns the newest release in CHANGELOG.md, as `1.2.3`."""
    changes = ROOT / "CHANGELOG.md"
    found = re.search(r"^## \[?v?(\d+\.\d+\.\d+)", changes.read_text(), re.MULTILINE) if changes.is_file() else None
    return found[1] if found else "0.0.0"


@dataclasses.dataclass(frozen=True)
class Program:
    """A program of Web/ with the name `name`. `place` is its path in the folder of its release, and `release` is that folder's
    path in dist/."""

    name: str
    place: str
    is_first: bool = False
    profile: pathlib.Path | None = None
    release: str = ""

    @property
    def built(self) -> pathlib.Path:
        """The file that Swift builds."""
        return BUILT / f"{self.name}.wasm"

    @property
    def path(self) -> str:
        """The program's path in dist/."""
        return (pathlib.PurePosixPath(self.release) / self.place).as_posix()

    def copy(self) -> None:
        """Copies the program to dist/ as it was built."""
        (DIST / self.path).parent.mkdir(parents=True, exist_ok=True)
        copy_program(self.built, DIST / self.path)

    def squeeze(self) -> None:
        """Writes the shrunk program to dist/, split into two files if there is a profile. Stores the shrunk files, and reuses
        them until the program changes."""
        kept = SQUEEZED / self.place / self._key()
        if not kept.is_dir():
            shutil.rmtree(kept.parent, ignore_errors=True)
            part = kept.with_suffix(".part")
            part.mkdir(parents=True)
            place = part / pathlib.PurePath(self.place).name
            if self.profile:
                place_split_program(self.built, place, place.with_stem(f"{place.stem}-rest"), read_profile(self.profile))
            else:
                place_program(self.built, place, self.is_first)
            part.rename(kept)
        (DIST / self.path).parent.mkdir(parents=True, exist_ok=True)
        for file in kept.iterdir():
            copy_program(file, (DIST / self.path).parent / file.name)

    def _key(self) -> str:
        """The cache key: a hash of the program, its profile, and the tools and options that shrink it."""
        inputs = [self.built.read_bytes(), recipe(), str(self.is_first).encode()]
        if self.profile:
            inputs.append(self.profile.read_bytes())
        return hashlib.sha256(b"\0".join(inputs)).hexdigest()


def declared_programs(games: list[Game], release: str = "") -> list[Program]:
    """Returns all programs of the site. Those that the games' pages wait for come first. `release` is the folder of their
    release in dist/."""
    programs = [
        Program(program, f"{game.folder}/{name}", name in game.first_programs, game.profiles.get(name), release)
        for game in games
        for name, program in game.programs.items()
    ]
    programs += [Program(program, name, release=release) for name, program in HOUSE_PROGRAMS.items()]
    return sorted(programs, key=lambda program: not program.is_first)


def place_programs(programs: list[Program], is_quick: bool) -> None:
    """Writes programs to dist/ in parallel. Exits with an error if a program isn't built."""
    for program in programs:
        if not program.built.is_file():
            sys.exit(f"error: the program {program.name} is not built; run make site")
    place = Program.copy if is_quick else Program.squeeze
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(place, programs))


def source_files() -> list[pathlib.Path]:
    """Returns the repository's files: all that git doesn't ignore or, without git, all except build products."""
    listing = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"], capture_output=True
    )
    if listing.returncode == 0:
        names = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
    else:
        built = {".build", ".git", ".swiftpm", "dist", "__pycache__", ".pytest_cache"}
        names = [path for path in ROOT.rglob("*") if not built.intersection(path.relative_to(ROOT).parts)]
    return sorted(path for path in names if path.is_file())


def write_source_archive() -> None:
    """Packs the sources that this site was built from. The same sources always give the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in source_files():
            entry = tarfile.TarInfo(f"parlor/{path.relative_to(ROOT).as_posix()}")
            entry.size = path.stat().st_size
            entry.mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
            with path.open("rb") as contents:
                archive.addfile(entry, contents)
    (DIST / SOURCE).write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))


def write_manifests(games: list[Game]) -> None:
    """Adds a shortcut for each game to the web app's manifest, and writes the manifest of each game's separate web app."""
    place = DIST / "parlor.webmanifest"
    house = json.loads(place.read_text())
    for game in games:
        icons = [icon | {"src": f"../{icon['src']}".replace("parlor", game.folder)} for icon in house["icons"]]
        scalable = {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}
        words = {"name": game.name, "short_name": game.name, "description": game.sentence}
        own = house | words | {"icons": [scalable, *icons]}
        (DIST / game.folder / f"{game.folder}.webmanifest").write_text(json.dumps(own, indent=2) + "\n")
    icon = {"sizes": "192x192", "type": "image/png"}
    house["shortcuts"] = [
        {"name": game.name, "url": f"{game.folder}/", "icons": [{"src": f"icons/{game.folder}-192.png"} | icon]}
        for game in games
    ]
    place.write_text(json.dumps(house, indent=2) + "\n")


def write_brotli(dist: pathlib.Path) -> None:
    """Writes a Brotli copy of each file, for hosts that serve such copies. They are a sixth smaller than gzip's. Does nothing
    if `brotli` isn't installed."""
    if shutil.which("brotli"):
        files = [path for path in dist.rglob("*") if path.is_file() and path.suffix not in COMPRESSED]
        subprocess.run(["brotli", "--best", *(path for path in files if path != dist / SERVER_NOTE)], check=True)


def is_built() -> bool:
    """Returns whether the site exists and all programs are built, so that the site can be written again."""
    return (DIST / "index.html").is_file() and all(program.built.is_file() for program in declared_programs(declared_games()))


def place_documentation() -> None:
    """Copies the documentation to dist/docs. If the site exists, writes it again first, so that the home page links to the
    documentation."""
    if is_built():
        write_site()
    else:
        copy_documentation()


def copy_documentation() -> None:
    """Copies the documentation, if it exists, to dist/docs."""
    if DOCUMENTATION.is_dir():
        shutil.rmtree(DIST / "docs", ignore_errors=True)
        shutil.copytree(DOCUMENTATION, DIST / "docs")


def begin_site(games: list[Game], is_quick: bool = False) -> str:
    """Writes dist/ except the programs, the service worker, and the compressed copies. Returns the release's folder in dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.copytree(
        SITE, DIST, ignore=shutil.ignore_patterns(".*", DECLARATION, OPENINGS, PICTURE, STYLE, PARTS, f"*{PROFILE}", "sw.js"))
    for game in games:
        for name, source in game.files.items():
            shutil.copyfile(ROOT / source, DIST / game.folder / name)
    home = DIST / "index.html"
    page = doors(home.read_text(), games).replace("{{card}}", card("Parlor", HOUSE))
    home.write_text(page.replace("{{documentation}}", DOCUMENTATION_LINK if DOCUMENTATION.is_dir() else ""))
    for game in games:
        page = DIST / game.folder / "index.html"
        text = page.read_text().replace("{{card}}", card(game.name, game.sentence, game.folder))
        page.write_text(text.replace("{{openings}}", openings(game)))
    write_manifests(games)
    with (DIST / "parlor.css").open("a") as style:
        for picture in (SITE / game.folder / STYLE for game in games):
            style.write(picture.read_text() if picture.is_file() else "")
    for page in DIST.rglob("*.html"):
        text = draw_icons(include(page.read_text())).replace("{{version}}", release())
        page.write_text(name_program(text.replace("{{folder}}", page.parent.name)))
    join_style_sheets(DIST)
    join_scripts(DIST)
    for path in DIST.rglob("*"):
        if path.suffix in {".css", ".js"}:
            path.write_text(squeeze(path.read_text(), path.suffix))
    for name in SETTLED:
        settle_script(DIST, name)
    settle_styles(DIST)
    write_source_archive()
    programs = [program.built for program in declared_programs(games)]
    return place_release(DIST, filter(pathlib.Path.is_file, programs), recipe() + str(is_quick).encode())


def finish_site(is_quick: bool) -> None:
    """Writes the files that depend on all others, and prints a summary."""
    version = write_service_worker(DIST)
    if not is_quick:
        write_brotli(DIST)
    files = [path for path in DIST.rglob("*") if path.is_file() and path.name != SOURCE and path.suffix != ".br"]
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    copy_documentation()
    print(f"{DIST.name}/ holds release {release()}, version {version}: {len(files)} files, {size / 1024:.1f} KB compressed")


def write_site(is_quick: bool = False) -> None:
    """Writes dist/ from the built programs."""
    games = declared_games()
    release = begin_site(games, is_quick)
    place_programs(declared_programs(games, release), is_quick)
    finish_site(is_quick)


def main() -> None:
    global DIST
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="leave the programs as large as they were built")
    parser.add_argument("--out", type=pathlib.Path, default=DIST, help="the folder to write, in place of dist/")
    options = parser.parse_args()
    DIST = options.out.resolve()
    write_site(options.quick)


if __name__ == "__main__":
    main()
