"""Fills in the service worker's template (Site/sw.js) with the files of the site."""

import base64
import gzip
import hashlib
import json
import pathlib

from games import SITE, declared_games
from site_pages import squeeze
from site_release import FOLDER, plain

# The files that pages load only when the player needs them, in addition to those that the games declare. Once loaded, they
# stay available offline.
LATER = {"cipher.js", "copying.js", "device.js", "network.js", "sound.js", "worker.js"}

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


def address(dist: pathlib.Path, path: pathlib.Path) -> str:
    """Returns a file's address relative to the site. For an index.html, this is the address of its folder."""
    name = path.relative_to(dist).as_posix()
    return name.removesuffix("index.html") if path.name == "index.html" else name


def is_large(path: pathlib.Path) -> bool:
    """Returns whether a file is too large to be cached in advance."""
    return path.suffix != ".wasm" and len(gzip.compress(path.read_bytes(), 9)) > LITTLE * 1024


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
