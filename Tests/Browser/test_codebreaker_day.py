"""The daily game of CodeBreaker: stored separately, the same for all players, and shared without its pegs."""

import re

from accessibility import assert_accessible, focus_stops
from codebreaker import FRESH, GAME_KEY, SYMBOLS, open_table, saved
from layout import at_all_sizes, faults
from playwright.sync_api import expect
from situations import COPYING, SHARING, at_time

DAY = "2026-11-21"  # a Saturday: five pegs of Fruit
CODE = "62664"
DAY_KEYS = ("parlor.codebreaker.day0", "parlor.codebreaker.day1")
DAYS_KEY = "parlor.house.days"

# Without animations, tests don't need to wait.
STILL = {"reduced_motion": "reduce"}

# The page of all days has separate tests.
DAYS_PAGE = "<!doctype html><html lang=en><title>All days</title>"


def open_day(device, day: str = DAY, now: str = f"{DAY}T12:00Z", line: str | None = None, **options):
    """Opens a daily game at a given time, with another saved game of the player if one is given."""
    context = device.context(**options)
    context.add_init_script(at_time(now))
    context.route("**/days.html", lambda route: route.fulfill(body=DAYS_PAGE, content_type="text/html"))
    return open_table(device, line, path=f"codebreaker/?{day}", **options)


def day_line(table) -> str:
    """Returns the saved replay line of the daily game."""
    texts = [text for text in map(table.stored, DAY_KEYS) if text]
    assert len(texts) == 1
    return re.search(r"^game (.*)$", texts[0], re.MULTILINE)[1]


def test_daily_game_is_played_and_shown_on_the_home_page(iphone):
    own = f"{FRESH} 0123"
    table = open_day(iphone, line=own, **STILL)
    expect(table.page.locator("#number")).to_have_text("Game of 21 November")
    expect(table.title).to_have_text("Fruit")
    expect(table.page.get_by_text("Break the code of 21 November: 5 pegs, 7 choices")).to_be_visible()
    expect(table.page.get_by_role("link", name="All days")).to_have_attribute("href", "../days.html")
    expect(table.button("New Game")).to_be_hidden()
    table.tap_code("01234")
    table.guess_button.tap()
    assert table.attempts() == ["Attempt 1: apple, banana, grapes, watermelon, kiwi. 1 exact, 1 inexact."]
    table.page.get_by_role("link", name="Parlor: all games").click()
    table.page.get_by_role("link", name="Today’s CodeBreaker Attempt 2 of 12").click()
    expect(table.page.locator("#number")).to_have_text("Game of 21 November")
    expect(table.rows).to_have_count(1)
    table.tap_code(CODE)
    table.guess_button.tap()
    expect(table.ended).to_have_accessible_name("Code broken!")
    expect(table.ended).to_contain_text("Solved in 2 attempts")
    expect(table.ended).to_contain_text("The next one comes tomorrow.")
    expect(table.ended.get_by_role("button", name="Share")).to_be_focused()
    shown = table.ended.locator("#pop-up-actions").get_by_role("button").all_inner_texts()
    assert shown == ["Share", "All days", "Review", "Look back"]
    assert table.stored(DAYS_KEY) == f"days/1\ncodebreaker {DAY} 2"
    assert table.stored(GAME_KEY) == saved(own)
    table.ended.get_by_role("button", name="Look back").click()
    expect(table.button("All days")).to_be_focused()
    expect(table.button("Surprise me")).to_be_hidden()
    table.page.get_by_role("link", name="Parlor: all games").click()
    table.page.get_by_role("link", name="Today’s CodeBreaker 2 guesses").click()
    # No other game replaces it.
    expect(table.button("Result")).to_be_visible()
    expect(table.master_row).to_have_accessible_name("Code: pineapple, grapes, pineapple, pineapple, kiwi")
    assert day_line(table) == f"codebreaker/1 2026112100 5.fruit.12 01234,{CODE}"
    table.button("All days").click()
    table.page.wait_for_url("**/days.html")


