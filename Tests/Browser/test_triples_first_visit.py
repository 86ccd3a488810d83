"""A first visit: from the home page to the first 6, with a single line to read."""

import re

import pytest
from layout import at_all_sizes
from triples import SETTINGS_KEY, Table

KIND = {4, 5, 6, 7, 102, 199, 218, 306, 307, 365, 366, 373}
STEPS = {"Left": (0, -1), "Right": (0, 1), "Up": (-1, 0), "Down": (1, 0)}


def after(board: list[list[int]], name: str) -> tuple[list[list[int]], list[int]]:
    """Returns the board after a move, before a new tile appears, and the sums that the move makes."""
    down, right = STEPS[name]
    made = []
    board = [row[:] for row in board]
    for index in range(4):
        cells = [(index, step) if right else (step, index) for step in range(4)]
        if down > 0 or right > 0:
            cells.reverse()
        for (row, column), (next_row, next_column) in zip(cells, cells[1:]):
            one, other = board[row][column], board[next_row][next_column]
            joins = {one, other} == {1, 2} or one == other >= 3
            if joins:
                made.append(one + other)
            if joins or (not one and other):
                board[row][column], board[next_row][next_column] = one + other, 0
            elif not one:
                board[row][column], board[next_row][next_column] = other, 0
    return board, made


def read(table: Table) -> list[list[int]]:
    return [[int(cell) for cell in row.split(",")] for row in table.board().split("/")]


def step(table: Table, goal: int) -> None:
    """Plays the best move toward the goal for a player who has read the line: one that reaches it now or in two moves."""
    board = read(table)

    def worth(name: str) -> float:
        next_board, made = after(board, name)
        if next_board == board:
            return -1
        if goal in made:
            return 10
        later = [after(next_board, other)[1] for other in STEPS]
        return 5 * any(goal in made for made in later) + 2 * (3 in made) + any(3 in made for made in later)

    table.button(max(STEPS, key=worth)).click()


@pytest.mark.parametrize("name", ["iphone", "desktop"])
def test_first_visit_teaches_up_to_the_first_6(take, name):
    device = take(name)
    page = device.new_page()
    page.goto(device.address)
    page.get_by_role("link", name=re.compile("^Triples")).click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    table = Table(page)
    line, tip = table.line(), page.locator("#tip")
    assert int(line.split(" ")[1]) in KIND
    # A reload continues the tips.
    for _ in range(2):
        assert table.line() == line
        assert tip.inner_text() == "Push 1 and 2 together to make 3."
        page.reload()
    for goal, text in [(3, "Now 3 and 3 make 6."), (6, "Well done. 6 and 6 make 12, and so on.")]:
        for _ in range(60):
            if any(goal in row for row in read(table)):
                break
            step(table, goal)
        assert tip.inner_text() == text
        assert tip.is_visible()
        for size in at_all_sizes(device, page):
            box, window = tip.bounding_box(), page.viewport_size
            assert box["x"] >= 0 and box["x"] + box["width"] <= window["width"], size
            assert box["y"] >= 0 and box["y"] + box["height"] <= window["height"], size
    # After that, the line never returns.
    table.button("Undo").click()
    table.settle()
    assert tip.inner_text() == ""
    page.reload()
    page.wait_for_selector("html[data-state=running]", state="attached")
    assert tip.inner_text() == ""
    assert "lesson" not in table.stored(SETTINGS_KEY)


def test_layout_is_stable_when_the_tip_appears_and_disappears(take):
    """Checks that space is reserved for the line. On phones in landscape, it takes the space of a choice, to
    within a few pixels."""
    for name in ("iphone", "iphone_landscape", "small", "small_landscape", "tablet", "desktop"):
        table = Table(take(name).open("triples/"))
        table.settle()
        before = table.board_element.bounding_box()
        assert table.page.locator("#tip").inner_text()
        table.page.locator("#tip").evaluate("tip => tip.textContent = ''")
        after = table.board_element.bounding_box()
        by = 3 if name.endswith("landscape") and name.startswith(("iphone", "small")) else 0.01
        assert after == {side: pytest.approx(length, abs=by) for side, length in before.items()}, name
