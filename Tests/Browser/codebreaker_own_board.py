"""CodeBreaker's page on which the coach helps with a game that is played elsewhere, as a player uses it, and the format
of its saved board."""

import re

from codebreaker import KEYS, SYMBOLS
from game_page import GamePage, reopen, store
from playwright.sync_api import Locator, Page, expect

BOARD_KEY = "parlor.codebreaker.assist"
PATH = "codebreaker/board.html"


class Board(GamePage):
    def __init__(self, page: Page):
        super().__init__(page)
        self.attempts = page.get_by_role("list", name="Attempts").get_by_role("listitem")
        self.editor = page.get_by_role("region", name=re.compile("^(New attempt|Attempt \\d+)$"))
        self.guess_row = page.get_by_role("group", name="Guess", exact=True)
        self.choices = page.get_by_role("group", name="Pegs to choose from").get_by_role("button")
        self.exact = page.get_by_role("group", name="Right place")
        self.inexact = page.get_by_role("group", name="Wrong place")
        self.coach = page.get_by_role("region", name="The coach")
        self.count = page.locator("#coach-count")
        self.best = page.get_by_role("region", name=re.compile("guess$"))
        self.parts = page.get_by_role("region", name="What each answer would leave").get_by_role("listitem")
        self.doubts = page.get_by_role("region", name="What would fix it")
        self.question = page.locator("dialog#question")
        self.note = page.locator("#row-note")

    def hole(self, number: int) -> Locator:
        """Returns a hole of the row. Holes are numbered from 1."""
        return self.guess_row.get_by_role("button", name=re.compile(rf"^Peg {number} of "))

    def row(self) -> list[str]:
        """Returns the contents of the row as a screen reader reads them."""
        names = self.guess_row.get_by_role("button").evaluate_all("holes => holes.map((hole) => hole.ariaLabel)")
        return [name.split(": ")[1] for name in names]

    def read_attempts(self) -> list[str]:
        """Returns what screen readers say for each attempt, from the top."""
        return self.attempts.get_by_role("button").evaluate_all("buttons => buttons.map((button) => button.ariaLabel)")

    def edit(self, number: int) -> None:
        """Starts changing an attempt. Attempts are numbered from 1."""
        self.page.get_by_role("button", name=re.compile(rf"^Attempt {number}: ")).click()

    def line(self) -> str:
        """Returns the line of the saved board."""
        return re.search(r"^board (.*)$", self.stored(BOARD_KEY), re.MULTILINE)[1]

    def enter_guess(self, guess: str) -> None:
        """Enters a guess into an empty row by choosing pegs."""
        for number, symbol in enumerate(guess, 1):
            self.hole(number).evaluate("hole => hole.ariaPressed === 'true' || hole.click()")
            if symbol != "-":
                self.choices.nth(SYMBOLS.index(symbol)).click()

    def type(self, guess: str) -> None:
        """Enters a guess with the keyboard."""
        self.press("Home", *("ArrowRight" if symbol == "-" else KEYS[SYMBOLS.index(symbol)] for symbol in guess))

    def set_answer(self, exact: int, inexact: int) -> None:
        """Chooses the numbers of exact and inexact matches for the row."""
        for group, number in ((self.exact, exact), (self.inexact, inexact)):
            group.get_by_role("radio", name=str(number), exact=True).check()

    def add(self, guess: str, answer: tuple[int, int] | None = None) -> None:
        """Adds an attempt, with its answer if one is given."""
        self.enter_guess(guess)
        if answer:
            self.set_answer(*answer)
        self.button("Add" if answer else "Add without answer").click()

    def wait_for_coach(self) -> None:
        """Waits until the coach has judged the current board."""
        expect(self.page.locator("#coach")).to_have_attribute("aria-busy", "false")

    def open_codes(self) -> list[str]:
        """Opens the list of codes, and returns what screen readers say for each."""
        self.page.locator("#codes-title").click()
        codes = self.page.locator("#codes > li")
        expect(codes.first).to_be_visible()
        return codes.locator(".unseen").all_inner_texts()


def open_board(device, line: str | None = None, *more: str, link: str = "", **options) -> Board:
    """Opens the page. `line` and `more` are the saved board, and `link` is the board in the address, if given."""
    if line is not None:
        store(device, {BOARD_KEY: "\n".join(["codebreaker-assist/1", f"board {line}", *more])}, **options)
    return Board(device.open(PATH + (f"#{link}" if link else ""), **options))


def show_board(page: Page, line: str, *more: str) -> Board:
    """Saves this board, and opens the board page in place of the current page."""
    reopen(page, PATH, {BOARD_KEY: "\n".join(["codebreaker-assist/1", f"board {line}", *more])})
    return Board(page)
