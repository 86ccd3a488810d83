"""What all pages have in common, tested for each page: links, storage, damaged values, other windows, and large letters.

Native tests check what a session does with each stored value. These tests check that every page passes its own to the session and shows
its notices, and that the page can be read and left.
"""

import re

import codebreaker
import pytest
import triples
from accessibility import assert_accessible
from codebreaker import FRESH, SKILL_KEY
from codebreaker_own_board import BOARD_KEY as CODE_BOARD_KEY
from codebreaker_own_board import Board
from game_page import GamePage, store
from layout import assert_all_controls_are_reachable, at_sizes_of_all_devices, faults, open_with_large_letters
from lessons import progress
from offline import reload_without_network
from playwright.sync_api import expect
from set_code import SET_KEY, CodemakerPage
from situations import WITHOUT_WINDOW_EVENTS, FORBIDDEN_STORAGE, FULL_STORAGE
from triples import SCORES_KEY, golden, score_list
from triples_own_board import BOARD_KEY, OwnBoard
from waiting import IDLE_PAGE, wait_until

ROWS = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"
TILES = f"triples-board/1\nboard board/1 {ROWS}"
GUESSES = "codebreaker-assist/1\nboard assist/1 4 6 mastermind 0011:11,2234:02,4455"
CODE = "codebreaker-set/1\nstage choosing\nboard assist/1 4 6 mastermind\nrow 0123"
NOTEBOOK = "notebook/1\nposition 0 2020-11-20 2020-11-19 600 {} {}"

# For each row: a page, the name of a link or of the buttons that lead to it, and the page that it opens.
LINKS = [
    ("", "Your data", "data.html"),
    ("", "New here", "triples/lesson.html"),
    ("data.html", "All games", ""),
    ("days.html", "All games", ""),
    ("triples/", "Parlor: all games", ""),
    ("triples/#about", "your own board", "triples/board.html"),
    ("triples/#about", "Learn by playing", "triples/lesson.html"),
    ("triples/#scores", "Practice", "triples/practice.html"),
    ("triples/board.html", "Back to Triples", "triples/"),
    ("triples/lesson.html", "To the game", "triples/"),
    ("triples/practice.html", "Play Triples", "triples/"),
    ("codebreaker/", "Parlor: all games", ""),
    ("codebreaker/", "More > Your own board", "codebreaker/board.html"),
    ("codebreaker/", "More > Set a code", "codebreaker/set.html"),
    ("codebreaker/#rules", "your own board", "codebreaker/board.html"),
    ("codebreaker/#rules", "set a code", "codebreaker/set.html"),
    ("codebreaker/#rules", "Learn by playing", "codebreaker/lesson.html"),
    ("codebreaker/#statistics", "Practice", "codebreaker/practice.html"),
    ("codebreaker/board.html", "Back to CodeBreaker", "codebreaker/"),
    ("codebreaker/set.html", "Back to CodeBreaker", "codebreaker/"),
    ("codebreaker/lesson.html", "To the game", "codebreaker/"),
    ("codebreaker/practice.html", "Play CodeBreaker", "codebreaker/"),
]


def unfold(page) -> None:
    """Opens the parts of a page that fold what few people read."""
    page.evaluate("document.querySelectorAll('details').forEach((part) => (part.open = true))")


@pytest.mark.parametrize("path, link, target", LINKS)
def test_link_opens_its_target_page(desktop, path, link, target):
    page = desktop.visit(path)
    *buttons, name = link.split(" > ")
    for button in buttons:
        page.get_by_role("button", name=button, exact=True).click()
    unfold(page)
    page.get_by_role("link", name=re.compile(f"^{name}")).first.click()
    page.wait_for_url(re.compile(f"^{re.escape(desktop.address + target)}(#.*)?$"))
    page.wait_for_selector("html:not([data-program]), html[data-state=running]", state="attached")


def play_triples(page) -> None:
    game = triples.TriplesPage(page)
    game.start_determ_game()
    game.press_keys("uldr")
    assert game.state() == golden("triples/1 14 uldr")


def play_codebreaker(page) -> None:
    game = codebreaker.CodeBreakerPage(page)
    game.press("1", "Enter", "Enter")
    expect(game.rows).to_have_count(1)


def set_up_tiles(page) -> None:
    board = OwnBoard(page)
    board.set_up(ROWS)
    assert board.shown_rows() == ROWS
    board.losses()


def add_an_attempt(page) -> None:
    board = Board(page)
    board.add("0011", (1, 1))
    assert board.read_attempts() == ["Attempt 1: red, red, green, green. 1 in the right place, 1 in the wrong place."]
    board.wait_for_coach()
    expect(board.count).to_have_text("208 codes are left.")


def set_a_code(page) -> None:
    game = CodemakerPage(page)
    game.enter_code("0123")
    game.continue_button("Watch the coach").click()
    game.wait_for_coach()
    game.button("Next guess").click()
    expect(game.attempts).to_have_count(1)


