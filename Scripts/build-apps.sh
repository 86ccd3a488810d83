#!/usr/bin/env bash
# Builds the apps with the SwiftUI stand-in. The arguments go to `swift build`.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/testing.sh"
. "$(dirname "$0")/apps.sh"
cd "$root"
build_macros
with_swiftui swift_for_tests build "$@"
