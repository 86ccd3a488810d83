"""The end of a game, the options of its dialog, and the start of the next game."""

import re

from frames import let_pass, pause_clock
from layout import at_all_sizes, faults
from playwright.sync_api import expect
from triples import GAME_KEY, READ_BOARD, SCORES_KEY, SETTINGS_KEY, WHOLE_GAME, golden, open_table
from waiting import wait_until

ALMOST = f"triples/1 14 {WHOLE_GAME[:-1]}"
END = golden(f"triples/1 14 {WHOLE_GAME}")

# A game that isn't a level, so there are no medals to wait for. After `r`, nothing can move.
NO_LEVEL = "triples/1 999999999999 dddddddrrrldddrdrdddrddr"


def score_rows(table) -> list[str]:
    return table.page.locator("#scores > li").all_inner_texts()


def points(table) -> list[int]:
    return [int(text.replace(",", "")) for text in table.page.locator("#scores .points").all_inner_texts()]


def end_of_game(device):
    """Opens the dialog at the end of a game."""
    table = open_table(device, ALMOST, reduced_motion="reduce")
    table.press_keys(WHOLE_GAME[-1])
    expect(table.ended).to_be_visible()
    return table


def test_new_game_during_another_can_be_undone(take):
    table = open_table(take("desktop"), "triples/1 14 uldr")
    # The focus moves into the dialog and back.
    table.button("New Game").focus()
    table.page.keyboard.press("Enter")
    expect(table.ended.get_by_role("button", name="New Game")).to_be_focused()
    names = set()
    for _ in range(10):
        table.page.keyboard.press("Tab")
        names.add(table.page.evaluate("document.activeElement.closest('dialog, body').id"))
    assert names <= {"pop-up", ""}, "focus stays in the pop-up (or goes to the browser's toolbar)"
    table.page.keyboard.press("Escape")
    expect(table.ended).to_be_hidden()
    expect(table.button("New Game")).to_be_focused()
    assert table.state() == golden("triples/1 14 uldr"), "Escape loses nothing: the game goes on"
    table.page.keyboard.press("Escape")
    assert table.state() == golden("triples/1 14 uldr")
    # The record is removed too.
    table.button("New Game").click()
    expect(table.ended).to_contain_text("22")
    assert "\n22 " in table.stored(SCORES_KEY)
    table.button("Keep playing").click()
    expect(table.ended).to_be_hidden()
    expect(table.button("New Game")).to_be_focused()
    assert "\n22 " not in table.stored(SCORES_KEY)
    assert table.state() == golden("triples/1 14 uldr")
    table.press_keys("d")
    assert table.line().startswith("triples/1 14 uldr")
    table.button("New Game").click()
    table.button("Close").click()
    expect(table.ended).to_be_hidden()
    assert re.fullmatch(r"triples/1 \d{1,4}", table.line())
    assert table.tab("Board").get_attribute("aria-selected") == "true"
    table.tab("Scores").click()
    assert len(score_rows(table)) == 3
    # A game without moves is just replaced.
    table = open_table(take("desktop"), "triples/1 999999")
    table.button("New Game").click()
    expect(table.ended).to_be_hidden()
    assert table.line() != "triples/1 999999"
    table.tab("Scores").click()
    assert points(table) == [400, 300]


def test_game_ends_on_a_full_board(iphone):
    table = open_table(iphone, ALMOST)
    expect(table.ended).to_be_hidden()
    table.swipe(WHOLE_GAME[-1])
    expect(table.ended).to_be_visible()
    expect(table.ended).to_have_accessible_name("No more moves")
    figures = dict(zip(table.ended.locator("dt").all_inner_texts(), table.ended.locator("dd").all_inner_texts()))
    assert figures == {"Final score": "113", "Rank": "3rd", "Best tile": "6", "Moves": "29"}
    expect(table.ended).to_contain_text("Best possible 368, hard luck")
    picture = table.ended.get_by_role("img")
    assert (113, picture.evaluate(READ_BOARD)) == END
    assert "Row 1: 3, 6, 3, 1." in picture.get_attribute("aria-label")
    expect(table.button("Keep playing")).to_be_hidden()
    assert "Final score 113" in table.page.locator("#status").inner_text()
    # The board is behind the dialog. Close goes to the scores and marks the new row.
    expect(table.page.locator("#tab-board")).to_have_attribute("aria-selected", "true")
    expect(table.ended).to_contain_text("Close shows the scores and starts a new game.")
    table.button("Close").click()
    expect(table.ended).to_be_hidden()
    expect(table.tab("Scores")).to_have_attribute("aria-selected", "true")
    assert points(table) == [400, 300, 113]
    marked = table.page.locator("#scores > li[aria-current=true]")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("113")
    assert ["to beat" in row for row in score_rows(table)] == [True, True, False]
    table.tab("Board").click()
    expect(table.ended).to_be_hidden()
    assert re.fullmatch(r"triples/1 \d{1,4}", table.line())
    assert table.stored(SCORES_KEY).count("\n113 ") == 1
    expect(table.page.locator("#best")).to_have_text("113")


