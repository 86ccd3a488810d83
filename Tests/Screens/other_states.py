"""The states of the games' other pages: own boards, lessons, practice, and setting a code."""

import codebreaker_own_board
import triples_own_board
from codebreaker_own_board import open_board
from frozen import TODAY
from game_page import button, store
from lessons import progress as lesson_progress
from playwright.sync_api import expect
from set_code import SET_KEY, open_codemaker
from states import open_stored, state, stored_state
from test_codebreaker_set import SCREENS
from test_practice import ANSWERS, LARGE, notebook, progress
from triples_own_board import open_own_board

# The boards that the player sets up.

ROWS = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"
FULL = "1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1"
TRIPLES_BOARD = "triples/board.html"
CODE_BOARD = "codebreaker/board.html"
EMPTY_CODE = "assist/1 4 6 mastermind"

stored_state("triples-board-empty", TRIPLES_BOARD)
stored_state("triples-board-over", TRIPLES_BOARD, {triples_own_board.BOARD_KEY: triples_own_board.saved(FULL)})
stored_state("triples-board-damaged", TRIPLES_BOARD, {triples_own_board.BOARD_KEY: "nonsense"}, waits_for="#notice:not([hidden])")
stored_state("codebreaker-board-empty", CODE_BOARD)


@state("triples-board-set-up", TRIPLES_BOARD)
def triples_board_set_up(device):
    board = open_own_board(device, ROWS)
    board.losses()
    return board.page


@state("triples-board-playing", TRIPLES_BOARD)
def triples_board_playing(device):
    board = open_own_board(device, ROWS)
    board.button("Play").click()
    expect(board.setup_button()).to_be_visible()
    return board.page


@state("triples-board-link-question", TRIPLES_BOARD)
def triples_board_link_question(device):
    board = open_own_board(device, ROWS, link=f"board/1/{FULL.replace(' ', '/')}")
    expect(board.question).to_be_visible()
    return board.page


def code_board_state(name: str, line: str) -> None:
    """Declares the state that CodeBreaker's board shows with a saved line."""

    def reach(device):
        board = open_board(device, line)
        board.wait_for_coach()
        return board.page

    state(name, CODE_BOARD)(reach)


code_board_state("codebreaker-board-middle", f"{EMPTY_CODE} 0011:11,2234:02,4455")
code_board_state("codebreaker-board-wrong", f"{EMPTY_CODE} 0011:11,4455,2234:02,0011:20")
code_board_state("codebreaker-board-large", "assist/1 6 12 swiftui-colors 0123ab:11,456789")


@state("codebreaker-board-question", CODE_BOARD)
def codebreaker_board_question(device):
    board = open_board(device, f"{EMPTY_CODE} 0011:11,4455:00")
    board.wait_for_coach()
    board.page.get_by_role("combobox", name="Colors").select_option("5")
    expect(board.question).to_be_visible()
    return board.page


@state("codebreaker-board-codes", CODE_BOARD)
def codebreaker_board_codes(device):
    board = open_board(device, f"{EMPTY_CODE} 0011:11,2234:02")
    board.wait_for_coach()
    board.open_codes()
    return board.page


# Setting a code.

SET = "codebreaker/set.html"
stored_state("codebreaker-set-start", SET)
for stage, lines in SCREENS.items():
    stored_state(f"codebreaker-set-{stage}", SET, {SET_KEY: "\n".join(["codebreaker-set/1", *lines])})



@state("codebreaker-set-leave-question", SET)
def codebreaker_set_leave_question(device):
    page = open_codemaker(device, *SCREENS["breaking"])
    page.button("Set another code").click()
    expect(page.question).to_be_visible()
    return page.page


@state("codebreaker-set-give-up-question", SET)
def codebreaker_set_give_up_question(device):
    page = open_codemaker(device, *SCREENS["breaking"])
    page.button("Give up").click()
    expect(page.question).to_be_visible()
    return page.page


