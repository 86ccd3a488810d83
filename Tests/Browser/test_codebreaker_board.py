"""CodeBreaker's page on which the coach helps with a game that is played elsewhere."""

import re

from accessibility import assert_accessible, focus_stops
from codebreaker import SETTINGS_KEY
from layout import assert_fits
from codebreaker_own_board import PATH, Board, open_board, show_board
from playwright.sync_api import expect
from situations import COPYING, REDUCED_MOTION
from waiting import wait_until

EMPTY = "assist/1 4 6 mastermind"
SOME = f"{EMPTY} 0011:11,2234:02,4455"
WRONG = f"{EMPTY} 0011:11,4455,2234:02,0011:20"


def test_attempts_are_evaluated_and_restored_and_impossible_answers_disabled(iphone):
    board = open_board(iphone, **REDUCED_MOTION)
    board.wait_for_coach()
    expect(board.count).to_have_text("All 1,296 codes are possible.")
    expect(board.best.get_by_role("img")).to_have_accessible_name("red, red, green, blue")
    expect(board.best).to_contain_text("You’d need 4.34 more guesses on average. Proven: no guess is better.")
    expect(board.button("Add")).to_be_disabled()
    board.add("0011", (1, 1))
    board.add("2234", (0, 2))
    assert board.line() == f"{EMPTY} 0011:11,2234:02"
    assert board.read_attempts() == [
        "Attempt 1: red, red, green, green. 1 in the right place, 1 in the wrong place.", "Attempt 2: blue, blue, yellow, white. 2 in the wrong place.",
    ]  # fmt: skip
    board.wait_for_coach()
    expect(board.count).to_have_text("36 codes are left.")
    codes = board.open_codes()
    assert len(codes) == 36 and codes[0] == "red, green, blue, blue" and codes[-1] == "white, yellow, green, red"
    best = board.best.get_by_role("img").get_attribute("aria-label")
    parts = board.parts.locator(".unseen").all_inner_texts()
    assert parts[0] == "4 in the right place: it is the code"
    assert 1 + sum(int(re.search(r": (\d+) codes?$", part)[1]) for part in parts[1:]) == 36
    # An attempt without an answer has no effect on the count.
    board.add("4455")
    assert board.read_attempts()[2] == "Attempt 3: white, white, black, black. No answer yet."
    expect(board.count).to_have_text("36 codes are left.")
    board.button("Use this guess").click()
    assert board.row() == best.split(", ")
    expect(board.note).to_have_text("It fits all answers.")
    assert best in codes
    # A reload restores the board and the row.
    line = board.line()
    board.page.reload()
    assert board.line() == line == f"{EMPTY} 0011:11,2234:02,4455"
    assert board.row() == best.split(", ")
    assert_answers_are_possible(board)


def assert_answers_are_possible(board) -> None:
    """Checks that the radio buttons exclude answers that are impossible with four pegs."""
    board.set_answer(3, 0)
    expect(board.inexact.get_by_role("radio", name="1")).to_be_disabled()
    board.exact.get_by_role("radio", name="4").check()
    assert [board.inexact.get_by_role("radio", name=str(number)).is_enabled() for number in range(5)] == [True] + [False] * 4
    expect(board.inexact.get_by_role("radio", name="5")).to_be_hidden()


def test_board_can_be_entered_with_keys_only(desktop):
    board = open_board(desktop, **REDUCED_MOTION)
    board.wait_for_coach()
    board.type("0011")
    board.press("x", "o", "o", "Enter")
    assert board.line() == f"{EMPTY} 0011:12"
    # The next row is ready at once.
    expect(board.hole(1)).to_be_focused()
    board.press("3", "ArrowUp", "Backspace", "4", "Enter")
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


def test_contradiction_is_shown_and_its_correction_can_be_undone(iphone):
    board = open_board(iphone, WRONG, **REDUCED_MOTION)
    board.wait_for_coach()
    expect(board.count).to_have_text("Attempts 1 and 4 can’t both be right.")
    doubted = [text for text in board.read_attempts() if text.endswith("It may be wrong.")]
    assert [text.split(":")[0] for text in doubted] == ["Attempt 1", "Attempt 4"]
    corrections = [
        "Change the answer to attempt 1 to 2 in the right place: 18 codes", "Change the answer to attempt 4 to 1 in the right place, 1 in the wrong place: 36 codes",
    ]  # fmt: skip
    shown = board.doubts.get_by_role("button").evaluate_all("buttons => buttons.map((button) => button.ariaLabel)")
    assert shown == corrections
    board.button(corrections[1]).click()
    board.wait_for_coach()
    expect(board.doubts).to_be_hidden()
    expect(board.count).to_contain_text("36 codes")
    assert board.read_attempts()[3].endswith("1 in the right place, 1 in the wrong place.")
    board.button("Undo").click()
    assert board.line() == WRONG
    board.wait_for_coach()
    expect(board.doubts).to_be_visible()


