"""The page for any board, which helps with a game played elsewhere."""

from accessibility import assert_accessible, focus_stops
from codebreaker import SETTINGS_KEY, open_table, spoken_markers
from layout import assert_all_in_reach, assert_fits, faults, open_with_large_letters
from offline import reload_without_network
from codebreaker_own_board import BOARD_KEY, PATH, Board, Known, open_board, show_board, show_text
from playwright.sync_api import expect
from situations import COPYING, FORBIDDEN, FULL, NONSENSE, SILENT
from waiting import wait_until

EMPTY = "assist/1 4 6 mastermind"
SOME = f"{EMPTY} 0011:11,2234:02,4455"
WRONG = f"{EMPTY} 0011:11,4455,2234:02,0011:20"

# Without animations, tests don't need to wait.
STILL = {"reduced_motion": "reduce"}


def codes_text(count: int) -> str:
    return "1 code" if count == 1 else f"{count:,} codes"


def test_game_links_to_the_board_and_back(iphone):
    table = open_table(iphone)
    table.button("More").click()
    table.page.get_by_role("dialog", name="More").get_by_role("link", name="Your own board").click()
    board = Board(table.page)
    board.page.wait_for_selector("html[data-state=running]", state="attached")
    expect(board.page).to_have_title("Your own board · CodeBreaker")
    board.page.get_by_role("link", name="Back to CodeBreaker").click()
    table.page.wait_for_selector("html[data-state=running]", state="attached")
    table.tab("Rules").click()
    table.page.get_by_role("link", name="your own board").click()
    expect(board.editor).to_be_visible()


def test_board_is_entered_and_the_coach_answers(iphone):
    board = open_board(iphone, **STILL)
    board.wait_for_coach()
    expect(board.count).to_have_text("All 1,296 codes are possible.")
    expect(board.best.get_by_role("img")).to_have_accessible_name("red, red, green, blue")
    expect(board.best).to_contain_text("With it, expect 4.34 more guesses. Proven: no guess is better.")
    expect(board.button("Add")).to_be_disabled()
    board.add("0011", (1, 1))
    board.add("2234", (0, 2))
    known = Known(f"{EMPTY} 0011:11,2234:02")
    assert board.line() == known.line
    assert board.read_attempts() == [known.attempt(1), known.attempt(2)]
    board.wait_for_coach()
    codes = known.codes()
    expect(board.count).to_have_text(f"{len(codes)} codes are still possible.")
    assert board.open_codes() == [known.spoken(code) for code in codes]
    best = board.best.get_by_role("img").get_attribute("aria-label")
    guess = "".join(str(known.names.index(name)) for name in best.split(", "))
    told = board.parts.locator(".unseen").all_inner_texts()
    assert told == [
        f"{spoken_markers(counts)}: " + ("it is the code" if counts == (4, 0) else codes_text(count))
        for counts, count in sorted(known.parts(guess).items(), reverse=True)
    ]
    # An attempt without an answer doesn't count.
    board.add("4455")
    assert board.read_attempts()[2] == "Attempt 3: white, white, black, black. No answer yet."
    expect(board.count).to_have_text(f"{len(codes)} codes are still possible.")
    board.button("Use").click()
    assert board.row() == best.split(", ")
    expect(board.note).to_have_text("It fits all answers.")
    assert guess in codes
    # The board and the row are restored.
    line = board.line()
    board.page.reload()
    board.page.wait_for_selector("html[data-state=running]", state="attached")
    assert board.line() == line == f"{EMPTY} 0011:11,2234:02,4455"
    assert board.row() == best.split(", ")
    assert_answers_are_ones_that_there_are(board)


def assert_answers_are_ones_that_there_are(board) -> None:
    """The buttons of an answer exclude combinations that are impossible with four pegs."""
    board.say(3, 0)
    expect(board.inexact.get_by_role("radio", name="1")).to_be_disabled()
    board.exact.get_by_role("radio", name="4").check()
    assert [board.inexact.get_by_role("radio", name=str(number)).is_enabled() for number in range(5)] == [True] + [False] * 4
    expect(board.inexact.get_by_role("radio", name="5")).to_be_hidden()


