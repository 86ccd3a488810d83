# What the scripts share. Sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build="$root/.build"

say() { printf '\n==> %s\n' "$*"; }
fail() {
  printf '\nerror: %s\n' "$1" >&2
  shift
  for line in "$@"; do printf '       %s\n' "$line" >&2; done
  exit 1
}

# Runs a command, and writes into the folder $logs how long it took. Returns the command's status, even in a condition, in
# which the shell does not stop at a failure. Scripts/test_times.py reads the times.
timed() {
  local what=$1 began=$SECONDS status=0
  shift
  "$@" || status=$?
  printf '%s\t%s\n' "$((SECONDS - began))" "$what" >>"$logs/seconds.txt"
  return "$status"
}

# Runs a command of SwiftPM in the server's package, which is one of its own, with a folder of its own: it can be built beside
# the root package.
in_server() { "$@" --package-path "$root/Server" --scratch-path "$build/server"; }

# The first file that exists among the arguments (which are globs, expanded by the caller).
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

# Like `first_file`, but the one with the highest version number in its path.
newest_file() {
  local file found
  found=$(for file in "$@"; do if [ -f "$file" ]; then printf '%s\n' "$file"; fi; done | sort -V | tail -n 1)
  [ -n "$found" ] && printf '%s\n' "$found"
}

brew_prefix() { command -v brew >/dev/null 2>&1 && brew --prefix 2>/dev/null; }

# The C library for WebAssembly. PARLOR_WASI_LIBC overrides the search.
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

# The compiler's arithmetic for WebAssembly, such as 128-bit products. PARLOR_WASM_BUILTINS overrides the search.
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

# The Unicode tables that Embedded Swift links where a program compares text. Part of the Swift toolchain.
find_unicode_tables() {
  local library
  library=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
  first_file "$library/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
}

# Whether there is a browser for the tests. Where the system has none to offer, Scripts/test.sh fetches Playwright's.
has_browser() {
  command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable
} >/dev/null 2>&1

# Whether there is a Firefox that can be driven; Ubuntu's is a script that starts a snap.
has_firefox() {
  local program
  program=$(command -v firefox-esr || command -v firefox) && ! grep -qI /snap/ "$program" && [ "$(readlink -f "$program")" != */snap ]
}

# The engines besides Chromium in which the tests play, and which this system does not have: a line each.
missing_engines() { PYTHONDONTWRITEBYTECODE=1 python3 "$root/Tests/Engines/engines.py"; }
