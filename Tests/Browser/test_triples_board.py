"""A board that the player sets up in Triples, by tapping or with keys. The coach evaluates the board, and the player plays, saves, and
shares it."""

import itertools

from accessibility import assert_accessible, focus_stops
from triples_own_board import BOARD_KEY, EMPTY, PATH, OwnBoard, open_own_board
from layout import at_sizes_of_all_devices, faults
from playwright.sync_api import expect
from situations import COPYING, REDUCED_MOTION
from touch import swipe_on
from waiting import wait_until

SOME = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"
OVER = "1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1"
CLOSE = "1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,2"

# The number of changes that can be undone (`OwnBoardSession.maxUndoCount`).
MAX_UNDO_COUNT = 30


def test_coach_evaluates_the_set_up_board_and_edits_can_be_undone(iphone):
    board = open_own_board(iphone, **REDUCED_MOTION)
    expect(board.note).to_have_text("Choose a tile, then tap the cells where you want it.")
    expect(board.button("Play")).to_be_disabled()
    board.set_up(SOME)
    assert board.shown_rows() == board.saved_rows() == SOME
    values = board.losses()
    assert set(values) == {"Left", "Right", "Up", "Down"} and min(values.values()) == 0
    best = next(name for name, loss in values.items() if loss == 0)
    expect(board.board_element).to_have_attribute("data-best", best.lower())
    expect(board.note).to_contain_text(f"{best} is best: about ")
    # Tapping a tile while the same tile is chosen removes it.
    board.choose(48)
    board.cell(3, 3).click()
    expect(board.cell(3, 3)).to_have_accessible_name("Row 3, column 3: empty.")
    board.button("Undo").click()
    assert board.saved_rows() == SOME
    board.choose(0)
    board.cell(4, 4).click()
    board.button("Clear").click()
    assert board.shown_rows() == board.saved_rows() == EMPTY
    board.click("Undo", "Undo")
    assert board.shown_rows() == SOME
    assert board.losses() == values


def test_board_can_be_set_up_and_played_with_keys_only(desktop):
    board = open_own_board(desktop, **REDUCED_MOTION)
    board.press("ArrowRight", "4", "8", "ArrowDown", "+", "+", "ArrowLeft", "1", "9", "2")
    assert board.shown_rows() == board.saved_rows() == "0,48,0,0 192,2,0,0 0,0,0,0 0,0,0,0"
    expect(board.cell(2, 1)).to_be_focused()
    # Enter and Space place the chosen tile.
    board.press("ArrowUp", "Enter", "ArrowDown", "ArrowDown", "Space", "ArrowUp", "Delete")
    assert board.saved_rows() == "1,48,0,0 0,2,0,0 1,0,0,0 0,0,0,0"
    board.press("Control+z")
    assert board.saved_rows() == "1,48,0,0 192,2,0,0 1,0,0,0 0,0,0,0"
    board.press("p")
    expect(board.setup_button()).to_be_focused()
    before = board.shown_rows()
    board.press("ArrowDown")
    wait_until(board.page, lambda: board.shown_rows() != before)
    board.press("Control+z", "h")
    assert board.shown_rows() == before
    expect(board.button("Coach")).to_have_attribute("aria-expanded", "false")
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


def test_board_can_be_played_reset_and_edited_without_being_recorded(desktop):
    board = open_own_board(desktop, SOME, **REDUCED_MOTION)
    before = board.page.evaluate("Object.keys(localStorage).sort()")
    board.choose(6)
    board.button("Play").click()
    expect(board.page.get_by_text("Not recorded")).to_be_visible()
    expect(board.cells).to_have_count(0)
    assert board.shown_rows() == SOME and board.score() == 0
    board.click_move("l")
    wait_until(board.page, lambda: board.score() >= 10)
    assert board.shown_rows().startswith("3,") and " 6," in board.shown_rows()
    assert board.status().startswith("Left: 1 and 2 make 3, 3 and 3 make 6. Score ")
    assert board.saved_rows() == SOME
    after = board.shown_rows(), board.score()
    board.button("Undo").click()
    assert board.shown_rows() == SOME
    board.click_move("l")
    wait_until(board.page, lambda: board.shown_rows() == after[0])
    # A reload restores the board, and the player can continue playing.
    board.page.reload()
    expect(board.setup_button()).to_be_visible()
    assert (board.shown_rows(), board.score()) == after
    board.setup_button().click()
    expect(board.palette.get_by_role("button", name="6", exact=True)).to_have_attribute("aria-pressed", "true")
    assert board.shown_rows() == SOME
    board.button("Play").click()
    assert (board.shown_rows(), board.score()) == after
    # The board that was reached by playing becomes the board to set up.
    board.button("Edit this").click()
    assert board.saved_rows() == after[0]
    board.button("Undo").click()
    assert board.saved_rows() == SOME
    # Making a move starts playing.
    board.losses()
    board.page.get_by_role("button", name="Left, ").click()
    expect(board.setup_button()).to_be_visible()
    wait_until(board.page, lambda: board.shown_rows().startswith("3,"))
    board.button("Start over").click()
    assert board.shown_rows() == SOME and board.score() == 0
    assert set(board.page.evaluate("Object.keys(localStorage).sort()")) - set(before) <= {BOARD_KEY}


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


