"""`parlor today verify`: all of a day's games, checked against its key."""

import datetime
import json
import re
import subprocess

import pytest
from days import DAYS
from days import make_days as other
from games import read_games
from repository import run

# The sixth day is a Saturday. The fixture also contains the days before it.
DAY = DAYS[5]
BOUND = ["--commitment", DAY["commitment"], "--previous", DAY["previous"]]


def triples(day=DAY):
    """Returns the lines of some of a day's games in the server's order, and their scores."""
    date, key = datetime.date.fromisoformat(day["day"]), bytes.fromhex(day["key"])
    games = [other.triples(date, key, order) for order in ("dlur", "lurd", "rdlu", "ludr", "udlr")]
    # This game was given up after its first move.
    line = games[0]["line"]
    head, moves = line.split(",")
    points = sum(int(spawn[0]) for spawn in games[0]["opening"])
    games += [{"line": f"{head},{moves[:3]}", "score": points + int(moves[1])}] * 2
    games.sort(key=lambda game: (-game["score"], game["line"]))
    return [game["line"] for game in games]


def codebreaker(day=DAY):
    """Returns the lines of some of a day's games in the server's order: those solved in two guesses, sorted by skill, one
    that was solved in four, and an unsolved one."""
    game = day["codebreaker"]
    head = " ".join(game["line"].split(" ")[:3])
    code, pegs = game["code"], game["pegs"]
    zeros, ones = "0" * pegs, "1" * pegs

    def line(*guesses):
        return f"{head} " + ",".join(guess if guess == "x" else f"{guess}:{other.answer(guess, code)}" for guess in guesses)

    solved = [line(ones, code), line(zeros, code), game["line"]]
    return solved + sorted([line("x"), line(zeros), line(zeros, "x"), line(ones, zeros)])


@pytest.fixture
def verify(parlor, tmp_path):
    """A function that writes lines to a file, and verifies the file."""

    def check(lines, *arguments, key=DAY["key"]):
        file = tmp_path / "games.txt"
        file.write_text("".join(f"{line}\n" for line in lines))
        return run(parlor, "today", "verify", str(file), "--key", key, "--data", str(tmp_path / "kept"), *arguments)

    return check


def fault(result):
    """Asserts that a command failed, and returns the only line of its error output."""
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr.count("\n") == 1
    return result.stderr.rstrip("\n")


def test_days_of_another_implementation_are_verified(verify, subtests):
    # A week has codes of every size. The native DayFixtureTests deal all days of the fixture, and DayCommitmentTests check
    # their commitments.
    for day in DAYS[:7]:
        with subtests.test(day=day):
            bound = ["--commitment", day["commitment"], "--previous", day["previous"]]
            for lines in (triples(day), codebreaker(day)):
                result = verify(lines, *bound, "--json", key=day["key"])
                assert (result.returncode, result.stderr) == (0, "")
                told = json.loads(result.stdout)
                assert (told["day"], told["games"], told["committed"]) == (day["day"], len(lines), True)
                if told["game"] == "triples":
                    assert (told["list"], told["bound"]) == (day["triples"]["attempt"], day["triples"]["bound"])
                else:
                    assert (told["theme"], told["code"]) == (day["codebreaker"]["theme"], day["codebreaker"]["code"])


def test_report_summarizes_the_checks(verify):
    result = verify(triples(), *BOUND)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "Triples of 2026-11-21",
        "All 7 games are valid: moves, deal, and order.",
        f"No one could have scored more than {DAY['triples']['bound']:,} points.",
        "The key matches the commitment.",
    ]
    result = verify(codebreaker()[:1])
    assert result.stdout.splitlines() == [
        "CodeBreaker of 2026-11-21",
        "The game is valid: moves, deal, and order.",
        "The code was watermelon, apple, cherries, watermelon, banana.",
        "This device has no commitment to tell whether the key was chosen before the day.",
    ]


