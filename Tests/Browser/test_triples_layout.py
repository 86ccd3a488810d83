"""Everything fits on every screen, with long numbers and large letters too, and can be hit with a thumb."""

import pytest
from layout import assert_all_in_reach, cover_edges, faults, open_with_large_letters
from playwright.sync_api import expect
from triples import WHOLE_GAME, open_table

SIZES = ["iphone", "iphone_landscape", "small", "small_landscape", "tablet", "tablet_landscape", "desktop", "wide"]
LONG = "triples/1 999999999999"
SCORES = f"scores/1\n987654 1700000000 up {LONG} l\n123456 1700000001 - {LONG} l\n400 1581897599 - -"

# Figures that take a very long game.
LONG_FIGURES = """() => {
  for (const id of ["score", "viewer-score", "ended-score"]) document.getElementById(id).textContent = "888,888";
  document.getElementById("ended-rank").textContent = "Not in the top 100";
  document.getElementById("ended-tile").textContent = "49152";
  document.getElementById("ended-moves").textContent = "8888";
  document.getElementById("viewer-caption").textContent = "Move 8888 of 8888: Right";
  for (const face of document.querySelectorAll(".face")) {
    face.parentElement.dataset.value = face.textContent = "49152";
    face.dataset.digits = "5";
  }
}"""


def assert_fits(table, may_scroll=False) -> None:
    table.settle()
    assert faults(table.page, may_scroll) == []


@pytest.mark.parametrize("name", SIZES)
def test_everything_fits(take, name):
    table = open_table(take(name), f"{LONG} l", scores=SCORES)
    assert_fits(table)
    table.page.evaluate(LONG_FIGURES)
    assert_fits(table)

    table.button("New Game").click()
    assert_fits(table)
    table.page.evaluate(LONG_FIGURES)
    assert_fits(table)
    table.button("Keep playing").click()

    table.page.locator("#open-game").click()
    assert_fits(table)
    table.button("Open").click()
    expect(table.ask.get_by_role("alert")).not_to_be_empty()
    assert_fits(table)
    table.button("Cancel").click()

    table.tab("Scores").click()
    assert_fits(table, may_scroll=True)
    table.tab("About").click()
    assert_fits(table, may_scroll=True)

    table.page.evaluate(f"location.hash = 'triples/1/14/{WHOLE_GAME}'")
    table.button("Next").click()
    assert_fits(table)
    table.button("Last").click()
    table.page.evaluate(LONG_FIGURES)
    assert_fits(table)


@pytest.mark.parametrize("name", ["iphone", "small_landscape", "desktop"])
def test_what_is_told_hides_nothing_for_good(take, name):
    table = open_table(take(name), "junk\n")
    expect(table.notice).to_be_visible()
    box = table.notice.bounding_box()
    window = table.page.viewport_size
    assert 0 <= box["x"] and box["x"] + box["width"] <= window["width"]
    assert 0 <= box["y"] and box["y"] + box["height"] <= window["height"]
    button = table.button("OK").bounding_box()
    assert min(button["width"], button["height"]) >= 44
    table.button("OK").click()
    assert_fits(table)


def test_the_home_page_fits(device):
    page = device.new_page()
    page.goto(device.address)
    assert faults(page, may_scroll=True) == []


# The least side of the board that a player of such a screen would accept.
@pytest.mark.parametrize(
    "name, side",
    [("iphone", 370), ("iphone_landscape", 320), ("small", 290), ("small_landscape", 280), ("tablet", 780)]
    + [("tablet_landscape", 690), ("desktop", 690), ("wide", 960)],
)
def test_the_board_is_square_and_as_large_as_the_screen_allows(take, name, side):
    table = open_table(take(name), "triples/1 14")
    box = table.board_element.bounding_box()
    assert box["width"] == pytest.approx(box["height"], abs=0.5)
    assert box["width"] >= side


def test_five_digits_are_legible_on_the_smallest_screen(small):
    table = open_table(small, "triples/1 14")
    table.page.evaluate(LONG_FIGURES)
    size = table.page.locator(".face").first.evaluate("face => parseFloat(getComputedStyle(face).fontSize)")
    assert size >= 14


@pytest.mark.parametrize("name, insets", [("iphone", (47, 0, 34, 0)), ("iphone_landscape", (0, 47, 21, 47))])
def test_nothing_is_under_the_notch(take, name, insets):
    table = open_table(take(name), "triples/1 14")
    top, left, bottom, right = insets
    cover_edges(table.page, insets)
    assert_fits(table)
    window = table.page.viewport_size
    for element in table.page.locator("button:visible, a:visible, dd:visible, #board").all():
        box = element.bounding_box()
        assert box["x"] >= left and box["y"] >= top
        assert box["x"] + box["width"] <= window["width"] - right
        assert box["y"] + box["height"] <= window["height"] - bottom


@pytest.mark.parametrize("path", ["", "triples/"])
def test_zooming_is_allowed(iphone, path):
    page = iphone.new_page()
    page.goto(iphone.address + path)
    content = page.locator("meta[name=viewport]").get_attribute("content").replace(" ", "").split(",")
    assert "width=device-width" in content
    assert not [part for part in content if part.startswith(("user-scalable", "maximum-scale"))]


@pytest.mark.parametrize("name", ["iphone", "iphone_landscape", "small", "desktop"])
def test_letters_of_twice_the_size_leave_everything_in_reach(take, name):
    page = open_with_large_letters(take(name), "triples/")
    size = page.locator("#new-game").evaluate("button => parseFloat(getComputedStyle(button).fontSize)")
    assert size >= 24
    for tab in ("Board", "Scores", "About"):
        page.get_by_role("tab", name=tab).click()
        assert faults(page, may_scroll=True) == []
        assert_all_in_reach(page)
