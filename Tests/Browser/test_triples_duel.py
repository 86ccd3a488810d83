"""Duels by link: a friend's score beside one's own, and both games side by side at the end."""

import re

import pytest
from accessibility import assert_accessible
from layout import at_all_sizes, faults, resize
from playwright.sync_api import expect
from situations import SHARING, SLOW
from triples import GAME_KEY, SCORES_KEY, WHOLE_GAME, golden, open_table, saved, score_list
from waiting import wait_for_script

# Nothing has to be waited for.
STILL = {"reduced_motion": "reduce"}

# The player's own game against the friend's, both of game 14.
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
    """The duel of a game that has just ended with the friend's."""
    table = open_table(device, ANSWERED, scores=OWN_SCORES, **STILL, **options)
    table.ended.get_by_role("button", name="Compare").click()
    expect(duel(table)).to_be_visible()
    return table


def open_link(device, link, watches=False, **options):
    return open_table(device, path=f"triples/#{link}", watches=watches, **STILL, **options)


# While the friend's game is being answered.


@pytest.mark.parametrize("name", ["iphone", "small_landscape", "desktop"])
def test_the_friends_score_stands_beside_ones_own(take, name):
    table = open_link(take(name), "triples/1/14/uldr")
    expect(race(table)).to_be_hidden()
    table.button("Play this game").click()
    start = golden("triples/1 14")[0]
    terms = table.page.locator("#panel-board .figures")
    assert terms.locator("dt:visible").all_inner_texts() == ["Score", "Friend"]
    assert terms.locator("dd:visible").all_inner_texts() == [str(start), str(start)]
    expect(race(table)).to_be_visible()
    expect(race(table)).to_have_accessible_name(f"At this move your friend had {start}: you are level.")
    table.click_buttons("ldru")
    # The friend's last move has been made: the final score stands.
    assert terms.locator("dd:visible").all_inner_texts() == [str(table.score()), "22"]
    table.click_buttons("l")
    table.page.reload()
    expect(terms.locator("dd:visible").nth(1)).to_have_text("22")
    expect(race(table)).to_have_accessible_name(re.compile(r"^Your friend made 22: you are \d+ (ahead|behind)\.$"))
    assert table.button("Left").is_enabled()
    table.button("New Game").click()
    table.button("Close").click()
    expect(race(table)).to_be_hidden()
    assert "Friend" not in terms.locator("dt:visible").all_inner_texts()