def test_long_file_is_verified_and_its_first_fault_is_reported(verify):
    lines = triples()
    lines += [lines[-1]] * 4200
    result = verify(lines, "--json")
    assert (result.returncode, json.loads(result.stdout)["games"]) == (0, 4207)
    # If two lines have faults, the earlier line is reported, even if the other fault is found first.
    lines[4150] = lines[0]
    lines[4170] += "x"
    said = "line 4151: this game is better than the one before it, so it must come first"
    assert fault(verify(lines)) == said


def test_standard_input_with_line_ends_of_another_system_is_verified(parlor):
    check = [parlor, "today", "verify", "-", "--key", DAY["key"], "--json"]
    for text in ("\n".join(triples()), "\r\n".join(triples()), "\ufeff" + "\r\n".join([*triples(), ""])):
        result = subprocess.run(check, input=text.encode(), capture_output=True, timeout=180)
        assert (result.returncode, json.loads(result.stdout)["games"]) == (0, 7), text


def test_changed_triples_game_is_reported(verify, subtests):
    with subtests.test("a spawn"):
        lines = triples()
        head, moves = lines[2].split(",")
        place = 3 * 19
        value = moves[place + 1]
        lines[2] = f"{head},{moves[:place]}{moves[place]}{3 - int(value)}{moves[place + 2]}"
        row, column = divmod(ord(moves[place + 2]) - ord("a"), 4)
        cell = f"row {row + 1}, column {column + 1}"
        said = f"line 3: after move 20 the record has a {3 - int(value)} in {cell}, but a {value} in {cell} was dealt"
        assert fault(verify(lines)) == said
    with subtests.test("the opening"):
        line = DAY["triples"]["line"].split(",")[0]
        spawns = DAY["triples"]["opening"]
        swapped = line.replace("".join(spawns), "".join([spawns[1], spawns[0], *spawns[2:]]))
        assert fault(verify([swapped])).startswith("line 1: in the opening the record has a ")


def test_changed_codebreaker_game_is_reported(verify, subtests):
    with subtests.test("an answer"):
        lines = codebreaker()
        code = DAY["codebreaker"]["code"]
        zeros = "0" * len(code)
        truth = other.answer(zeros, code)
        assert lines[3].endswith(f"{zeros}:{truth}")
        wrong = "20" if truth != "20" else "10"
        lines[3] = lines[3][:-2] + wrong
        assert fault(verify(lines)) == f"line 4: attempt 1 has the answer {wrong} in the record, but {truth} was dealt"
    # No code fits these answers.
    for place, wrong in [(0, "00"), (1, "40"), (2, "05")]:
        with subtests.test("an answer", place=place):
            turns = DAY["codebreaker"]["line"].split(" ")[3].split(",")
            truth = turns[place][-2:]
            turns[place] = turns[place][:-2] + wrong
            line = " ".join([*DAY["codebreaker"]["line"].split(" ")[:3], ",".join(turns)])
            said = f"line 1: attempt {place + 1} has the answer {wrong} in the record, but {truth} was dealt"
            assert fault(verify([line])) == said
    with subtests.test("the setup"):
        lines = [line.replace(".12 ", ".11 ") for line in codebreaker()]
        assert fault(verify(lines)) == "line 1: the day has other pegs, another theme, or another guess limit"


def test_wrong_key_or_commitment_is_reported(verify, subtests):
    unfit = "the key doesn't match the commitment to 2026-11-21"
    for lines in (triples(), codebreaker()):
        with subtests.test("a key of another day", game=lines[0]):
            assert fault(verify(lines, key=DAYS[4]["key"])).startswith("line 1: ")
            assert fault(verify(lines, *BOUND, key=DAYS[4]["key"])) == unfit
    for bound in [
        ["--commitment", DAYS[4]["commitment"], "--previous", DAY["previous"]],
        ["--commitment", DAY["commitment"], "--previous", DAYS[4]["previous"]],
        ["--commitment", DAY["commitment"]],
    ]:
        with subtests.test("a commitment of another day", bound=bound):
            said = fault(verify(triples(), *bound))
            assert said.startswith(unfit) and ("--previous" in said) == ("--previous" not in bound)
    with subtests.test("the first day has none before it"):
        first = DAYS[0]
        assert verify(triples(first), "--commitment", first["commitment"], key=first["key"]).returncode == 0


