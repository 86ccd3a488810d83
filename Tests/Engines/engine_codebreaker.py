"""Actions for testing CodeBreaker in an engine."""

import re

from codebreaker import GAME_KEY, QUESTIONS, SYMBOLS, keys_of, saved, submit_keys
from engine import wait_until
from engine_page import EnginePage


class CodeBreakerPage(EnginePage):
    def open_game(self, line: str | None = None, *more: str, path="codebreaker/", stored: dict | None = None, **options):
        """Opens CodeBreaker, with a saved game if one is given: `open_game(FRESH, "guess 0---")`."""
        text = {GAME_KEY: line if "\n" in line else saved(line, *more)} if line else {}
        self.open(path, {**text, **(stored or {})} or None, **options)

    def holes(self) -> list[dict]:
        return self.find_all("button", re.compile(r"^Peg \d of "), within=self.find("group", "Your guess"))

    def choices(self) -> list[dict]:
        return self.find_all("button", within=self.find("group", "Pegs to choose from"))

    def read_guess(self) -> list[str]:
        """The pegs of the guess as a screen reader reads them: `["red", "empty", …]`."""
        return [self.attribute(hole, "aria-label").split(": ")[1] for hole in self.holes()]

    def read_attempts(self) -> list[str]:
        """The attempts as a screen reader reads them, newest first."""
        return self.texts("#attempts > li > .unseen")

    def line(self) -> str:
        """The saved replay line of the current game."""
        return re.search(r"^game (.*)$", self.stored(GAME_KEY), re.MULTILINE)[1]

    def shown_code(self) -> str:
        """The label of the code's row above the board."""
        (row,) = self.find_all("img", re.compile("^Code: "), within=self.find("tabpanel"))
        return self.attribute(row, "aria-label")

    # Ways to enter a guess.

    def type_code(self, code: str) -> None:
        self.press(*keys_of(code))

    def click_code(self, code: str) -> None:
        choices = self.choices()
        for symbol in code:
            self.click_on(choices[SYMBOLS.index(symbol)])

    def drag_mouse(self, code: str) -> None:
        self._carry("mouse", code)

    def drag_finger(self, code: str) -> None:
        self._carry("touch", code)

    def _carry(self, pointer: str, code: str) -> None:
        self.prevent_holding()
        choices = self.choices()
        for hole, symbol in enumerate(code):
            self.drag(pointer, self.middle(choices[SYMBOLS.index(symbol)]), self.middle(self.holes()[hole]))

    def attempt(self, *codes: str) -> None:
        """Makes attempts with the keyboard. Confirms empty holes if the code has some."""
        for code in codes:
            self.press(*keys_of(code), *submit_keys(code))

    # The coach.

    def ask(self, level: str) -> str:
        """Asks one of `QUESTIONS` in the open hints dialog, and returns the answer."""
        hints = self.find("dialog", "Hints")
        self.click("button", {"count": "Count codes", "fit": "Check guess", "best": "Show guess"}[level], within=hints)
        return wait_until(lambda: self.engine.call(HINT_ANSWER, hints, QUESTIONS[level]))


HINT_ANSWER = """(hints, question) => [...hints.querySelectorAll("section")]
  .find((level) => level.innerText.includes(question)).querySelector("[id^=hint-answer]")?.innerText"""
