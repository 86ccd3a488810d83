"""Common features of all games in each engine: settings, statistics, full storage, offline play, and the home page."""

import re

from coach_screens import STATISTICS
from codebreaker import FRESH, STATISTICS_KEY
from codebreaker import saved as saved_codebreaker
from engine import wait_for_value, wait_until
from engine_page import PHONE, EnginePage
from games import Game, read_games
from offline import READ_CACHED_ADDRESSES, without_release
from triples import SCORES_KEY, WHOLE_GAME, score_list
from triples import saved as saved_triples

DARK = "rgb(25, 25, 34)"

# For each game, a saved game, a key that changes it, and the text that the saved game then contains.
SAVED_GAMES = {
    "triples": (saved_triples("triples/1 14"), "ArrowUp", "triples/1 14 u"),
    "codebreaker": (saved_codebreaker(FRESH), "1", "guess 0---"),
}

# The games that these tests know how to play.
GAMES = [game for game in read_games() if game.folder in SAVED_GAMES]

# For each game, stored statistics, the tab that shows them, some of the figures, and the number of bars.
STATISTICS_OF_GAMES = {
    "triples": (
        {"parlor.triples.statistics": "triples-statistics/1\ntiles 1,0,2,4,3,1\nbest 1204\n"
         "recent 113,235,90,12,1204,300,310,320,330,340,350\n"
         f"days 19674 3 5\nlatest 19675 24 113 1700000000 - triples/1 14 {WHOLE_GAME}",
         SCORES_KEY: score_list("400 1581897599 - -", f"113 1700000000 u triples/1 14 {WHOLE_GAME}")},
        "Scores", {"Games": "12", "Best": "1,204", "Most days in a row": "5"}, 7,
    ),
    "codebreaker": (
        {STATISTICS_KEY: "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,1,4,3,2,1"},
        "Statistics", {"Games": "12", "Solved": "91%", "Best": "2", "Fastest": "0:47", "Streak": "3"}, 8,
    ),
}

# Fills the storage completely. Returns the name of the error that storing one more character causes.
FILL = """() => {
  let refusal;
  for (let text = "x".repeat(1 << 22), count = 0; text.length; ) {
    try {
      localStorage[`filling ${count}`] = text;
      count += 1;
    } catch (error) {
      refusal = error.name;
      text = text.slice(text.length >> 1, -1) || (text.length > 1 ? "x" : "");
    }
  }
  return refusal;
}"""

# Returns whether the service worker is active. Tests poll, because the engine ends a script that waits 30 seconds.
READY = "() => navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration?.active))"


def game_key(game: Game) -> str:
    return f"parlor.{game.folder}.game"


def open_game(page: EnginePage, game: Game, **options) -> None:
    page.open(f"{game.folder}/", {game_key(game): SAVED_GAMES[game.folder][0]}, **options)


def assert_playable(page: EnginePage, game: Game) -> None:
    """Fails if the current game doesn't accept a move and save it."""
    _, key, line = SAVED_GAMES[game.folder]
    page.press(key)
    wait_until(lambda: line in page.stored(game_key(game)), line)


def background(page: EnginePage) -> str:
    return page.engine.run("return getComputedStyle(document.documentElement).backgroundColor")


def test_settings_apply_to_both_games_and_survive_a_reload(page):
    first, second = GAMES[:2]
    open_game(page, first, size=PHONE)
    assert background(page) != DARK
    page.press_buttons("Settings")
    page.find("dialog", "Settings")
    page.choose("Appearance", "Dark")
    wait_for_value(lambda: background(page), DARK)
    page.choose("Motion", "Less")
    page.choose("Sound", "On")
    page.press_buttons("Done")
    page.wait_until_gone("dialog")
    assert_playable(page, first)
    page.reload()
    assert background(page) == DARK
    # The other game has the same settings, and a change there applies to all games.
    page.open(f"{second.folder}/", size=PHONE)
    assert background(page) == DARK
    page.press_buttons("Settings")
    page.find("dialog", "Settings")
    page.choose("Appearance", "Light")
    wait_until(lambda: background(page) != DARK, "the light")
    page.choose("Motion", "Automatic")
    page.choose("Sound", "Off")
    page.press_buttons("Done")
    page.wait_until_gone("dialog")
    assert_playable(page, second)
    page.reload()
    assert background(page) != DARK
    page.open(f"{first.folder}/", size=PHONE)
    assert background(page) != DARK


def test_statistics_show_hatched_bars_and_figures(page):
    # The share of a bar that belongs to games with hints is hatched.
    page.open("codebreaker/#statistics", {STATISTICS_KEY: STATISTICS})
    wait_for_value(lambda: len(page.texts("#histogram > li")), 8)
    for appearance in ("light", "dark"):
        page.engine.run("document.documentElement.dataset.appearance = arguments[0]", appearance)
        page.engine.wait_for_frames()
        line = page.lightness("#histogram .count")[4]
        # Between the bar's edge and its number, there is a stripe about every eight pixels.
        half = line[10 : len(line) // 2]
        middle = (max(half) + min(half)) / 2
        stripes = sum(before < middle <= after for before, after in zip(half, half[1:]))
        assert stripes > len(half) / 12, (appearance, half)
    # Triples must come last. If the test leaves its page during the evaluation of games, the page reports an error.
    for game in sorted(GAMES, key=lambda game: game.folder):
        texts, tab, expected, bars = STATISTICS_OF_GAMES[game.folder]
        page.open(f"{game.folder}/", {game_key(game): SAVED_GAMES[game.folder][0], **texts}, size=PHONE)
        page.click("tab", tab)
        wait_until(lambda: page.figures("#counts").items() >= expected.items(), str(expected))
        wait_for_value(lambda: len(page.texts("#histogram > li")), bars)


def test_full_storage_is_reported_and_play_continues(page):
    page.store({})
    assert page.engine.call(FILL) == "QuotaExceededError"
    for game in GAMES:
        page.open(f"{game.folder}/")
        wait_until(lambda: "can’t save the game" in page.text("#notice"))
        page.press_buttons("OK")
        before = page.status()
        page.press(SAVED_GAMES[game.folder][1])
        wait_until(lambda: page.status() != before)
        assert page.stored(game_key(game)) is None


def test_home_page_and_games_open_offline(page):
    page.store({game_key(game): SAVED_GAMES[game.folder][0] for game in GAMES})
    page.resize(PHONE)
    page.engine.goto(page.site.address)
    page.click("link", f"Play {GAMES[0].name}")
    page.wait_until_running()
    # Some seconds after a game has started, the programs of all games are cached.
    page.engine.wait_for(READY)
    names = {f"{game.folder}/{name}" for game in GAMES for name in (*game.first_programs, *game.rests.values())}
    addresses = {page.site.address + name for name in names}
    wait_until(lambda: addresses <= set(map(without_release, page.engine.call(READ_CACHED_ADDRESSES))), "the programs of both games")
    page.site.stop()
    page.reload()
    for game in GAMES:
        page.click("link", "Parlor: all games")
        page.find("heading", "Parlor")
        page.click("link", re.compile(f"^(Play|Continue) {game.name}"))
        page.wait_until_running()
        assert_playable(page, game)
        page.reload()
        page.click("tab", STATISTICS_OF_GAMES[game.folder][1])
        assert SAVED_GAMES[game.folder][2] in page.stored(game_key(game))
