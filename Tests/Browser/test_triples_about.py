"""The About screen's toy: a separate program, loaded when the screen is first shown."""

import re

from frames import pause_clock
from layout import resize
from offline import READY
from playwright.sync_api import expect
from triples import open_table
from waiting import wait_for_script, wait_until


def jellies(page):
    return page.locator("#tank-picture .jelly:not(.drop)")


def outline(page) -> str:
    return jellies(page).first.locator(".body").get_attribute("d")


def assert_outlines_are_closed(table) -> None:
    number = r"-?\d+(\.\d)?"
    drawn = outline(table.page)
    start = re.fullmatch(rf"M({number} {number})(C({number} ?){{6}}){{12}}Z", drawn)
    assert start and drawn.endswith(f" {start[1]}Z"), drawn
    matrix = jellies(table.page).first.locator(".label").get_attribute("transform")
    cosine, sine, other, same, *place = map(float, re.fullmatch(r"matrix\(([-.\d ]+)\)", matrix)[1].split(" "))
    assert (cosine, sine) == (same, -other) and abs(cosine**2 + sine**2 - 1) < 0.01 and len(place) == 2


def test_toy_is_drawn_reacts_and_rests_while_hidden(desktop):
    desktop.context().clock.install(time=1_700_000_000)
    desktop.context().add_init_script(
        "window.frames_ = 0; const real = requestAnimationFrame;"
        "window.requestAnimationFrame = (step) => real((time) => (window.frames_++, step(time)));"
    )
    table = open_table(desktop, path="triples/#about")
    expect(jellies(table.page).first).to_be_visible()
    assert_outlines_are_closed(table)
    box = table.page.locator("#tank").bounding_box()
    assert table.page.locator("#tank-picture").get_attribute("viewBox").split()[2] == f"{box['width']:g}"
    table.page.get_by_role("application").focus()
    before = outline(table.page)
    table.page.keyboard.press("ArrowUp")
    wait_for_script(
        table.page,
        "before => document.querySelector('#tank-picture .jelly .body').getAttribute('d') !== before",
        before,
    )
    label = table.page.get_by_role("application").get_attribute("aria-label")
    assert label != "A tank of jelly creatures"
    table.button("Restart").click()
    expect(jellies(table.page).first).to_be_visible()
    wait_for_script(table.page, "() => window.frames_ > 5")
    # The toy rests while its screen is hidden.
    table.tab("Scores").click()
    pause_clock(table.page, 1_700_001_000)
    before = table.page.evaluate("window.frames_")
    table.page.clock.run_for(400)
    assert table.page.evaluate("window.frames_") <= before + 1
    # When it's shown again, it takes its new size.
    table.page.clock.resume()
    table.page.is_paused = False
    resize(table.page, {"width": 600, "height": 700})
    table.tab("About").click()
    wait_for_script(
        table.page, "() => Number(document.querySelector('#tank-picture').getAttribute('viewBox').split(' ')[2]) < 600"
    )


def test_toy_is_loaded_once_when_its_screen_opens(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.address = site.address

    def times_loaded() -> int:
        return sum(path.endswith("/jelly.wasm") for path, _, _ in site.replies)

    table = open_table(desktop)
    table.page.evaluate(READY)
    # Some seconds later, the whole game is loaded except the toy.
    wait_until(table.page, lambda: "/triples/triples-rest.wasm" in [path for path, _, _ in site.replies])
    table.tab("Scores").click()
    table.page.wait_for_load_state("networkidle")
    assert not any("jelly" in path for path, _, _ in site.replies)
    # Without the network, the page says so.
    table.page.context.set_offline(True)
    table.tab("About").click()
    expect(table.page.locator("#tank-status")).to_contain_text("Can’t load the jellies")
    table.page.context.set_offline(False)
    for _ in range(2):
        table.tab("Board").click()
        table.tab("About").click()
        expect(jellies(table.page).first).to_be_visible()
        assert times_loaded() == 1
    # From now on it is cached.
    table.page.context.set_offline(True)
    site.stop()
    table.page.reload()
    expect(jellies(table.page).first).to_be_visible()
    desktop.complaints.clear()
