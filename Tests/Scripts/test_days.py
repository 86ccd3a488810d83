"""Checks that the fixtures of days, with which all implementations are compared, are the output of their script."""

import importlib.util

from games import ROOT

FOLDER = ROOT / "Tests" / "Fixtures" / "today"


def test_fixtures_match_their_script():
    spec = importlib.util.spec_from_file_location("make_days", FOLDER / "make_days.py")
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    for name, first_day in script.FIRST_DAYS.items():
        assert (FOLDER / name).read_text() == script.days(first_day)
