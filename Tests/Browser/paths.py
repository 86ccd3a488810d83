"""Paths in the repository."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAMS = ROOT / ".build" / "tests-programs" / "wasm32-unknown-none-wasm" / "release"
FIXTURES = ROOT / "Tests" / "Fixtures"
PAGES = ROOT / "Tests" / "Browser" / "pages"
