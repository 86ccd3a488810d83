"""Every screen of the site: its name, whether it may be scrolled, and how a player gets there."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from coach_screens import FRIEND, LARGE, SKILL, STATISTICS
from codebreaker import FRESH, over
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


@dataclass(frozen=True)
class Screen:
    """A screen. One that may scroll is checked from side to side only."""

    name: str
    go: Callable[[EnginePage], None]
    may_scroll: bool = False


# Triples.


def hint(page: TriplesPage) -> None:
    page.open_table("triples/1 14 uldr")
    page.use_hint()
    page.find("button", re.compile(", best$"))


def question_of_a_hint(page: TriplesPage) -> None:
    page.open_table("triples/1 14 uldr")
    page.button("Hint")
    page.find("dialog", "Use a hint?")


def question_of_watching(page: TriplesPage) -> None:
    page.open_table("triples/1 14 uldr")
    page.button("Watch")
    page.find("button", "Start")


def natural_end(page: TriplesPage) -> None:
    page.open_table(f"triples/1 14 {WHOLE_GAME[:-1]}")
    page.press_arrows(WHOLE_GAME[-1])
    page.find("dialog", "No more moves")


def replay(page: TriplesPage) -> None:
    page.open_table(path=f"triples/#{LINK}")
    page.button("Watch instead", "Next", "Next")


def review(page: TriplesPage) -> None:
    page.open_table(path=f"triples/#{LINK}")
    page.button("Watch instead", "Review")
    page.find("region", "What the review found")


def level(page: TriplesPage) -> None:
    page.open_table("triples/1 14", path="triples/#levels")
    page.click("button", re.compile(r"^Game 12\b"))
    page.find("dialog", "Game 12")


def number(page: TriplesPage) -> None:
    page.open_table("triples/1 14")
    page.click("button", re.compile("^Game 14"))
    page.find("dialog")


def duel(page: TriplesPage) -> None:
    page.open_table(stored={GAME_KEY: ANSWERED, SCORES_KEY: SCORES})
    page.button("Compare")
    page.find("region", "Duel")


def settings(page: EnginePage) -> None:
    page.button("Settings")
    page.find("dialog", "Settings")


def triples_settings(page: TriplesPage) -> None:
    page.open_table("triples/1 14")
    settings(page)


TRIPLES = [
    Screen("board", lambda page: page.open_table("triples/1 14 uldr")),
    Screen("hint", hint),
    Screen("hint-question", question_of_a_hint),
    Screen("watch", question_of_watching),
    Screen("end", natural_end),
    Screen("number", number),
    Screen("scores", lambda page: page.open_table(path="triples/#scores", stored={SCORES_KEY: SCORES}), may_scroll=True),
    Screen("about", lambda page: page.open_table(path="triples/#about"), may_scroll=True),
    Screen("settings", triples_settings, may_scroll=True),
    Screen("challenge", lambda page: page.open_table(path=f"triples/#{LINK}")),
    Screen("replay", replay),
    Screen("review", review, may_scroll=True),
    Screen("levels", lambda page: page.open_table("triples/1 14", path="triples/#levels"), may_scroll=True),
    Screen("level", level),
    Screen("duel", duel, may_scroll=True),
]

# CodeBreaker.


def large_game(page: CodeBreakerPage) -> None:
    page.open_table(LARGE, "guess 012---")
    wait_until(lambda: len(page.attempts()) == 3)


def hints(page: CodeBreakerPage) -> None:
    page.open_table(f"{FRESH} 0123", "guess 2020")
    page.button("Hint")
    for question in ("count", "fit", "best"):
        page.ask(question)


def press(*names: str) -> Callable[[CodeBreakerPage], None]:
    """How to get to what buttons open in the middle of a game."""

    def go(page: CodeBreakerPage) -> None:
        page.open_table(f"{FRESH} 0123", "guess 4---")
        for name in names:
            page.click("button", re.compile(f"^{name}"))
        page.find("dialog")

    return go


def end(page: CodeBreakerPage) -> None:
    page.open_table(f"{FRESH} 0123")
    page.attempt("2020")
    page.find("dialog", re.compile("^(Code broken!|A new best!)$"))


def look_back(page: CodeBreakerPage) -> None:
    end(page)
    page.button("Look back")
    page.goes("dialog")


def statistics(page: CodeBreakerPage) -> None:
    texts = {"parlor.codebreaker.statistics": STATISTICS, "parlor.codebreaker.skill": SKILL}
    page.open_table(FRESH, path="codebreaker/#statistics", stored=texts)
    wait_until(lambda: page.texts("#histogram > li"))


def codebreaker_review(page: CodeBreakerPage) -> None:
    page.open_table(over(f"{FRESH} 0123,0014,2020", "hints 2"), path="codebreaker/#review")
    wait_until(lambda: len(page.texts(".reviewed > li")) == 3)


def codebreaker_duel(page: CodeBreakerPage) -> None:
    page.open_table(over(f"{FRESH} 0123,1111,4444,2020", "hints 1") + "\n" + FRIEND)
    page.button("Result", "Compare")
    page.find("img", re.compile("^You: Codes still possible"))


CODEBREAKER = [
    Screen("play", lambda page: page.open_table(f"{FRESH} 0123,1145", "guess 4---")),
    Screen("large-game", large_game),
    Screen("hints", hints),
    Screen("new-game", press("New Game"), may_scroll=True),
    Screen("more", press("More")),
    Screen("give-up", press("More", "Give up")),
    Screen("settings", press("Settings"), may_scroll=True),
    Screen("end", end),
    Screen("look-back", look_back),
    Screen("statistics", statistics, may_scroll=True),
    Screen("rules", lambda page: page.open_table(path="codebreaker/#rules"), may_scroll=True),
    Screen("review", codebreaker_review, may_scroll=True),
    Screen("duel", codebreaker_duel, may_scroll=True),
]

# The house.


def home(page: EnginePage) -> None:
    page.engine.goto(page.site.address)
    page.find("heading", "Parlor")


def offline(page: EnginePage) -> None:
    page.engine.goto(page.site.address + "offline.html")
    page.find("heading", "Not on this device yet")


HOUSE = [
    Screen("home", home, may_scroll=True),
    Screen("data", lambda page: page.open("data.html"), may_scroll=True),
    Screen("days", lambda page: page.open("days.html"), may_scroll=True),
    Screen("standings", lambda page: page.open("standings.html"), may_scroll=True),
    Screen("account", lambda page: page.open("account.html"), may_scroll=True),
    Screen("offline", offline, may_scroll=True),
]
