"""Setting a code, as it is drawn and reached: the coach breaks it, the player answers by hand, or a friend breaks it. Native tests check
what the coach guesses and finds."""

import re

from accessibility import assert_fits_and_is_accessible
from codebreaker import open_game, spoken_markers
from codes import answer
from playwright.sync_api import expect
from set_code import PATH, CodemakerPage, open_codemaker, show_codemaker
from situations import COPYING, REDUCED_MOTION

NAMES = ["red", "green", "blue", "yellow", "white", "black"]
BOARD = "board assist/1 4 6 mastermind"
SMALL = "board assist/1 3 6 mastermind"
WITH_WRONG_ANSWER = ("stage answering", f"{SMALL} 001:00,023:02,000:20", "told 216:50:1:700:1,27:9:1:60:1,-")


def digits(spoken: str) -> str:
    return "".join(str(NAMES.index(name)) for name in spoken.split(", "))


def test_coach_breaks_an_entered_code_guess_by_guess(iphone):
    page = open_codemaker(iphone, **REDUCED_MOTION)
    expect(page.page).to_have_title("Set a code · CodeBreaker")
    expect(page.continue_button("Watch the coach")).to_be_disabled()
    page.enter_code("3105")
    page.continue_button("Watch the coach").click()
    expect(page.title).to_be_focused()
    expect(page.code).to_have_accessible_name("Code: yellow, green, red, black")
    guesses = []
    page.wait_for_coach()
    while page.button("Next guess").is_visible():
        page.button("Next guess").click()
        expect(page.attempts).to_have_count(len(guesses) + 1)
        page.wait_for_coach()
        found = re.match(r"Attempt \d+: (.*?)\. (.*?)\. ", page.read_attempts()[0])
        guesses.append(digits(found[1]))
        assert found[2] == spoken_markers(answer(guesses[-1], "3105"))
    expect(page.title).to_have_text(f"The coach found it in {len(guesses)} guesses.")
    page.page.reload()
    expect(page.attempts).to_have_count(len(guesses))


def test_player_answers_the_coach_with_keys_only(desktop):
    page = open_codemaker(desktop, "stage choosing", SMALL)
    page.continue_button("Answer the coach").press("Enter")
    expect(page.title).to_be_focused()
    for count in (1, 2):
        page.wait_for_coach()
        expect(page.button("Answer")).to_be_disabled()
        exact, inexact = answer(digits(page.asked.get_attribute("aria-label")), "505")
        page.press("x", *["x"] * ((exact - 1) % 4), *["o"] * inexact, "Enter")
        expect(page.attempts).to_have_count(count)


def test_code_handed_to_a_friend_is_nowhere_on_the_page(iphone):
    page = open_codemaker(iphone, **REDUCED_MOTION)
    page.enter_code("0123")
    page.continue_button("A friend beside you").click()
    expect(page.title).to_have_text("Hand the device over")
    expect(page.code).to_have_accessible_name("Code: hidden, 4 pegs")
    # The code can't be found in the page or its address, or by reloading the page.
    page.page.reload()
    assert page.page.url.endswith("#set") or page.page.url.endswith(PATH)
    expect(page.page.get_by_role("group", name="Code", exact=True)).to_have_count(0)
    page.button("I’ll break it").click()
    page.enter_code("0123")
    expect(page.code).to_have_accessible_name("Code: hidden, 4 pegs")
    page.button("Guess").click()
    expect(page.code).to_have_accessible_name("Code: red, green, blue, yellow")


def test_code_handed_over_in_another_window_stays_hidden(desktop):
    page = open_codemaker(desktop, "stage choosing", BOARD, "row 0123", **REDUCED_MOTION)
    other = CodemakerPage(desktop.open(PATH, **REDUCED_MOTION))
    other.continue_button("A friend beside you").click()
    expect(page.title).to_have_text("Hand the device over")
    expect(page.notice).to_contain_text("The code was changed in another window.")
    page.button("OK").click()
    page.button("I’ll break it").click()
    page.enter_code("0011")
    page.button("Guess").click()
    expect(page.attempts).to_have_count(1)
    hidden = page.page.get_by_role("img", name="Code: hidden")
    assert "yellow" not in hidden.evaluate("code => code.outerHTML")


# Random numbers that are always the same, and a counter of the page's timers of 0 ms.
CONSTANT_RANDOM_NUMBERS = "crypto.getRandomValues = (array) => array.fill(array instanceof BigInt64Array ? 7n : 7);"
COUNT_PIECES = """window.pieces = 0;
{ const set = setTimeout; window.setTimeout = (act, time, ...all) => set(act, time, ...all, (window.pieces += time === 0)); }"""


def test_game_number_is_found_in_slices_and_its_link_opens_the_game(desktop):
    options = {"permissions": ["clipboard-read", "clipboard-write"]}
    for script in (COPYING, CONSTANT_RANDOM_NUMBERS, COUNT_PIECES):
        desktop.context(**options).add_init_script(script)
    page = open_codemaker(desktop, "stage choosing", "board assist/1 6 12 swiftui-colors", "row 0ab123", **options)
    page.page.evaluate("window.pieces = 0")
    page.continue_button("A friend far away").click()
    expect(page.title).to_have_text(re.compile(r"^Game \d{9,}$"))
    # The search for a game number runs in slices, so the page stays responsive.
    assert page.page.evaluate("window.pieces") > 10
    page.button("Share the link").click()
    expect(page.notice).to_contain_text("Link copied.")
    copied = page.page.evaluate("navigator.clipboard.readText()")
    number = page.title.inner_text().removeprefix("Game ")
    assert copied == f"{desktop.address}codebreaker/#codebreaker/1/{number}/6.swiftui-colors.20"
    own = open_game(desktop, path=copied.removeprefix(desktop.address), **options)
    expect(own.notice).to_contain_text("You set the code of this game on this device, so it doesn’t count.")


LARGE = "board assist/1 6 12 swiftui-colors"
SCREENS = {
    "choosing": ("stage choosing", BOARD, "row 01--"),
    "large": ("stage choosing", LARGE, "row 0123ab"),
    "watching": ("stage watching", f"{BOARD} 0012:11", "code 0423", "told 1296:256:0:5625:1"),
    "answering": ("stage answering", f"{LARGE} 001123:11", "told 2985984:256000:1:25000000:1"),
    "slipped": WITH_WRONG_ANSWER,
    "judged": (*WITH_WRONG_ANSWER[:2], "code 234", WITH_WRONG_ANSWER[2], "end told"),
    "covered": ("stage covered", LARGE, "code 0123ab"),
    "breaking": ("stage breaking", "board assist/1 5 8 faces 00123:03", "code 14206", "row 45---", "limit 15"),
    "sending": ("stage sending", BOARD, "code 0123", "number 482193774"),
}


def test_every_screen_fits_and_is_accessible(each_device, subtests):
    page = open_codemaker(each_device, **REDUCED_MOTION)
    for screen, lines in SCREENS.items():
        with subtests.test(screen=screen):
            page = show_codemaker(page.page, *lines)
            expect(page.notice).to_be_hidden()
            if screen in {"watching", "answering", "slipped"}:
                page.wait_for_coach()
            assert_fits_and_is_accessible(each_device, page.page, may_scroll=True)
