# Functions for all scripts. Source this file; don't run it.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build="$root/.build"

say() { printf '\n==> %s\n' "$*"; }
fail() {
  printf '\nerror: %s\n' "$1" >&2
  shift
  for line in "$@"; do printf '       %s\n' "$line" >&2; done
  exit 1
}

# Runs a command and appends its duration in seconds to a file in $logs, which Scripts/test_times.py reads. Returns the
# command's status explicitly, because `set -e` doesn't apply in a condition.
timed() {
  local what=$1 began=$SECONDS status=0
  shift
  "$@" || status=$?
  printf '%s\t%s\n' "$((SECONDS - began))" "$what" >>"$logs/seconds.txt"
  return "$status"
}

# Runs a SwiftPM command in the server's package. That package has a separate scratch folder, so that it can be built at
# the same time as the root package.
in_server() { "$@" --package-path "$root/Server" --scratch-path "$build/server"; }

# Prints the first of the arguments that is an existing file. The caller expands glob patterns.
first_file() {
  local file
  for file in "$@"; do
    if [ -f "$file" ]; then
      printf '%s\n' "$file"
      return 0
    fi
  done
  return 1
}

# Like `first_file`, but prints the existing file whose path has the highest version number.
newest_file() {
  local file found
  found=$(for file in "$@"; do if [ -f "$file" ]; then printf '%s\n' "$file"; fi; done | sort -V | tail -n 1)
  [ -n "$found" ] && printf '%s\n' "$found"
}

brew_prefix() { command -v brew >/dev/null 2>&1 && brew --prefix 2>/dev/null; }

# Prints the path of the C library for WebAssembly. PARLOR_WASI_LIBC overrides the search.
find_wasi_libc() {
  local brew
  if [ -n "${PARLOR_WASI_LIBC:-}" ]; then
    first_file "$PARLOR_WASI_LIBC"
    return
  fi
  brew=$(brew_prefix) || brew=/nonexistent
  first_file /usr/lib/wasm32-wasi/libc.a \
    /usr/lib/wasm32-wasip1/libc.a \
    /usr/share/wasi-sysroot/lib/wasm32-wasi*/libc.a \
    "$brew"/opt/wasi-libc/share/wasi-sysroot/lib/wasm32-wasi*/libc.a
}

# Prints the path of the compiler's runtime library for WebAssembly, which contains arithmetic such as 128-bit products.
# PARLOR_WASM_BUILTINS overrides the search.
find_wasm_builtins() {
  local brew
  if [ -n "${PARLOR_WASM_BUILTINS:-}" ]; then
    first_file "$PARLOR_WASM_BUILTINS"
    return
  fi
  brew=$(brew_prefix) || brew=/nonexistent
  newest_file /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a \
    /usr/lib/llvm-*/lib/clang/*/lib/wasm32-*/libclang_rt.builtins.a \
    /usr/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a \
    /usr/lib*/clang/*/lib/wasm32-*/libclang_rt.builtins.a \
    "$brew"/opt/wasi-runtimes/share/wasi-sysroot/lib/wasm32-*/libclang_rt.builtins*.a \
    "$brew"/opt/wasi-runtimes/lib/clang/*/lib/*/libclang_rt.builtins*.a \
    "$brew"/opt/wasi-runtimes/lib/*/libclang_rt.builtins-wasm32.a
}

# Prints the path of the Unicode tables that come with the Swift toolchain. A program in Embedded Swift links them if it
# compares text.
find_unicode_tables() {
  local library
  library=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
  first_file "$library/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
}

# Succeeds if the system has a browser for the tests. If it doesn't, Scripts/test.sh downloads Playwright's.
has_browser() {
  command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable
} >/dev/null 2>&1

# Succeeds if there is a Firefox that the tests can drive. They can't drive Ubuntu's, which is a script that starts a snap.
has_firefox() {
  local program
  program=$(command -v firefox-esr || command -v firefox) && ! grep -qI /snap/ "$program" && [ "$(readlink -f "$program")" != */snap ]
}

# Prints the engines besides Chromium that the tests need and this system lacks, one per line.
missing_engines() { PYTHONDONTWRITEBYTECODE=1 python3 "$root/Tests/Engines/engines.py"; }
