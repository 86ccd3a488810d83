"""Checks that the fixture of days, with which all implementations are compared, is the output of its script."""

import importlib.util

from games import ROOT

FOLDER = ROOT / "Tests" / "Fixtures" / "today"


def test_fixture_matches_its_script():
    spec = importlib.util.spec_from_file_location("make_days", FOLDER / "make_days.py")
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert (FOLDER / "days.json").read_text() == script.days()
