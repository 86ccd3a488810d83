#!/usr/bin/env python3
"""Finds dead links in the repository's Markdown and in DocC archives."""

import json
import pathlib
import re
import sys
import urllib.parse

# Folders with build products or third-party files.
SKIPPED = {".build", ".git", ".swiftpm", "dist", "node_modules"}

# Matches `[text](target)` and `![text](target "title")` outside code.
LINK = re.compile(r'!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)')
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def anchor(heading: str) -> str:
    """Returns the anchor that GitHub generates for a heading."""
    text = re.sub(r"[`*_]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(text: str) -> set[str]:
    """Returns the anchors of a Markdown file."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return {anchor(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


def markdown_files(root: pathlib.Path) -> list[pathlib.Path]:
    """Returns the repository's Markdown files."""
    found = [path for path in root.rglob("*.md") if not SKIPPED.intersection(path.relative_to(root).parts)]
    return sorted(path for path in found if not any(part.startswith(".") for part in path.relative_to(root).parts))


def pictures(catalog: pathlib.Path) -> set[str]:
    """Returns the names of the pictures in a DocC catalog, without extensions and variants."""
    files = (path for path in catalog.rglob("*") if path.suffix in {".svg", ".png", ".jpg", ".gif"})
    return {path.stem.split("~")[0].split("@")[0] for path in files}


def is_reachable(file: pathlib.Path, target: str) -> bool:
    """Returns whether a link's target exists. Sends no requests, so it assumes that other hosts' pages exist."""
    parts = urllib.parse.urlsplit(target)
    if parts.scheme or parts.netloc:
        # DocC itself checks links to symbols and articles.
        return parts.scheme in {"mailto", "doc"} or parts.scheme == "https" and "." in parts.netloc
    catalog = next((folder for folder in file.parents if folder.suffix == ".docc"), None)
    if catalog:
        return target in pictures(catalog)
    place = (file.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else file
    if not place.exists():
        return False
    return not parts.fragment or place.suffix != ".md" or parts.fragment in anchors(place.read_text())


def markdown_faults(root: pathlib.Path) -> list[str]:
    """Returns the dead links in the repository's Markdown as `file:line: target`."""
    faults = []
    for file in markdown_files(root):
        text = CODE.sub(lambda code: re.sub(r"[^\n]", " ", code[0]), file.read_text())
        for link in LINK.finditer(text):
            if not is_reachable(file, link[1]):
                line = text.count("\n", 0, link.start()) + 1
                faults.append(f"{file.relative_to(root)}:{line}: {link[1]}")
    return faults


def reference_fault(site: pathlib.Path, reference: dict) -> str | None:
    """Returns the first target of a reference that doesn't exist, or `None` if all exist. Ignores other packages'
    symbols, which pages name without a link. Also ignores broken links in comments, because DocC itself fails on
    them."""
    match reference.get("type"):
        case "topic" if address := reference.get("url"):
            parts = urllib.parse.urlsplit(address)
            if parts.scheme:
                return None if parts.scheme == "https" else address
            place = urllib.parse.unquote(parts.path).strip("/").lower()
            if not (site / "data" / f"{place}.json").is_file() or not (site / place / "index.html").is_file():
                return address
        case "image" | "video" | "download":
            files = [variant["url"] for variant in reference.get("variants", [])] or [reference.get("url", "")]
            for address in files:
                if not (site / urllib.parse.unquote(address).lstrip("/")).is_file():
                    return address
        case "link" if not reference.get("url", "").startswith("https://"):
            return reference.get("url", "")
    return None


def archive_faults(site: pathlib.Path) -> list[str]:
    """Returns the dead links on the pages of a DocC archive as `page: target`."""
    faults = []
    pages = sorted((site / "data").rglob("*.json"))
    if not pages:
        return [f"{site} has no pages"]
    for page in pages:
        content = json.loads(page.read_text())
        for reference in content.get("references", {}).values():
            if fault := reference_fault(site, reference):
                faults.append(f"{page.relative_to(site / 'data')}: {fault}")
    for page in sorted(site.rglob("*.html")):
        for address in re.findall(r'(?:href|src)="([^"#?]+)"', page.read_text()):
            if not urllib.parse.urlsplit(address).scheme and not (page.parent / address).exists():
                faults.append(f"{page.relative_to(site)}: {address}")
    return faults


def main() -> None:
    root = pathlib.Path(__file__).resolve().parent.parent
    faults = markdown_faults(root) + [fault for site in sys.argv[1:] for fault in archive_faults(pathlib.Path(site))]
    if faults:
        sys.exit("\n".join(["error: some links lead nowhere:", *faults]))


if __name__ == "__main__":
    main()
