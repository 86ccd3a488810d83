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

# A pattern to look for in every line, what to write instead, and the reason.
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

# The same for comments, documents, and the names of tests. A space also stands for a line break.
PROSE_PHRASES = [
    (r"\b[Tt]exts\b", "text, lines, stored values", "“text” has no plural here"),
    (r"\b[Aa] text\b(?! (alternative|field|file|form|size)\b)", "text, a string, a line", "“text” isn't countable here"),
    (r"\b[Aa] storage\b(?! (key|problem)\b)", "storage, a store", "“storage” isn't countable"),
    (r"\b[Gg]ames? of (a|an|the|that|this|each|another|its|any) (\w+ )?day\b(?! before)", "daily game, the day's game", "a compound noun"),
    (r"\bpart of (a|an|the|its)( page['’]s)? (address|link) after\b", "query string (after `?`), fragment (after `#`)", "the field's word"),
    (r"\b[Ss]ervers? of (the )?daily games\b", "game server", "a compound noun"),
    (r"\b[Ll]imits? of attempts\b", "attempt limit", "a compound noun"),
    (r"\boutside the page\b", "detached", "the field's word"),
    (r"\b(is|are|was|were|be|stays?|keeps?|layer|one|screen|tab) in front\b(?! (of|ends?)\b)", "selected, shown, frontmost", "name the state"),
    (r"\bmeanwhile\b", "in the meantime, until then", "plain English"),
    (r"(?<!\bby )(?<!\bfrom )(?<!\buntil )(?<!\bright )\bnow\.(?!\w)", "leave it out, or “currently”", "the present tense says it"),
]

# What a file of a type consists of. The groups are prose: comments, docstrings, and the names of tests.
STRING = r"""\"(?:\\.|[^\"\\\n])*\""""
PROSE = {
    ".css": r"/\*(.*?)\*/",
    ".js": rf"/\*(.*?)\*/|(?<![:\w])//([^\n]*)|{STRING}|`[^`]*`",
    ".md": r"^```.*?^```|([^`]+)|`[^`\n]*`",
    ".py": rf"""^\s*\"\"\"(.*?)\"\"\"|\"\"\".*?\"\"\"|(?<!\S)#([^\n]*)|def test_(\w+)|{STRING}|'[^'\n]*'""",
    ".sh": r"(?<!\S)#([^\n]*)",
    ".swift": rf"""\"\"\".*?\"\"\"|//+([^\n]*)|@Test[^{{]*? func (\w+)|{STRING}""",
    ".yaml": r"([^`]+)|`[^`\n]*`",
}

# Where a word of a name ends.
WORD_BREAK = re.compile("_|(?<=[a-z])(?=[A-Z])")


def prose(suffix: str, text: str) -> str:
    """Returns a file's comments, documentation, and test names as words, on their lines. Everything else is blotted out."""
    parts = []
    end = 0
    for match in re.finditer(PROSE.get(suffix, "(?!)"), text, re.MULTILINE | re.DOTALL):
        if match.lastindex:
            start, stop = match.span(match.lastindex)
            words = re.sub("`[^`\n]*`", "\0", match[match.lastindex])
            parts += [re.sub(r"[^\s/*#]", "\0", text[end:start]), words if " " in words else WORD_BREAK.sub(" ", words)]
            end = stop
    return re.sub("[/*#]+", " ", "".join(parts))


def faults(name: str, text: str) -> list[str]:
    """Returns a line for each phrase in the text that must be replaced."""
    found = []
    for searched, phrases in ((text, PHRASES), (prose(Path(name).suffix, text), PROSE_PHRASES)):
        for phrase, instead, reason in phrases:
            for match in re.finditer(re.sub(r" (?!\))", r"\\s+", phrase), searched):
                number = searched.count("\n", 0, match.start()) + 1
                found.append((number, f"{name}:{number}: “{' '.join(match[0].split())}”: write “{instead}” ({reason})"))
    return [line for _, line in sorted(found)]


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
