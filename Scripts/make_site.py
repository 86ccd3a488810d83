#!/usr/bin/env python3
"""Writes dist/: the whole site, static, working wherever it is put. Build the programs first (Scripts/build-web.sh).

With --quick the programs stay as they were built, which takes a second instead of half a minute: for playing on this machine."""

import argparse
import base64
import concurrent.futures
import dataclasses
import gzip
import hashlib
import html
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import textwrap

from games import DECLARATION, PICTURE, PROFILE, ROOT, SITE, STYLE, Game, declared_games
from programs import copy_program, place_program, place_split_program, read_profile, recipe

BUILT = ROOT / ".build" / "web" / "wasm32-unknown-none-wasm" / "release"
DIST = ROOT / "dist"
SQUEEZED = ROOT / ".build" / "squeezed"
SOURCE = "parlor-source.tar.gz"

# What the house says of itself where a game says its sentence.
HOUSE = "Small puzzle games, made with care. Free, open, and yours offline."

# What no page asks for before a player does, beside what the games declare: kept for playing offline from then on.
LATER = {"cipher.js", "network.js", "ranked.css", "sound.js", "worker.js"}

# What several pages are made of, and is no page itself.
PARTS = "parts"

# The programs of the house, by the names that they are served under, and what of the house no game's first load waits for.
HOUSE_PROGRAMS = {
    "house.wasm": "HousePages",
    "records.wasm": "HouseRecords",
}
SELDOM = {
    *HOUSE_PROGRAMS,
    *("account.html", "check.html", "data.html", "data.js", "days.html"),
    *("lesson.css", "practice.css", "screen.css", "standings.html"),
}

# The home page, which no game's first load waits for: it is kept when it is open, or some seconds later.
HOME = {"", "days.css"}

# What weighs no more than so many kilobytes, compressed, is kept for playing offline even before a player asks for it: a few
# seconds after a game began, as all that the other games need at once. So are the programs of the house, whatever they weigh.
LITTLE = 160

# What a service worker need not keep: the browser itself keeps the looks of an app when the app is installed.
NOT_KEPT = {".gz", ".png", ".webmanifest"}

# Whether a server of the game of the day stands behind the site. The site's own file says that none does, and such a server
# answers in its place. It is asked of the network each time, so nothing keeps it, nor has a compressed copy of it.
SERVER_NOTE = "server.json"

# The documentation, where `make docs` has made it. It is no part of the game: nothing keeps it for playing offline.
DOCUMENTATION = ROOT / ".build" / "docs"
DOCUMENTATION_LINK = ' · <a href="docs/">Documentation</a>'

# Scripts so short that they are put into the pages themselves.
SETTLED = ["appearance.js", "home.js"]

# What gains nothing by being compressed once more.
COMPRESSED = {".gz", ".png", ".ico", ".br"}


def release() -> str:
    """The newest release that CHANGELOG.md tells of, as `1.2.3`."""
    changes = ROOT / "CHANGELOG.md"
    found = re.search(r"^## \[?v?(\d+\.\d+\.\d+)", changes.read_text(), re.MULTILINE) if changes.is_file() else None
    return found[1] if found else "0.0.0"


@dataclasses.dataclass(frozen=True)
class Program:
    """A program of the site: `name` of Web/, served at `place` in dist/."""

    name: str
    place: str
    is_first: bool = False
    profile: pathlib.Path | None = None

    @property
    def built(self) -> pathlib.Path:
        """The file that Swift builds."""
        return BUILT / f"{self.name}.wasm"

    def copy(self) -> None:
        """Puts the program into dist/ as it was built."""
        copy_program(self.built, DIST / self.place)

    def squeeze(self) -> None:
        """Puts the program into dist/, small, and in two files if there is a profile. The small files are kept, and are made
        again only for another program."""
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
        for file in kept.iterdir():
            copy_program(file, (DIST / self.place).parent / file.name)

    def _key(self) -> str:
        """What the small files depend on: the program, its profile, and how programs are made small."""
        inputs = [self.built.read_bytes(), recipe(), str(self.is_first).encode()]
        if self.profile:
            inputs.append(self.profile.read_bytes())
        return hashlib.sha256(b"\0".join(inputs)).hexdigest()


def declared_programs(games: list[Game]) -> list[Program]:
    """All programs of the site. The pages of the games come first."""
    programs = [
        Program(program, f"{game.folder}/{name}", name in game.first_programs, game.profiles.get(name))
        for game in games
        for name, program in game.programs.items()
    ]
    programs += [Program(program, name) for name, program in HOUSE_PROGRAMS.items()]
    return sorted(programs, key=lambda program: not program.is_first)


def place_programs(programs: list[Program], is_quick: bool) -> None:
    """Puts programs into dist/, several at a time. Ends the script if one is not built."""
    for program in programs:
        if not program.built.is_file():
            sys.exit(f"error: the program {program.name} is not built; run make site")
    place = Program.copy if is_quick else Program.squeeze
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(place, programs))


