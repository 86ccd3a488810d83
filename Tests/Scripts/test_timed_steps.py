"""The steps of `make test` are timed, and a step that fails is not taken for one that passed."""

import subprocess

from games import ROOT


def run_in_shell(script, logs):
    command = f'set -euo pipefail; . "{ROOT}/Scripts/lib.sh"; logs="{logs}"; {script}'
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True)


def test_a_step_is_written_down_with_its_seconds(tmp_path):
    assert run_in_shell('timed "a step" true', tmp_path).returncode == 0
    assert (tmp_path / "seconds.txt").read_text() == "0\ta step\n"


def test_a_failure_keeps_its_status_in_a_condition_and_in_a_pipe(tmp_path):
    for script in ('timed "a step" false', 'timed "a step" false | cat && exit 0; exit 1', 'if timed "a step" false; then exit 0; fi; exit 1'):
        assert run_in_shell(script, tmp_path).returncode == 1, script
