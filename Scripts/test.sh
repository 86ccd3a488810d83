#!/usr/bin/env bash
# Every test there is: native, format, browser, command line. `make test` runs this.
# Arguments go to pytest, for example: Scripts/test.sh -k offline
set -euo pipefail
# Nobody is there to answer.
exec </dev/null
. "$(dirname "$0")/lib.sh"
cd "$root"

venv="$build/venv"
logs="$build/test-logs"
cores=$(getconf _NPROCESSORS_ONLN)

# The two lanes. A compiler leaves a core idle for long stretches, which the other lane's compiler then takes.

# SwiftPM lets only one command at a time into .build, so all that reads the root package there is in this lane.
native() {
  say "Testing the rules and the sessions natively"
  swift test
  Scripts/check-apple.sh
}

programs() {
  say "Checking the format and the imports"
  make --no-print-directory lint
  make --no-print-directory site
  Scripts/build-web.sh --package Tests/Programs
  install_python_packages
}

install_python_packages() {
  if ! cmp -s Tests/requirements.txt "$venv/requirements.txt"; then
    say "Installing the tests' Python packages into .build/venv"
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --requirement Tests/requirements.txt
    cp Tests/requirements.txt "$venv/requirements.txt"
  fi
  if ! has_browser; then
    say "Fetching Playwright's Chromium, as this system has none of its own"
    if [ "$(uname)" = Linux ] && [ "$(id -u)" -eq 0 ]; then
      "$venv/bin/python" -m playwright install --with-deps chromium
    else
      "$venv/bin/python" -m playwright install chromium
    fi
  fi
}

# Runs a lane with its output in a file, of which only the headings are shown.
run_lane() {
  "$1" 2>&1 | tee "$logs/$1.txt" | { grep --line-buffered '^==> ' || true; }
}

wait_for_lane() {
  if ! wait "$2"; then
    cat "$logs/$1.txt"
    fail "That was all of the lane '$1', which failed."
  fi
}

Scripts/setup.sh test

rm -rf "$logs" && mkdir -p "$logs"
# With process groups of their own, a lane can be ended with all that it started, also by Ctrl-C.
set -m
run_lane native &
native=$!
run_lane programs &
programs=$!
trap 'kill -- "-$native" "-$programs" 2>/dev/null || true' EXIT
wait_for_lane programs "$programs"
wait_for_lane native "$native"
trap - EXIT
set +m
grep -E 'Executed [1-9][0-9]* tests|Test run with' "$logs/native.txt" || true

say "Testing in the browser and on the command line"
folders=()
for folder in Tests/Scripts Tests/Browser Tests/CommandLine; do
  if [ -d "$folder" ]; then folders+=("$folder"); fi
done
# One worker a core, each with a browser and a site of its own.
PYTHONDONTWRITEBYTECODE=1 PARLOR=$(swift build --show-bin-path)/parlor "$venv/bin/python" -m pytest \
  -c Tests/pytest.ini --rootdir Tests --numprocesses "$((cores < 8 ? cores : 8))" --dist worksteal "$@" "${folders[@]}"

say "All tests passed"
