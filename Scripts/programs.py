"""Makes the programs that Swift built for the browser small: squeezes them, and splits what a page can begin without from
the one that its first load waits for. Of the programs' bytes only: what belongs into which file is said by the games."""

import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# What every first load of a game has to wait for is worth the longer search. The tools are Binaryen's, and nothing but the
# size depends on their being there.
SQUEEZE = ["wasm-opt", "--flatten", "--rereloop", "-Oz", "-Oz", "--low-memory-unused"]
# What is loaded later is to be fast first.
OPTIMIZE = ["wasm-opt", "-Os"]
STRIP = ["--strip-debug", "--strip-producers"]
DISASSEMBLE, SPLIT = "wasm-dis", "wasm-split"


def run(*command, input: str | None = None) -> str:
    """What a command prints."""
    return subprocess.run(list(map(str, command)), input=input, check=True, capture_output=True, text=True).stdout


def place_program(built: pathlib.Path, place: pathlib.Path, is_first: bool) -> None:
    """Writes a program, made smaller as far as there is a tool for it."""
    if shutil.which("wasm-opt"):
        run(*(SQUEEZE if is_first else OPTIMIZE), *STRIP, built, "-o", place)
    else:
        # Contents alone: the build's file is executable, a site's need not be.
        shutil.copyfile(built, place)


def place_split_program(built: pathlib.Path, place: pathlib.Path, rest: pathlib.Path, words: dict[str, list[str]]) -> None:
    """Writes a program in two files: functions whose Swift names have one of the later words in them but none of the first
    ones (or one of those that are surely later), and all that only those call, go into `rest`. The other file calls them by their places in its table, where
    bridge.js puts them once the rest is there. Where the tools are missing, there is one file with everything."""
    if not all(map(shutil.which, ("wasm-opt", DISASSEMBLE, SPLIT))):
        place_program(built, place, is_first=True)
        return
    indices = ",".join(map(str, later_functions(run(DISASSEMBLE, built), words)))
    # The files fit only each other: one that belongs to another build is not taken (bridge.js).
    pair = "~" + hashlib.sha256(built.read_bytes() + indices.encode()).hexdigest()[:6]
    with tempfile.TemporaryDirectory() as folder:
        # Without names the two call each other by numbers, which are shorter.
        whole = pathlib.Path(folder, "whole.wasm")
        run("wasm-opt", *STRIP, built, "-o", whole)
        run(
            SPLIT, whole, f"--split-funcs={indices}", "-o1", place, "-o2", rest, "--export-prefix=%",
            f"--placeholder-namespace={pair}", f"--import-namespace={pair}",
        )
    # Only now, or what can wait would be merged into what cannot.
    for half in (place, rest):
        run(*SQUEEZE, *STRIP, half, "-o", half)


def later_functions(text: str, words: dict[str, list[str]]) -> list[int]:
    """The functions of a disassembled program that can wait: those that the words name, and those that are called by
    nothing else. Each by its number among the program's own, imported ones aside: so Binaryen calls what has no name."""
    names, callers, kept = [], {}, set()
    caller = None
    for line in text.splitlines():
        if found := re.match(r' \(import "[^"]*" "[^"]*" \(func \$(\S+?)[ )]', line):
            kept.add(found[1])
        elif found := re.match(r" \(func \$(\S+)", line):
            caller = found[1]
            names.append(caller)
        elif found := re.match(r' \(export "[^"]*" \(func \$(\S+?)\)', line):
            kept.add(found[1])
        elif line.startswith(" (elem"):
            # What is called by its place in the table can be called by anything.
            for name in re.findall(r"\$([^\s()]+)", line):
                callers.setdefault(name, set()).add(None)
        else:
            for name in re.findall(r"\((?:call|ref\.func) \$([^\s()]+)", line):
                callers.setdefault(name, set()).add(caller)
    # Binaryen writes what is not allowed in a name as a backslash and two digits.
    plain = [re.sub(r"\\([0-9a-f]{2})", lambda code: chr(int(code[1], 16)), name) for name in names]
    meanings = dict(zip(names, run("swift", "demangle", "-compact", input="\n".join(plain)).split("\n")))

    def named(key: str) -> set[str]:
        return {name for name, meaning in meanings.items() if any(word in meaning for word in words.get(key, []))}

    # What several functions share is called after one of them only. So its name says nothing: it waits with all that call it.
    shared = {name for name, meaning in meanings.items() if meaning.startswith(("merged", "outlined"))}
    kept |= named("first") - named("surely later") - shared
    waiting = named("later") - kept - shared
    grew = True
    while grew:
        more = {name for name in names if callers.get(name) and callers[name] <= waiting} - waiting - kept
        waiting |= more
        grew = bool(more)
    if not waiting:
        sys.exit(f"error: no function of the program has one of these words in its name: {', '.join(words['later'])}")
    return [index for index, name in enumerate(names) if name in waiting]
