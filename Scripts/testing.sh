# Builds and runs the tests for Scripts/test.sh and Scripts/test_only.sh. Source this file after lib.sh; don't run it.

venv="$build/venv"
logs="$build/test-logs"
cores=$(getconf _NPROCESSORS_ONLN)

# Runs SwiftPM with optimization for the slow modules (see Package.swift). Doesn't affect the site, which is always
# built as players get it.
swift_for_tests() { PARLOR_OPTIMIZE=1 swift "$@"; }

build_the_server() { timed "building the server and its tests" in_server swift_for_tests build --build-tests; }

# Builds the site and the programs that only the browser tests run.
build_the_site() {
  timed "building the site" make --no-print-directory site
  timed "building the programs of the browser's tests" Scripts/build-web.sh --package Tests/Programs
}

# Runs the server's Swift tests one after another, because many of them check timing.
run_server_tests() {
  PARLOR_OPTIMIZE=1 timed "testing the server natively" in_server Server/Scripts/postgres.sh with \
    swift test --skip-build --no-parallel "$@"
}

# Runs the tests of the service once more, over ledgers in three databases each. It must not make a difference.
run_server_tests_with_shards() { PARLOR_TEST_SHARDS=3 run_server_tests --filter GameServiceTests; }

# Runs the Python tests. The arguments go to pytest.
run_pytest() {
  local bin
  bin=$(swift build --show-bin-path)
  PYTHONDONTWRITEBYTECODE=1 PARLOR=$bin/parlor PARLOR_LAB=$bin/parlor-lab \
    PARLOR_APPS=$build/apps/debug/parlor-apps \
    PARLOR_SERVER_PROGRAM=$(in_server swift build --show-bin-path)/parlor-server PARLOR_POSTGRES_NAME=outside \
    Server/Scripts/postgres.sh with "$venv/bin/python" -m pytest -c Tests/pytest.ini --rootdir Tests \
    -o "cache_dir=$build/pytest-cache" "$@"
}

# Each worker has a separate browser and site. There is one more worker than cores, because a browser often waits for
# its next frame.
workers=$((cores < 8 ? cores + 1 : 9))

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
