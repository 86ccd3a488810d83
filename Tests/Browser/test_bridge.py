"""The bridge between Swift and the page, tested with a small program named BridgeCheck."""

import shutil

import pytest
from paths import PAGES, PROGRAMS
from repository import ROOT
from site_under_test import release_folder
from situations import FORBIDDEN_STORAGE
from touch import Finger
from waiting import wait_until

# What the program logs at the start. Its source code explains each line.
LOG_AT_THE_START = """\
missing true
children true
none true
attribute größer
attribute none
text ‹1›
matches true false
closest true true
contains true false
value höhö 🎲
value 7 true
bounds true true true
svg true
refused false
open true
removed true false
emptied true
clicks 21
fled true
unread none
written true
read tägliche 🎲
full true
empty true true
unread none
random true
date {date}
now true true
wide true false
hidden false
hash start
base {base}
hash scores
hash\x20
numbers 0 0 1 -12.5 100 0.3 0 0 0 100
digits 2 0.333333 -0.1
outline M0 1.3C-2 3 4 5 6 7C-2 3 4 5 6 7Z
chart M0 0L1000 -0.1M13 100h0
nothing true
ready
"""


@pytest.fixture
def open_program(desktop, dist, tmp_path, serve_folder):
    """Returns a function that opens the program's page."""
    shutil.copy(PAGES / "bridge.html", tmp_path)
    shutil.copy(ROOT / "Web" / "Site" / "site.js", tmp_path)
    for script in ("bridge.js", "copying.js", "second-copy.js"):
        shutil.copy(release_folder(dist) / script, tmp_path)
    shutil.copy(PROGRAMS / "BridgeCheck.wasm", tmp_path)
    (tmp_path / "sw.js").write_text("")
    desktop.address = serve_folder(tmp_path).address

    def open_page(path="bridge.html#start", **options):
        page = desktop.open(path, **({"locale": "de-DE", "timezone_id": "Europe/Berlin"} | options))
        return page

    return open_page


def log(page) -> list[str]:
    return page.locator("#log").text_content().splitlines()


def wait_for(page, line: str) -> None:
    wait_until(page, lambda: line in log(page))


def logged(page, act, *starts: str) -> list[str]:
    """Returns the log lines that the program adds while `act` runs, if they start with one of `starts`."""
    before = len(log(page))
    act()
    return [line for line in log(page)[before:] if line.startswith(starts)]


def test_bridge_calls_and_timers_work_and_the_program_runs_without_storage(open_program, desktop):
    page = open_program()
    expected = LOG_AT_THE_START.format(date="Nov 14, 2023, 23:13:20", base=desktop.address + "bridge.html")
    assert log(page)[: len(expected.splitlines())] == expected.splitlines()
    assert page.title() == "Brücke"
    # Wait until the timers have fired.
    wait_for(page, "later 3 false")
    assert "never" not in log(page)
    # The date is in English, with the hours of the player's language. Chromium's space before PM has changed between versions, so ignore it.
    said = log(open_program(locale="en-US", timezone_id="UTC"))
    assert ["date", "Nov", "14,", "2023,", "10:13:20", "PM"] in [line.split() for line in said]
    said = log(open_program(locale="ar-EG", timezone_id="UTC"))
    assert ["date", "Nov", "14,", "2023,", "10:13:20", "PM"] in [line.split() for line in said]
    # If the storage is forbidden, the program still runs.
    desktop.context(locale="de-DE", timezone_id="UTC").add_init_script(FORBIDDEN_STORAGE)
    said = log(open_program(timezone_id="UTC"))
    assert "written false" in said and said.count("unread none") == 2 and "ready" in said


def press_keys(page) -> None:
    page.keyboard.press("Shift+ArrowLeft")
    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: 'ö', code: 'Semicolon', metaKey: true, repeat: true }))")


def inner_place(page) -> tuple[int, int]:
    box = page.locator("#inner").bounding_box()
    return round(box["x"] + 5), round(box["y"] + 5)