def test_the_lines_are_as_long_as_the_scores(desktop):
    table = open_table(desktop, saved("triples/1 14", "rival 113", f"duel {WHOLE_GAME}"))
    own, friend = (race(table).evaluate(f"race => race.style.getPropertyValue('--{name}')") for name in ("own", "friend"))
    assert own == friend == str(golden("triples/1 14")[0] * 1000 // 113)


def test_nothing_moves_when_the_lines_come(hand):
    table = open_table(hand, "triples/1 14 u")
    other = open_table(hand, saved("triples/1 14 u", "rival 113", f"duel {WHOLE_GAME}"))
    for _ in at_all_sizes(hand, table.page):
        resize(other.page, table.page.viewport_size)
        for part in ("#board", "#move-left", "#undo"):
            assert table.page.locator(part).bounding_box() == other.page.locator(part).bounding_box()


def test_an_older_table_keeps_its_points(desktop):
    table = open_table(desktop, saved("triples/1 14 uldr", "rival 113"))
    expect(race(table)).to_be_hidden()
    table.button("New Game").click()
    expect(table.ended).to_contain_text("Your friend made 113: you are 91 behind.")
    expect(table.ended.get_by_role("button", name="Compare")).to_be_hidden()
    expect(table.ended.get_by_role("button", name="Share", exact=True)).to_be_visible()


def test_what_has_been_watched_is_no_duel(desktop):
    table = open_link(desktop, f"triples/1/14/{WHOLE_GAME}")
    table.button("Watch instead").click()
    table.button("Close the replay").click()
    # Back to the challenge.
    table.page.go_back()
    expect(table.challenge).to_contain_text("You have seen the moves, so it is no duel any more.")
    table.button("Play this game").click()
    expect(race(table)).to_be_hidden()


# At the end.


@pytest.mark.parametrize("name", ["iphone", "small", "desktop"])
def test_both_games_side_by_side(take, name):
    table = open_duel(take(name))
    assert side_by_side(table) == {"Score": ["22", "113"], "Best tile": ["3", "6"], "Moves": ["4", "29"]}
    assert duel(table).get_by_role("columnheader").all_inner_texts() == ["You", "Friend"]
    expect(duel(table)).to_contain_text("Your friend is 91 points ahead.")
    expect(duel(table)).to_contain_text("You parted at move 1: you played Up, your friend Left.")
    expect(duel(table)).to_contain_text("and at the end by 91.")
    board = duel(table).get_by_role("img", name=re.compile("^The board where you parted. Row 1: "))
    assert board.get_attribute("data-best") == "up" and board.get_attribute("data-played") == "left"
    chart = duel(table).get_by_role("img", name=re.compile("^Both scores, move by move. You: 22 points after 4 moves."))
    assert [len(re.findall("[ML]", chart.locator(f".{line}").get_attribute("d"))) for line in ("own", "friend")] == [5, 30]
    assert table.page.url.endswith("#" + LINK)
    table.button("Close the duel").click()
    expect(table.ended).to_be_visible()


def test_reload_and_back_work_as_with_a_replay(desktop):
    table = open_duel(desktop)
    table.page.reload()
    expect(duel(table)).to_be_visible()
    assert side_by_side(table)["Score"] == ["22", "113"]
    table.button("Friend's game").click()
    expect(table.page.get_by_role("region", name="Replay")).to_be_visible()
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


def test_the_order_of_the_answers(desktop):
    table = open_table(desktop, ANSWERED, scores=OWN_SCORES, **STILL)
    # What the game is worth is known a moment later.
    expect(table.ended.get_by_role("button", name="Medals")).to_be_visible()
    assert table.ended.get_by_role("button").all_inner_texts() == [
        "", "New Game", "Keep playing", "Review", "Compare", "Send it back", "Medals", "Close"
    ]


def test_play_and_luck_of_both(hand):
    table = open_duel(hand)
    review(table)
    expect(duel(table)).to_contain_text(re.compile("(You|Your friend) played better|You both played equally well"))
    rows = side_by_side(table)
    (own_lost, friends_lost), (own_luck, friends_luck) = rows["Lost per move"], rows["Luck per move"]
    for number in (own_lost, friends_lost, own_luck, friends_luck):
        assert re.fullmatch(r"[+−]?[\d,]+\.\d", number)
    details = f"each of your moves lost {own_lost} points and each of your friend's {friends_lost}"
    expect(duel(table)).to_contain_text(details)
    better = "You" if float(own_lost) < float(friends_lost) else "Your friend"
    expect(duel(table)).to_contain_text(f"{better} played better")
    assert not re.search(r"Play[: ]|\bahead, and luck\b", duel(table).locator("#duel-figures").inner_text())
    expect(duel(table)).to_contain_text("The coach prefers ")
    assert details in table.status()
    expect(table.button("Review both")).to_be_hidden()
    table.button("Friend's game").click()
    expect(table.page.get_by_role("region", name="What the review found")).to_be_visible()


def test_the_review_of_both_shows_its_progress_and_can_be_left(desktop):
    desktop.context(**STILL).add_init_script(SLOW)
    table = open_duel(desktop)
    table.button("Review both").click()
    bar = table.page.get_by_role("progressbar", name="Review of both games")
    # The first board is both games'.
    expect(bar).to_have_attribute("max", "34")
    expect(bar).to_have_attribute("value", re.compile(r"^([3-9]|[12]\d)$"))
    expect(table.button("Cancel")).to_be_focused()
    table.button("Cancel").click()
    expect(bar).to_be_hidden()
    expect(table.button("Review both")).to_be_focused()
    table.button("Review both").click()
    assert int(bar.get_attribute("value")) >= 3, "what was done is not lost"


# Links.


@pytest.mark.parametrize("way", ["end", "duel"])
def test_it_is_sent_back(desktop, way):
    desktop.context(**STILL).add_init_script(SHARING)
    table = open_table(desktop, ANSWERED, scores=OWN_SCORES, **STILL)
    if way == "duel":
        table.ended.get_by_role("button", name="Compare").click()
    table.button("Send it back").click()
    wait_for_script(table.page, "() => window.sent")
    sent = table.page.evaluate("window.sent")
    assert sent["url"].endswith("/triples/#" + LINK)
    assert sent["text"] == "22 against your 113 in game 14 of Triples. See where we parted."


@pytest.mark.parametrize("place", ["table", "scores"])
def test_the_friend_opens_what_is_sent_back(iphone, place):
    line = f"triples/1 14 {WHOLE_GAME}"
    options = {"scores": score_list("400 1581897599 - -", f"113 1700000000 - {line}")}
    own = saved(line, "ended 1700000000") if place == "table" else "triples/1 537 l"
    table = open_link(iphone, LINK, line=own, **options)
    expect(duel(table)).to_be_visible()
    assert side_by_side(table)["Score"] == ["113", "22"], "you are who opens it"
    expect(duel(table)).to_contain_text("You are 91 points ahead.")
    assert table.page.url.endswith("#" + LINK)
    table.button("Close the duel").tap()
    expect(duel(table)).to_be_hidden()


def test_a_stranger_is_challenged_by_the_better_one(iphone):
    table = open_link(iphone, LINK)
    expect(table.challenge).to_have_accessible_name("Two friends made 22 and 113 in game 14")
    expect(table.challenge).to_contain_text("Can you beat both?")
    assert table.page.url.endswith("#" + LINK)
    table.button("Play this game").tap()
    assert "\nrival 113\nduel " + WHOLE_GAME in table.stored(GAME_KEY)


def test_who_has_played_the_deal_can_compare_at_once(desktop):
    table = open_link(desktop, f"triples/1/14/{WHOLE_GAME}", line="triples/1 537 l", scores=OWN_SCORES)
    assert [text for text in table.challenge.get_by_role("button").all_inner_texts() if text] == [
        "Play this game", "Compare", "Watch instead", "Not now"
    ]
    table.button("Compare").click()
    assert side_by_side(table)["Score"] == ["22", "113"]
    table.page.go_back()
    expect(table.challenge).to_be_visible()


BAD_LINKS = {
    "triples/1/14/uldr/vs/uu": "move 2 (Up) moves nothing", "triples/1/14/uu/vs/uldr": "move 2 (Up) moves nothing",
    "triples/1/14/uldr/vs/": "move 5 (/)", "triples/1/14/vs/uldr": "no move",
}


def test_a_bad_link_says_what_is_wrong_and_leaves_the_game_alone(desktop):
    table = open_table(desktop, "triples/1 14 uldr")
    before = table.state()
    for link, words in BAD_LINKS.items():
        table.page.evaluate("link => { location.hash = link; }", link)
        expect(table.notice).to_contain_text(words)
        table.button("OK").click()
        assert table.state() == before and table.line() == "triples/1 14 uldr"
        expect(duel(table)).to_be_hidden()


# What is seen.


def duel_screens(table):
    """Goes through what a duel shows, and says at each what it is and whether it may scroll."""
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


def test_everything_fits_and_is_accessible(hand):
    table = open_table(hand, ANSWERED, scores=OWN_SCORES, **STILL)
    for screen, may_scroll in duel_screens(table):
        found = {}
        for size in at_all_sizes(hand, table.page):
            table.settle()
            found[size] = faults(table.page, may_scroll)
        assert not any(found.values()), (screen, found)
        assert_accessible(table.page)


def test_the_end_of_a_duel_that_was_played_out_fits(hand):
    over = saved(f"triples/1 14 {WHOLE_GAME}", "rival 22", f"duel {OWN}", "ended 1700000000")
    table = open_table(hand, over, scores=score_list("400 1581897599 - -"), **STILL)
    for size in at_all_sizes(hand, table.page):
        assert faults(table.page) == [], size
    assert "\n113 " in table.stored(SCORES_KEY)


def test_a_duel_is_read_with_the_keyboard(desktop):
    table = open_duel(desktop)
    expect(duel(table)).to_be_focused()
    names = []
    for _ in range(5):
        table.page.keyboard.press("Tab")
        names.append(table.page.evaluate("document.activeElement.textContent.trim() || document.activeElement.title"))
    assert names == ["Close the duel", "Send it back", "Your game", "Friend's game", "Review both"]
    desktop_size = table.page.viewport_size
    resize(table.page, {"width": desktop_size["width"], "height": 400})
    duel(table).focus()
    table.page.keyboard.press("End")
    expect(table.button("Review both")).to_be_in_viewport()
    assert "triples/1 14 uldr" == table.line()
