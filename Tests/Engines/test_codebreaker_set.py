"""Setting a code, in each engine: the coach breaks it, or a friend does, on this device or by link. The page
saves it."""

import re

from engine import wait_for_value, wait_until
from engine_page import DESKTOP, PHONE
from set_code import CODES_KEY, PATH, SET_KEY

BOARD = "board assist/1 3 6 mastermind"


def stored_texts(*lines: str) -> dict[str, str]:
    return {SET_KEY: "\n".join(["codebreaker-set/1", *lines])}


def test_coach_or_friend_breaks_a_code_and_a_game_is_found_for_a_far_friend(page):
    page.open(PATH, stored_texts("stage choosing", BOARD), size=PHONE)
    page.press("4", "1", "4")
    page.press_buttons("Watch the coach It breaks your code, guess by guess, and says why")
    wait_for_value(lambda: page.text("#screen-title"), "The coach breaks your code")
    for count in range(1, 9):
        wait_until(lambda: re.search(r"^All 216 codes are possible\.$|^\d+ codes are left\.$|^Only 1 code is left\.$|this was it", page.text("#coach-count")))
        if page.text("#screen-title").startswith("The coach found it"):
            break
        page.press_buttons("Next guess")
        wait_until(lambda: page.text("#why").startswith(f"Attempt {count}:"))
    assert re.search(r"303:30$", page.stored(SET_KEY), re.MULTILINE)
    page.reload()
    wait_until(lambda: page.text("#screen-title").startswith("The coach found it"))
    # A friend breaks a code on this device.
    page.open(PATH, stored_texts("stage covered", BOARD, "code 012"), size=PHONE)
    wait_for_value(lambda: page.text("#screen-title"), "Hand the device over")
    page.press_buttons("I’ll break it")
    page.press("1", "2", "3", "Enter")
    wait_for_value(lambda: page.text("#screen-title"), "Solved in 1 guess.")
    # For a friend on another device, the page finds a game with the chosen code.
    page.open(PATH, stored_texts("stage sending", "board assist/1 6 12 swiftui-colors", "code 0ab123"), size=DESKTOP)
    wait_until(lambda: re.fullmatch(r"Game \d{9,}", page.text("#screen-title")))
    number = page.text("#screen-title").removeprefix("Game ")
    assert f"codebreaker/1 {number} 6.swiftui-colors" in page.stored(CODES_KEY)
