"""The states of Triples' game: the board, its dialogs, the end of a game, replays, reviews, and duels."""

import re

from levels import perfect_game
from playwright.sync_api import expect
from situations import FULL_STORAGE, SILENT_WORKER
from states import open_stored, state
from triples import GAME_KEY, WHOLE_GAME, TriplesPage, open_game, saved, score_list

PAGE = "triples/index.html"
MIDDLE = "triples/1 14 uldr"
LONG = f"triples/1 1000 {perfect_game(1000)[:96]}"
SCORES = score_list(
    "98765 1700000001 - triples/1 14 l", "4000 1700000000 u triples/1 148 l", "1204 1700000000 up triples/1 537 l",
    "400 1581897599 - -", "368 1700000002 - triples/1 14 l", "314 1700000004 uf triples/1 14 l",
    f"113 1700000000 h triples/1 14 {WHOLE_GAME}",
)  # fmt: skip
ANSWERED = saved("triples/1 14 uldr", "rival 113", f"duel {WHOLE_GAME}", "ended 1700000000")
# The timer that hides the face of a tile never fires.
KEPT_FACE = "{ const set = setTimeout; window.setTimeout = (act, time, ...all) => (time === 700 ? 0 : set(act, time, ...all)); }"
LINK = f"triples/1/14/{WHOLE_GAME}"


def game_state(name: str, line: str | None = MIDDLE, path: str = "triples/", scores: str | None = None, watches: bool = True, **options):
    """Declares a state that a function reaches from a saved game."""

    def declare(reach):
        def open_and_reach(device):
            game = open_game(device, line, path, scores, watches)
            reach(game)
            return game.page

        state(name, PAGE, **options)(open_and_reach)
        return reach

    return declare


def stored_game(name: str, line: str | None, path: str = "triples/", scores: str | None = None) -> None:
    """Declares the state that the page shows with a saved game."""
    game_state(name, line, path, scores)(lambda game: None)


def dialog(game, name: str = ""):
    return game.page.get_by_role("dialog", name=name)


stored_game("triples-first-visit", None)
stored_game("triples-start", "triples/1 14")
stored_game("triples-middle", MIDDLE, scores=SCORES)
stored_game("triples-long-game", LONG)
stored_game("triples-largest-number", "triples/1 999999999999 lrudlrud")


@state("triples-first-6", PAGE)
def triples_first_6(device):
    device.context().add_init_script(KEPT_FACE)
    game = open_game(device, "triples/1 14")
    for letter in WHOLE_GAME:
        game.press_keys(letter)
        if game.button("Sound on").is_visible():
            break
    expect(game.page.locator("#board .first")).to_be_visible()
    return game.page


@game_state("triples-last-breath", f"triples/1 14 {WHOLE_GAME[:-1]}")
def triples_last_breath(game):
    expect(game.page.locator("#board.danger")).to_be_visible()


@game_state("triples-determ")
def triples_determ(game):
    game.page.get_by_role("radio", name="Determ").check()


@game_state("triples-settings")
def triples_settings(game):
    game.open_settings()


@game_state("triples-number")
def triples_number(game):
    game.page.locator("#open-game").click()
    expect(game.open_game_dialog).to_be_visible()


@game_state("triples-number-wrong")
def triples_number_wrong(game):
    triples_number(game)
    field = game.page.get_by_role("textbox", name=re.compile("^Game number"))
    field.fill("0")
    field.press("Enter")
    expect(game.open_game_dialog.get_by_role("alert")).not_to_be_empty()


@game_state("triples-new-game-question")
def triples_new_game_question(game):
    game.button("New Game").click()
    expect(game.ended).to_be_visible()


@game_state("triples-hint-question")
def triples_hint_question(game):
    game.button("Hint").click()
    expect(game.hint_question).to_be_visible()


@game_state("triples-hint")
def triples_hint(game):
    game.use_hint()
    expect(game.page.locator(".directions .best")).to_be_visible()


@state("triples-hint-loading", PAGE, is_busy=True)
def triples_hint_loading(device):
    device.context().add_init_script(SILENT_WORKER)
    game = open_game(device, MIDDLE)
    game.use_hint()
    return game.page


