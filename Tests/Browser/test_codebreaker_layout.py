"""With three to six pegs, everything in CodeBreaker fits every screen, and targets are large enough for a thumb.

Only the pegs of earlier attempts can be smaller than 44 by 44 points: on a screen of 320 points, six of them share a row with the
attempt's button and the markers. They can only be dragged, and the player can use the choices instead.
"""

import pytest
from accessibility import assert_accessible
from codebreaker import FRESH, SYMBOLS, open_game
from layout import assert_clear_of_notches, assert_fits, at_sizes_with_same_input, faults
from playwright.sync_api import expect
from situations import REDUCED_MOTION

# Games with the smallest and the largest themes, both with colors and with emoji: the pegs, the theme, and the number of choices.
GAMES = [
    *[(3, "newspaper", 5), (4, "mastermind", 6), (5, "rainbow", 7), (6, "faces", 8), (6, "swiftui-colors", 12)],
    *[(3, "swiftui-colors", 12), (6, "music", 5)],
]


# Returns the faults of the pegs: a peg is too small to press, is cut off, covers the markers, or has an emoji that is larger than the peg.
READ_PEGS = """({ holes, choices }) => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const targets = [...document.querySelectorAll("#guess .hole, #choices .choice")];
  if (targets.length !== holes + choices) faults.push(`${targets.length} pegs to hit`);
  for (const target of targets) {
    const { width, height } = box(target);
    if (Math.min(width, height) < 43.99) faults.push(`${target.ariaLabel} is ${width} by ${height}`);
    if (Math.abs(width - height) > 0.5) faults.push(`${target.ariaLabel} is not round`);
  }
  for (const one of targets) for (const other of targets) {
    const [a, b] = [box(one), box(other)];
    const [across, along] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (one !== other && across > 0.5 && along > 0.5) faults.push(`${one.ariaLabel} and ${other.ariaLabel} overlap`);
  }
  for (const peg of document.querySelectorAll("#panel-play .peg")) {
    const outer = box(peg);
    const range = document.createRange();
    range.selectNodeContents(peg);
    const text = range.getBoundingClientRect();
    const over = Math.max(outer.left - text.left, text.right - outer.right, outer.top - text.top, text.bottom - outer.bottom);
    if (over > 0.5) faults.push(`${peg.textContent} is ${over} larger than its peg of ${outer.width}`);
    if (outer.left < -0.5 || outer.right > innerWidth + 0.5) faults.push(`${peg.textContent} is outside`);
  }
  for (const row of document.querySelectorAll(".attempt")) {
    const pegs = [...row.querySelectorAll(".hole")].map(box);
    const markers = [...row.querySelectorAll(".markers .marker")].map(box);
    const copy = box(row.querySelector(".copy"));
    if (copy.right > pegs[0].left + 0.5) faults.push("the number stands over the pegs");
    const [left, right] = [Math.min(...markers.map((marker) => marker.left)), Math.max(...markers.map((marker) => marker.right))];
    if (right > pegs[0].left && left < pegs.at(-1).right) faults.push("the markers stand over the pegs");
    if (right > box(row).right || left < box(row).left) faults.push("the markers stand out");
    if (pegs[0].width < 22) faults.push(`the pegs of an attempt are ${pegs[0].width} wide`);
  }
  const scrolling = [...document.querySelectorAll(".app, .app *")].filter((element) =>
    element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY));
  for (const element of scrolling) if (!element.matches(".history")) faults.push(`${element.className} scrolls`);
  return faults;
}"""


# The minimum width of a peg in a guess of four pegs, on each screen.
MIN_PEG_WIDTHS = {
    "iphone": 54, "iphone_landscape": 44, "small": 54, "small_landscape": 44, "tablet": 60, "tablet_landscape": 44,
    "desktop": 44, "wide": 60,
}


def assert_the_screen_is_used(device, game) -> None:
    """Checks that the pegs and the list are as large as each screen allows, and that the choices are close to the row."""
    for size in at_sizes_with_same_input(device, game.page):
        window = game.page.viewport_size
        row, choice = game.hole(1).bounding_box(), game.choices.first.bounding_box()
        assert row["width"] >= MIN_PEG_WIDTHS[size], size
        if window["height"] > window["width"] and size != "tablet":
            assert 0 <= choice["y"] - row["y"] - row["height"] <= 24, size
        if size in ("tablet", "tablet_landscape", "desktop", "wide"):
            assert_board_shows_all_rows(game, size)


