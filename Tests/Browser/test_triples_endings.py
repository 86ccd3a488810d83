"""The end of a game, the actions in its dialog, and the start of the next game."""

import re

from frames import advance_paused_clock, pause_clock
from layout import at_sizes_with_same_input, faults
from playwright.sync_api import expect
from triples import GAME_KEY, READ_BOARD, SCORES_KEY, SETTINGS_KEY, WHOLE_GAME, golden, open_game
from waiting import wait_until

ONE_MOVE_BEFORE_END = f"triples/1 14 {WHOLE_GAME[:-1]}"
END = golden(f"triples/1 14 {WHOLE_GAME}")

# A game that isn't a level. After `r`, nothing can move.
NO_LEVEL = "triples/1 999999999999 dddddddrrrldddrdrdddrddr"


def score_rows(game) -> list[str]:
    return game.page.locator("#scores > li").all_inner_texts()


def points(game) -> list[int]:
    return [int(text.replace(",", "")) for text in game.page.locator("#scores .points").all_inner_texts()]


def end_of_game(device):
    """Opens the dialog at the end of a game."""
    game = open_game(device, ONE_MOVE_BEFORE_END, reduced_motion="reduce")
    game.press_keys(WHOLE_GAME[-1])
    expect(game.ended).to_be_visible()
    return game


def test_new_game_can_be_canceled_and_a_game_without_moves_is_replaced(new_device):
    game = open_game(new_device("desktop"), "triples/1 14 uldr")
    # The focus moves into the dialog, and back when it is closed.
    game.button("New Game").focus()
    game.page.keyboard.press("Enter")
    expect(game.ended.get_by_role("button", name="New Game")).to_be_focused()
    names = set()
    for _ in range(10):
        game.page.keyboard.press("Tab")
        names.add(game.page.evaluate("document.activeElement.closest('dialog, body').id"))
    assert names <= {"pop-up", ""}, "focus stays in the pop-up (or goes to the browser's toolbar)"
    game.page.keyboard.press("Escape")
    expect(game.ended).to_be_hidden()
    expect(game.button("New Game")).to_be_focused()
    assert game.state() == golden("triples/1 14 uldr"), "Escape loses nothing: the game goes on"
    game.page.keyboard.press("Escape")
    assert game.state() == golden("triples/1 14 uldr")
    # “Keep playing” also removes the recorded score.
    game.button("New Game").click()
    expect(game.ended).to_contain_text("22")
    assert "\n22 " in game.stored(SCORES_KEY)
    game.button("Keep playing").click()
    expect(game.ended).to_be_hidden()
    expect(game.button("New Game")).to_be_focused()
    assert "\n22 " not in game.stored(SCORES_KEY)
    assert game.state() == golden("triples/1 14 uldr")
    game.press_keys("d")
    assert game.line().startswith("triples/1 14 uldr")
    game.click("New Game", "Close")
    expect(game.ended).to_be_hidden()
    assert re.fullmatch(r"triples/1 \d{1,4}", game.line())
    assert game.tab("Board").get_attribute("aria-selected") == "true"
    game.tab("Scores").click()
    assert len(score_rows(game)) == 3
    # A game without moves is replaced without a dialog.
    game = open_game(new_device("desktop"), "triples/1 999999")
    game.button("New Game").click()
    expect(game.ended).to_be_hidden()
    assert game.line() != "triples/1 999999"
    game.tab("Scores").click()
    assert points(game) == [400, 300]


