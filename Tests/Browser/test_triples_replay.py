"""Replays: stepping through a game, playing on from any point of it, and handing it to somebody."""

import re

import pytest
from frames import let_pass, pause_clock
from playwright.sync_api import expect
from situations import COPYING, REFUSING, SHARING
from triples import SETTINGS_KEY, WHOLE_GAME, golden, open_table
from waiting import wait_for_script

LINK = f"triples/#triples/1/14/{WHOLE_GAME}"
ROWS = f"scores/1\n400 1581897599 - -\n113 1700000000 u triples/1 14 {WHOLE_GAME}"


def caption(table) -> str:
    return table.page.locator("#viewer-caption").inner_text()


@pytest.mark.parametrize("name", ["iphone", "desktop"])
def test_stepping_with_buttons(take, name):
    table = open_table(take(name), path=LINK)
    assert caption(table) == "Game 14, 29 moves"
    assert table.button("First").is_disabled() and table.button("Back").is_disabled()
    boards = [table.replay_board()]
    for step in range(1, 5):
        table.button("Next").click()
        boards.append(table.replay_board())
        assert caption(table).startswith(f"Move {step} of 29: ")
        assert f"Move {step} of 29" in table.status()
    assert len(set(boards)) == 5
    table.button("Back").click()
    assert table.replay_board() == boards[3]
    table.button("Last").click()
    assert (113, table.replay_board()) == golden(f"triples/1 14 {WHOLE_GAME}")
    assert table.page.locator("#viewer-score").inner_text() == "113"
    assert table.button("Last").is_disabled() and table.button("Next").is_disabled()
    assert table.button("Play from here").is_disabled(), "nothing can be played on from the end"
    table.button("First").click()
    assert table.replay_board() == boards[0]


def test_stepping_with_keys_and_the_slider(desktop):
    table = open_table(desktop, path=LINK)
    press = table.page.keyboard.press
    press("ArrowRight")
    press("ArrowRight")
    assert caption(table).startswith("Move 2 of 29")
    press("ArrowLeft")
    assert caption(table).startswith("Move 1 of 29")
    press("End")
    assert caption(table).startswith("Move 29 of 29")
    press("ArrowRight")
    assert caption(table).startswith("Move 29 of 29")
    press("Home")
    assert caption(table) == "Game 14, 29 moves"

    slider = table.page.get_by_role("slider", name="Move")
    assert (slider.get_attribute("min"), slider.get_attribute("max")) == ("0", "29")
    slider.fill("12")
    assert caption(table).startswith("Move 12 of 29")
    assert slider.get_attribute("aria-valuetext") == caption(table)
    slider.press("ArrowRight")
    assert caption(table).startswith("Move 13 of 29")
    box = slider.bounding_box()
    table.page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    assert caption(table).startswith("Move 29 of 29")


def test_the_slider_under_a_finger(iphone):
    table = open_table(iphone, path=LINK)
    box = table.page.get_by_role("slider", name="Move").bounding_box()
    table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(table.page.locator("#viewer-caption")).to_have_text(re.compile(r"Move 1[3456] of 29"))


def play_button(table):
    return table.page.get_by_role("button", name=re.compile("^(Play|Pause)$"))


@pytest.mark.parametrize("name", ["small", "iphone", "desktop"])
def test_a_replay_plays_by_itself(take, name):
    table = open_table(take(name), path=LINK)
    slider = table.page.get_by_role("slider", name="Move")
    play_button(table).click()
    expect(play_button(table)).to_have_accessible_name("Pause")
    table.page.get_by_role("radio", name="Fast").check()
    expect(slider).to_have_value("29")
    assert (113, table.replay_board()) == golden(f"triples/1 14 {WHOLE_GAME}")
    # It stops at the end, and begins once more from there.
    expect(play_button(table)).to_have_accessible_name("Play")
    assert "Move 29 of 29" in table.status()
    play_button(table).click()
    expect(slider).to_have_value(re.compile("^[0-3]$"))


@pytest.mark.parametrize("name", ["small", "desktop"])
def test_a_step_by_hand_stops_a_replay(take, name):
    device = take(name)
    device.context().clock.install(time=1_700_000_000)
    table = open_table(device, path=LINK)
    # From here on time passes only when it is let.
    pause_clock(table.page, 1_700_001_000)
    slider = table.page.get_by_role("slider", name="Move")
    play_button(table).click()
    table.page.get_by_role("radio", name="Slow").check()
    for step in ("1", "2"):
        let_pass(table.page, 1500)
        expect(slider).to_have_value(step)
    table.button("Next").click()
    expect(play_button(table)).to_have_accessible_name("Play")
    let_pass(table.page, 5000)
    expect(slider).to_have_value("3")