def assert_board_shows_all_rows(game, size: str) -> None:
    """Checks that one board in the middle has the hidden code, all rows, the guess, and the choices, from top to bottom."""
    window = game.page.viewport_size
    code, guess, choices = (game.page.locator(id).bounding_box() for id in ("#master", "#guess", "#choices"))
    assert guess["x"] + guess["width"] / 2 == pytest.approx(window["width"] / 2, abs=1), size
    rows = game.page.locator(".empty-row").all_inner_texts()
    assert rows == [str(number) for number in range(10, 1, -1)], size
    to_come = game.page.locator("#rows-to-come").bounding_box()
    assert to_come["height"] >= 9 * 35, size
    assert code["y"] + code["height"] <= to_come["y"] and to_come["y"] + to_come["height"] <= guess["y"] + 1, size
    button = game.guess_button.bounding_box()
    assert button["x"] >= guess["x"] + guess["width"], size
    assert button["y"] + button["height"] / 2 == pytest.approx(guess["y"] + guess["height"] / 2, abs=1), (size, "Guess is in its row")
    assert guess["y"] + guess["height"] <= choices["y"] and choices["y"] + choices["height"] <= window["height"], size


def test_games_with_few_and_many_pegs_fit_and_use_every_screen(each_device, subtests):
    game = open_game(each_device, FRESH, **REDUCED_MOTION)
    assert_the_screen_is_used(each_device, game)
    for pegs, theme, choices in GAMES:
        with subtests.test(pegs=pegs, theme=theme):
            assert_game_fits(each_device, game, pegs, theme, choices)


def assert_game_fits(device, game, pegs: int, theme: str, choices: int) -> None:
    game.follow(f"codebreaker/1 999999999999 {pegs}.{theme}.99")
    # Before the first attempt, there is also a button that returns to the previous game.
    assert_fits(device, game.page)
    shown = (SYMBOLS[:choices] * 3)[: pegs * 3]
    game.attempt_at_once(*(shown[start : start + pegs] for start in range(0, pegs * 3, pegs)), "1-" + "2" * (pegs - 2))
    game.type_code("0" * (pegs - 1))
    for size in at_sizes_with_same_input(device, game.page):
        game.settle()
        assert faults(game.page) == [], size
        assert game.page.evaluate(READ_PEGS, {"holes": pegs, "choices": choices}) == [], size
        history = game.page.get_by_role("region", name="Attempts").bounding_box()
        row = game.rows.first.bounding_box()
        least = 3 if device.sizes[size]["height"] >= 568 else 2
        assert history["height"] >= row["height"] * least, (size, "there is room for this many attempts")
        assert history["y"] - 0.5 <= row["y"] and row["y"] + row["height"] <= history["y"] + history["height"], size


def screens(game):
    """Opens the dialogs and the other screens. Yields the name of each, and whether it may scroll."""
    yield "game", False
    game.button("More").click()
    yield "menu", False
    game.button("Close").click()
    game.give_up()
    yield "giving up", False
    game.surrender.get_by_role("button", name="Give up").click()
    yield "end", False
    game.button("Back to the board").click()
    yield "game that is over", False
    game.button("New Game").click()
    game.page.get_by_role("textbox").fill("1000000000000")
    game.page.get_by_role("textbox").press("Enter")
    expect(game.new_game.get_by_role("alert")).not_to_be_empty()
    yield "number refused", False
    game.button("Cancel").click()
    for tab in ("Statistics", "Rules"):
        game.tab(tab).click()
        yield tab, True


def test_pop_ups_and_other_screens_fit_and_are_accessible(each_device):
    attempts = ",".join(f"{first}{second}0123" for first in "0123456" for second in "0123")
    game = open_game(each_device, f"codebreaker/1 999999999999 6.faces {attempts}", "seconds 359999", **REDUCED_MOTION)
    for screen, may_scroll in screens(game):
        for size in at_sizes_with_same_input(each_device, game.page):
            game.settle()
            assert faults(game.page, may_scroll) == [], (screen, size)
        # With a mouse, the elements and their colors are the same.
        if each_device.has_touch:
            assert_accessible(game.page)


def test_content_avoids_the_notch(iphone):
    game = open_game(iphone, "codebreaker/1 12 6.faces 012345,543210,670123")
    assert_clear_of_notches(game.page, iphone.sizes, "button:not(.copy), a")
