"""The dialogs at the end of a game and for a game by number, the choice of the next game, and the list of scores, as they are drawn."""

import re

from frames import advance_paused_clock, pause_clock
from layout import at_sizes_with_same_input
from playwright.sync_api import expect
from triples import READ_BOARD, SETTINGS_KEY, WHOLE_GAME, golden, open_game

ONE_MOVE_BEFORE_END = f"triples/1 14 {WHOLE_GAME[:-1]}"
END = golden(f"triples/1 14 {WHOLE_GAME}")

# A game that isn't a level. After `r`, nothing can move.
NO_LEVEL = "triples/1 999999999999 dddddddrrrldddrdrdddrddr"


def score_rows(game) -> list[str]:
    return game.page.locator("#scores > li").all_inner_texts()


def points(game) -> list[int]:
    return [int(text.replace(",", "")) for text in game.page.locator("#scores .points").all_inner_texts()]


def test_dialog_of_the_end_keeps_the_focus_and_returns_it(desktop):
    game = open_game(desktop, "triples/1 14 uldr")
    game.button("New Game").focus()
    game.press("Enter")
    expect(game.ended.get_by_role("button", name="New Game")).to_be_focused()
    names = set()
    for _ in range(10):
        game.press("Tab")
        names.add(game.page.evaluate("document.activeElement.closest('dialog, body').id"))
    assert names <= {"pop-up", ""}, "focus stays in the pop-up (or goes to the browser's toolbar)"
    for close in (lambda: game.press("Escape"), game.button("Keep playing").click):
        close()
        expect(game.ended).to_be_hidden()
        expect(game.button("New Game")).to_be_focused()
        assert game.state() == golden("triples/1 14 uldr")
        game.press("Enter")
    game.button("Close").click()
    expect(game.ended).to_be_hidden()
    assert re.fullmatch(r"triples/1 \d{1,4}", game.line())


def test_result_of_a_full_board_is_drawn_over_the_scores_with_all_its_answers(iphone):
    game = open_game(iphone, ONE_MOVE_BEFORE_END)
    game.swipe(WHOLE_GAME[-1])
    expect(game.ended).to_have_accessible_name("No more moves")
    figures = dict(zip(game.ended.locator("dt").all_inner_texts(), game.ended.locator("dd").all_inner_texts()))
    assert figures == {"Final score": "113", "Place": "3rd"}
    expect(game.ended.get_by_role("img", name="113 of 368.")).to_be_visible()
    picture = game.ended.get_by_role("img", name="Final board.")
    assert (113, picture.evaluate(READ_BOARD)) == END
    assert "Row 1: 3, 6, 3, 1." in picture.get_attribute("aria-label")
    # Behind the dialog are the scores, in which the new row is marked.
    expect(game.tab("Scores")).to_have_attribute("aria-selected", "true")
    assert points(game) == [400, 300, 113]
    marked = game.page.locator("#scores > li[aria-current=true]")
    expect(marked).to_contain_text("113")
    expect(marked).to_be_in_viewport()
    answers = ["New Game", "Review", "Share", "Close"]
    assert game.ended.get_by_role("button").all_inner_texts() == [*answers, "…"]
    game.button("More").click()
    expect(game.button("Try again")).to_be_focused()
    game.button("Back to the board").click()
    assert game.state() == END
    expect(game.button("Left")).to_be_hidden()
    game.click("Result", "More", "Undo the last move")
    assert game.line() == ONE_MOVE_BEFORE_END
    expect(game.button("Left")).to_be_visible()


def test_score_counts_up_until_the_player_taps(desktop):
    game = open_without_medals(desktop)
    expect(game.page.locator("#best-figure")).to_be_visible()
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


def open_without_medals(device, **options):
    """Opens a game without medals, one move before its end. The page's clock advances only when the test advances it."""
    device.context(**options).clock.install(time=1_700_000_000)
    game = open_game(device, NO_LEVEL, **options)
    pause_clock(game.page, 1_700_001_000)
    return game


def test_board_stays_visible_before_the_result_unless_motion_is_reduced(desktop):
    game = open_without_medals(desktop)
    game.press_keys("r")
    expect(game.page.get_by_text("No more moves", exact=True).first).to_be_visible()
    advance_paused_clock(game.page, 1130)
    expect(game.ended).to_be_hidden()
    advance_paused_clock(game.page, 200)
    expect(game.ended).to_be_visible()
    game = open_without_medals(desktop, reduced_motion="reduce")
    game.press_keys("r")
    expect(game.ended).to_be_visible()


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


def test_arrow_keys_change_the_next_game_while_its_radio_button_has_the_focus(desktop):
    game = open_game(desktop, "triples/1 537 l")
    group = game.page.get_by_role("group", name="Next game")
    group.get_by_role("radio", name="Random").focus()
    game.press("ArrowRight")
    expect(group.get_by_role("radio", name="Determ")).to_be_checked()
    assert game.line() == "triples/1 537 l"
    game.page.reload()
    expect(group.get_by_role("radio", name="Determ")).to_be_checked()
    assert game.stored(SETTINGS_KEY).endswith("determ")


def test_scores_have_the_times_of_the_players_zone_in_english(desktop):
    rows = "scores/1\n1204 1700000000 up triples/1 537 l\n300 1581897599 - -"
    for locale, zone, time in [("de-DE", "Europe/Berlin", "Nov 14, 2023, 23:13:20"), ("en-US", "America/New_York", r"Nov 14, 2023, 5:13:20\sPM")]:
        game = open_game(desktop, path="triples/#scores", scores=rows, locale=locale, timezone_id=zone)
        assert re.search(time, score_rows(game)[0])
