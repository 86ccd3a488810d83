"""Replays: stepping through a game, playing on from any point of it, and sharing it."""

import re

from frames import advance_paused_clock, pause_clock
from copying import assert_text_can_be_copied
from hidden_moves import hide_moves
from playwright.sync_api import expect
from situations import COPYING, SHARING, WITHOUT_CLIPBOARD, WITHOUT_SHARING
from triples import SETTINGS_KEY, WHOLE_GAME, golden, open_game
from waiting import wait_for_script

LINK = f"triples/#triples/1/14/{WHOLE_GAME}"
ROWS = f"scores/1\n400 1581897599 - -\n113 1700000000 u triples/1 14 {WHOLE_GAME}"


def caption(game) -> str:
    return game.page.locator("#viewer-caption").inner_text()


def test_replay_steps_with_buttons_keys_and_slider(desktop):
    game = open_game(desktop, path=LINK)
    assert caption(game) == "Game 14, 29 moves"
    assert game.button("First").is_disabled() and game.button("Back").is_disabled()
    boards = [game.replay_board()]
    for step in range(1, 5):
        game.button("Next").click()
        boards.append(game.replay_board())
        assert caption(game).startswith(f"Move {step} of 29: ")
        assert f"Move {step} of 29" in game.status()
    assert len(set(boards)) == 5
    game.button("Back").click()
    assert game.replay_board() == boards[3]
    game.button("Last").click()
    assert (113, game.replay_board()) == golden(f"triples/1 14 {WHOLE_GAME}")
    assert game.page.locator("#viewer-score").inner_text() == "113"
    assert game.button("Last").is_disabled() and game.button("Next").is_disabled()
    assert game.button("Play from here").is_disabled(), "play can't continue from the end"
    game.button("First").click()
    assert game.replay_board() == boards[0]
    # At the end, the keys don't step any further.
    press = game.page.keyboard.press
    press("ArrowRight")
    press("ArrowRight")
    assert caption(game).startswith("Move 2 of 29")
    press("ArrowLeft")
    assert caption(game).startswith("Move 1 of 29")
    press("End")
    assert caption(game).startswith("Move 29 of 29")
    press("ArrowRight")
    assert caption(game).startswith("Move 29 of 29")
    press("Home")
    assert caption(game) == "Game 14, 29 moves"

    slider = game.page.get_by_role("slider", name="Move")
    assert (slider.get_attribute("min"), slider.get_attribute("max")) == ("0", "29")
    slider.fill("12")
    assert caption(game).startswith("Move 12 of 29")
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


def test_replay_plays_until_its_end_or_a_manual_step(small):
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
    for step in range(4, 30):
        expect(play_button(game)).to_have_accessible_name("Pause")
        advance_paused_clock(game.page, 150)
        expect(slider).to_have_value(str(step))
    assert (113, game.replay_board()) == golden(f"triples/1 14 {WHOLE_GAME}")
    expect(play_button(game)).to_have_accessible_name("Play")


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


def test_phone_shares_the_current_game_and_opens_a_score(iphone):
    iphone.context().add_init_script(SHARING)
    game = open_game(iphone, "triples/1 14 uldr", scores=ROWS)
    # The share sheet receives the score and the link.
    game.button("Share this game").tap()
    wait_for_script(game.page, "() => window.sent")
    sent = game.page.evaluate("window.sent")
    assert sent["url"] == hide_moves(f"{iphone.address}triples/#triples/1/14/uldr")
    assert sent["text"].startswith("Triples, game 14\n") and sent["text"].endswith("\n22 so far")
    expect(game.notice).to_be_hidden()
    # Pressing a row opens its game.
    game.tab("Scores").click()
    row = game.page.get_by_role("button").filter(has_text="113")
    row.click()
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    assert game.page.url.endswith("#" + hide_moves(f"triples/1/14/{WHOLE_GAME}"))
    box = game.page.get_by_role("slider", name="Move").bounding_box()
    game.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(game.page.locator("#viewer-caption")).to_have_text(re.compile(r"Move 1[3456] of 29"))
    game.button("Close the replay").click()
    expect(game.tab("Scores")).to_have_attribute("aria-selected", "true")
    expect(row).to_be_visible()
    # A row whose game isn't stored isn't a button.
    assert game.page.get_by_role("button").filter(has_text="400").count() == 0


def test_link_is_copied_and_opens_the_game_or_a_failure_is_reported(new_device):
    for name in ("Share this game", "Share this replay"):
        desktop = new_device("desktop")
        context = desktop.context()
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script(COPYING)
        is_replay = name == "Share this replay"
        game = open_game(desktop, "triples/1 14 uldr", path=LINK if is_replay else "triples/")
        game.button(name).click()
        expect(game.notice).to_contain_text("Text and link copied.")
        copied = game.page.evaluate("navigator.clipboard.readText()")
        line = WHOLE_GAME if is_replay else "uldr"
        title, *squares, result, link = copied.split("\n")
        assert (title, result) == ("Triples, game 14", "113 points" if is_replay else "22 so far")
        assert [len(row) for row in squares] == [4, 4, 4, 4]
        assert link == hide_moves(f"{desktop.address}triples/#triples/1/14/{line}")
        page = desktop.new_page()
        page.goto(link)
        # For the player who played the game, it opens as a replay instead of a challenge.
        opens = page.get_by_role("dialog", name="A friend scored 113") if is_replay else page.get_by_role("region", name="Replay")
        expect(opens).to_be_visible()
        if is_replay:
            # The notice disappears by itself.
            expect(game.notice).to_be_hidden()
    # At the end of a game, the dialog can share it. If the device can't share, another dialog has the text.
    desktop = new_device("desktop")
    desktop.context().add_init_script(WITHOUT_SHARING)
    game = open_game(desktop, "triples/1 14 uldr")
    game.button("New Game").click()
    game.ended.get_by_role("button", name="Share").click()
    assert_text_can_be_copied(game.page, re.compile(f"triples/#{hide_moves('triples/1/14/uldr')}$"))
    expect(game.ended).to_be_visible()
    assert game.stored(SETTINGS_KEY) is None


# Reads the clipboard although the page can't.
READ_CLIPBOARD = "Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard').get.call(navigator).readText()"


def test_link_is_copied_where_the_browser_offers_no_clipboard(desktop):
    desktop.context(permissions=["clipboard-read", "clipboard-write"]).add_init_script(WITHOUT_CLIPBOARD)
    game = open_game(desktop, "triples/1 14 uldr", permissions=["clipboard-read", "clipboard-write"])
    game.button("Share this game").click()
    expect(game.notice).to_contain_text("Text and link copied.")
    assert game.page.evaluate(READ_CLIPBOARD).endswith("triples/#" + hide_moves("triples/1/14/uldr"))
    expect(game.page.get_by_role("dialog", name="Copy this")).to_have_count(0)
