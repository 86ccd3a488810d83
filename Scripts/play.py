#!/usr/bin/env python3
"""Builds the games, and serves their pages as soon as they are built, while the coaches and the other pages are still being
built. `make play` runs this.

If a page isn't built yet, it says so, and appears by itself later. The programs aren't shrunk, because their size doesn't
matter on this machine."""

import pathlib
import subprocess
import sys
import threading
import time

import serve
from games import declared_games
from make_site import DIST, Program, begin_site, declared_programs, finish_site

BUILD = pathlib.Path(__file__).resolve().parent / "build-web.sh"
LOG = DIST.parent / ".build" / "play.txt"


class Steps:
    """Prints the steps of the build, each with its duration in seconds."""

    def __init__(self, count: int):
        self._count, self._number, self._began = count, 0, time.monotonic()

    def begin(self, what: str) -> None:
        """Prints the next step."""
        self._number, self._began = self._number + 1, time.monotonic()
        print(f"==> Step {self._number} of {self._count}: {what}", flush=True)

    def end(self) -> None:
        """Prints the duration of the current step in seconds."""
        print(f"    Step {self._number} of {self._count}: {time.monotonic() - self._began:.0f} s", flush=True)


class Construction:
    """The programs that are still being built, keyed by their paths in the site. Thread-safe."""

    def __init__(self, programs: list[Program]):
        self._waiting = {program.path: program for program in programs}
        self._changed = threading.Condition()
        self.has_failed = False

    def lacks(self, place: str) -> bool:
        """Returns whether a program isn't built yet."""
        return place in self._waiting

    def wait_for(self, place: str) -> None:
        """Blocks until the program at `place` has been copied to the site, or the build has failed."""
        with self._changed:
            self._changed.wait_for(lambda: self.has_failed or not self.lacks(place))

    def place_built(self, since: float = 0, first_alone: bool = False) -> None:
        """Copies the programs that changed after `since`, a modification time in seconds, to the site. If `first_alone` is
        true, copies only the programs that the games' pages wait for."""
        for program in list(self._waiting.values()):
            if first_alone and not program.is_first:
                continue
            if program.built.is_file() and program.built.stat().st_mtime > since:
                program.copy()
                with self._changed:
                    del self._waiting[program.path]
                    self._changed.notify_all()

    def fail(self) -> None:
        """Marks the build as failed, and wakes all waiting threads."""
        with self._changed:
            self.has_failed = True
            self._changed.notify_all()


def build(*arguments: str) -> subprocess.Popen:
    """Starts a build. Its output goes to a file, which `fail` prints."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen([BUILD, *arguments], stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)


def fail() -> None:
    """Prints the output of the failed build."""
    print(LOG.read_text(errors="replace"), "\nerror: the build failed; what it printed is above", sep="\n", file=sys.stderr)


def build_all(steps: Steps, construction: Construction) -> None:
    """Builds the games' pages, and then everything else. Copies each program to the site as soon as it is built."""
    stages = (
        ("building the games (a minute the first time)", ["--target", "AllGamePages"]),
        ("building the coaches and the other pages, while you play", []),
    )
    for what, arguments in stages:
        began = time.time()
        steps.begin(what)
        building = build(*arguments)
        while building.poll() is None:
            time.sleep(0.3)
            construction.place_built(since=began)
        if building.returncode != 0:
            fail()
            construction.fail()
            return
        # SwiftPM doesn't rewrite programs that are up to date, so the loop above skips them. Copy them, too.
        construction.place_built(first_alone="AllGamePages" in arguments)
        steps.end()
    finish_site(is_quick=True)


def main() -> None:
    options = serve.parse_options(__doc__)
    games = declared_games()
    first, *others = declared_programs(games, begin_site(games))
    construction = Construction([first, *others])
    building = threading.Thread(target=build_all, args=(Steps(2), construction), daemon=True)
    building.start()
    construction.wait_for(first.path)
    if construction.has_failed:
        building.join()
        sys.exit(1)
    serve.run(serve.listen(options.host, options.port, construction))


if __name__ == "__main__":
    main()
