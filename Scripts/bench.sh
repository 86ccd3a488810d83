#!/usr/bin/env bash
# How fast the rules are, and how large the site is. `make bench` runs this.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$root"

say "Building parlor for speed"
swift build -c release --product parlor

parlor="$(swift build -c release --show-bin-path)/parlor"

say "Triples: the rules and the coach's engine, portable build"
"$parlor" triples bench

say "CodeBreaker: the coach's engine, portable build"
"$parlor" codebreaker bench

say "Both, tuned to this processor (-target-cpu native), which is no build to hand on"
tuned=(-c release --scratch-path "$build/tuned" -Xswiftc -target-cpu -Xswiftc native)
swift build "${tuned[@]}" --product parlor
parlor="$(swift build "${tuned[@]}" --show-bin-path)/parlor"
"$parlor" triples bench
"$parlor" codebreaker bench

make --no-print-directory site

venv="$build/venv"
if [ -x "$venv/bin/python" ]; then
  say "Hints in CodeBreaker, in Chromium"
  "$venv/bin/python" Scripts/bench_browser.py
else
  say "Hints in the browser are measured where make test has been run once"
fi

say "The site, in bytes over the wire"
python3 Scripts/site_size.py
