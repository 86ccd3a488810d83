#!/usr/bin/env bash
# Runs every test: native, format, server, browser, and command line. `make test` runs this.
# Scripts/test_only.sh runs a selection.
set -euo pipefail
# No one can answer a prompt, so commands must not wait for input.
exec </dev/null
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/testing.sh"
. "$(dirname "$0")/apps.sh"
cd "$root"

# There are two stages, build and test. In each, two lanes run at the same time: compilers and browsers often leave a
# core idle, which the other lane can use.

# SwiftPM locks .build, so all commands for the root package are in this lane.
build_natively() {
  say "Building the games and their tests natively"
  timed "building the games and their tests natively" swift_for_tests build --build-tests
  build_documentation
}

# Builds the documentation. Fails on a warning or a dead link. Does nothing if no source or article has changed since
# the last success.
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
  if [ "$(uname)" = Linux ]; then
    say "Building the apps with the SwiftUI stand-in"
    timed "building the apps with the SwiftUI stand-in" build_the_apps
  fi
}

# Prints the test targets of the root package.
native_test_targets() {
  swift_for_tests test list --skip-build >"$logs/native-tests.txt" 2>/dev/null
  cut -d . -f 1 "$logs/native-tests.txt" | sort -u | grep .
}

test_natively() {
  local targets target
  say "Testing the rules and the sessions natively"
  targets=$(native_test_targets)
  # Run the targets one after another. The tests of a target run in parallel, so only the target's total time is
  # meaningful.
  for target in $targets; do timed "testing $target" swift_for_tests test --skip-build --filter "^$target\\."; done
  timed "checking the types of the apps" Scripts/check-apple.sh
  if [ "$(uname)" = Linux ]; then
    say "Testing the apps in the SwiftUI stand-in"
    timed "testing the apps in the SwiftUI stand-in" run_app_tests
  fi
  say "Testing the server, with SQLite and with a PostgreSQL of its own"
  run_server_tests
  run_server_tests_with_shards
}

test_from_outside() {
  local folder folders=()
  for folder in Tests/Scripts Tests/Screens Tests/Engines Tests/Browser Tests/Server Tests/CommandLine; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
  done
  say "Testing in the browsers, on the command line, and the server over HTTP"
  timed "testing from outside" run_pytest --numprocesses "$workers" --dist worksteal \
    --junitxml "$logs/pytest.xml" -o junit_duration_report=total "${folders[@]}"
}

# Ends the lane in the background, and waits up to a minute until it has stopped its PostgreSQL server.
stop_behind() {
  local try
  kill -- "-$behind" 2>/dev/null || return 0
  for try in {1..600}; do
    kill -0 -- "-$behind" 2>/dev/null || break
    sleep 0.1
  done
}

# Runs two lanes at the same time: the first in the background, and the second in the foreground. The first writes its
# output to a file. Only its headings are printed, but if it fails, the whole file is.
run_beside() {
  local log=$logs/$1.txt
  # In a process group, the trap can end the lane with all its children, for example on Ctrl-C.
  set -m
  { "$1" 2>&1 | tee "$log" | { grep --line-buffered '^==> ' || true; }; } &
  behind=$!
  set +m
  trap stop_behind EXIT
  "$2"
  if ! wait "$behind"; then
    cat "$log"
    # The failure can be anywhere in the log, so print its lines again.
    say "What failed there:"
    grep -E '^✘|error:' "$log" || true
    fail "That was the whole log of '$1', which failed."
  fi
  trap - EXIT
}

Scripts/setup.sh test
# Test the site without the documentation, which has a separate test, and which would otherwise be copied for each test.
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
