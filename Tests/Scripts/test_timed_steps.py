"""Checks that the steps of `make test` are timed, and that a failing step fails."""

import subprocess

from games import ROOT


def run_in_shell(script, logs):
    command = f'set -euo pipefail; . "{ROOT}/Scripts/lib.sh"; logs="{logs}"; {script}'
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True)


def test_duration_of_a_step_is_logged(tmp_path):
    assert run_in_shell('timed "a step" true', tmp_path).returncode == 0
    assert (tmp_path / "seconds.txt").read_text() == "0\ta step\n"


def test_failed_step_keeps_its_exit_status_in_conditions_and_pipes(tmp_path):
    for script in ('timed "a step" false', 'timed "a step" false | cat && exit 0; exit 1', 'if timed "a step" false; then exit 0; fi; exit 1'):
        assert run_in_shell(script, tmp_path).returncode == 1, script