WAYS_OUT = ["New Game", "Close", "Try this game again", "New Game on the board"]


def test_every_action_on_a_full_board_shows_the_scores(take, subtests):
    for way in WAYS_OUT:
        with subtests.test(way):
            leave_over_the_scores(end_of_game(take("desktop")), way)


def leave_over_the_scores(table, way: str) -> None:
    if way == "New Game on the board":
        table.button("Back to the board").click()
        table.button("New Game").click()
    else:
        table.ended.get_by_role("button", name=way, exact=True).click()
    expect(table.ended).to_be_hidden()
    expect(table.tab("Scores")).to_have_attribute("aria-selected", "true")
    marked = table.page.locator("#scores > li[aria-current=true]")
    expect(marked).to_contain_text("113")
    expect(marked).to_be_in_viewport()
    # The next game is one press away, by pointer and by keyboard.
    number = re.fullmatch(r"triples/1 (\d+)", table.line())[1]
    if way == "Try this game again":
        assert number == "14"
    start = table.button(f"Play game {number}")
    expect(start).to_be_in_viewport(ratio=1)
    expect(start).to_be_focused()
    assert f"Play game {number}?" in table.status()
    table.page.keyboard.press("Enter")
    expect(table.tab("Board")).to_have_attribute("aria-selected", "true")
    table.press_keys("lrud")
    assert table.line().startswith(f"triples/1 {number} ")
    table.tab("Scores").click()
    expect(start).to_be_hidden()


def test_next_game_button_stays_visible_on_the_scores(take):
    """Uses a long list in which the game's row is far down."""
    rows = "\n".join(["scores/1", *(f"{1000 - index} 1700000000 - triples/1 {index + 1} l" for index in range(60))])
    for name in ("iphone", "desktop"):
        device = take(name)
        table = open_table(device, ALMOST, scores=rows + "\n5 1 - triples/1 99 l", reduced_motion="reduce")
        table.click_buttons(WHOLE_GAME[-1])
        table.ended.get_by_role("button", name="New Game").click()
        marked = table.page.locator("#scores > li[aria-current=true]")
        for size in at_all_sizes(device, table.page):
            marked.scroll_into_view_if_needed()
            expect(marked).to_be_in_viewport()
            start = table.page.get_by_role("button", name=re.compile("^Play game "))
            expect(start).to_be_in_viewport(ratio=1)
            row, button = marked.bounding_box(), start.bounding_box()
            assert row["y"] + row["height"] <= button["y"] + 1, f"the button covers the row: {size}"
            assert faults(table.page, may_scroll=True) == [], size


def open_without_medals(device, **options):
    """Opens a game without medals, one move before its end, on a page whose clock advances only when the test says so."""
    device.context(**options).clock.install(time=1_700_000_000)
    table = open_table(device, NO_LEVEL, **options)
    pause_clock(table.page, 1_700_001_000)
    return table


def test_board_stays_visible_before_the_result(desktop):
    table = open_without_medals(desktop)
    table.press_keys("r")
    expect(table.page.get_by_text("No more moves", exact=True).first).to_be_visible()
    score, board = table.state()
    assert f"No more moves. Final score {score}" in table.status(), "the end is announced at once"
    expect(table.ended).to_be_hidden()
    # The move can be undone before the dialog opens.
    table.page.keyboard.press("Control+z")
    assert table.line() == NO_LEVEL
    let_pass(table.page, 5000)
    expect(table.ended).to_be_hidden()
    expect(table.button("Left")).to_be_visible()
    table.press_keys("r")
    let_pass(table.page, 1130)
    expect(table.ended).to_be_hidden()
    assert table.state() == (score, board)
    let_pass(table.page, 200)
    expect(table.ended).to_be_visible()
    expect(table.board_element).to_have_class(re.compile("over"))
    assert table.ended.get_by_role("img").evaluate(READ_BOARD) == board
    # Without motion, nothing delays the dialog.
    table = open_without_medals(desktop, reduced_motion="reduce")
    table.press_keys("r")
    expect(table.ended).to_be_visible()