def test_attempt_can_be_changed_moved_and_removed(iphone):
    board = open_board(iphone, SOME, **REDUCED_MOTION)
    # Every part of the row can be pressed.
    board.attempts.nth(2).click(position={"x": 150, "y": 15})
    expect(board.editor).to_have_accessible_name("Attempt 3")
    expect(board.hole(1)).to_be_focused()
    board.set_answer(2, 0)
    board.button("Save").click()
    assert board.line() == f"{EMPTY} 0011:11,2234:02,4455:20"
    expect(board.editor).to_have_accessible_name("New attempt")
    board.edit(3)
    board.click("Move up", "Move up")
    expect(board.button("Move up")).to_be_disabled()
    board.button("Remove").click()
    assert board.line() == f"{EMPTY} 0011:11,2234:02"
    expect(board.hole(1)).to_be_focused()
    board.edit(2)
    board.exact.get_by_role("radio", name="Not known yet").check()
    board.button("Cancel").click()
    assert board.line() == f"{EMPTY} 0011:11,2234:02"


def choose_letters(board, name: str) -> None:
    board.open_settings().get_by_role("group", name="Letters on colors").get_by_role("radio", name=name).check()
    board.close_settings()


def test_letters_and_setup_can_be_changed_and_removing_attempts_is_confirmed(desktop):
    board = open_board(desktop, f"{EMPTY} 0011:11,4455:00", **REDUCED_MOTION)
    letters = board.page.locator("body.letters")
    expect(letters).to_have_count(0)
    # The game and this page share the setting for letters.
    choose_letters(board, "On")
    expect(letters).to_have_count(1)
    assert "letters on" in board.stored(SETTINGS_KEY)
    choose_letters(board, "Automatic")
    expect(letters).to_have_count(0)
    board.page.get_by_role("combobox", name="Colors").select_option("9")
    assert board.line() == "assist/1 4 9 swiftui-colors 0011:11,4455:00"
    expect(letters).to_have_count(1)
    assert board.choices.count() == 9
    board.page.get_by_role("combobox", name="Theme").select_option("Faces")
    assert board.line() == "assist/1 4 8 faces 0011:11,4455:00"
    board.page.get_by_role("combobox", name="Colors").select_option("5")
    expect(board.question).to_have_accessible_name("Change the board?")
    expect(board.question.get_by_role("button", name="Cancel")).to_be_focused()
    board.press("Escape")
    expect(board.page.get_by_role("combobox", name="Colors")).to_have_value("4")  # the fifth option: 8 colors
    board.page.get_by_role("combobox", name="Pegs").select_option("6")
    board.question.get_by_role("button", name="Change").click()
    assert board.line() == "assist/1 6 8 faces"
    assert board.row() == ["empty"] * 6


def test_boards_are_shared_by_links_and_replaced_only_after_asking(desktop):
    permissions = ["clipboard-read", "clipboard-write"]
    desktop.context(permissions=permissions).add_init_script(COPYING)
    board = open_board(desktop, link="assist/1/3/5/newspaper/012:11", permissions=permissions)
    assert board.line() == "assist/1 3 5 newspaper 012:11"
    assert board.page.url.endswith("board.html#board")
    board.wait_for_coach()
    # If attempts would be lost, the page asks before it opens the linked board.
    board.page.evaluate("location.hash = 'assist/1/4/6/mastermind/0011:11,4455'")
    expect(board.question).to_have_accessible_name("Open the linked board?")
    # The browser dispatches the dialog's close event later, so wait for it.
    board.question.evaluate("dialog => dialog.addEventListener('close', () => (dialog.dataset.closed = ''))")
    board.question.get_by_role("button", name="Cancel").click()
    expect(board.page.locator("dialog[data-closed]")).to_have_count(1)
    assert board.line() == "assist/1 3 5 newspaper 012:11"
    board.page.evaluate("location.hash = 'assist/1/4/6/mastermind/0011:11,4455'")
    expect(board.question).to_be_visible()
    board.question.get_by_role("button", name="Open").click()
    assert board.line() == f"{EMPTY} 0011:11,4455"
    board.wait_for_coach()
    # To share a board, the page copies such a link.
    board.button("Share this board").click()
    expect(board.notice).to_contain_text("Link copied.")
    copied = board.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{desktop.address}{PATH}#assist/1/4/6/mastermind/0011:11,4455"
    other = desktop.open(copied.removeprefix(desktop.address), color_scheme="dark")
    assert Board(other).line() == f"{EMPTY} 0011:11,4455"
    board.button("OK").click()
    board.page.evaluate("location.hash = 'assist/1/4/6/stars'")
    expect(board.notice).to_have_text("Can’t open this link: there is no such theme.OK")


def test_board_can_be_changed_without_the_coach_which_is_asked_again(desktop):
    context = desktop.context()
    asked = []
    context.route("**/coach.wasm", lambda route: (asked.append(route), route.abort()))
    board = open_board(desktop, SOME)
    expect(board.count).to_have_text("Can’t load the coach. It needs the network once, then works offline.")
    before = len(asked)
    # The player can change the board without the coach.
    board.add("5555", (0, 0))
    wait_until(board.page, lambda: len(asked) > before)
    board.wait_for_coach()
    expect(board.count).to_have_text("Can’t load the coach. It needs the network once, then works offline.")
    context.unroute("**/coach.wasm")
    desktop.complaints.clear()
    board.button("Try again").click()
    board.wait_for_coach()
    expect(board.count).to_contain_text("codes are left.")
    expect(board.button("Try again")).to_be_hidden()


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
