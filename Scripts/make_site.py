#!/usr/bin/env python3
"""Writes the whole static site to dist/. It works at any address. Build the programs first (Scripts/build-web.sh).

With --quick, the programs are copied without shrinking them. That takes a second instead of half a minute, and is good enough
for playing on this machine."""

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

from games import DECLARATION, OPENINGS, PICTURE, PROFILE, ROOT, SITE, STYLE, Game, declared_games
from programs import copy_program, place_program, place_split_program, read_profile, recipe
from site_release import FOLDER, place_release, plain

BUILT = ROOT / ".build" / "web" / "wasm32-unknown-none-wasm" / "release"
DIST = ROOT / "dist"
SQUEEZED = ROOT / ".build" / "squeezed"
SOURCE = "parlor-source.tar.gz"

# The site's description. The home page has this text where a game's page has the game's sentence.
HOUSE = "Small puzzle games, made with care. Free, open, and yours offline."

# The files that pages load only when the player needs them, in addition to those that the games declare. Once loaded, they
# stay available offline.
LATER = {"cipher.js", "copying.js", "device.js", "network.js", "sound.js", "worker.js"}

# The folder of fragments that pages include.
PARTS = "parts"

# The file in that folder with the icons of all pages.
ICONS = "icons.svg"

# The programs that belong to no game, by the names they are served under. `SELDOM` contains these and all other files that no
# game's first load needs.
HOUSE_PROGRAMS = {
    "house.wasm": "SitePages",
    "records.wasm": "SiteRecords",
}
SELDOM = {
    *HOUSE_PROGRAMS,
    *("account.html", "check.html", "data.html", "data.js", "days.html"),
    *("parlor.css", "standings.html"),
}

# The home page's files. No game's first load needs them, so they are cached when the home page is open, or some seconds after
# a game has started.
HOME = {""}

# The maximum compressed size, in kilobytes, of a file that is cached for offline use in advance. This happens some seconds
# after a game has started. Programs are cached in advance whatever their size, because no page works without its program.
LITTLE = 160

# The suffixes of files that the service worker doesn't cache. The installed app has its own copies of icons and manifests.
NOT_KEPT = {".gz", ".png", ".webmanifest"}

# A file that tells pages whether the site has a game server. The static file says no, and a server sends its own
# file instead. Pages fetch it from the network each time, so it is never cached or compressed.
SERVER_NOTE = "server.json"

# The output of `make docs`, if it exists. It isn't cached for offline use.
DOCUMENTATION = ROOT / ".build" / "docs"
DOCUMENTATION_LINK = ' · <a href="docs/">Documentation</a>'

# Scripts that are so short that they are inlined into the pages.
SETTLED = ["appearance.js", "home.js", "picture.js", "site.js"]

# The page that the service worker shows offline in place of one that isn't cached.
OFFLINE = "offline.html"

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


def site_address() -> str:
    """Returns the site's address from SITE_URL, with a slash at its end, or an empty string if it isn't set."""
    address = os.environ.get("SITE_URL", "")
    if address and not re.fullmatch(r"https?://[^\s\"<>]+", address):
        sys.exit(f"error: SITE_URL must be an address, such as https://example.org/parlor/, not {address}")
    return address and address.rstrip("/") + "/"


def card(name: str, sentence: str, folder: str = "") -> str:
    """Returns the tags with which other services show previews of links to a game's page, or to the home page if `folder` is
    empty. Most services need the picture's absolute address, which is known only if SITE_URL is set."""
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
    """Returns the home page. Repeats the text between `{{each game}}` and `{{end}}` in the template for each game. A line that
    begins with `{{with FILE}}` is only for games whose folder contains that file."""

    def each(part: re.Match) -> str:
        made = ""
        for game in games:
            picture = textwrap.indent((SITE / game.folder / PICTURE).read_text().strip(), " " * 6).lstrip()
            words = {key: html.escape(getattr(game, key)) for key in ("folder", "name", "sentence", "welcome")}
            own = re.sub(
                r" *\{\{with ([\w.-]+)\}\}(.*\n)", lambda line: line[2] if (SITE / game.folder / line[1]).is_file() else "", part[1]
            )
            made += re.sub(r"\{\{(\w+)\}\}", lambda key: (words | {"picture": picture})[key[1]], own)
        return made

    pattern = r" *\{\{each game\}\}\n(.*?) *\{\{end\}\}\n"
    return re.sub(pattern, each, template, flags=re.DOTALL)


