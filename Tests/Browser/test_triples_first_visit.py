"""A first visit: from the home page to the first move, with only one line to read. Native tests play up to the first 6."""

import pytest
from layout import at_sizes_with_same_input
from triples import TriplesPage


@pytest.mark.parametrize("name", ["iphone", "desktop"])
def test_first_visit_shows_a_tip_that_fits_and_survives_a_reload(new_device, name):
    device = new_device(name)
    page = device.visit()
    page.get_by_role("link", name="Play Triples").click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    game, tip = TriplesPage(page), page.locator("#tip")
    line = game.line()
    # After a reload, the tips continue.
    for _ in range(2):
        assert game.line() == line
        assert tip.inner_text() == "Swipe: push 1 and 2 together to make 3."
        page.reload()
    # The longest tip also fits.
    for text in (tip.inner_text(), "First 6! 6 and 6 make 12. Sound?"):
        tip.evaluate("(tip, text) => { tip.textContent = text; }", text)
        for size in at_sizes_with_same_input(device, page):
            box, window = tip.bounding_box(), page.viewport_size
            assert box["x"] >= 0 and box["x"] + box["width"] <= window["width"], size
            assert box["y"] >= 0 and box["y"] + box["height"] <= window["height"], size


def test_layout_is_stable_when_the_tip_disappears(new_device):
    """Checks that space is reserved for the tip. On phones in landscape, the tip replaces the choice of the next game,
    and the layout may move by a few pixels."""
    for name in ("iphone", "iphone_landscape", "small", "small_landscape", "tablet", "desktop"):
        game = TriplesPage(new_device(name).open("triples/"))
        game.settle()
        before = game.board_element.bounding_box()
        assert game.page.locator("#tip").inner_text()
        game.page.locator("#tip").evaluate("tip => tip.textContent = ''")
        after = game.board_element.bounding_box()
        by = 3 if name.endswith("landscape") and name.startswith(("iphone", "small")) else 0.01
        assert after == {side: pytest.approx(length, abs=by) for side, length in before.items()}, name
