"""CodeBreaker's page on which the coach helps with a game that is played elsewhere, as it is drawn and reached. Native tests check what
the coach finds, and what each action does."""

from accessibility import assert_accessible, focus_stops
from layout import assert_fits
from codebreaker_own_board import open_board, show_board
from playwright.sync_api import expect
from situations import REDUCED_MOTION

EMPTY = "assist/1 4 6 mastermind"
SOME = f"{EMPTY} 0011:11,2234:02,4455"
WRONG = f"{EMPTY} 0011:11,4455,2234:02,0011:20"


def test_attempts_are_entered_by_touch_and_the_coachs_findings_drawn(iphone):
    board = open_board(iphone, **REDUCED_MOTION)
    expect(board.button("Add")).to_be_disabled()
    board.add("0011", (1, 1))
    board.add("2234", (0, 2))
    assert board.read_attempts() == [
        "Attempt 1: red, red, green, green. 1 in the right place, 1 in the wrong place.", "Attempt 2: blue, blue, yellow, white. 2 in the wrong place.",
    ]  # fmt: skip
    board.wait_for_coach()
    expect(board.count).to_have_text("36 codes are left.")
    codes = board.open_codes()
    assert len(codes) == 36 and codes[0] == "red, green, blue, blue"
    expect(board.parts.locator(".unseen").first).to_have_text("4 in the right place: it is the code")
    best = board.best.get_by_role("img").get_attribute("aria-label")
    board.button("Use this guess").click()
    for _ in range(2):
        assert board.row() == best.split(", ")
        board.page.reload()
    # Impossible answers can't be chosen.
    board.exact.get_by_role("radio", name="3").check()
    expect(board.inexact.get_by_role("radio", name="1")).to_be_disabled()


def test_board_can_be_entered_with_keys_only(desktop):
    board = open_board(desktop, **REDUCED_MOTION)
    board.wait_for_coach()
    board.type("0011")
    board.press("x", "o", "o", "Enter")
    assert board.line() == f"{EMPTY} 0011:12"
    # The next row is ready at once.
    expect(board.hole(1)).to_be_focused()
    board.press("3")
    expect(board.hole(2)).to_be_focused()
    board.press("ArrowUp", "Backspace", "4", "Enter")
    assert board.line() == f"{EMPTY} 0011:12,23--"
    # The radio buttons for the number of exact matches form a group, so arrow keys move within it.
    board.type("5555")
    board.exact.get_by_role("radio", name="0").focus()
    board.press("Space", "ArrowRight")
    expect(board.exact.get_by_role("radio", name="1")).to_be_checked()
    board.press("Enter")
    assert board.line().endswith(",5555:10")
    board.page.reload()
    board.wait_for_coach()
    stops = focus_stops(board.page)
    attempt = board.read_attempts()[0]
    some = ["Undo", "Share this board", "pegs-options", attempt]
    assert [stop for stop in stops if stop in some] == some


def test_contradiction_marks_its_attempts_and_names_its_corrections(iphone):
    board = open_board(iphone, WRONG, **REDUCED_MOTION)
    board.wait_for_coach()
    expect(board.count).to_have_text("Attempts 1 and 4 can’t both be right.")
    assert [text.split(":")[0] for text in board.read_attempts() if text.endswith("It may be wrong.")] == ["Attempt 1", "Attempt 4"]
    board.button("Change the answer to attempt 4 to 1 in the right place, 1 in the wrong place: 36 codes").click()
    board.wait_for_coach()
    expect(board.doubts).to_be_hidden()


def test_pressed_attempt_is_edited_and_the_focus_follows(iphone):
    board = open_board(iphone, SOME, **REDUCED_MOTION)
    # Every part of the row can be pressed.
    board.attempts.nth(2).click(position={"x": 150, "y": 15})
    expect(board.editor).to_have_accessible_name("Attempt 3")
    expect(board.hole(1)).to_be_focused()
    board.click("Move up", "Move up")
    expect(board.button("Move up")).to_be_disabled()
    board.button("Remove").click()
    assert board.line() == f"{EMPTY} 0011:11,2234:02"
    expect(board.hole(1)).to_be_focused()


def test_setup_menus_change_the_board_and_ask_before_removing_attempts(desktop):
    board = open_board(desktop, f"{EMPTY} 0011:11,4455:00", **REDUCED_MOTION)
    letters = board.page.locator("body.letters")
    expect(letters).to_have_count(0)
    colors = board.page.get_by_role("combobox", name="Colors")
    colors.select_option("9")
    expect(letters).to_have_count(1)
    assert board.choices.count() == 9
    colors.select_option("5")
    expect(board.question).to_have_accessible_name("Change the board?")
    expect(board.question.get_by_role("button", name="Cancel")).to_be_focused()
    board.press("Escape")
    assert board.choices.count() == 9
    expect(colors.locator("option:checked")).to_have_text("9")
    colors.select_option("5")
    board.question.get_by_role("button", name="Change").click()
    assert board.choices.count() == 5


LARGE = "assist/1 6 12 swiftui-colors 0123ab:11,45678-:12"


def test_every_screen_fits_and_is_accessible(each_device, subtests):
    page = open_board(each_device, EMPTY, **REDUCED_MOTION).page
    for line in (EMPTY, SOME, WRONG, LARGE, "assist/1 5 8 faces 01234:11"):
        with subtests.test(line=line):
            board = show_board(page, line, *(["changes 1", "row 0011:20"] if line == SOME else []))
            board.wait_for_coach()
            assert_accessible(page)
            if line not in (EMPTY, WRONG):
                board.open_codes()
            assert_fits(each_device, page, may_scroll=True)
            if line == SOME:
                assert_accessible(page)
                board.button("Start over").click()
                assert_fits(each_device, page)
                assert_accessible(page)
