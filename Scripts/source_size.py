#!/usr/bin/env python3
"""Prints the size of the product's Swift sources, the share that all games use (the kit and the command), and the
number of files that name a game but don't belong to one."""

import pathlib

from check_imports import Repository, named

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCT = ["Sources", "Web/Sources", "Apple"]
LABORATORY = ["Sources/parlor-lab"]  # for developers
SHARED = ["Sources/Kit", "Sources/parlor", "Web/Sources/Kit"]


def files(folders: list[str]) -> set[pathlib.Path]:
    return {path for folder in folders for path in (ROOT / folder).rglob("*.swift")}


def lines(paths: set[pathlib.Path]) -> int:
    return sum(len(path.read_text().splitlines()) for path in paths)


def main() -> None:
    laboratory = files(LABORATORY)
    product = files(PRODUCT) - laboratory
    shared = files(SHARED)
    longest = max(product, key=lambda path: lines({path}))
    print(f"{lines(product):9,}  lines of Swift in {len(product)} files")
    print(f"{lines(laboratory):9,}  lines of the laboratory besides")
    print(f"{lines(shared):9,}  of them for every game, {lines(shared) / lines(product):.0%}")
    print(f"{len(named(Repository(ROOT))):9,}  files that name a game and belong to none")
    print(f"{lines({longest}):9,}  in the longest file, {longest.relative_to(ROOT).as_posix()}")


if __name__ == "__main__":
    main()
