"""The words and tooltips that all games have in common."""

from games import read_games
from playwright.sync_api import expect
from test_settings import open_game

# Returns the buttons and links without visible text, except those that show a peg.
ICONS = """() => [...document.querySelectorAll("button, a")]
  .filter((button) => button.querySelector("svg") && !button.innerText?.trim() && !button.querySelector(".peg"))
  .filter((button) => [...button.querySelectorAll("span")].every((label) => !label.textContent.trim()))
  .map((button) => [button.getAttribute("aria-label"), button.title])"""


def keys(page):
    return page.locator("p.keys").filter(visible=True)


def test_pages_have_icon_tooltips_a_list_of_keys_and_american_spelling(desktop, subtests):
    for game in read_games():
        with subtests.test(game.folder):
            page = open_game(desktop, game).page
            icons = page.evaluate(ICONS)
            assert icons
            for label, tooltip in icons:
                assert label and tooltip == label
            expect(keys(page)).to_contain_text("Keys:")
            expect(keys(page)).to_be_in_viewport(ratio=1)
            text = page.locator("html").evaluate("page => page.textContent").lower()
            for word in ("licence", "colour"):
                assert word not in text


def test_touch_devices_show_no_keys_and_explain_play_without_scrolling(iphone, subtests):
    for game in read_games():
        with subtests.test(game.folder):
            page = open_game(iphone, game).page
            expect(keys(page)).to_have_count(0)
            page.get_by_role("tab").last.click()
            rules = page.get_by_role("tabpanel").filter(visible=True)
            expect(rules.get_by_role("heading").first).to_have_text("How to play")
            for line in rules.locator(".rules li").all():
                expect(line).to_be_in_viewport(ratio=1)
