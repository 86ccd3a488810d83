"""Shrinks the programs that Swift built for the browser, and splits a page's program into two files: the functions that run
during the first moves, and all others. A profile lists the functions of the first file (Scripts/record_profile.py)."""

import hashlib
import pathlib
import re
import shutil
import subprocess
import tempfile

# A page waits for its program, so spend the time to minimize its size. All tools are part of Binaryen.
SQUEEZE = ["wasm-opt", "--flatten", "--rereloop", "-Oz", "-Oz", "--low-memory-unused"]
# Programs that load later should be fast rather than small.
OPTIMIZE = ["wasm-opt", "-Os"]
STRIP = ["--strip-debug", "--strip-producers"]
DISASSEMBLE, SPLIT = "wasm-dis", "wasm-split"

# Match the names of all functions in a disassembled program, and of its stubs, which only trap or return a constant. A
# program has two stubs for each type of array. Nothing calls them, and Binaryen merges equal ones. The first file
# contains all stubs, because a stub is smaller than the import for calling a stub in the second file.
FUNCTION = re.compile(r"^ \(func \$(\S+)", re.MULTILINE)
STUB = re.compile(r"^ \(func \$(\S+)[^\n]*\n  \((?:unreachable|i32\.const \d+)\)\n \)$", re.MULTILINE)


def run(*command) -> str:
    """Runs a command and returns what it prints."""
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout


def can_split() -> bool:
    """Returns whether the tools that split a program are installed."""
    return all(map(shutil.which, ("wasm-opt", DISASSEMBLE, SPLIT)))


def recipe() -> bytes:
    """Returns everything that a shrunk program depends on besides its input: this script, and the installed tools."""
    return pathlib.Path(__file__).read_bytes() + str([can_split(), shutil.which("wasm-opt") is not None]).encode()


def copy_program(built: pathlib.Path, place: pathlib.Path) -> None:
    """Copies a program to the site as it was built. The copy is atomic, because the site may be served in the meantime."""
    # Copy only the contents, because the build's file is executable, and the site's shouldn't be.
    part = place.with_name(place.name + ".part")
    shutil.copyfile(built, part)
    part.replace(place)


def place_program(built: pathlib.Path, place: pathlib.Path, is_first: bool) -> None:
    """Writes a program to the site, and shrinks it if Binaryen is installed. `is_first` says whether a page waits for the
    program."""
    if shutil.which("wasm-opt"):
        run(*(SQUEEZE if is_first else OPTIMIZE), *STRIP, built, "-o", place)
    else:
        copy_program(built, place)


def place_split_program(built: pathlib.Path, place: pathlib.Path, rest: pathlib.Path, profile: set[str]) -> None:
    """Writes a program as two files: the functions in the profile to `place`, all others to `rest`. The first file
    calls the others through its table, which Site/programs.js fills in when `rest` is loaded. Without Binaryen, writes the
    whole program to `place`."""
    if not can_split():
        copy_program(built, place)
        return
    text = run(DISASSEMBLE, built)
    first = profile | set(STUB.findall(text))
    later = [index for index, name in enumerate(FUNCTION.findall(text)) if name not in first]
    indices = ",".join(map(str, later))
    # The two files work only with each other, so the page must reject a file of another build. Both contain this name, which
    # differs between builds.
    pair = "~" + hashlib.sha256(built.read_bytes() + indices.encode()).hexdigest()[:6]
    with tempfile.TemporaryDirectory() as folder:
        # Without names, the files refer to each other's functions by number, which is shorter.
        whole = pathlib.Path(folder, "whole.wasm")
        run("wasm-opt", *STRIP, built, "-o", whole)
        run(
            SPLIT, whole, f"--split-funcs={indices}", "-o1", place, "-o2", rest, "--export-prefix=%",
            f"--placeholder-namespace={pair}", f"--import-namespace={pair}",
        )
    # Shrink the files only after splitting. Otherwise wasm-opt would merge functions of one file with functions of the
    # other.
    for half in (place, rest):
        run(*SQUEEZE, *STRIP, half, "-o", half)


def function_names(program: pathlib.Path) -> list[str]:
    """Returns the names of the functions that a program defines, in order, as Binaryen writes them."""
    return FUNCTION.findall(run(DISASSEMBLE, program))


def read_profile(path: pathlib.Path) -> set[str]:
    """Reads a profile: one function name per line, and comments that start with `#`."""
    return {line for line in path.read_text().splitlines() if line and not line.startswith("#")}
