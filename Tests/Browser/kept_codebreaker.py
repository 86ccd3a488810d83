"""Reads what CodeBreaker's pages show with a storage of release 0.1.0, and continues the games."""

import re

from codebreaker import READ_MARKERS, Table
from kept_storage import Entry, Notes, follow_link, open_page, words
from kept_storage import shared as shared_now
from playwright.sync_api import Locator, expect

# The suffix of the groups that release 0.1.0 counted.
EARLIER = " (earlier games)"

# The code of the unfinished game.
CODE = "4089"


def sit_down(device, moment: str, address: str = "") -> Table:
    """Opens CodeBreaker with a storage, at an address within the page."""
    return Table(open_page(device, moment, f"codebreaker/{address}"))


def shared(table: Table, button: Locator, notes: Notes) -> None:
    """Adds what the share sheet gets, with its link in the form of 0.1.0: without the attempts of a finished game."""
    shared_now(table, button, notes)
    link = notes.entries.pop()[2]
    notes.add("Link", re.sub(r"/[0-9a-b,-]+x?(?=$|/solved-)", "", link) if "/solved-" in link else link)
    if table.notice.is_visible():
        expect(table.notice).to_contain_text("The link contains the moves")
        table.button("OK").click()


def read_game(table: Table, screen: str = "game") -> list[Entry]:
    """Returns the current game, without its clock, which may run."""
    expect(table.notice).to_be_hidden()
    table.settle()
    notes = Notes("codebreaker", screen)
    panel = table.page.get_by_role("tabpanel", name="Play")
    title = panel.get_by_role("heading")
    notes.add("Theme", title.inner_text())
    # The paragraph below the title: the number, the pegs, the clock, the attempts left.
    about = words(title.locator("xpath=following-sibling::p").inner_text())
    notes.add("About", re.sub(r"\d+:\d\d", "…", about))
    notes.add("Code", table.master_row.get_attribute("aria-label"))
    if table.guess_row.is_visible():
        notes.add("Peg", *table.guess())
        notes.add("Selected", str(table.selected()))
        pegs = table.choices.evaluate_all(
            "choices => choices.map((choice) => `${choice.ariaLabel} ${choice.querySelector('.peg').textContent}`)"
        )
        notes.add("Choice", *pegs)
        notes.add("Problem", table.problem.inner_text())
    else:
        # Includes the time that the game took.
        over = panel.get_by_role("paragraph").filter(has_text=re.compile("^(Solved|Not solved|Given up)"))
        notes.add("Over", over.inner_text())
    notes.add("Attempt", *table.attempts())
    notes.add("Markers", *table.drawn_markers())
    notes.add("Button", *table.page.get_by_role("button", name=re.compile("^Back to ")).all_inner_texts())
    notes.add("Status", table.status())
    shared(table, table.button("Share this game"), notes)
    return notes.entries


def seconds(table: Table) -> int:
    """Returns the time on the clock, in seconds."""
    minutes, rest = table.time.inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def read_end(table: Table, screen: str = "end") -> list[Entry]:
    """Returns the dialog at the end of a game, without the time, which may change."""
    expect(table.ended).to_be_visible()
    table.settle()
    notes = Notes("codebreaker", screen)
    notes.add("Title", table.ended.get_by_role("heading").inner_text())
    notes.add("Code", table.ended.get_by_role("img").get_attribute("aria-label"))
    notes.add("Summary", re.sub(r"\d+:\d\d", "…", table.ended.get_by_role("paragraph").inner_text()))
    notes.add("Markers", *table.ended.locator("#ended-markers .markers").evaluate_all(READ_MARKERS))
    notes.buttons(table.ended)
    return notes.entries


def see_skill(table: Table) -> None:
    """Waits for the skill among the statistics, which may come later than the rest."""
    panel = table.page.get_by_role("tabpanel", name="Statistics")
    panel.get_by_role("combobox", name="Games with").select_option("4 pegs, colors (earlier games)")
    expect(panel.get_by_text("per game on average")).to_be_visible()


def read_statistics(table: Table, screen: str = "statistics") -> list[Entry]:
    """Returns the figures, bars and skill of each group of games, under the groups' names in 0.1.0."""
    entries = []
    table.tab("Statistics").click()
    panel = table.page.get_by_role("tabpanel", name="Statistics")
    groups = panel.get_by_role("combobox", name="Games with")
    chosen = groups.locator("option:checked").inner_text()
    see_skill(table)
    for group in groups.inner_text().split("\n"):
        if not group.endswith(EARLIER):
            continue
        groups.select_option(group)
        notes = Notes("codebreaker", f"{screen} {group.removesuffix(EARLIER)}")
        if group == chosen:
            notes.add("Chosen", "at first")
        notes.figures(panel)
        bars, *skill = panel.get_by_role("list").all()
        notes.add("Bars", ", ".join(map(words, bars.get_by_role("listitem").all_inner_texts())))
        notes.add("Legend", *panel.get_by_text("solved with hints").filter(visible=True).all_inner_texts())
        for chart in skill:
            notes.add("Skill", *chart.get_by_role("listitem").all_inner_texts())
        notes.add("Skill", panel.locator("#skill").get_by_role("paragraph").inner_text())
        entries += notes.entries
    expect(table.notice).to_be_hidden()
    return entries


