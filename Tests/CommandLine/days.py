"""Days that an independent implementation dealt, and functions of that implementation."""

import datetime
import hashlib
import importlib.util
import json

from repository import ROOT

FOLDER = ROOT / "Tests" / "Fixtures" / "today"
DAYS = json.loads((FOLDER / "days.json").read_text())

spec = importlib.util.spec_from_file_location("make_days", FOLDER / "make_days.py")
make_days = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make_days)


def deal_around(today: datetime.date) -> list[dict]:
    """Deals the days from the day before `today` to a week after it, with other keys than the fixture's. Returns the
    deals in the fixture's format."""
    dealt, previous = [], "0" * 64
    for count in range(9):
        day = today + datetime.timedelta(days=count - 1)
        key = hashlib.sha256(f"another key for tests, {count}".encode()).digest()
        published = make_days.commitment(day, previous, key)
        dealt.append({
            "day": day.isoformat(), "key": key.hex(), "previous": previous, "commitment": published,
            "triples": make_days.triples(day, key), "codebreaker": make_days.codebreaker(day, key),
        })
        previous = published
    return dealt
