"""What axe-core has to say about a screen."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# With transitions under way colours are halfway between two, which is nothing that anyone reads.
SETTLED = """() => document.getAnimations().every((animation) =>
    animation.playState !== "running" || animation.effect.getTiming().iterations === Infinity)"""


def assert_accessible(page: Page) -> None:
    """Fails if axe-core finds any violation on the screen as it is now. To be called on every screen, in both colour
    schemes."""
    page.wait_for_function(SETTLED)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