def drag(page) -> None:
    page.mouse.move(*inner_place(page))
    page.mouse.down()
    # The pointer is far from the button, which gets the release only because it captured the pointer.
    page.mouse.move(700, 500)
    page.mouse.up()


SHARING = {
    "copied": "delete Navigator.prototype.share; navigator.clipboard.writeText = async (text) => { window.sent = text }",
    "shown": "delete Navigator.prototype.share; delete Navigator.prototype.clipboard; document.execCommand = () => false",
    "failed": "delete Navigator.prototype.share; delete Navigator.prototype.clipboard; document.execCommand = () => { throw Error('no') }",
    "shared": "Navigator.prototype.share = async ({ url }) => { window.sent = url }",
    "canceled": "Navigator.prototype.share = async () => { throw new DOMException('no', 'AbortError') }",
}


def test_program_receives_events(open_program, subtests):
    page = open_program()
    with subtests.test("keys"):
        assert logged(page, lambda: press_keys(page), "key", "code", "with") == [
            *("key Shift", "code ShiftLeft", "with true false false false false"),
            *("key ArrowLeft", "code ArrowLeft", "with true false false false false"),
            *("key ö", "code Semicolon", "with false false false true true"),
        ]
    with subtests.test("the mouse"):
        x, y = inner_place(page)
        said = logged(page, lambda: drag(page), "down", "from", "up")
        assert said == [f"down mouse {x} {y} 1 true", "from true true true", "up 700 0"]
    with subtests.test("an event within an event leaves the outer one alone"):
        assert "click true" in logged(page, lambda: page.click("#inner"), "click")
    with subtests.test("moving about in the history"):
        # The program has replaced one entry of the history, and added another one.
        page.go_back()
        wait_for(page, "hash changed start")
        page.evaluate("location.hash = 'a%20b'")
        wait_for(page, "hash changed a%20b")
        assert len([line for line in log(page) if line.startswith("hash changed")]) == 2
    with subtests.test("another tab, and the colors of the system"):
        other = open_program()
        other.evaluate("localStorage.setItem('größe', '1')")
        wait_for(page, "changed elsewhere größe")
        other.evaluate("localStorage.clear()")
        wait_for(page, "changed elsewhere none")
        page.emulate_media(color_scheme="dark")
        wait_for(page, "dark true")


def test_sharing_sends_the_link_and_reports_its_outcome(open_program, subtests):
    for outcome, script in SHARING.items():
        with subtests.test(outcome):
            page = open_program()
            page.evaluate(f"() => {{ {script} }}")
            page.click("#share")
            wait_for(page, outcome)
            if outcome in ("shared", "copied"):
                assert page.evaluate("window.sent") == "https://example.org/#triples/1/14"
            if outcome == "shown":
                assert page.locator("#to-copy").input_value() == "https://example.org/#triples/1/14"


def test_touches_are_forwarded_to_the_program(open_program, small, desktop):
    open_program()
    small.address = desktop.address
    page = small.open("bridge.html")
    x, y = inner_place(page)
    finger = Finger(page)
    finger.press(x, y)
    finger.lift()
    said = [line for line in log(page) if line.startswith(("down", "up"))]
    assert said == [f"down touch {x} {y} 1 true", f"up {x} 0"]


def test_page_reports_a_program_that_traps_or_cannot_be_loaded(open_program, desktop, tmp_path):
    page = open_program()
    page.keyboard.press("F9")
    page.wait_for_selector("html[data-state=failed]", state="attached")
    said = log(page)
    page.keyboard.press("a")
    assert log(page) == said
    assert len(desktop.complaints) == 1, desktop.complaints
    desktop.complaints.clear()
    # If the program is invalid, the page's state is `failed`, which the style sheet must show.
    (tmp_path / "BridgeCheck.wasm").write_bytes(b"no program")
    page = desktop.visit("bridge.html")
    page.wait_for_selector("html[data-state=failed]", state="attached")
    assert desktop.complaints
    desktop.complaints.clear()
