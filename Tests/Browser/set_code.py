"""CodeBreaker's page for setting a code, as a player uses it, and the format of its saved state."""

from codebreaker import SYMBOLS
from game_page import GamePage, reopen, store
from playwright.sync_api import Locator, Page, expect

SET_KEY = "parlor.codebreaker.set"
CODES_KEY = "parlor.codebreaker.set-codes"
PATH = "codebreaker/set.html"


class CodemakerPage(GamePage):
    def __init__(self, page: Page):
        super().__init__(page)
        self.title = page.locator("#screen-title")
        self.note = page.locator("#stage-note")
        self.code = page.get_by_role("img", name="Code: ")
        self.holes = page.locator("#guess").get_by_role("button")
        self.choices = page.get_by_role("group", name="Pegs to choose from").get_by_role("button")
        self.count = page.locator("#coach-count")
        self.why = page.locator("#why")
        self.asked = page.locator("#asked")
        self.attempts = page.get_by_role("list", name="Attempts").get_by_role("listitem")
        self.doubts = page.get_by_role("region", name="What would fix it")
        self.judged = page.get_by_role("region", name="What the answers should have been")
        self.question = page.locator("dialog#question")

    def continue_button(self, name: str) -> Locator:
        """Returns one of the buttons that continue after a code is set, given the beginning of its name."""
        return self.page.get_by_role("button", name=name)

    def enter_code(self, code: str) -> None:
        """Enters a code into an empty row."""
        for symbol in code:
            self.choices.nth(SYMBOLS.index(symbol)).click()

    def row(self) -> list[str]:
        """Returns the contents of the row as a screen reader reads them."""
        return [name.split(": ")[1] for name in self.holes.evaluate_all("holes => holes.map((hole) => hole.ariaLabel)")]

    def read_attempts(self) -> list[str]:
        """Returns what screen readers say for each attempt, latest first."""
        return self.attempts.locator("> .unseen").all_inner_texts()

    def wait_for_coach(self) -> None:
        """Waits until the coach has finished."""
        expect(self.page.locator("#coach")).to_have_attribute("aria-busy", "false")

    def saved(self) -> list[str]:
        """Returns the saved lines, except for the one that names the format."""
        return self.stored(SET_KEY).split("\n")[1:]


def open_codemaker(device, *lines: str, **options) -> CodemakerPage:
    """Opens the page. If lines are given, they are saved first."""
    if lines:
        store(device, {SET_KEY: "\n".join(["codebreaker-set/1", *lines])}, **options)
    return CodemakerPage(device.open(PATH, **options))


def show_codemaker(page: Page, *lines: str) -> CodemakerPage:
    """Saves these lines, and opens the page in place of the current page."""
    reopen(page, PATH, {SET_KEY: "\n".join(["codebreaker-set/1", *lines])})
    return CodemakerPage(page)
