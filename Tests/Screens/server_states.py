"""The states of a site with a server: standings, accounts and circles, the check of a day, and ranked games."""

import re

from codebreaker import CodeBreakerPage
from frozen import TODAY
from game_page import button
from playwright.sync_api import expect
from replies import (
    CIRCLE, EXPERIENCED, PLAYER, STORED_PLAYER, YESTERDAY, codebreaker_game, day, problem, triples_game,
    triples_standings,
)  # fmt: skip
from states import Visitor, open_stored, state
from triples import TriplesPage

MINE = STORED_PLAYER | EXPERIENCED
RANKED_DAYS = {"parlor.house.ranked-days": f"days/1\ntriples {YESTERDAY} 172\ncodebreaker {YESTERDAY} 4"}
WITH_CIRCLE = {"GET /players/me": PLAYER | {"tables": [CIRCLE]}}
BEFORE_THE_END = {"GET /days/.*/triples/standings.*": triples_standings(own=None, rows=[], coach=None, histogram=[])}
TRIPLES, CODEBREAKER = r"(GET|PUT) /days/[\d-]+/triples(\?.*)?", r"(GET|PUT) /days/[\d-]+/codebreaker(\?.*)?"


def served(name: str, page: str, texts: dict | None = None, address: str = "", replies: dict | None = None, **options):
    """Declares a state that a function reaches from a page of a site with a server."""

    def declare(reach):
        def open_and_reach(device: Visitor):
            device.site.set_replies(replies or {})
            opened = open_stored(device, page, MINE if texts is None else texts, address)
            reach(opened)
            return opened

        state(name, page, **options)(open_and_reach)
        return reach

    return declare


def served_page(name: str, page: str, *arguments, waits_for: str | None = None, **options) -> None:
    """Declares the state that a page shows. `waits_for` is a selector of an element that appears late."""
    served(name, page, *arguments, **options)(lambda opened: waits_for and opened.wait_for_selector(waits_for))


def dialog(page):
    return page.locator("dialog[open]")


# The home page and the days.

served_page("home-server-new", "index.html", {}, waits_for="text=Your data")
served_page("home-server-returning", "index.html", MINE | {
    "parlor.triples.ranked1-door": f"day-door/1\n{TODAY} done 231 points, 3rd of 6",
    "parlor.triples.scores": "scores/1\n7 1 - -",
    "parlor.triples.friends": f"friends/1\n{TODAY}\nGrace Hopper\t342\nyou\t231\nBob\t198",
}, waits_for="text=Standings")  # fmt: skip
served_page("home-invited", "index.html", MINE | {
    "parlor.house.ranked-invitation": f"invitation/1\ncode {CIRCLE['code']}\nname {CIRCLE['name']}\nhost Bob",
}, waits_for="#invited:not([hidden])")  # fmt: skip
served_page("days-ranked", "days.html", MINE | RANKED_DAYS, waits_for="table tbody button:not([disabled])")
served_page("days-no-connection", "days.html", MINE | RANKED_DAYS, replies={r"GET /days\?.*": problem("unavailable", 503)},
            waits_for="[role=alert]:not(.failed)")  # fmt: skip

# The standings.

STANDINGS = "standings.html"
served_page("standings-new-player", STANDINGS, {}, waits_for="text=Play today")
served_page("standings-before-the-end", STANDINGS, replies=BEFORE_THE_END, waits_for="#finished:not([hidden])")
served_page("standings-first", STANDINGS, replies={"GET /days/.*/triples/standings.*": triples_standings(1, 1)}, waits_for="#all tr")
served_page("standings-middle", STANDINGS, replies=WITH_CIRCLE, waits_for="#all tr")
served_page("standings-long", STANDINGS, replies={
    "GET /days/.*/triples/standings.*": triples_standings(1234, cursor="-8950.7", rows=[
        {"rank": rank, "name": f"Player {rank}", "score": 9000 - rank, "me": rank == 900} for rank in (*range(1, 51), *range(895, 906))
    ]),
}, waits_for="#all tr")  # fmt: skip
served_page("standings-codebreaker-past", STANDINGS, MINE | RANKED_DAYS, f"?{YESTERDAY}&codebreaker", waits_for="#all tr")
served_page("standings-no-connection", STANDINGS, replies={"GET /.*standings.*": problem("unavailable", 503)},
            waits_for="[role=alert]:not(.failed)")  # fmt: skip



