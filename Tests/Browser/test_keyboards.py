"""Keyboards: other layouts and scripts, the names of keys, the setting for shortcuts, and controls that use keys themselves."""

import codebreaker
import pytest
import triples
from codebreaker_own_board import open_board
from game_page import GamePage, store
from playwright.sync_api import expect
from triples_own_board import open_own_board

SETTINGS_KEY = "parlor.house.settings"
CONTROL = 2  # as the DevTools protocol numbers it

# What the keys of each layout type: those where a US keyboard has W, A, S, and D, and those for hints and for undoing.
LAYOUTS = {
    "French": {"KeyW": "z", "KeyA": "q", "KeyS": "s", "KeyD": "d", "hint": ("KeyH", "h"), "undo": ("KeyW", "z")},
    "German": {"KeyW": "w", "KeyA": "a", "KeyS": "s", "KeyD": "d", "hint": ("KeyH", "h"), "undo": ("KeyY", "z")},
    "Dvorak": {"KeyW": ",", "KeyA": "a", "KeyS": "o", "KeyD": "e", "hint": ("KeyJ", "h"), "undo": ("Slash", "z")},
    "Russian": {"KeyW": "ц", "KeyA": "ф", "KeyS": "ы", "KeyD": "в", "hint": ("KeyH", "р"), "undo": ("KeyZ", "я")},
    "Greek": {"KeyW": "ς", "KeyA": "α", "KeyS": "σ", "KeyD": "δ", "hint": ("KeyH", "η"), "undo": ("KeyZ", "ζ")},
}

# Reports a layout as Chromium does, or none, as Firefox and Safari do.
REPORT_LAYOUT = "Object.defineProperty(Navigator.prototype, 'keyboard', {{ value: {} }});"
NO_LAYOUT = REPORT_LAYOUT.format("undefined")


def layout_script(**labels: str) -> str:
    entries = list(map(list, labels.items()))
    return REPORT_LAYOUT.format(f"{{ getLayoutMap: async () => new Map({entries}) }}")


def press_key(game: GamePage, code: str, key: str, modifiers: int = 0) -> None:
    """Presses a key of any layout: the one in the place `code`, which types `key`."""
    session = game.page.context.new_cdp_session(game.page)
    for kind in ("rawKeyDown", "keyUp"):
        session.send("Input.dispatchKeyEvent", {"type": kind, "code": code, "key": key, "modifiers": modifiers})
    session.detach()


@pytest.mark.parametrize("name", LAYOUTS)
def test_moves_undo_and_hint_have_a_key_in_every_layout(desktop, name):
    layout = LAYOUTS[name]
    game = triples.open_game(desktop, "triples/1 14")
    for code in ("KeyW", "KeyA", "KeyS", "KeyD"):
        press_key(game, code, layout[code])
    assert game.line() == "triples/1 14 uldr"
    press_key(game, *layout["undo"], CONTROL)
    assert game.line() == "triples/1 14 uld"
    press_key(game, *layout["hint"])
    expect(game.hint_question).to_be_visible()


def test_keys_in_the_row_of_digits_choose_pegs_whatever_they_type(desktop):
    game = codebreaker.open_game(desktop, "codebreaker/1 537 4.swiftui-colors")
    for code, key in (("Digit1", "&"), ("Digit2", "é"), ("Minus", "ß"), ("Equal", "Dead")):
        press_key(game, code, key)
    expect(game.hole(4)).to_have_accessible_name("Peg 4 of 4: brown")
    assert game.read_guess() == ["red", "orange", "pink", "brown"]
    press_key(game, "KeyH", "р")
    expect(game.hints).to_be_visible()


def test_keys_are_named_as_the_layout_names_them(new_device):
    for labels, move_keys, last_choices in (
        ({"KeyW": "z", "KeyA": "q", "KeyS": "s", "KeyD": "d", "Minus": ")", "Equal": "="}, " or Z Q S D move", [")", "="]),
        ({"KeyW": "w", "KeyA": "a", "KeyS": "s", "KeyD": "d", "Minus": "ß", "Equal": "´"}, " or W A S D move", ["ß", "´"]),
        ({}, " move", ["-", "="]),
        (None, " move", ["-", "="]),
    ):
        device = new_device("desktop")
        device.context().add_init_script(NO_LAYOUT if labels is None else layout_script(**labels))
        game = triples.open_game(device, "triples/1 14")
        keys = game.page.locator(".keys").first
        expect(keys).to_have_text(f"Keys: ← ↑ ↓ →{move_keys}, H hints, Ctrl Z undoes.", use_inner_text=True)
        guess = codebreaker.open_game(device, "codebreaker/1 537 4.swiftui-colors")
        assert guess.page.locator(".choice .key").all_inner_texts()[10:] == last_choices


def choose_shortcuts(game: GamePage, choice: str) -> None:
    dialog = game.open_settings()
    dialog.get_by_role("group", name="Keyboard shortcuts").get_by_role("radio", name=choice, exact=True).check()
    game.close_settings()


