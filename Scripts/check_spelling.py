#!/usr/bin/env python3
"""Fails if a file has a British spelling or a phrase that reads as translated. `make lint` runs this."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

SUFFIXES = {".css", ".html", ".js", ".md", ".py", ".sh", ".swift", ".yaml"}

# Skip this script and the tests that contain the phrases, and assign1Tests.swift, a course's file that must not change.
SKIPPED = re.compile(r"/(test_)?check_spelling\.py$|/test_words\.py$|/assign1Tests\.swift$")

# A pattern to look for, what to write instead, and the reason.
PHRASES = [
    (r"colour", "color", "American spelling"),
    (r"neighbour", "neighbor", "American spelling"),
    (r"behaviour", "behavior", "American spelling"),
    (r"favour", "favor", "American spelling"),
    (r"centre", "center", "American spelling"),
    (r"\bgrey", "gray", "American spelling"),
    (r"\bcatalogue", "catalog", "American spelling"),
    (r"(initial|organ|recogn|real|normal|serial|optim|minim|maxim)is(e|ed|es|ing|ation)\b", "-iz-", "American spelling"),
    (r"\banalys(e|ed|es|ing)\b", "analyze", "American spelling; the noun is `analysis`"),
    (r"\b(cancel|label|model|travel)l(ed|ing)\b", "one l", "American spelling"),
    (r"(?i)\bto be called when", "Call this method when …", "name the actor: the caller"),
    (r"\b[Ii]t (as|in) a sentence", "A sentence that …", "say what it is, not what it is made from"),
    (r"\bwhat comes of\b", "the result of", "use a noun for a value"),
    (r"\bwhoever\b", "the player, the caller, a client", "name the actor"),
    (r"\bworks? out\b", "compute", "the field's word"),
    (r"\b(is|are) to be (seen|heard|told|asked|shown)\b", "shows, hears, asks", "prefer the active verb"),
    (r"\banew\b", "again, new", "plain English"),
    (r"\bbethink\b|\bforthwith\b|\bthereof\b|\bwhereof\b", "a plain word", "plain English"),
]


def faults(name: str, text: str) -> list[str]:
    """Returns a line for each phrase in the text that must be replaced."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for phrase, instead, reason in PHRASES:
            if match := re.search(phrase, line):
                found.append(f"{name}:{number}: “{match[0]}”: write “{instead}” ({reason})")
    return found


def main() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    found = []
    for name in listed.stdout.split("\0"):
        path = ROOT / name
        if path.suffix in SUFFIXES and path.is_file() and not SKIPPED.search(name):
            found += faults(name, path.read_text(encoding="utf-8"))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
