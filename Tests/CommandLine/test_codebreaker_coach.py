"""`parlor codebreaker strategy`, `verify-strategy`, `hint`, `review` and `duel`."""

import json
import re
import signal
import subprocess
import sys

import pytest
from repository import ROOT, run


def strategy(parlor, *arguments):
    result = run(parlor, "codebreaker", "strategy", *arguments, "--json")
    # A slow machine is shown how far the search is.
    problems = [line for line in result.stderr.splitlines() if not re.match(r"\d+ s: first guess ", line)]
    assert (result.returncode, problems) == (0, [])
    return json.loads(result.stdout)


@pytest.mark.parametrize("pegs, colors, total", [(3, 6, 854), (4, 4, 905), (4, 5, 2463)])
def test_the_best_strategy_is_proven_and_verified(parlor, tmp_path, pegs, colors, total):
    path = tmp_path / "best.txt"
    report = strategy(parlor, "--pegs", str(pegs), "--colors", str(colors), "--out", str(path))
    assert list(report) == ["total", "average", "max", "histogram", "proven", "seconds"]
    assert (report["total"], report["proven"]) == (total, True)
    assert sum(report["histogram"]) == colors**pegs
    assert sum((index + 1) * count for index, count in enumerate(report["histogram"])) == total
    assert len(report["histogram"]) == report["max"]
    assert report["average"] == pytest.approx(total / colors**pegs, abs=1e-6)
    verified = run(parlor, "codebreaker", "verify-strategy", str(path), "--json")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert json.loads(verified.stdout) == {key: report[key] for key in ("total", "average", "max", "histogram")}


@pytest.mark.parametrize("pegs, colors, total", [(3, 6, 854), (4, 4, 905)])
def test_a_proof_is_written_and_checked(parlor, tmp_path, pegs, colors, total):
    best, proof = tmp_path / "best.txt", tmp_path / "best.proof"
    report = strategy(parlor, "--pegs", str(pegs), "--colors", str(colors), "--out", str(best), "--proof", str(proof))
    verified = run(parlor, "codebreaker", "verify-strategy", str(best), "--proof", str(proof), "--json")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert json.loads(verified.stdout) == {key: report[key] for key in ("total", "average", "max", "histogram", "proven")}
    # A program that was written from the description of the format alone comes to the same.
    other = subprocess.run(
        [sys.executable, str(ROOT / "Data/codebreaker-strategies/check_proof.py"), str(proof)], capture_output=True, text=True
    )
    assert (other.returncode, other.stderr) == (0, "")
    assert other.stdout == f"{pegs} pegs, {colors} colors: no strategy needs fewer than {total:,} guesses\n"
    # A strategy that needs more than it has to is not proven by the same file.
    strategy(parlor, "--pegs", str(pegs), "--colors", str(colors), "--by", "minimax", "--out", str(best))
    verified = run(parlor, "codebreaker", "verify-strategy", str(best), "--proof", str(proof))
    assert "Not proven." in verified.stdout


def test_a_faulty_proof_is_told(parlor, tmp_path):
    best, proof = tmp_path / "best.txt", tmp_path / "best.proof"
    strategy(parlor, "--pegs", "3", "--colors", "6", "--out", str(best), "--proof", str(proof))
    good = proof.read_bytes()
    for data, message in [
        (good.replace(b" 854\n", b" 855\n"), "The proof"),
        (good[:-1], "The proof ends too early."),
        (good + b"\0", "Something stands behind the end of the proof."),
        (b"", "The first line must be codebreaker-proof/1, the numbers of pegs and colors, and the bound."),
        (good.replace(b"/1 3 6", b"/1 3 5"), f"{proof} is about another game."),
    ]:
        proof.write_bytes(data)
        result = run(parlor, "codebreaker", "verify-strategy", str(best), "--proof", str(proof))
        assert (result.returncode, result.stdout) == (65, "")
        assert message in result.stderr
        if message.startswith(("The proof", "Something")):
            other = subprocess.run(
                [sys.executable, str(ROOT / "Data/codebreaker-strategies/check_proof.py"), str(proof)], capture_output=True
            )
            assert other.returncode == 1


