"""The days that all implementations are held against are still those that the script beside them works out."""

import importlib.util

from games import ROOT

FOLDER = ROOT / "Tests" / "Fixtures" / "today"


def test_the_fixture_is_what_its_script_writes():
    spec = importlib.util.spec_from_file_location("make_days", FOLDER / "make_days.py")
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert (FOLDER / "days.json").read_text() == script.days()
