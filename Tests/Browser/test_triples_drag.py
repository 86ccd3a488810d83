"""Dragging: the tiles that would move follow the finger. Lifting the finger plays the move or cancels it."""

import pytest
from frames import wait_for_frame
from layout import resize
from touch import Finger, Mouse
from triples import golden, open_game
from waiting import wait_for_script, wait_until

# On the first board of game 14, dragging to the right moves the 1 at the left and the 2 in the middle. The 1 and the 2 at
# the right edge don't move.
MOVABLE, FIXED = [(0, 0), (1, 1)], [(0, 3), (1, 3)]

# Chooses the light appearance, as another window would.
CHANGE_A_SETTING = """() => {
  const key = "parlor.house.settings";
  localStorage.setItem(key, "parlor-settings/1\\nappearance light\\nsound off\\nvibration off\\nmotion automatic");
  dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
}"""


def open_game_14(device):
    """Opens game 14 at its first board, without animations."""
    game = open_game(device, "triples/1 14")
    game.settle()
    return game


def undo_all_moves(game) -> None:
    while game.button("Undo").is_enabled():
        game.button("Undo").click()
    game.settle()
    assert game.line() == "triples/1 14"


def center(game):
    box = game.board_element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 4


def boxes(game):
    return {cell: game.tile(*cell).bounding_box() for cell in MOVABLE + FIXED}


def shifts(game, before):
    """Returns how far each tile has moved."""
    now = boxes(game)
    return {cell: (now[cell]["x"] - before[cell]["x"], now[cell]["y"] - before[cell]["y"]) for cell in now}


def assert_shifts(game, before, distance):
    """Waits until every movable tile has moved by `distance`. Pages get pointer events once per frame, and tiles take time
    to spring back."""

    def have_moved() -> bool:
        moved = shifts(game, before)
        return moved == {cell: pytest.approx((distance if cell in MOVABLE else 0, 0), abs=1) for cell in moved}

    wait_until(game.page, have_moved)


def movable_tiles_follow_by_at_most_one_cell(game, pointer):
    x, y, cell = center(game)
    before = boxes(game)
    pointer.press(x, y)
    pointer.move(x + 4, y)
    assert_shifts(game, before, 0)
    pointer.move(x + cell * 0.4, y + 3)
    assert_shifts(game, before, cell * 0.4)
    pointer.move(x + cell * 1.3, y - 5)
    assert_shifts(game, before, cell)
    pointer.move(x + cell * 0.2, y)
    assert_shifts(game, before, cell * 0.2)
    # The finger rests before it is lifted, so this isn't a flick.
    pointer.lift(rest=400)
    assert_shifts(game, before, 0)
    assert game.line() == "triples/1 14"


def long_drag_plays_once(game, pointer):
    x, y, cell = center(game)
    pointer.press(x, y)
    pointer.move(x + cell * 0.8, y)
    game.settle()
    pointer.lift()
    assert game.line() == "triples/1 14 r"
    assert game.state() == golden("triples/1 14 r")
    game.settle()
    # The tiles must be in the cells that the board's state gives them.
    corner = game.board_element.bounding_box()
    for row, column in [(0, 1), (1, 2), (0, 3), (1, 3)]:
        box = game.tile(row, column).bounding_box()
        assert (box["x"], box["y"]) == pytest.approx((corner["x"] + column * cell, corner["y"] + row * cell), abs=1)


def blocked_tiles_move_by_at_most_6_pixels(game, pointer):
    # After these keys, nothing can move up, and the game has explained why.
    game.press_keys("uu")
    wait_until(game.page, lambda: game.page.locator("#board .refuses").count() == 0)
    game.settle()
    x, y, cell = center(game)
    tiles = game.page.locator("#board [data-tile]")
    before = [tile.bounding_box() for tile in tiles.all()]

    def offsets() -> set[int]:
        boxes = [tile.bounding_box() for tile in tiles.all()]
        assert [box["x"] for box in boxes] == [box["x"] for box in before]
        return {round(box["y"] - first["y"]) for box, first in zip(boxes, before)}

    pointer.press(x, y)
    pointer.move(x, y - 24)
    wait_until(game.page, lambda: offsets() == {-3})
    pointer.move(x, y - cell)
    wait_until(game.page, lambda: offsets() == {-6})
    # A redraw, here after another window has changed a setting, doesn't end the drag.
    game.page.evaluate(CHANGE_A_SETTING)
    wait_for_script(game.page, "() => document.documentElement.dataset.appearance === 'light'")
    wait_for_frame(game.page)
    assert offsets() == {-6}
    pointer.lift()
    wait_until(game.page, lambda: offsets() == {0})
    assert game.line() == "triples/1 14 u"
    assert game.status() == "Up: nothing moves."


