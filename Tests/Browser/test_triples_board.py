"""A board that the player sets up in Triples, as it is drawn, and reached by touch, with a mouse, and with keys. Native tests check what
each action does."""

import itertools
import re

from accessibility import COLOR_SCHEMES, assert_accessible, contrast, focus_stops
from triples_own_board import EMPTY, open_own_board
from layout import at_sizes_of_all_devices, faults
from playwright.sync_api import expect
from situations import REDUCED_MOTION
from touch import swipe_on
from waiting import wait_until

SOME = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"
OVER = "1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1"
CLOSE = "1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,2"

# The number of changes that can be undone (`OwnBoardSession.maxUndoCount`).
MAX_UNDO_COUNT = 30


def test_set_up_board_is_drawn_with_the_coachs_advice_and_played(iphone):
    board = open_own_board(iphone, **REDUCED_MOTION)
    expect(board.button("Play")).to_be_disabled()
    expect(board.page.get_by_role("status").filter(has_text="Choose a tile, then tap the cells where you want it.")).to_have_count(1)
    board.set_up(SOME)
    assert board.shown_rows() == board.saved_rows() == SOME
    values = board.losses()
    assert set(values) == {"Left", "Right", "Up", "Down"}
    best = next(name for name, loss in values.items() if loss == 0)
    expect(board.board_element).to_have_attribute("data-best", best.lower())
    expect(board.note).to_contain_text(f"{best} is best: about ")
    board.choose(48)
    board.cell(3, 3).click()
    expect(board.cell(3, 3)).to_have_accessible_name("Row 3, column 3: empty.")
    board.click("Undo", "Play")
    expect(board.page.get_by_text("Not recorded")).to_be_visible()
    expect(board.cells).to_have_count(0)
    board.click_move("l")
    wait_until(board.page, lambda: board.score() >= 10)
    assert board.shown_rows().startswith("3,")
    after = board.shown_rows(), board.score()
    board.page.reload()
    expect(board.setup_button()).to_be_visible()
    assert (board.shown_rows(), board.score()) == after
    board.setup_button().click()
    expect(board.palette.get_by_role("button", name="48", exact=True)).to_have_attribute("aria-pressed", "true")
    board.button("Coach").click()
    expect(board.page.locator(".directions .best")).to_have_count(0)


def test_keys_set_up_and_play_a_board(desktop):
    board = open_own_board(desktop, **REDUCED_MOTION)
    board.press("ArrowRight", "4", "8", "ArrowDown", "+", "+", "ArrowLeft", "1", "9", "2")
    assert board.shown_rows() == "0,48,0,0 192,2,0,0 0,0,0,0 0,0,0,0"
    expect(board.cell(2, 1)).to_be_focused()
    # Enter and Space place the chosen tile.
    board.press("ArrowUp", "Enter", "ArrowDown", "ArrowDown", "Space", "ArrowUp")
    assert board.saved_rows() == "1,48,0,0 192,2,0,0 1,0,0,0 0,0,0,0"
    board.press("p")
    expect(board.setup_button()).to_be_focused()
    board.press("p")
    expect(board.cells).to_have_count(16)
    board.page.reload()
    expect(board.cells).to_have_count(16)
    stops = focus_stops(board.page)
    assert [stop for stop in stops if stop in ("Undo", "Coach", "Share this board")] == ["Undo", "Coach", "Share this board"]
    # Only one cell can be reached with the Tab key. The arrow keys reach the others.
    assert [stop for stop in stops if stop.startswith("Row ")] == ["Row 2, column 1: 192."]
    assert_focus_is_never_lost(board)


