"""Makes the programs that Swift built for the browser small, and splits a page's program in two: what its first moves run, and
the rest. Which functions those are says a recorded profile (Scripts/record_profile.py)."""

import hashlib
import pathlib
import re
import shutil
import subprocess
import tempfile

# A page waits for its program, so the longer search for the smallest one pays. All tools are Binaryen's.
SQUEEZE = ["wasm-opt", "--flatten", "--rereloop", "-Oz", "-Oz", "--low-memory-unused"]
# What loads later should be fast first.
OPTIMIZE = ["wasm-opt", "-Os"]
STRIP = ["--strip-debug", "--strip-producers"]
DISASSEMBLE, SPLIT = "wasm-dis", "wasm-split"


def run(*command) -> str:
    """Runs a command and returns what it prints."""
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout


def can_split() -> bool:
    """Whether the tools that split a program are installed."""
    return all(map(shutil.which, ("wasm-opt", DISASSEMBLE, SPLIT)))


def recipe() -> bytes:
    """What a small program depends on besides the one that was built: this file, and which tools are installed."""
    return pathlib.Path(__file__).read_bytes() + str([can_split(), shutil.which("wasm-opt") is not None]).encode()


def copy_program(built: pathlib.Path, place: pathlib.Path) -> None:
    """Puts a program into the site as it was built. The file appears whole, even while it is being served."""
    # Contents alone: the build's file is executable, a site's need not be.
    part = place.with_name(place.name + ".part")
    shutil.copyfile(built, part)
    part.replace(place)


def place_program(built: pathlib.Path, place: pathlib.Path, is_first: bool) -> None:
    """Writes a program to the site, as small as the installed tools can make it. `is_first`: whether a page waits for it."""
    if shutil.which("wasm-opt"):
        run(*(SQUEEZE if is_first else OPTIMIZE), *STRIP, built, "-o", place)
    else:
        copy_program(built, place)


def place_split_program(built: pathlib.Path, place: pathlib.Path, rest: pathlib.Path, profile: set[str]) -> None:
    """Writes a program in two files: the functions that the profile names go into `place`, all others into `rest`. The first
    file calls the others through its table, where bridge.js puts them once `rest` is loaded. Without Binaryen, `place` gets
    the whole program."""
    if not can_split():
        copy_program(built, place)
        return
    later = [index for index, name in enumerate(function_names(built)) if name not in profile]
    indices = ",".join(map(str, later))
    # The files fit only each other, so bridge.js must refuse one of another build: both carry this name.
    pair = "~" + hashlib.sha256(built.read_bytes() + indices.encode()).hexdigest()[:6]
    with tempfile.TemporaryDirectory() as folder:
        # Without names the two call each other by numbers, which are shorter.
        whole = pathlib.Path(folder, "whole.wasm")
        run("wasm-opt", *STRIP, built, "-o", whole)
        run(
            SPLIT, whole, f"--split-funcs={indices}", "-o1", place, "-o2", rest, "--export-prefix=%",
            f"--placeholder-namespace={pair}", f"--import-namespace={pair}",
        )
    # Squeeze after splitting. Before it, functions of one file would be merged into those of the other.
    for half in (place, rest):
        run(*SQUEEZE, *STRIP, half, "-o", half)


def function_names(program: pathlib.Path) -> list[str]:
    """The names of a program's own functions, in their order, as Binaryen writes them."""
    return re.findall(r"^ \(func \$(\S+)", run(DISASSEMBLE, program), re.MULTILINE)


def read_profile(path: pathlib.Path) -> set[str]:
    """Reads a profile: one function's name a line, and comments that start with `#`."""
    return {line for line in path.read_text().splitlines() if line and not line.startswith("#")}
