"""Every screen in each engine, on a phone and on a desktop: nothing is cut off, covered, outside or too small to hit.

One with a fault is kept as a picture in .build/screens, to be looked at.
"""

from engine_page import DESKTOP, PHONE
from layout import READ
from screens import CODEBREAKER, HOUSE, TRIPLES

SIZES = {"phone": PHONE, "desktop": DESKTOP}


def look_at(page, walks, place: str) -> list[str]:
    """Walks through screens. Returns their faults."""
    found = []
    for walk in walks:
        page.store({})
        for screen, may_scroll in walk(page):
            # First at the size that the page has.
            for name, size in sorted(SIZES.items(), key=lambda item: item[1] != page.engine.size):
                page.resize(size)
                page.settle()
                if faults := page.engine.call(READ, {"mayScroll": may_scroll, "target": 44}):
                    page.keep(f"{place}-{screen}-{name}")
                found += [f"{screen}, {name}: {fault}" for fault in faults]
    return found


def test_triples(triples):
    assert look_at(triples, TRIPLES, "triples") == []


def test_codebreaker(codebreaker):
    assert look_at(codebreaker, CODEBREAKER, "codebreaker") == []


def test_the_house(page):
    assert look_at(page, HOUSE, "house") == []