def test_result_waits_for_the_medals_so_that_buttons_stay_in_place(desktop):
    table = open_table(desktop, ALMOST)
    table.press_keys(WHOLE_GAME[-1])
    expect(table.ended).to_be_visible()
    held = []
    table.page.route("**/medals.txt", lambda route: held.append(route))
    table.page.reload()
    wait_until(table.page, lambda: held)
    expect(table.ended).to_be_hidden()
    held.pop().continue_()
    expect(table.ended).to_be_visible()
    expect(table.button("Medals")).to_be_visible()
    # The dialog doesn't wait for a file that never arrives.
    table.page.reload()
    expect(table.ended).to_be_visible()
    assert held
    expect(table.button("Medals")).to_be_hidden()


def test_result_offers_its_actions(iphone):
    table = end_of_game(iphone)
    expect(table.button("Medals")).to_be_visible()
    assert table.ended.get_by_role("button").all_inner_texts() == [
        "", "New Game", "Try this game again", "Undo the last move", "Review", "Share", "Medals", "Close"
    ]
    table.button("Undo the last move").click()
    expect(table.ended).to_be_hidden()
    assert table.line() == ALMOST and "\n113 " not in table.stored(SCORES_KEY)
    assert "marks u" in table.stored(GAME_KEY)
    table.press_keys(WHOLE_GAME[-1])
    table.button("Review").click()
    expect(table.page.get_by_role("region", name="Replay")).to_be_visible()
    table.button("Close the replay").click()
    table.button("Try this game again").click()
    table.button("Play game 14").click()
    assert table.line() == "triples/1 14" and table.state() == golden("triples/1 14")
    assert "marks" not in table.stored(GAME_KEY) and table.stored(SCORES_KEY).count("\n113 ") == 1


def test_finished_board_offers_the_next_game(desktop):
    table = end_of_game(desktop)
    table.button("Back to the board").click()
    expect(table.ended).to_be_hidden()
    assert table.state() == END and table.tab("Board").get_attribute("aria-selected") == "true"
    expect(table.button("Left")).to_be_hidden()
    table.button("Result").click()
    expect(table.ended).to_be_visible()
    table.page.keyboard.press("Escape")
    table.button("Undo").click()
    assert table.line() == ALMOST
    table.button("Redo").click()
    table.page.keyboard.press("Escape")
    table.button("New Game").click()
    assert re.fullmatch(r"triples/1 \d{1,4}", table.line())
    table.page.get_by_role("button", name=re.compile("^Play game ")).click()
    expect(table.button("Left")).to_be_visible()


def test_repeated_keys_at_the_end_keep_the_game_valid(desktop):
    table = open_table(desktop, ALMOST)
    # Keys after the end have no effect.
    table.press_keys(WHOLE_GAME[-1] + "lrudlrud")
    expect(table.ended).to_be_visible()
    table.page.keyboard.press("Control+z")
    assert table.line() == f"triples/1 14 {WHOLE_GAME}"
    assert table.stored(SCORES_KEY).count("\n113 ") == 1
    for times in (1, 2, 3):
        expect(table.ended).to_be_visible()
        for _ in range(times):
            table.page.keyboard.press("Escape")
        expect(table.ended).to_be_hidden()
        expect(table.tab("Board")).to_have_attribute("aria-selected", "true")
        assert table.state() == END, f"no game starts: {times}"
        table.page.keyboard.press("Control+z")
        assert table.line() == ALMOST, times
        table.press_keys(WHOLE_GAME[-1])


def test_number_opens_its_game(desktop):
    table = open_table(desktop, "triples/1 14 uldr")
    table.button("Game 14 · hard luck").click()
    field = table.page.get_by_role("textbox", name="Game number, 1 to 999999999999")
    expect(field).to_be_focused()
    problem = table.ask.get_by_role("alert")
    for number in ("", "0", "007", "1000000000000", "fourteen", "-1", "1.5", "１４"):
        field.fill(number)
        field.press("Enter")
        expect(table.ask).to_be_visible()
        assert problem.inner_text().startswith("The game number "), number
        expect(field).to_have_attribute("aria-invalid", "true")
        assert table.line() == "triples/1 14 uldr"
    field.press("Escape")
    expect(table.ask).to_be_hidden()
    expect(table.button("Game 14 · hard luck")).to_be_focused()
    assert table.state() == golden("triples/1 14 uldr")

    table.button("Game 14 · hard luck").click()
    expect(field).to_have_value("")
    expect(problem).to_be_hidden()
    table.button("Cancel").click()
    expect(table.ask).to_be_hidden()

    # A valid number ends the current game first.
    table.button("Game 14 · hard luck").click()
    field.fill("537")
    field.press("Enter")
    expect(table.ended).to_contain_text("Close starts game 537")
    table.button("Close").click()
    assert table.line() == "triples/1 537"
    table.page.locator("#game-title").click()
    field.fill(" 999999999999 ")
    table.button("Open").click()
    expect(table.ask).to_be_hidden()
    assert table.line() == "triples/1 999999999999"
    assert table.page.locator("#game-title").inner_text() == "Game 999999999999"


