"""The daily game of CodeBreaker. It is stored separately, is the same for all players, and is shared without
its pegs."""

import re

from accessibility import assert_accessible, focus_stops
from codebreaker import FRESH, GAME_KEY, SYMBOLS, open_game, saved
from layout import at_sizes_with_same_input, faults
from playwright.sync_api import expect
from situations import COPYING, REDUCED_MOTION, SHARING, at_time

DAY = "2026-11-21"  # a Saturday: five pegs of Fruit
CODE = "62664"
DAY_KEYS = ("parlor.codebreaker.day0", "parlor.codebreaker.day1")
DAYS_KEY = "parlor.house.days"


# A stand-in for the page of all days, which has separate tests.
DAYS_PAGE = "<!doctype html><html lang=en><title>All days</title>"


def open_day(device, day: str = DAY, now: str = f"{DAY}T12:00Z", line: str | None = None, **options):
    """Opens a daily game at a given time. `line` is the saved line of the regular game, if any."""
    context = device.context(**options)
    context.add_init_script(at_time(now))
    context.route("**/days.html", lambda route: route.fulfill(body=DAYS_PAGE, content_type="text/html"))
    return open_game(device, line, path=f"codebreaker/?{day}", **options)


def day_line(game) -> str:
    """Returns the saved replay line of the daily game."""
    texts = [text for text in map(game.stored, DAY_KEYS) if text]
    assert len(texts) == 1
    return re.search(r"^game (.*)$", texts[0], re.MULTILINE)[1]


def test_daily_game_is_separate_offers_no_new_game_and_has_a_status_at_home(iphone):
    own = f"{FRESH} 0123"
    game = open_day(iphone, line=own, **REDUCED_MOTION)
    expect(game.page.locator("#number")).to_have_text("November 21 game")
    expect(game.title).to_have_text("Fruit")
    expect(game.page.get_by_text("Find the 5 hidden pegs.")).to_be_visible()
    expect(game.page.get_by_role("link", name="All days")).to_have_attribute("href", "../days.html")
    expect(game.button("New Game")).to_be_hidden()
    game.tap_code("01234")
    game.guess_button.tap()
    assert game.read_attempts() == ["Attempt 1: apple, banana, grapes, watermelon, kiwi. 1 in the right place, 1 in the wrong place."]
    game.page.get_by_role("link", name="Parlor: all games").click()
    game.page.get_by_role("link", name="Today’s CodeBreaker Attempt 2 of 12").click()
    expect(game.page.locator("#number")).to_have_text("November 21 game")
    expect(game.rows).to_have_count(1)
    game.tap_code(CODE)
    game.guess_button.tap()
    expect(game.ended).to_have_accessible_name("Lucky!")
    expect(game.ended).to_contain_text("Solved in 2 guesses")
    expect(game.ended).to_contain_text(re.compile(r"New games in \d+ (hours?|minutes?)( \d+ minutes?)?\."))
    expect(game.ended.get_by_role("img", name="Played on 1 of the last 7 days.")).to_be_visible()
    other = game.ended.get_by_role("link", name="Play Triples")
    expect(other).to_have_attribute("href", f"../triples/?{DAY}")
    expect(other).to_be_focused()
    shown = game.ended.locator("#pop-up-actions").get_by_role("button").all_inner_texts()
    assert shown == ["All days", "Share", "Back to the board"]
    assert game.stored(DAYS_KEY) == f"days/1\ncodebreaker {DAY} 2"
    assert game.stored(GAME_KEY) == saved(own)
    game.ended.get_by_role("button", name="Back to the board").click()
    expect(game.button("All days")).to_be_focused()
    expect(game.button("Restart Game")).to_be_hidden()
    game.page.get_by_role("link", name="Parlor: all games").click()
    game.page.get_by_role("link", name="Today’s CodeBreaker 2 guesses").click()
    # A finished daily game offers its result and the other days.
    expect(game.button("Result")).to_be_visible()
    expect(game.master_row).to_have_accessible_name("Code: pineapple, grapes, pineapple, pineapple, kiwi")
    assert day_line(game) == f"codebreaker/1 2026112100 5.fruit.12 01234,{CODE}"
    game.button("All days").click()
    game.page.wait_for_url("**/days.html")


