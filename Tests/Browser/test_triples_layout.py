"""Everything fits every screen and is accessible, even with long numbers, and targets are large enough for a thumb."""

import pytest
from accessibility import assert_accessible
from layout import assert_clear_of_notches, at_sizes_of_all_devices, cover_edges, faults, resize
from playwright.sync_api import expect
from triples import WHOLE_GAME, open_game

LONG = "triples/1 999999999999"
SCORES = f"scores/1\n987654 1700000000 up {LONG} l\n123456 1700000001 - {LONG} l\n400 1581897599 - -"

# Replaces the figures with those of a very long game.
LONG_FIGURES = """() => {
  for (const id of ["score", "viewer-score"]) document.getElementById(id).textContent = "888,888";
  const figures = ["888,888", "Not in the top 100", "49152", "8888"];
  document.querySelectorAll("#ended-figures dd").forEach((figure, index) => { figure.textContent = figures[index]; });
  document.getElementById("viewer-caption").textContent = "Move 8888 of 8888: Right";
  for (const face of document.querySelectorAll(".face")) {
    face.parentElement.dataset.value = face.textContent = "49152";
    face.dataset.digits = "5";
  }
}"""


def screens(game):
    """Opens the screens and dialogs. Yields the name of each, and whether it may scroll."""
    yield "board", False
    game.page.evaluate(LONG_FIGURES)
    yield "board of long figures", False

    game.button("New Game").click()
    yield "end", False
    game.page.evaluate(LONG_FIGURES)
    yield "end with long figures", False
    game.button("Keep playing").click()

    game.page.locator("#open-game").click()
    yield "number asked for", False
    game.button("Open").click()
    expect(game.open_game_dialog.get_by_role("alert")).not_to_be_empty()
    yield "number refused", False
    game.button("Cancel").click()

    game.tab("Scores").click()
    yield "scores", True
    game.page.get_by_role("tabpanel", name="Scores").get_by_role("button", name="Levels").click()
    expect(game.page.get_by_role("grid")).to_be_visible()
    yield "levels", True
    game.page.get_by_role("gridcell").get_by_role("button", name="Level 20,").click()
    yield "level", False
    game.button("Give up and watch").click()
    yield "giving up a level", False
    game.button("Not now").click()
    game.tab("About").click()
    yield "about", True

    game.page.evaluate(f"location.hash = 'triples/1/14/{WHOLE_GAME}'")
    yield "challenge", False
    game.challenge.get_by_role("button", name="Watch").click()
    game.button("Next").click()
    yield "replay", False
    game.button("Last").click()
    game.page.evaluate(LONG_FIGURES)
    yield "replay of long figures", False


def test_every_screen_fits_and_is_accessible(iphone, subtests):
    game = open_game(iphone, f"{LONG} l", scores=SCORES)
    for screen, may_scroll in screens(game):
        with subtests.test(screen=screen):
            for size in at_sizes_of_all_devices(iphone, game.page):
                game.settle()
                assert faults(game.page, may_scroll) == [], size
            assert_accessible(game.page)


# The longest sentences below the board: that of a first hint, and one that takes three lines beside the narrowest boards.
TIPS = ["", "What each move would cost. This game now counts as hinted.", "Right makes a 192 beside another and lines up three pairs. The 768s can wait."]

# Phones and small windows in landscape, sorted from the narrowest column beside the board to the widest.
LANDSCAPE_SIZES = [
    *[(568, 320), (640, 360), (664, 390), (667, 375), (690, 340), (720, 360), (740, 360), (750, 430), (780, 400), (780, 450)],
    *[(812, 375), (844, 390), (896, 414), (932, 430), (720, 512), (780, 512), (750, 540), (932, 540), (844, 600), (960, 620)],
]

# Returns what the text below the board covers.
COVERED_BY_TIP = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector("#tip"));
  const text = range.getBoundingClientRect();
  return [...document.querySelectorAll("#panel-board :is(button, .figures > div, .segmented, .board)")].filter((part) => {
    const box = part.getBoundingClientRect();
    const across = Math.min(box.right, text.right) - Math.max(box.left, text.left);
    return part.checkVisibility() && across > 0.5 && Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top) > 0.5;
  }).map((part) => part.id || part.className);
}"""


def test_longest_name_fits_and_hint_covers_nothing_in_landscape(iphone_landscape):
    # This game shows a medal beside the score.
    game = open_game(iphone_landscape, "triples/1 537 l", reduced_motion="reduce")
    assert game.page.locator("#open-game").inner_text().endswith("tough deal")
    for size in at_sizes_of_all_devices(iphone_landscape, game.page):
        assert faults(game.page) == [], size
    game.use_hint()
    expect(game.page.locator("#tip")).not_to_be_empty()
    game.button("Hint").click()
    expect(game.page.locator("#tip")).to_have_text(TIPS[1])
    for width, height in LANDSCAPE_SIZES:
        resize(game.page, {"width": width, "height": height})
        for tip in TIPS:
            game.page.locator("#tip").evaluate("(tip, text) => { tip.textContent = text; }", tip)
            assert faults(game.page) == [], (width, height, tip)
            assert game.page.evaluate(COVERED_BY_TIP) == [], (width, height, tip)
            # Screens that are less tall don't have room for both a line of text and the choice of the next game.
            if height >= 390:
                expect(game.page.get_by_role("group", name="Next game:")).to_be_visible()
                box = game.page.get_by_text("Determ", exact=True).bounding_box()
                assert box["y"] + box["height"] <= height, (width, height, tip)


# The minimum side length of the board on each screen.
MIN_BOARD_SIDES = {
    "iphone": 370, "iphone_landscape": 320, "small": 290, "small_landscape": 280, "tablet": 780, "tablet_landscape": 690,
    "desktop": 690, "wide": 960,
}


def test_board_is_square_large_clear_of_notches_and_legible(iphone):
    game = open_game(iphone, "triples/1 14")
    for size in at_sizes_of_all_devices(iphone, game.page):
        box = game.board_element.bounding_box()
        assert box["width"] == pytest.approx(box["height"], abs=0.5), size
        assert box["width"] >= MIN_BOARD_SIDES[size], size
    assert_clear_of_notches(game.page, iphone.sizes, "button, a, dd, #board")
    # Numbers with five digits are legible on the smallest screen.
    cover_edges(game.page, (0, 0, 0, 0))
    resize(game.page, iphone.sizes["small"])
    game.page.evaluate(LONG_FIGURES)
    assert game.page.locator(".face").first.evaluate("face => parseFloat(getComputedStyle(face).fontSize)") >= 14
