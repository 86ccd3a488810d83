#!/usr/bin/env python3
"""Finds links that lead nowhere: in the Markdown of the repository, and in documentation that DocC has made."""

import json
import pathlib
import re
import sys
import urllib.parse

# What is built, or is not ours.
SKIPPED = {".build", ".git", ".swiftpm", "dist", "node_modules"}

# `[text](target)` and `![text](target "title")`, outside of code.
LINK = re.compile(r'!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)')
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def anchor(heading: str) -> str:
    """The anchor that a heading gets where Markdown is shown with a repository."""
    text = re.sub(r"[`*_]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(text: str) -> set[str]:
    """The anchors of a file."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return {anchor(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


def markdown_files(root: pathlib.Path) -> list[pathlib.Path]:
    """The Markdown of a repository."""
    found = [path for path in root.rglob("*.md") if not SKIPPED.intersection(path.relative_to(root).parts)]
    return sorted(path for path in found if not any(part.startswith(".") for part in path.relative_to(root).parts))


def pictures(catalogue: pathlib.Path) -> set[str]:
    """The names under which a catalogue's pictures can be shown, without endings and variants."""
    files = (path for path in catalogue.rglob("*") if path.suffix in {".svg", ".png", ".jpg", ".gif"})
    return {path.stem.split("~")[0].split("@")[0] for path in files}


def is_reachable(file: pathlib.Path, target: str) -> bool:
    """Whether a link of a file leads somewhere. What lies on other hosts is not asked for."""
    parts = urllib.parse.urlsplit(target)
    if parts.scheme or parts.netloc:
        # DocC itself follows links to symbols and articles.
        return parts.scheme in {"mailto", "doc"} or parts.scheme == "https" and "." in parts.netloc
    catalogue = next((folder for folder in file.parents if folder.suffix == ".docc"), None)
    if catalogue:
        return target in pictures(catalogue)
    place = (file.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else file
    if not place.exists():
        return False
    return not parts.fragment or place.suffix != ".md" or parts.fragment in anchors(place.read_text())


def markdown_faults(root: pathlib.Path) -> list[str]:
    """The links in a repository's Markdown that lead nowhere, a line each."""
    faults = []
    for file in markdown_files(root):
        text = CODE.sub(lambda code: re.sub(r"[^\n]", " ", code[0]), file.read_text())
        for link in LINK.finditer(text):
            if not is_reachable(file, link[1]):
                line = text.count("\n", 0, link.start()) + 1
                faults.append(f"{file.relative_to(root)}:{line}: {link[1]}")
    return faults


def reference_fault(site: pathlib.Path, reference: dict) -> str | None:
    """What of a page's reference is not there: a page, a file, or an address that is none. What another package declares is
    named on pages and no link, and a link in a comment that DocC does not understand is an error of its own."""
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
    """The links on pages of DocC's that lead nowhere, a line each."""
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