def site_address() -> str:
    """Where the site is going to be, from the environment's SITE_URL, with a slash at its end; nothing if that is not said."""
    address = os.environ.get("SITE_URL", "")
    if address and not re.fullmatch(r"https?://[^\s\"<>]+", address):
        sys.exit(f"error: SITE_URL must be an address, such as https://example.org/parlor/, not {address}")
    return address and address.rstrip("/") + "/"


def card(name: str, sentence: str, folder: str = "") -> str:
    """What other sites and messages show of a link to a page: the game in this folder, or the home page. They take the
    picture from an absolute address alone, which only whoever puts the site somewhere can know."""
    site = site_address()
    tags = {
        "og:title": name,
        "og:description": sentence,
        "og:image": f"{site or folder and '../'}icons/{folder or 'parlor'}-card.png",
    }
    if site:
        tags["og:url"] = f"{site}{folder and folder + '/'}"
    lines = [f'<meta property="{key}" content="{html.escape(value)}">' for key, value in tags.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def doors(template: str, games: list[Game]) -> str:
    """The home page: what stands between `{{each game}}` and `{{end}}` in its template, once for each game."""

    def each(part: re.Match) -> str:
        made = ""
        for game in games:
            picture = textwrap.indent((SITE / game.folder / PICTURE).read_text().strip(), " " * 8).lstrip()
            words = {key: html.escape(getattr(game, key)) for key in ("folder", "name", "sentence", "welcome")}
            made += re.sub(r"\{\{(\w+)\}\}", lambda key: (words | {"picture": picture})[key[1]], part[1])
        return made

    return re.sub(r" *\{\{each game\}\}\n(.*?) *\{\{end\}\}\n", each, template, flags=re.DOTALL)


def squeeze(text: str, suffix: str) -> str:
    """A style sheet or script without its comments and indentation: those are for who reads the sources."""
    comment = re.compile(r"/\*.*?\*/", re.DOTALL) if suffix == ".css" else re.compile(r"^\s*//.*$", re.MULTILINE)
    return re.sub(r"\n\s+", "\n", comment.sub("", text)).lstrip()


def join_style_sheets(dist: pathlib.Path) -> None:
    """Puts what a style sheet imports in the place of the import: one request instead of one for each subject."""
    parts = set()

    def content(line: re.Match) -> str:
        parts.add(sheet.parent / line[1])
        return (sheet.parent / line[1]).read_text()

    for sheet in sorted(dist.rglob("*.css")):
        sheet.write_text(re.sub(r'^@import "([\w-]+\.css)";\n', content, sheet.read_text(), flags=re.MULTILINE))
    for part in parts:
        part.unlink()


def include(page: str) -> str:
    """A page with the parts in it that it names, `{{include NAME}}` for each, indented as the line is that names it."""

    def part(line: re.Match) -> str:
        return textwrap.indent((SITE / PARTS / line[2]).read_text(), line[1])

    return re.sub(r"^( *)\{\{include ([\w-]+\.html)\}\}\n", part, page, flags=re.MULTILINE)


def settle_script(dist: pathlib.Path, name: str) -> None:
    """Puts a short script into each page that names it, which spares a request, and into what the page allows to run."""
    script = dist / name
    content = script.read_text().strip()
    digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    for page in dist.rglob("*.html"):
        named = re.search(rf'<script( type="module")? src="[./]*{re.escape(name)}"></script>', text := page.read_text())
        if named:
            text = text.replace(named[0], f"<script{named[1] or ''}>{content}</script>")
            page.write_text(text.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'", 1))
    script.unlink()


def source_files() -> list[pathlib.Path]:
    """The files of the repository: those that git knows, or in a copy without git, all that are not built."""
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
    """Packs the sources that this site was built from: the same bytes for the same sources."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in source_files():
            entry = tarfile.TarInfo(f"parlor/{path.relative_to(ROOT).as_posix()}")
            entry.size = path.stat().st_size
            entry.mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
            with path.open("rb") as contents:
                archive.addfile(entry, contents)
    (DIST / SOURCE).write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))


def address(dist: pathlib.Path, path: pathlib.Path) -> str:
    """A file's address under the site's own: a folder stands for its index.html."""
    name = path.relative_to(dist).as_posix()
    return name.removesuffix("index.html") if path.name == "index.html" else name


def is_large(path: pathlib.Path) -> bool:
    """Whether a file is too large to be fetched before anybody has asked for it."""
    return len(gzip.compress(path.read_bytes(), 9)) > LITTLE * 1024


def write_manifest(games: list[Game]) -> None:
    """Adds to the manifest of the house a way to each game."""
    place = DIST / "parlor.webmanifest"
    manifest = json.loads(place.read_text())
    icon = {"sizes": "192x192", "type": "image/png"}
    manifest["shortcuts"] = [
        {"name": game.name, "url": f"{game.folder}/", "icons": [{"src": f"icons/{game.folder}-192.png"} | icon]}
        for game in games
    ]
    place.write_text(json.dumps(manifest, indent=2) + "\n")


def write_service_worker(dist: pathlib.Path) -> str:
    """Fills in the template with what the site consists of, and returns the version, which follows from that."""
    files, groups = {}, {"": []}
    later = LATER | SELDOM | {f"{game.folder}/{name}" for game in declared_games() for name in game.later_files}
    for path in sorted(dist.rglob("*")):
        name = address(dist, path)
        if not path.is_file() or path.suffix in NOT_KEPT or name in {"sw.js", SERVER_NOTE} or name.startswith("docs/"):
            continue
        digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
        files[name] = f"sha256-{digest}"
        if name in later:
            continue
        if name in HOME:
            groups.setdefault("./", []).append(name)
            continue
        folder = name.split("/")[0] + "/" if "/" in name else ""
        # A folder without a page of its own belongs to every game.
        if folder and not (dist / folder / "index.html").is_file():
            folder = ""
        groups.setdefault(folder, []).append(name)
    # Those that are loaded later stand last, so that a number says which they are: the file is part of every first load.
    waiting = sorted(later.intersection(files))
    files = {name: files[name] for name in files if name not in later} | {name: files[name] for name in waiting}
    short = {"separators": (",", ":")}
    template = squeeze((SITE / "sw.js").read_text(), ".js")
    version = hashlib.sha256((template + json.dumps(files)).encode()).hexdigest()[:16]
    filled = (
        template.replace("{{version}}", version)
        .replace("{{files}}", json.dumps(files, **short))
        .replace("{{groups}}", json.dumps(groups, **short))
        .replace("{{first}}", str(len(files) - len(waiting)))
        .replace("{{large}}", json.dumps([name for name in waiting if name not in HOUSE_PROGRAMS and is_large(dist / name)], **short))
    )
    (dist / "sw.js").write_text(filled)
    return version


def write_brotli(dist: pathlib.Path) -> None:
    """Writes a copy compressed by Brotli beside each file, for hosts that send it to browsers that take it: a sixth less than
    by gzip. Hosts that do not know of it lose nothing, nor does a site that is built where there is no `brotli`."""
    if shutil.which("brotli"):
        files = [path for path in dist.rglob("*") if path.is_file() and path.suffix not in COMPRESSED]
        subprocess.run(["brotli", "--best", *(path for path in files if path != dist / SERVER_NOTE)], check=True)


def is_built() -> bool:
    """Whether there is a site, and all that it takes to write it anew."""
    return (DIST / "index.html").is_file() and all(program.built.is_file() for program in declared_programs(declared_games()))


def place_documentation() -> None:
    """Puts the documentation into dist/docs. Where there is a site, it is written anew, so that its home page leads there."""
    if is_built():
        write_site()
    else:
        copy_documentation()


def copy_documentation() -> None:
    """Copies the documentation, if there is any, into dist/docs."""
    if DOCUMENTATION.is_dir():
        shutil.rmtree(DIST / "docs", ignore_errors=True)
        shutil.copytree(DOCUMENTATION, DIST / "docs")


def begin_site(games: list[Game]) -> None:
    """Writes all of dist/ but the programs, the service worker and the compressed copies."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.copytree(
        SITE, DIST, ignore=shutil.ignore_patterns(".*", DECLARATION, PICTURE, STYLE, PARTS, f"*{PROFILE}", "sw.js"))
    for game in games:
        for name, source in game.files.items():
            shutil.copyfile(ROOT / source, DIST / game.folder / name)
    home = DIST / "index.html"
    page = doors(home.read_text(), games).replace("{{card}}", card("Parlor", HOUSE))
    home.write_text(page.replace("{{documentation}}", DOCUMENTATION_LINK if DOCUMENTATION.is_dir() else ""))
    for game in games:
        page = DIST / game.folder / "index.html"
        page.write_text(page.read_text().replace("{{card}}", card(game.name, game.sentence, game.folder)))
    write_manifest(games)
    with (DIST / "parlor.css").open("a") as style:
        for picture in (SITE / game.folder / STYLE for game in games):
            style.write(picture.read_text() if picture.is_file() else "")
    for page in DIST.rglob("*.html"):
        page.write_text(include(page.read_text()).replace("{{version}}", release()))
    join_style_sheets(DIST)
    for path in DIST.rglob("*"):
        if path.suffix in {".css", ".js"}:
            path.write_text(squeeze(path.read_text(), path.suffix))
    for name in SETTLED:
        settle_script(DIST, name)
    write_source_archive()


def finish_site(is_quick: bool) -> None:
    """Writes what depends on all other files, and prints what the site is."""
    version = write_service_worker(DIST)
    if not is_quick:
        write_brotli(DIST)
    files = [path for path in DIST.rglob("*") if path.is_file() and path.name != SOURCE and path.suffix != ".br"]
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    copy_documentation()
    print(f"dist/ holds release {release()}, version {version}: {len(files)} files, {size / 1024:.1f} KB compressed")


def write_site(is_quick: bool = False) -> None:
    """Writes dist/ from the programs that are built."""
    games = declared_games()
    begin_site(games)
    place_programs(declared_programs(games), is_quick)
    finish_site(is_quick)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="leave the programs as large as they were built")
    write_site(parser.parse_args().quick)


if __name__ == "__main__":
    main()
