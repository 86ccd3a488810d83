"""CodeBreaker's page, as a player uses it, and the format of its saved game."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from frames import wait_for_frame
from game_page import GamePage, store
from playwright.sync_api import Locator, Page, expect
from repository import fixture_rows
from waiting import wait_until

GAME_KEY = "parlor.codebreaker.game"
STATISTICS_KEY = "parlor.codebreaker.statistics"
SETTINGS_KEY = "parlor.codebreaker.settings"
SKILL_KEY = "parlor.codebreaker.skill"

SYMBOLS = "0123456789ab"  # the choices of a theme in replay lines, where - is an empty hole
KEYS = "1234567890-="  # the key for each of these symbols
COLORS = ("red", "green", "blue", "yellow", "white", "black")  # the choices of Mastermind

# Game 537 with four pegs of Mastermind. Its code is blue, red, blue, red.
FRESH = "codebreaker/1 537 4.mastermind"

# The questions that the player can ask the coach.
QUESTIONS = {
    "count": "How many codes are left?",
    "fit": "Does my guess fit all answers?",
    "best": "What is the best guess?",
}

# Reads the holes of a row. A peg is its emoji, or its letter with its color, a hidden peg is ?, and an empty hole is an empty
# string.
READ_PEGS = """row => [...row.querySelectorAll(".hole")].map((hole) => {
  const peg = hole.querySelector(".peg");
  return peg ? peg.textContent + (peg.style.getPropertyValue("--fill-light") || "") : "";
})"""

# Reads the drawn markers of the attempts: x for a filled marker, o for an outlined one, and . for none.
READ_MARKERS = r"""rows => rows.map((row) => [...row.querySelectorAll(".markers .marker")].map((marker) => {
  const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(marker);
  const isClear = (color) => /^rgba\(.*, 0\)$/.test(color);
  if (parseFloat(borderTopWidth) === 0 || isClear(borderTopColor)) return ".";
  return isClear(backgroundColor) ? "o" : "x";
}).join(""))"""


@dataclass
class GoldenGame:
    """A game of the fixture that native, browser, and command-line tests share."""

    line: str
    setup: str  # the first three words of `line`, such as `codebreaker/1 857 4.mastermind.8`
    attempts: list[str]
    code: str
    markers: list[tuple[int, int]]
    ending: str

    @property
    def peg_count(self) -> int:
        return len(self.code)


def games() -> list[GoldenGame]:
    found = []
    for line, code, markers, ending in fixture_rows("codebreaker-games.tsv"):
        setup, *attempts = line.rsplit(" ", 1) if line.count(" ") > 2 else [line]
        pairs = [tuple(map(int, pair.split("+"))) for pair in markers.split()]
        found.append(GoldenGame(line, setup, attempts[0].split(",") if attempts else [], code, pairs, ending))
    return found


def golden(start: str) -> GoldenGame:
    """Returns the first game of the fixture whose line starts with `start`, as in `golden("codebreaker/1 857 ")`."""
    return next(game for game in games() if game.line.startswith(start))


def markers_text(pair: tuple[int, int], peg_count: int) -> str:
    """Returns an answer's markers in the format of `READ_MARKERS`."""
    exact, inexact = pair
    return "x" * exact + "o" * inexact + "." * (peg_count - exact - inexact)


def spoken_markers(pair: tuple[int, int]) -> str:
    """Returns an answer's markers as a screen reader reads them."""
    parts = [f"{count} {word}" for count, word in zip(pair, ("in the right place", "in the wrong place")) if count]
    return ", ".join(parts) or "no match"


def saved(line: str, *more: str) -> str:
    """Returns the saved text of a game, as in `saved(FRESH, "guess 4-0-", "selected 1")`."""
    return "\n".join(["codebreaker-table/1", f"game {line}", *more])


# Presses keys within a single task of the browser, and then waits until the result is drawn.
PRESS_AT_ONCE = """async keys => {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await new Promise(requestAnimationFrame);
}"""


