#!/usr/bin/env bash
# Every test there is: native, format, server, browser, command line. `make test` runs this.
# Scripts/test_only.sh runs some of them.
set -euo pipefail
# Nobody is there to answer.
exec </dev/null
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/testing.sh"
cd "$root"

# Two stages of two lanes each: what is built, then what is tested. A compiler leaves a core idle for long stretches,
# and so does a browser: the other lane takes it.

# SwiftPM lets only one command at a time into .build, so all that reads the root package there is in one lane.
build_natively() {
  say "Building the games and their tests natively"
  timed "building the games and their tests natively" swift_for_tests build --build-tests
  build_documentation
}

# A warning or a dead link fails. Where neither a source nor an article has changed since the last time, neither has come up.
build_documentation() {
  local inputs
  inputs=$(find Sources Documentation Scripts/make_docs.py Package.swift -type f -print0 | sort -z | xargs -0 cksum | cksum)
  if [ -d "$build/docs-tested" ] && [ "$inputs" = "$(cat "$build/docs-tested.cksum" 2>/dev/null)" ]; then return; fi
  say "Writing the documentation"
  rm -rf "$build/docs-tested"
  timed "writing the documentation" python3 Scripts/make_docs.py --out "$build/docs-tested"
  printf '%s\n' "$inputs" >"$build/docs-tested.cksum"
}

build_for_the_browser() {
  say "Checking the format and the imports"
  timed "checking the format and the imports" make --no-print-directory lint
  build_the_site
  install_python_packages
  say "Building the server and its tests"
  build_the_server
}

# The test targets of the root package.
native_test_targets() {
  swift_for_tests test list --skip-build >"$logs/native-tests.txt" 2>/dev/null
  cut -d . -f 1 "$logs/native-tests.txt" | sort -u | grep .
}

test_natively() {
  local targets target
  say "Testing the rules and the sessions natively"
  targets=$(native_test_targets)
  # One target after the other: the tests of a target run beside each other, so only its whole time says what it takes.
  for target in $targets; do timed "testing $target" swift_for_tests test --skip-build --filter "^$target\\."; done
  timed "checking the types of the apps" Scripts/check-apple.sh
  say "Testing the server, with SQLite and with a PostgreSQL of its own"
  run_server_tests
}

test_from_outside() {
  local folder folders=()
  for folder in Tests/Scripts Tests/Engines Tests/Browser Tests/Server Tests/CommandLine; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
  done
  say "Testing in the browsers, on the command line, and the server over HTTP"
  timed "testing from outside" run_pytest --numprocesses "$workers" --dist worksteal \
    --junitxml "$logs/pytest.xml" -o junit_duration_report=total "${folders[@]}"
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
    # What failed can be anywhere in the log.
    say "What failed there:"
    grep -E '^✘|error:' "$log" || true
    fail "That was the whole log of '$1', which failed."
  fi
  trap - EXIT
}

Scripts/setup.sh test
# The site is tested without the documentation, which would only be copied again and again, and that apart from it.
rm -rf "$logs" "$build/screens" "$build/pytest-cache" "$build/docs" && mkdir -p "$logs"
missing=$(missing_engines)
if [ -n "$missing" ] && [ "${CI:-}" = true ]; then
  fail "Here CI=true, and the tests are to play in every engine, but this system lacks:" "$missing"
fi

run_beside build_natively build_for_the_browser
run_beside test_natively test_from_outside

python3 Scripts/test_times.py "$logs"
grep -hE 'Executed [1-9][0-9]* tests|Test run with' "$logs/test_natively.txt" || true
if [ -n "$missing" ]; then
  say "All tests passed, but nothing was played in these engines, which this system lacks:"
  printf '%s\n' "$missing"
else
  say "All tests passed"
fi
