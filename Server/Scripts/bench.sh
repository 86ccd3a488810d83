#!/usr/bin/env bash
# Measures a release build of the server with simulated players, on SQLite and on PostgreSQL. Compares moves with calls
# that have a constant response. `make bench` runs this. Arguments are passed to parlor-load, such as --players 4000.
set -euo pipefail
. "$(dirname "$0")/../../Scripts/lib.sh"
cd "$root"

say "Building the server and its players for speed"
in_server swift build -c release --product parlor-server
in_server swift build -c release --product parlor-load
programs=$(in_server swift build -c release --show-bin-path)

say "The machine: $(getconf _NPROCESSORS_ONLN) cores, $(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1), load $(cut -d ' ' -f 1-3 /proc/loadavg 2>/dev/null)"

mkdir -p "$build"
folder=$(mktemp -d "$build/bench-server.XXXXXX")
started=
finish() {
  [ -z "$started" ] || kill "$started" 2>/dev/null || true
  rm -rf "$folder"
  postgres bench-standby stop >/dev/null 2>&1 || true
  postgres bench stop >/dev/null 2>&1 || true
}
trap finish EXIT

# postgres NAME ARGUMENT…: runs postgres.sh for the PostgreSQL server with this name.
postgres() { PARLOR_POSTGRES_NAME=$1 Server/Scripts/postgres.sh "${@:2}"; }

# Prints the time to write and synchronize a page, which every commit waits for.
measure_disk() {
  python3 - "$folder/page" <<'PYTHON'
import os, statistics, sys, time
times = []
with open(sys.argv[1], "wb", buffering=0) as file:
    for _ in range(500):
        start = time.perf_counter()
        file.write(bytes(4096))
        os.fdatasync(file.fileno()) if hasattr(os, "fdatasync") else os.fsync(file.fileno())
        times.append(1000 * (time.perf_counter() - start))
print(f"fsync      p50 {statistics.median(times):.2f} ms, p99 {statistics.quantiles(times, n=100)[98]:.2f} ms")
PYTHON
}

# measure DATABASE CONNECTIONS [ARGUMENT…]: runs parlor-load with the arguments against a new server process.
measure() {
  local port database=$1
  : >"$folder/out"
  PARLOR_MOVES_PER_SECOND=100000 PARLOR_CALLS_PER_SECOND=100000 PARLOR_CALLS_PER_ADDRESS=1000000 \
    PARLOR_PLAYERS_PER_HOUR=100000000 PARLOR_PLAYERS_AT_ONCE=100000000 \
    PARLOR_CONNECTIONS_PER_ADDRESS=1000000 "$programs/parlor-server" serve --database "$database" --port 0 --admin-port 0 \
    --coach-nodes 0 --log-level warning --constant on >"$folder/out" &
  started=$!
  until port=$(sed -n 's|.* at http://127.0.0.1:\([0-9]*\)/, .*|\1|p' "$folder/out") && [ -n "$port" ]; do sleep 0.1; done
  echo "load       $(cut -d ' ' -f 1 /proc/loadavg 2>/dev/null) before"
  measure_disk
  "$programs/parlor-load" --server "127.0.0.1:$port" --connections "$2" "${@:3}" || true
  if [ -r "/proc/$started/status" ]; then sed -n 's/^VmHWM:[[:space:]]*/memory     at most /p' "/proc/$started/status"; fi
  kill "$started"
  wait "$started" || true
  started=
}

for connections in 64 1024; do
  say "SQLite, $connections connections: parlor-load --connections $connections $*"
  measure "$folder/$connections.sqlite" "$connections" "$@"
done

# With --take-turns, each game gets a move before any game gets its next one, so all of them are open and in memory.
say "SQLite, 10,000 open games of 20 moves: parlor-load --players 10000 --moves 200000 --take-turns --without-constant"
measure "$folder/open.sqlite" 64 --players 10000 --moves 200000 --take-turns --without-constant

if command -v pg_ctl >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
  address=$(postgres bench start | tail -n 1)
  for connections in 64 1024; do
    say "PostgreSQL without a standby, $connections connections"
    measure "$address" "$connections" "$@"
  done
  say "PostgreSQL with a synchronous standby on the same machine and disk, 64 connections"
  postgres bench-standby follow bench >/dev/null
  ask() { psql --quiet --no-align --tuples-only --no-psqlrc "$address" --command "$1"; }
  ask "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'"
  ask "SELECT pg_reload_conf()" >/dev/null
  until [ "$(ask "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'quorum'")" = 1 ]; do sleep 0.2; done
  measure "$address" 64 "$@"
  postgres bench-standby stop >/dev/null
else
  say "There is no PostgreSQL here to measure"
fi

say "The coach's ratings"
PYTHONDONTWRITEBYTECODE=1 python3 Server/Scripts/bench_ratings.py "$programs/parlor-server"

say "Moves beside a flood of each kind of call"
PYTHONDONTWRITEBYTECODE=1 python3 Server/Scripts/bench_floods.py "$programs/parlor-server" "$programs/parlor-load"

say "A million registered players, and the end of a day"
PYTHONDONTWRITEBYTECODE=1 python3 Server/Scripts/bench_players.py "$programs/parlor-server" "$programs/parlor-load"

if [ -n "${address:-}" ]; then
  say "A ledger in three databases"
  PYTHONDONTWRITEBYTECODE=1 python3 Server/Scripts/bench_shards.py "$programs/parlor-server" "$programs/parlor-load"

  say "Finished games with the same score"
  PYTHONDONTWRITEBYTECODE=1 python3 Server/Scripts/bench_scores.py "$programs/parlor-server"
fi

say "Standings of a day with a million games"
if [ -n "${address:-}" ]; then
  postgres bench stop >/dev/null
  address=$(postgres bench start | tail -n 1)
fi
PYTHONDONTWRITEBYTECODE=1 python3 Server/Scripts/bench_standings.py "$programs/parlor-server" ${address:+"$address"}
