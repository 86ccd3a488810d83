"""Watching and sharing games of Triples, in each engine: links, replays, the review, the scores, and the
levels."""

import re

from engine import wait_for_value, wait_until
from engine_page import PHONE
from triples import SCORES_KEY, WHOLE_GAME, golden, score_list

LINK = f"triples/1/14/{WHOLE_GAME}"
SCORES = score_list("400 1581897599 - -", f"113 1700000000 - triples/1 14 {WHOLE_GAME}")


def caption(triples) -> str:
    return triples.text("#viewer-caption")


def test_linked_game_can_be_watched_and_reviewed(triples):
    triples.open_game("triples/1 14 uldr")
    # If a link can't be opened, the reason is shown.
    triples.follow("triples/1/14/ux")
    wait_until(lambda: triples.text("#notice").startswith("Can’t open this link: "))
    triples.press_buttons("OK")
    wait_for_value(triples.state, golden("triples/1 14 uldr"))
    # The replay advances by buttons, by keys, and by itself. It doesn't change the current game.
    triples.follow(LINK)
    triples.press_buttons("Watch instead")
    triples.find("region", "Replay")
    wait_for_value(triples.replay_board, golden("triples/1 14")[1])
    triples.press_buttons("Next", "Next", "Back")
    wait_until(lambda: caption(triples).startswith("Move 1 of 29: "))
    triples.press("ArrowRight")
    wait_until(lambda: caption(triples).startswith("Move 2 of 29: "))
    triples.press_buttons("Last")
    wait_for_value(triples.replay_board, golden(f"triples/1 14 {WHOLE_GAME}")[1])
    triples.press(*["ArrowLeft"] * 9)
    wait_until(lambda: caption(triples).startswith("Move 20 of 29: "))
    triples.press_buttons("Play")
    triples.choose("Speed", "Fast")
    wait_for_value(triples.replay_board, golden(f"triples/1 14 {WHOLE_GAME}")[1])
    triples.press_buttons("Close the replay")
    wait_for_value(triples.state, golden("triples/1 14 uldr"))
    # Without a saved game, the review shows the totals, and lets the player continue from a mistake.
    triples.store({})
    triples.open_game(path=f"triples/#{LINK}")
    triples.press_buttons("Watch instead", "Review")
    triples.find("region", "What the review found")
    wait_until(lambda: "The best possible score was 368." in triples.text("#review-facts"))
    worst = re.compile(r"Move (\d+): you played \w+, \w+ was better\.")
    number = int(wait_until(lambda: worst.fullmatch(triples.text("#review-verdict")))[1])
    triples.press_buttons("Try it here")
    wait_for_value(triples.line, f"triples/1 14 {WHOLE_GAME[: number - 1]}")


def test_challenges_recorded_games_and_levels_can_be_played(triples):
    triples.open_game("triples/1 537", path=f"triples/#{LINK}", size=PHONE)
    triples.find("dialog", "A friend scored 113 in game 14")
    triples.press_buttons("Play this game")
    triples.wait_until_gone("dialog")
    wait_for_value(triples.state, golden("triples/1 14"))
    triples.swipe("u")
    wait_for_value(triples.line, "triples/1 14 u")
    triples.open_game("triples/1 537", path="triples/#scores", stored={SCORES_KEY: SCORES}, size=PHONE)
    # When the par of the listed games has been computed, the list is redrawn.
    triples.click("button", re.compile(r" 113 Game 14\b.*short of the crown"))
    triples.find("region", "Replay")
    triples.press_buttons("Next", "Next", "Play from here")
    wait_for_value(triples.line, f"triples/1 14 {WHOLE_GAME[:2]}")
    wait_until(lambda: triples.is_tab_selected("Board"))
    triples.follow("levels")
    # Level 2 has game 999.
    triples.click("button", re.compile(r"^Level 2,"))
    triples.find("dialog", "Level 2")
    triples.press_buttons("Play this game")
    wait_for_value(triples.line, "triples/1 999")
