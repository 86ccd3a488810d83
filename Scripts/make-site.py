#!/usr/bin/env python3
"""Writes dist/: the whole site, static, working wherever it is put. Build the programs first (Scripts/build-web.sh)."""

import base64
import gzip
import hashlib
import json
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SITE = ROOT / "Web" / "Site"
BUILT = ROOT / ".build" / "web" / "wasm32-unknown-none-wasm" / "release"
DIST = ROOT / "dist"

# Each program and where it goes. One that has not been written yet is left out.
PROGRAMS = {"TriplesWeb": "triples/triples.wasm", "CodeBreakerWeb": "codebreaker/codebreaker.wasm"}

# What a service worker need not keep: the browser itself fetches and keeps an app's icons when the app is installed.
NOT_KEPT = {".png", ".txt"}


def address(path: pathlib.Path) -> str:
    """A file's address under the site's own: a folder stands for its index.html."""
    name = path.relative_to(DIST).as_posix()
    return name.removesuffix("index.html") if path.name == "index.html" else name


def write_service_worker() -> str:
    """Fills in the template with what the site consists of, and returns the version, which follows from it."""
    files, groups = {}, {"": []}
    for path in sorted(DIST.rglob("*")):
        if not path.is_file() or path.suffix in NOT_KEPT or path.name == "sw.js":
            continue
        name = address(path)
        digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
        files[name] = f"sha256-{digest}"
        folder = name.split("/")[0] + "/" if "/" in name else ""
        # A folder without a page of its own belongs to every game.
        if folder and not (DIST / folder / "index.html").is_file():
            folder = ""
        groups.setdefault(folder, []).append(name)
    template = (SITE / "sw.js").read_text()
    version = hashlib.sha256((template + json.dumps(files)).encode()).hexdigest()[:16]
    filled = (
        template.replace("{{version}}", version)
        .replace("{{files}}", json.dumps(files, indent=2))
        .replace("{{groups}}", json.dumps(groups, indent=2))
    )
    (DIST / "sw.js").write_text(filled)
    return version


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.copytree(SITE, DIST, ignore=shutil.ignore_patterns(".*"))
    for program, place in PROGRAMS.items():
        built = BUILT / f"{program}.wasm"
        if not built.is_file():
            continue
        (DIST / place).parent.mkdir(exist_ok=True)
        # Contents alone: the build's file is executable, a site's need not be.
        shutil.copyfile(built, DIST / place)
    if not (DIST / PROGRAMS["TriplesWeb"]).is_file():
        sys.exit("error: TriplesWeb is not built; run make site")
    version = write_service_worker()
    files = [path for path in DIST.rglob("*") if path.is_file()]
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    print(f"dist/ holds version {version}: {len(files)} files, {size / 1024:.1f} KB compressed")


if __name__ == "__main__":
    main()
