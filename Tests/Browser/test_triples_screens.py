"""The three screens: tabs, addresses, the back button, and links."""

import re

from playwright.sync_api import expect
from triples import WHOLE_GAME, golden, open_table

TABS = ("Board", "Scores", "About")


def assert_in_front(table, name: str) -> None:
    for tab in TABS:
        expect(table.tab(tab)).to_have_attribute("aria-selected", "true" if tab == name else "false")
    panels = table.page.get_by_role("tabpanel")
    expect(panels).to_have_count(1)
    expect(panels).to_have_accessible_name(name)


def test_tabs_are_a_tab_list_and_work_with_keys(desktop):
    table = open_table(desktop, "triples/1 14")
    tabs = table.page.get_by_role("tablist").get_by_role("tab")
    assert [tab.inner_text() for tab in tabs.all()] == list(TABS)
    assert table.page.locator("[role=tab] svg").count() == 3
    assert_in_front(table, "Board")
    for name in ("About", "Scores", "Board"):
        table.tab(name).click()
        assert_in_front(table, name)
        panel = table.page.get_by_role("tabpanel")
        assert panel.get_attribute("id") == table.tab(name).get_attribute("aria-controls")
        assert panel.get_attribute("aria-labelledby") == table.tab(name).get_attribute("id")
        # Tab reaches one of them, and the arrow keys reach the others.
        assert [tab.get_attribute("tabindex") or "0" for tab in tabs.all()].count("0") == 1
    table.tab("Board").focus()
    for key, name in [
        *[("ArrowRight", "Scores"), ("ArrowRight", "About"), ("ArrowRight", "Board"), ("ArrowLeft", "About")],
        *[("Home", "Board"), ("End", "About"), ("ArrowUp", "Scores"), ("ArrowDown", "About")],
    ]:
        table.press(key)
        assert_in_front(table, name)
        expect(table.tab(name)).to_be_focused()
    assert table.line() == "triples/1 14", "the tabs' keys don't move the board"


def test_each_screen_has_an_address(desktop):
    table = open_table(desktop, path="triples/#scores")
    assert_in_front(table, "Scores")
    table.tab("About").click()
    assert table.page.url.endswith("triples/#about")
    table.page.reload()
    assert_in_front(table, "About")
    for address, name in [("#board", "Board"), ("#about", "About"), ("#", "Board")]:
        table.page.evaluate("address => { location.hash = address; }", address)
        assert_in_front(table, name)
    # The back button goes back through the screens.
    table.tab("Scores").click()
    table.tab("About").click()
    table.page.go_back()
    assert_in_front(table, "Scores")
    table.page.go_back()
    assert_in_front(table, "Board")
    table.page.go_forward()
    assert_in_front(table, "Scores")
    table.page.goto(table.page.url.replace("#scores", "#about"))
    assert_in_front(table, "About")
    # The link to the home page.
    table.page.get_by_role("link", name="Parlor: all games").click()
    table.page.get_by_role("link", name=re.compile("^Triples")).click()
    table.page.wait_for_selector("html[data-state=running]", state="attached")
    assert_in_front(table, "Board")


BAD_LINKS = {
    "nonsense": "Can’t open this link",
    "triples/1/0/u": "zero",
    "triples/1/14/uu": "2",
    "triples/1/14/ux": "2",
    "triples/2/14/u": "version",
    "triples/1/1000000000000": "number",
    "%00%ff": "Can’t open this link",
    f"triples/1/14/{WHOLE_GAME}l": "30",
    "triples/1/14/uldr/vs/uu": "move 2 (Up) moves nothing",
    "triples/1/14/uu/vs/uldr": "move 2 (Up) moves nothing",
    "triples/1/14/uldr/vs/": "move 5 (/)",
    "triples/1/14/vs/uldr": "no move",
}


def test_invalid_link_is_explained_and_keeps_the_game(desktop):
    table = open_table(desktop, "triples/1 14 uldr")
    before = table.state()
    for link, word in BAD_LINKS.items():
        table.page.evaluate("link => { location.hash = link; }", link)
        expect(table.notice).to_be_visible()
        text = table.notice.inner_text()
        assert text.startswith("Can’t open this link: "), (link, text)
        assert word in text, (link, text)
        table.button("OK").click()
        expect(table.notice).to_be_hidden()
        assert table.state() == before
        assert table.line() == "triples/1 14 uldr"
        assert_in_front(table, "Board")
        expect(table.page.get_by_role("region", name="Duel")).to_be_hidden()
    # The same happens if the page opens with it.
    table = open_table(desktop, path="triples/#triples/1/14/uu")
    expect(table.page.get_by_role("alert").filter(has_text="Can’t open this link")).to_be_visible()
    assert table.state() == before
    table.press_keys("d")
    assert table.line().startswith("triples/1 14 uldr")


def test_link_opens_a_replay_and_keeps_the_game(iphone):
    table = open_table(iphone, "triples/1 14 uldr", path=f"triples/#triples/1/14/{WHOLE_GAME}")
    expect(table.page.get_by_role("region", name="Replay")).to_be_visible()
    assert table.replay_board() == golden("triples/1 14")[1]
    table.button("Last").click()
    assert table.replay_board() == golden(f"triples/1 14 {WHOLE_GAME}")[1]
    table.button("Close the replay").click()
    assert_in_front(table, "Board")
    assert table.state() == golden("triples/1 14 uldr")
    # The browser's back button returns to the challenge.
    table.page.go_back()
    expect(table.challenge).to_be_visible()
