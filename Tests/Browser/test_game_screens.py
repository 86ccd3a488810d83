"""The screens of each game: tabs, addresses, the back button, links, and the title of the page."""

import re

import codebreaker
import pytest
import triples
from codebreaker import FRESH
from game_page import GamePage
from playwright.sync_api import expect
from triples import WHOLE_GAME, golden

# The tabs of each game, each with its address.
TABS = {
    "triples": {"Board": "board", "Scores": "scores", "About": "about"},
    "codebreaker": {"Play": "play", "Statistics": "statistics", "Rules": "rules"},
}
TITLES = {"triples": "Triples", "codebreaker": "CodeBreaker"}


def open_game(device, game: str, path: str = "", **options) -> GamePage:
    line = "triples/1 14 uldr" if game == "triples" else f"{FRESH} 0123"
    module = triples if game == "triples" else codebreaker
    return module.open_game(device, line, path=f"{game}/{path}", **options)


def assert_tab_is_shown(game_page, game: str, name: str) -> None:
    for tab in TABS[game]:
        expect(game_page.tab(tab)).to_have_attribute("aria-selected", "true" if tab == name else "false")
    panels = game_page.page.get_by_role("tabpanel")
    expect(panels).to_have_count(1)
    expect(panels).to_have_accessible_name(name)


@pytest.mark.parametrize("game", TABS)
def test_page_is_labeled_and_its_tabs_switch_by_click_and_key(desktop, game):
    game_page = open_game(desktop, game)
    assert game_page.page.title() == TITLES[game]
    assert game_page.page.locator("html").get_attribute("lang") == "en"
    # Screen readers skip purely decorative images.
    assert game_page.page.locator("svg:not([aria-hidden=true], #chart-picture)").count() == 0
    tabs = game_page.page.get_by_role("tablist").get_by_role("tab")
    first, second, third = TABS[game]
    assert [tab.inner_text() for tab in tabs.all()] == [first, second, third]
    assert_tab_is_shown(game_page, game, first)
    for name in (third, second, first):
        game_page.tab(name).click()
        assert_tab_is_shown(game_page, game, name)
        panel = game_page.page.get_by_role("tabpanel")
        assert panel.get_attribute("id") == game_page.tab(name).get_attribute("aria-controls")
        assert panel.get_attribute("aria-labelledby") == game_page.tab(name).get_attribute("id")
        # The Tab key reaches only one of the tabs, and the arrow keys reach the others.
        assert [tab.get_attribute("tabindex") or "0" for tab in tabs.all()].count("0") == 1
    line = game_page.line()
    game_page.tab(first).focus()
    for key, name in [
        *[("ArrowRight", second), ("ArrowRight", third), ("ArrowRight", first), ("ArrowLeft", third)],
        *[("Home", first), ("End", third), ("ArrowUp", second), ("ArrowDown", third)],
    ]:
        game_page.press(key)
        assert_tab_is_shown(game_page, game, name)
        expect(game_page.tab(name)).to_be_focused()
    assert game_page.line() == line, "the tabs' keys don't play"


@pytest.mark.parametrize("game", TABS)
def test_each_screen_has_an_address_and_back_returns_to_the_last_one(desktop, game):
    first, second, third = TABS[game]
    addresses = TABS[game]
    game_page = open_game(desktop, game, f"#{addresses[second]}")
    assert_tab_is_shown(game_page, game, second)
    game_page.tab(third).click()
    assert game_page.page.url.endswith(f"{game}/#{addresses[third]}")
    game_page.page.reload()
    assert_tab_is_shown(game_page, game, third)
    for address, name in [(addresses[first], first), (addresses[third], third), ("", first)]:
        game_page.page.evaluate("address => { location.hash = address; }", address)
        assert_tab_is_shown(game_page, game, name)
    # The back button goes back through the screens that were visited.
    game_page.tab(second).click()
    game_page.tab(third).click()
    game_page.page.go_back()
    assert_tab_is_shown(game_page, game, second)
    game_page.page.go_back()
    assert_tab_is_shown(game_page, game, first)
    game_page.page.go_forward()
    assert_tab_is_shown(game_page, game, second)
    # The address also works for players who need high contrast.
    game_page = open_game(desktop, game, f"#{addresses[second]}", forced_colors="active")
    assert_tab_is_shown(game_page, game, second)


