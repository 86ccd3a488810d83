"""Where things are in the repository."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / ".build" / "web" / "wasm32-unknown-none-wasm" / "release"
FIXTURES = ROOT / "Tests" / "Fixtures"
PAGES = ROOT / "Tests" / "Browser" / "pages"
