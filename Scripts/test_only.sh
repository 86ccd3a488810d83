#!/usr/bin/env bash
# Builds what the given tests need, and runs them: `make test ONLY="TriplesSessionTests Tests/Browser/test_home.py"`.
# Name native tests by a filter of `swift test`: a test target, a suite, or a test. Name Python tests by a file or a
# folder, the server's Swift tests by Server/Tests, and the tests of the apps by AppsTests or AppsTests.<Suite>.
set -euo pipefail
exec </dev/null
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/testing.sh"
. "$(dirname "$0")/apps.sh"
cd "$root"

[ $# -gt 0 ] || fail "Scripts/test_only.sh takes the names of tests." "For example TriplesSessionTests or Tests/Browser/test_home.py"
mkdir -p "$logs"

filters=()
files=()
server=
apps=()
for name in "$@"; do
  case "$name" in
  AppsTests*) apps+=("$name") ;;
  Tests/Apps*) apps+=(AppsTests) ;;
  Server/Tests*) server=yes ;;
  Tests/*.py* | Tests/Scripts* | Tests/Screens* | Tests/Engines* | Tests/Browser* | Tests/Server* | Tests/CommandLine*) files+=("${name%/}") ;;
  */*) fail "$name is no test: name a test target, such as TriplesSessionTests, or a file in Tests." ;;
  *) filters+=("$name") ;;
  esac
done

needs() { printf '%s\n' ${files[@]+"${files[@]}"} | grep -qE "^Tests/($1)(/|$)"; }

# Succeeds if the name is a test target. For example, the target of Tests/Triples/SessionTests is TriplesSessionTests,
# and the target of Tests/Kit/SessionSupportTests is SessionSupportTests.
is_target() {
  local folder game
  for folder in Tests/*/*Tests; do
    game=$(basename "$(dirname "$folder")")
    [ "$game" = Kit ] && game=
    [ "$1" = "$game$(basename "$folder")" ] && return
  done
  return 1
}

if [ ${#filters[@]} -gt 0 ] || needs 'CommandLine|Server|Scripts'; then Scripts/setup.sh play; fi
if needs 'CommandLine|Server|Scripts'; then
  swift_for_tests build --product parlor
  swift_for_tests build --product parlor-lab
fi
for filter in ${filters[@]+"${filters[@]}"}; do
  # Building only one test target takes half the time, because SwiftPM skips all other code that depends on a change.
  if is_target "$filter"; then export PARLOR_TEST_TARGET=$filter; else unset PARLOR_TEST_TARGET; fi
  swift_for_tests build --product ParlorPackageTests
  swift_for_tests test --skip-build --filter "$filter"
done
unset PARLOR_TEST_TARGET

if [ ${#files[@]} -gt 0 ]; then
  Scripts/setup.sh test
  install_python_packages
  if needs 'Browser|Engines|Screens|Scripts'; then build_the_site; fi
  if needs 'Browser|Engines|Server|CommandLine'; then in_server swift_for_tests build --product parlor-server; fi
  run_pytest --numprocesses "$workers" --dist worksteal "${files[@]}"
fi

if [ ${#apps[@]} -gt 0 ]; then
  Scripts/setup.sh play
  build_the_apps
  for filter in "${apps[@]}"; do run_app_tests --filter "$filter"; done
fi

if [ -n "$server" ]; then
  Scripts/setup.sh test
  build_the_server
  run_server_tests
  run_server_tests_with_shards
fi
