#!/usr/bin/env python3
"""Prints the transfer size of each file in dist/: compressed, unless compression gains nothing."""

from games import declared_games
from serve import DIST, INCOMPRESSIBLE, contents


def main() -> None:
    files = sorted(path for path in DIST.rglob("*") if path.is_file() and path.suffix != ".br")
    total = 0
    for path in files:
        data, _ = contents(path, 0, path.suffix not in INCOMPRESSIBLE)
        # Players don't download the source archive, so don't include it in the total.
        if path.suffix != ".gz":
            total += len(data)
        print(f"{len(data):9,}  {path.relative_to(DIST).as_posix()}")
    print(f"{total:9,}  all but the archive of the sources")
    for game in declared_games():
        for purpose, names in game.later.items():
            size = sum(len(contents(DIST / game.folder / name, 0, True)[0]) for name in names)
            print(f"{size:9,}  {game.name}, once asked for: {purpose}")


if __name__ == "__main__":
    main()