def answer(guess, code):
    exact = sum(one == other for one, other in zip(guess, code))
    return exact, sum(min(guess.count(peg), code.count(peg)) for peg in set(guess)) - exact


def test_the_text_says_what_the_help_says(parlor, tmp_path):
    """Reads the file as documented, and plays it against every code."""
    path = tmp_path / "knuth.txt"
    report = strategy(parlor, "--pegs", "3", "--colors", "5", "--by", "minimax", "--out", str(path))
    head, *lines = path.read_text().splitlines()
    assert head == "codebreaker-strategy/1 3 5"
    tree = {}
    path_to = []
    for line in lines:
        words = line.split()
        depth = len(line) - len(line.lstrip(" "))
        node = {"guess": words[-1]}
        if depth == 0:
            tree = node
        else:
            path_to[depth - 1][tuple(int(digit) for digit in words[0])] = node
        path_to[depth:] = [node]
    guesses = 0
    for number in range(5**3):
        code = f"{number // 25}{number // 5 % 5}{number % 5}"
        node = tree
        guesses += 1
        while node["guess"] != code:
            node = node[answer(node["guess"], code)]
            guesses += 1
    assert guesses == report["total"]


def test_knuths_strategy(parlor):
    report = strategy(parlor, "--pegs", "4", "--colors", "6", "--by", "minimax")
    assert (report["total"], report["histogram"], report["proven"]) == (5801, [1, 6, 62, 533, 694], False)


def test_at_most_so_many_guesses(parlor):
    report = strategy(parlor, "--pegs", "4", "--colors", "5", "--max-guesses", "5")
    assert (report["total"], report["max"]) == (2463, 5)
    result = run(parlor, "codebreaker", "strategy", "--pegs", "4", "--colors", "5", "--max-guesses", "3")
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr == "No strategy finds every code with at most 3 guesses.\n"


SMALL_BENCH = ("codebreaker", "bench", "--pegs", "4", "--colors", "6", "--guesses", "20")


def test_the_bench_compares_only_with_what_it_ran(parlor):
    result = run(parlor, *SMALL_BENCH)
    assert (result.returncode, result.stderr) == (0, "")
    _, numbers, line, elsewhere, machine, command = result.stdout.splitlines()
    assert re.fullmatch(
        r"CodeBreaker: the game number of a code of 6 pegs and \d+ colors found in [\d.e-]+ ms, 10 of 10", numbers
    )
    assert re.fullmatch(r"  4 pegs, 6 colors, optimal: 5625 guesses in [\d.]+ s \(elsewhere 0\.15 s\)", line)
    assert re.fullmatch(r"  elsewhere: a C\+\+ program .* machine .* 20\d\d", elsewhere)
    assert "core" in machine and command == "  parlor codebreaker bench --pegs 4 --colors 6 --guesses 20"


def test_the_bench_runs_another_program_beside_ours(parlor, tmp_path):
    asked = tmp_path / "asked"
    result = run(parlor, *SMALL_BENCH, "--against", f"echo {{pegs}} {{colors}} {{rule}} | tee -a '{asked}'")
    assert (result.returncode, result.stderr) == (0, "")
    assert asked.read_text() == "4 6 optimal\n"
    line = result.stdout.splitlines()[2]
    assert re.fullmatch(
        r"  4 pegs, 6 colors, optimal: 5625 guesses in [\d.]+ s, the other program in [\d.]+ s, [\d.e-]+ times as long "
        r"\(elsewhere 0\.15 s\)",
        line,
    )


@pytest.mark.parametrize(
    "arguments, code, message",
    [
        (["--against", "true {pegs}"], 64, "The command of --against must have {pegs} and {colors} in it."),
        (["--against", ""], 64, "The command of --against must have {pegs} and {colors} in it."),
        (["--against", "exit {pegs}{colors}"], 65, "exit 46 ended with 46."),
        (["--against", "kill -9 $$ # {pegs} {colors}"], 65, "kill -9 $$ # 4 6 ended with 9."),
        (["--guesses", "0"], 64, "There must be guesses to compare."),
        (["--colors", "9"], 64, "There is no such game in the bench."),
    ],
)
def test_what_the_bench_cannot_do_is_said(parlor, arguments, code, message):
    result = run(parlor, *SMALL_BENCH, *arguments)
    assert result.returncode == code
    assert message in result.stderr


