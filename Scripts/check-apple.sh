#!/usr/bin/env bash
# Type-checks the SwiftUI sources for iOS 17 and macOS 14 without an Apple SDK. `make test` runs this.
# With UPDATE_SOURCES=1 it writes Tools/swiftui/SOURCES.md. Otherwise it compares that file with the
# declarations that the apps use.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$root"

if [ "$(uname)" = Darwin ]; then
  say "The SwiftUI sources: left to Xcode, which builds them from Apple/"
  exit 0
fi

tool=Tools/swiftui
export SWIFTUI_CHECK_CACHE="$build/swiftui-check"
shells=(Apple/*.swiftpm)

say "Reading the apps' manifests"
manifests=$build/manifests
rm -rf "$manifests" && mkdir -p "$manifests"
descriptions=()
for shell in "${shells[@]}"; do
  # AppleProductTypes comes only with Xcode. Replace it with a stand-in, so that SwiftPM can read the manifest.
  copy=$manifests/$(basename "$shell")
  cp -R "$shell" "$copy"
  { sed -e '/^import AppleProductTypes$/d' -e "s|path: \"../..\"|path: \"$root\"|" "$shell/Package.swift"
    cat "$tool/AppleProductTypes.swift"; } > "$copy/Package.swift"
  swift package --package-path "$copy" describe --type json > "$copy.json"
  descriptions+=("$copy.json")
done
# Check the modules that the apps depend on, directly or indirectly.
swift package describe --type json > "$manifests/Package.json"
listed=$("$tool/modules" "$manifests/Package.json" "${descriptions[@]}")
modules=()
while read -r module; do modules+=(-m "$module"); done <<< "$listed"

say "Showing that the type check catches planted errors"
# Run the self-test once per version of the tool and of the compiler.
mkdir -p "$SWIFTUI_CHECK_CACHE"
proof=$({ swift --version 2>/dev/null && find "$tool" -type f ! -name '*.md' -print0 | sort -z | xargs -0 cat; } | sha256sum | cut -c1-16)
if [ ! -f "$SWIFTUI_CHECK_CACHE/selftest-$proof" ]; then
  "$tool/selftest/run"
  touch "$SWIFTUI_CHECK_CACHE/selftest-$proof"
fi
indices=()
for xcode in 26 27; do
  say "Type-checking the SwiftUI sources for iOS 17 with Xcode $xcode's declarations"
  for shell in "${shells[@]}"; do
    mapfile -t sources < <(find "$shell" -name '*.swift' ! -name Package.swift | sort)
    index=$manifests/$(basename "$shell")-$xcode.indices
    "$tool/check" -x "$xcode" -i "$index" "${modules[@]}" "${sources[@]}"
    indices+=("$index")
  done
done

say "Looking where the declarations that the apps use were confirmed"
"$tool/sources" ${UPDATE_SOURCES:+--write} "${indices[@]}"

say "Type-checking the SwiftUI sources for macOS 14"
# The apps run on a Mac as iPad apps, but `swift build` on a Mac compiles the modules for macOS itself.
"$tool/check" -t macos "${modules[@]}"
