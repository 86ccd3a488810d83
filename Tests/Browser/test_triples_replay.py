"""Replays: stepping through a game, and watching it. Native tests check the captions and what the keys do."""

import re

from frames import advance_paused_clock, pause_clock
from playwright.sync_api import expect
from triples import WHOLE_GAME, golden, open_game

LINK = f"triples/#triples/1/14/{WHOLE_GAME}"
ROWS = f"scores/1\n400 1581897599 - -\n113 1700000000 u triples/1 14 {WHOLE_GAME}"


def caption(game) -> str:
    return game.page.locator("#viewer-caption").inner_text()


def test_replay_steps_with_buttons_keys_and_slider(desktop):
    game = open_game(desktop, path=LINK)
    assert caption(game) == "Game 14, 29 moves"
    for name in ("First", "Back"):
        expect(game.button(name)).to_be_disabled()
    first = game.replay_board()
    game.button("Next").click()
    assert game.replay_board() != first
    assert caption(game).startswith("Move 1 of 29: ")
    game.button("Last").click()
    assert (113, game.replay_board()) == golden(f"triples/1 14 {WHOLE_GAME}")
    assert game.page.locator("#viewer-score").inner_text() == "113"
    for name in ("Last", "Next", "Play from here"):
        expect(game.button(name)).to_be_disabled()
    game.press("Home", "ArrowRight", "ArrowRight", "ArrowLeft")
    assert caption(game).startswith("Move 1 of 29")
    slider = game.page.get_by_role("slider", name="Move")
    assert (slider.get_attribute("min"), slider.get_attribute("max")) == ("0", "29")
    slider.fill("12")
    assert slider.get_attribute("aria-valuetext") == caption(game)
    slider.press("ArrowRight")
    assert caption(game).startswith("Move 13 of 29")
    box = slider.bounding_box()
    game.page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    assert caption(game).startswith("Move 29 of 29")


def play_button(game):
    return game.page.get_by_role("button", name=re.compile("^(Play|Pause)$"))


def open_paused(device):
    """Opens a replay on a page whose clock advances only when the test advances it. Returns the game and the slider."""
    device.context().clock.install(time=1_700_000_000)
    game = open_game(device, path=LINK)
    pause_clock(game.page, 1_700_001_000)
    return game, game.page.get_by_role("slider", name="Move")


def test_replay_plays_at_the_chosen_speed_until_a_manual_step(small):
    game, slider = open_paused(small)
    play_button(game).click()
    expect(play_button(game)).to_have_accessible_name("Pause")
    game.page.get_by_role("radio", name="Slow").check()
    for step in ("1", "2"):
        advance_paused_clock(game.page, 1500)
        expect(slider).to_have_value(step)
    game.button("Next").click()
    expect(play_button(game)).to_have_accessible_name("Play")
    advance_paused_clock(game.page, 5000)
    expect(slider).to_have_value("3")
    play_button(game).click()
    game.page.get_by_role("radio", name="Fast").check()
    for step in range(4, 8):
        expect(play_button(game)).to_have_accessible_name("Pause")
        advance_paused_clock(game.page, 150)
        expect(slider).to_have_value(str(step))


def test_space_bar_plays_and_pauses_a_replay(desktop):
    game, slider = open_paused(desktop)
    game.press(" ")
    expect(play_button(game)).to_have_accessible_name("Pause")
    expect(game.page.get_by_role("radio", name="Normal")).to_be_checked()
    advance_paused_clock(game.page, 600)
    expect(slider).to_have_value("1")
    game.press(" ")
    expect(play_button(game)).to_have_accessible_name("Play")
    advance_paused_clock(game.page, 5000)
    expect(slider).to_have_value("1")
    slider.focus()
    game.press(" ")
    expect(play_button(game)).to_have_accessible_name("Pause")
    game.press("End")
    expect(play_button(game)).to_have_accessible_name("Play")
    # If a button has the focus, Space presses it only once.
    play_button(game).focus()
    game.press(" ")
    expect(play_button(game)).to_have_accessible_name("Pause")
    game.button("Back").focus()
    game.press(" ")
    expect(play_button(game)).to_have_accessible_name("Play")


def test_score_opens_its_game_and_a_touch_moves_the_slider(iphone):
    game = open_game(iphone, scores=ROWS, path="triples/#scores")
    row = game.page.get_by_role("button").filter(has_text="113")
    row.tap()
    box = game.page.get_by_role("slider", name="Move").bounding_box()
    game.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(game.page.locator("#viewer-caption")).to_have_text(re.compile(r"Move 1[3456] of 29"))
    game.button("Close the replay").tap()
    expect(row).to_be_visible()
    # A row whose game isn't stored isn't a button.
    assert game.page.get_by_role("button").filter(has_text="400").count() == 0
