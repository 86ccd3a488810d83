#!/usr/bin/env bash
# How fast the rules are, and how large the site is. `make bench` runs this.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$root"

say "Building parlor for speed"
swift build -c release --product parlor

say "The rules"
parlor="$(swift build -c release --show-bin-path)/parlor"
"$parlor" triples bench

say "The CodeBreaker coach"
"$parlor" codebreaker bench

make --no-print-directory site

say "The site, in bytes over the wire"
python3 Scripts/site_size.py