# For each page: its notice if it can't save, and a function that uses the page.
USES = {
    "triples/": ("can’t save the game", play_triples),
    "triples/board.html": ("This device can’t save the board. Closing it loses it.", set_up_tiles),
    "codebreaker/": ("can’t save the game", play_codebreaker),
    "codebreaker/board.html": ("This device can’t save the board. Closing it loses it.", add_an_attempt),
    "codebreaker/set.html": ("This device can’t save the code.", set_a_code),
}


@pytest.mark.parametrize("situation", [FORBIDDEN_STORAGE, FULL_STORAGE], ids=["forbidden", "full"])
@pytest.mark.parametrize("path", USES)
def test_missing_storage_is_reported_once_and_the_page_remains_usable(desktop, path, situation):
    problem, use = USES[path]
    desktop.context().add_init_script(situation)
    game = GamePage(desktop.open(path))
    expect(game.notice).to_contain_text(problem)
    game.button("OK").click()
    use(game.page)
    expect(game.notice).to_be_hidden()


# For each row: a page, the key of one of its stored values, the damaged value, and the notice.
DAMAGES = [
    *[(f"{game}/", f"parlor.{game}.game", text, "set aside") for game in ("triples", "codebreaker") for text in ("", "\0", "junk")],
    ("triples/", SCORES_KEY, "scores/1\nmany points", "Can’t read the saved scores"),
    ("triples/board.html", BOARD_KEY, "nonsense", "Can’t read the saved board. It was set aside, and an empty one has started."),
    ("codebreaker/", codebreaker.STATISTICS_KEY, "codebreaker-statistics/1\n4-colors 6 many", "Can’t read the saved statistics"),
    ("codebreaker/", codebreaker.SETTINGS_KEY, "letters maybe", "Can’t read the saved settings"),
    ("codebreaker/board.html", CODE_BOARD_KEY, GUESSES.replace("02", "99"), "Can’t read the saved board. It was set aside"),
    ("codebreaker/set.html", SET_KEY, "codebreaker-set/1\nstage watching", "Can’t read the saved code."),
    *[(f"{game}/lesson.html", f"parlor.{game}.lesson", "lesson/2", "Can’t read") for game in ("triples", "codebreaker")],
    *[
        (f"{game}/practice.html", f"parlor.{game}.notebook", "notebook/1\nposition junk", "Can’t read the saved notebook")
        for game in ("triples", "codebreaker")
    ],
]


@pytest.mark.parametrize("path, key, text, problem", DAMAGES)
def test_damaged_text_is_quarantined_and_reported_once(iphone, path, key, text, problem):
    store(iphone, {key: text})
    game = GamePage(iphone.open(path))
    alert = game.page.get_by_role("alert").filter(has_text=problem)
    expect(alert).to_be_visible()
    assert game.stored(f"{key}.damaged") == text and game.stored(key) != text
    assert_accessible(game.page)
    game.button("OK").click()
    expect(alert).to_be_hidden()
    game.page.reload()
    expect(alert).to_be_hidden()


def test_damaged_skill_record_is_quarantined(desktop):
    """The page reads the skill record only when the screen that shows it is opened."""
    store(desktop, {SKILL_KEY: "codebreaker-skill/1\n4-colors 6 many"})
    game = codebreaker.open_game(desktop, path="codebreaker/#statistics")
    game.page.locator("#skill").get_by_role("button").click()
    expect(game.page.get_by_text("Review a game when it is over")).to_be_visible()
    wait_until(game.page, lambda: game.stored(f"{SKILL_KEY}.damaged") == "codebreaker-skill/1\n4-colors 6 many")


LESSON = {game: f"parlor.{game}.lesson" for game in ("triples", "codebreaker")}
CONTINUED = "was continued in another window"

# A page, the key of one of its stored values, that value, the one that another window stores instead, and what the page then shows.
CHANGES = [
    ("triples/", triples.GAME_KEY, triples.saved("triples/1 14"), triples.saved("triples/1 14 uldr"), CONTINUED),
    ("triples/#scores", SCORES_KEY, score_list("400 1581897599 - -"), score_list("987 1581897600 - -", "400 1581897599 - -"), "987"),
    ("triples/board.html", BOARD_KEY, TILES, TILES.replace("48", "96"), "The board was changed in another window."),
    ("triples/lesson.html", LESSON["triples"], progress(1), "lesson/1\nstep 1\ndone 2", "Next"),
    (
        "triples/practice.html", "parlor.triples.notebook", "notebook/1", NOTEBOOK.format("l", "triples/1 14"),
        "One position is in your notebook, due today.",
    ),
    ("codebreaker/", codebreaker.GAME_KEY, codebreaker.saved(FRESH), codebreaker.saved(f"{FRESH} 0123"), CONTINUED),
    (
        "codebreaker/#statistics", SKILL_KEY, "codebreaker-skill/1\n4-colors 6 1700000001:35",
        "codebreaker-skill/1\n4-colors 6 1700000001:35,1700000002:75", "0.75 guesses lost",
    ),
    ("codebreaker/board.html", CODE_BOARD_KEY, GUESSES, GUESSES + ":20", "The board was changed in another window."),
    ("codebreaker/set.html", SET_KEY, CODE, CODE.replace("0123", "4455"), "The code was changed in another window."),
    ("codebreaker/lesson.html", LESSON["codebreaker"], progress(1), "lesson/1\nstep 1\ndone 2", "Next"),
    (
        "codebreaker/practice.html", "parlor.codebreaker.notebook", "notebook/1", NOTEBOOK.format("0000", f"{FRESH} 0123"),
        "One position is in your notebook, due today.",
    ),
]  # fmt: skip


