"""Reads what Triples' pages show with a storage of release 0.1.0, and continues the games."""

import re

from kept_storage import Entry, Notes, follow_link, open_page, shared
from playwright.sync_api import Locator, expect
from triples import Table


def sit_down(device, moment: str) -> Table:
    """Opens Triples with a storage."""
    return Table(open_page(device, moment, "triples/"))


def read_board(table: Table, screen: str = "board") -> list[Entry]:
    """Returns the current game."""
    expect(table.notice).to_be_hidden()
    table.settle()
    notes = Notes("triples", screen)
    notes.add("Game", table.page.get_by_role("button", name=re.compile("^Game ")).inner_text())
    # In a level, the next medal replaces the best score.
    for name in ("Score", "Best"):
        notes.add(name, table.page.locator(f"#{name.lower()}").text_content())
    notes.add("Board", *table.rows())
    for name in ("Undo", "Redo"):
        notes.add(name, "yes" if table.button(name).is_enabled() else "no")
    notes.choices("Next game", table.page.get_by_role("group", name="Next game"))
    notes.add("Status", table.status())
    return notes.entries


def read_end(table: Table, screen: str = "end") -> list[Entry]:
    """Returns the dialog at the end of a game."""
    table.settle()
    notes = Notes("triples", screen)
    notes.add("Title", table.ended.get_by_role("heading").inner_text())
    notes.figures(table.ended)
    notes.add("Board", table.ended.get_by_role("img").get_attribute("aria-label"))
    notes.add("Next", table.ended.get_by_role("paragraph").filter(has_text="Close").inner_text())
    notes.buttons(table.ended, without=("Medals",))
    return notes.entries


def score_rows(table: Table) -> Locator:
    """Returns the list of scores."""
    return table.page.get_by_role("tabpanel", name="Scores").locator("#scores").get_by_role("listitem")


def read_scores(table: Table) -> list[Entry]:
    """Returns the order of the scores, and each score."""
    notes = Notes("triples", "scores")
    table.open_scores()
    notes.choices("Ranked by", table.page.get_by_role("group", name="Ranked by"))
    notes.add("Row", *score_rows(table).all_inner_texts())
    return notes.entries


def read_replays(table: Table) -> list[Entry]:
    """Returns the replay of each game in the scores, at its start and end, with its stored review, if any."""
    entries = []
    table.tab("Scores").click()
    for row in score_rows(table).all():
        if row.get_by_role("button").count() == 0:
            continue
        row.get_by_role("button").click()
        replay = table.page.get_by_role("region", name="Replay")
        notes = Notes("triples", "replay " + table.page.url.split("#")[1])
        status = table.status()
        table.press("Home")
        notes.add("Caption", table.page.locator("#viewer-caption").inner_text())
        if table.button("Review").is_visible():
            notes.add("Review", "none")
        else:
            notes.add("Chart", replay.get_by_role("img", name=re.compile("^Expected")).get_attribute("aria-label"))
            findings = replay.get_by_role("region", name="What the review found")
            notes.add("Verdict", *(findings.locator(f"#review-{part}").inner_text() for part in ("remark", "facts")))
            findings.get_by_role("button", name="How this is counted").click()
            notes.figures(findings)
            notes.add("Moment", *findings.get_by_role("listitem").all_inner_texts())
            notes.add("Rest", "".join(findings.locator("#review-rest").all_inner_texts()))
        notes.add("Status", status)
        table.button("Last").click()
        notes.add("Status", table.status())
        notes.add("Board", table.replay_board())
        shared(table, table.button("Share this replay"), notes)
        table.button("Close the replay").click()
        entries += notes.entries
    return entries


# Each function below reads one storage, from a newly opened page.


def ended(device) -> list[Entry]:
    """A game whose end dialog is open. The player keeps playing."""
    table = sit_down(device, "ended")
    entries = read_end(table)
    table.button("Keep playing").click()
    return entries + read_board(table, "kept playing") + read_scores(table)


def ended_and_closed(device) -> list[Entry]:
    """A game whose end dialog is open. The player closes it, and the next game begins."""
    table = sit_down(device, "ended")
    table.button("Close").click()
    return read_board(table, "closed")


def half_played(device) -> list[Entry]:
    """An unfinished game, and all other screens."""
    table = sit_down(device, "half-played")
    return read_board(table) + read_scores(table) + read_replays(table)


def played_on(device) -> list[Entry]:
    """Plays undone moves again, then undoes all moves and leaves the game."""
    table = sit_down(device, "half-played")
    while table.button("Redo").is_enabled():
        table.button("Redo").click()
    entries = read_board(table, "redone")
    while table.button("Undo").is_enabled():
        table.press("Control+z")
    entries += read_board(table, "undone")
    while table.button("Redo").is_enabled():
        table.press("Control+Shift+z")
    table.button("New Game").click()
    return entries + read_end(table, "left")


def watched(device) -> list[Entry]:
    """A game in which the coach has played."""
    table = sit_down(device, "left")
    entries = read_board(table)
    table.button("New Game").click()
    return entries + read_end(table)


def follow(table: Table, address: str) -> list[str]:
    """Follows a link during a game. Returns what it opens and shows. Restores everything afterward."""
    before = table.line()
    follow_link(table.page, address)
    watch = table.challenge.get_by_role("button", name="Watch")
    if table.notice.is_visible():
        found = ["notice", table.notice.get_by_role("paragraph").inner_text()]
        table.button("OK").click()
    elif table.challenge.is_visible() and watch.is_hidden():
        found = ["challenge", table.challenge.get_by_role("heading").inner_text()]
        table.button("Not now").click()
    elif table.challenge.is_visible() or table.page.get_by_role("region", name="Replay").is_visible():
        if table.challenge.is_visible():
            watch.click()
            expect(table.button("Close the replay")).to_be_visible()
        found = ["replay", table.page.locator("#viewer-caption").inner_text()]
        table.press("End")
        found += [table.page.locator("#viewer-score").inner_text(), table.replay_board()]
        table.button("Close the replay").click()
    else:
        found = ["screen", table.page.get_by_role("tab", selected=True).inner_text()]
        table.tab("Board").click()
    assert table.line() == before
    return found
