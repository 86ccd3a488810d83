"""Paths in the repository."""

from repository import ROOT

PROGRAMS = ROOT / ".build" / "tests-programs" / "wasm32-unknown-none-wasm" / "release"
PAGES = ROOT / "Tests" / "Browser" / "pages"
