"""Drags: the tiles that would move follow the finger, and lifting it plays the move or cancels it."""

import pytest
from frames import wait_for_frame
from layout import resize
from touch import Finger, Mouse
from triples import golden, open_table
from waiting import wait_for_script, wait_until

# On game 14's first board, a drag to the right moves the 1 at the left and the 2 in the middle. The 1 and the 2 at
# the right edge stay.
MOVABLE, FIXED = [(0, 0), (1, 1)], [(0, 3), (1, 3)]

# Does what another window does that turns on the sound.
CHANGE_A_SETTING = """() => {
  const key = "parlor.house.settings";
  localStorage.setItem(key, "parlor-settings/1\\nappearance automatic\\nsound on\\nvibration off\\nmotion automatic");
  dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
}"""


def open_game_14(device):
    """Opens game 14 at its first board, without animations."""
    table = open_table(device, "triples/1 14")
    table.settle()
    return table


def begin_again(table) -> None:
    """Undoes all moves."""
    while table.button("Undo").is_enabled():
        table.button("Undo").click()
    table.settle()
    assert table.line() == "triples/1 14"


def center(table):
    box = table.board_element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 4


def places(table):
    return {cell: table.tile(*cell).bounding_box() for cell in MOVABLE + FIXED}


def shifts(table, before):
    """Returns how far each tile has moved."""
    now = places(table)
    return {cell: (now[cell]["x"] - before[cell]["x"], now[cell]["y"] - before[cell]["y"]) for cell in now}


def assert_shifts(table, before, distance):
    """Waits until all movable tiles have moved by a distance, because pages get pointer events once per frame and tiles take
    time to spring back."""

    def stand() -> bool:
        moved = shifts(table, before)
        return moved == {cell: pytest.approx((distance if cell in MOVABLE else 0, 0), abs=1) for cell in moved}

    wait_until(table.page, stand)


def the_tiles_that_would_move_follow_by_up_to_one_cell(table, pointer):
    x, y, cell = center(table)
    before = places(table)
    pointer.press(x, y)
    pointer.move(x + 4, y)
    assert_shifts(table, before, 0)
    pointer.move(x + cell * 0.4, y + 3)
    assert_shifts(table, before, cell * 0.4)
    pointer.move(x + cell * 1.3, y - 5)
    assert_shifts(table, before, cell)
    pointer.move(x + cell * 0.2, y)
    assert_shifts(table, before, cell * 0.2)
    assert table.line() == "triples/1 14", "no move is made before the release"
    pointer.lift()


def a_short_slow_drag_springs_back(table, pointer):
    x, y, _ = center(table)
    before = places(table)
    pointer.press(x, y)
    pointer.move(x + 24, y)
    assert_shifts(table, before, 24)
    # Too slow for a flick.
    pointer.lift(rest=400)
    assert_shifts(table, before, 0)
    assert table.line() == "triples/1 14"
    assert table.status() != "Right: nothing moves."


def a_long_drag_plays_once(table, pointer):
    x, y, cell = center(table)
    pointer.press(x, y)
    pointer.move(x + cell * 0.8, y)
    table.settle()
    pointer.lift()
    assert table.line() == "triples/1 14 r"
    assert table.state() == golden("triples/1 14 r")
    table.settle()
    # The tiles must be where the board says.
    corner = table.board_element.bounding_box()
    for row, column in [(0, 1), (1, 2), (0, 3), (1, 3)]:
        box = table.tile(row, column).bounding_box()
        assert (box["x"], box["y"]) == pytest.approx((corner["x"] + column * cell, corner["y"] + row * cell), abs=1)


def tiles_that_cannot_move_give_way_by_6_pixels_at_most(table, pointer):
    # After this, nothing moves up, and the game has explained why.
    table.press_keys("uu")
    wait_until(table.page, lambda: table.page.locator("#board .refuses").count() == 0)
    table.settle()
    x, y, cell = center(table)
    tiles = table.page.locator("#board [data-tile]")
    before = [tile.bounding_box() for tile in tiles.all()]

    def gave() -> set[int]:
        boxes = [tile.bounding_box() for tile in tiles.all()]
        assert [box["x"] for box in boxes] == [box["x"] for box in before]
        return {round(box["y"] - first["y"]) for box, first in zip(boxes, before)}

    pointer.press(x, y)
    pointer.move(x, y - 24)
    wait_until(table.page, lambda: gave() == {-3})
    pointer.move(x, y - cell)
    wait_until(table.page, lambda: gave() == {-6})
    # A redraw for another reason, such as a setting from another window, doesn't end the drag.
    table.page.evaluate(CHANGE_A_SETTING)
    wait_for_script(table.page, "() => document.documentElement.dataset.sound === 'on'")
    wait_for_frame(table.page)
    assert gave() == {-6}
    pointer.lift()
    wait_until(table.page, lambda: gave() == {0})
    assert table.line() == "triples/1 14 u"
    assert table.status() == "Up: nothing moves."


