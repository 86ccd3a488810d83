"""Every state of which pictures are taken, at small and large sizes and with letters of twice the size: no text is cut or lies on other text,
no word is broken, notices cover nothing that can be pressed, and no style sheet of one screen reaches into another."""

import all_states  # noqa: F401
import pytest
from camera import wait_for_rest
from frames import wait_for_frame
from layout import faults, resize, set_letter_size
from replies import ServedSite
from states import STATES, Visitor
from style_sheets import READ_REACHED, screen_sheets
from text_layout import text_faults
from toasts import covered_by_toasts, shown_notice
from waiting import wait_for_animations

SIZES = [(320, 568), (360, 780), (390, 664), (664, 390), (820, 1180), (1280, 800)]

# States that differ from another one only in where they are scrolled to or in what moves.
REPEATED = [name for name, state in STATES.items() if name.endswith("-bottom") or state.has_motion]


@pytest.fixture(scope="session")
def served_site(dist):
    """Serves the built site with the replies of a game server."""
    site = ServedSite(dist)
    yield site
    site.stop()


@pytest.fixture
def visitor(playwright, browser, served_site):
    served_site.set_replies(None)
    device = Visitor(playwright, browser, served_site, name="iphone")
    yield device
    device.close_contexts()


@pytest.mark.parametrize("name", [name for name in STATES if name not in REPEATED])
def test_screen_shows_all_text_and_keeps_to_its_style_sheets(visitor, subtests, name):
    page = STATES[name].reach(visitor)
    wait_for_rest(page, STATES[name].is_busy)
    with subtests.test("style sheets"):
        assert page.evaluate(READ_REACHED, screen_sheets(STATES[name].page)) == []
    for letter_size in (32, 16):
        set_letter_size(page, letter_size)
        for width, height in SIZES:
            resize(page, {"width": width, "height": height})
            wait_for_animations(page)
            with subtests.test(letter_size=letter_size, size=f"{width} by {height}"):
                assert text_faults(page, must_fit=letter_size == 16 and height >= 568) == []
                # On own boards in landscape, the choices are smaller than elsewhere.
                assert faults(page, may_scroll=True, target=40) == []
            if letter_size == 32:
                continue
            with shown_notice(page) as has_notice, subtests.test("notice", size=f"{width} by {height}"):
                if has_notice:
                    wait_for_frame(page)
                    assert covered_by_toasts(page) == []
