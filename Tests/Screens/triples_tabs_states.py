"""The states of Triples' other screens: scores, levels, the About screen with its toy, and the daily game without a server."""

import re

from frozen import pass_time
from game_page import button, store
from playwright.sync_api import expect
from states import state, stored_state
from triples import COLLECTION_KEY, LEVELS_KEY, SCORES_KEY, TriplesPage, open_game, score_list
from triples_states import PAGE, SCORES, dialog, game_state, stored_game

# Scores and levels.

# The games of the levels 1 to 10, with each medal, and two without.
CHAPTER = "31 33 0\n44 70 0\n75 68 0\n88 45 0\n138 5 0\n152 78 0\n174 50 0\n627 63 0\n783 27 0\n999 21 0"

stored_game("triples-scores-empty", "triples/1 14", "triples/#scores")


@game_state("triples-scores", "triples/1 14", "triples/#scores", scores=SCORES)
def triples_scores(game):
    expect(game.page.locator("#scores .medal").first).to_be_visible()


@state("triples-collection-full", PAGE)
def triples_collection_full(device):
    store(device, {COLLECTION_KEY: "triples-collection/1\nlargest 12288"})
    return open_game(device, "triples/1 14", "triples/#scores", SCORES).page


@game_state("triples-scores-long", "triples/1 14", "triples/#scores", scores=score_list(
    *(f"{10_000 - 97 * index} {1_700_000_000 + index} {'uhfp'[index % 4] if index % 3 else '-'} triples/1 {index * 7 + 1} l" for index in range(100))
))  # fmt: skip
def triples_scores_long(game):
    expect(game.page.locator("#scores .medal").first).to_be_visible()


@state("triples-levels-empty", PAGE)
def triples_levels_empty(device):
    return open_levels(device, "").page


@state("triples-levels", PAGE)
def triples_levels(device):
    return open_levels(device, CHAPTER).page


@state("triples-levels-medals-explained", PAGE)
def triples_levels_medals_explained(device):
    page = triples_levels(device)
    page.get_by_text("How medals are won").click()
    return page


@state("triples-levels-last", PAGE)
def triples_levels_last(device):
    page = open_levels(device, "\n".join(f"{number} 99999 0" for number in range(1, 1001))).page
    page.get_by_role("gridcell").get_by_role("button").first.focus()
    for _ in range(49):
        page.keyboard.press("PageDown")
    expect(page.get_by_role("grid", name="Chapter 50")).to_be_visible()
    return page


@state("triples-level-card", PAGE)
def triples_level_card(device):
    game = open_levels(device, "783 30 0", score_list("30 1700000000 - triples/1 783 l"))
    game.page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Level 1,")).click()
    expect(dialog(game, "Level 1")).to_be_visible()
    return game.page


@state("triples-level-give-up-question", PAGE)
def triples_level_give_up_question(device):
    page = triples_level_card(device)
    button(page, "Give up and watch").click()
    expect(button(page, "Watch the perfect game")).to_be_visible()
    return page


def open_levels(device, text: str, scores: str = SCORES) -> TriplesPage:
    if text:
        store(device, {LEVELS_KEY: f"triples-levels/2\n{text}", SCORES_KEY: scores})
    game = open_game(device, "triples/1 14", "triples/#levels")
    expect(game.page.get_by_role("grid")).to_be_visible()
    return game


@game_state("triples-about", path="triples/#about")
def triples_about(game):
    game.page.wait_for_selector("#tank-picture .jelly .body[d]")


@game_state("triples-about-toy-moving", path="triples/#about", has_motion=True, after_resize=lambda page: pass_time(page, 1500))
def triples_about_toy_moving(game):
    triples_about(game)
    game.button("Restart").click()


# The daily game without a server.


@state("triples-day", PAGE)
def triples_day(device):
    game = TriplesPage(device.open("triples/?2026-11-20"))
    game.press_keys("lurd" * 3)
    return game.page


@state("triples-day-end", PAGE)
def triples_day_end(device):
    game = TriplesPage(triples_day(device))
    game.button("Finish").click()
    expect(game.ended).to_be_visible()
    return game.page


stored_state("triples-past-day", PAGE, address="?2026-11-19", waits_for="dialog[open]")
stored_state("triples-future-day", PAGE, address="?2026-11-22", waits_for="#notice:not([hidden])")
