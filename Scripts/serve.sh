#!/usr/bin/env bash
# Builds the game server and the site, and starts the server on this machine with its database in data/.
# `make serve` runs this. Arguments go to the server, which also reads PARLOR_… variables (Server/README.md).
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$root"

# A compiler often leaves a core idle, so build both at once. Each build prints its duration in seconds.
site_log=$build/serve-site.txt
mkdir -p "$build"
say "Step 1 of 2: building the server and, beside it, the games (some minutes the first time)"
SECONDS=0
{ Scripts/build-web.sh && python3 Scripts/make_site.py --quick && echo "    The site: $SECONDS s"; } >"$site_log" 2>&1 &
site=$!
trap 'kill "$site" 2>/dev/null || true' EXIT
in_server swift build -c release --product parlor-server
printf '    The server: %s s\n' "$SECONDS"
if ! wait "$site"; then
  cat "$site_log" >&2
  fail "The site was not built. What its build printed is above."
fi
trap - EXIT
tail -n 1 "$site_log"
say "Step 2 of 2: starting the server, $SECONDS s after the beginning"
# The database contains the keys of future days and the players' games, so only this user may read it.
(umask 077 && mkdir -p data)
exec "$(in_server swift build -c release --show-bin-path)/parlor-server" serve --site dist --log-level warning "$@"
