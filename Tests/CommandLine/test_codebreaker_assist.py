"""`parlor codebreaker assist`: line by line, as JSON, and in a real pseudo-terminal."""

from repository import assert_refused, run_for_json, run
from terminal import ENTER, ESCAPE

SOME = "assist/1 4 6 mastermind 0011:11,2234:02,4455"
WRONG = "assist/1 4 6 mastermind 0000:10,4455,0011:20,1111:10,0012:40"


def run_assist(parlor, environment, text, *arguments):
    return run(parlor, "codebreaker", "assist", "--plain", *arguments, given=text, env=environment)


def parts(answers):
    """Returns the number of codes that each answer leaves."""
    return {(part["exact"], part["inexact"]): part["codes"] for part in answers}


def test_json_reports_the_possible_codes_or_the_corrections(parlor):
    possible = run_for_json(parlor, "codebreaker", "assist", SOME)
    assert list(possible) == ["possible", "candidates", "codes", "guess", "candidate", "expected", "method", "answers"]
    assert (possible["possible"], possible["candidates"], possible["method"]) == (True, 36, "exact")
    assert len(possible["codes"]) == 36 and possible["codes"][0] == "0122" and possible["codes"][-1] == "4310"
    assert sum(parts(possible["answers"]).values()) == 36
    wrong = run_for_json(parlor, "codebreaker", "assist", WRONG)
    assert list(wrong) == ["possible", "attempts", "mends"]
    assert (wrong["possible"], wrong["attempts"]) == (False, [1, 5])
    assert {mend["attempt"]: parts(mend["answers"]) for mend in wrong["mends"]} == {
        5: {(1, 1): 18, (1, 2): 14, (2, 0): 18, (2, 1): 6, (3, 0): 8}
    }


def test_board_is_entered_line_by_line_and_contradictions_are_reported(parlor, environment):
    # The last guess has no answer yet.
    result = run_assist(parlor, environment, "1122xo enter\n3345 oo enter\n5566 enter\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "208 codes are left." in result.stdout and "36 codes are left." in result.stdout
    assert result.stdout.splitlines()[-1] == f"parlor codebreaker assist '{SOME}'"
    # Enter would keep the earlier board. The arrow key selects the other button.
    found = " ".join(run_assist(parlor, environment, "left enter\n", WRONG).stdout.split())
    assert "Attempts 1 and 5 can’t both be right." in found and "Changing this one answer would fix it:" in found


def test_options_set_up_the_board(parlor, environment, tmp_path, subtests):
    for arguments, pegs, line in [
        (["--pegs", "3", "--colors", "9"], 3, "assist/1 3 9 swiftui-colors"),
        (["--colors", "5"], 4, "assist/1 4 5 mastermind"),
        (["--pegs", "3", "--theme", "faces"], 3, "assist/1 3 8 faces"),
        (["--theme", "faces", "--colors", "4"], 4, "assist/1 4 4 faces"),
    ]:
        with subtests.test(arguments=arguments):
            # Each board is on a device of its own, which has no earlier one.
            device = environment | {"XDG_DATA_HOME": str(tmp_path / line)}
            shown = run_assist(parlor, device, f"{'1' * pegs} enter\n", *arguments).stdout
            assert shown.splitlines()[-1] == f"parlor codebreaker assist '{line} {'0' * pegs}'"


def test_invalid_boards_and_options_are_rejected(parlor, subtests):
    fault = "Can't read the board: "
    assert_refused(
        subtests,
        [parlor, "codebreaker", "assist"],
        (["assist/1 4 6 stars"], 65, fault + "there is no such theme."),
        (["assist/1 4 6 mastermind 0123:31"], 65, fault + "attempt 1 must look like 0123:11."),
        (["--colors", "13"], 64, "The number of colors must be 4 to 12."),
        (["--pegs", "7"], 64, "The number of pegs must be 3, 4, 5, or 6."),
        (["--theme", "faces", "--colors", "9"], 64, "Faces has only 8 choices."),
        ([SOME, "--pegs", "4"], 64, "A board can't be combined with --pegs, --colors, or --theme."),
    )


def test_screen_edits_saves_opens_and_corrects_boards_and_scrolls(open_terminal, tmp_path):
    with open_terminal("codebreaker", "assist", height=40) as terminal:
        terminal.wait("Colors ‹ 6 ›", "Theme ‹ Mastermind ›", "All 1,296 codes are possible.", "Best guess")
        terminal.type("1122xo", "Right place ‹ 1 ›", "Wrong place ‹ 1 ›")
        terminal.type(ENTER, "1 in the right place, 1 in the wrong place", "208 codes are left.", "Right place ‹ ? ›")
        terminal.type("c", "Share", "0011:11")
        terminal.type(ESCAPE)
        # Wait first, because Escape directly followed by a letter is another key.
        terminal.wait("208 codes are left.", without=["Share"])
        terminal.type("v")
        terminal.type("\x1b[6~" * 9, "The first 200 of 208 codes", without=["208 codes are left."])
        terminal.quit()
    with open_terminal("codebreaker", "assist", SOME, height=40) as terminal:
        terminal.wait("Open the linked board?", "1 guess")
        terminal.type(ESCAPE, "208 codes are left.", without=["Open the linked board?"])
        terminal.type("ed", "All 1,296 codes are possible.")
        terminal.type("u", "208 codes are left.")
    # On another device, which has no stored board, the command opens the board WRONG, and the player corrects it.
    with open_terminal("codebreaker", "assist", WRONG, height=40, XDG_DATA_HOME=str(tmp_path / "another")) as terminal:
        terminal.wait("Attempts 1 and 5 can’t both be right.", "Changing this one answer would fix it:", "m corrects this answer")
        # Mark one answer after the other that would fix it, and choose the third one.
        terminal.type("m", "[●○·· 18 codes]")
        terminal.type("mm", "[●●·· 18 codes]")
        terminal.type(ENTER, "18 codes are left.", without=["can’t both be right"])
        # In a small window, the page scrolls.
        terminal.resize(34, 14)
        terminal.wait("Colors ‹ 6 ›", without=["18 codes are left."])
        terminal.type("\x1b[6~" * 2, "18 codes are left.", without=["Colors"])
