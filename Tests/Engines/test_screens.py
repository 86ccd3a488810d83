"""Checks every screen in each engine, on a phone and on a desktop. Nothing may be cut off, covered, outside the
window, or too small to press.

If a screen has a fault, a screenshot of it is saved in .build/screens.
"""

from engine_page import DESKTOP, PHONE
from layout import READ
from screens import CODEBREAKER, OTHER_WALKS, TRIPLES

SIZES = {"phone": PHONE, "desktop": DESKTOP}


def find_faults(page, walks, place: str) -> list[str]:
    """Walks through screens and returns their faults."""
    found = []
    for walk in walks:
        page.store({})
        for screen, may_scroll in walk(page):
            # Start with the current size of the page, which saves a resize.
            for name, size in sorted(SIZES.items(), key=lambda item: item[1] != page.engine.size):
                page.resize(size)
                page.settle()
                if faults := page.engine.call(READ, {"mayScroll": may_scroll, "target": 44}):
                    page.save_screenshot(f"{place}-{screen}-{name}")
                found += [f"{screen}, {name}: {fault}" for fault in faults]
    return found


def test_triples_screens_have_no_layout_faults(triples):
    assert find_faults(triples, TRIPLES, "triples") == []


def test_codebreaker_screens_have_no_layout_faults(codebreaker):
    assert find_faults(codebreaker, CODEBREAKER, "codebreaker") == []


def test_other_screens_have_no_layout_faults(page):
    assert find_faults(page, OTHER_WALKS, "house") == []
