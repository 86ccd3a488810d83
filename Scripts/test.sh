#!/usr/bin/env bash
# Every test there is: native, format, browser, command line. `make test` runs this.
# Arguments go to pytest, for example: Scripts/test.sh -k offline
set -euo pipefail
# Nobody is there to answer.
exec </dev/null
. "$(dirname "$0")/lib.sh"
cd "$root"

Scripts/setup.sh test

say "Testing the rules and the sessions natively"
swift test

say "Checking the format and the imports"
make --no-print-directory lint

Scripts/check-apple.sh

make --no-print-directory site
Scripts/build-web.sh --package Tests/Programs ReplayParity BridgeCheck

venv="$build/venv"
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

say "Testing in the browser and on the command line"
folders=()
for folder in Tests/Scripts Tests/Browser Tests/CommandLine; do
  if [ -d "$folder" ]; then folders+=("$folder"); fi
done
PYTHONDONTWRITEBYTECODE=1 "$venv/bin/python" -m pytest -c Tests/pytest.ini --rootdir Tests "$@" "${folders[@]}"

say "All tests passed"
