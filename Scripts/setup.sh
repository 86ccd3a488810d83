#!/usr/bin/env bash
# Finds the tools and libraries that this machine lacks, and installs them on Debian and Ubuntu.
# Scripts/setup.sh play   to build and serve the games
# Scripts/setup.sh serve  to build the game server, too
# Scripts/setup.sh test   to run the tests
# Scripts/setup.sh apps   to play the SwiftUI apps (Python and git only)
# Scripts/setup.sh docs   to write the documentation (Python and git only: DocC comes with Swift)
set -euo pipefail
. "$(dirname "$0")/lib.sh"

purpose=${1:-play}
case "$purpose" in
play | serve | test | apps | docs) ;;
*) fail "Scripts/setup.sh takes play, serve, test, apps or docs, not '$purpose'." ;;
esac

check_swift() {
  local version advice
  advice="Toolchains are at https://www.swift.org/install/."
  if [ "$(uname)" = Darwin ]; then
    advice="Xcode's Swift cannot build for the browser; swift.org's can: https://www.swift.org/install/macos/."
  fi
  command -v swift >/dev/null 2>&1 || fail "There is no 'swift' here; Parlor needs Swift 6.2 or newer." "$advice"
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
  if [ "$(printf '6.2\n%s\n' "${version:-0}" | sort -V | head -n 1)" != 6.2 ]; then
    fail "This is Swift ${version:-of an unknown version}; Parlor needs 6.2 or newer." "$advice"
  fi
  [ "$purpose" = docs ] || [ "$purpose" = apps ] || find_unicode_tables >/dev/null ||
    fail "This Swift $version has no embedded library for WebAssembly (lib/swift/embedded/wasm32-unknown-none-wasm)." \
      "$advice"
}

is_installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

# Succeeds if Swift's C compiler finds a header, directly or through pkg-config.
has_header() {
  local flags
  flags=$(pkg-config --cflags libpq 2>/dev/null || true)
  # shellcheck disable=SC2086 # The flags are several words.
  printf '#include <stdio.h>\n#include <%s>\n' "$1" | clang $flags -fsyntax-only -x c - 2>/dev/null
}