# Lessons and practice.

# The lessons of each game: their names in addresses, and the numbers of their steps.
LESSONS = {
    "triples": [("basics", 8), ("corner", 8), ("ones", 8)], "codebreaker": [("basics", 5), ("answers", 8), ("telling", 8)],
}  # fmt: skip
for game, lessons in LESSONS.items():
    page = f"{game}/lesson.html"
    stored_state(f"{game}-practice-empty", f"{game}/practice.html")
    for number, (lesson, count) in enumerate(lessons, 1):
        name = f"{game}-lesson" if number == 1 else f"{game}-lesson-{lesson}"
        for step in range(count + 1):
            place = "start" if step == 0 else "end" if step == count else f"step-{step + 1}"
            texts = {f"parlor.{game}.lesson": lesson_progress(step, lesson=number)} if step or number > 1 else {}
            # Without its name in the address, a lesson that is over leads to the next one.
            stored_state(f"{name}-{place}", page, texts, address=f"#{lesson}")


@state("triples-lesson-mistake", "triples/lesson.html")
def triples_lesson_mistake(device):
    page = open_stored(device, "triples/lesson.html", {})
    page.keyboard.press("ArrowRight")
    expect(button(page, "Try again")).to_be_visible()
    return page


def open_list(device, game: str):
    page = open_stored(device, f"{game}/lesson.html", {f"parlor.{game}.lesson": lesson_progress(3)})
    button(page, "Lessons").click()
    expect(page.locator("#lesson-list")).to_be_visible()
    return page


@state("triples-lesson-list", "triples/lesson.html")
def triples_lesson_list(device):
    return open_list(device, "triples")


@state("codebreaker-lesson-list", "codebreaker/lesson.html")
def codebreaker_lesson_list(device):
    return open_list(device, "codebreaker")


@state("codebreaker-lesson-mistake", "codebreaker/lesson.html")
def codebreaker_lesson_mistake(device):
    texts = {"parlor.codebreaker.lesson": lesson_progress(1, lesson=2)}
    page = open_stored(device, "codebreaker/lesson.html", texts)
    for name in ["blue, green, red", "green, blue, yellow"]:
        button(page, name).click()
    expect(button(page, "Show me")).to_be_visible()
    return page


def practice_states(game: str) -> None:
    """Declares the states of a game's practice: its start, a question, and its answer, of the player's own positions and of today's."""
    page = f"{game}/practice.html"
    texts = notebook(game) | {f"parlor.{game}.progress": progress(12)}

    def ask(device, stored_texts=texts, name="Practice your own"):
        opened = open_stored(device, page, stored_texts)
        button(opened, name).click()
        expect(opened.locator("#question")).to_be_visible()
        return opened

    def ask_daily(device):
        return ask(device, {}, "Play today’s five")

    def judge(device, ask=ask):
        opened = ask(device)
        ANSWERS[game](opened, "button")
        expect(button(opened, "Next")).to_be_visible()
        return opened

    def judge_daily(device):
        return judge(device, ask_daily)

    marks = {f"parlor.{game}.five": f"five/1\nday {TODAY} 11011"}
    stored_state(f"{game}-practice-five-done", page, marks)
    state(f"{game}-practice-five-question", page)(ask_daily)
    state(f"{game}-practice-five-answer", page)(judge_daily)
    stored_state(f"{game}-practice-due", page, texts)
    state(f"{game}-practice-question", page)(ask)
    state(f"{game}-practice-answer", page)(judge)


practice_states("triples")
practice_states("codebreaker")


@state("codebreaker-practice-large", "codebreaker/practice.html")
def codebreaker_practice_large(device):
    store(device, notebook("codebreaker", LARGE))
    page = device.open("codebreaker/practice.html")
    button(page, "Practice your own").click()
    expect(page.locator("#choices .choice")).not_to_have_count(0)
    return page