def read_review(table: Table) -> list[Entry]:
    """Returns the stored review of the current game."""
    notes = Notes("codebreaker", "review")
    table.tab("Play").click()
    table.open_review()
    notes.add("Link", table.page.url.split("#")[1])
    notes.figures(table.review)
    notes.add("Chart", table.review.get_by_role("img", name=re.compile("^Codes")).get_attribute("aria-label"))
    paragraphs = table.review.get_by_role("paragraph").filter(has_not=table.page.get_by_role("button"))
    notes.add("Sentence", *paragraphs.all_inner_texts())
    for row in table.reviewed.all():
        notes.add("Attempt", row.locator("> .unseen").inner_text())
        button = row.get_by_role("button")
        button.click()
        notes.add("Codes", button.get_attribute("aria-label"))
        codes = row.locator(".codes").get_by_role("listitem").locator(".unseen").all_inner_texts()
        notes.add("Left", "; ".join(codes))
    shared(table, table.button("Share the summary"), notes)
    table.button("Back to the game").click()
    return notes.entries


def read_settings(table: Table) -> list[Entry]:
    """Returns the settings, and the choices that the form for the next game proposes."""
    notes = Notes("codebreaker", "settings")
    notes.choices("Letters", table.open_settings().get_by_role("group", name="Letters on colors"))
    table.close_settings()
    table.tab("Play").click()
    table.button("New Game").click()
    expect(table.new_game).to_be_visible()
    notes.choices("Pegs", table.new_game.get_by_role("group", name="Pegs"))
    for name in ("Theme", "Limit of attempts"):
        notes.add(name, table.new_game.get_by_role("combobox", name=name).locator("option:checked").inner_text())
    table.button("Cancel").click()
    return notes.entries


# Each function below reads one storage, from a newly opened page.


def over(device) -> list[Entry]:
    """A finished, reviewed game."""
    table = sit_down(device, "ended")
    entries = read_game(table)
    table.button("Result").click()
    entries += read_end(table)
    table.button("Look back").click()
    return entries + read_review(table) + read_statistics(table)


def half_played(device) -> list[Entry]:
    """An unfinished game, and all other screens."""
    table = sit_down(device, "half-played")
    return read_game(table) + read_settings(table) + read_statistics(table)


def played_on(device) -> list[Entry]:
    """Completes and makes the guess, then gives up."""
    table = sit_down(device, "half-played")
    table.press("1", "End", "2", "Enter")
    entries = read_game(table, "guessed")
    table.give_up()
    table.surrender.get_by_role("button", name="Give up").click()
    return entries + read_end(table, "given up")


def solved(device) -> list[Entry]:
    """Guesses the code."""
    table = sit_down(device, "half-played")
    table.click_code(CODE)
    table.guess_button.click()
    entries = read_end(table, "solved")
    table.button("Look back").click()
    # The game counts in a group by its choices; the groups of 0.1.0 stay unchanged.
    entries += read_statistics(table, "solved, statistics")
    groups = table.page.get_by_role("combobox", name="Games with")
    groups.select_option("4 pegs, 12 colors")
    expect(table.page.get_by_role("tabpanel").get_by_role("definition").first).to_have_text("1")
    return entries


def left(device) -> list[Entry]:
    """A game that has just begun, while the player can go back to another one."""
    table = sit_down(device, "left")
    entries = read_game(table)
    table.page.get_by_role("button", name=re.compile("^Back to ")).click()
    return entries + read_game(table, "brought back") + read_settings(table)


def follow(table: Table, address: str) -> list[str]:
    """Follows a link during a game. Returns what it opens and shows. Restores everything afterward."""
    before = table.line()
    follow_link(table.page, address)
    if table.notice.is_visible():
        found = ["notice", table.notice.get_by_role("paragraph").inner_text()]
        table.button("OK").click()
    elif table.line() != before:
        shown = {name: text for _, name, text in read_game(table) if name in ("Theme", "About", "Link")}
        found = ["game", shown["Theme"], shown["About"], shown["Link"].split("#")[1]]
        table.page.get_by_role("button", name=re.compile("^Back to ")).click()
    else:
        found = ["screen", table.page.get_by_role("tab", selected=True).inner_text()]
        if address == "statistics":
            see_skill(table)
        table.tab("Play").click()
    assert table.line() == before
    return found