def test_shared_day_shows_markers_but_neither_pegs_nor_guesses(desktop):
    context = desktop.context(**REDUCED_MOTION)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.add_init_script(SHARING)
    game = open_day(desktop, **REDUCED_MOTION)
    address = f"{desktop.address}codebreaker/?{DAY}"
    game.hole(1).focus()
    game.attempt("01234", CODE)
    game.ended.get_by_role("button", name="Share").click()
    sent = game.page.evaluate("window.sent")
    result = "Parlor CodeBreaker, Nov 21: 2 of 12\n●○···\n●●●●●"
    assert sent["text"] == result and sent["url"] == address
    # The link doesn't contain the attempts, so that the recipient can't find the code in it.
    expect(game.notice).to_be_hidden()
    game.page.evaluate(f"() => {{ {COPYING} }}")
    game.ended.get_by_role("button", name="Share").click()
    expect(game.notice).to_contain_text("Result and link copied.")
    assert game.page.evaluate("navigator.clipboard.readText()") == f"{result}\n{address}"


def test_other_games_open_apart_from_the_daily_game_which_is_kept(desktop):
    game = open_day(desktop, line=f"{FRESH} 0123")
    game.type_code("01")
    game.choose_from_menu("Play another game")
    game.page.wait_for_url(f"{desktop.address}codebreaker/")
    expect(game.page.locator("#number")).to_have_text("Game 537")
    assert game.line() == f"{FRESH} 0123"
    expect(game.button("New Game")).to_be_visible()
    expect(game.page.locator("#all-days")).to_be_hidden()
    game.page.go_back()
    expect(game.page.locator("#number")).to_have_text("November 21 game")
    stops = focus_stops(game.page)
    assert "all-days" in stops and "choose-game" not in stops
    assert game.read_guess()[:2] == ["apple", "banana"]
    # A link to another game leaves the daily game.
    game.page.evaluate("location.hash = 'codebreaker/1/12/5.faces'")
    game.page.wait_for_url(f"{desktop.address}codebreaker/#*")
    expect(game.page.locator("#number")).to_have_text("Game 12")
    game.button("Back to Game 537, Mastermind").click()
    assert game.line() == f"{FRESH} 0123"


def test_future_or_invalid_days_open_own_game_and_past_days_a_regular_one(desktop):
    game = open_day(desktop, day="2026-11-24", now="2026-11-22T02:00Z", line=f"{FRESH} 0123")
    expect(game.notice).to_contain_text("The November 24 game begins at midnight, UTC.")
    assert game.line() == f"{FRESH} 0123"
    for search in ("2026-11-31", "x", "2026-11-21x", ""):
        game.page.goto(f"{desktop.address}codebreaker/?{search}")
        expect(game.page.locator("#number"), search).to_have_text("Game 537")
        # Only a word that was meant as a day is reported.
        if search.startswith("2026"):
            expect(game.notice).to_contain_text("The day in this link doesn’t exist. This is your own game.")
        else:
            expect(game.notice).to_be_hidden()
    # A past day's game can be played like any other game.
    game.page.goto(f"{desktop.address}codebreaker/?{DAY}")
    expect(game.page.locator("#number")).to_have_text("Game 2026112100")
    assert game.line() == "codebreaker/1 2026112100 5.fruit.12"
    expect(game.notice).to_contain_text("November 21 is over, so this counts as a regular game.")
    expect(game.button("Back to Game 537, Mastermind")).to_be_visible()
    expect(game.button("New Game")).to_be_visible()
    game.attempt(CODE)
    expect(game.ended.get_by_role("button", name="Play again")).to_be_visible()
    assert game.stored(DAYS_KEY) is None


def test_every_screen_fits_and_is_accessible(each_device, subtests):
    # These are a day with the most pegs, and a day with the most choices.
    for day, pegs, choices in (("2026-09-25", 6, 5), ("2026-09-27", 5, 8)):
        game = open_day(each_device, day, f"{day}T12:00Z", **REDUCED_MOTION)

        def look(screen: str) -> None:
            with subtests.test(day=day, screen=screen):
                for size in at_sizes_with_same_input(each_device, game.page):
                    game.settle()
                    assert faults(game.page) == [], size
                # Check only once, because the elements and their colors are the same with a mouse and on
                # another day.
                if each_device.has_touch and pegs == 6:
                    assert_accessible(game.page)

        look("first screen")
        game.button("More").click()
        look("menu")
        game.button("Close").click()
        codes = [SYMBOLS[place % choices] + "0" * (pegs - 2) + SYMBOLS[place // choices] for place in range(12)]
        game.attempt_at_once(*codes[:11])
        look("game")
        game.attempt_at_once(codes[11])
        expect(game.ended).to_be_visible()
        look("end")
        game.ended.get_by_role("button", name="Back to the board").click()
        look("game that is over")
        game.page.close()
