"""Duels by link: a friend's score beside the player's, and both games side by side at the end."""

import re

from accessibility import assert_accessible
from layout import at_every_size, faults, resize
from playwright.sync_api import expect
from situations import SHARING, SLOW
from triples import SCORES_KEY, WHOLE_GAME, golden, open_table, saved, score_list
from waiting import wait_for_script

# Without animations, tests don't need to wait.
STILL = {"reduced_motion": "reduce"}

# The player's game against the friend's, both of game 14.
OWN = "uldr"
ANSWERED = saved(f"triples/1 14 {OWN}", "rival 113", f"duel {WHOLE_GAME}", "ended 1700000000")
OWN_SCORES = score_list("400 1581897599 - -", f"22 1700000000 - triples/1 14 {OWN}")
LINK = f"triples/1/14/{OWN}/vs/{WHOLE_GAME}"


def duel(table):
    return table.page.get_by_role("region", name="Duel")


def race(table):
    return table.page.locator("#race")


def side_by_side(table) -> dict[str, list[str]]:
    rows = duel(table).locator("tbody tr").all()
    return {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}


def review(table) -> None:
    table.button("Review both").click()
    expect(table.page.locator("#duel-verdict")).not_to_be_empty()


def open_duel(device, **options):
    """Opens the duel of a game that has just ended with the friend's game."""
    table = open_table(device, ANSWERED, scores=OWN_SCORES, **STILL, **options)
    table.ended.get_by_role("button", name="Compare").click()
    expect(duel(table)).to_be_visible()
    return table


def open_link(device, link, watches=False, **options):
    return open_table(device, path=f"triples/#{link}", watches=watches, **STILL, **options)


# While playing against the friend's game.


