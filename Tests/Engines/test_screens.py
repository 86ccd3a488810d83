"""Every screen in each engine, from phone to desktop: nothing is cut off, covered, outside or too small to hit.

Each is kept as a picture in .build/screens, to be looked at.
"""

from engine_page import DESKTOP, PHONE
from layout import READ
from screens import CODEBREAKER, HOUSE, TRIPLES

# A window that is nearly square is a tablet's on its side, too.
SIZES = {"phone": PHONE, "window": (1024, 768), "desktop": DESKTOP}


def look_at(page, screens, place: str) -> list[str]:
    """Goes to screens, keeps them as pictures, and answers with what is wrong with them."""
    found = []
    for screen in screens:
        page.store({})
        screen.go(page)
        for name, size in SIZES.items():
            page.resize(size)
            page.settle()
            page.keep(f"{place}-{screen.name}-{name}")
            faults = page.engine.call(READ, {"mayScroll": screen.may_scroll, "target": 44})
            found += [f"{screen.name}, {name}: {fault}" for fault in faults]
    return found


def test_triples(triples):
    assert look_at(triples, TRIPLES, "triples") == []


def test_codebreaker(codebreaker):
    assert look_at(codebreaker, CODEBREAKER, "codebreaker") == []


def test_the_house(page):
    assert look_at(page, HOUSE, "house") == []