@state("triples-coach-missing", PAGE)
def triples_coach_missing(device):
    device.context().route("**/pocket.network", lambda route: route.fulfill(body=b""))
    game = open_game(device, MIDDLE)
    game.use_hint()
    expect(game.notice).to_be_visible()
    return game.page


@game_state("triples-watch-question")
def triples_watch_question(game):
    game.button("Watch").click()
    expect(game.button("Start")).to_be_visible()


@game_state("triples-watching")
def triples_watching(game):
    triples_watch_question(game)
    # The next move is due after more than a second, so it is never played.
    game.page.get_by_role("radio", name="Slow").check(force=True)
    game.button("Start").click()
    expect(game.button("Pause")).to_be_visible()


@game_state("triples-end", f"triples/1 14 {WHOLE_GAME[:-1]}", scores=SCORES)
def triples_end(game):
    game.press_keys(WHOLE_GAME[-1])
    expect(game.ended).to_be_visible()


@game_state("triples-end-more", f"triples/1 14 {WHOLE_GAME[:-1]}", scores=SCORES)
def triples_end_more(game):
    triples_end(game)
    game.button("More").click()


@game_state("triples-end-crown", f"triples/1 14 {perfect_game(14)[:-1]}")
def triples_end_crown(game):
    game.press_keys(perfect_game(14)[-1])
    expect(game.ended.locator("#ended-medals")).not_to_be_empty()


@game_state("triples-end-board", f"triples/1 14 {WHOLE_GAME[:-1]}")
def triples_end_board(game):
    triples_end(game)
    game.page.keyboard.press("Escape")
    expect(game.ended).to_be_hidden()


@game_state("triples-challenge", path=f"triples/#{LINK}", watches=False)
def triples_challenge(game):
    expect(game.challenge).to_be_visible()


@game_state("triples-bad-link", path="triples/#nonsense")
def triples_bad_link(game):
    expect(game.notice).to_be_visible()


@state("triples-damaged-game", PAGE)
def triples_damaged_game(device):
    page = open_stored(device, PAGE, {GAME_KEY: "junk\n"})
    expect(page.locator("#notice")).to_be_visible()
    return page


@state("triples-storage-full", PAGE)
def triples_storage_full(device):
    device.context().add_init_script(FULL_STORAGE)
    game = open_game(device)
    expect(game.notice).to_be_visible()
    return game.page


@game_state("triples-replay-start", path=f"triples/#{LINK}")
def triples_replay_start(game):
    expect(game.button("Close the replay")).to_be_visible()


@game_state("triples-replay-middle", path=f"triples/#{LINK}")
def triples_replay_middle(game):
    game.page.get_by_role("slider", name="Move").fill("12")


@game_state("triples-replay-end", path=f"triples/#{LINK}")
def triples_replay_end(game):
    game.button("Last").click()


@game_state("triples-review", path=f"triples/#{LINK}")
def triples_review(game):
    game.button("Review").click()
    expect(game.page.get_by_role("region", name="What the review found")).to_be_visible()


@state("triples-review-running", PAGE, is_busy=True)
def triples_review_running(device):
    device.context().add_init_script(SILENT_WORKER)
    game = open_game(device, MIDDLE, f"triples/#{LINK}")
    game.button("Review").click()
    expect(game.page.get_by_role("progressbar").first).to_be_visible()
    return game.page


@game_state("triples-duel-in-progress", saved("triples/1 14 ul", "rival 113", f"duel {WHOLE_GAME}"))
def triples_duel_in_progress(game):
    expect(game.page.locator("#race")).to_be_visible()


@game_state("triples-duel-end", ANSWERED, scores=SCORES)
def triples_duel_end(game):
    expect(game.ended).to_be_visible()


@game_state("triples-duel", ANSWERED, scores=SCORES)
def triples_duel(game):
    game.ended.get_by_role("button", name="Compare").click()
    expect(game.page.get_by_role("region", name="Duel")).to_be_visible()


@game_state("triples-duel-reviewed", ANSWERED, scores=SCORES)
def triples_duel_reviewed(game):
    triples_duel(game)
    game.button("Review both").click()
    expect(game.page.locator("#duel-verdict")).not_to_be_empty()
