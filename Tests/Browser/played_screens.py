"""The screens of the site as they are played: at the beginning, in the middle, and at the end. Each function opens one on a device, and
returns its page."""

import re
from collections.abc import Callable

import codebreaker
import coach_screens
import triples
from codebreaker import FRESH, CodeBreakerPage
from codebreaker_own_board import BOARD_KEY as CODE_BOARD_KEY
from device import Device
from game_page import button, store
from lessons import progress as lesson_progress
from playwright.sync_api import Page, expect
from set_code import SET_KEY
from test_practice import NOON, notebook, progress
from triples import LEVELS_KEY, SCORES_KEY, WHOLE_GAME, TriplesPage, score_list
from triples_own_board import BOARD_KEY

SCORES = score_list(
    "98765 1700000001 - triples/1 14 l", "1204 1700000000 up triples/1 537 l", "400 1581897599 - -",
    f"113 1700000000 h triples/1 14 {WHOLE_GAME}",
)  # fmt: skip
ANSWERED = triples.saved("triples/1 14 uldr", "rival 113", f"duel {WHOLE_GAME}", "ended 1700000000")
STATISTICS = {"parlor.codebreaker.statistics": coach_screens.STATISTICS, "parlor.codebreaker.skill": coach_screens.SKILL}

Screen = Callable[[Device], Page]
SCREENS: dict[str, tuple[str, Screen]] = {}


def screen(name: str, page: str):
    """Declares that the function below opens a screen. `page` is the path of its page, such as `triples/board.html`."""

    def declare(open_screen: Screen) -> Screen:
        SCREENS[name] = (page, open_screen)
        return open_screen

    return declare


def stored_screen(name: str, page: str, texts: dict[str, str] | None = None, hash: str = "", waits_for: str | None = None) -> None:
    """Declares the screen that a page shows with these stored values."""

    @screen(name, page)
    def open_screen(device: Device) -> Page:
        store(device, texts or {})
        opened = device.visit(page.removesuffix("index.html") + hash)
        opened.wait_for_selector("html:not([data-program]), html[data-state=running]", state="attached")
        if waits_for:
            opened.wait_for_selector(waits_for)
        return opened


def triples_screen(name: str, line: str | None = "triples/1 14 uldr", path: str = "triples/", scores: str | None = SCORES, watches=True):
    """Declares a screen that a function reaches from a game of Triples."""

    def declare(reach: Callable[[TriplesPage], None]) -> None:
        @screen(name, "triples/index.html")
        def open_screen(device: Device) -> Page:
            game = triples.open_game(device, line, path, scores, watches)
            reach(game)
            return game.page

    return declare


def codebreaker_screen(name: str, line: str = f"{FRESH} 0123,1145", path: str = "codebreaker/"):
    """Declares a screen that a function reaches from a game of CodeBreaker."""

    def declare(reach: Callable[[CodeBreakerPage], None]) -> None:
        @screen(name, "codebreaker/index.html")
        def open_screen(device: Device) -> Page:
            store(device, STATISTICS)
            game = codebreaker.open_game(device, line, path=path)
            reach(game)
            return game.page

    return declare


# Pages that belong to no game.

stored_screen("home", "index.html")
stored_screen("home of a player", "index.html", {
    SCORES_KEY: SCORES, "parlor.triples.door": "door/1\nGame 14, 220 points", "parlor.codebreaker.door": "door/1\nGame 537, 3 attempts",
    "parlor.house.server": "1", "parlor.house.streak": "streak/1\n2026-11-20 12 days in a row",
})  # fmt: skip
stored_screen("days", "days.html", {"parlor.house.days": "days/1\ntriples 2026-11-20 1131\ncodebreaker 2026-11-20 5 helped"})
stored_screen("data", "data.html", {SCORES_KEY: SCORES})

# Triples.

triples_screen("triples")(lambda game: None)
triples_screen("triples at the first move", "triples/1 14", scores=None)(lambda game: None)
triples_screen("triples determ")(lambda game: game.page.get_by_role("radio", name="Determ").check())
triples_screen("triples hint")(lambda game: game.use_hint())
triples_screen("triples settings")(lambda game: game.open_settings())
triples_screen("triples challenge", path=f"triples/#triples/1/14/{WHOLE_GAME}", watches=False)(lambda game: None)
triples_screen("triples replay", path=f"triples/#triples/1/14/{WHOLE_GAME}")(lambda game: None)
triples_screen("triples scores", path="triples/#scores")(lambda game: game.page.wait_for_selector("#panel-scores .row"))
triples_screen("triples about", path="triples/#about")(lambda game: None)
triples_screen("triples end of a duel", ANSWERED)(lambda game: expect(game.ended).to_be_visible())


@triples_screen("triples end", f"triples/1 14 {WHOLE_GAME[:-1]}")
def triples_end(game: TriplesPage) -> None:
    game.press_keys(WHOLE_GAME[-1])
    expect(game.ended).to_be_visible()
    expect(game.page.locator("#ended-medals")).to_be_visible()


