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

# Two stages of two lanes each: what is built, then what is tested. A compiler leaves a core idle for long stretches,
# and so does a browser: the other lane takes it.

# SwiftPM lets only one command at a time into .build, so all that reads the root package there is in one lane.
build_natively() {
  say "Building the games and their tests natively"
  swift build --build-tests
}

build_for_the_browser() {
  say "Checking the format and the imports"
  make --no-print-directory lint
  make --no-print-directory site
  Scripts/build-web.sh --package Tests/Programs
  install_python_packages
}

test_natively() {
  say "Testing the rules and the sessions natively"
  swift test --skip-build
  Scripts/check-apple.sh
}

test_from_outside() {
  local folder folders=()
  for folder in Tests/Scripts Tests/Browser Tests/CommandLine; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
  done
  say "Testing in the browser and on the command line"
  # One worker a core, each with a browser and a site of its own.
  PYTHONDONTWRITEBYTECODE=1 PARLOR=$parlor "$venv/bin/python" -m pytest -c Tests/pytest.ini --rootdir Tests \
    --numprocesses "$((cores < 8 ? cores : 8))" --dist worksteal ${arguments[@]+"${arguments[@]}"} "${folders[@]}"
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

# Runs a lane beside another one: the first in the background, with its output in a file of which only the headings are
# shown unless it fails, the second in sight.
run_beside() {
  local log=$logs/$1.txt
  # With a process group of its own, a lane can be ended with all that it started, also by Ctrl-C.
  set -m
  { "$1" 2>&1 | tee "$log" | { grep --line-buffered '^==> ' || true; }; } &
  behind=$!
  set +m
  trap 'kill -- "-$behind" 2>/dev/null || true' EXIT
  "$2"
  if ! wait "$behind"; then
    cat "$log"
    fail "That was all of the lane '$1', which failed."
  fi
  trap - EXIT
}

arguments=("$@")
Scripts/setup.sh test
rm -rf "$logs" && mkdir -p "$logs"

run_beside build_natively build_for_the_browser
parlor=$(swift build --show-bin-path)/parlor
run_beside test_natively test_from_outside

grep -E 'Executed [1-9][0-9]* tests|Test run with' "$logs/test_natively.txt" || true
say "All tests passed"
