#!/usr/bin/env bash
# Measures the speed of the rules and of the coaches, and the size of the site. `make bench` runs this.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$root"

say "Building parlor-lab for speed"
swift build -c release --product parlor-lab

games=$(python3 Scripts/games.py folders)

# Runs the subcommand `bench` of each game that has it. `$1` is the path of parlor-lab.
measure_games() {
  local game
  for game in $games; do
    if "$1" "$game" --help | grep '^  bench ' >/dev/null; then "$1" "$game" bench; else echo "$game has no bench"; fi
  done
}

say "The rules and the coaches' engines, portable build"
measure_games "$(swift build -c release --show-bin-path)/parlor-lab"

say "The same, tuned to this processor (-target-cpu native), which is no build to hand on"
tuned=(-c release --scratch-path "$build/tuned" -Xswiftc -target-cpu -Xswiftc native)
swift build "${tuned[@]}" --product parlor-lab
measure_games "$(swift build "${tuned[@]}" --show-bin-path)/parlor-lab"

make --no-print-directory site

venv="$build/venv"
if [ -x "$venv/bin/python" ]; then
  say "Moves in Triples on a slow phone, in Chromium (BENCH_OTHER_SITE=FOLDER measures another site beside it)"
  "$venv/bin/python" Scripts/bench_moves.py ${BENCH_OTHER_SITE:+"$BENCH_OTHER_SITE"}
  say "The first visit to each page on a slow phone, in Chromium"
  "$venv/bin/python" Scripts/bench_pages.py
  say "Hints in CodeBreaker, in Chromium"
  "$venv/bin/python" Scripts/bench_browser.py
  say "Swipes in Triples that do what the hand meant, in Chromium"
  "$venv/bin/python" Scripts/bench_swipes.py
  say "Standings of a thousand players, scrolled on a slow phone, in Chromium"
  "$venv/bin/python" Scripts/bench_scrolling.py
else
  say "Moves, hints, swipes and scrolling in the browser are measured where make test has been run once"
fi

say "The site, in bytes over the wire"
python3 Scripts/site_size.py

say "The sources"
python3 Scripts/source_size.py
python3 Scripts/session_figures.py
