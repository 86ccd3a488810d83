"""Duels by link, as they are drawn: the friend's markers during the game, and both games side by side at the end."""

import re

from accessibility import focus_stops
from codebreaker import FRESH, open_game, over
from hidden_moves import hide_moves
from playwright.sync_api import expect
from situations import SAVING_DATA

GAME = "codebreaker/1/537/4.mastermind"


def test_friends_markers_are_drawn_without_the_guesses(iphone):
    game = open_game(iphone, "codebreaker/1 12 5.faces 01234", path=f"codebreaker/#{GAME}/1145,0220,2020/solved-3")
    expect(game.page.locator("#empty")).to_contain_text("A friend broke game 537 in 3. Can you?")
    # The link is removed from the address.
    assert game.page.url.endswith("codebreaker/#play") or game.page.url.endswith("codebreaker/")
    game.attempt("0123", "1111")
    spoken = ["Friend’s attempt 2: 2 in the right place, 2 in the wrong place", "Friend’s attempt 1: no match"]
    for _ in range(2):
        assert game.rows.locator(".friend > .unseen").all_inner_texts() == spoken
        game.page.reload()
        expect(game.rows).to_have_count(2)
    expect(game.page.locator(".friend .hole")).to_have_count(0)


def test_duel_draws_both_games_and_opens_with_the_keyboard(desktop):
    game = open_game(desktop, over(f"{FRESH} 0123,1111,2020") + "\nduel 0145,0220,4555,2020")
    game.button("Result").click()
    expect(game.ended).to_contain_text("You won by a guess: 3 to 4.")
    game.ended.get_by_role("button", name="Compare").press("Enter")
    expect(game.duel).to_be_focused()
    assert game.page.url.endswith("#" + hide_moves(f"{GAME}/0123,1111,2020/solved-3/vs/0145,0220,4555,2020"))
    expect(game.duel.get_by_role("img", name=re.compile("^You: Codes left: 1,296 at the start, .* Friend: Codes left: 1,296 at"))).to_be_visible()
    assert game.duel.get_by_role("row").nth(0).get_by_role("columnheader").all_inner_texts() == ["Figure", "You", "Friend"]
    expect(game.compared).to_have_count(4)
    spoken = game.compared.nth(0).get_attribute("aria-label")
    assert spoken.startswith("Your games split here. You: Attempt 1: red, green, blue, yellow. ")
    expect(game.compared.nth(0)).to_contain_text("Your games split here")
    assert [row.locator(".side .pegs").count() for row in game.compared.all()] == [2, 2, 2, 1]
    game.page.reload()
    expect(game.compared).to_have_count(4)
    game.duel.focus()
    assert focus_stops(game.page)[:2] == ["duel-close", "primary"]
    game.button("Back to the game").press("Enter")
    expect(game.duel).to_be_hidden()
    expect(game.button("Result")).to_be_focused()
    expect(game.page.locator(".friend")).to_have_count(3)


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
            game.page.evaluate("location.hash = 'codebreaker/1/12/5.faces/solved-6'")
            expect(game.page.locator("#empty")).to_contain_text("A friend broke game 12 in 6. Can you?")
            assert has_rest()
