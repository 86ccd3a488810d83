"""Words and places that both games share."""

from playwright.sync_api import expect
from test_settings import open_game

# Buttons and links that show no text, without those that show a peg.
ICONS = """() => [...document.querySelectorAll("button, a")]
  .filter((button) => button.querySelector("svg") && !button.innerText?.trim() && !button.querySelector(".peg"))
  .filter((button) => [...button.querySelectorAll("span")].every((label) => !label.textContent.trim()))
  .map((button) => [button.getAttribute("aria-label"), button.title])"""


def test_icons_have_tooltips(desktop, game):
    icons = open_game(desktop, game).page.evaluate(ICONS)
    assert len(icons) >= 4
    for label, tooltip in icons:
        assert label and tooltip == label


def test_how_to_play_is_seen_without_scrolling(iphone, game):
    table = open_game(iphone, game)
    table.page.get_by_role("tab").nth(2).click()
    rules = table.page.get_by_role("tabpanel").filter(visible=True)
    expect(rules.get_by_role("heading").first).to_have_text("How to play")
    for line in rules.locator(".rules li").all():
        expect(line).to_be_in_viewport(ratio=1)


def test_a_keyboard_is_told_its_keys(desktop, game):
    keys = open_game(desktop, game).page.locator("p.keys").filter(visible=True)
    expect(keys).to_contain_text("Keys:")
    expect(keys).to_be_in_viewport(ratio=1)


def test_fingers_are_told_of_no_keys(iphone, game):
    expect(open_game(iphone, game).page.locator("p.keys").filter(visible=True)).to_have_count(0)


def test_one_spelling(desktop, game):
    text = open_game(desktop, game).page.locator("html").evaluate("page => page.textContent").lower()
    for word in ("licence", "colour"):
        assert word not in text