def test_board_can_be_entered_with_keys_only(desktop):
    board = open_board(desktop, **STILL)
    board.wait_for_coach()
    board.type("0011")
    board.press("x", "o", "o", "Enter")
    assert board.line() == f"{EMPTY} 0011:12"
    # The next row is ready at once.
    expect(board.hole(1)).to_be_focused()
    board.press("3", "ArrowUp", "Backspace", "4", "Enter")
    assert board.line() == f"{EMPTY} 0011:12,23--"
    # The numbers of an answer form a group.
    board.type("5555")
    board.exact.get_by_role("radio", name="0").focus()
    board.press("Space", "ArrowRight")
    expect(board.exact.get_by_role("radio", name="1")).to_be_checked()
    board.press("Enter")
    assert board.line().endswith(",5555:10")
    board.page.reload()
    board.wait_for_coach()
    stops = focus_stops(board.page)
    some = ["undo", "share", "pegs", "Change attempt 1"]
    assert [stop for stop in stops if stop in some] == some


def test_contradictions_are_shown_and_corrected(iphone):
    board = open_board(iphone, WRONG, **STILL)
    known = Known(WRONG)
    board.wait_for_coach()
    assert known.codes() == []
    mends = known.mends()
    assert mends
    expect(board.count).to_have_text("Attempts 1 and 4 can’t both be right.")
    doubted = [text for text in board.read_attempts() if text.endswith("It may be wrong.")]
    assert [text.split(":")[0] for text in doubted] == ["Attempt 1", "Attempt 4"]
    shown = board.doubts.get_by_role("button").evaluate_all("buttons => buttons.map((button) => button.ariaLabel)")
    assert shown == [
        f"Change the answer to attempt {place + 1} to {spoken_markers(counts)}: {codes_text(count)}"
        for place, answers in mends.items()
        for counts, count in sorted(answers.items())
    ]
    place, answers = list(mends.items())[-1]
    counts, count = sorted(answers.items())[0]
    board.button(shown[-len(answers)]).click()
    board.wait_for_coach()
    expect(board.doubts).to_be_hidden()
    expect(board.count).to_contain_text(codes_text(count))
    assert board.attempts.nth(place).locator("> .unseen").inner_text().endswith(f"{spoken_markers(counts)}.")
    board.button("Undo").click()
    assert board.line() == WRONG
    board.wait_for_coach()
    expect(board.doubts).to_be_visible()
    # If two answers must be wrong, the page says so.
    board = show_board(board.page, f"{EMPTY} 0000:10,0000:20,1111:10,1111:20")
    board.wait_for_coach()
    expect(board.count).to_have_text("Attempts 1 and 2 can’t both be right.")
    expect(board.doubts).to_contain_text("No single change fixes it: at least two answers are wrong.")
    assert Known(board.line()).mends() == {}


def test_attempt_can_be_changed_moved_and_removed(iphone):
    board = open_board(iphone, SOME, **STILL)
    # The whole row can be pressed.
    board.attempts.nth(2).click(position={"x": 150, "y": 15})
    expect(board.editor).to_have_accessible_name("Attempt 3")
    expect(board.hole(1)).to_be_focused()
    board.say(2, 0)
    board.button("Save").click()
    assert board.line() == f"{EMPTY} 0011:11,2234:02,4455:20"
    expect(board.editor).to_have_accessible_name("New attempt")
    board.button("Change attempt 3").click()
    board.button("Move up").click()
    board.button("Move up").click()
    expect(board.button("Move up")).to_be_disabled()
    assert board.line() == f"{EMPTY} 4455:20,0011:11,2234:02"
    board.button("Remove").click()
    assert board.line() == f"{EMPTY} 0011:11,2234:02"
    expect(board.hole(1)).to_be_focused()
    board.button("Change attempt 2").click()
    board.button("No answer yet").click()
    board.button("Cancel").click()
    assert board.line() == f"{EMPTY} 0011:11,2234:02"
    board.button("Undo").click()
    assert board.line() == f"{EMPTY} 4455:20,0011:11,2234:02"


def choose_letters(board, name: str) -> None:
    board.open_settings().get_by_role("group", name="Letters on colors").get_by_role("radio", name=name).check()
    board.close_settings()


