"""The repository's folders and tables, and the commands that it builds and runs."""

import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[1]
FIXTURES = ROOT / "Tests" / "Fixtures"


def program_path(product, variable, *options):
    """Returns the path of a program: the value of the environment variable if it is set, or else what `swift build`
    builds."""
    if path := os.environ.get(variable):
        return str(pathlib.Path(path).resolve())
    build = ["swift", "build", *(options or ("--package-path", str(ROOT))), "--product", product]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return str(pathlib.Path(folder) / product)


def fixture_rows(name):
    """Returns the rows of a table in Tests/Fixtures, without comments."""
    text = (FIXTURES / name).read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.split("\n") if line and not line.startswith("#")]
    assert rows, f"{name} is empty"
    return rows


def run(program, *arguments, given=None, **options):
    """Runs a command without a terminal. `given` is the text on standard input, if any.

    Returns the completed process with its output and exit code.
    """
    options |= {"stdin": subprocess.DEVNULL} if given is None else {"input": given}
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=180, **options)


def run_for_json(program, *arguments, **options):
    """Returns the parsed output of a command with `--json`, which must be one line."""
    result = run(program, *arguments, "--json", **options)
    assert (result.returncode, result.stderr) == (0, ""), arguments
    assert result.stdout.count("\n") == 1 and result.stdout.endswith("\n"), arguments
    return json.loads(result.stdout)


def assert_refused(subtests, command, *cases):
    """Asserts that a command refuses arguments: it prints nothing on standard output, one line on standard error,
    and has the expected exit code.

    Each case has the arguments, the exit code, and the line on standard error.
    """
    for arguments, code, line in cases:
        with subtests.test(arguments=arguments):
            result = run(*command, *arguments)
            assert (result.returncode, result.stdout, result.stderr) == (code, "", line + "\n"), result