def test_full_board_ends_the_game_and_its_result_leads_to_the_scores(iphone):
    game = open_game(iphone, ONE_MOVE_BEFORE_END)
    expect(game.ended).to_be_hidden()
    game.swipe(WHOLE_GAME[-1])
    expect(game.ended).to_be_visible()
    expect(game.ended).to_have_accessible_name("No more moves")
    figures = dict(zip(game.ended.locator("dt").all_inner_texts(), game.ended.locator("dd").all_inner_texts()))
    assert figures == {"Final score": "113", "Place": "3rd"}
    expect(game.ended.get_by_role("img", name="113 of 368.")).to_be_visible()
    expect(game.ended).to_contain_text("Game 14 · tough deal.")
    picture = game.ended.get_by_role("img", name="Final board.")
    assert (113, picture.evaluate(READ_BOARD)) == END
    assert "Row 1: 3, 6, 3, 1." in picture.get_attribute("aria-label")
    expect(game.button("Keep playing")).to_be_hidden()
    assert "Final score 113" in game.page.locator("#status").inner_text()
    # Behind the dialog are the scores, in which the new row is marked.
    expect(game.page.locator("#tab-scores")).to_have_attribute("aria-selected", "true")
    assert points(game) == [400, 300, 113]
    marked = game.page.locator("#scores > li[aria-current=true]")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("113")
    expect(marked).to_be_in_viewport()
    assert ["to beat" in row for row in score_rows(game)] == [True, True, False]
    game.button("Close").click()
    expect(game.ended).to_be_hidden()
    expect(game.tab("Board")).to_have_attribute("aria-selected", "true")
    assert re.fullmatch(r"triples/1 \d{1,4}", game.line())
    assert game.stored(SCORES_KEY).count("\n113 ") == 1
    expect(game.page.locator("#best")).to_have_text("113")


WAYS_OUT = ["New Game", "Close", "Try again", "New Game on the board"]


def test_every_way_to_the_next_game_starts_it_on_the_board(new_device, subtests):
    for way in WAYS_OUT:
        with subtests.test(way):
            assert_next_game_starts(end_of_game(new_device("desktop")), way)


def assert_next_game_starts(game, way: str) -> None:
    if way in ("Try again", "New Game on the board"):
        game.button("More").click()
    if way == "New Game on the board":
        game.click("Back to the board", "New Game")
    else:
        game.ended.get_by_role("button", name=way, exact=True).click()
    expect(game.ended).to_be_hidden()
    expect(game.tab("Board")).to_have_attribute("aria-selected", "true")
    number = re.fullmatch(r"triples/1 (\d+)", game.line())[1]
    if way == "Try again":
        assert number == "14"
    game.press_keys("lrud")
    assert game.line().startswith(f"triples/1 {number} ")


def test_score_counts_up_until_the_player_taps(desktop):
    game = open_without_medals(desktop)
    game.press_keys("r")
    advance_paused_clock(game.page, 1500)
    expect(game.ended).to_be_visible()
    figure = game.ended.locator("dd").first
    names = "element => [null, '::after'].map((part) => getComputedStyle(element, part).animationName)"
    assert figure.evaluate(names) == ["count-up", "show-count"]
    game.ended.click(position={"x": 2, "y": 2})
    assert figure.evaluate(names) == ["none", "none"]
    expect(figure).to_have_text(str(game.score()))


def open_without_medals(device, **options):
    """Opens a game without medals, one move before its end. The page's clock advances only when the test advances it."""
    device.context(**options).clock.install(time=1_700_000_000)
    game = open_game(device, NO_LEVEL, **options)
    pause_clock(game.page, 1_700_001_000)
    return game


def test_board_stays_visible_and_undo_works_before_the_result(desktop):
    game = open_without_medals(desktop)
    game.press_keys("r")
    expect(game.page.get_by_text("No more moves", exact=True).first).to_be_visible()
    score, board = game.state()
    assert f"No more moves. Final score {score}" in game.status(), "the end is announced at once"
    expect(game.ended).to_be_hidden()
    # Until the dialog opens, the last move can be undone.
    game.page.keyboard.press("Control+z")
    assert game.line() == NO_LEVEL
    advance_paused_clock(game.page, 5000)
    expect(game.ended).to_be_hidden()
    expect(game.button("Left")).to_be_visible()
    game.press_keys("r")
    advance_paused_clock(game.page, 1130)
    expect(game.ended).to_be_hidden()
    assert game.state() == (score, board)
    advance_paused_clock(game.page, 200)
    expect(game.ended).to_be_visible()
    assert game.ended.get_by_role("img", name="Final board.").evaluate(READ_BOARD) == board
    # Without motion, nothing delays the dialog.
    game = open_without_medals(desktop, reduced_motion="reduce")
    game.press_keys("r")
    expect(game.ended).to_be_visible()


