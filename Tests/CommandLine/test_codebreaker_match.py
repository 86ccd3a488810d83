"""`parlor codebreaker match`. What it says of all kinds of codes is tested natively."""

import itertools

from repository import run


def test_codes_are_matched(parlor):
    text = run(parlor, "codebreaker", "match", "1122", "1211")
    assert (text.returncode, text.stdout, text.stderr) == (0, "1 exact, 2 inexact\n", "")
    # Byte for byte: the keys, their order, and one line end. The flag may stand anywhere.
    codes = ["1122", "1211"]
    for arguments in itertools.permutations([*codes, "--json"]):
        if [argument for argument in arguments if argument != "--json"] == codes:
            result = run(parlor, "codebreaker", "match", *arguments)
            assert (result.returncode, result.stdout, result.stderr) == (0, '{"exact":1,"inexact":2}\n', "")


def test_a_bad_code_is_one_line_on_standard_error(parlor):
    for secret, guess in (("", "123"), ("12 4", "1234"), ("-123", "1234"), ("1234", "123\n"), ("1234", "123\x1b[2J"), ("😄😄😄", "123")):
        for flags in ([], ["--json"]):
            result = run(parlor, "codebreaker", "match", secret, guess, *flags)
            assert (result.returncode, result.stdout) == (65, ""), (secret, guess)
            assert result.stderr.count("\n") == 1 and result.stderr.rstrip("\n").isprintable(), (secret, guess)


def test_two_codes_are_wanted(parlor):
    for codes in ([], ["1123"], ["1123", "3211", "2222"], ["1123", "3211", "--jsn"]):
        result = run(parlor, "codebreaker", "match", *codes)
        assert (result.returncode, result.stdout) == (64, "")
        assert result.stderr.count("\n") == 1 and "two codes" in result.stderr
