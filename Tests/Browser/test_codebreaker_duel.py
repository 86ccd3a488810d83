"""Duels by link: both players have the same code, the player sees the friend's markers during the game, and both
games are side by side at the end."""

import re

from accessibility import focus_stops
from codebreaker import FRESH, open_game, over
from hidden_moves import hide_moves
from playwright.sync_api import expect
from situations import COPYING, SAVING_DATA, SHARING
from waiting import wait_for_script

GAME = "codebreaker/1/537/4.mastermind"


def open_link(game, link: str) -> None:
    game.page.evaluate("link => { location.hash = link; }", link)


def friend_attempts(game) -> list[str]:
    """Returns what screen readers say for each of the friend's attempts, from the top."""
    return game.rows.locator(".friend > .unseen").all_inner_texts()


def test_player_sees_the_friends_markers_but_not_the_guesses(iphone):
    game = open_game(iphone, "codebreaker/1 12 5.faces 01234", path=f"codebreaker/#{GAME}/1145,0220,2020/solved-3")
    expect(game.page.locator("#empty")).to_contain_text("A friend broke game 537 in 3. Can you?")
    assert game.line() == FRESH and friend_attempts(game) == []
    # The link is removed from the address.
    assert game.page.url.endswith("codebreaker/#play") or game.page.url.endswith("codebreaker/")
    game.attempt("0123")
    assert friend_attempts(game) == ["Friend’s attempt 1: no match"]
    game.attempt("1111")
    assert friend_attempts(game) == ["Friend’s attempt 2: 2 in the right place, 2 in the wrong place", "Friend’s attempt 1: no match"]
    game.page.reload()
    expect(game.rows).to_have_count(2)
    assert len(friend_attempts(game)) == 2
    game.attempt("3333", "4444")
    assert len(friend_attempts(game)) == 3
    assert friend_attempts(game)[0] == "Friend’s attempt 3: 4 in the right place. Your friend solved it in 3 guesses."
    expect(game.rows.nth(1)).to_contain_text("Your friend solved it in 3 guesses.")
    expect(game.page.locator(".friend .hole")).to_have_count(0)


def test_duel_compares_both_games_at_the_end_and_can_be_sent_back(desktop):
    desktop.context().add_init_script(SHARING)
    game = open_game(desktop, FRESH, path=f"codebreaker/#{GAME}/0145,0220,4555,2020/solved-4")
    game.attempt("0123", "1111", "2020")
    expect(game.ended).to_contain_text("You won by a guess: 3 to 4.")
    assert "You won by a guess: 3 to 4. Your games split at the first attempt." in game.status()
    expect(game.ended.get_by_role("button", name="Review")).to_be_hidden()
    game.ended.get_by_role("button", name="Compare").click()
    expect(game.duel.get_by_role("heading", name="Duel")).to_be_visible()
    assert game.page.url.endswith("#" + hide_moves(f"{GAME}/0123,1111,2020/solved-3/vs/0145,0220,4555,2020"))
    expect(game.duel).to_contain_text("You won by a guess: 3 to 4.")
    expect(game.duel).to_contain_text("Your games split at the first attempt.")
    chart = game.duel.get_by_role("img", name=re.compile("^You: Codes left: "))
    expect(chart).to_be_visible()
    name = chart.get_attribute("aria-label")
    assert re.match(r"You: Codes left: 1,296 at the start, .* Friend: Codes left: 1,296 at", name)
    expect(game.duel).to_contain_text("Counting the codes left, ")
    figures = game.duel.get_by_role("row")
    assert figures.nth(0).get_by_role("columnheader").all_inner_texts() == ["Figure", "You", "Friend"]
    expect(game.compared).to_have_count(4)
    spoken = game.compared.nth(0).get_attribute("aria-label")
    assert spoken.startswith("Your games split here. You: Attempt 1: red, green, blue, yellow. 1 in the right place, 1 in the wrong place. ")
    assert re.search(r" Friend: Attempt 1: red, green, white, black\. .* codes left\.$", spoken)
    expect(game.compared.nth(0)).to_contain_text("Your games split here")
    assert [row.locator(".side .pegs").count() for row in game.compared.all()] == [2, 2, 2, 1]
    game.duel.get_by_role("button", name="Send it back").click()
    wait_for_script(game.page, "() => window.sent")
    sent = game.page.evaluate("window.sent")
    assert sent["url"] == hide_moves(f"{desktop.address}codebreaker/#{GAME}/0123,1111,2020/solved-3/vs/0145,0220,4555,2020")
    assert sent["text"] == "CodeBreaker 537, Mastermind, 4 pegs\nMe: 3. You: 4.\n●○··\n····\n●●●●"
    game.page.reload()
    expect(game.compared).to_have_count(4)
    game.button("Back to the game").click()
    expect(game.duel).to_be_hidden()
    expect(game.button("Result")).to_be_visible()
    expect(game.page.locator(".friend")).to_have_count(3)


def test_duel_opens_with_the_keyboard_and_its_link_is_copied(desktop):
    desktop.context().grant_permissions(["clipboard-read", "clipboard-write"])
    desktop.context().add_init_script(COPYING)
    game = open_game(desktop, over(f"{FRESH} 0123,2020") + "\nduel 2020")
    game.button("Result").click()
    game.ended.get_by_role("button", name="Send it back").click()
    expect(game.notice).to_contain_text("Result and link copied.")
    assert game.page.evaluate("navigator.clipboard.readText()").endswith("#" + hide_moves(f"{GAME}/0123,2020/solved-2/vs/2020"))
    game.ended.get_by_role("button", name="Compare").press("Enter")
    expect(game.duel).to_be_focused()
    expect(game.page.locator("#duel-curves")).to_be_visible()
    game.press("Tab")
    expect(game.button("Back to the game")).to_be_focused()
    game.press("Tab")
    expect(game.duel.get_by_role("button", name="Send it back")).to_be_focused()
    game.duel.focus()
    assert focus_stops(game.page)[:2] == ["duel-close", "primary"]
    game.button("Back to the game").press("Enter")
    expect(game.button("Result")).to_be_focused()


def test_duel_loads_the_second_program_file_only_when_opened(new_device, dist, serve_folder, subtests):
    for name in ("iphone", "desktop"):
        with subtests.test(device=name):
            site, device = serve_folder(dist), new_device(name)
            device.address = site.address
            device.context().add_init_script(SAVING_DATA)
            game = open_game(device)

            def has_rest() -> bool:
                return "/codebreaker/codebreaker-rest.wasm" in [path for path, _, _ in site.replies]

            game.press("1", "1", "2", "2", "Enter")
            expect(game.page.locator("#attempts > li")).to_have_count(1)
            assert not has_rest()
            open_link(game, "codebreaker/1/12/5.faces/solved-6")
            expect(game.page.locator("#empty")).to_contain_text("A friend broke game 12 in 6. Can you?")
            assert has_rest()
