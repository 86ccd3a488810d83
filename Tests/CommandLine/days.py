"""The days that another implementation has worked out, and that implementation."""

import importlib.util
import json

from repository import ROOT

FOLDER = ROOT / "Tests" / "Fixtures" / "today"
DAYS = json.loads((FOLDER / "days.json").read_text())

spec = importlib.util.spec_from_file_location("make_days", FOLDER / "make_days.py")
make_days = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make_days)
