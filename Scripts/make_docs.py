#!/usr/bin/env python3
"""Writes the documentation of all libraries, with its articles, as a static site: .build/docs, and a copy in dist/docs.
With `--out FOLDER` it writes that folder alone.

It needs only tools that come with Swift: the compiler, which writes symbol graphs, and DocC. A warning or a dead link
is an error.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import make_site
from check_links import archive_faults, markdown_faults
from games import ROOT

# The catalog of the documentation's first page, which belongs to no module.
FIRST = ROOT / "Documentation" / "Parlor.docc"

BUILD = ROOT / ".build"
SITE = BUILD / "docs"
PARTS = BUILD / "docs-parts"

# DocC's pages contain these absolute paths, which work only at the root of a host.
FROM_ROOT = re.compile(r'(href|src)="/(?=[\w-])')
BASE = 'var baseUrl = "/"'


def run(*command: str | pathlib.Path, **options) -> str:
    """Runs a command and returns its output. If the command fails, prints its output and errors, and exits."""
    done = subprocess.run(list(map(str, command)), cwd=ROOT, capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nerror: {pathlib.Path(command[0]).name} failed")
    return done.stdout


def tool(name: str) -> str:
    """Returns the path of a program of the Swift toolchain. Exits with an error if it is missing."""
    if found := shutil.which(name):
        return found
    swift = shutil.which("swift")
    beside = pathlib.Path(swift).resolve().parent / name if swift else None
    if beside and beside.is_file():
        return str(beside)
    if shutil.which("xcrun"):
        return run("xcrun", "--find", name).strip()
    sys.exit(f"error: there is no {name}, which comes with Swift's toolchain: https://www.swift.org/install/")


def libraries() -> dict[str, pathlib.Path]:
    """Returns the library products that have a documentation catalog, and their folders."""
    package = json.loads(run("swift", "package", "dump-package"))
    places = {target["name"]: target.get("path") or f"Sources/{target['name']}" for target in package["targets"]}
    names = [product["targets"][0] for product in package["products"] if "library" in product["type"]]
    folders = {name: ROOT / places[name] for name in names}
    return {name: folder for name, folder in folders.items() if (folder / f"{name}.docc").is_dir()}


def write_symbol_graph(module: str, modules: pathlib.Path) -> pathlib.Path:
    """Writes the symbol graph of a built module: its declarations and their comments. Returns the graph's folder."""
    folder = PARTS / "symbols" / module
    folder.mkdir(parents=True)
    target = json.loads(run("swift", "-print-target-info"))["target"]["triple"]
    sdk = ["-sdk", run("xcrun", "--show-sdk-path").strip()] if sys.platform == "darwin" else []
    run(
        tool("swift-symbolgraph-extract"), "-module-name", module, "-target", target, *sdk, "-I", modules,
        "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members",
    )  # fmt: skip
    return folder


def convert(name: str, catalog: pathlib.Path, *options: str | pathlib.Path) -> pathlib.Path:
    """Converts a catalog to a DocC archive. Returns the archive's path."""
    archive = PARTS / f"{name}.doccarchive"
    said = run(
        tool("docc"), "convert", catalog, "--output-dir", archive, "--warnings-as-errors",
        "--fallback-display-name", name, "--fallback-bundle-identifier", name,
        "--enable-experimental-external-link-support", *options,
    )  # fmt: skip
    if said.strip():
        print(said.strip())
    return archive


def document(module: str, place: pathlib.Path, modules: pathlib.Path) -> pathlib.Path:
    """Converts the catalog and the declarations of a module to a DocC archive. Returns the archive's path."""
    return convert(module, place / f"{module}.docc", "--additional-symbol-graph-dir", write_symbol_graph(module, modules))


def settle_pages(site: pathlib.Path) -> None:
    """Replaces absolute paths in the pages with relative ones, so that they work at any address."""
    for page in site.rglob("*.html"):
        up = "../" * len(page.relative_to(site).parts[:-1]) or "./"
        text = FROM_ROOT.sub(rf'\1="{up}', page.read_text())
        if BASE not in text:
            sys.exit(f"error: {page.relative_to(site)} is not a page of the DocC that this was written for")
        page.write_text(text.replace(BASE, f'var baseUrl = new URL("{up}", document.baseURI).pathname'))
    # DocC's own first page is for archives that Xcode opens, so replace it.
    (site / "index.html").write_text(
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Parlor: documentation</title>\n'
        '<link rel="icon" href="favicon.ico">\n<meta http-equiv="refresh" content="0; url=documentation/parlor/">\n'
        '<a href="documentation/parlor/">Documentation of Parlor</a>\n</html>\n'
    )
    (site / "theme-settings.json").write_text('{"meta": {"title": "Parlor"}}\n')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, help="write this folder, and nothing into dist/")
    out = parser.parse_args().out
    faults = markdown_faults(ROOT)
    places = libraries()
    run("swift", "build", stdin=subprocess.DEVNULL)
    modules = pathlib.Path(run("swift", "build", "--show-bin-path").strip()) / "Modules"
    shutil.rmtree(PARTS, ignore_errors=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        archives = list(pool.map(lambda item: document(*item, modules), places.items()))
    dependencies = [word for archive in archives for word in ("--dependency", archive)]
    archives.append(convert("Parlor", FIRST, *dependencies))
    site = PARTS / "site"
    run(tool("docc"), "merge", *archives, "--output-path", site, "--synthesized-landing-page-name", "Parlor")
    settle_pages(site)
    faults += archive_faults(site)
    if faults:
        sys.exit("\n".join(["error: some links lead nowhere:", *faults]))
    files = [path for path in site.rglob("*") if path.is_file()]
    shutil.rmtree(out or SITE, ignore_errors=True)
    shutil.move(site, out or SITE)
    shutil.rmtree(PARTS)
    print(f"The documentation of {len(places)} libraries: {len(files)} files, no link leads nowhere")
    if not out:
        make_site.place_documentation()


if __name__ == "__main__":
    main()