def test_result_offers_undo_review_and_another_try(iphone):
    game = end_of_game(iphone)
    answers = ["New Game", "Review", "Share", "Close"]
    assert game.ended.get_by_role("button").all_inner_texts() == [*answers, "…"]
    game.button("More").click()
    expect(game.button("Try again")).to_be_focused()
    assert game.ended.get_by_role("button").all_inner_texts() == [
        *answers, "Try again", "Undo the last move", "Medals", "Back to the board"
    ]
    game.button("Undo the last move").click()
    expect(game.ended).to_be_hidden()
    assert game.line() == ONE_MOVE_BEFORE_END and "\n113 " not in game.stored(SCORES_KEY)
    assert "marks u" in game.stored(GAME_KEY)
    game.press_keys(WHOLE_GAME[-1])
    game.button("Review").click()
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    game.click("Close the replay", "More", "Try again")
    assert game.line() == "triples/1 14" and game.state() == golden("triples/1 14")
    assert "marks" not in game.stored(GAME_KEY) and game.stored(SCORES_KEY).count("\n113 ") == 1


def test_finished_board_offers_the_result_undo_and_the_next_game(desktop):
    game = end_of_game(desktop)
    game.click("More", "Back to the board")
    expect(game.ended).to_be_hidden()
    assert game.state() == END and game.tab("Board").get_attribute("aria-selected") == "true"
    expect(game.button("Left")).to_be_hidden()
    game.button("Result").click()
    expect(game.ended).to_be_visible()
    game.page.keyboard.press("Escape")
    game.button("Undo").click()
    assert game.line() == ONE_MOVE_BEFORE_END
    game.button("Redo").click()
    game.page.keyboard.press("Escape")
    game.button("New Game").click()
    assert re.fullmatch(r"triples/1 \d{1,4}", game.line())
    expect(game.button("Left")).to_be_visible()


def test_repeated_keys_at_the_end_start_no_game_and_record_one_score(desktop):
    game = open_game(desktop, ONE_MOVE_BEFORE_END)
    # Keys after the end have no effect.
    game.press_keys(WHOLE_GAME[-1] + "lrudlrud")
    expect(game.ended).to_be_visible()
    game.page.keyboard.press("Control+z")
    assert game.line() == f"triples/1 14 {WHOLE_GAME}"
    assert game.stored(SCORES_KEY).count("\n113 ") == 1
    for times in (1, 2, 3):
        expect(game.ended).to_be_visible()
        for _ in range(times):
            game.page.keyboard.press("Escape")
        expect(game.ended).to_be_hidden()
        expect(game.tab("Board")).to_have_attribute("aria-selected", "true")
        assert game.state() == END, f"no game starts: {times}"
        game.page.keyboard.press("Control+z")
        assert game.line() == ONE_MOVE_BEFORE_END, times
        game.press_keys(WHOLE_GAME[-1])


def test_valid_number_opens_its_game_and_invalid_ones_are_explained(desktop):
    game = open_game(desktop, "triples/1 14 uldr")
    game.button("Game 14 · tough deal").click()
    field = game.page.get_by_role("textbox", name="Game number, 1 to 999999999999")
    expect(field).to_be_focused()
    problem = game.open_game_dialog.get_by_role("alert")
    for number in ("", "0", "007", "1000000000000", "fourteen", "-1", "1.5", "１４"):
        field.fill(number)
        field.press("Enter")
        expect(game.open_game_dialog).to_be_visible()
        assert problem.inner_text().startswith("The game number "), number
        expect(field).to_have_attribute("aria-invalid", "true")
        assert game.line() == "triples/1 14 uldr"
    field.press("Escape")
    expect(game.open_game_dialog).to_be_hidden()
    expect(game.button("Game 14 · tough deal")).to_be_focused()
    assert game.state() == golden("triples/1 14 uldr")

    game.button("Game 14 · tough deal").click()
    expect(field).to_have_value("")
    expect(problem).to_be_hidden()
    game.button("Cancel").click()
    expect(game.open_game_dialog).to_be_hidden()

    # If the number is valid, the current game is ended first.
    game.button("Game 14 · tough deal").click()
    field.fill("537")
    field.press("Enter")
    expect(game.button("Start game 537")).to_be_visible()
    game.button("Close").click()
    assert game.line() == "triples/1 537"
    game.page.locator("#game-title").click()
    field.fill(" 999999999999 ")
    game.button("Open").click()
    expect(game.open_game_dialog).to_be_hidden()
    assert game.line() == "triples/1 999999999999"
    assert game.page.locator("#game-title").inner_text() == "Game 999999999999"


