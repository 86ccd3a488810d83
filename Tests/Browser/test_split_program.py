"""A program in two files: the first moves need only the first, and features in the other load it soon or at once."""

import re
import shutil

from playwright.sync_api import expect
from situations import SAVING_DATA, TIMELESS, let_seconds_pass
from touch import Finger
from triples import open_table
from waiting import wait_until

REST = "triples/triples-rest.wasm"


def asked(site) -> bool:
    return f"/{REST}" in [path for path, _, _ in site.replies]


def open_saving_data(device, site, line=None):
    """Opens Triples in a browser that loads nothing in advance."""
    device.address = site.address
    device.context().add_init_script(SAVING_DATA)
    return open_table(device, line)


# A page whose random numbers deal a new player game 307, in which the moves below end in a refusal.
DEALS_307 = "crypto.getRandomValues = (numbers) => numbers.fill((2n ** 64n * 17n) / 24n - 2n ** 64n);"


def test_first_moves_need_only_the_first_file(take, dist, serve_folder, subtests):
    for name in ("iphone", "desktop"):
        for line in (None, "triples/1 14 uldruldr"):
            with subtests.test(device=name, line=line):
                device, site = take(name), serve_folder(dist)
                device.context().add_init_script(DEALS_307)
                table = open_saving_data(device, site, line)
                table.press_keys("uldr" * 4)
                table.press_keys("llllllll")
                for button in ("Undo", "Redo", "Left"):
                    table.button(button).click()
                if device.has_touch:
                    swipe_right(table)
                assert table.line().startswith(line or "triples/1 307 ") and not asked(site)


def swipe_right(table) -> None:
    box = table.board_element.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = Finger(table.page)
    finger.press(x, y)
    finger.move(x + 80, y)
    finger.lift()


def test_functions_of_the_second_file_wait_for_it(desktop, dist, serve_folder):
    site = serve_folder(dist)
    table = open_saving_data(desktop, site, "triples/1 14 uldr")
    table.press_keys("ud")
    # Opens the tab by its address, without pointing at it before.
    table.page.evaluate("location.hash = 'scores'")
    expect(table.page.get_by_role("listitem").filter(has_text="400")).to_be_visible()
    assert asked(site)
    table.tab("Board").click()
    # While a tab has the focus, arrow keys move among the tabs, so press letters.
    table.press_letters("lr")
    assert table.line() == "triples/1 14 uldrudlr"


def test_second_file_is_loaded_on_hover_or_after_some_seconds(take, dist, serve_folder):
    site = serve_folder(dist)
    later = take("desktop")
    later.address = site.address
    later.context().add_init_script(TIMELESS)
    table = open_table(later, "triples/1 14")
    assert not asked(site)
    let_seconds_pass(table.page)
    other = serve_folder(dist)
    pointing = open_saving_data(take("desktop"), other)
    pointing.tab("Scores").hover()
    wait_until(pointing.page, lambda: asked(other))
    wait_until(table.page, lambda: asked(site))


def test_file_of_another_build_is_rejected(desktop, dist, serve_folder, tmp_path):
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder, ignore=shutil.ignore_patterns("*.gz"))
    table = open_saving_data(desktop, serve_folder(folder), "triples/1 14 uldr")
    rest = folder / REST
    content = rest.read_bytes()
    other, count = re.subn(rb"~[0-9a-f]{6}", b"~000000", content)
    assert count > 0
    rest.write_bytes(other)
    table.page.evaluate("location.hash = 'scores'")
    failed = table.page.locator("html[data-state=failed]")
    failed.wait_for(state="attached")
    expect(table.page.get_by_role("alert").filter(has_text="Reload the page")).to_be_visible()
    assert len(desktop.complaints) == 1 and "~" in desktop.complaints[0], desktop.complaints
    desktop.complaints.clear()
    # Nothing is lost.
    rest.write_bytes(content)
    table.page.reload()
    expect(table.page.get_by_role("listitem").filter(has_text="400")).to_be_visible()
    assert table.line() == "triples/1 14 uldr"
