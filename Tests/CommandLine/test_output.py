"""Output that can't be written, for every command of `parlor` and `parlor-lab`."""

import itertools
import os
import pty
import re
import signal
import subprocess

import pytest
from days import DAYS
from repository import ROOT
from today_server import TodayServer

DAY = DAYS[5]
LINE = DAY["triples"]["line"]
TRIPLES, CODEBREAKER = "triples/1 14 uldr", "codebreaker/1 537 4.mastermind 0123"
STRATEGY = str(ROOT / "Data/codebreaker-strategies/3x4.txt")
FULL = "Can't write to standard output: No space left on device."

# For each command, the arguments with which it prints something, or `None` if it prints only its help: it fills a terminal's screen, or
# writes a file. {files} and {data} are folders, and {today} and {past} are the addresses of servers.
ARGUMENTS = {
    "parlor triples play": None,
    "parlor triples replay": [TRIPLES],
    "parlor triples hint": [TRIPLES],
    "parlor triples review": ["triples/1 14 u"],
    "parlor triples duel": [TRIPLES, "triples/1 14 lldl"],
    "parlor triples levels": [],
    "parlor triples practice": ["--progress"],
    "parlor triples board": ["board/1 1,0,0,2 0,2,0,2 0,0,0,0 0,0,0,384"],
    "parlor triples lesson": [],
    "parlor codebreaker play": None,
    "parlor codebreaker match": ["1123", "3211"],
    "parlor codebreaker replay": [CODEBREAKER],
    "parlor codebreaker hint": [CODEBREAKER],
    "parlor codebreaker review": [CODEBREAKER],
    "parlor codebreaker duel": [CODEBREAKER + ",2020", CODEBREAKER + ",2020"],
    "parlor codebreaker assist": [],
    "parlor codebreaker practice": ["--progress"],
    "parlor codebreaker lesson": [],
    "parlor codebreaker set": ["0123", "--number"],
    "parlor days": [],
    "parlor today triples": ["--server", "{today}", "--data", "{data}"],
    "parlor today codebreaker": ["--server", "{today}", "--data", "{data}"],
    "parlor today standings": ["triples", "--server", "{today}", "--data", "{data}"],
    "parlor today again": ["triples", "--games", "--day", DAY["day"], "--server", "{past}", "--data", "{data}"],
    "parlor today verify": ["{files}/games.txt", "--key", DAY["key"], "--data", "{data}"],
    "parlor data export": ["-"],
    "parlor data import": ["{files}/data.txt"],
    "parlor-lab triples autoplay": ["--games", "1-2", "--player", "random"],
    "parlor-lab triples train": None,
    "parlor-lab triples par": ["--distribution", "10"],
    "parlor-lab triples medals": ["--games", "14", "--plies", "0", "--table", "{files}/opponents.txt"],
    "parlor-lab triples reasons": ["--games", "14"],
    "parlor-lab triples positions": ["--sets", "1", "--out", "{files}/triples.swift"],
    "parlor-lab triples bench": ["--games", "1"],
    "parlor-lab codebreaker strategy": ["--pegs", "2", "--colors", "2"],
    "parlor-lab codebreaker verify-strategy": [STRATEGY],
    "parlor-lab codebreaker bench": ["--pegs", "4", "--colors", "6", "--guesses", "1"],
    "parlor-lab codebreaker par": ["--pegs", "3", "--colors", "5", "--seconds", "1", "--table", "{files}/pars.csv"],
    "parlor-lab codebreaker reasons": ["--games", "1-2"],
    "parlor-lab codebreaker positions": ["--sets", "1", "--out", "{files}/codebreaker.swift"],
    "parlor-lab gallery": [],
}


@pytest.fixture(scope="module")
def programs(parlor, lab):
    return {"parlor": parlor, "parlor-lab": lab}


@pytest.fixture(scope="module")
def helps(programs):
    """The help of each command without subcommands, by the command's words, such as "parlor triples replay"."""

    def read(words):
        program, *rest = words.split()
        text = subprocess.run([programs[program], *rest, "--help"], capture_output=True, text=True, check=True).stdout
        names = re.findall(r"^  ([\w-]+)", text.partition("SUBCOMMANDS:\n")[2].partition("\n\n")[0], re.MULTILINE)
        return {words: text} if not names else {key: help for name in names for key, help in read(f"{words} {name}").items()}

    return read("parlor") | read("parlor-lab")