def test_the_space_bar_plays_a_replay(desktop):
    desktop.context().clock.install(time=1_700_000_000)
    table = open_table(desktop, path=LINK)
    # From here on time passes only when it is let.
    pause_clock(table.page, 1_700_001_000)
    slider = table.page.get_by_role("slider", name="Move")
    table.press(" ")
    expect(play_button(table)).to_have_accessible_name("Pause")
    expect(table.page.get_by_role("radio", name="Normal")).to_be_checked()
    let_pass(table.page, 600)
    expect(slider).to_have_value("1")
    table.press(" ")
    expect(play_button(table)).to_have_accessible_name("Play")
    let_pass(table.page, 5000)
    expect(slider).to_have_value("1")
    slider.focus()
    table.press(" ")
    expect(play_button(table)).to_have_accessible_name("Pause")
    table.press("End")
    expect(play_button(table)).to_have_accessible_name("Play")
    # A button that has the keys is pressed by it, once.
    play_button(table).focus()
    table.press(" ")
    expect(play_button(table)).to_have_accessible_name("Pause")
    table.button("Back").focus()
    table.press(" ")
    expect(play_button(table)).to_have_accessible_name("Play")


def test_playing_on_from_a_point(desktop):
    table = open_table(desktop, "triples/1 537", path=LINK)
    table.page.get_by_role("slider", name="Move").fill("8")
    shown = table.replay_board()
    table.button("Play from here").click()
    # Nothing had been moved in the game on the table, so it is just replaced.
    assert table.board() == shown
    assert table.line() == f"triples/1 14 {WHOLE_GAME[:8]}"
    assert table.tab("Board").get_attribute("aria-selected") == "true"
    table.press_keys(WHOLE_GAME[8])
    assert table.line() == f"triples/1 14 {WHOLE_GAME[:9]}"
    table.button("New Game").click()
    table.button("Close").click()
    table.tab("Scores").click()
    assert "played on" in table.page.get_by_role("button").filter(has_text="Game 14").inner_text()


def test_playing_on_ends_the_game_on_the_table_first(desktop):
    table = open_table(desktop, "triples/1 14 uldr", path=LINK)
    table.button("Next").click()
    table.button("Play from here").click()
    expect(table.ended).to_be_visible()
    expect(table.ended).to_contain_text("game 14 from move 1")
    table.button("Keep playing").click()
    assert table.state() == golden("triples/1 14 uldr")
    table.page.go_back()
    table.challenge.get_by_role("button", name="Watch").click()
    table.button("Next").click()
    table.button("Play from here").click()
    table.button("Close").click()
    assert table.line() == "triples/1 14 l"


@pytest.mark.parametrize("name", ["iphone", "desktop"])
def test_a_row_of_the_scores_opens_its_game(take, name):
    table = open_table(take(name), "triples/1 537", path="triples/#scores", scores=ROWS)
    row = table.page.get_by_role("button").filter(has_text="113")
    row.click()
    expect(table.page.get_by_role("region", name="Replay")).to_be_visible()
    assert table.page.url.endswith(f"#triples/1/14/{WHOLE_GAME}")
    table.button("Close the replay").click()
    expect(table.tab("Scores")).to_have_attribute("aria-selected", "true")
    expect(row).to_be_visible()
    # A row that no game stands behind is no button.
    assert table.page.get_by_role("button").filter(has_text="400").count() == 0


@pytest.mark.parametrize("name", ["Share this game", "Share this replay"])
def test_the_link_is_copied_and_opens_the_game(desktop, name):
    context = desktop.context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.add_init_script(COPYING)
    is_replay = name == "Share this replay"
    table = open_table(desktop, "triples/1 14 uldr", path=LINK if is_replay else "triples/")
    table.button(name).click()
    expect(table.notice).to_contain_text("The text and the link are copied.")
    copied = table.page.evaluate("navigator.clipboard.readText()")
    line = WHOLE_GAME if is_replay else "uldr"
    made = "113 points" if is_replay else "So far I have 22 points"
    text, link = copied.split("\n")
    assert text == f"{made} in game 14 of Triples, best tile {6 if is_replay else 3}. Can you beat that?"
    assert link == f"{desktop.address}triples/#triples/1/14/{line}"
    page = desktop.new_page()
    page.goto(link)
    # Where it was played, it is no challenge.
    opens = page.get_by_role("dialog", name="A friend made 113") if is_replay else page.get_by_role("region", name="Replay")
    expect(opens).to_be_visible()
    if is_replay:
        # It goes away by itself.
        expect(table.notice).to_be_hidden()


def test_the_share_sheet_is_handed_the_score_and_the_link(iphone):
    iphone.context().add_init_script(SHARING)
    table = open_table(iphone, "triples/1 14 uldr")
    table.button("Share this game").tap()
    wait_for_script(table.page, "() => window.sent")
    sent = table.page.evaluate("window.sent")
    assert sent["url"] == f"{iphone.address}triples/#triples/1/14/uldr"
    assert sent["text"].startswith("So far I have 22 points in game 14")
    expect(table.notice).to_be_hidden()


def test_the_end_of_a_game_can_be_shared_from_its_pop_up(desktop):
    desktop.context().add_init_script(REFUSING)
    table = open_table(desktop, "triples/1 14 uldr")
    table.button("New Game").click()
    table.ended.get_by_role("button", name="Share").click()
    expect(table.notice).to_contain_text("does not let the link be shared or copied")
    # What is said over a pop-up can be read and dismissed there.
    table.notice.get_by_role("button", name="OK").click()
    expect(table.notice).to_be_hidden()
    expect(table.ended).to_be_visible()
    assert table.stored(SETTINGS_KEY) is None