@pytest.mark.parametrize("game", [["4", "6"], ["5", "4", "--max-guesses", "5"]])
def test_any_number_of_threads_finds_the_same_strategy(parlor, tmp_path, game):
    pegs, colors, *limit = game
    files = []
    for threads in ["1", "2", "5"]:
        files.append(tmp_path / f"{threads}.txt")
        strategy(parlor, "--pegs", pegs, "--colors", colors, *limit, "--threads", threads, "--out", str(files[-1]))
    assert len({file.read_bytes() for file in files}) == 1


def test_a_narrow_search_finds_a_good_strategy_and_does_not_call_it_proven(parlor, tmp_path):
    path = tmp_path / "good.txt"
    result = run(parlor, "codebreaker", "strategy", "--pegs", "4", "--colors", "6", "--width", "2", "--out", str(path))
    assert (result.returncode, result.stderr) == (0, "")
    total = int(result.stdout.split()[0].replace(",", ""))
    assert 5625 < total < 5625 * 1.01
    assert "Not proven." in result.stdout
    verified = run(parlor, "codebreaker", "verify-strategy", str(path), "--json")
    assert json.loads(verified.stdout)["total"] == total


def test_an_interrupted_search_leaves_a_strategy(parlor, tmp_path):
    path = tmp_path / "best.txt"
    command = [parlor, "codebreaker", "strategy", "--pegs", "4", "--colors", "8", "--json", "--out", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    # The first line of progress says that the search has begun.
    first = process.stderr.readline()
    assert re.fullmatch(r"\d+ s: first guess \d+ of \d+(, \d+ of \d+ parts)?, best total so far [\d,]+\n", first)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=120)
    assert process.returncode == 0
    assert errors.endswith("Interrupted: this is the best strategy so far, and not proven.\n")
    report = json.loads(output)
    assert report["proven"] is False
    assert report["total"] >= 20471
    verified = run(parlor, "codebreaker", "verify-strategy", str(path), "--json")
    assert json.loads(verified.stdout)["total"] == report["total"]


@pytest.mark.parametrize(
    "arguments, line",
    [
        (["--pegs", "7", "--colors", "6"], "A code has 2 to 6 pegs of 1 to 12 colors."),
        (["--pegs", "4", "--colors", "13"], "A code has 2 to 6 pegs of 1 to 12 colors."),
        (
            ["--pegs", "4", "--colors", "4", "--by", "magic"],
            "--by must be optimal, minimax, sorted, expected, entropy or parts.",
        ),
        (
            ["--pegs", "4", "--colors", "4", "--by", "parts", "--max-guesses", "5"],
            "--max-guesses goes with --by optimal only.",
        ),
        (["--pegs", "4", "--colors", "4", "--max-guesses", "0"], "--max-guesses must be 1 or more."),
        (["--pegs", "4", "--colors", "4", "--threads", "0"], "--threads must be 1 or more."),
        (["--pegs", "4", "--colors", "4", "--at-least", "0"], "--at-least must be 1 or more."),
        (
            ["--pegs", "4", "--colors", "4", "--at-least", "9", "--json"],
            "--at-least goes with --pegs, --colors, --seed and --threads only.",
        ),
        (
            ["--pegs", "5", "--colors", "8", "--at-least", "9"],
            "This game has 32768 codes; the best strategy is sought for up to 20736. The other rules have no limit.",
        ),
        (
            ["--pegs", "4", "--colors", "4", "--max-guesses", "6", "--proof", "file"],
            "--proof goes with --by optimal only, and not with --max-guesses or --width.",
        ),
        (["--pegs", "4", "--colors", "4", "--width", "0"], "--width must be 1 or more."),
        (["--pegs", "4", "--colors", "4", "--width", "2", "--by", "parts"], "--width goes with --by optimal only."),
        (
            ["--pegs", "4", "--colors", "4", "--width", "2", "--proof", "file"],
            "--proof goes with --by optimal only, and not with --max-guesses or --width.",
        ),
    ],
)
def test_what_cannot_be_asked(parlor, arguments, line):
    result = run(parlor, "codebreaker", "strategy", *arguments)
    assert (result.returncode, result.stdout, result.stderr) == (64, "", line + "\n")