def test_friends_score_is_beside_the_players(iphone):
    table = open_link(iphone, "triples/1/14/uldr")
    expect(race(table)).to_be_hidden()
    table.button("Play this game").click()
    start = golden("triples/1 14")[0]
    terms = table.page.locator("#panel-board .figures")
    for size in at_every_size(iphone, table.page):
        assert terms.locator("dt:visible").all_inner_texts() == ["Score", "Friend"], size
        assert terms.locator("dd:visible").all_inner_texts() == [str(start), str(start)], size
        expect(race(table)).to_be_visible()
    expect(race(table)).to_have_accessible_name(f"At this move your friend had {start}: you’re tied.")
    # The lines are as long as the scores.
    own, friend = (race(table).evaluate(f"race => race.style.getPropertyValue('--{name}')") for name in ("own", "friend"))
    assert own == friend == str(start * 1000 // 22)
    table.click_buttons("ldru")
    # The friend has made their last move, so their final score stays.
    assert terms.locator("dd:visible").all_inner_texts() == [str(table.score()), "22"]
    table.click_buttons("l")
    table.page.reload()
    expect(terms.locator("dd:visible").nth(1)).to_have_text("22")
    expect(race(table)).to_have_accessible_name(re.compile(r"^Your friend scored 22: you’re \d+ (ahead|behind)\.$"))
    assert table.button("Left").is_enabled()
    table.button("New Game").click()
    table.button("Close").click()
    expect(race(table)).to_be_hidden()
    assert "Friend" not in terms.locator("dt:visible").all_inner_texts()


def test_layout_is_stable_when_the_lines_appear(iphone):
    table = open_table(iphone, "triples/1 14 u")
    other = open_table(iphone, saved("triples/1 14 u", "rival 113", f"duel {WHOLE_GAME}"), **STILL)
    for size in at_every_size(iphone, table.page):
        resize(other.page, table.page.viewport_size)
        for part in ("#board", "#move-left", "#undo"):
            assert table.page.locator(part).bounding_box() == other.page.locator(part).bounding_box(), size


# At the end.


def sent(table) -> dict[str, str]:
    """Sends the game back. Returns the item that the share sheet received."""
    table.page.evaluate("delete window.sent")
    table.button("Send it back").click()
    wait_for_script(table.page, "() => window.sent")
    return table.page.evaluate("window.sent")


def test_both_games_are_side_by_side(desktop):
    desktop.context(**STILL).add_init_script(SHARING)
    table = open_table(desktop, ANSWERED, scores=OWN_SCORES, **STILL)
    # The medal is known a moment later.
    expect(table.ended.get_by_role("button", name="Medals")).to_be_visible()
    assert table.ended.get_by_role("button").all_inner_texts() == [
        "", "New Game", "Keep playing", "Review", "Compare", "Send it back", "Medals", "Close"
    ]
    assert_sent_back(sent(table))
    table.ended.get_by_role("button", name="Compare").click()
    assert_reads_with_the_keyboard(table)
    assert side_by_side(table) == {"Score": ["22", "113"], "Best tile": ["3", "6"], "Moves": ["4", "29"]}
    assert duel(table).get_by_role("columnheader").all_inner_texts() == ["Figure", "You", "Friend"]
    expect(duel(table)).to_contain_text("Your friend wins by 91 points.")
    expect(duel(table)).to_contain_text("Your games split at move 1: you played Up, your friend played Left.")
    expect(duel(table)).to_contain_text("and by 91 at the end.")
    board = duel(table).get_by_role("img", name=re.compile("^The board where your games split. Row 1: "))
    expect(board.locator(".board[data-best=up][data-played=left]")).to_be_visible()
    chart = duel(table).get_by_role("img", name=re.compile("^Both scores, move by move. You: 22 points after 4 moves."))
    assert [len(re.findall("[ML]", chart.locator(f".{line}").get_attribute("d"))) for line in ("own", "friend")] == [5, 30]
    assert table.page.url.endswith("#" + LINK)
    assert_sent_back(sent(table))
    table.button("Close the duel").click()
    expect(table.ended).to_be_visible()


def assert_sent_back(item: dict[str, str]) -> None:
    assert item["url"].endswith("/triples/#" + LINK)
    assert item["text"] == "22 against your 113 in Triples game 14. See where our games split."


def assert_reads_with_the_keyboard(table) -> None:
    expect(duel(table)).to_be_focused()
    names = []
    for _ in range(5):
        table.page.keyboard.press("Tab")
        names.append(table.page.evaluate("document.activeElement.textContent.trim() || document.activeElement.title"))
    assert names == ["Close the duel", "Send it back", "Your game", "Friend’s game", "Review both"]
    size = table.page.viewport_size
    resize(table.page, {"width": size["width"], "height": 400})
    duel(table).focus()
    table.page.keyboard.press("End")
    expect(duel(table).get_by_role("img", name=re.compile("^Both scores"))).to_be_in_viewport()
    assert "triples/1 14 uldr" == table.line()
    resize(table.page, size)


def test_duel_shows_play_and_luck_and_opens_both_games(iphone):
    table = open_duel(iphone)
    table.page.reload()
    expect(duel(table)).to_be_visible()
    assert side_by_side(table)["Score"] == ["22", "113"]
    review(table)
    expect(duel(table)).to_contain_text(re.compile("(You|Your friend) played better|You both played equally well"))
    rows = side_by_side(table)
    (own_lost, friends_lost), (own_luck, friends_luck) = rows["Lost per move"], rows["Luck per move"]
    for number in (own_lost, friends_lost, own_luck, friends_luck):
        assert re.fullmatch(r"[+−]?[\d,]+\.\d", number)
    details = f"each of your moves lost {own_lost} points and each of your friend’s {friends_lost}"
    expect(duel(table)).to_contain_text(details)
    assert details in table.status()
    expect(table.button("Review both")).to_be_hidden()
    # Opens either game, and comes back.
    table.button("Friend’s game").click()
    expect(table.page.get_by_role("region", name="Replay")).to_be_visible()
    expect(table.page.get_by_role("region", name="What the review found")).to_be_visible()
    assert table.page.url.endswith(f"#triples/1/14/{WHOLE_GAME}")
    table.page.go_back()
    expect(duel(table)).to_be_visible()
    table.button("Your game").click()
    table.button("Last").click()
    assert table.replay_board() == golden(f"triples/1 14 {OWN}")[1]
    table.button("Close the replay").click()
    expect(duel(table)).to_be_visible()
    table.tab("Scores").click()
    expect(duel(table)).to_be_hidden()


def test_review_of_both_games_shows_progress_and_can_be_canceled(desktop):
    desktop.context(**STILL).add_init_script(SLOW)
    table = open_duel(desktop)
    table.button("Review both").click()
    bar = table.page.get_by_role("progressbar", name="Review of both games")
    # Both games share the first board.
    expect(bar).to_have_attribute("max", "34")
    expect(bar).to_have_attribute("value", re.compile(r"^([3-9]|[12]\d)$"))
    expect(table.button("Cancel")).to_be_focused()
    table.button("Cancel").click()
    expect(bar).to_be_hidden()
    expect(table.button("Review both")).to_be_focused()
    table.button("Review both").click()
    assert int(bar.get_attribute("value")) >= 3, "received answers are kept"


# Links.


def test_link_to_a_played_deal_opens_the_duel(iphone):
    scores = score_list("400 1581897599 - -", f"113 1700000000 - triples/1 14 {WHOLE_GAME}")
    table = open_link(iphone, LINK, line="triples/1 537 l", scores=scores)
    # The friend opens the link that was sent back.
    expect(duel(table)).to_be_visible()
    assert side_by_side(table)["Score"] == ["113", "22"], "the opener is “You”"
    expect(duel(table)).to_contain_text("You win by 91 points.")
    assert table.page.url.endswith("#" + LINK)
    table.button("Close the duel").tap()
    expect(duel(table)).to_be_hidden()


# Screens.


def duel_screens(table):
    """Opens the screens of a duel, and yields the name of each, and whether it may scroll."""
    yield "end of a duel", False
    table.ended.get_by_role("button", name="Compare").click()
    yield "duel", True
    review(table)
    yield "reviewed duel", True
    table.button("Close the duel").click()
    table.button("Keep playing").click()
    yield "duel under way", False
    table.page.evaluate("location.hash = 'triples/1/14/l'")
    expect(table.challenge).to_be_visible()
    yield "challenge", False
    table.button("Not now").click()
    table.button("New Game").click()
    table.button("Close").click()
    table.page.evaluate(f"location.hash = '{LINK.replace('uldr', 'ul')}'")
    expect(table.challenge.get_by_role("button", name="Compare")).to_be_visible()
    yield "challenge of two, and a game to compare", False


def test_every_screen_fits_and_is_accessible(iphone, subtests):
    table = open_table(iphone, ANSWERED, scores=OWN_SCORES, **STILL)
    for screen, may_scroll in duel_screens(table):
        with subtests.test(screen=screen):
            for size in at_every_size(iphone, table.page):
                table.settle()
                assert faults(table.page, may_scroll) == [], size
            assert_accessible(table.page)
    with subtests.test(screen="end of a duel that was played out"):
        over = saved(f"triples/1 14 {WHOLE_GAME}", "rival 22", f"duel {OWN}", "ended 1700000000")
        table = open_table(iphone, over, scores=score_list("400 1581897599 - -"), **STILL, color_scheme="dark")
        for size in at_every_size(iphone, table.page):
            assert faults(table.page) == [], size
        assert "\n113 " in table.stored(SCORES_KEY)
