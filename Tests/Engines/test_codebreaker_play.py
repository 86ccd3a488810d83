"""Playing CodeBreaker in each engine: ways to enter a guess, reloads, endings, links, and the coach."""

import re

from codebreaker import COLORS, FRESH, over
from engine import wait_for_value, wait_until
from engine_page import PHONE


def make_guess(codebreaker, put, code: str) -> None:
    """Makes one more attempt. `put` enters the code."""
    count = len(codebreaker.read_attempts())
    put(code)
    wait_for_value(codebreaker.read_guess, [COLORS[int(symbol)] for symbol in code])
    codebreaker.press_buttons("Guess")
    wait_for_value(lambda: len(codebreaker.read_attempts()), count + 1)


def test_guess_can_be_entered_in_every_way_and_survives_a_reload(codebreaker):
    codebreaker.open_game(FRESH)
    make_guess(codebreaker, codebreaker.type_code, "0123")
    make_guess(codebreaker, codebreaker.drag_mouse, "2200")
    codebreaker.resize(PHONE)
    make_guess(codebreaker, codebreaker.click_code, "1145")
    make_guess(codebreaker, codebreaker.drag_finger, "4051")
    wait_for_value(lambda: codebreaker.read_attempts()[-2:], [
        "Attempt 2: blue, blue, red, red. 2 in the right place, 2 in the wrong place.", "Attempt 1: red, green, blue, yellow. 1 in the right place, 1 in the wrong place.",
    ])
    assert codebreaker.line() == f"{FRESH} 0123,2200,1145,4051"
    # Dragging removes a peg from the guess.
    codebreaker.type_code("-4")
    wait_for_value(codebreaker.read_guess, ["empty", "white", "empty", "empty"])
    x, y = codebreaker.middle(codebreaker.holes()[1])
    codebreaker.drag("touch", (x, y), (x, y - 200))
    wait_for_value(codebreaker.read_guess, ["empty"] * 4)
    # The game continues after a reload in the middle of a guess.
    codebreaker.type_code("-4")
    wait_for_value(codebreaker.read_guess, ["empty", "white", "empty", "empty"])
    shown = codebreaker.read_attempts()
    codebreaker.reload()
    wait_for_value(codebreaker.read_guess, ["empty", "white", "empty", "empty"])
    wait_for_value(codebreaker.read_attempts, shown)


def test_games_are_given_up_or_solved_and_new_kinds_of_games_start(codebreaker):
    codebreaker.open_game(f"{FRESH} 0123", size=PHONE)
    codebreaker.press_buttons("More")
    codebreaker.click("button", re.compile("^Give up"))
    codebreaker.click("button", "Give up", within=codebreaker.find("dialog", "Give up?"))
    wait_for_value(codebreaker.line, f"{FRESH} 0123,x")
    codebreaker.wait_for_status("The code was blue, red, blue, red.")
    # The code is broken, reviewed, and counted.
    codebreaker.open_game(f"{FRESH} 0123", size=PHONE)
    wait_for_value(codebreaker.shown_code, "Code: hidden, 4 pegs")
    codebreaker.click_code("2020")
    codebreaker.press_buttons("Guess")
    ended = codebreaker.find("dialog", re.compile("^Lucky!$"))
    codebreaker.wait_for_status("The code was blue, red, blue, red.")
    codebreaker.find("img", "Code: blue, red, blue, red", within=ended)
    codebreaker.press_buttons("Back to the board")
    codebreaker.wait_until_gone("dialog")
    wait_for_value(codebreaker.shown_code, "Code: blue, red, blue, red")
    codebreaker.click("tab", "Statistics")
    wait_until(lambda: codebreaker.figures("#counts").items() >= {"Games": "1", "Solved": "100%"}.items())
    codebreaker.click("tab", "Play")
    codebreaker.press_buttons("Play again")
    wait_for_value(codebreaker.read_attempts, [])
    wait_until(lambda: re.fullmatch(r"codebreaker/1 \d+ 4\.mastermind", codebreaker.line()))
    # The next game has another number of pegs.
    codebreaker.press_buttons("New Game")
    codebreaker.choose("Pegs", "5")
    number = codebreaker.find("textbox", "Game number (optional)")
    codebreaker.type_into(number, "143")
    wait_until(lambda: codebreaker.engine.call("(field) => field.value", number) == "143")
    codebreaker.press_buttons("Start")
    codebreaker.wait_until_gone("dialog")
    wait_until(lambda: codebreaker.line().startswith("codebreaker/1 143 5."))
    # The next game is one without luck.
    codebreaker.press_buttons("New Game")
    codebreaker.choose("Pegs", "4")
    codebreaker.choose("Opponent", "Without luck")
    codebreaker.press_buttons("Start")
    codebreaker.wait_until_gone("dialog")
    wait_for_value(lambda: codebreaker.text("#number"), "Without luck, par 5")
    codebreaker.attempt("0011", "2234", "2255", "0333", "3444")
    ended = codebreaker.find("dialog", "Par!")
    assert "Par is 5: fewer guesses are never enough." in codebreaker.engine.call("(dialog) => dialog.innerText", ended)
    assert codebreaker.line() == "codebreaker/1 without-luck 4.mastermind 0011:00,2234:11,2255:00,0333:01,3444:40"


def test_links_open_games_and_the_coach_hints_and_reviews(codebreaker):
    codebreaker.open_game("codebreaker/1 12 5.faces", path="codebreaker/#codebreaker/1/537/4.mastermind/1145,2020/solved-2", size=PHONE)
    wait_until(lambda: codebreaker.text("#empty").startswith("A friend broke game 537 in 2. Can you?"))
    codebreaker.attempt("0123")
    wait_for_value(lambda: codebreaker.texts(".friend > .unseen"), ["Friend’s attempt 1: no match"])
    codebreaker.follow("codebreaker/1/14/4.checkers")
    wait_until(lambda: "there is no such theme" in codebreaker.text("#notice"))
    codebreaker.press_buttons("OK")
    assert codebreaker.line() == f"{FRESH} 0123"
    # The coach answers questions about a guess, and reviews a complete game.
    codebreaker.type_code("2020")
    codebreaker.press_buttons("Hint")
    assert re.fullmatch(r"\d+ codes are left\.", codebreaker.ask("count"))
    assert codebreaker.ask("fit") == "Yes: it could be the code."
    assert "You’d need " in codebreaker.ask("best")
    codebreaker.press_buttons("Close")
    codebreaker.wait_until_gone("dialog")
    codebreaker.open_game(over(f"{FRESH} 0123,0014,2020", "hints 2"), path="codebreaker/#review")
    codebreaker.find("region", "Review")
    codebreaker.click("button", "All guesses")
    wait_for_value(lambda: len(codebreaker.texts(".reviewed")), 3)
    said = "Attempt 1: red, green, blue, yellow. 1 in the right place, 1 in the wrong place. 1,296 codes to "
    codebreaker.find("img", re.compile(f"^{re.escape(said)}"))
    codebreaker.click("button", re.compile("^Attempt 3: Solved"))
    wait_for_value(lambda: len(codebreaker.texts("#codes li")), 1)