def test_random_and_determ_are_explained(take):
    """Checks every size, also with Determ, whose meaning is shortened if there is no room."""
    for name in ("iphone", "desktop"):
        device = take(name)
        table = open_table(device, "triples/1 537 l")
        caption = table.page.get_by_role("group", name="Next game").locator("legend")
        for size in at_all_sizes(device, table.page):
            assert caption.inner_text() == "Next game:", size
            table.page.get_by_role("radio", name="Determ").check()
            assert caption.inner_text() in ("Next game: always 14", "Next game: always game 14, to practice"), size
            if size in ("tablet", "desktop", "wide"):
                assert caption.inner_text().endswith("practice"), size
            box, group = caption.bounding_box(), table.page.locator("#games .segmented").bounding_box()
            words = caption.evaluate("caption => { const range = document.createRange(); range.selectNodeContents(caption);"
                                     " return range.getBoundingClientRect().width; }")
            assert words <= group["width"] and group["y"] <= box["y"] < group["y"] + group["height"] / 3, size
            table.page.get_by_role("radio", name="Random").check()


def test_random_or_determ_applies_to_the_next_game_and_is_saved(desktop):
    table = open_table(desktop, "triples/1 537 l")
    group = table.page.get_by_role("group", name="Next game")
    expect(group.get_by_role("radio")).to_have_count(2)
    expect(group.get_by_role("radio", name="Random")).to_be_checked()
    before = table.state()
    group.get_by_role("radio", name="Determ").check()
    assert table.state() == before
    assert table.line() == "triples/1 537 l"
    table.page.reload()
    expect(group.get_by_role("radio", name="Determ")).to_be_checked()
    assert table.line() == "triples/1 537 l"
    table.button("New Game").click()
    table.button("Close").click()
    assert table.state() == golden("triples/1 14")
    # As with all radio buttons, arrow keys change the choice while it has the focus.
    group.get_by_role("radio", name="Determ").focus()
    table.page.keyboard.press("ArrowLeft")
    expect(group.get_by_role("radio", name="Random")).to_be_checked()
    assert table.line() == "triples/1 14"
    assert table.stored(SETTINGS_KEY).endswith("random")


def test_first_launch_starts_a_game(desktop):
    table = open_table(desktop)
    line = table.line()
    assert 1 <= int(re.fullmatch(r"triples/1 (\d+)", line)[1]) <= 1000
    assert table.page.locator("#best").inner_text() == "–", "the player has no score yet"
    table.tab("Scores").click()
    wait_until(table.page, lambda: points(table) == [400, 300])
    # Another player's first game is most likely a different one: three equal ones are a one-in-a-million event.
    numbers = {line}
    for locale in ("de", "ja"):
        numbers.add(open_table(desktop, locale=locale).line())
    assert len(numbers) > 1


def test_scores_are_described_and_limited_to_a_hundred(desktop):
    rows = "scores/1\n98765 1700000001 - triples/1 14 l\n1204 1700000000 up triples/1 537 l\n300 1581897599 - -"
    options = {"locale": "de-DE", "timezone_id": "Europe/Berlin"}
    table = open_table(desktop, path="triples/#scores", scores=rows, **options)
    shown = [text.split("\n") for text in score_rows(table)]
    assert [row[0] for row in shown] == ["1", "2", "3"]
    assert points(table) == [98765, 1204, 300]
    assert ["14.11.2023, 23:13:20" in " ".join(row) for row in shown] == [False, True, False]
    assert "undo used, from a replay" in " ".join(shown[1])
    assert "Game 537" in " ".join(shown[1])
    american = open_table(
        desktop, path="triples/#scores", scores=rows, locale="en-US", timezone_id="America/New_York"
    )
    assert re.search(r"Nov 14, 2023, 5:13:20\sPM", score_rows(american)[1])
    # A hundred games are stored.
    rows = "\n".join(["scores/1", *(f"{1000 - index} 1700000000 - triples/1 {index + 1} l" for index in range(100))])
    table = open_table(desktop, ALMOST, scores=rows, reduced_motion="reduce")
    table.press_keys(WHOLE_GAME[-1])
    expect(table.ended).to_contain_text("Not in the top 100")
    assert table.stored(GAME_KEY).count("ended") == 1
    table.button("Close").click()
    assert len(score_rows(table)) == 100
