"""Commands without a coach or a terminal, and the help of `parlor` and `parlor-lab`."""

import itertools
import json
import re

from hidden_moves import hide_moves
from repository import ROOT, assert_refused, fixture_rows, run, run_for_json

# A game of each kind. For the other games and for lines with errors, the native tests check the reports against the
# fixtures.
REPLAYED = {
    "triples": ("triples/1 14 uldr", ["game", "moves", "score", "done", "board"], "Game 14, 4 moves, score 22, not done"),
    "codebreaker": (
        "codebreaker/1 537 4.mastermind 0123,2020",
        ["game", "pegs", "theme", "limit", "attempts", "ending", "code"],
        "Game 537, Mastermind, 4 pegs, 2 guesses, solved",
    ),
}

# The commands that read the line of a game.
READERS = ("replay", "hint", "review")


def test_replay_prints_json_and_text(parlor):
    for game, (line, keys, head) in REPLAYED.items():
        report = run(parlor, game, "replay", line, "--json")
        assert (report.returncode, report.stderr) == (0, ""), game
        # The JSON is compact, and in one line.
        assert report.stdout == json.dumps(json.loads(report.stdout), separators=(",", ":")) + "\n"
        assert list(json.loads(report.stdout)) == keys
        text = run(parlor, game, "replay", line)
        assert (text.returncode, text.stderr, text.stdout.splitlines()[:2]) == (0, "", [head, ""])


def test_invalid_line_is_reported_in_one_line_on_standard_error(parlor, subtests):
    for game, (line, *_) in REPLAYED.items():
        for bad in ("", "\n", f"{line} ", f"{line}\n\n", f"{line}\nl", f"{line}\r\n\r", f"{line}é", f"{line}\x1b[2J"):
            for flags in ([], ["--json"]):
                with subtests.test(line=bad, flags=flags):
                    result = run(parlor, game, "replay", bad, *flags)
                    assert (result.returncode, result.stdout) == (65, "")
                    assert result.stderr.count("\n") == 1 and result.stderr.endswith("\n")
                    assert result.stderr.rstrip("\n").isprintable()
        bad, fault = fixture_rows(f"{game}-faults.tsv")[-1]
        assert_refused(subtests, [parlor, game], *(([command, bad], 65, fault) for command in READERS))


def test_every_form_of_a_game_is_replayed_like_its_line(parlor, subtests):
    for game, (line, *_) in REPLAYED.items():
        replayed = run(parlor, game, "replay", line, "--json").stdout
        text = line.replace(" ", "/")
        page = f"https://example.org/parlor/{game}/"
        end = {"triples": "/vs/lldl", "codebreaker": "/solved-2/vs/0123,x/hints-1"}[game]
        for form in (
            text, f"#{text}", f"{page}#{text}", f"{page}?fbclid=x#{text}", f"{page}#{text}&fbclid=x", f"{page}#{text.replace('/', '%2F')}",
            f"{page}%23{text}", f"{page}#{text}{end}", f"parlor-{game}://play#{text}", f"{line}\n", f"{line}\r\n", f"\ufeff{line}",
            hide_moves(text), hide_moves(f"{page}?fbclid=x#{text}"), hide_moves(f"parlor-{game}://play#{text}{end}"),
        ):
            with subtests.test(form=form):
                result = run(parlor, game, "replay", form, "--json")
                assert (result.returncode, result.stdout, result.stderr) == (0, replayed, "")
        # A link says truly what it lacks.
        for bad, fault in (
            (f"{page}?2026-11-28&fbclid=x", "this link opens the daily game of "),
            (f"{page}#scores", "this link opens a page, but no game or board"),
            (hide_moves(f"{page}#{text}")[:-1], "the end of the link is missing"),
            (f"{page}#dice/1/14", f"this is not a game of {'Triples' if game == 'triples' else 'CodeBreaker'}: "),
        ):
            result = run(parlor, game, "replay", bad)
            assert (result.returncode, result.stdout) == (65, "") and result.stderr.startswith(fault), bad


def test_link_to_a_duel_has_both_of_its_games(parlor):
    for game, sent, answered in (
        ("triples", "uldr", "lldl"), ("codebreaker", "4.mastermind 0123,2020", "4.mastermind 0123,4455,2020")
    ):
        start = {"triples": "triples/1 14 ", "codebreaker": "codebreaker/1 537 "}[game]
        link = f"https://example.org/{game}/?fbclid=x#" + f"{start}{sent}/vs/{answered.split(' ')[-1]}".replace(" ", "/")
        both = run_for_json(parlor, game, "duel", link)
        assert both == run_for_json(parlor, game, "duel", start + answered, start + sent)
        assert both == run_for_json(parlor, game, "duel", hide_moves(link))
        alone = run(parlor, game, "duel", start + sent)
        assert (alone.returncode, alone.stderr) == (64, "Give two games, yours and your friend's, or a link that has both.\n")


