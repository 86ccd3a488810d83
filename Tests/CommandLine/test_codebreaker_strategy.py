"""`parlor-lab codebreaker strategy`, `verify-strategy` and `bench`."""

import json
import re
import signal
import subprocess
import sys

import pytest
from repository import ROOT, run


def strategy(lab, *arguments):
    result = run(lab, "codebreaker", "strategy", *arguments, "--json")
    # A slow machine is shown how far the search is.
    problems = [line for line in result.stderr.splitlines() if not re.match(r"\d+ s: first guess ", line)]
    assert (result.returncode, problems) == (0, [])
    return json.loads(result.stdout)


@pytest.mark.parametrize("pegs, colors, total", [(3, 6, 854), (4, 4, 905), (4, 5, 2463)])
def test_the_best_strategy_is_proven_and_verified(lab, tmp_path, pegs, colors, total):
    path = tmp_path / "best.txt"
    report = strategy(lab, "--pegs", str(pegs), "--colors", str(colors), "--out", str(path))
    assert list(report) == ["total", "average", "max", "histogram", "proven", "seconds"]
    assert (report["total"], report["proven"]) == (total, True)
    assert sum(report["histogram"]) == colors**pegs
    assert sum((index + 1) * count for index, count in enumerate(report["histogram"])) == total
    assert len(report["histogram"]) == report["max"]
    assert report["average"] == pytest.approx(total / colors**pegs, abs=1e-6)
    verified = run(lab, "codebreaker", "verify-strategy", str(path), "--json")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert json.loads(verified.stdout) == {key: report[key] for key in ("total", "average", "max", "histogram")}


@pytest.mark.parametrize("pegs, colors, total", [(3, 6, 854), (4, 4, 905)])
def test_a_proof_is_written_and_checked(lab, tmp_path, pegs, colors, total):
    best, proof = tmp_path / "best.txt", tmp_path / "best.proof"
    report = strategy(lab, "--pegs", str(pegs), "--colors", str(colors), "--out", str(best), "--proof", str(proof))
    verified = run(lab, "codebreaker", "verify-strategy", str(best), "--proof", str(proof), "--json")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert json.loads(verified.stdout) == {key: report[key] for key in ("total", "average", "max", "histogram", "proven")}
    # A program that was written from the description of the format alone comes to the same.
    other = subprocess.run(
        [sys.executable, str(ROOT / "Data/codebreaker-strategies/check_proof.py"), str(proof)], capture_output=True, text=True
    )
    assert (other.returncode, other.stderr) == (0, "")
    assert other.stdout == f"{pegs} pegs, {colors} colors: no strategy needs fewer than {total:,} guesses\n"
    # A strategy that needs more than it has to is not proven by the same file.
    strategy(lab, "--pegs", str(pegs), "--colors", str(colors), "--by", "minimax", "--out", str(best))
    verified = run(lab, "codebreaker", "verify-strategy", str(best), "--proof", str(proof))
    assert "Not proven." in verified.stdout


def test_a_faulty_proof_is_told(lab, tmp_path):
    best, proof = tmp_path / "best.txt", tmp_path / "best.proof"
    strategy(lab, "--pegs", "3", "--colors", "6", "--out", str(best), "--proof", str(proof))
    good = proof.read_bytes()
    for data, message in [
        (good.replace(b" 854\n", b" 855\n"), "The proof"),
        (good[:-1], "The proof ends too early."),
        (good + b"\0", "Something stands behind the end of the proof."),
        (b"", "The first line must be codebreaker-proof/1, the numbers of pegs and colors, and the bound."),
        (good.replace(b"/1 3 6", b"/1 3 5"), f"{proof} is about another game."),
    ]:
        proof.write_bytes(data)
        result = run(lab, "codebreaker", "verify-strategy", str(best), "--proof", str(proof))
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


def test_the_text_says_what_the_help_says(lab, tmp_path):
    """Reads the file as documented, and plays it against every code."""
    path = tmp_path / "knuth.txt"
    report = strategy(lab, "--pegs", "3", "--colors", "5", "--by", "minimax", "--out", str(path))
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


def test_knuths_strategy(lab):
    report = strategy(lab, "--pegs", "4", "--colors", "6", "--by", "minimax")
    assert (report["total"], report["histogram"], report["proven"]) == (5801, [1, 6, 62, 533, 694], False)


def test_at_most_so_many_guesses(lab):
    report = strategy(lab, "--pegs", "4", "--colors", "5", "--max-guesses", "5")
    assert (report["total"], report["max"]) == (2463, 5)
    result = run(lab, "codebreaker", "strategy", "--pegs", "4", "--colors", "5", "--max-guesses", "3")
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr == "No strategy finds every code with at most 3 guesses.\n"


SMALL_BENCH = ("codebreaker", "bench", "--pegs", "4", "--colors", "6", "--guesses", "20")