def test_shared_text_shows_markers_but_no_pegs(desktop):
    context = desktop.context(**STILL)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.add_init_script(SHARING)
    table = open_day(desktop, **STILL)
    address = f"{desktop.address}codebreaker/?{DAY}"
    table.hole(1).focus()
    table.attempt("01234", CODE)
    table.press("Enter")
    sent = table.page.evaluate("window.sent")
    result = "Parlor CodeBreaker, 21 Nov: 2 of 12\n●○···\n●●●●●"
    assert sent["text"] == result and sent["url"] == address
    # This link contains no attempts that a reader could find.
    expect(table.notice).to_be_hidden()
    table.page.evaluate(f"() => {{ {COPYING} }}")
    table.ended.get_by_role("button", name="Share").click()
    expect(table.notice).to_contain_text("The result and the link are copied.")
    assert table.page.evaluate("navigator.clipboard.readText()") == f"{result}\n{address}"


def test_other_games_open_in_the_own_session(desktop):
    table = open_day(desktop, line=f"{FRESH} 0123")
    table.type_code("01")
    table.choose_from_menu("Play another game")
    table.page.wait_for_url(f"{desktop.address}codebreaker/")
    expect(table.page.locator("#number")).to_have_text("Game 537")
    assert table.line() == f"{FRESH} 0123"
    expect(table.button("New Game")).to_be_visible()
    expect(table.page.locator("#all-days")).to_be_hidden()
    table.page.go_back()
    expect(table.page.locator("#number")).to_have_text("Game of 21 November")
    stops = focus_stops(table.page)
    assert "all-days" in stops and "choose-game" not in stops
    assert table.guess()[:2] == ["apple", "banana"]
    # Links to other games also open there.
    table.page.evaluate("location.hash = 'codebreaker/1/12/5.faces'")
    table.page.wait_for_url(f"{desktop.address}codebreaker/#*")
    expect(table.page.locator("#number")).to_have_text("Game 12")
    table.button("Back to Game 537, Mastermind").click()
    assert table.line() == f"{FRESH} 0123"


def test_other_days_show_the_reason_and_invalid_days_open_the_own_game(desktop):
    table = open_day(desktop, day="2026-11-24", now="2026-11-22T02:00Z", line=f"{FRESH} 0123")
    expect(table.notice).to_contain_text("The game of 24 November begins at midnight, UTC.")
    assert table.line() == f"{FRESH} 0123"
    for search in ("2026-11-31", "x", "2026-11-21x", ""):
        table.page.goto(f"{desktop.address}codebreaker/?{search}")
        expect(table.page.locator("#number"), search).to_have_text("Game 537")
        expect(table.notice).to_be_hidden()
    # A past day's game is played like any other game.
    table.page.goto(f"{desktop.address}codebreaker/?{DAY}")
    expect(table.page.locator("#number")).to_have_text("Game 2026112100")
    assert table.line() == "codebreaker/1 2026112100 5.fruit.12"
    expect(table.notice).to_contain_text("21 November is over, so this counts as a regular game.")
    expect(table.button("Back to Game 537, Mastermind")).to_be_visible()
    expect(table.button("New Game")).to_be_visible()
    table.attempt(CODE)
    expect(table.ended.get_by_role("button", name="Play again")).to_be_visible()
    assert table.stored(DAYS_KEY) is None


def test_every_screen_fits_and_is_accessible(hand, subtests):
    # The days with the most pegs, and with the most choices.
    for day, pegs, choices in (("2026-09-25", 6, 5), ("2026-09-27", 5, 8)):
        table = open_day(hand, day, f"{day}T12:00Z", **STILL)

        def look(screen: str) -> None:
            with subtests.test(day=day, screen=screen):
                for size in at_all_sizes(hand, table.page):
                    table.settle()
                    assert faults(table.page) == [], size
                # With a mouse, and on another day, the elements and their colors are the same.
                if hand.has_touch and pegs == 6:
                    assert_accessible(table.page)

        look("first screen")
        table.button("More").click()
        look("menu")
        table.button("Close").click()
        codes = [SYMBOLS[place % choices] + "0" * (pegs - 2) + SYMBOLS[place // choices] for place in range(12)]
        table.attempt_at_once(*codes[:11])
        look("game")
        table.attempt_at_once(codes[11])
        expect(table.ended).to_be_visible()
        look("end")
        table.ended.get_by_role("button", name="Look back").click()
        look("game that is over")
        table.page.close()