def test_board_is_read_from_its_link(parlor):
    for game, command, line in (
        ("triples", "board", "board/1 1,0,0,2 0,2,0,2 0,0,0,0 0,0,0,384"),
        ("codebreaker", "assist", "assist/1 4 6 mastermind 0123:11,4455:00"),
    ):
        link = f"https://example.org/{game}/board.html?fbclid=x#{line.replace(' ', '/')}"
        assert run_for_json(parlor, game, command, link) == run_for_json(parlor, game, command, line)


def test_match_prints_exact_and_inexact_matches(parlor):
    text = run(parlor, "codebreaker", "match", "1122", "1211")
    assert (text.returncode, text.stdout, text.stderr) == (0, "1 in the right place, 2 in the wrong place\n", "")
    # Compares bytes, which include the order of the keys and a single line feed. The flag can be in any position.
    codes = ["1122", "1211"]
    for arguments in itertools.permutations([*codes, "--json"]):
        if [argument for argument in arguments if argument != "--json"] == codes:
            result = run(parlor, "codebreaker", "match", *arguments)
            assert (result.returncode, result.stdout, result.stderr) == (0, '{"exact":1,"inexact":2}\n', "")


def test_codes_that_cannot_be_compared_are_rejected(parlor, subtests):
    # Codes that can't be compared are invalid data, and anything but two codes is wrong usage.
    for codes, flags in itertools.product(
        (("", "123"), ("-123", "1234"), ("1234", "123\n"), ("1234", "123\x1b[2J"), ("😄😄😄", "123")), ([], ["--json"])
    ):
        with subtests.test(codes=codes, flags=flags):
            result = run(parlor, "codebreaker", "match", *codes, *flags)
            assert (result.returncode, result.stdout) == (65, "")
            assert result.stderr.count("\n") == 1 and result.stderr.rstrip("\n").isprintable()
    for codes in ([], ["1123"], ["1123", "3211", "2222"], ["1123", "3211", "--jsn"]):
        with subtests.test(codes=codes):
            result = run(parlor, "codebreaker", "match", *codes)
            assert (result.returncode, result.stdout) == (64, "")
            assert result.stderr.count("\n") == 1 and "two codes" in result.stderr


# The commands of each program. Each command has a help text.
PLAYED = {
    "triples": ("play", "replay", "hint", "review", "duel", "levels", "practice"),
    "codebreaker": ("play", "match", "replay", "practice"),
    "today": ("triples", "codebreaker", "standings", "verify"),
}
TOOLS = {
    "triples": ("autoplay", "train", "par", "medals", "bench"),
    "codebreaker": ("strategy", "verify-strategy", "bench", "par"),
}


def every(commands):
    """Returns the arguments that select each command of a program. The first element selects the program itself."""
    return [[], *([group] for group in commands), *([group, tool] for group, tools in commands.items() for tool in tools)]


def test_help_has_an_overview_and_examples(parlor, lab, subtests):
    for program, name, commands in [(parlor, "parlor", PLAYED), (lab, "parlor-lab", TOOLS)]:
        for words in every(commands):
            with subtests.test(name, words=words):
                result = run(program, *words, "--help")
                assert (result.returncode, result.stderr) == (0, "")
                assert "OVERVIEW: " in result.stdout and " ".join(["USAGE:", name, *words]) in result.stdout
                assert re.search(rf"^  (swift run .*)?{name} (triples|codebreaker|today)", result.stdout, re.MULTILINE)
                for game in words[:1] or ["triples", "codebreaker"]:
                    assert f"{name} {game} " in result.stdout
                if words == ["today", "verify"]:
                    assert re.search(r"cost,\s+which\s+is\s+not\s+checked", result.stdout)


def test_version_matches_the_change_log(parlor, lab):
    latest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert run(parlor, "--version").stdout == run(lab, "--version").stdout == latest[1] + "\n"


def test_wrong_arguments_and_unknown_commands_are_usage_errors(parlor, lab):
    for arguments in (["triples", "replay"], ["nonsense"], ["triples", "replay", "triples/1", "14", "u"]):
        result = run(parlor, *arguments)
        assert (result.returncode, result.stdout) == (64, "")
        assert "Usage: parlor" in result.stderr
    result = run(lab, "nonsense")
    assert (result.returncode, result.stdout) == (64, "") and "Usage: parlor-lab" in result.stderr
    # `parlor` doesn't have the commands of `parlor-lab`.
    for game, tools in TOOLS.items():
        unknown = run(parlor, game, "nonsense")
        for tool in tools:
            result = run(parlor, game, tool)
            assert (result.returncode, result.stdout) == (64, ""), tool
            assert result.stderr == unknown.stderr.replace("nonsense", tool)
