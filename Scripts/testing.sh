# What Scripts/test.sh and Scripts/test_only.sh share: building the tests and running them. Sourced after lib.sh, not run.

venv="$build/venv"
logs="$build/test-logs"
cores=$(getconf _NPROCESSORS_ONLN)

# SwiftPM, with the modules optimized that compute for long: see Package.swift. The site is built as players get it.
swift_for_tests() { PARLOR_OPTIMIZE=1 swift "$@"; }

build_the_server() { timed "building the server and its tests" in_server swift_for_tests build --build-tests; }

# The site, and what only the browser's tests run.
build_the_site() {
  timed "building the site" make --no-print-directory site
  timed "building the programs of the browser's tests" Scripts/build-web.sh --package Tests/Programs
}

# Runs the server's Swift tests: one after the other, as many of them are of what has to happen in time.
run_server_tests() {
  PARLOR_OPTIMIZE=1 timed "testing the server natively" in_server Server/Scripts/postgres.sh with \
    swift test --skip-build --no-parallel "$@"
}

# Runs the tests in Python: the arguments are those of pytest.
run_pytest() {
  local bin
  bin=$(swift build --show-bin-path)
  PYTHONDONTWRITEBYTECODE=1 PARLOR=$bin/parlor PARLOR_LAB=$bin/parlor-lab \
    PARLOR_SERVER_PROGRAM=$(in_server swift build --show-bin-path)/parlor-server PARLOR_POSTGRES_NAME=outside \
    Server/Scripts/postgres.sh with "$venv/bin/python" -m pytest -c Tests/pytest.ini --rootdir Tests \
    -o "cache_dir=$build/pytest-cache" "$@"
}

# Workers, each with a browser and a site of its own: one more than cores, as a browser often waits for its next frame.
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