@pytest.mark.parametrize("path, key, text, other_text, shown", CHANGES, ids=[change[0] for change in CHANGES])
def test_page_shows_changes_from_another_window_and_keeps_them(desktop, path, key, text, other_text, shown):
    store(desktop, {key: text})
    page = desktop.open(path)
    if path.endswith("#statistics"):
        page.locator("#skill").get_by_role("button").click()
    expect(page.get_by_text(shown).filter(visible=True)).to_have_count(0)
    other = desktop.visit("offline.html")
    other.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, other_text])
    expect(page.get_by_text(shown).filter(visible=True).first).to_be_visible()
    assert page.evaluate("key => localStorage.getItem(key)", key) == other_text, "the change is not overwritten"


def test_outdated_window_overwrites_nothing(desktop):
    """If a window hasn't noticed a change, it loads the change before it saves."""
    first = triples.open_game(desktop, "triples/1 14")
    page = desktop.new_page()
    page.add_init_script(WITHOUT_WINDOW_EVENTS)
    page.goto(desktop.address + "triples/")
    page.wait_for_selector("html[data-state=running]", state="attached")
    outdated = triples.TriplesPage(page)
    first.press_keys("uldr")
    assert outdated.state() == golden("triples/1 14")
    # Chromium's processes take a moment to see each other's changes to local storage.
    wait_until(page, lambda: outdated.line() == first.line())
    outdated.press_keys("r")
    expect(outdated.notice).to_contain_text(CONTINUED)
    assert outdated.state() == golden("triples/1 14 uldr")
    assert first.line() == "triples/1 14 uldr"


def test_every_page_can_be_zoomed(dist):
    pages = sorted(dist.rglob("*.html"))
    assert len(pages) > 12
    for file in pages:
        content = re.search('<meta name="?viewport"? content="([^"]*)"', file.read_text())[1].replace(" ", "").split(",")
        assert "width=device-width" in content, file
        assert not [part for part in content if part.startswith(("user-scalable", "maximum-scale"))], file


# Stored data that gives the pages content to show. The coach is active on both board pages, and on the page where it breaks the
# player's code.
FILLED = {
    BOARD_KEY: TILES, CODE_BOARD_KEY: GUESSES, SET_KEY: CODE.replace("choosing", "watching").replace("row", "code"),
    "parlor.triples.notebook": NOTEBOOK.format("l", "triples/1 14"),
    SCORES_KEY: score_list("1204 1700000000 up triples/1 14 l"),
}  # fmt: skip
PAGES = [
    "", "data.html", "days.html", "account.html", "standings.html", "check.html", "triples/", "triples/#scores", "triples/#about",
    "triples/board.html", "triples/lesson.html", "triples/practice.html", "codebreaker/#codebreaker/1/12/6.swiftui-colors",
    "codebreaker/#statistics", "codebreaker/#rules", "codebreaker/board.html", "codebreaker/set.html", "codebreaker/lesson.html",
    "codebreaker/practice.html",
]  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_page_fits_and_is_accessible(iphone, path):
    store(iphone, FILLED)
    page = iphone.visit(path)
    page.wait_for_selector(IDLE_PAGE, state="attached")
    for size in at_sizes_of_all_devices(iphone, page):
        assert faults(page, may_scroll=True) == [], size
    assert_accessible(page)


# The minimum size of a target with letters of twice the size. Six pegs share a small screen.
LARGE = dict.fromkeys(PAGES, 44) | {"codebreaker/#codebreaker/1/12/6.swiftui-colors": 40}


@pytest.mark.parametrize("path", LARGE)
def test_everything_is_reachable_at_double_text_size(iphone, path):
    store(iphone, FILLED)
    page = open_with_large_letters(iphone, path)
    has_targets = page.locator("button:visible").count() > 0
    for size in at_sizes_of_all_devices(iphone, page):
        assert faults(page, may_scroll=True, target=LARGE[path]) == [], size
        if has_targets:
            assert_all_controls_are_reachable(page)


@pytest.mark.parametrize("path", [path for path in PAGES if path.endswith(".html")])
def test_page_is_available_offline_after_its_first_visit(desktop, dist, serve_folder, path):
    site = serve_folder(dist)
    desktop.address = site.address
    store(desktop, FILLED)
    page = desktop.open(path)
    reload_without_network(page, site)
    # The coach works offline, too. A page that needs a server says so.
    expect(page.get_by_text("Can’t load the coach").filter(visible=True)).to_have_count(0)