def assert_focus_is_never_lost(board) -> None:
    """Checks that if a pressed button disappears, its replacement gets the focus."""
    board.button("Play").focus()
    board.press("Enter")
    expect(board.setup_button()).to_be_focused()
    board.press("ArrowDown")
    board.button("Start over").focus()
    board.press("Enter")
    expect(board.setup_button()).to_be_focused()
    board.press("Enter")
    expect(board.button("Play")).to_be_focused()
    board.button("Clear").focus()
    board.press("Enter")
    expect(board.cell(2, 1)).to_be_focused()
    # A key may disable the focused button.
    board.button("Undo").focus()
    board.press(*["Control+z"] * MAX_UNDO_COUNT)
    expect(board.button("Undo")).to_be_disabled()
    expect(board.button("Coach")).to_be_focused()


def test_chosen_tile_has_a_frame_that_stands_out(desktop, subtests):
    board = open_own_board(desktop, **REDUCED_MOTION)
    board.choose(6)
    board.page.mouse.move(0, 0)
    for scheme in COLOR_SCHEMES:
        board.page.emulate_media(color_scheme=scheme)
        paper = board.page.evaluate("getComputedStyle(document.body).backgroundColor")
        shadows = board.palette.get_by_role("button").evaluate_all("tiles => tiles.map((tile) => getComputedStyle(tile).boxShadow)")
        with subtests.test(scheme=scheme):
            frames = [re.fullmatch(r"(rgb\(.+\)) 0px 0px 0px 3px inset", shadow) for shadow in shadows]
            assert [bool(frame) for frame in frames].count(True) == 1
            assert contrast(frames[3][1], paper) >= 3


def test_swipes_and_drags_move_tiles_only_while_playing(new_device, subtests):
    for name in ("iphone", "desktop"):
        with subtests.test(device=name):
            device = new_device(name)
            board = open_own_board(device, SOME, **REDUCED_MOTION)
            swipe = (lambda: swipe_on(board.page, "#board", "left")) if device.has_touch else (lambda: drag(board))
            swipe()
            assert board.saved_rows() == board.shown_rows() == SOME
            board.button("Play").click()
            swipe()
            wait_until(board.page, lambda: board.shown_rows().startswith("3,"))


def drag(board) -> None:
    box = board.board_element.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    board.page.mouse.move(x, y)
    board.page.mouse.down()
    board.page.mouse.move(x - 150, y, steps=4)
    board.page.mouse.up()


def play_to_the_end(board, over) -> None:
    """Makes moves until the board is over. A direction that moves nothing is refused."""
    for way in itertools.cycle("rdlu"):
        if over.count():
            return
        board.press_arrows(way)


def test_board_without_moves_disables_them_and_the_end_of_play_is_drawn(desktop):
    board = open_own_board(desktop, OVER, **REDUCED_MOTION)
    for name in ("Play", "Left", "Right", "Up", "Down"):
        expect(board.button(name)).to_be_disabled()
    # A board with few moves left can be played to its end.
    board.page.evaluate("rows => { location.hash = 'board/1/' + rows; }", CLOSE.replace(" ", "/"))
    board.question.get_by_role("button", name="Open").click()
    board.press("p")
    over = board.page.locator("#board.over")
    play_to_the_end(board, over)
    board.button("Undo").click()
    expect(over).to_have_count(0)
    # The board of a game that is over can be set up, but not played, so the focus passes over that button.
    play_to_the_end(board, over)
    board.button("Edit this").focus()
    board.press("Enter")
    expect(board.button("Play")).to_be_disabled()
    expect(board.button("From my game")).to_be_focused()


LARGE = "12288,6144,3072,1536 768,384,192,96 48,24,12,6 3,2,1,0"
SCREENS = [(EMPTY, []), (LARGE, []), (SOME, ["tile 0"]), (SOME, ["game 537 l", "front game"])]


def test_every_screen_fits_and_is_accessible(new_device, subtests):
    for rows, more in SCREENS:
        with subtests.test(rows=rows, more=more):
            iphone = new_device("iphone")
            board = open_own_board(iphone, rows, *more, **REDUCED_MOTION)
            if rows != EMPTY:
                board.losses()
            for size in at_sizes_of_all_devices(iphone, board.page):
                assert faults(board.page) == [], size
            assert_accessible(board.page)
