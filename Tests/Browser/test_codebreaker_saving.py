"""A game of CodeBreaker survives closed pages, damaged or missing storage, and a second window."""

from coach_screens import put
from codebreaker import FRESH, GAME_KEY, SETTINGS_KEY, STATISTICS_KEY, Table, enter, open_table, saved
from game_page import store
from playwright.sync_api import expect
from situations import DEAF, FORBIDDEN, FULL
from waiting import wait_until

JUNK = ["", "junk", saved(FRESH, "guess 0123x"), "\x00"]


def test_game_and_guess_are_restored_after_a_reload_or_crash(desktop):
    table = open_table(desktop, FRESH)
    table.attempt("0123", "4455")
    table.type_code("-4")
    table.press("End")
    shown = table.attempts(), table.drawn_markers(), table.guess(), table.selected()
    assert shown[2:] == (["empty", "white", "empty", "empty"], 4)
    table.page.reload()
    assert (table.attempts(), table.drawn_markers(), table.guess(), table.selected()) == shown
    table.press("1", "Enter", "Enter")
    assert table.attempts()[0] == "Attempt 3: empty, white, empty, red. 1 exact."
    # A page that crashes has saved every peg.
    table.follow("codebreaker/1 12 4.mastermind")
    # Nothing runs in the page after this task of the browser.
    table.page.evaluate(
        """() => {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true }));
          window.kept = localStorage.getItem("parlor.codebreaker.game");
        }"""
    )
    assert table.page.evaluate("window.kept").startswith(saved("codebreaker/1 12 4.mastermind", "guess 4---", "selected 1"))


def test_damaged_game_is_reported_and_quarantined(desktop, subtests):
    table = open_table(desktop)
    for junk in JUNK:
        with subtests.test(junk=junk):
            put(table, junk)
            expect(table.page.get_by_role("alert").filter(has_text="set aside")).to_be_visible()
            assert table.stored(f"{GAME_KEY}.damaged") == junk
            table.button("OK").click()
            table.attempt("0123")
            expect(table.rows).to_have_count(1)
            table.page.reload()
            expect(table.rows).to_have_count(1)
            expect(table.notice).to_be_hidden()


def test_damaged_statistics_and_settings_are_reported_and_quarantined(desktop):
    store(desktop, {SETTINGS_KEY: "letters maybe"})
    table = open_table(desktop, f"{FRESH} 0123", statistics="codebreaker-statistics/1\n4-colors 6 many")
    expect(table.notice).to_contain_text("Can’t read the saved settings")
    table.button("OK").click()
    expect(table.notice).to_contain_text("Can’t read the saved statistics")
    table.button("OK").click()
    expect(table.notice).to_be_hidden()
    assert table.stored(f"{STATISTICS_KEY}.damaged") == "codebreaker-statistics/1\n4-colors 6 many"
    assert table.stored(f"{SETTINGS_KEY}.damaged") == "letters maybe"
    assert table.line() == f"{FRESH} 0123"


def test_play_continues_without_storage_and_is_reported_once(desktop, subtests):
    for locale, script in (("de", FORBIDDEN), ("fr", FULL)):
        with subtests.test(script=script):
            desktop.context(locale=locale).add_init_script(script)
            table = Table(desktop.open("codebreaker/#codebreaker/1/537/4.mastermind", locale=locale))
            expect(table.notice).to_contain_text("can’t save the game")
            table.button("OK").click()
            table.attempt("0123", "4455", "2020")
            expect(table.ended).to_have_accessible_name("Code broken!")
            table.button("Look back").click()
            table.tab("Statistics").click()
            assert table.page.locator("#counts dd").first.inner_text() == "1"
            table.tab("Play").click()
            table.restart()
            table.press("1", "Enter", "Enter")
            expect(table.rows).to_have_count(1)
            expect(table.notice).to_be_hidden()
    # Storage can fill up during a game.
    table = open_table(desktop, FRESH)
    table.attempt("0123")
    expect(table.notice).to_be_hidden()
    table.page.evaluate(f"() => {{ {FULL} }}")
    table.press("1")
    expect(table.notice).to_contain_text("can’t save the game")
    table.press("2", "Enter", "Enter")
    expect(table.rows).to_have_count(2)


def test_two_tabs_share_game_and_statistics(desktop):
    first = open_table(desktop, FRESH)
    second = open_table(desktop)
    first.attempt("0123")
    first.press("5")
    told = "was continued in another window"
    expect(second.notice).to_contain_text(told)
    # The notice comes with the first of the pegs.
    wait_until(second.page, lambda: (second.attempts(), second.guess()) == (first.attempts(), first.guess()))
    second.button("OK").click()
    second.press(*enter("4---"))
    expect(first.rows).to_have_count(2)
    expect(first.notice).to_contain_text(told)
    # Chromium takes a moment to share stored texts between processes.
    wait_until(first.page, lambda: first.line() == second.line() == f"{FRESH} 0123,4---")
    # Statistics and settings of both windows are combined.
    first.button("OK").click()
    first.tab("Statistics").click()
    second.attempt("2020")
    expect(first.page.locator("#counts dd").first).to_have_text("1")
    second.button("Look back").click()
    letters = {"name": "Letters on colors"}
    second.open_settings().get_by_role("group", **letters).get_by_role("radio", name="On").check()
    expect(first.open_settings().get_by_role("group", **letters).get_by_role("radio", name="On")).to_be_checked()


def test_outdated_tab_does_not_overwrite_changes(desktop):
    first = open_table(desktop, FRESH)
    page = desktop.new_page()
    page.add_init_script(DEAF)
    page.goto(desktop.address + "codebreaker/")
    page.wait_for_selector("html[data-state=running]", state="attached")
    second = Table(page)
    first.attempt("0123", "4455")
    expect(second.rows).to_have_count(0)
    # Chromium takes a moment to share stored texts between processes.
    wait_until(page, lambda: second.line() == first.line())
    second.press("1")
    expect(second.notice).to_contain_text("was continued in another window")
    expect(second.rows).to_have_count(2)
    assert second.line() == f"{FRESH} 0123,4455"
    assert "guess" not in second.stored(GAME_KEY), "a peg chosen for an earlier game isn't added"
