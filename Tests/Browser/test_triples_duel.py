"""Duels by link, as they are drawn: the friend's score beside the player's, and both games side by side at the end."""

import re

from accessibility import assert_accessible
from hidden_moves import hide_moves
from layout import at_sizes_of_all_devices, faults, resize
from playwright.sync_api import expect
from situations import REDUCED_MOTION, SLOW_WORKER
from triples import SCORES_KEY, WHOLE_GAME, golden, open_game, saved, score_list

# The player's moves in game 14, and the saved game, which is a duel with the friend's.
OWN = "uldr"
ANSWERED = saved(f"triples/1 14 {OWN}", "rival 113", f"duel {WHOLE_GAME}", "ended 1700000000")
OWN_SCORES = score_list("400 1581897599 - -", f"22 1700000000 - triples/1 14 {OWN}")
LINK = f"triples/1/14/{OWN}/vs/{WHOLE_GAME}"


def duel(game):
    return game.page.get_by_role("region", name="Duel")


def race(game):
    return game.page.locator("#race")


def review(game) -> None:
    game.button("Review both").click()
    expect(game.page.locator("#duel-verdict")).not_to_be_empty()


def open_duel(device):
    """Opens the finished game with which the player answers the friend's game, and then the duel."""
    game = open_game(device, ANSWERED, scores=OWN_SCORES, **REDUCED_MOTION)
    game.ended.get_by_role("button", name="Compare").click()
    expect(duel(game)).to_be_visible()
    return game


def test_friends_score_is_beside_the_players_score(iphone):
    game = open_game(iphone, path=f"triples/#triples/1/14/{OWN}", watches=False, **REDUCED_MOTION)
    expect(race(game)).to_be_hidden()
    game.button("Play this game").click()
    start = golden("triples/1 14")[0]
    terms = game.page.locator("#panel-board .figures")
    for size in at_sizes_of_all_devices(iphone, game.page):
        assert terms.locator("dt:visible").all_inner_texts() == ["Score", "Friend"], size
        assert terms.locator("dd:visible").all_inner_texts() == [str(start), str(start)], size
        expect(race(game)).to_be_visible()
    expect(race(game)).to_have_accessible_name(f"At this move your friend had {start}: you’re tied.")
    # The lines' lengths are proportional to the scores.
    own, friend = (race(game).evaluate(f"race => race.style.getPropertyValue('--{name}')") for name in ("own", "friend"))
    assert own == friend == str(start * 1000 // 22)


def test_layout_does_not_change_when_the_friends_score_appears(iphone):
    game = open_game(iphone, "triples/1 14 u")
    other = open_game(iphone, saved("triples/1 14 u", "rival 113", f"duel {WHOLE_GAME}"), **REDUCED_MOTION)
    for size in at_sizes_of_all_devices(iphone, game.page):
        resize(other.page, game.page.viewport_size)
        for part in ("#board", "#move-left", "#undo"):
            assert game.page.locator(part).bounding_box() == other.page.locator(part).bounding_box(), size


def assert_keyboard_reaches_and_scrolls_the_duel(game) -> None:
    expect(duel(game)).to_be_focused()
    names = []
    for _ in range(5):
        game.page.keyboard.press("Tab")
        names.append(game.page.evaluate("document.activeElement.textContent.trim() || document.activeElement.title"))
    assert names == ["Close the duel", "Send it back", "Your game", "Friend’s game", "Review both"]
    size = game.page.viewport_size
    resize(game.page, {"width": size["width"], "height": 400})
    duel(game).focus()
    game.page.keyboard.press("End")
    expect(duel(game).get_by_role("img", name=re.compile("^Both scores"))).to_be_in_viewport()
    assert "triples/1 14 uldr" == game.line()
    resize(game.page, size)


def test_duel_draws_and_opens_both_games(desktop):
    game = open_duel(desktop)
    assert_keyboard_reaches_and_scrolls_the_duel(game)
    rows = {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in duel(game).locator("tbody tr").all()}
    assert rows == {"Score": ["22", "113"], "Best tile": ["3", "6"], "Moves": ["4", "29"]}
    assert duel(game).get_by_role("columnheader").all_inner_texts() == ["Figure", "You", "Friend"]
    board = duel(game).get_by_role("img", name=re.compile("^The board where your games split. Row 1: "))
    expect(board.locator(".board[data-best=up][data-played=left]")).to_be_visible()
    chart = duel(game).get_by_role("img", name=re.compile("^Both scores, move by move. You: 22 points after 4 moves."))
    assert [len(re.findall("[ML]", chart.locator(f".{line}").get_attribute("d"))) for line in ("own", "friend")] == [5, 30]
    assert game.page.url.endswith("#" + hide_moves(LINK))
    game.page.reload()
    expect(duel(game)).to_be_visible()
    game.button("Friend’s game").click()
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    game.page.go_back()
    expect(duel(game)).to_be_visible()
    game.tab("Scores").click()
    expect(duel(game)).to_be_hidden()


def test_review_of_both_games_shows_progress_and_can_be_canceled(desktop):
    desktop.context(**REDUCED_MOTION).add_init_script(SLOW_WORKER)
    game = open_duel(desktop)
    game.button("Review both").click()
    bar = game.page.get_by_role("progressbar", name="Review of both games")
    # Games of 4 and 29 moves have 34 boards, because they share the first one. The bar begins with one step.
    expect(bar).to_have_attribute("max", "35")
    expect(bar).to_have_attribute("value", re.compile(r"^([4-9]|[12]\d)$"))
    expect(game.button("Cancel")).to_be_focused()
    game.button("Cancel").click()
    expect(bar).to_be_hidden()
    expect(game.button("Review both")).to_be_focused()
    game.button("Review both").click()
    assert int(bar.get_attribute("value")) >= 4, "received answers are kept"


def duel_screens(game):
    """Opens the screens of a duel. Yields the name of each, and whether it may scroll."""
    yield "end of a duel", False
    game.ended.get_by_role("button", name="Compare").click()
    yield "duel", True
    review(game)
    yield "reviewed duel", True
    game.click("Close the duel", "More", "Keep playing")
    yield "duel under way", False
    game.page.evaluate("location.hash = 'triples/1/14/l'")
    expect(game.challenge).to_be_visible()
    yield "challenge", False
    game.click("Not now", "New Game", "Close")
    game.page.evaluate(f"location.hash = '{LINK.replace('uldr', 'ul')}'")
    expect(game.challenge.get_by_role("button", name="Compare")).to_be_visible()
    yield "challenge of two, and a game to compare", False


def test_every_screen_fits_and_is_accessible(iphone, subtests):
    game = open_game(iphone, ANSWERED, scores=OWN_SCORES, **REDUCED_MOTION)
    for screen, may_scroll in duel_screens(game):
        with subtests.test(screen=screen):
            for size in at_sizes_of_all_devices(iphone, game.page):
                game.settle()
                assert faults(game.page, may_scroll) == [], size
            assert_accessible(game.page)
    with subtests.test(screen="end of a duel that was played out"):
        over = saved(f"triples/1 14 {WHOLE_GAME}", "rival 22", f"duel {OWN}", "ended 1700000000")
        game = open_game(iphone, over, scores=score_list("400 1581897599 - -"), **REDUCED_MOTION, color_scheme="dark")
        for size in at_sizes_of_all_devices(iphone, game.page):
            assert faults(game.page) == [], size
        assert "\n113 " in game.stored(SCORES_KEY)