def test_next_game_caption_fits_and_explains_determ(new_device):
    """Checks the caption at every size, also while Determ is selected. If there is no room, the explanation of Determ
    is shorter."""
    for name in ("iphone", "desktop"):
        device = new_device(name)
        game = open_game(device, "triples/1 537 l")
        caption = game.page.get_by_role("group", name="Next game").locator("legend")
        for size in at_sizes_with_same_input(device, game.page):
            assert caption.inner_text() == "Next game:", size
            game.page.get_by_role("radio", name="Determ").check()
            assert caption.inner_text() in ("Next game: always 14", "Next game: always game 14, to practice"), size
            if size in ("tablet", "desktop", "wide"):
                assert caption.inner_text().endswith("practice"), size
            box, group = caption.bounding_box(), game.page.locator("#games .segmented").bounding_box()
            words = caption.evaluate("caption => { const range = document.createRange(); range.selectNodeContents(caption);"
                                     " return range.getBoundingClientRect().width; }")
            assert words <= group["width"] and group["y"] <= box["y"] < group["y"] + group["height"] / 3, size
            game.page.get_by_role("radio", name="Random").check()


def test_random_or_determ_applies_to_the_next_game_and_is_saved(desktop):
    game = open_game(desktop, "triples/1 537 l")
    group = game.page.get_by_role("group", name="Next game")
    expect(group.get_by_role("radio")).to_have_count(2)
    expect(group.get_by_role("radio", name="Random")).to_be_checked()
    before = game.state()
    group.get_by_role("radio", name="Determ").check()
    assert game.state() == before
    assert game.line() == "triples/1 537 l"
    game.page.reload()
    expect(group.get_by_role("radio", name="Determ")).to_be_checked()
    assert game.line() == "triples/1 537 l"
    game.click("New Game", "Close")
    assert game.state() == golden("triples/1 14")
    # While a radio button has the focus, arrow keys change the choice instead of moving tiles.
    group.get_by_role("radio", name="Determ").focus()
    game.page.keyboard.press("ArrowLeft")
    expect(group.get_by_role("radio", name="Random")).to_be_checked()
    assert game.line() == "triples/1 14"
    assert game.stored(SETTINGS_KEY).endswith("random")


def test_first_launch_starts_a_random_game_with_two_scores_to_beat(desktop):
    game = open_game(desktop)
    line = game.line()
    assert 1 <= int(re.fullmatch(r"triples/1 (\d+)", line)[1]) <= 1000
    assert game.page.locator("#best").inner_text() == "–", "the player has no score yet"
    game.tab("Scores").click()
    wait_until(game.page, lambda: points(game) == [400, 300])
    # Another player's first game is almost certainly a different one. The probability of three equal games is one in a
    # million.
    numbers = {line}
    for locale in ("de", "ja"):
        numbers.add(open_game(desktop, locale=locale).line())
    assert len(numbers) > 1


def test_scores_are_described_and_limited_to_a_hundred(desktop):
    rows = "scores/1\n98765 1700000001 - triples/1 14 l\n1204 1700000000 up triples/1 537 l\n300 1581897599 - -"
    options = {"locale": "de-DE", "timezone_id": "Europe/Berlin"}
    game = open_game(desktop, path="triples/#scores", scores=rows, **options)
    shown = [text.split("\n") for text in score_rows(game)]
    assert [row[0] for row in shown] == ["1", "2", "3"]
    assert points(game) == [98765, 1204, 300]
    assert ["Nov 14, 2023, 23:13:20" in " ".join(row) for row in shown] == [False, True, False]
    assert "undo used, from a replay" in " ".join(shown[1])
    assert "Game 537" in " ".join(shown[1])
    american = open_game(
        desktop, path="triples/#scores", scores=rows, locale="en-US", timezone_id="America/New_York"
    )
    assert re.search(r"Nov 14, 2023, 5:13:20\sPM", score_rows(american)[1])
    # The list of scores has at most a hundred games.
    rows = "\n".join(["scores/1", *(f"{1000 - index} 1700000000 - triples/1 {index + 1} l" for index in range(100))])
    game = open_game(desktop, ONE_MOVE_BEFORE_END, scores=rows, reduced_motion="reduce")
    game.press_keys(WHOLE_GAME[-1])
    expect(game.ended).to_contain_text("Not in the top 100")
    assert game.stored(GAME_KEY).count("ended") == 1
    game.button("Close").click()
    assert len(score_rows(game)) == 100