def test_a_lower_bound_is_proven_alone(parlor):
    game = ["codebreaker", "strategy", "--pegs", "3", "--colors", "6", "--seed", "2", "--at-least"]
    for wanted in (700, 854):
        result = run(parlor, *game, str(wanted))
        assert (result.returncode, result.stderr) == (0, "")
        bound = re.fullmatch(r"Proven: no strategy needs fewer than (\d+) guesses\.\n\d+\.\d\d s\n", result.stdout)
        assert bound and wanted <= int(bound[1]) <= 854
    result = run(parlor, *game, "855")
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr == "That is not so: the best strategy needs 854 guesses.\n"


def test_bad_files_are_told(parlor, tmp_path):
    path = tmp_path / "bad.txt"
    missing = run(parlor, "codebreaker", "verify-strategy", str(path))
    assert (missing.returncode, missing.stdout) == (65, "")
    path.write_text("codebreaker-strategy/1 2 2\n00\n 00 11\n 10 01\n")
    result = run(parlor, "codebreaker", "verify-strategy", str(path))
    assert (result.returncode, result.stdout, result.stderr) == (65, "", f"{path}: the strategy does not find 10\n")
    folder = run(parlor, "codebreaker", "strategy", "--pegs", "3", "--colors", "4", "--out", str(tmp_path))
    assert (folder.returncode, folder.stdout) == (74, "")


