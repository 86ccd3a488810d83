"""The bridge between Swift and the page, by means of a program of its own, BridgeCheck."""

import shutil

import pytest
from places import PAGES, PROGRAMS
from touch import Finger
from waiting import wait_until

# What the program says by itself, in this order; see its sources for what each line is about.
SAID_AT_THE_START = """\
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
def check(desktop, dist, tmp_path, serve_folder):
    """A function that opens the program's page."""
    shutil.copy(PAGES / "bridge.html", tmp_path)
    for script in ("bridge.js", "second-copy.js"):
        shutil.copy(dist / script, tmp_path)
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


def test_what_the_program_finds_when_it_starts(check, desktop):
    page = check()
    expected = SAID_AT_THE_START.format(date="14.11.2023, 23:13:20", base=desktop.address + "bridge.html")
    assert log(page)[: len(expected.splitlines())] == expected.splitlines()
    assert page.title() == "Brücke"


def test_time_passes(check):
    page = check()
    wait_for(page, "later 3 false")
    assert "never" not in log(page)


def test_the_players_language_is_the_dates(check):
    said = log(check(locale="en-US", timezone_id="UTC"))
    # Chromium has changed its mind about which space stands before PM.
    assert ["date", "Nov", "14,", "2023,", "10:13:20", "PM"] in [line.split() for line in said]


def test_keys(check):
    page = check()
    page.keyboard.press("Shift+ArrowLeft")
    page.evaluate(
        "dispatchEvent(new KeyboardEvent('keydown', { key: 'ö', code: 'Semicolon', metaKey: true, repeat: true }))"
    )
    assert [line for line in log(page) if line.startswith(("key", "code", "with"))] == [
        *("key Shift", "code ShiftLeft", "with true false false false false"),
        *("key ArrowLeft", "code ArrowLeft", "with true false false false false"),
        *("key ö", "code Semicolon", "with false false false true true"),
    ]


def test_pointers(check):
    page = check()
    box = page.locator("#inner").bounding_box()
    x, y = round(box["x"] + 5), round(box["y"] + 5)
    page.mouse.move(x, y)
    page.mouse.down()
    # Far from the button: it hears of the lifting only because it captured the pointer.
    page.mouse.move(700, 500)
    page.mouse.up()
    said = [line for line in log(page) if line.startswith(("down", "from", "up"))]
    assert said == [f"down mouse {x} {y} 1 true", "from true true true", "up 700 0"]


def test_a_finger(check, small, desktop):
    check()
    small.address = desktop.address
    page = small.open("bridge.html")
    box = page.locator("#inner").bounding_box()
    x, y = round(box["x"] + 5), round(box["y"] + 5)
    finger = Finger(page)
    finger.press(x, y)
    finger.lift()
    said = [line for line in log(page) if line.startswith(("down", "up"))]
    assert said == [f"down touch {x} {y} 1 true", f"up {x} 0"]


def test_an_event_within_an_event_leaves_the_outer_one_alone(check):
    page = check()
    page.click("#inner")
    assert "click true" in log(page)


def test_moving_about_in_the_history(check):
    page = check()
    # The program has replaced one page of the history and added one.
    page.go_back()
    wait_for(page, "hash changed start")
    page.evaluate("location.hash = 'a%20b'")
    wait_for(page, "hash changed a%20b")
    assert len([line for line in log(page) if line.startswith("hash changed")]) == 2


def test_another_tab_and_the_systems_colours(check):
    page = check()
    other = check()
    other.evaluate("localStorage.setItem('größe', '1')")
    wait_for(page, "changed elsewhere größe")
    other.evaluate("localStorage.clear()")
    wait_for(page, "changed elsewhere none")
    page.emulate_media(color_scheme="dark")
    wait_for(page, "dark true")


def test_storage_may_be_forbidden(check, desktop):
    context = desktop.context(locale="de-DE", timezone_id="Europe/Berlin")
    context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    said = log(check())
    assert "written false" in said
    assert said.count("unread none") == 2
    assert "ready" in said


SHARING = {
    "copied": "delete Navigator.prototype.share; navigator.clipboard.writeText = async (text) => { window.sent = text }",
    "failed": "delete Navigator.prototype.share; delete Navigator.prototype.clipboard",
    "shared": "Navigator.prototype.share = async ({ url }) => { window.sent = url }",
    "cancelled": "Navigator.prototype.share = async () => { throw new DOMException('no', 'AbortError') }",
}


@pytest.mark.parametrize("outcome", SHARING)
def test_sharing(check, outcome):
    page = check()
    page.evaluate(f"() => {{ {SHARING[outcome]} }}")
    page.click("#share")
    wait_for(page, outcome)
    if outcome in ("shared", "copied"):
        assert page.evaluate("window.sent") == "https://example.org/#triples/1/14"


def test_a_program_that_trapped_is_left_alone(check, desktop):
    page = check()
    page.keyboard.press("F9")
    page.wait_for_selector("html[data-state=failed]", state="attached")
    said = log(page)
    page.keyboard.press("a")
    assert log(page) == said
    assert len(desktop.complaints) == 1, desktop.complaints
    desktop.complaints.clear()


def test_a_program_that_cannot_be_loaded_says_so_to_the_style_sheet(check, desktop, tmp_path):
    (tmp_path / "BridgeCheck.wasm").write_bytes(b"no program")
    page = desktop.new_page()
    page.goto(desktop.address + "bridge.html")
    page.wait_for_selector("html[data-state=failed]", state="attached")
    assert desktop.complaints
    desktop.complaints.clear()