def test_new_setup_keeps_fitting_attempts_and_asks_before_removing_others(desktop):
    board = open_board(desktop, f"{EMPTY} 0011:11,4455:00", **STILL)
    letters = board.page.locator("body.letters")
    expect(letters).to_have_count(0)
    # The setting for letters is shared with the game.
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
    expect(board.question).to_contain_text("1 of your 2 attempts wouldn’t fit and would be removed. You can undo this.")
    expect(board.question.get_by_role("button", name="Cancel")).to_be_focused()
    board.press("Escape")
    expect(board.page.get_by_role("combobox", name="Colors")).to_have_value("4")  # the fifth of them: 8
    board.page.get_by_role("combobox", name="Pegs").select_option("6")
    board.question.get_by_role("button", name="Change").click()
    assert board.line() == "assist/1 6 8 faces"
    assert board.row() == ["empty"] * 6
    board.button("Undo").click()
    assert board.line() == "assist/1 4 8 faces 0011:11,4455:00"
    board.button("Start over").click()
    board.question.get_by_role("button", name="Start over").click()
    assert board.line() == "assist/1 4 8 faces"


def test_boards_are_opened_and_shared_by_links(desktop):
    permissions = ["clipboard-read", "clipboard-write"]
    desktop.context(permissions=permissions).add_init_script(COPYING)
    board = open_board(desktop, link="assist/1/3/5/newspaper/012:11", permissions=permissions)
    assert board.line() == "assist/1 3 5 newspaper 012:11"
    assert board.page.url.endswith("board.html#board")
    board.wait_for_coach()
    # The page asks if attempts would be lost.
    board.page.evaluate("location.hash = 'assist/1/4/6/mastermind/0011:11,4455'")
    expect(board.question).to_have_accessible_name("Open the linked board?")
    # Browsers report later that a dialog was closed.
    board.question.evaluate("dialog => dialog.addEventListener('close', () => (dialog.dataset.closed = ''))")
    board.question.get_by_role("button", name="Cancel").click()
    expect(board.page.locator("dialog[data-closed]")).to_have_count(1)
    assert board.line() == "assist/1 3 5 newspaper 012:11"
    board.page.evaluate("location.hash = 'assist/1/4/6/mastermind/0011:11,4455'")
    expect(board.question).to_be_visible()
    board.question.get_by_role("button", name="Open").click()
    assert board.line() == f"{EMPTY} 0011:11,4455"
    board.wait_for_coach()
    # The page shares the board as such a link.
    board.button("Share this board").click()
    expect(board.notice).to_contain_text("The link to this board is copied.")
    copied = board.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{desktop.address}{PATH}#assist/1/4/6/mastermind/0011:11,4455"
    other = desktop.open(copied.removeprefix(desktop.address), color_scheme="dark")
    assert Board(other).line() == f"{EMPTY} 0011:11,4455"
    board.button("OK").click()
    board.page.evaluate("location.hash = 'assist/1/4/6/stars'")
    expect(board.notice).to_have_text("Can’t open this link: there is no such theme.OK")


def test_damage_and_changes_in_other_windows_are_reported(desktop, subtests):
    page = open_board(desktop, SOME).page
    for text in ("nonsense", f"codebreaker-assist/1\nboard {EMPTY} 0011:99"):
        with subtests.test("a damaged board is set aside", text=text):
            board = show_text(page, text)
            told = "Can’t read the saved board. It was set aside, and a new one has started."
            expect(board.notice).to_contain_text(told)
            assert board.stored(BOARD_KEY + ".damaged") == text
            board.button("OK").click()
            board.add("0011", (1, 1))
            assert board.line() == f"{EMPTY} 0011:11"
    board = show_board(page, SOME)
    other = Board(desktop.open(PATH))
    other.add("5555", (0, 0))
    expect(board.attempts).to_have_count(4)
    expect(board.notice).to_contain_text("The board was changed in another window. This is the latest version.")