def test_letters_move_tiles_only_where_the_player_wants(desktop):
    game = triples.open_game(desktop, "triples/1 14")
    share, down = game.button("Share this game"), game.button("Down")
    for choice, places in {"On": {"page", "Share", "Down", "board"}, "On the board": {"Down", "board"}, "Off": set()}.items():
        choose_shortcuts(game, choice)
        game.start_determ_game()
        for place in ("page", "Share", "Down", "board"):
            before = game.line()
            match place:
                case "page":
                    game.page.evaluate("document.activeElement.blur()")
                case "Share":
                    share.focus()
                case "Down":
                    down.focus()
                case "board":
                    game.board_element.focus()
            game.press("s")
            assert (game.line() != before) == (place in places), (choice, place)
            # The arrows are how a keyboard plays, so they always move. The last one makes room for another move down.
            before = game.line()
            game.press("ArrowDown", "ArrowUp")
            assert game.line() != before, (choice, place)
    # The choice applies from the start of the next visit, and to undo with Control it never does.
    game.page.reload()
    game.page.wait_for_selector("html[data-state=running]", state="attached")
    before = game.line()
    game.press("s", "h")
    assert game.line() == before and game.hint_question.is_hidden()
    game.press("Control+z")
    assert game.line() == before[:-1]


def test_digits_choose_pegs_only_where_the_player_wants(desktop):
    game = codebreaker.open_game(desktop, codebreaker.FRESH)
    outside = game.button("New Game")
    choose_shortcuts(game, "On the board")
    outside.focus()
    game.press("2", "h")
    assert game.read_guess() == ["empty"] * 4 and game.hints.is_hidden()
    game.hole(1).focus()
    game.press("2")
    assert game.read_guess()[0] == "green"
    game.choice("red").focus()
    game.press("3")
    assert game.read_guess()[1] == "blue"
    choose_shortcuts(game, "Off")
    game.hole(1).focus()
    game.press("2", "h", "ArrowUp")
    assert game.read_guess()[:3] == ["green", "blue", "red"] and game.hints.is_hidden(), "the arrows change pegs"


# What tells the player about shortcuts: visible hints, visible names of keys, and the keys that screen readers announce.
TOLD_SHORTCUTS = """[...document.querySelectorAll(".keys, .key, [aria-keyshortcuts]:not([aria-keyshortcuts=Space])")].filter(
    (element) => element.matches("[aria-keyshortcuts]") || element.checkVisibility()).length"""


def test_shortcuts_are_told_only_while_they_are_on(desktop, subtests):
    for path in ("triples/", "triples/board.html", "codebreaker/", "codebreaker/board.html", "codebreaker/set.html"):
        with subtests.test(path):
            game = GamePage(desktop.open(path))
            told = game.page.evaluate(TOLD_SHORTCUTS)
            assert told > 0
            choose_shortcuts(game, "Off")
            assert game.page.evaluate(TOLD_SHORTCUTS) == 0
            game.page.reload()
            game.page.wait_for_selector("html[data-state=running]", state="attached")
            assert game.page.evaluate(TOLD_SHORTCUTS) == 0, "also after the start"
            choose_shortcuts(game, "On")
            assert game.page.evaluate(TOLD_SHORTCUTS) == told


def test_pages_without_the_setting_obey_it(desktop):
    store(desktop, {SETTINGS_KEY: "parlor-settings/1\nshortcuts off", "parlor.triples.lesson": "lesson/1\nstep 1"})
    board = open_own_board(desktop, "1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,0")
    board.press("5", "p")
    assert board.saved_rows() == "1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,0" and board.button("Play").is_visible()
    board.press("ArrowRight", "Delete")
    assert board.saved_rows() == "1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,0", "the selected cell was empty"


def test_focused_controls_keep_the_keys_that_they_use(desktop):
    board = open_board(desktop, "assist/1 4 6 mastermind", "new 01--")
    page = board.page
    pegs = page.get_by_role("combobox", name="Pegs")
    pegs.focus()
    # No option begins with 2, so nothing changes.
    board.press("2", "Backspace")
    assert board.row() == ["red", "green", "empty", "empty"]
    board.press("ArrowDown")
    expect(pegs).to_have_value("2")
    expect(board.guess_row.get_by_role("button")).to_have_count(5)
    pegs.blur()
    pegs.focus()
    board.press("3")
    expect(pegs).to_have_value("0")
    expect(board.guess_row.get_by_role("button")).to_have_count(3)
    assert board.line() == "assist/1 3 6 mastermind" and board.row() == ["empty"] * 3
    right = page.get_by_role("radio", name="1").first
    right.focus()
    before = board.stored("parlor.codebreaker.assist")
    board.press("3", "Backspace")
    assert board.stored("parlor.codebreaker.assist") == before
    game = codebreaker.open_game(desktop, codebreaker.FRESH + " " + ",".join(["0000", "1111", "3333", "4444"]))
    game.page.get_by_role("region", name="Attempts").focus()
    game.press("ArrowDown", "ArrowUp")
    assert game.read_guess() == ["empty"] * 4, "the arrows scroll the attempts"