@triples_screen("triples review", path=f"triples/#triples/1/14/{WHOLE_GAME}")
def triples_review(game: TriplesPage) -> None:
    game.button("Review").click()
    expect(game.page.get_by_role("region", name="What the review found")).to_be_visible()


@triples_screen("triples duel", ANSWERED)
def triples_duel(game: TriplesPage) -> None:
    game.ended.get_by_role("button", name="Compare").click()
    expect(game.page.get_by_role("region", name="Duel")).to_be_visible()


@screen("triples levels", "triples/index.html")
def triples_levels(device: Device) -> Page:
    store(device, {LEVELS_KEY: "triples-levels/1\n2 853\n3 325\n10 190\n14 342\n15 0\n16 1\n901 9999"})
    page = triples.open_game(device, "triples/1 14", "triples/#levels").page
    expect(page.get_by_role("grid")).to_be_visible()
    return page


@screen("triples levels by difficulty", "triples/index.html")
def triples_levels_by_difficulty(device: Device) -> Page:
    page = triples_levels(device)
    page.get_by_role("radio", name="By difficulty").check()
    return page


@screen("triples level", "triples/index.html")
def triples_level(device: Device) -> Page:
    page = triples_levels(device)
    page.get_by_role("button", name=re.compile(r"^Game 14\b")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


stored_screen("triples any board", "triples/board.html", waits_for="#cells button")
stored_screen(
    "triples any board, set up", "triples/board.html", {BOARD_KEY: "triples-board/1\nboard board/1 1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"},
    waits_for=".directions .best",
)  # fmt: skip
stored_screen("triples lesson", "triples/lesson.html", {"parlor.triples.lesson": lesson_progress(3)})

# CodeBreaker.

codebreaker_screen("codebreaker at the first guess", FRESH)(lambda game: None)
codebreaker_screen("codebreaker")(lambda game: None)
codebreaker_screen("codebreaker large", coach_screens.LARGE)(lambda game: None)
codebreaker_screen("codebreaker over", codebreaker.over(f"{FRESH} 0123,0014,2020"))(lambda game: None)
codebreaker_screen("codebreaker menu")(lambda game: game.button("More").click())
codebreaker_screen("codebreaker settings")(lambda game: game.open_settings())
codebreaker_screen("codebreaker new game")(lambda game: game.button("New Game").click())
codebreaker_screen("codebreaker statistics", path="codebreaker/#statistics")(lambda game: game.page.wait_for_selector("#skill"))
codebreaker_screen("codebreaker rules", path="codebreaker/#rules")(lambda game: None)


def coach_screen(name: str, open_screen: Callable[[CodeBreakerPage], None]) -> None:
    """Declares a screen that a function of `coach_screens` opens."""

    @screen(name, "codebreaker/index.html")
    def opened(device: Device) -> Page:
        game = CodeBreakerPage(device.visit("offline.html"))
        open_screen(game)
        return game.page


coach_screen("codebreaker hints", coach_screens.open_unanswered_hints)
coach_screen("codebreaker end", coach_screens.open_end_of_a_game_with_hints)
coach_screen("codebreaker review", coach_screens.open_review_screen)
coach_screen("codebreaker in a duel", coach_screens.open_duel_in_progress)
coach_screen("codebreaker end of a duel", coach_screens.open_end_of_a_duel)
coach_screen("codebreaker duel", coach_screens.open_duel_screen)
stored_screen("codebreaker own board", "codebreaker/board.html", {
    CODE_BOARD_KEY: "codebreaker-assist/1\nboard assist/1 4 6 mastermind 0011:11,2234:02,4455"
}, waits_for="#coach[aria-busy=false]")  # fmt: skip
for stage, lines in (("choosing", "row 0123"), ("watching", "code 0123")):
    stored_screen(f"codebreaker set, {stage}", "codebreaker/set.html", {
        SET_KEY: f"codebreaker-set/1\nstage {stage}\nboard assist/1 4 6 mastermind\n{lines}"
    })  # fmt: skip
stored_screen("codebreaker lesson", "codebreaker/lesson.html", {"parlor.codebreaker.lesson": lesson_progress(2)})


def practice_screens(game: str) -> None:
    """Declares the screens of a game's practice: its start, and a position."""
    path = f"{game}/practice.html"

    @screen(f"{game} practice", path)
    def open_practice(device: Device) -> Page:
        store(device, notebook(game) | {f"parlor.{game}.progress": progress(12)})
        device.context().add_init_script(NOON)
        return device.open(path)

    @screen(f"{game} practice, a position", path)
    def open_position(device: Device) -> Page:
        page = open_practice(device)
        button(page, "Practice now").click()
        expect(page.locator("#question")).to_be_visible()
        return page


practice_screens("triples")
practice_screens("codebreaker")
