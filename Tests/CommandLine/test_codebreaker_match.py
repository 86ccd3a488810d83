"""`parlor codebreaker match`."""

import itertools
import json
from collections import Counter

import pytest
from repository import run


def expected(secret, guess):
    """The matches in a second formulation: sums of minima of counts."""
    exact = sum(one == other for one, other in zip(secret, guess))
    return exact, (Counter(secret) & Counter(guess)).total() - exact


@pytest.mark.parametrize(
    "secret, guess, exact, inexact",
    [
        ("1123", "3211", 0, 4),
        ("1123", "1123", 4, 0),
        ("1122", "2211", 0, 4),
        ("1122", "1211", 1, 2),
        ("1111", "2222", 0, 0),
        ("123", "123", 3, 0),
        ("123", "321", 1, 2),
        ("12345", "54321", 1, 4),
        ("123456", "654321", 0, 6),
        ("000000", "000001", 5, 0),
        ("RGBY", "RRGG", 1, 1),
        # Small and capital letters are different pegs.
        ("rgby", "RGBY", 0, 0),
        ("aAbB", "AabB", 2, 2),
        ("zZ9", "9zZ", 0, 3),
    ],
)
def test_codes_are_matched(parlor, secret, guess, exact, inexact):
    assert (exact, inexact) == expected(secret, guess)
    text = run(parlor, "codebreaker", "match", secret, guess)
    assert (text.returncode, text.stdout, text.stderr) == (0, f"{exact} exact, {inexact} inexact\n", "")
    result = run(parlor, "codebreaker", "match", secret, guess, "--json")
    # Byte for byte: the keys, their order, and one line end.
    assert (result.returncode, result.stdout, result.stderr) == (0, f'{{"exact":{exact},"inexact":{inexact}}}\n', "")


def test_the_flag_may_stand_anywhere(parlor):
    codes = ["1123", "3211"]
    for arguments in itertools.permutations([*codes, "--json"]):
        if [argument for argument in arguments if argument != "--json"] == codes:
            assert json.loads(run(parlor, "codebreaker", "match", *arguments).stdout) == {"exact": 0, "inexact": 4}


PEG = "a peg is a digit, a letter A to Z or a letter a to z."


@pytest.mark.parametrize(
    "secret, guess, line",
    [
        ("", "123", "The secret has 0 pegs; a code has 3 to 6."),
        ("1", "123", "The secret has 1 peg; a code has 3 to 6."),
        ("12", "12", "The secret has 2 pegs; a code has 3 to 6."),
        ("1234567", "1234567", "The secret has 7 pegs; a code has 3 to 6."),
        ("1" * 100_000, "123", "The secret has 100000 pegs; a code has 3 to 6."),
        ("123", "", "The guess has 0 pegs; a code has 3 to 6."),
        ("123", "12", "The guess has 2 pegs; a code has 3 to 6."),
        ("123456", "1234567", "The guess has 7 pegs; a code has 3 to 6."),
        ("123", "1234", "The secret has 3 pegs and the guess 4; both must have equally many."),
        ("654321", "123", "The secret has 6 pegs and the guess 3; both must have equally many."),
        ("12 4", "1234", f"The secret has U+0020 in it; {PEG}"),
        ("12,4", "1234", f"The secret has , in it; {PEG}"),
        ("1234", "12-4", f"The guess has - in it; {PEG}"),
        ("-123", "1234", f"The secret has - in it; {PEG}"),
        ("1234", "-123", f"The guess has - in it; {PEG}"),
        ("1234", "123\n", f"The guess has U+000A in it; {PEG}"),
        ("1234", "123\x1b[2J", f"The guess has U+001B in it; {PEG}"),
        ("é123", "1234", f"The secret has U+00E9 in it; {PEG}"),
        ("١٢٣", "123", f"The secret has U+0661 in it; {PEG}"),
        ("😄😄😄", "123", f"The secret has U+1F604 in it; {PEG}"),
    ],
)
@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_bad_codes_are_told_in_one_line(parlor, secret, guess, line, flags):
    result = run(parlor, "codebreaker", "match", secret, guess, *flags)
    assert (result.returncode, result.stdout, result.stderr) == (65, "", line + "\n")


@pytest.mark.parametrize("codes", [[], ["1123"], ["1123", "3211", "2222"], ["1123", "3211", "--jsn"]])
def test_two_codes_are_wanted(parlor, codes):
    result = run(parlor, "codebreaker", "match", *codes)
    assert (result.returncode, result.stdout) == (64, "")
    assert result.stderr.count("\n") == 1 and "two codes" in result.stderr