def follow_link(board, rows: str) -> None:
    """Follows a link to a board with these rows."""
    board.page.evaluate("rows => { location.hash = 'board/1/' + rows; }", rows.replace(" ", "/"))


def test_dead_board_cannot_be_played_and_a_played_end_can_be_undone(desktop):
    board = open_own_board(desktop, OVER, **REDUCED_MOTION)
    expect(board.note).to_have_text("Nothing can move on this board. A game would be over.")
    expect(board.button("Play")).to_be_disabled()
    for name in ("Left", "Right", "Up", "Down"):
        expect(board.button(name)).to_be_disabled()
    # A board with few moves left can be played to its end.
    follow_link(board, CLOSE)
    board.question.get_by_role("button", name="Open").click()
    board.press("p")
    expect(board.setup_button()).to_be_visible()
    over = board.page.locator("#board.over")
    # A direction that moves nothing is refused.
    for way in itertools.cycle("rdlu"):
        if over.count():
            break
        board.press_arrows(way)
    expect(board.note).to_contain_text("since you set it up.")
    expect(over).to_have_count(1)
    board.button("Undo").click()
    expect(over).to_have_count(0)


def test_link_replaces_a_board_only_after_asking_and_faults_are_explained(iphone):
    board = open_own_board(iphone, link=f"board/1/{SOME.replace(' ', '/')}", **REDUCED_MOTION)
    assert board.saved_rows() == board.shown_rows() == SOME
    assert board.page.url.endswith("board.html#board")
    other = "1,1,0,0 0,0,0,0 0,0,0,0 0,0,0,6"
    follow_link(board, other)
    expect(board.question.get_by_role("button", name="Cancel")).to_be_focused()
    board.press("Escape")
    assert board.saved_rows() == SOME
    follow_link(board, other)
    board.question.get_by_role("button", name="Open").click()
    assert board.saved_rows() == other
    follow_link(board, "1,1,0,0 0,5,0,0 0,0,0,0 0,0,0,6")
    expect(board.notice).to_contain_text(
        "Can’t open this link: cell 2 of row 2 must be 0, 1, 2, or 3 doubled, at most 12288."
    )
    board.button("OK").click()
    # If the player has no game, its board can't be copied.
    board.button("From my game").click()
    expect(board.notice).to_contain_text("You have no game on this device to copy the board from.")
    assert board.saved_rows() == other


def test_visible_board_is_shared_as_a_link(desktop):
    options = {"permissions": ["clipboard-read", "clipboard-write"]}
    desktop.context(**options).add_init_script(COPYING)
    board = open_own_board(desktop, SOME, **options)
    board.button("Play").click()
    board.press("ArrowLeft")
    wait_until(board.page, lambda: board.shown_rows() != SOME)
    board.button("Share this board").click()
    expect(board.notice).to_contain_text("Link copied.")
    copied = board.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{desktop.address}{PATH}#board/1/{board.shown_rows().replace(' ', '/')}"
    friends = OwnBoard(desktop.open(copied.removeprefix(desktop.address), color_scheme="dark"))
    assert friends.shown_rows() == board.shown_rows()


def test_coach_can_be_turned_off_and_retried_if_unavailable(desktop):
    board = open_own_board(desktop, SOME, "coach silent")
    expect(board.note).to_have_text("The coach is off.")
    expect(board.page.locator(".directions .best")).to_have_count(0)
    board.page.route("**/coach.wasm", lambda route: route.abort())
    board.button("Coach").click()
    expect(board.note).to_have_text(NO_COACH)
    board.page.unroute("**/coach.wasm")
    desktop.complaints.clear()
    board.button("Try again").click()
    board.losses()
    expect(board.button("Try again")).to_be_hidden()


NO_COACH = "Can’t load the coach. It needs the network once, then works offline."


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