has_postgres() { newest_file /usr/lib/postgresql/*/bin/initdb >/dev/null || command -v initdb >/dev/null 2>&1; }

packages=()
reasons=()
want() {
  packages+=("$1")
  reasons+=("$(printf '  %-30s %s' "$1" "$2")")
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# The package's name contains a version: 14 on Debian 12, 18 on Ubuntu 24.04, and 19 on Debian 13. Any version works, so
# use the newest.
newest_builtins_package() {
  apt-cache search --names-only '^libclang-rt-[0-9]+-dev-wasm32$' | awk '{ print $1 }' | sort -V | tail -n 1
}

setup_debian() {
  local name
  find_wasi_libc >/dev/null || want wasi-libc "the C library for WebAssembly"
  find_wasm_builtins >/dev/null || want libclang-rt-N-dev-wasm32 "128-bit arithmetic for WebAssembly"
  # With Binaryen, Scripts/programs.py shrinks and splits the programs, so that players download a third less.
  command -v wasm-opt >/dev/null 2>&1 || want binaryen "makes the programs for the browser smaller"
  command -v brotli >/dev/null 2>&1 || want brotli "compresses the site for hosts that serve it so"
  command -v python3 >/dev/null 2>&1 || want python3 "writes the site and serves it"
  command -v git >/dev/null 2>&1 || want git "fetches the packages that Swift builds with"
  if [ "$purpose" != play ]; then
    has_header sqlite3.h || want libsqlite3-dev "keeps what is played, in a file"
    has_header libpq-fe.h || want libpq-dev "keeps it in a PostgreSQL"
    has_header zlib.h || want zlib1g-dev "compresses what the server sends"
    has_header openssl/evp.h || want libssl-dev "hashes what the server keeps secret"
    command -v pkg-config >/dev/null 2>&1 || want pkg-config "finds those four"
  fi
  if [ "$purpose" = test ]; then
    has_postgres || want postgresql "a database for the tests, which start one of their own"
    command -v strace >/dev/null 2>&1 || want strace "shows the tests that what is acknowledged is on the disk"
    python3 -c 'import ensurepip, venv' 2>/dev/null || want python3-venv "keeps the tests' Python packages apart"
    . /etc/os-release
    # Ubuntu's chromium is a snap, which doesn't run in containers.
    if [ "${ID:-}" != ubuntu ] && ! has_browser; then
      want chromium "the browser in which the tests play"
    fi
    # Ubuntu's firefox is a snap too.
    if [ "${ID:-}" != ubuntu ] && ! has_firefox; then
      want firefox-esr "another browser in which the tests play"
    fi
    command -v WebKitWebDriver >/dev/null 2>&1 || want webkit2gtk-driver "a third one, with the engine of Safari"
    command -v Xvfb >/dev/null 2>&1 || want xvfb "a screen for it"
    for name in fonts-noto-core fonts-noto-color-emoji; do
      is_installed "$name" || want "$name" "letters and pictures for the browser's screens"
    done
  fi
  [ ${#packages[@]} -eq 0 ] && return

  say "Installing ${#packages[@]} missing system packages with apt-get:"
  printf '%s\n' "${reasons[@]}"
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null 2>&1; then
    fail "Installing them takes root, and there is no sudo." "As root: apt-get install ${packages[*]}"
  fi
  as_root apt-get update -qq
  local found
  found=$(newest_builtins_package)
  if [[ " ${packages[*]} " == *" libclang-rt-N-dev-wasm32 "* ]] && [ -z "$found" ]; then
    fail "This release has no package libclang-rt-N-dev-wasm32." \
      "Set PARLOR_WASM_BUILTINS to a libclang_rt.builtins-wasm32.a, for example wasi-sdk's."
  fi
  packages=("${packages[@]/libclang-rt-N-dev-wasm32/$found}")
  say "apt-get install ${packages[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
}

# Installs Chromium's headless version, which loads a page in two thirds of the time. Only Debian packages it. It is
# optional, because the tests also pass in the full browser.
setup_headless_shell() {
  [ "$(. /etc/os-release && printf '%s' "${ID:-}")" = debian ] || return 0
  command -v chromium-headless-shell >/dev/null 2>&1 && return
  [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null 2>&1 || return 0
  say "apt-get install chromium-headless-shell"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null ||
    say "It could not be installed; the tests take longer without it."
}

# On other systems, names what is missing, and installs nothing.
setup_elsewhere() {
  local missing=()
  find_wasi_libc >/dev/null || missing+=("the C library for WebAssembly: $1")
  find_wasm_builtins >/dev/null || missing+=("clang's builtins for WebAssembly: $2")
  command -v wasm-opt >/dev/null 2>&1 || missing+=("wasm-opt, which makes the programs smaller: the package binaryen")
  command -v python3 >/dev/null 2>&1 || missing+=("Python 3")
  if [ "$purpose" != play ]; then
    has_header sqlite3.h || missing+=("SQLite's headers (sqlite3.h)")
    has_header libpq-fe.h || missing+=("the headers of PostgreSQL's clients (libpq-fe.h): the package libpq, and pkg-config")
    has_header zlib.h || missing+=("zlib's headers (zlib.h)")
    [ "$(uname)" = Darwin ] || has_header openssl/evp.h || missing+=("OpenSSL's headers (openssl/evp.h)")
  fi
  if [ "$purpose" = test ] && ! has_postgres; then
    missing+=("PostgreSQL, of which the tests start one of their own")
  fi
  if [ "$purpose" = test ] && ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    missing+=("Python's venv module")
  fi
  [ ${#missing[@]} -eq 0 ] && return
  fail "Some things are missing here:" "${missing[@]}" \
    "Archives elsewhere can be named in PARLOR_WASI_LIBC (libc.a) and PARLOR_WASM_BUILTINS" \
    "(libclang_rt.builtins-wasm32.a)."
}

# If a path is set by hand, use it or fail. Installing another copy would ignore the user's choice.
for name in PARLOR_WASI_LIBC PARLOR_WASM_BUILTINS; do
  [ -z "${!name:-}" ] || [ -f "${!name}" ] || fail "$name names a file that is not there: ${!name}"
done

check_swift
if [ "$purpose" = docs ] || [ "$purpose" = apps ]; then
  if ! command -v python3 >/dev/null 2>&1 || ! command -v git >/dev/null 2>&1; then
    command -v apt-get >/dev/null 2>&1 || fail "Python 3 and git are missing here."
    as_root apt-get update -qq
    as_root apt-get install -y -qq --no-install-recommends python3 git >/dev/null
  fi
  exit
fi
if [ "$(uname)" = Darwin ]; then
  setup_elsewhere "brew install wasi-libc" "brew install wasi-runtimes"
elif command -v apt-get >/dev/null 2>&1; then
  if [ "$purpose" = test ]; then setup_headless_shell || true; fi
  setup_debian
else
  setup_elsewhere "often called wasi-libc, or part of wasi-sdk" "often called wasi-compiler-rt, or part of wasi-sdk"
fi

find_wasi_libc >/dev/null || fail "The C library for WebAssembly (libc.a) is still not to be found."
find_wasm_builtins >/dev/null ||
  fail "The builtins for WebAssembly (libclang_rt.builtins-wasm32.a) are still not to be found."
