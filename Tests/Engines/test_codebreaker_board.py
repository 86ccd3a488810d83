"""The board that a player enters in CodeBreaker, in each browser engine: attempts, the coach's advice, corrections, and saving."""

import re

from engine import wait_for_value, wait_until
from engine_page import PHONE
from codebreaker_own_board import BOARD_KEY, PATH

EMPTY = "assist/1 4 6 mastermind"
WRONG = f"{EMPTY} 0011:11,2234:02,0011:20"


def saved_line(page) -> str:
    return re.search(r"^board (.*)$", page.stored(BOARD_KEY), re.MULTILINE)[1]


COUNT_TEXT = "36 codes are left."


def test_board_can_be_entered_restored_and_corrected(page):
    page.open(PATH, {BOARD_KEY: f"codebreaker-assist/1\nboard {EMPTY} 0011:11"}, size=PHONE)
    wait_for_value(lambda: page.text("#coach-count"), "208 codes are left.")
    page.press("3", "3", "4", "5", "o", "o", "Enter")
    wait_for_value(lambda: saved_line(page), f"{EMPTY} 0011:11,2234:02")
    wait_for_value(lambda: page.text("#coach-count"), COUNT_TEXT)
    page.press_buttons("Use this guess")
    wait_until(lambda: "empty" not in page.text("#row-note") and page.text("#row-note"))
    page.reload()
    assert saved_line(page) == f"{EMPTY} 0011:11,2234:02"
    wait_for_value(lambda: page.text("#coach-count"), COUNT_TEXT)
    # The player corrects a contradiction. Undo brings it back.
    page.open(PATH, {BOARD_KEY: f"codebreaker-assist/1\nboard {WRONG}"}, size=PHONE)
    wait_for_value(lambda: page.text("#coach-count"), "Attempts 1 and 3 can’t both be right.")
    page.press_buttons("Change the answer to attempt 3 to 1 in the right place, 1 in the wrong place: 36 codes")
    wait_for_value(lambda: page.text("#coach-count"), COUNT_TEXT)
    page.press_buttons("Undo")
    wait_for_value(lambda: saved_line(page), WRONG)
