#!/usr/bin/env python3
"""Builds the games and serves them as soon as their pages are built, while the coaches and the other pages still are.
`make play` runs this.

A page that is not built yet says so and appears by itself. Nothing is squeezed: on this machine size does not matter."""

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
STEPS = 3


class Steps:
    """Prints the steps of the work, each with the seconds it took."""

    def __init__(self, count: int):
        self._count, self._number, self._began = count, 0, time.monotonic()

    def begin(self, what: str) -> None:
        """Names the next step."""
        self._number, self._began = self._number + 1, time.monotonic()
        print(f"==> Step {self._number} of {self._count}: {what}", flush=True)

    def end(self) -> None:
        """Prints how long the step took."""
        print(f"    Step {self._number} of {self._count}: {time.monotonic() - self._began:.0f} s", flush=True)


class Construction:
    """The programs that are still being built, by their places in the site. Used from several threads."""

    def __init__(self, programs: list[Program]):
        self._waiting = {program.place: program for program in programs}
        self._changed = threading.Condition()
        self.has_failed = False

    def lacks(self, place: str) -> bool:
        """Whether a program is still to come."""
        return place in self._waiting

    def wait_for(self, place: str) -> None:
        """Waits until a program is built, or cannot be."""
        with self._changed:
            self._changed.wait_for(lambda: self.has_failed or not self.lacks(place))

    def place_built(self, since: float) -> None:
        """Puts the programs into the site that were built after a moment, given as a file's time of change."""
        for program in list(self._waiting.values()):
            if program.built.is_file() and program.built.stat().st_mtime > since:
                program.copy()
                with self._changed:
                    del self._waiting[program.place]
                    self._changed.notify_all()

    def fail(self) -> None:
        """Ends all waiting: the rest will not come."""
        with self._changed:
            self.has_failed = True
            self._changed.notify_all()


def build(*arguments: str) -> subprocess.Popen:
    """Starts a build. What the compiler prints goes to a file, which is shown if the build fails."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen([BUILD, *arguments], stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)


def fail() -> None:
    """Shows what the failed build printed."""
    print(LOG.read_text(errors="replace"), "\nerror: the build failed; what it printed is above", sep="\n", file=sys.stderr)


def build_rest(steps: Steps, construction: Construction) -> None:
    """Builds what is left, and puts each program into the site when it is there."""
    began = time.time()
    steps.begin("building the coaches and the other pages, while you play")
    building = build()
    while building.poll() is None:
        time.sleep(0.3)
        construction.place_built(since=began)
    if building.returncode != 0:
        fail()
        construction.fail()
        return
    # SwiftPM leaves a file alone that needs no change.
    construction.place_built(since=0)
    finish_site(is_quick=True)
    steps.end()


def main() -> None:
    options = serve.parse_options(__doc__)
    steps = Steps(STEPS)
    games = declared_games()
    programs = declared_programs(games)
    pages = [program for program in programs if program.is_first]
    steps.begin("building the pages of " + " and ".join(game.name for game in games) + " (a minute the first time)")
    if build("--target", "FirstPages").wait() != 0:
        fail()
        sys.exit(1)
    steps.end()
    steps.begin("writing the site")
    begin_site(games)
    for program in pages:
        program.copy()
    construction = Construction([program for program in programs if program not in pages])
    server = serve.listen(options.host, options.port, construction)
    steps.end()
    threading.Thread(target=build_rest, args=(steps, construction), daemon=True).start()
    serve.run(server)


if __name__ == "__main__":
    main()