def openings(game: Game) -> str:
    """Returns the pictures of a game's openings (Scripts/record_openings.py), or `null` if there are none."""
    path = SITE / game.folder / OPENINGS
    # In a script element, only this sequence has a meaning.
    return json.dumps(json.loads(path.read_text()), separators=(",", ":")).replace("</", "<\\/") if path.is_file() else "null"


def squeeze(text: str, suffix: str) -> str:
    """Returns a style sheet or script without comments and indentation. A style sheet also loses its other needless spaces."""
    if suffix == ".js":
        return re.sub(r"\n\s+", "\n", re.sub(r"^\s*//.*$|\s+// .*$", "", text, flags=re.MULTILINE)).lstrip()
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return "".join(part if part[:1] in {'"', "'"} else squeeze_rules(part) for part in re.split(r"""("[^"]*"|'[^']*')""", text)).strip()


def squeeze_rules(text: str) -> str:
    """Returns rules of a style sheet, or a part without strings, without needless spaces."""
    text = re.sub(r"\s*([{};,>])\s*", r"\1", re.sub(r"\s+", " ", text)).replace(";}", "}")
    return re.sub(r"([{;][\w-]+): ", r"\1:", text)


def join_style_sheets(dist: pathlib.Path) -> None:
    """Inlines imported style sheets, which saves requests, and deletes the imported files."""
    parts = set()

    def content(sheet: pathlib.Path) -> str:
        def part(line: re.Match) -> str:
            path = (sheet.parent / line[1]).resolve()
            parts.add(path)
            return content(path)

        return re.sub(r'^@import "([\w./-]+\.css)";\n', part, sheet.read_text(), flags=re.MULTILINE)

    for sheet in sorted(dist.rglob("*.css")):
        sheet.write_text(content(sheet))
    for part in parts:
        part.unlink()


def include(page: str) -> str:
    """Replaces each `{{include NAME}}` line of a page with that fragment, at the line's indentation."""

    def part(line: re.Match) -> str:
        return textwrap.indent(include((SITE / PARTS / line[2]).read_text()), line[1])

    return re.sub(r"^( *)\{\{include ([\w-]+\.html)\}\}\n", part, page, flags=re.MULTILINE)


def draw_icons(page: str) -> str:
    """Replaces each `{{icon NAME}}` of a page with that symbol of `ICONS`, and each `{{symbol NAME}}` with a symbol that the page's
    program can show. If there is none, exits with an error."""
    symbols = dict(re.findall(r'<symbol id="([\w-]+)">(.*)</symbol>', (SITE / PARTS / ICONS).read_text()))

    def icon(name: re.Match) -> str:
        if name[2] not in symbols:
            sys.exit(f"error: {PARTS}/{ICONS} has no icon {name[2]}")
        if name[1] == "symbol":
            return f'<symbol id="icon-{name[2]}" viewBox="0 0 24 24">{symbols[name[2]]}</symbol>'
        return f'<svg viewBox="0 0 24 24" aria-hidden="true">{symbols[name[2]]}</svg>'

    return re.sub(r"\{\{(icon|symbol) ([\w-]+)\}\}", icon, page)


def name_program(page: str) -> str:
    """Replaces `{{program}}` by a reference with which the browser loads the page's program at once, beside the script that starts
    it. Both come first in the head, because a program takes longest to load."""
    named = re.search(r'<html\b[^>]* data-program="([\w.-]+)"', page)
    return page.replace("{{program}}", f'<link rel="preload" href="{named[1]}" as="fetch" crossorigin>' if named else "")


