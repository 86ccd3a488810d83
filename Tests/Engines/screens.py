"""Walks through every screen of the site. A walk pauses at each screen, so that the test can
inspect it."""

import re
from collections.abc import Callable, Iterator

from coach_screens import FRIEND, LARGE, SKILL, STATISTICS
from codebreaker import FRESH, QUESTIONS, over
from engine import wait_until
from engine_codebreaker import CodeBreakerPage
from engine_page import EnginePage
from engine_triples import TriplesPage
from triples import GAME_KEY, SCORES_KEY, WHOLE_GAME, saved, score_list

LINK = f"triples/1/14/{WHOLE_GAME}"
SCORES = score_list(
    "98765 1700000001 - triples/1 14 l", "1204 1700000000 up triples/1 537 l", "400 1581897599 - -",
    f"113 1700000000 h triples/1 14 {WHOLE_GAME}",
)
ANSWERED = saved("triples/1 14 uldr", "rival 113", f"duel {WHOLE_GAME}", "ended 1700000000")

# Whether a screen may scroll. If it may, only its horizontal layout is checked.
FITS, SCROLLS = False, True

# Yields each screen's name and whether the screen may scroll, while the screen is visible.
Walk = Iterator[tuple[str, bool]]


def settings(page: EnginePage) -> Walk:
    page.press_buttons("Settings")
    page.find("dialog", "Settings")
    yield "settings", SCROLLS
    page.press_buttons("Done")
    page.wait_until_gone("dialog")


def escape(page: EnginePage) -> None:
    """Closes the dialog that opened last."""
    page.press("Escape")
    page.wait_until_gone("dialog")


# Triples.


def game(page: TriplesPage) -> Walk:
    page.open_game("triples/1 14 uldr")
    yield "board", FITS
    page.click("button", re.compile("^Game 14"))
    page.find("dialog")
    yield "number", FITS
    escape(page)
    yield from settings(page)
    page.press_buttons("Watch")
    page.find("button", "Start")
    yield "watch", FITS
    escape(page)
    page.press_buttons("Hint")
    page.find("dialog", "Use a hint?")
    yield "hint-question", FITS
    page.press_buttons("Show the hint")
    page.find("button", re.compile(", best$"))
    yield "hint", FITS


def natural_end(page: TriplesPage) -> Walk:
    page.open_game(f"triples/1 14 {WHOLE_GAME[:-1]}")
    page.press_arrows(WHOLE_GAME[-1])
    page.find("dialog", "No more moves")
    yield "end", FITS


def link(page: TriplesPage) -> Walk:
    page.open_game(path=f"triples/#{LINK}")
    page.find("dialog")
    yield "challenge", FITS
    page.press_buttons("Watch instead", "Next", "Next")
    yield "replay", FITS
    page.press_buttons("Review")
    page.find("region", "What the review found")
    yield "review", SCROLLS


def levels(page: TriplesPage) -> Walk:
    page.open_game("triples/1 14", path="triples/#levels")
    yield "levels", SCROLLS
    page.click("button", re.compile(r"^Level 2,"))
    page.find("dialog", "Level 2")
    yield "level", FITS


def tabs(page: TriplesPage) -> Walk:
    page.open_game(path="triples/#scores", stored={SCORES_KEY: SCORES})
    yield "scores", SCROLLS
    page.click("tab", "About")
    yield "about", SCROLLS


def answered_challenge(page: TriplesPage) -> Walk:
    page.open_game(stored={GAME_KEY: ANSWERED, SCORES_KEY: SCORES})
    page.press_buttons("Compare")
    page.find("region", "Duel, game 14")
    yield "duel", SCROLLS


TRIPLES = [game, natural_end, link, levels, tabs, answered_challenge]

# CodeBreaker.


def attempts(page: CodeBreakerPage) -> Walk:
    texts = {"parlor.codebreaker.statistics": STATISTICS, "parlor.codebreaker.skill": SKILL}
    page.open_game(f"{FRESH} 0123,1145", "guess 4---", stored=texts)
    yield "play", FITS
    page.press_buttons("New Game")
    page.find("dialog")
    yield "new-game", SCROLLS
    escape(page)
    yield from settings(page)
    page.press_buttons("More")
    page.find("dialog", "More")
    yield "more", FITS
    page.click("button", re.compile("^Give up"))
    page.find("dialog", "Give up?")
    yield "give-up", FITS
    escape(page)
    page.type_code("2020")
    page.press_buttons("Hint")
    for question in QUESTIONS:
        page.ask(question)
    yield "hints", FITS
    page.press_buttons("Close", "Guess")
    page.find("dialog", re.compile("^Code broken"))
    yield "end", FITS
    page.press_buttons("Back to the board")
    page.wait_until_gone("dialog")
    yield "look-back", FITS
    page.click("tab", "Statistics")
    wait_until(lambda: page.texts("#histogram > li"))
    yield "statistics", SCROLLS
    page.click("tab", "Rules")
    yield "rules", SCROLLS


def large_game(page: CodeBreakerPage) -> Walk:
    page.open_game(LARGE, "guess 012---")
    wait_until(lambda: len(page.read_attempts()) == 3)
    yield "large-game", FITS


def review(page: CodeBreakerPage) -> Walk:
    page.open_game(over(f"{FRESH} 0123,0014,2020", "hints 2"), path="codebreaker/#review")
    page.click("button", "All guesses")
    wait_until(lambda: len(page.texts(".reviewed")) == 3)
    yield "review", SCROLLS


def duel(page: CodeBreakerPage) -> Walk:
    page.open_game(over(f"{FRESH} 0123,1111,4444,2020", "hints 1") + "\n" + FRIEND)
    page.press_buttons("Result", "Compare")
    page.find("img", re.compile("^You: Codes left"))
    yield "duel", SCROLLS


CODEBREAKER = [attempts, large_game, review, duel]

# The home page, and the other pages outside the two games.


def home(page: EnginePage) -> Walk:
    page.engine.goto(page.site.address)
    page.find("heading", "Parlor")
    yield "home", SCROLLS


def offline(page: EnginePage) -> Walk:
    page.engine.goto(page.site.address + "offline.html")
    page.find("heading", "Not on this device yet")
    yield "offline", SCROLLS


def page_walk(path: str) -> Callable[[EnginePage], Walk]:
    """Returns a walk that only opens a page. It waits until the page's coach has finished."""

    def walk(page: EnginePage) -> Walk:
        page.open(path)
        page.engine.wait_for("() => !document.querySelector('[aria-busy=true]')")
        yield path.removesuffix(".html").replace("/", "-"), SCROLLS

    return walk


PAGES = ("data.html", "days.html", "standings.html", "account.html", "check.html")
GAME_PAGES = ("board.html", "lesson.html", "practice.html")
OTHER_WALKS = [
    home, offline, *map(page_walk, PAGES), page_walk("codebreaker/set.html"),
    *(page_walk(f"{folder}/{name}") for folder in ("triples", "codebreaker") for name in GAME_PAGES),
]