def moving_tile_covers_the_tile_that_it_meets(game, pointer):
    x, y, cell = center(game)
    # In a move up, the 2 at the right merges with the 1 above it.
    pointer.press(x, y)
    pointer.move(x, y - cell * 0.4)
    ghosts = game.page.locator("#board .ghost")
    wait_until(game.page, lambda: ghosts.count() == 1)
    levels = [int(game.tile(row, 3).evaluate("tile => getComputedStyle(tile).zIndex")) for row in (0, 1)]
    assert levels[1] > levels[0]
    assert ghosts.inner_text() == "3"

    def opacity() -> float:
        return float(ghosts.evaluate("ghost => getComputedStyle(ghost).opacity"))

    assert opacity() == 0, "before half a cell, only tiles are shown"
    pointer.move(x, y - cell * 0.75)
    wait_until(game.page, lambda: 0.3 < opacity() < 0.6)
    # The preview of the merged tile disappears when the drag turns to a direction without that merge.
    pointer.move(x - cell * 0.75, y)
    wait_until(game.page, lambda: ghosts.count() == 0)
    pointer.move(x, y - cell)
    wait_until(game.page, lambda: opacity() > 0.8)

    def corner_of(tile) -> tuple[float, float]:
        box = tile.bounding_box()
        return box["x"], box["y"]

    # The tile takes a moment to glide back from the other direction, but the sum appears at once.
    wait_until(game.page, lambda: corner_of(ghosts) == pytest.approx(corner_of(game.tile(0, 3)), abs=1))
    pointer.lift()
    assert ghosts.count() == 0
    assert game.line() == "triples/1 14 u"


CLAIMS = (
    movable_tiles_follow_by_at_most_one_cell, long_drag_plays_once, blocked_tiles_move_by_at_most_6_pixels,
    moving_tile_covers_the_tile_that_it_meets,
)  # fmt: skip


def test_tiles_follow_a_drag_whose_release_plays_or_cancels_the_move(each_device, subtests):
    game = open_game_14(each_device)
    pointer = (Finger if each_device.has_touch else Mouse)(game.page)
    for size in ("iphone", "iphone_landscape") if each_device.has_touch else ("desktop",):
        resize(game.page, each_device.sizes[size])
        for claim in CLAIMS:
            with subtests.test(claim.__name__, size=size):
                undo_all_moves(game)
                claim(game, pointer)


def drag_can_begin_anywhere_except_on_a_control(game):
    board = game.board_element.bounding_box()
    figures = game.page.locator("#score").bounding_box()
    finger = Finger(game.page)
    for x, y in [(board["x"] + 150, board["y"] - 6), (figures["x"] + 10, figures["y"] + 10)]:
        finger.press(x, y)
        finger.move(x, y + 120)
        finger.lift()
    assert game.line() == "triples/1 14 dd"
    for name in ("New Game", "Left", "Undo"):
        box = game.button(name).bounding_box()
        finger.press(box["x"] + 10, box["y"] + 10)
        finger.move(box["x"] + 10, box["y"] - 140)
        finger.lift()
    assert game.line() == "triples/1 14 dd"


def interrupted_drag_springs_back(game):
    x, y, cell = center(game)
    before = boxes(game)
    finger = Finger(game.page)
    # Two fingers may zoom the page, so they come last.
    for interrupt in (finger.cancel, lambda: finger.press_second_finger(x + 50, y + 50)):
        finger.press(x, y)
        finger.move(x + cell, y)
        assert_shifts(game, before, cell)
        interrupt()
        assert_shifts(game, before, 0)
        assert game.line() == "triples/1 14"
    finger.move(x + cell * 2, y)
    finger.lift()
    assert game.line() == "triples/1 14"
    # The next drag works as usual.
    finger.press(x, y)
    finger.move(x + cell, y)
    finger.lift()
    assert game.line() == "triples/1 14 r"


def test_drags_begin_outside_controls_and_can_be_interrupted(iphone, subtests):
    game = open_game_14(iphone)
    for claim in (drag_can_begin_anywhere_except_on_a_control, interrupted_drag_springs_back):
        with subtests.test(claim.__name__):
            undo_all_moves(game)
            claim(game)


def test_page_does_not_scroll_during_a_swipe(iphone):
    game = open_game_14(iphone)
    game.page.evaluate(
        """() => {
          window.scrolled = 0;
          addEventListener("scroll", () => window.scrolled++, { capture: true });
          addEventListener("pointercancel", () => window.scrolled++, { capture: true });
        }"""
    )
    for size in ("iphone", "small_landscape", "tablet"):
        resize(game.page, iphone.sizes[size])
        undo_all_moves(game)
        game.swipe("uldr")
        assert game.page.evaluate("[scrollX, scrollY, visualViewport.pageTop, window.scrolled]") == [0, 0, 0, 0], size
        assert game.line() == "triples/1 14 uldr", size


def test_other_mouse_buttons_do_not_drag_and_a_key_during_a_drag_plays_at_once(desktop):
    game = open_game_14(desktop)
    x, y, cell = center(game)
    for button in ("right", "middle"):
        game.page.mouse.move(x, y)
        game.page.mouse.down(button=button)
        game.page.mouse.move(x + 200, y, steps=4)
        game.page.mouse.up(button=button)
    assert game.line() == "triples/1 14"
    game.page.mouse.move(x, y)
    game.page.mouse.down()
    game.page.mouse.move(x + cell * 0.4, y, steps=3)
    game.press_keys("d")
    assert game.line() == "triples/1 14 d"
    assert game.page.locator("#board .follows").count() == 0
    game.page.mouse.move(x + cell * 0.9, y, steps=3)
    game.page.mouse.up()
    assert game.line() == "triples/1 14 dr"
