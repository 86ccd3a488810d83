#!/usr/bin/env bash
# Builds programs of Web/ as WebAssembly. Without names it builds all of them:
#   Scripts/build-web.sh [PROGRAM ...]
# With `--target` it builds one target and its dependencies, with `--package` the programs of another package:
#   Scripts/build-web.sh --target AllGamePages
#   Scripts/build-web.sh --package Tests/Programs [PROGRAM ...]
set -euo pipefail
. "$(dirname "$0")/lib.sh"

# SwiftPM reuses the products in a scratch folder even for another package, so each package has a separate scratch
# folder.
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

# A manifest can't declare these options, and the paths of the archives differ from machine to machine.
# - Exclusivity checks are off. They would add one percent to each download, and the native tests run the same sources
#   with the checks.
# - SIMD is on, because every browser has had it since 2023. It halves the size of the CodeBreaker coach, which runs up
#   to four times as fast with it.
# - Array literals are compiled as code. As data, they would get numbered names, and two modules may give the same name
#   to different data. The linker would then use the data of one module for both.
# - The compiler doesn't store its hash of each module, which only incremental builds of native programs read.
# - Function names are kept, and the driver doesn't run wasm-opt. Scripts/programs.py needs the names to split programs.
#   It then runs wasm-opt, and removes the names.
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
      "-Xfrontend", "-disable-stack-protector", "-Xfrontend", "-disable-incremental-llvm-codegen",
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
# Don't touch an unchanged file, because a newer date would trigger a rebuild.
if cmp -s "$toolset.new" "$toolset"; then rm "$toolset.new"; else mv "$toolset.new" "$toolset"; fi

# SwiftPM doesn't notice a new file in a package that this one depends on, and reuses its build plan. So delete the
# build plan if the list of files has changed.
files="$build/$scratch-files.txt"
find "$root/Sources" "$root/$package" -name '*.swift' | sort >"$files.new"
if cmp -s "$files.new" "$files"; then
  rm "$files.new"
else
  mv "$files.new" "$files"
  rm -f "$build/$scratch"/*/release/description.json
fi

# SwiftPM reads a manifest again only if the manifest or the environment has changed. Web's manifest depends on the
# games' folders, so put these into the environment.
PARLOR_WEB_FOLDERS=$(cd "$root/Web/Sources" && printf '%s ' */*)
export PARLOR_WEB_FOLDERS

build_programs() {
  swift build -c release --triple wasm32-unknown-none-wasm --toolset "$toolset" \
    --package-path "$root/$package" --scratch-path "$build/$scratch" "$@"
}

if [ "${1:-}" = --target ]; then
  build_programs --target "$2"
  exit
fi
# Build all products at once, which is faster: SwiftPM compiles each module on one thread, and can compile several
# modules at the same time.
if [ $# -eq 0 ]; then
  say "Building the programs of $package for the browser (the first time takes a minute)"
  build_programs
fi
for product in "$@"; do
  say "Building $product for the browser (the first time takes a minute)"
  build_programs --product "$product"
done
