"""Waiting for what a page is about to do. Playwright's own `wait_for_function` evaluates text inside the page when it
has to ask twice, which the pages' Content-Security-Policy rightly forbids."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

# How long anything may take, in seconds: on a busy machine a page waits for a core, and the coach has much to do. Nothing
# waits so long that comes: only a failure takes all of it.
PATIENCE = 60


def wait_until(page: Page, condition: Callable[[], Any]) -> None:
    """Asks again until `condition` holds. Fails if that takes longer than anything may."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "what was waited for did not happen"
        page.wait_for_timeout(20)


def wait_for_script(page: Page, function: str, argument: Any = None) -> None:
    """Waits until a JavaScript function, given as text, returns something true."""
    wait_until(page, lambda: page.evaluate(function, argument))


def wait_for_animations(page: Page) -> None:
    """Waits until every animation and transition has ended, except those that never do."""
    wait_for_script(page, SETTLED)


SETTLED = """() => document.getAnimations().every((animation) =>
  animation.playState !== "running" || animation.effect.getTiming().iterations === Infinity)"""