def keys_of(code: str) -> list[str]:
    """Returns the keys that type a code, given in the symbols of replay lines, into an empty guess."""
    return ["Home", *("ArrowRight" if symbol == "-" else KEYS[SYMBOLS.index(symbol)] for symbol in code)]


def submit_keys(code: str) -> list[str]:
    """Returns the keys that submit the code as an attempt. A second Enter confirms empty holes."""
    return ["Enter", "Enter"] if "-" in code else ["Enter"]


class CodeBreakerPage(GamePage):
    def __init__(self, page: Page):
        super().__init__(page)
        self.guess_row = page.get_by_role("group", name="Your guess")
        self.master_row = page.get_by_role("tabpanel").get_by_role("img", name=re.compile("^Code: "))
        self.choices = page.get_by_role("group", name="Pegs to choose from").get_by_role("button")
        self.rows = page.get_by_role("region", name="Attempts").get_by_role("listitem")
        self.title = page.locator("#theme")
        self.guess_button = page.locator("#make-guess")
        self.problem = page.locator("#guess-problem")
        self.time = page.get_by_role("timer")
        self.ended = page.locator("dialog#pop-up:has(#ended)")
        self.surrender = page.get_by_role("dialog", name="Give up?")
        self.new_game = page.get_by_role("dialog", name="New Game")
        self.hints = page.get_by_role("dialog", name="Hints")
        self.best_guess = self.hints.get_by_role("img")
        self.review = page.get_by_role("region", name="Review")
        self.reviewed = self.review.locator("[id|=guess-review]")
        self.duel = page.get_by_role("region", name="Duel")
        self.compared = self.duel.locator(".duel-row")

    # Reading the page.

    def hole(self, number: int) -> Locator:
        """Returns a hole of the guess. Holes are numbered from 1."""
        return self.page.get_by_role("button", name=re.compile(rf"^Peg {number} of "))

    def choice(self, name: str) -> Locator:
        return self.page.get_by_role("group", name="Pegs to choose from").get_by_role("button", name=name, exact=True)

    def read_guess(self) -> list[str]:
        """Returns the contents of the guess as a screen reader reads them: `["red", "empty", …]`."""
        names = self.guess_row.get_by_role("button").evaluate_all("holes => holes.map((hole) => hole.ariaLabel)")
        count = len(names)
        for number, name in enumerate(names, 1):
            assert name.startswith(f"Peg {number} of {count}: "), names
        return [name.split(": ")[1] for name in names]

    def selected_hole(self) -> int:
        """Returns the number of the selected hole."""
        pressed = self.guess_row.get_by_role("button").evaluate_all(
            "holes => holes.flatMap((hole, index) => hole.ariaPressed === 'true' ? [index + 1] : [])"
        )
        assert len(pressed) == 1, pressed
        return pressed[0]

    def read_attempts(self) -> list[str]:
        """Returns what screen readers say for each attempt, from the top."""
        return self.rows.locator("> .unseen").all_inner_texts()

    def drawn_markers(self) -> list[str]:
        """Returns the drawn markers of the attempts, from the top."""
        return self.rows.evaluate_all(READ_MARKERS)

    def line(self) -> str:
        """Returns the saved replay line of the current game."""
        return re.search(r"^game (.*)$", self.stored(GAME_KEY), re.MULTILINE)[1]

    def setup(self) -> tuple[int, int, str]:
        """Returns the number, the number of pegs, and the theme of the current game."""
        number, pegs, theme = re.fullmatch(r"codebreaker/1 (\d+) ([3-6])\.([a-z-]+).*", self.line()).groups()
        return int(number), int(pegs), theme

    def hint_button(self, level: str) -> Locator:
        """Returns the button that asks the coach the question `level` of `QUESTIONS`."""
        return self.hints.get_by_role("region", name=QUESTIONS[level]).get_by_role("button")

    def hint_answer(self, level: str) -> Locator:
        """Returns the coach's answer to the question `level` of `QUESTIONS`."""
        return self.hints.get_by_role("region", name=QUESTIONS[level]).locator("[id^=hint-answer]")

    # Acting on the page.

    def choose_from_menu(self, name: str) -> None:
        """Opens the game's menu, and presses the button with this name."""
        self.button("More").click()
        self.page.get_by_role("dialog", name="More").get_by_role("button", name=name).click()

    def give_up(self) -> None:
        """Presses Give up in the menu, which opens a question."""
        self.choose_from_menu("Give up")

    def follow(self, setup: str) -> None:
        """Follows a link to a game without attempts, as in `follow("codebreaker/1 857 4.mastermind.8")`."""
        self.page.evaluate("link => { location.hash = link; }", setup.replace(" ", "/"))
        wait_until(self.page, lambda: self.line() == setup)
        wait_for_frame(self.page)

    def restart(self) -> None:
        """Starts a random game."""
        self.choose_from_menu("Restart Game")

    def ask_for_hints(self, *levels: str) -> None:
        """Opens the hints, and asks the questions with these keys of `QUESTIONS`."""
        self.button("Hint").click()
        for level in levels:
            self.hint_button(level).click()
            expect(self.hint_answer(level)).not_to_be_empty()

    def open_review(self) -> None:
        """Opens the review of the finished game, and waits until it's complete."""
        expect(self.page.locator("#master.turning")).to_have_count(0)
        place = self.ended if self.ended.is_visible() else self.page
        place.get_by_role("button", name="Review", exact=True).click()
        self.show_all_guesses()
        expect(self.reviewed.first).to_be_visible()

    def show_all_guesses(self) -> None:
        """Unfolds the list of all guesses in a complete review."""
        button = self.review.get_by_role("button", name="All guesses", exact=True)
        if button.get_attribute("aria-expanded") == "false":
            button.click()

    def type_code(self, code: str) -> None:
        """Types a code, given in the symbols of replay lines, into an empty guess."""
        self.press(*keys_of(code))

    def tap_code(self, code: str) -> None:
        """Enters a code by tapping holes and choices."""
        self._enter(code, lambda _, symbol: self.choices.nth(SYMBOLS.index(symbol)).tap(), lambda hole: hole.tap())

    def click_code(self, code: str) -> None:
        self._enter(code, lambda _, symbol: self.choices.nth(SYMBOLS.index(symbol)).click())

    def cycle_code(self, code: str) -> None:
        """Enters a code by tapping each hole until the right peg appears, as in the course's original demo."""

        def cycle(hole: Locator, symbol: str) -> None:
            for _ in range(SYMBOLS.index(symbol) + 1):
                hole.click()

        self._enter(code, cycle)

    def _enter(self, code: str, put: Callable[[Locator, str], None], select=lambda hole: hole.click()) -> None:
        """Enters a code. Selects holes with `select`, and puts pegs into the selected hole with `put`."""
        for number, symbol in enumerate(code, 1):
            if symbol == "-":
                continue
            if self.selected_hole() != number:
                select(self.hole(number))
            put(self.hole(number), symbol)

    def attempt(self, *codes: str) -> None:
        """Makes attempts with the keyboard. If a code has empty holes, presses Enter again to confirm them."""
        for code in codes:
            self.type_code(code)
            self.press(*submit_keys(code))

    def attempt_at_once(self, *codes: str) -> None:
        """Makes attempts with the keyboard, faster than any player could."""
        self.page.evaluate(PRESS_AT_ONCE, [key for code in codes for key in [*keys_of(code), *submit_keys(code)]])


def over(line: str, *more: str, ended: int = 1_700_000_000) -> str:
    """Returns the saved text of a finished game, as in `over(f"{FRESH} 0123,2020", "hints 1")`."""
    return saved(line, "seconds 75", *more, f"ended {ended}")


def open_game(device, line: str | None = None, *more: str, path: str = "codebreaker/", statistics=None, **options):
    """Opens CodeBreaker, with a saved game if one is given, as in `open_game(iphone, FRESH, "guess 0---")`."""
    texts = {}
    if line is not None:
        texts[GAME_KEY] = line if "\n" in line else saved(line, *more)
    if statistics is not None:
        texts[STATISTICS_KEY] = statistics
    if texts:
        store(device, texts, **options)
    return CodeBreakerPage(device.open(path, **options))