def test_the_bench_compares_only_with_what_it_ran(lab):
    result = run(lab, *SMALL_BENCH)
    assert (result.returncode, result.stderr) == (0, "")
    _, numbers, line, elsewhere, machine, command = result.stdout.splitlines()
    assert re.fullmatch(
        r"CodeBreaker: the game number of a code of 6 pegs and \d+ colors found in [\d.e-]+ ms, 10 of 10", numbers
    )
    assert re.fullmatch(r"  4 pegs, 6 colors, optimal: 5625 guesses in [\d.]+ s \(elsewhere 0\.15 s\)", line)
    assert re.fullmatch(r"  elsewhere: a C\+\+ program .* machine .* 20\d\d", elsewhere)
    assert "core" in machine and command == "  parlor-lab codebreaker bench --pegs 4 --colors 6 --guesses 20"


def test_the_bench_runs_another_program_beside_ours(lab, tmp_path):
    asked = tmp_path / "asked"
    result = run(lab, *SMALL_BENCH, "--against", f"echo {{pegs}} {{colors}} {{rule}} | tee -a '{asked}'")
    assert (result.returncode, result.stderr) == (0, "")
    assert asked.read_text() == "4 6 optimal\n"
    line = result.stdout.splitlines()[2]
    assert re.fullmatch(
        r"  4 pegs, 6 colors, optimal: 5625 guesses in [\d.]+ s, the other program in [\d.]+ s, [\d.e-]+ times as long "
        r"\(elsewhere 0\.15 s\)",
        line,
    )


def test_what_the_bench_cannot_do_is_said(lab, subtests):
    for arguments, code, message in [
        (["--against", "true {pegs}"], 64, "The command of --against must have {pegs} and {colors} in it."),
        (["--against", ""], 64, "The command of --against must have {pegs} and {colors} in it."),
        (["--against", "exit {pegs}{colors}"], 65, "exit 46 ended with 46."),
        (["--against", "kill -9 $$ # {pegs} {colors}"], 65, "kill -9 $$ # 4 6 ended with 9."),
        (["--guesses", "0"], 64, "There must be guesses to compare."),
        (["--colors", "9"], 64, "There is no such game in the bench."),
    ]:
        with subtests.test(arguments=arguments):
            result = run(lab, *SMALL_BENCH, *arguments)
            assert result.returncode == code
            assert message in result.stderr


@pytest.mark.parametrize("game", [["4", "6"], ["5", "4", "--max-guesses", "5"]])
def test_any_number_of_threads_finds_the_same_strategy(lab, tmp_path, game):
    pegs, colors, *limit = game
    files = []
    for threads in ["1", "2", "5"]:
        files.append(tmp_path / f"{threads}.txt")
        strategy(lab, "--pegs", pegs, "--colors", colors, *limit, "--threads", threads, "--out", str(files[-1]))
    assert len({file.read_bytes() for file in files}) == 1


def test_a_narrow_search_finds_a_good_strategy_and_does_not_call_it_proven(lab, tmp_path):
    path = tmp_path / "good.txt"
    result = run(lab, "codebreaker", "strategy", "--pegs", "4", "--colors", "6", "--width", "2", "--out", str(path))
    assert (result.returncode, result.stderr) == (0, "")
    total = int(result.stdout.split()[0].replace(",", ""))
    assert 5625 < total < 5625 * 1.01
    assert "Not proven." in result.stdout
    verified = run(lab, "codebreaker", "verify-strategy", str(path), "--json")
    assert json.loads(verified.stdout)["total"] == total


def test_an_interrupted_search_leaves_a_strategy(lab, tmp_path):
    path = tmp_path / "best.txt"
    command = [lab, "codebreaker", "strategy", "--pegs", "4", "--colors", "8", "--json", "--out", str(path)]
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
    verified = run(lab, "codebreaker", "verify-strategy", str(path), "--json")
    assert json.loads(verified.stdout)["total"] == report["total"]


def test_what_cannot_be_asked(lab, subtests):
    for arguments, line in [
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
    ]:
        with subtests.test(arguments=arguments):
            result = run(lab, "codebreaker", "strategy", *arguments)
            assert (result.returncode, result.stdout, result.stderr) == (64, "", line + "\n")


def test_a_lower_bound_is_proven_alone(lab):
    game = ["codebreaker", "strategy", "--pegs", "3", "--colors", "6", "--seed", "2", "--at-least"]
    for wanted in (700, 854):
        result = run(lab, *game, str(wanted))
        assert (result.returncode, result.stderr) == (0, "")
        bound = re.fullmatch(r"Proven: no strategy needs fewer than (\d+) guesses\.\n\d+\.\d\d s\n", result.stdout)
        assert bound and wanted <= int(bound[1]) <= 854
    result = run(lab, *game, "855")
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr == "That is not so: the best strategy needs 854 guesses.\n"


def test_bad_files_are_told(lab, tmp_path):
    path = tmp_path / "bad.txt"
    missing = run(lab, "codebreaker", "verify-strategy", str(path))
    assert (missing.returncode, missing.stdout) == (65, "")
    path.write_text("codebreaker-strategy/1 2 2\n00\n 00 11\n 10 01\n")
    result = run(lab, "codebreaker", "verify-strategy", str(path))
    assert (result.returncode, result.stdout, result.stderr) == (65, "", f"{path}: the strategy does not find 10\n")
    folder = run(lab, "codebreaker", "strategy", "--pegs", "3", "--colors", "4", "--out", str(tmp_path))
    assert (folder.returncode, folder.stdout) == (74, "")
