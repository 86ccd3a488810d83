"""Every screen, as it is played, at small and large sizes and with letters of twice the size: no text is cut or lies on other text, no word
is broken, notices cover nothing that can be pressed, and no style sheet of one screen reaches into another."""

import pytest
from frames import wait_for_frame
from layout import faults, resize, set_letter_size
from played_screens import SCREENS
from style_sheets import READ_REACHED, screen_sheets
from text_layout import text_faults
from toasts import covered_by_toasts, show_notice
from waiting import wait_for_animations

SIZES = [(320, 568), (390, 664), (664, 390), (820, 1180), (1280, 800)]


@pytest.mark.parametrize("name", SCREENS)
def test_screen_shows_all_text_and_keeps_to_its_style_sheets(iphone, subtests, name):
    path, open_screen = SCREENS[name]
    page = open_screen(iphone)
    with subtests.test("style sheets"):
        assert page.evaluate(READ_REACHED, screen_sheets(path)) == []
    for letter_size in (16, 32):
        set_letter_size(page, letter_size)
        for width, height in SIZES:
            resize(page, {"width": width, "height": height})
            wait_for_animations(page)
            with subtests.test(letter_size=letter_size, size=f"{width} by {height}"):
                assert text_faults(page, must_fit=letter_size == 16 and height >= 568) == []
                # On own boards in landscape, the choices are smaller than elsewhere.
                assert faults(page, may_scroll=True, target=40) == []
    set_letter_size(page, 16)
    for width, height in SIZES:
        resize(page, {"width": width, "height": height})
        if show_notice(page):
            wait_for_frame(page)
            with subtests.test("notice", size=f"{width} by {height}"):
                assert covered_by_toasts(page) == []