@served("standings-report", STANDINGS, replies=WITH_CIRCLE)
def standings_report(page):
    button(page, "Report a name").click()
    expect(page.get_by_role("button", name="Report Bob").first).to_be_visible()


@served("standings-report-question", STANDINGS, replies=WITH_CIRCLE)
def standings_report_question(page):
    standings_report(page)
    page.get_by_role("button", name="Report Bob").first.click()
    expect(dialog(page)).to_be_visible()


@served("standings-reported", STANDINGS, replies=WITH_CIRCLE | {"POST /days/.*/reports": (204, "")})
def standings_reported(page):
    standings_report_question(page)
    dialog(page).get_by_role("button", name="Report").click()
    expect(page.get_by_text("Reported. The operator of this server will look at it.")).to_be_visible()


# The account and circles.

ACCOUNT = "account.html"
BAD_NAME = "A name has 1 to 24 characters that can be seen, on one line."
served_page("account-new", ACCOUNT, {}, waits_for="input")
served_page("account-player", ACCOUNT, waits_for="input")
served_page("account-circle", ACCOUNT, replies=WITH_CIRCLE, waits_for="text=Sunday club")
served_page("account-invitation", ACCOUNT, {}, "?join=ABCDEFGH", waits_for="text=invites you to")
served_page("account-no-connection", ACCOUNT, replies={"GET /players/me": problem("unavailable", 503)},
            waits_for="[role=alert]:not(.failed)")  # fmt: skip
served_page("account-unknown", ACCOUNT, replies={"GET /players/me": problem("unauthorized", 401)},
            waits_for="[role=alert]:not(.failed)")  # fmt: skip


@served("account-circle-open", ACCOUNT, replies=WITH_CIRCLE)
def account_circle_open(page):
    page.get_by_role("heading", name=CIRCLE["name"]).get_by_role("button").click()
    expect(page.get_by_role("table").first).to_be_visible()


@served("account-circle-report", ACCOUNT, replies=WITH_CIRCLE)
def account_circle_report(page):
    account_circle_open(page)
    button(page, "Report a name").click()
    expect(page.get_by_role("button", name="Report Sunday club")).to_be_visible()


@served("account-transfer-code", ACCOUNT)
def account_transfer_code(page):
    button(page, "Show a transfer code").click()
    expect(page.locator("#moving-code")).to_be_visible()


@served("account-wrong-name", ACCOUNT, replies={"PATCH /players/me": problem("bad-name", 422, BAD_NAME)})
def account_wrong_name(page):
    field = page.get_by_role("textbox", name="Display name")
    field.fill("")
    field.press("Enter")
    expect(page.get_by_text(BAD_NAME)).to_be_visible()


@served("account-delete-question", ACCOUNT)
def account_delete_question(page):
    button(page, "Delete the account").click()
    expect(dialog(page)).to_be_visible()


@served("account-token-question", ACCOUNT)
def account_token_question(page):
    button(page, "Replace the token").click()
    expect(dialog(page)).to_be_visible()


@served("account-circle-remove-question", ACCOUNT, replies=WITH_CIRCLE)
def account_circle_remove_question(page):
    account_circle_open(page)
    page.get_by_role("button", name=re.compile("^Remove ")).first.click()
    expect(dialog(page)).to_be_visible()


@served("account-circle-delete-question", ACCOUNT, replies=WITH_CIRCLE)
def account_circle_delete_question(page):
    account_circle_open(page)
    button(page, "Delete").click()
    expect(dialog(page)).to_be_visible()


# The check of a day.

CHECK = "check.html"
served_page("check-today", CHECK, address=f"?{TODAY}", waits_for="text=isn’t over yet")
served_page("check-fits", CHECK, MINE | RANKED_DAYS, f"?{YESTERDAY}", waits_for="#triples-check:not(:empty)")
served_page("check-fails", CHECK, MINE | RANKED_DAYS, f"?{YESTERDAY}",
            {r"GET /days\?.*": {"days": [day(YESTERDAY) | {"key": "0" * 64}]}}, waits_for="#triples-check:not(:empty)")  # fmt: skip