def a_moving_tile_lies_on_top_of_what_it_comes_upon(table, pointer):
    x, y, cell = center(table)
    # In a move up, the 2 at the right meets the 1 above it.
    pointer.press(x, y)
    pointer.move(x, y - cell * 0.4)
    ghosts = table.page.locator("#board .ghost")
    wait_until(table.page, lambda: ghosts.count() == 1)
    levels = [int(table.tile(row, 3).evaluate("tile => getComputedStyle(tile).zIndex")) for row in (0, 1)]
    assert levels[1] > levels[0]
    assert ghosts.inner_text() == "3"

    def clarity() -> float:
        return float(ghosts.evaluate("ghost => getComputedStyle(ghost).opacity"))

    assert clarity() == 0, "before half a cell, only tiles are shown"
    pointer.move(x, y - cell * 0.75)
    wait_until(table.page, lambda: 0.3 < clarity() < 0.6)
    # In another direction, there is another sum or none.
    pointer.move(x - cell * 0.75, y)
    wait_until(table.page, lambda: ghosts.count() == 0)
    pointer.move(x, y - cell)
    wait_until(table.page, lambda: clarity() > 0.8)

    def place(tile) -> tuple[float, float]:
        box = tile.bounding_box()
        return box["x"], box["y"]

    # The tile takes a moment to glide back from the other direction. The sum doesn't wait for it.
    wait_until(table.page, lambda: place(ghosts) == pytest.approx(place(table.tile(0, 3)), abs=1))
    pointer.lift()
    assert ghosts.count() == 0
    assert table.line() == "triples/1 14 u"


CLAIMS = (
    the_tiles_that_would_move_follow_by_up_to_one_cell, a_short_slow_drag_springs_back, a_long_drag_plays_once,
    tiles_that_cannot_move_give_way_by_6_pixels_at_most, a_moving_tile_lies_on_top_of_what_it_comes_upon,
)  # fmt: skip


def test_tiles_follow_a_drag(hand, subtests):
    table = open_game_14(hand)
    pointer = (Finger if hand.has_touch else Mouse)(table.page)
    for size in ("iphone", "iphone_landscape") if hand.has_touch else ("desktop",):
        resize(table.page, hand.sizes[size])
        for claim in CLAIMS:
            with subtests.test(claim.__name__, size=size):
                begin_again(table)
                claim(table, pointer)


def a_short_flick_plays(table):
    x, y, _ = center(table)
    for pace, line in [(400, "triples/1 14"), (15, "triples/1 14 r")]:
        finger = Finger(table.page, pace=pace)
        finger.press(x, y)
        finger.move(x + 24, y, steps=1)
        finger.lift()
        assert table.line() == line


def a_drag_may_begin_anywhere_but_on_a_control(table):
    board = table.board_element.bounding_box()
    figures = table.page.locator("#score").bounding_box()
    finger = Finger(table.page)
    for x, y in [(board["x"] + 150, board["y"] - 6), (figures["x"] + 10, figures["y"] + 10)]:
        finger.press(x, y)
        finger.move(x, y + 120)
        finger.lift()
    assert table.line() == "triples/1 14 dd"
    for name in ("New Game", "Left", "Undo"):
        box = table.button(name).bounding_box()
        finger.press(box["x"] + 10, box["y"] + 10)
        finger.move(box["x"] + 10, box["y"] - 140)
        finger.lift()
    assert table.line() == "triples/1 14 dd"


def a_second_finger_takes_the_drag_back(table):
    x, y, cell = center(table)
    before = places(table)
    finger = Finger(table.page)
    finger.press(x, y)
    finger.move(x + cell, y)
    assert_shifts(table, before, cell)
    finger.join(x + 50, y + 50)
    assert_shifts(table, before, 0)
    finger.move(x + cell * 2, y)
    finger.lift()
    assert table.line() == "triples/1 14"
    # The next drag works again.
    finger.press(x, y)
    finger.move(x + cell, y)
    finger.lift()
    assert table.line() == "triples/1 14 r"


def a_drag_that_the_system_takes_springs_back(table):
    x, y, cell = center(table)
    before = places(table)
    finger = Finger(table.page)
    finger.press(x, y)
    finger.move(x + cell, y)
    finger.cancel()
    assert_shifts(table, before, 0)
    assert table.line() == "triples/1 14"


def test_flicks_start_anywhere_and_swipes_can_be_canceled(iphone, subtests):
    table = open_game_14(iphone)
    for claim in (
        a_short_flick_plays, a_drag_may_begin_anywhere_but_on_a_control, a_second_finger_takes_the_drag_back,
        a_drag_that_the_system_takes_springs_back,
    ):  # fmt: skip
        with subtests.test(claim.__name__):
            begin_again(table)
            claim(table)


def test_page_does_not_scroll_under_a_swipe(iphone):
    table = open_game_14(iphone)
    table.page.evaluate(
        """() => {
          window.scrolled = 0;
          addEventListener("scroll", () => window.scrolled++, { capture: true });
          addEventListener("pointercancel", () => window.scrolled++, { capture: true });
        }"""
    )
    for size in ("iphone", "iphone_landscape", "small", "small_landscape", "tablet"):
        resize(table.page, iphone.sizes[size])
        begin_again(table)
        table.swipe("uldr")
        assert table.page.evaluate("[scrollX, scrollY, visualViewport.pageTop, window.scrolled]") == [0, 0, 0, 0], size
        assert table.line() == "triples/1 14 uldr", size


def test_other_mouse_buttons_do_not_drag_and_a_key_during_a_drag_plays_at_once(desktop):
    table = open_game_14(desktop)
    x, y, cell = center(table)
    for button in ("right", "middle"):
        table.page.mouse.move(x, y)
        table.page.mouse.down(button=button)
        table.page.mouse.move(x + 200, y, steps=4)
        table.page.mouse.up(button=button)
    assert table.line() == "triples/1 14"
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + cell * 0.4, y, steps=3)
    table.press_keys("d")
    assert table.line() == "triples/1 14 d"
    assert table.page.locator("#board .follows").count() == 0
    table.page.mouse.move(x + cell * 0.9, y, steps=3)
    table.page.mouse.up()
    assert table.line() == "triples/1 14 dr"