def test_board_works_without_storage(desktop, subtests):
    for locale, situation in (("de", FORBIDDEN), ("fr", FULL)):
        with subtests.test(situation=situation):
            desktop.context(locale=locale).add_init_script(situation)
            board = open_board(desktop, locale=locale)
            expect(board.notice).to_contain_text("This device can’t save the board. Closing it loses it.")
            board.add("0011", (1, 1))
            assert board.read_attempts() == ["Attempt 1: red, red, green, green. 1 exact, 1 inexact."]
            board.wait_for_coach()
            expect(board.count).to_have_text(f"{len(Known(f'{EMPTY} 0011:11').codes())} codes are still possible.")


def test_unavailable_coach_is_asked_again(desktop):
    context = desktop.context()
    asked = []
    context.route("**/coach.wasm", lambda route: (asked.append(route), route.abort()))
    board = open_board(desktop, SOME)
    expect(board.count).to_have_text("Can’t load the coach. It needs the network once, then works offline.")
    before = len(asked)
    # The board itself needs no coach.
    board.add("5555", (0, 0))
    wait_until(board.page, lambda: len(asked) > before)
    board.wait_for_coach()
    expect(board.count).to_have_text("Can’t load the coach. It needs the network once, then works offline.")
    context.unroute("**/coach.wasm")
    desktop.complaints.clear()
    board.button("Try again").click()
    board.wait_for_coach()
    expect(board.count).to_contain_text("still possible.")
    expect(board.button("Try again")).to_be_hidden()
    # Invalid answers count as a failure.
    desktop.context(locale="de").add_init_script(NONSENSE)
    board = open_board(desktop, SOME, locale="de")
    expect(board.count).to_have_text("Can’t load the coach. It needs the network once, then works offline.")
    # Nothing waits for a coach that never answers.
    desktop.context(locale="fr").add_init_script(SILENT)
    board = open_board(desktop, locale="fr")
    expect(board.count).to_have_text("The coach is thinking…")
    board.add("0011", (1, 1))
    board.add("2345", (0, 2))
    assert board.line() == f"{EMPTY} 0011:11,2345:02"


def test_largest_board_is_answered_and_a_found_code_is_announced(desktop):
    board = open_board(desktop, "assist/1 6 12 swiftui-colors 001122:11,334455:20")
    board.wait_for_coach()
    expect(board.count).to_contain_text("codes are still possible.")
    expect(board.best).to_contain_text("there are too many codes to be exact.")
    assert len(board.open_codes()) == 200
    expect(board.page.locator("#codes-title")).to_contain_text("The first 200 of ")
    # Adds an attempt that contradicts them.
    board.add("001122", (3, 0))
    board.wait_for_coach()
    expect(board.count).to_have_text("Attempts 1 and 3 can’t both be right.")
    board = show_board(board.page, f"{EMPTY} 0011:40")
    board.wait_for_coach()
    expect(board.count).to_have_text("The code is found.")
    expect(board.best).to_have_count(0)


LARGE = "assist/1 6 12 swiftui-colors 0123ab:11,45678-:12"


def test_every_screen_fits_and_is_accessible(hand, subtests):
    page = open_board(hand, EMPTY, **STILL).page
    for line in (EMPTY, SOME, WRONG, LARGE, "assist/1 5 8 faces 01234:11"):
        with subtests.test(line=line):
            board = show_board(page, line, *(["changes 1", "row 0011:20"] if line == SOME else []))
            board.wait_for_coach()
            assert_accessible(page)
            if line not in (EMPTY, WRONG):
                board.open_codes()
            assert_fits(hand, page, may_scroll=True)
            if line == SOME:
                assert_accessible(page)
                board.button("Start over").click()
                assert_fits(hand, page)
                assert_accessible(page)


def test_everything_is_reachable_with_large_text(small):
    page = open_with_large_letters(small, PATH + "#assist/1/4/6/mastermind/0011:11,2234:02")
    Board(page).wait_for_coach()
    assert faults(page, may_scroll=True) == []
    assert_all_in_reach(page)


def test_board_works_offline_once_it_was_open(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.address = site.address
    board = open_board(desktop)
    names = ["board.html", "screens.wasm", "board.css", "coach.wasm", "codebreaker.css"]
    reload_without_network(board.page, site, [f"codebreaker/{name}" for name in names], board.wait_for_coach)
    board.add("0011", (1, 1))
    board.wait_for_coach()
    expect(board.count).to_contain_text("still possible.")