@served("check-details", CHECK, MINE | RANKED_DAYS, f"?{YESTERDAY}")
def check_details(page):
    page.wait_for_selector("#triples-check:not(:empty)")
    page.get_by_role("button", name="How this is checked").click()
    expect(page.locator("#hashed")).to_be_visible()


# The ranked games.


def triples_state(name: str, replies: dict, texts: dict = MINE, waits_for: str = "#board .tile"):
    served_page(name, "triples/index.html", texts, f"?{TODAY}", replies, waits_for=waits_for)


triples_state("triples-ranked-introduction", {}, {}, "dialog[open]")
triples_state("triples-ranked-start", {})
triples_state("triples-ranked-middle", {TRIPLES: triples_game(move_count=20)})
triples_state("triples-ranked-end", {TRIPLES: triples_game()}, waits_for="dialog[open]")
triples_state("triples-ranked-end-friends", WITH_CIRCLE | {TRIPLES: triples_game()}, waits_for="#friends-marks")
triples_state("triples-ranked-end-first", {TRIPLES: triples_game()}, MINE | {
    "parlor.house.player": STORED_PLAYER["parlor.house.player"].replace("name Ada", "name Player 482153"),
}, waits_for="#name-field")  # fmt: skip


@served("triples-ranked-finish-question", "triples/index.html", MINE, f"?{TODAY}", {TRIPLES: triples_game(move_count=20)})
def triples_ranked_finish_question(page):
    button(page, "Finish").click()
    expect(dialog(page)).to_be_visible()


@served("triples-ranked-server-busy", "triples/index.html", MINE, f"?{TODAY}", {
    TRIPLES: triples_game(move_count=20), "POST .*/moves": problem("unavailable", 503),
})  # fmt: skip
def triples_ranked_server_busy(page):
    expect(page.locator("#score")).not_to_have_text("0")
    TriplesPage(page).press_keys("ldru")
    expect(page.locator("#tip")).to_contain_text(re.compile("busy|connection"))


def codebreaker_state(name: str, replies: dict, texts: dict = MINE, waits_for: str = "#guess .hole"):
    served_page(name, "codebreaker/index.html", texts, f"?{TODAY}", replies, waits_for=waits_for)


codebreaker_state("codebreaker-ranked-introduction", {}, {}, "dialog[open]")
codebreaker_state("codebreaker-ranked-start", {})
codebreaker_state("codebreaker-ranked-middle", {CODEBREAKER: codebreaker_game(guess_count=2)}, waits_for="#attempts > li")
codebreaker_state("codebreaker-ranked-end", {CODEBREAKER: codebreaker_game()}, waits_for="dialog[open]")
codebreaker_state("codebreaker-ranked-end-friends", WITH_CIRCLE | {CODEBREAKER: codebreaker_game()}, waits_for="#friends-marks")


@served("codebreaker-ranked-give-up-question", "codebreaker/index.html", MINE, f"?{TODAY}", {
    CODEBREAKER: codebreaker_game(guess_count=2),
})  # fmt: skip
def codebreaker_ranked_give_up_question(page):
    page.wait_for_selector("#attempts > li")
    CodeBreakerPage(page).give_up()
    expect(dialog(page)).to_be_visible()


# A past day, played again.


def played_again(name: str, game: str, waits_for: str) -> None:
    """Declares the state in which a game of yesterday is played again."""

    @served(name, CHECK, MINE | RANKED_DAYS, f"?{YESTERDAY}")
    def play_again(page):
        page.get_by_role("region", name=game).get_by_role("button", name=re.compile("^Play this day again")).click()
        page.wait_for_url("**/*&again*")
        page.wait_for_selector("html[data-state=running]", state="attached")
        page.wait_for_selector(waits_for)


played_again("triples-again", "Triples", "#board .tile")
played_again("codebreaker-again", "CodeBreaker", "#guess .hole")
