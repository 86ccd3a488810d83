#!/usr/bin/env bash
# Builds the server of the game of the day and starts it on this machine, with the site that `make site` has written and a
# ledger in data/. `make serve` runs this. Arguments go to the server, which is set by PARLOR_… too (Server/README.md).
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$root"

say "Building the server"
in_server swift build -c release --product parlor-server
# There are the keys of days to come in it, and what players have played.
(umask 077 && mkdir -p data)
exec "$(in_server swift build -c release --show-bin-path)/parlor-server" serve --site dist --log-level warning "$@"
