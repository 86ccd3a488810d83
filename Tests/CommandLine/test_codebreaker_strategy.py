"""`parlor-lab codebreaker strategy`, `verify-strategy`, and `bench`. Native tests check what the search finds."""

import json
import re
import signal
import subprocess
import sys

import pytest
from repository import ROOT, assert_refused, run_for_json, run

CHECK_PROOF = str(ROOT / "Data/codebreaker-strategies/check_proof.py")
# A line that reports progress. Only searches of more than two seconds print it, and that depends on the machine.
PROGRESS = re.compile(r"\d+ s: first guess \d+ of \d+(, \d+ of \d+ parts)?, (best total so far [\d,]+|none found so far)\n")


def find_strategy(lab, pegs, colors, *arguments):
    command = ["codebreaker", "strategy", "--pegs", str(pegs), "--colors", str(colors), *map(str, arguments), "--json"]
    result = run(lab, *command)
    assert (result.returncode, PROGRESS.sub("", result.stderr)) == (0, "")
    return json.loads(result.stdout)


def test_best_strategy_is_proven_and_verified(lab, tmp_path):
    best, proof = tmp_path / "best.txt", tmp_path / "best.proof"
    found = find_strategy(lab, 3, 6, "--out", best, "--proof", proof)
    assert list(found) == ["total", "average", "max", "histogram", "proven", "seconds"]
    assert (found["total"], found["proven"], found["max"]) == (854, True, len(found["histogram"]))
    assert sum(found["histogram"]) == 6**3
    assert sum((index + 1) * count for index, count in enumerate(found["histogram"])) == 854
    assert found["average"] == pytest.approx(854 / 6**3, abs=1e-6)
    verify = [lab, "codebreaker", "verify-strategy", str(best)]
    figures = ("total", "average", "max", "histogram")
    assert run_for_json(*verify) == {key: found[key] for key in figures}
    assert run_for_json(*verify, "--proof", str(proof)) == {key: found[key] for key in (*figures, "proven")}
    # An independent program, which implements only the documented format, gets the same result.
    other = subprocess.run([sys.executable, CHECK_PROOF, str(proof)], capture_output=True, text=True)
    assert (other.returncode, other.stderr) == (0, "")
    assert other.stdout == "3 pegs, 6 colors: no strategy needs fewer than 854 guesses\n"
    # The file doesn't prove that another strategy, which needs more guesses in total, is optimal.
    find_strategy(lab, 3, 6, "--by", "minimax", "--out", best)
    assert "Not proven." in run(*verify, "--proof", str(proof)).stdout


def test_faulty_files_are_reported(lab, tmp_path):
    best, proof = tmp_path / "best.txt", tmp_path / "best.proof"
    find_strategy(lab, 3, 4, "--out", best, "--proof", proof)
    good = proof.read_bytes()
    for data, message in [
        (good.replace(b" 206\n", b" 207\n"), "The proof"),
        (good[:-1], "The proof ends too early."),
        (good + b"\0", "The proof has data after its end."),
        (b"", "The first line must be codebreaker-proof/1, the numbers of pegs and colors, and the bound."),
        (good.replace(b"/1 3 4", b"/1 3 5"), f"{proof} is about another game."),
    ]:
        proof.write_bytes(data)
        result = run(lab, "codebreaker", "verify-strategy", str(best), "--proof", str(proof))
        assert (result.returncode, result.stdout) == (65, "")
        assert message in result.stderr
        if message.startswith("The proof"):
            assert subprocess.run([sys.executable, CHECK_PROOF, str(proof)], capture_output=True).returncode == 1
    # A strategy file can be missing, invalid, or impossible to write.
    path = tmp_path / "bad.txt"
    missing = run(lab, "codebreaker", "verify-strategy", str(path))
    assert (missing.returncode, missing.stdout) == (65, "")
    path.write_text("codebreaker-strategy/1 2 2\n00\n 00 11\n 10 01\n")
    result = run(lab, "codebreaker", "verify-strategy", str(path))
    assert (result.returncode, result.stdout, result.stderr) == (65, "", f"{path}: the strategy does not find 10\n")
    folder = run(lab, "codebreaker", "strategy", "--pegs", "3", "--colors", "4", "--out", str(tmp_path))
    assert (folder.returncode, folder.stdout) == (74, "")


def answer(guess, code):
    exact = sum(one == other for one, other in zip(guess, code))
    return exact, sum(min(guess.count(peg), code.count(peg)) for peg in set(guess)) - exact


def test_strategy_file_has_the_documented_format(lab, tmp_path):
    """Reads the file by the documented format, and plays the strategy against every code."""
    path = tmp_path / "knuth.txt"
    found = find_strategy(lab, 3, 5, "--by", "minimax", "--out", path)
    assert found["proven"] is False
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
    assert guesses == found["total"]


def test_max_guesses_limits_the_strategy_or_is_impossible(lab):
    found = find_strategy(lab, 4, 4, "--max-guesses", 4)
    assert (found["total"], found["max"], found["proven"]) == (905, 4, True)
    impossible = ["--pegs", "4", "--colors", "4", "--max-guesses", "3"]
    result = run(lab, "codebreaker", "strategy", *impossible)
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr == "No strategy finds every code with at most 3 guesses.\n"


