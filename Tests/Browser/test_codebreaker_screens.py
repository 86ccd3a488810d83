"""CodeBreaker's three screens: tabs, addresses, the back button, links, and the link from the home page."""

import re

from codebreaker import FRESH, open_table
from playwright.sync_api import expect

TABS = ("Play", "Statistics", "Rules")


def assert_in_front(table, name: str) -> None:
    for tab in TABS:
        expect(table.tab(tab)).to_have_attribute("aria-selected", "true" if tab == name else "false")
    panels = table.page.get_by_role("tabpanel")
    expect(panels).to_have_count(1)
    expect(panels).to_have_accessible_name(name)


def test_page_has_a_title_and_its_tabs_work_with_keys(desktop):
    table = open_table(desktop)
    assert table.page.title() == "CodeBreaker"
    assert table.page.locator("html").get_attribute("lang") == "en"
    assert table.page.locator("svg:not([aria-hidden=true])").count() == 0
    # Screen readers get the pegs' names once.
    snapshot = table.page.get_by_role("tabpanel").aria_snapshot()
    assert "?" not in snapshot and snapshot.count("red") == 1, snapshot
    # The tabs are a tab list.
    tabs = table.page.get_by_role("tablist").get_by_role("tab")
    assert [tab.inner_text() for tab in tabs.all()] == list(TABS)
    assert_in_front(table, "Play")
    for name in ("Rules", "Statistics", "Play"):
        table.tab(name).click()
        assert_in_front(table, name)
        panel = table.page.get_by_role("tabpanel")
        assert panel.get_attribute("id") == table.tab(name).get_attribute("aria-controls")
        assert [tab.get_attribute("tabindex") or "0" for tab in tabs.all()].count("0") == 1
    table.tab("Play").focus()
    for key, name in [("ArrowRight", "Statistics"), ("End", "Rules"), ("ArrowRight", "Play"), ("ArrowLeft", "Rules")]:
        table.press(key)
        assert_in_front(table, name)
        expect(table.tab(name)).to_be_focused()
    table.press("Home")
    assert table.selected() == 1, "the tabs' keys don't edit the guess"


def test_each_screen_has_an_address(desktop):
    table = open_table(desktop, path="codebreaker/#statistics")
    assert_in_front(table, "Statistics")
    table.tab("Rules").click()
    assert table.page.url.endswith("codebreaker/#rules")
    table.page.reload()
    assert_in_front(table, "Rules")
    for address, name in [("#game", "Play"), ("#play", "Play"), ("#rules", "Rules"), ("#", "Play")]:
        table.page.evaluate("address => { location.hash = address; }", address)
        assert_in_front(table, name)
    # The back button goes back through the screens.
    table.tab("Statistics").click()
    table.tab("Rules").click()
    table.page.go_back()
    assert_in_front(table, "Statistics")
    table.page.go_back()
    assert_in_front(table, "Play")
    table.page.go_forward()
    assert_in_front(table, "Statistics")
    # Players who need contrast can follow an address too.
    table = open_table(desktop, path="codebreaker/#codebreaker/1/537/4.mastermind", forced_colors="active")
    assert table.line() == FRESH
    table = open_table(desktop, path="codebreaker/#statistics", forced_colors="active")
    assert_in_front(table, "Statistics")


BAD_LINKS = {
    "nonsense": "this is not a game of CodeBreaker",
    "codebreaker/1/14/7.mastermind": "the number of pegs must be 3, 4, 5 or 6",
    "codebreaker/1/14/4.mastermind/0129": "attempt 1 has a peg that the theme has not",
    "%00%ff": "",
}


def test_invalid_link_is_explained_and_keeps_the_game(desktop):
    table = open_table(desktop, f"{FRESH} 0123", "guess 4---")
    for link, words in BAD_LINKS.items():
        table.page.evaluate("link => { location.hash = link; }", link)
        expect(table.notice).to_be_visible()
        text = table.notice.inner_text()
        assert text.startswith("Can’t open this link: ") and words in text, (link, text)
        table.button("OK").click()
        expect(table.notice).to_be_hidden()
        assert table.line() == f"{FRESH} 0123" and table.guess()[0] == "white"
        assert_in_front(table, "Play")
    # The same happens if the page opens with it.
    table = open_table(desktop, path="codebreaker/#codebreaker/1/14/4.checkers")
    expect(table.page.get_by_role("alert").filter(has_text="there is no such theme")).to_be_visible()
    assert table.line() == f"{FRESH} 0123"


def test_rules_and_home_page_can_be_opened(iphone):
    table = open_table(iphone, path="codebreaker/#rules")
    panel = table.page.get_by_role("tabpanel", name="Rules")
    for heading in ("How to play", "Credits"):
        expect(panel.get_by_role("heading", name=heading)).to_have_count(1)
    for words in ("three to six pegs", "right peg in its place", "right peg in another place", "Hold a choice", "Backspace"):
        expect(panel).to_contain_text(words)
    expect(panel.get_by_role("link", name="Get the source")).to_have_attribute("href", "../parlor-source.tar.gz")
    last = panel.get_by_role("link", name="Get the source")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    # The home page opens both games.
    page = table.page
    page.goto(iphone.address)
    assert "soon" not in page.locator("body").inner_text().lower()
    for name in ("Triples", "CodeBreaker"):
        door = page.get_by_role("link", name=re.compile(f"^{name} "))
        expect(door.locator("svg")).to_be_visible()
        door.click()
        page.wait_for_selector("html[data-state=running]", state="attached")
        assert page.title() == name
        page.get_by_role("link", name="Parlor: all games").click()
        expect(page.get_by_role("heading", name="Parlor")).to_be_visible()
