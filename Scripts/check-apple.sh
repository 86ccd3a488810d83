#!/usr/bin/env bash
# Type-checks the SwiftUI sources for iOS 17 where there is no Apple SDK. `make test` runs this.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$root"

if [ "$(uname)" = Darwin ]; then
  say "The SwiftUI sources: left to Xcode, which builds them from Apple/"
  exit 0
fi

say "Type-checking the SwiftUI sources for iOS 17"
tool=Tools/swiftui-check
export SWIFTUI_CHECK_CACHE="$build/swiftui-check"

# The tool first shows that it catches planted errors; once per content of the tool and version of the compiler.
mkdir -p "$SWIFTUI_CHECK_CACHE"
proof=$({ swift --version 2>/dev/null && find "$tool" -type f -print0 | sort -z | xargs -0 cat; } | sha256sum | cut -c1-16)
if [ ! -f "$SWIFTUI_CHECK_CACHE/selftest-$proof" ]; then
  "$tool/selftest/run"
  touch "$SWIFTUI_CHECK_CACHE/selftest-$proof"
fi

# Every module that an app imports, in dependency order.
modules=()
for name in NumberedGame PlaySupport AppSupport JellyToy TriplesModel TriplesCoach \
  TriplesPocketNetwork TriplesSession TriplesUI CodeBreakerModel CodeBreakerCoach \
  CodeBreakerSession CodeBreakerUI; do
  case $name in
  Triples*) folder=Triples/${name#Triples} ;;
  JellyToy) folder=Triples/$name ;;
  CodeBreaker*) folder=CodeBreaker/${name#CodeBreaker} ;;
  *) folder=Kit/$name ;;
  esac
  modules+=(-m "$name=Sources/$folder")
done
shells=(Apple/*.swiftpm)
for shell in "${shells[@]}"; do
  mapfile -t sources < <(find "$shell" -name '*.swift' ! -name Package.swift | sort)
  "$tool/check" "${modules[@]}" "${sources[@]}"
done

say "Type-checking the SwiftUI sources for macOS 14"
# The apps are iPad apps even on a Mac, but `swift build` there compiles the modules for macOS itself.
"$tool/check" -t macos "${modules[@]}"

say "Reading the apps' manifests"
for shell in "${shells[@]}"; do
  # Only Xcode has AppleProductTypes. With a stand-in in the file, SwiftPM reads the rest, and looks for what it names.
  copy=$build/manifests/$(basename "$shell")
  rm -rf "$copy" && mkdir -p "$(dirname "$copy")" && cp -R "$shell" "$copy"
  { sed -e '/^import AppleProductTypes$/d' -e "s|path: \"../..\"|path: \"$root\"|" "$shell/Package.swift"
    cat "$tool/AppleProductTypes.swift"; } > "$copy/Package.swift"
  swift package --package-path "$copy" describe > "$copy/description"
  for product in $(sed -n 's/.*\.product(name: "\([A-Za-z]*\)", package: "Parlor").*/\1/p' "$shell/Package.swift"); do
    grep -q "\.library(name: \"$product\"" Package.swift || { echo "$shell: Parlor has no product $product" >&2; exit 1; }
  done
done