def test_a_hint(parlor):
    line = "codebreaker/1 537 4.mastermind 0012"
    result = run(parlor, "codebreaker", "hint", line, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    hint = json.loads(result.stdout)
    assert list(hint) == ["candidates", "guess", "candidate", "total", "expected", "method"]
    assert (hint["candidates"], hint["total"], hint["method"]) == (84, 263, "exact")
    assert hint["expected"] == pytest.approx(263 / 84, abs=1e-6)
    other = json.loads(run(parlor, "codebreaker", "hint", line, "--guess", "01-1", "--json").stdout)["other"]
    assert [value["guess"] for value in other] == ["01-1"]
    assert other[0]["candidate"] is False
    assert other[0]["total"] >= hint["total"]
    text = run(parlor, "codebreaker", "hint", line).stdout
    assert text.startswith("84 codes are still possible.\nThe best guess is ")


def test_whoever_follows_the_hints_is_perfect(parlor):
    line = "codebreaker/1 99 4.mastermind"
    separator = " "
    for _ in range(7):
        hint = run(parlor, "codebreaker", "hint", line, "--json")
        if hint.returncode == 65:
            assert hint.stderr == "This game is over.\n"
            break
        line += separator + json.loads(hint.stdout)["guess"]
        separator = ","
    review = json.loads(run(parlor, "codebreaker", "review", line, "--json").stdout)
    assert list(review) == ["attempts", "guesses", "optimum", "remaining", "skill", "luck", "exact"]
    assert (review["skill"], review["remaining"], review["exact"]) == (0, 0, True)
    assert review["optimum"] == pytest.approx(5625 / 1296, abs=1e-6)
    assert review["luck"] == pytest.approx(review["guesses"] - review["optimum"], abs=2e-6)


def test_a_review_adds_up(parlor):
    result = run(parlor, "codebreaker", "review", "codebreaker/1 2 4.mastermind 0000,0123,12-5,5432", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    review = json.loads(result.stdout)
    attempts = review["attempts"]
    keys = ["guess", "exact", "inexact", "before", "after", "total", "bestTotal", "best", "skill", "luck", "method"]
    assert all(list(attempt) == keys for attempt in attempts)
    assert [attempt["guess"] for attempt in attempts] == ["0000", "0123", "12-5", "5432"]
    assert attempts[0]["before"] == 1296
    for attempt in attempts:
        assert attempt["skill"] == pytest.approx((attempt["total"] - attempt["bestTotal"]) / attempt["before"], abs=1e-6)
        assert attempt["skill"] >= 0
    balance = review["guesses"] + review["remaining"] - review["optimum"]
    assert review["skill"] + review["luck"] == pytest.approx(balance, abs=2e-6)
    assert sum(attempt["luck"] for attempt in attempts) == pytest.approx(review["luck"], abs=1e-5)
    text = run(parlor, "codebreaker", "review", "codebreaker/1 2 4.mastermind 0000,0123").stdout
    assert "0000" in text and "on average" in text


@pytest.mark.parametrize("command", ["hint", "review"])
def test_bad_lines_are_told_in_one_line(parlor, command):
    result = run(parlor, "codebreaker", command, "codebreaker/1 2 4.mastermind 9999")
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr == "attempt 1 has a peg that the theme has not: 9\n"


def test_the_game_of_a_day_is_reviewed_by_its_record(parlor):
    game = "codebreaker/1 537 4.mastermind 0123,2020"
    played = json.loads(run(parlor, "codebreaker", "replay", game, "--json").stdout)["attempts"]
    attempts = ",".join(f"{attempt['guess']}:{attempt['exact']}{attempt['inexact']}" for attempt in played)
    record = f"codebreaker/1 2026-11-21 4.mastermind {attempts}"
    numbered, recorded = [run(parlor, "codebreaker", "review", line, "--json") for line in (game, record)]
    assert recorded.returncode == 0, recorded.stderr
    assert json.loads(recorded.stdout) == json.loads(numbered.stdout)


def test_nothing_to_review_and_no_such_guess(parlor):
    result = run(parlor, "codebreaker", "review", "codebreaker/1 2 4.mastermind")
    assert (result.returncode, result.stderr) == (65, "This game has no attempts to review.\n")
    for guess in ["012", "0129", "----"]:
        result = run(parlor, "codebreaker", "hint", "codebreaker/1 2 4.mastermind", f"--guess={guess}")
        assert (result.returncode, result.stderr) == (65, "The guess is not one of this game, such as 0123.\n")


OWN = "codebreaker/1 537 4.mastermind 0123,2020"
FRIEND = "codebreaker/1 537 4.mastermind 0123,0220,2020"


def test_a_duel(parlor):
    result = run(parlor, "codebreaker", "duel", OWN, FRIEND, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    duel = json.loads(result.stdout)
    assert list(duel) == ["winner", "verdict", "parted", "you", "friend"]
    assert (duel["winner"], duel["verdict"], duel["parted"]) == ("you", "You won by a guess: 2 to 3.", 2)
    assert list(duel["you"]) == list(duel["friend"]) == ["attempts", "guesses", "solved", "skill", "luck"]
    for name, line in [("you", OWN), ("friend", FRIEND)]:
        review = json.loads(run(parlor, "codebreaker", "review", line, "--json").stdout)
        side = duel[name]
        assert (side["skill"], side["luck"], side["guesses"]) == (review["skill"], review["luck"], review["guesses"])
        keys = ["guess", "exact", "inexact", "after"]
        assert side["attempts"] == [{key: attempt[key] for key in keys} for attempt in review["attempts"]]
    text = run(parlor, "codebreaker", "duel", FRIEND, OWN).stdout
    lines = text.splitlines()
    assert lines[:2] == ["Your friend won by a guess: 2 to 3.", "You parted at attempt 2."]
    assert "2.  0220: 2 exact, 2 inexact, " in text and "   2020: 4 exact, solved" in text
    assert re.search(r"^Guesses +3 +2$", text, re.MULTILINE) and re.search(r"^Lost by skill +\d\.\d\d +\d", text, re.MULTILINE)


@pytest.mark.parametrize(
    "own, friend, line",
    [
        (OWN, OWN.replace("537", "538"), "These are games of two codes."),
        (OWN, "codebreaker/1 537 4.mastermind 0123", "A duel needs two games that are over, with attempts."),
        ("codebreaker/1 537 4.mastermind x", OWN, "A duel needs two games that are over, with attempts."),
        (OWN, "codebreaker/1 537 4.mastermind 9", "attempt 1 has a peg that the theme has not: 9"),
    ],
)
def test_no_duel(parlor, own, friend, line):
    result = run(parlor, "codebreaker", "duel", own, friend)
    assert (result.returncode, result.stdout, result.stderr) == (65, "", line + "\n")
