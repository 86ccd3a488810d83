"""Triples' page, as a player uses it, and the formats of its saved game and scores."""

import re

from game_page import GamePage, store
from playwright.sync_api import Locator, Page, expect
from repository import fixture_rows
from touch import swipe_on
from waiting import wait_for_script

GAME_KEY = "parlor.triples.game"
SCORES_KEY = "parlor.triples.scores"
LEVELS_KEY = "parlor.triples.levels"
COLLECTION_KEY = "parlor.triples.collection"
SETTINGS_KEY = "parlor.triples.settings"

ARROWS = {"l": "ArrowLeft", "r": "ArrowRight", "u": "ArrowUp", "d": "ArrowDown"}
LETTERS = {"l": "a", "r": "d", "u": "w", "d": "s"}
NAMES = {"l": "Left", "r": "Right", "u": "Up", "d": "Down"}

# The moves of game 14 until no move is possible: 29 moves, which score 113 points.
WHOLE_GAME = "lldldlllllllrllddllrdrlddrlld"

# Reads the board from the elements of its tiles, row by row from the top. Fails if a cell has two tiles.
READ_BOARD = """board => {
  const cells = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
  for (const tile of board.querySelectorAll("[data-tile]:not([data-leaving])")) {
    const { row, col, value } = tile.dataset;
    if (cells[row][col]) throw new Error(`two tiles at ${row}, ${col}`);
    if (tile.textContent !== value) throw new Error(`${value} reads ${tile.textContent}`);
    cells[row][col] = Number(value);
  }
  return cells.map((row) => row.join(",")).join("/");
}"""


def golden(line: str) -> tuple[int, str]:
    """Returns the score and the board of a game in the fixture that native, browser, and command-line tests share, as in
    `golden("triples/1 14 uldr")`."""
    return next((int(row[2]), row[4]) for row in fixture_rows("triples-games.tsv") if row[0] == line)


def saved(line: str, *more: str) -> str:
    """Returns the saved text of a game, as in `saved("triples/1 14 uu", "redo l")`."""
    return "\n".join(["triples-table/1", f"game {line}", *more])


def score_list(*rows: str) -> str:
    """Returns the saved text of a list of scores. Each row has a format such as `400 1581897599 - -`."""
    return "\n".join(["scores/1", *rows])


class TriplesPage(GamePage):
    def __init__(self, page: Page):
        super().__init__(page)
        self.board_element = page.get_by_role("group", name="Board", exact=True)
        self.ended = page.locator("dialog#pop-up:has(#ended)")
        self.open_game_dialog = page.get_by_role("dialog", name="Open a game")
        self.challenge = page.locator("dialog#pop-up:has(#challenge)")
        self.hint_question = page.get_by_role("dialog", name="Use a hint?")

    # Reading the page.

    def board(self) -> str:
        """Returns the board in the format of the fixture: `1,0,0,1/0,2,0,2/…`."""
        return self.board_element.evaluate(READ_BOARD)

    def replay_board(self) -> str:
        """Returns the replay's board in the format of the fixture."""
        return self.page.get_by_role("group", name="Board of the replay").evaluate(READ_BOARD)

    def score(self) -> int:
        return int(self.page.locator("#score").inner_text().replace(",", ""))

    def state(self) -> tuple[int, str]:
        """Returns the score and the board, like `golden`."""
        return self.score(), self.board()

    def rows(self) -> list[str]:
        """Returns what screen readers say for each row of the board."""
        return self.board_element.get_by_role("listitem").all_inner_texts()

    def line(self) -> str:
        """Returns the saved replay line of the current game."""
        return re.search(r"^game (.*)$", self.stored(GAME_KEY), re.MULTILINE)[1]

    def tile(self, row: int, column: int) -> Locator:
        return self.board_element.locator(
            f"[data-tile][data-row='{row}'][data-col='{column}']:not([data-leaving])"
        )

    def settle(self) -> None:
        """Waits until no animation is running, no tile is disappearing, and visible boards have the size of their stage, which
        the program sets in the frame after it started."""
        wait_for_script(self.page, "() => !document.querySelector('[data-leaving]')")
        have_size = "(boards) => boards.every((board) => !board.checkVisibility() || board.clientWidth > 0)"
        wait_for_script(self.page, f"() => ({have_size})([...document.querySelectorAll('.stage > .board')])")
        super().settle()

    # Acting on the page.

    def watch(self, moves: str) -> None:
        """Follows a link to these moves of game 14, and watches the game instead of playing it first."""
        self.page.evaluate(f"location.hash = 'triples/1/14/{moves}'")
        self.challenge.get_by_role("button", name="Watch").click()
        expect(self.button("Close the replay")).to_be_visible()

    def start_determ_game(self) -> None:
        """Selects the mode Determ, and starts a new game in this mode."""
        self.page.get_by_role("radio", name="Determ").check()
        # A game without moves is replaced without a dialog. Otherwise, its end is shown.
        has_moves = self.button("Undo").is_enabled()
        self.button("New Game").click()
        if has_moves:
            expect(self.ended).to_be_visible()
            self.button("Close").click()

    def use_hint(self, key: str | None = None) -> None:
        """Asks for a hint, with the button or a key. If the game asks whether the hint may cost the medal, agrees."""
        if key:
            self.press(key)
        else:
            self.button("Hint").click()
        expect(self.page.locator("dialog#pop-up[open], #hint[aria-pressed=true]").first).to_be_visible()
        if self.hint_question.is_visible():
            self.button("Show the hint").click()

    def press_keys(self, moves: str) -> None:
        for move in moves:
            self.page.keyboard.press(ARROWS[move])

    def press_letters(self, moves: str) -> None:
        for move in moves:
            self.page.keyboard.press(LETTERS[move])

    def click_buttons(self, moves: str) -> None:
        for move in moves:
            self.button(NAMES[move]).click()

    def tap_buttons(self, moves: str) -> None:
        for move in moves:
            self.button(NAMES[move]).tap()

    def swipe(self, moves: str) -> None:
        for move in moves:
            swipe_on(self.page, "#board", NAMES[move].lower())

    def drag_mouse(self, moves: str) -> None:
        box = self.board_element.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for move in moves:
            across, along = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}[move]
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + across * 150, y + along * 150, steps=4)
            self.page.mouse.up()


def open_game(
    device, line: str | None = None, path: str = "triples/", scores: str | None = None, watches=True, **options
) -> TriplesPage:
    """Opens Triples, with a saved game if one is given, as in `open_game(iphone, "triples/1 14 uu")`. If the path is a link to
    a game, watches the game, unless `watches` is `False`."""
    texts = {}
    if line is not None:
        texts[GAME_KEY] = line if "\n" in line else saved(line)
    if scores is not None:
        texts[SCORES_KEY] = scores
    if texts:
        store(device, texts, **options)
    game = TriplesPage(device.open(path, **options))
    if watches and game.challenge.is_visible():
        game.challenge.get_by_role("button", name="Watch").click()
        # The code that shows replays is loaded after the code for the first move. The page handles the replay's keys only
        # after that.
        expect(game.page.get_by_role("button", name="Close the replay")).to_be_visible()
    return game
