#!/usr/bin/env bash
# Builds programs of Web/ as WebAssembly: Scripts/build-web.sh TriplesWeb …, or all of them when none is named.
# Or one target and what it depends on: Scripts/build-web.sh --target FirstPages
# Or those of another package, whose folder is named: Scripts/build-web.sh --package Tests/Programs …
set -euo pipefail
. "$(dirname "$0")/lib.sh"

# SwiftPM takes what one package left in a folder for what the next one builds: each has a folder of its own.
package=Web
scratch=web
if [ "${1:-}" = --package ]; then
  package=${2:-}
  shift 2 || fail "--package takes the folder of a package."
  [ -f "$root/$package/Package.swift" ] || fail "There is no package in $package."
  scratch=$(printf '%s' "$package" | tr 'A-Z/' 'a-z-')
fi

unicode=$(find_unicode_tables) || fail "This Swift toolchain cannot build for the browser." "Run Scripts/setup.sh play."
libc=$(find_wasi_libc) || fail "The C library for WebAssembly is missing." "Run Scripts/setup.sh play."
builtins=$(find_wasm_builtins) || fail "The builtins for WebAssembly are missing." "Run Scripts/setup.sh play."

# A manifest cannot say these things, and where the archives are differs from machine to machine. (Overlapping accesses
# are looked for natively, where the tests run the same sources: the checks would be one percent of a download. Vectors
# are in every browser since 2023; with them the coach of CodeBreaker is half as large and up to four times as fast. Array
# literals stay code: as data, they have numbered names, which two modules may number differently, and the linker then takes
# the data of one for the other. Names of functions stay, and the driver is kept from wasm-opt: Scripts/programs.py goes by
# the names, makes the programs small, and takes the names out.)
mkdir -p "$build"
toolset="$build/wasm-toolset.json"
cat >"$toolset.new" <<TOOLSET
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-enable-experimental-feature", "Embedded",
      "-enable-experimental-feature", "Extern",
      "-wmo", "-Osize", "-enforce-exclusivity=unchecked", "-Xllvm", "-sil-disable-pass=object-outliner",
      "-Xfrontend", "-disable-stack-protector",
      "-Xcc", "-msimd128",
      "-Xclang-linker", "-nostdlib",
      "-Xclang-linker", "$unicode",
      "-Xclang-linker", "$libc",
      "-Xclang-linker", "$builtins",
      "-Xclang-linker", "--no-wasm-opt"
    ]
  },
  "linker": {
    "extraCLIOptions": ["--allow-undefined", "--no-entry", "--gc-sections", "--strip-debug"]
  }
}
TOOLSET
# An unchanged file stays untouched, so that nothing is built again for its sake.
if cmp -s "$toolset.new" "$toolset"; then rm "$toolset.new"; else mv "$toolset.new" "$toolset"; fi

# SwiftPM does not see that a package on which another one depends has a new file, and goes by what it had planned.
files="$build/$scratch-files.txt"
find "$root/Sources" "$root/$package" -name '*.swift' | sort >"$files.new"
if cmp -s "$files.new" "$files"; then
  rm "$files.new"
else
  mv "$files.new" "$files"
  rm -f "$build/$scratch"/*/release/description.json
fi

build_programs() {
  swift build -c release --triple wasm32-unknown-none-wasm --toolset "$toolset" \
    --package-path "$root/$package" --scratch-path "$build/$scratch" "$@"
}

if [ "${1:-}" = --target ]; then
  build_programs --target "$2"
  exit
fi
# All at once is faster than one after another: a module is compiled by one thread, and there are several modules.
if [ $# -eq 0 ]; then
  say "Building the programs of $package for the browser (the first time takes a minute)"
  build_programs
fi
for product in "$@"; do
  say "Building $product for the browser (the first time takes a minute)"
  build_programs --product "$product"
done
