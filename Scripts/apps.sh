# Functions for building and testing the apps with the SwiftUI stand-in (see Tools/swiftui/README.md). Source this file after
# testing.sh; don't run it.

# Runs a SwiftPM command with the stand-in. It has a scratch folder of its own, because the same modules are compiled in
# another way without it.
with_swiftui() {
  PARLOR_SWIFTUI=1 PARLOR_SWIFTUI_MACROS=$build/apps/libStubMacros.so PARLOR_TEST_TARGET=AppsTests \
    "$@" --scratch-path "$build/apps"
}

# Builds the library that expands #Preview, unless it is up to date.
build_macros() {
  local source=$root/Tools/swiftui/stubs/Macros.swift macros=$build/apps/libStubMacros.so host
  [ "$macros" -nt "$source" ] && return
  host=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host
  mkdir -p "$build/apps"
  swiftc -emit-library -parse-as-library -module-name StubMacros -I "$host" -L "$host" \
    -lSwiftSyntax -lSwiftSyntaxMacros -lSwiftSyntaxBuilder -Xlinker -rpath -Xlinker "$host" -o "$macros" "$source"
}

build_the_apps() {
  build_macros
  with_swiftui swift_for_tests build --product ParlorPackageTests
  with_swiftui swift_for_tests build --product parlor-apps
}

# Runs the tests of the apps, one after another: all are on the main actor. The arguments go to `swift test`.
run_app_tests() { with_swiftui swift_for_tests test --skip-build --no-parallel "$@"; }
