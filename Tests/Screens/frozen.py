"""Freezes time and randomness in a page, so that the same state always looks the same."""

import datetime
import pathlib

# The time on the devices: a Friday evening in New York.
NOW = datetime.datetime(2026, 11, 20, 20, 30, tzinfo=datetime.UTC)
TODAY = NOW.date().isoformat()

# Timers of this duration or longer end only when a state calls `pass_time`, in milliseconds.
LONG_TIMER = 1000

SCRIPT = pathlib.Path(__file__).with_name("frozen.js").read_text(encoding="utf-8")


def freeze(context) -> None:
    """Freezes time and randomness in all pages of a context. Call this function before you open the first page."""
    values = {"now": int(NOW.timestamp() * 1000), "longTimer": LONG_TIMER}
    context.add_init_script("{ const settings = " + repr(values) + ";\n" + SCRIPT + "}")


def pass_time(page, milliseconds: int) -> None:
    """Advances the page's clock, in steps of a frame, and fires the timers that are due."""
    page.evaluate("milliseconds => frozen.pass(milliseconds)", milliseconds)