def test_lower_bound_is_proven_or_refuted_without_a_strategy(lab):
    game = ["codebreaker", "strategy", "--pegs", "3", "--colors", "6", "--seed", "2", "--at-least"]
    result = run(lab, *game, "700")
    assert (result.returncode, PROGRESS.sub("", result.stderr)) == (0, "")
    bound = re.fullmatch(r"Proven: no strategy needs fewer than (\d+) guesses\.\n\d+\.\d\d s\n", result.stdout)
    assert bound and 700 <= int(bound[1]) <= 854
    result = run(lab, *game, "855")
    assert (result.returncode, result.stdout) == (65, "")
    assert PROGRESS.sub("", result.stderr) == "This is false: the best strategy needs 854 guesses.\n"


def test_narrow_search_finds_a_good_strategy_without_a_proof(lab, tmp_path):
    path = tmp_path / "good.txt"
    result = run(lab, "codebreaker", "strategy", "--pegs", "4", "--colors", "5", "--width", "2", "--out", str(path))
    assert (result.returncode, PROGRESS.sub("", result.stderr)) == (0, "")
    total = int(result.stdout.split()[0].replace(",", ""))
    assert 2463 <= total < 2463 * 1.02
    assert "Not proven." in result.stdout
    assert run_for_json(lab, "codebreaker", "verify-strategy", str(path))["total"] == total


def test_strategy_does_not_depend_on_the_number_of_threads(lab, tmp_path):
    files = [tmp_path / f"{threads}.txt" for threads in (1, 2, 5)]
    for file in files:
        find_strategy(lab, 4, 4, "--threads", file.stem, "--out", file)
    assert len({file.read_bytes() for file in files}) == 1


def test_interrupted_search_returns_a_strategy(lab, tmp_path):
    path = tmp_path / "best.txt"
    command = [lab, "codebreaker", "strategy", "--pegs", "4", "--colors", "8", "--json", "--out", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    # The first progress line shows that the search has begun.
    assert PROGRESS.fullmatch(process.stderr.readline())
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=180)
    assert process.returncode == 0
    assert errors.endswith("Interrupted: this is the best strategy so far. It is not proven.\n")
    found = json.loads(output)
    assert found["proven"] is False
    assert found["total"] >= 20471
    assert run_for_json(lab, "codebreaker", "verify-strategy", str(path))["total"] == found["total"]


def test_invalid_options_are_rejected(lab, subtests):
    size = "A code has 2 to 6 pegs of 1 to 12 colors."
    no_proof = "--proof requires --by optimal, and can't be used with --max-guesses or --width."
    too_large = "This game has 32768 codes. The search for the best strategy supports at most 20736. The other rules have no limit."
    small = [lab, "codebreaker", "strategy", "--pegs", "4", "--colors", "4"]
    assert_refused(
        subtests,
        small,
        *((["--pegs", pegs, "--colors", colors], 64, size) for pegs, colors in [("7", "6"), ("4", "13")]),
        (["--by", "magic"], 64, "--by must be optimal, minimax, sorted, expected, entropy, or parts."),
        (["--by", "parts", "--max-guesses", "5"], 64, "--max-guesses requires --by optimal."),
        (["--by", "parts", "--width", "2"], 64, "--width requires --by optimal."),
        *(([option, "0"], 64, f"{option} must be 1 or more.") for option in ("--max-guesses", "--threads", "--at-least", "--width")),
        (["--at-least", "9", "--json"], 64, "--at-least can only be used with --pegs, --colors, --seed, and --threads."),
        (["--pegs", "5", "--colors", "8", "--at-least", "9"], 64, too_large),
        *(([option, "6", "--proof", "file"], 64, no_proof) for option in ("--max-guesses", "--width")),
    )


def test_invalid_bench_arguments_are_rejected(lab, subtests):
    game = [lab, "codebreaker", "bench", "--pegs", "4", "--colors", "6", "--guesses", "20"]
    no_command = "Error: The command of --against must contain {pegs} and {colors}."
    for arguments, message in [
        (["--against", "true {pegs}"], no_command),
        (["--against", ""], no_command),
        (["--guesses", "0"], "Error: The number of guesses must be 1 or more."),
        (["--colors", "9"], "Error: The bench has no such game."),
    ]:
        with subtests.test(arguments=arguments):
            result = run(*game, *arguments)
            assert (result.returncode, result.stdout, result.stderr.splitlines()[0]) == (64, "", message)


def test_bench_compares_its_speed_with_that_of_another_program(lab, tmp_path):
    game = [lab, "codebreaker", "bench", "--pegs", "4", "--colors", "6", "--guesses", "20"]
    asked = tmp_path / "asked"
    result = run(*game, "--against", f"echo {{pegs}} {{colors}} {{rule}} | tee -a '{asked}'")
    assert (result.returncode, result.stderr) == (0, "")
    assert asked.read_text() == "4 6 optimal\n"
    speed, numbers, line, elsewhere, machine, command = result.stdout.splitlines()
    assert " codes of 4 pegs and 8 colors compared and counted per second" in speed and "DIFFER" not in speed
    assert re.fullmatch(
        r"CodeBreaker: the game number of a code of 6 pegs and \d+ colors found in [\d.e-]+ ms, 10 of 10", numbers
    )
    assert re.fullmatch(
        r"  4 pegs, 6 colors, optimal: 5625 guesses in [\d.]+ s, the other program in [\d.]+ s, [\d.e-]+ times as long "
        r"\(elsewhere 0\.15 s\)",
        line,
    )
    assert re.fullmatch(r"  elsewhere: a C\+\+ program .* machine .* 20\d\d", elsewhere)
    assert "core" in machine and command.startswith("  parlor-lab codebreaker bench --pegs 4 --colors 6 --guesses 20 --against ")