def settle_styles(dist: pathlib.Path) -> None:
    """Inlines the style sheets of each page at the end of its head, after the references to what else the page loads at once. This
    saves requests before the first paint. Adds the styles' hash to the page's Content-Security-Policy. Sheets that load later stay
    files and come last, and the page that is shown offline in place of another keeps its files, too."""
    sheet = re.compile(r'<link rel="stylesheet" href="([\w./-]+)">\n')
    later = re.compile(r'<link rel="stylesheet" href="[\w./-]+" disabled>\n')
    inlined, kept = set(), set()
    for page in dist.rglob("*.html"):
        text = page.read_text()
        sheets = [(page.parent / link).resolve() for link in sheet.findall(text)]
        if page.name == OFFLINE:
            kept.update(sheets)
        elif sheets:
            inlined.update(sheets)
            styles = "".join(path.read_text() for path in sheets)
            end = f"<style>{styles}</style>\n{''.join(later.findall(text))}</head>"
            text = later.sub("", sheet.sub("", text)).replace("</head>", end, 1)
            page.write_text(allow(text, "style-src", styles))
    for path in inlined - kept:
        path.unlink()


def allow(page: str, directive: str, content: str) -> str:
    """Returns a page whose Content-Security-Policy allows the inline `content`, by its hash."""
    digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    return page.replace(f"{directive} 'self'", f"{directive} 'self' 'sha256-{digest}'", 1)


def settle_script(dist: pathlib.Path, name: str) -> None:
    """Inlines a short script into each page that refers to it, which saves a request. Adds the script's hash to the page's
    Content-Security-Policy."""
    script = dist / name
    content = script.read_text().strip()
    for page in dist.rglob("*.html"):
        named = re.search(rf'<script( type="module")? src="[./]*{re.escape(name)}"></script>', text := page.read_text())
        if named:
            text = text.replace(named[0], f"<script{named[1] or ''}>{content}</script>")
            page.write_text(allow(text, "script-src", content))
    script.unlink()


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


def address(dist: pathlib.Path, path: pathlib.Path) -> str:
    """Returns a file's address relative to the site. For an index.html, this is the address of its folder."""
    name = path.relative_to(dist).as_posix()
    return name.removesuffix("index.html") if path.name == "index.html" else name


def is_large(path: pathlib.Path) -> bool:
    """Returns whether a file is too large to be cached in advance."""
    return path.suffix != ".wasm" and len(gzip.compress(path.read_bytes(), 9)) > LITTLE * 1024


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


def write_service_worker(dist: pathlib.Path) -> str:
    """Fills in the service worker's template with the site's files. Returns the site's version, which is a hash of their
    contents."""
    files, groups, waiting = {}, {"": []}, []
    later = LATER | SELDOM | {f"{game.folder}/{name}" for game in declared_games() for name in game.later_files}
    for path in sorted(dist.rglob("*")):
        name = address(dist, path)
        if not path.is_file() or path.suffix in NOT_KEPT or name in {"sw.js", SERVER_NOTE} or name.startswith("docs/"):
            continue
        digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
        # A first load contains these hashes, which don't compress. 72 bits tell one release's file from another's.
        files[name] = digest[:12]
        if plain(name) in later:
            waiting.append(name)
            continue
        if plain(name) in HOME:
            groups.setdefault("./", []).append(name)
            continue
        folder = plain(name).split("/")[0] + "/" if "/" in plain(name) else ""
        # All games share a folder without a page, so its files are in the group of files that every page needs.
        if folder and not (dist / folder / "index.html").is_file():
            folder = ""
        groups.setdefault(folder, []).append(name)
    # List the files that are loaded later at the end, so that a single index marks where they start. The service worker is
    # part of every first load, so its size matters.
    waiting.sort(key=plain)
    files = {name: files[name] for name in files if name not in waiting} | {name: files[name] for name in waiting}
    short = {"separators": (",", ":")}
    template = squeeze((SITE / "sw.js").read_text(), ".js")
    version = hashlib.sha256((template + json.dumps(files)).encode()).hexdigest()[:16]
    [release] = {name.removesuffix(f"/{plain(name)}") for name in files if name.startswith(f"{FOLDER}/")}
    filled = (
        template.replace("{{version}}", version)
        .replace("{{release}}", release)
        .replace("{{files}}", json.dumps(files, **short))
        .replace("{{groups}}", json.dumps(groups, **short))
        .replace("{{first}}", str(len(files) - len(waiting)))
        .replace("{{large}}", json.dumps([name for name in waiting if is_large(dist / name)], **short))
    )
    (dist / "sw.js").write_text(filled)
    return version


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
