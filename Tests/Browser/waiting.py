"""Waits for changes of a page. Playwright's own `wait_for_function` can't be used: when it retries, it may evaluate text
inside the page, which the pages' Content-Security-Policy forbids."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

# The maximum duration of any wait, in seconds. On a busy machine, a page waits for a processor core, and the coach needs time.
# Only failures take this long.
MAX_WAIT_SECONDS = 60

# A page without a program, or a page whose program is running and whose coach isn't busy.
IDLE_PAGE = "html:not([data-program]), html[data-state=running]:not(:has([aria-busy=true]))"


def wait_until(page: Page, condition: Callable[[], Any]) -> None:
    """Polls until `condition` returns a true value. Fails if that takes longer than `MAX_WAIT_SECONDS`."""
    deadline = time.monotonic() + MAX_WAIT_SECONDS
    while not condition():
        assert time.monotonic() < deadline, "the condition wasn't satisfied in time"
        page.wait_for_timeout(20)


def wait_for_script(page: Page, function: str, argument: Any = None) -> None:
    """Waits until a JavaScript function, given as text, returns a truthy value."""
    wait_until(page, lambda: page.evaluate(function, argument))


def wait_for_animations(page: Page) -> None:
    """Waits until all finite animations and transitions have ended."""
    wait_for_script(page, SETTLED)


SETTLED = """() => document.getAnimations().every((animation) =>
  animation.playState !== "running" || animation.effect.getTiming().iterations === Infinity)"""
