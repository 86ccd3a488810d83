"""The daily game of CodeBreaker, as it is drawn, and its links. Native tests check what it stores and says."""

from accessibility import assert_accessible, focus_stops
from codebreaker import FRESH, GAME_KEY, SYMBOLS, open_game, saved
from layout import at_sizes_with_same_input, faults
from playwright.sync_api import expect
from situations import REDUCED_MOTION, at_time

DAY = "2026-11-21"  # a Saturday: five pegs of Fruit
CODE = "62664"

# A stand-in for the page of all days, which has separate tests.
DAYS_PAGE = "<!doctype html><html lang=en><title>All days</title>"


def open_day(device, day: str = DAY, now: str = f"{DAY}T12:00Z", line: str | None = None, **options):
    """Opens a daily game at a given time. `line` is the saved line of the regular game, if any."""
    context = device.context(**options)
    context.add_init_script(at_time(now))
    context.route("**/days.html", lambda route: route.fulfill(body=DAYS_PAGE, content_type="text/html"))
    return open_game(device, line, path=f"codebreaker/?{day}", **options)


def test_daily_game_is_played_apart_from_the_own_one_and_leads_to_the_days(iphone):
    own = f"{FRESH} 0123"
    game = open_day(iphone, line=own, **REDUCED_MOTION)
    expect(game.page.locator("#number")).to_have_text("November 21 game")
    expect(game.page.get_by_role("link", name="All days")).to_have_attribute("href", "../days.html")
    expect(game.button("New Game")).to_be_hidden()
    game.tap_code("01234")
    game.guess_button.tap()
    game.page.get_by_role("link", name="Parlor: all games").click()
    game.page.get_by_role("link", name="Today’s CodeBreaker Attempt 2 of 12").click()
    expect(game.rows).to_have_count(1)
    game.tap_code(CODE)
    game.guess_button.tap()
    expect(game.ended).to_have_accessible_name("Lucky!")
    expect(game.ended.get_by_role("img", name="Played on 1 of the last 7 days.")).to_be_visible()
    other = game.ended.get_by_role("link", name="Play Triples")
    expect(other).to_have_attribute("href", f"../triples/?{DAY}")
    expect(other).to_be_focused()
    shown = game.ended.locator("#pop-up-actions").get_by_role("button").all_inner_texts()
    assert shown == ["All days", "Share", "Back to the board"]
    assert game.stored(GAME_KEY) == saved(own)
    game.ended.get_by_role("button", name="Back to the board").click()
    expect(game.button("All days")).to_be_focused()
    game.button("All days").click()
    game.page.wait_for_url("**/days.html")


def test_other_games_open_at_their_own_address(desktop):
    game = open_day(desktop, line=f"{FRESH} 0123")
    game.type_code("01")
    game.choose_from_menu("Play another game")
    game.page.wait_for_url(f"{desktop.address}codebreaker/")
    expect(game.page.locator("#number")).to_have_text("Game 537")
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
