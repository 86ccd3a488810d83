"""Triples' page for setting up a board, as a player uses it, and the format of its saved board."""

import re

from game_page import GamePage, store
from playwright.sync_api import Locator, Page, expect
from triples import ARROWS, NAMES, READ_BOARD
from waiting import wait_for_script

BOARD_KEY = "parlor.triples.board"
PATH = "triples/board.html"
EMPTY = "0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0"


def saved(rows: str, *more: str) -> str:
    """Returns the saved text of a board."""
    return "\n".join(["triples-board/1", f"board board/1 {rows}", *more])


class OwnBoard(GamePage):
    def __init__(self, page: Page):
        super().__init__(page)
        self.board_element = page.get_by_role("group", name="Board", exact=True)
        self.cells = page.get_by_role("group", name="Cells").get_by_role("button")
        self.palette = page.get_by_role("group", name="Tile to place")
        self.moves = page.get_by_role("group", name="Moves").get_by_role("button")
        self.note = page.locator("#tip")
        self.question = page.get_by_role("dialog", name="Open the linked board?")

    def cell(self, row: int, column: int) -> Locator:
        """Returns the setup button of a cell. Rows and columns are numbered from 1."""
        return self.page.get_by_role("button", name=re.compile(rf"^Row {row}, column {column}: "))

    def choose(self, tile: int) -> None:
        """Chooses the tile to place, or no tile if `tile` is 0."""
        self.palette.get_by_role("button", name=str(tile) if tile else "No tile", exact=True).click()

    def set_up(self, rows: str) -> None:
        """Sets up a board by pressing its cells. The board must be empty at first."""
        numbers = [int(number) for number in re.split("[ ,]", rows)]
        for tile in sorted(set(numbers) - {0}):
            self.choose(tile)
            for place, number in enumerate(numbers):
                if number == tile:
                    self.cell(place // 4 + 1, place % 4 + 1).click()

    def shown_rows(self) -> str:
        """Returns the tiles that are visible: `1,0,0,1 0,2,0,2 …`."""
        return self.board_element.evaluate(READ_BOARD).replace("/", " ")

    def saved_rows(self) -> str:
        """Returns the rows of the saved board."""
        return re.search(r"^board board/1 (.*)$", self.stored(BOARD_KEY), re.MULTILINE)[1]

    def score(self) -> int:
        return int(self.page.locator("#score").inner_text().replace(",", ""))

    def losses(self) -> dict[str, float]:
        """Waits for the coach's advice, and returns the cost of each possible move."""
        wait_for_script(self.page, "() => document.querySelector('.directions .best')")
        found = {}
        for label in self.moves.evaluate_all("buttons => buttons.map((button) => button.ariaLabel)"):
            if match := re.fullmatch(r"(\w+), best", label):
                found[match[1]] = 0.0
            elif match := re.fullmatch(r"(\w+), costs ([\d,.]+) points", label):
                found[match[1]] = float(match[2].replace(",", ""))
            else:
                assert re.fullmatch(r"\w+, moves nothing", label), label
        return found

    def press_arrows(self, moves: str) -> None:
        self.press(*(ARROWS[move] for move in moves))

    def click_move(self, move: str) -> None:
        self.page.locator(f"#move-{NAMES[move].lower()}").click()

    def setup_button(self) -> Locator:
        return self.button("Back to setup")


def open_own_board(device, rows: str | None = None, *more: str, link: str = "", **options) -> OwnBoard:
    """Opens the page. `rows` and `more` are the saved board, and `link` is the board in the address, if given."""
    if rows is not None:
        store(device, {BOARD_KEY: saved(rows, *more)}, **options)
    board = OwnBoard(device.open(PATH + (f"#{link}" if link else ""), **options))
    expect(board.cells.first.or_(board.setup_button())).to_be_visible()
    return board