def test_wrong_order_is_reported_unless_only_skill_decides_it(verify, subtests):
    for games, one, two in [(triples, 0, 1), (codebreaker, 1, 2), (codebreaker, 2, 3)]:
        with subtests.test(games=games.__name__, one=one):
            lines = games()
            lines[one], lines[two] = lines[two], lines[one]
            said = f"line {two + 1}: this game is better than the one before it, so it must come first"
            assert fault(verify(lines)) == said
    lines = codebreaker()
    with subtests.test("equals stand in the order of their lines"):
        assert verify(lines).returncode == 0
        said = fault(verify(lines[:3] + [lines[4], lines[3], *lines[5:]]))
        assert said == "line 5: this game and the one before it are equal, but their lines are not in order"
    with subtests.test("by which skill equals were solved is not checked"):
        lines[0], lines[1] = lines[1], lines[0]
        assert verify(lines).returncode == 0


def test_damaged_line_and_line_of_another_day_are_reported(verify, subtests):
    for change, said in [
        (lambda line: line[:-1], "move 1 is not followed by a spawn, 1 or 2 and a letter from a to p"),
        (lambda line: line + "l", "move 2 is not followed by a spawn, 1 or 2 and a letter from a to p"),
        (lambda line: line + "q1a", "move 2 (q) isn’t l, r, u, or d"),
        (lambda line: line + "\r\r", "move 2 (byte 13) isn’t l, r, u, or d"),
        (lambda line: "", "this is not a game of Triples: the line must begin with triples/"),
        (lambda line: "triples/1 14 u", "game 14 is not a daily game"),
        (lambda line: codebreaker()[0], "this is not a game of Triples: the line must begin with triples/"),
        (lambda line: line.replace("2026-11-21", "2026-11-22"), "this is a game of 2026-11-22"),
    ]:
        with subtests.test(said=said):
            lines = triples()
            lines[6] = change(lines[6])
            assert fault(verify(lines)) == f"line 7: {said}"
    with subtests.test("the day is said"):
        assert verify(triples(), "--day", "2026-11-21").returncode == 0
        assert fault(verify(triples(), "--day", "2026-11-22")) == "line 1: this is a game of 2026-11-21"


def test_missing_file_or_file_without_a_days_games_is_rejected(verify, parlor, subtests):
    for lines, said in [
        ([], "the file has no games"),
        (["checkers/1 14 u"], "line 1: the game is neither " + " nor ".join(game.name for game in read_games())),
        (["triples/1 14 u"], "line 1: game 14 is not a daily game"),
        (["triples/1 2026-02-29 1a"], "line 1: the day isn’t in the calendar"),
    ]:
        with subtests.test(lines=lines):
            assert fault(verify(lines)) == said
    with subtests.test("it is not there"):
        result = run(parlor, "today", "verify", "/nowhere/games.txt", "--key", DAY["key"])
        assert (result.returncode, result.stdout) == (74, "")
        assert result.stderr.startswith("/nowhere/games.txt: ")


def test_invalid_arguments_are_rejected(verify, subtests):
    for arguments, said in [
        (["--key", DAY["key"][:-1]], "--key must be 64 hexadecimal digits, with lowercase letters."),
        (["--key", DAY["key"].upper()], "--key must be 64 hexadecimal digits, with lowercase letters."),
        (["--commitment", "1"], "--commitment must be 64 hexadecimal digits, with lowercase letters."),
        (["--previous", "1"], "--previous must be 64 hexadecimal digits, with lowercase letters."),
        (["--previous", DAY["previous"]], "--previous requires --commitment."),
        (["--day", "today"], "The day must look like 2026-11-21."),
    ]:
        with subtests.test(arguments=arguments):
            # If an option is given twice, the second value is used.
            result = verify(triples(), *arguments)
            assert (result.returncode, result.stdout, result.stderr) == (64, "", said + "\n")


def test_help_says_what_is_not_checked(parlor):
    result = run(parlor, "today", "verify", "--help")
    assert result.returncode == 0 and re.search(r"cost,\s+which\s+is\s+not\s+checked", result.stdout)