# Links that can't be opened. Native tests check the reason for each.
BAD_LINKS = [
    ("triples", "nonsense", ""),
    ("triples", "%00%ff", ""),
    ("triples", "triples/1/14/uu", "2"),
    ("triples", "triples/1/14/uu/vs/uldr", "move 2 (Up) moves nothing"),
    ("codebreaker", "nonsense", "this is not a game of CodeBreaker"),
    ("codebreaker", "%00%ff", ""),
    ("codebreaker", "codebreaker/1/14/4.checkers", "there is no such theme"),
]


@pytest.mark.parametrize("game, link, words", BAD_LINKS)
def test_invalid_link_is_explained_and_keeps_the_game(desktop, game, link, words):
    game_page = open_game(desktop, game)
    line = game_page.line()
    game_page.page.evaluate("link => { location.hash = link; }", link)
    expect(game_page.notice).to_be_visible()
    text = game_page.notice.inner_text()
    assert text.startswith("Can’t open this link: ") and words in text, text
    game_page.button("OK").click()
    expect(game_page.notice).to_be_hidden()
    assert game_page.line() == line
    assert_tab_is_shown(game_page, game, next(iter(TABS[game])))
    # Opening the page with the link has the same result.
    game_page = GamePage(desktop.open(f"{game}/#{link}"))
    expect(game_page.page.get_by_role("alert").filter(has_text="Can’t open this link")).to_be_visible()


# The button that asks for a game's number, the dialog, and its field.
NUMBERS = {
    "triples": ("Game 14 · tough deal", "Open a game", "Game number, 1 to 999999999999"),
    "codebreaker": ("New Game", "New Game", "Game number (optional)"),
}


@pytest.mark.parametrize("game", NUMBERS)
def test_number_is_entered_with_the_keyboard_and_a_fault_is_marked(desktop, game):
    opener, title, label = NUMBERS[game]
    game_page = open_game(desktop, game)
    line = game_page.line()
    dialog = game_page.page.get_by_role("dialog", name=title)
    field, alert = dialog.get_by_role("textbox", name=label), dialog.get_by_role("alert")
    game_page.button(opener).click()
    field.fill("１４")
    field.press("Enter")
    expect(alert).to_have_text(re.compile("^The game number "))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(field).to_have_value("１４")
    game_page.press("Escape")
    expect(dialog).to_be_hidden()
    expect(game_page.button(opener)).to_be_focused()
    assert game_page.line() == line
    game_page.press("Enter")
    expect(field).to_have_value("")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(alert).to_be_hidden()
    field.fill(" 999999999999 ")
    field.press("Enter")
    expect(dialog).to_be_hidden()


def test_linked_replay_keeps_the_game_and_back_returns_to_the_challenge(iphone):
    game_page = open_game(iphone, "triples", f"#triples/1/14/{WHOLE_GAME}")
    expect(game_page.page.get_by_role("region", name="Replay")).to_be_visible()
    assert game_page.replay_board() == golden("triples/1 14")[1]
    game_page.button("Last").click()
    assert game_page.replay_board() == golden(f"triples/1 14 {WHOLE_GAME}")[1]
    game_page.button("Close the replay").click()
    assert_tab_is_shown(game_page, "triples", "Board")
    assert game_page.state() == golden("triples/1 14 uldr")
    # The browser's back button returns to the challenge.
    game_page.page.go_back()
    expect(game_page.challenge).to_be_visible()


def test_screen_readers_get_each_peg_once_and_the_rules_have_all_sections(iphone):
    game_page = open_game(iphone, "codebreaker")
    # Screen readers get the name of a peg once in the attempt, and once among the choices.
    snapshot = game_page.page.get_by_role("tabpanel").aria_snapshot()
    assert "?" not in snapshot and snapshot.count("red") == 2, snapshot
    game_page.tab("Rules").click()
    panel = game_page.page.get_by_role("tabpanel", name="Rules")
    for heading in ("How to play", "Credits"):
        expect(panel.get_by_role("heading", name=heading)).to_have_count(1)
    last = panel.get_by_role("link", name="Get the source")
    expect(last).to_have_attribute("href", "../parlor-source.tar.gz")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