@pytest.fixture
def run_into(programs, environment, tmp_path, today):
    """A function that runs a command, with its standard output in a given file and nothing on standard input. Returns the exit code and
    the lines on standard error."""
    files = tmp_path / "files"
    files.mkdir()
    (files / "games.txt").write_text(LINE + "\n")
    subprocess.run([programs["parlor"], "data", "export", str(files / "data.txt")], env=environment, check=True)
    assert today("triples").returncode == 0, "the player is known from now on"
    past = TodayServer(DAYS[4:13], DAY)
    past.state, past.files = "revealed", {"games.txt": LINE + "\n", "coach.txt": LINE + "\n"}
    places = {"files": str(files), "today": today.server.address, "past": past.address, "data": str(today.folder)}

    def run(words, arguments, output, **options):
        program, *rest = words.split()
        command = [programs[program], *rest, *(argument.format(**places) for argument in arguments)]
        options |= {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "env": environment, "timeout": 180}
        result = subprocess.run(command, stdout=output, **options)
        return result.returncode, result.stderr.splitlines()

    yield run
    past.close()


def test_every_command_reports_output_that_cannot_be_written(helps, run_into, subtests):
    assert set(helps) == set(ARGUMENTS), "each command needs arguments with which it prints something"
    with open("/dev/full", "w") as full:
        for words, text in helps.items():
            arguments = ARGUMENTS[words]
            calls = [["--help"]] if arguments is None else [["--help"], arguments]
            if arguments is not None and "  --json " in text:
                calls.append([*arguments, "--json"])
            for call in calls:
                with subtests.test(words, call=call):
                    code, said = run_into(words, call, full)
                    # The developers' tools also report their progress.
                    assert code == 74 and said[-1] == FULL and (len(said) == 1 or words.startswith("parlor-lab ")), said


def test_other_output_of_the_programs_is_checked_too(run_into, subtests):
    with open("/dev/full", "w") as full:
        for program, arguments in itertools.product(("parlor", "parlor-lab"), ([], ["help"], ["--version"], ["help", "triples"])):
            with subtests.test(program, arguments=arguments):
                assert run_into(program, arguments, full) == (74, [FULL])


def test_command_whose_reader_is_gone_ends_without_a_message(run_into):
    read, written = os.pipe()
    os.close(read)
    # A program that ignores SIGPIPE passes that on to the programs that it starts.
    for words, restores in itertools.product(("parlor days", "parlor triples levels", "parlor --help"), (True, False)):
        assert run_into(words, [], written, restore_signals=restores) == (-signal.SIGPIPE, []), words
    os.close(written)


def test_full_standard_error_changes_no_exit_code(programs):
    with open("/dev/full", "w") as full:
        for arguments, code in ((["triples", "replay", "nonsense"], 65), (["nonsense"], 64)):
            assert subprocess.run([programs["parlor"], *arguments], stderr=full).returncode == code


def test_program_on_a_screen_that_goes_away_ends_with_a_failure(programs, environment, subtests):
    for words in (["triples", "play"], ["codebreaker", "play"], ["triples", "board"], ["codebreaker", "lesson"]):
        with subtests.test(words=words):
            # The keys come from another terminal, which stays, so that no signal says that the screen is gone.
            (keys, keyboard), (screen, shown) = pty.openpty(), pty.openpty()
            command = [programs["parlor"], *words]
            with subprocess.Popen(command, stdin=keyboard, stdout=shown, stderr=subprocess.PIPE, text=True, env=environment) as process:
                os.close(shown)
                assert os.read(screen, 1)
                os.close(screen)
                # Ctrl-L draws everything again, which fails.
                os.write(keys, b"\x0c")
                try:
                    assert process.communicate(timeout=60)[1] == "The terminal is gone. Everything is saved.\n"
                    assert process.returncode == 74
                finally:
                    process.kill()
            os.close(keys), os.close(keyboard)
