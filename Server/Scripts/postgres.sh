#!/usr/bin/env bash
# Manages PostgreSQL servers for tests, in a folder below .build, on free ports of this machine.
#
#   postgres.sh start      creates a server, starts it, and prints its address
#   postgres.sh follow X   creates a standby of the server named X, starts it, and prints its address;
#                          follow X 5433 makes it listen on port 5433
#   postgres.sh promote    makes a standby the primary
#   postgres.sh address    prints the address
#   postgres.sh kill       kills the server, as a crash would
#   postgres.sh freeze     stops all processes without closing connections, so that the server hangs
#   postgres.sh thaw       continues the processes
#   postgres.sh halt       stops the server
#   postgres.sh resume     starts the server again with its data, on the same port
#   postgres.sh stop       stops the server and removes its data
#   postgres.sh with …     starts a server, runs a command with the address in PARLOR_TEST_POSTGRES, and stops the
#                          server. If this script itself is killed, the next `with` or `start` stops the server.
#
# PARLOR_POSTGRES_NAME selects the server. Writes are as durable as in production: fsync is on.
set -euo pipefail
. "$(dirname "$0")/../../Scripts/lib.sh"
. "$(dirname "$0")/postgres_lib.sh"

name=${PARLOR_POSTGRES_NAME:-test}
# The process that stops the server at its end, or empty if another command does.
owner=

control() { as "$programs/pg_ctl" --pgdata "$folder/data" --silent "$@"; }

is_running() { [ -d "$folder/data" ] && control status >/dev/null 2>&1; }

# Succeeds if `with` started the server, and its process has ended without stopping the server.
is_abandoned() { [ -s "$folder/owner" ] && ! kill -0 "$(cat "$folder/owner")" 2>/dev/null; }

# Fails if the server runs, unless it is abandoned. Then stops it.
require_no_server() {
  if is_abandoned; then stop; fi
  if is_running; then fail "The PostgreSQL named $name runs already." "$0 stop ends it."; fi
}

# prepare PASSWORD [PORT]: creates a new folder for the server, with its address and password. PORT defaults to a free
# port.
prepare() {
  require_no_server
  rm -rf "$folder"
  mkdir -p -m 700 "$folder/socket"
  printf %s "$owner" >"$folder/owner"
  port=${2:-}
  [ -n "$port" ] || port=$(free_ports 1)
  # Only this user and PostgreSQL's can read the password, which is part of the address.
  printf 'postgres://parlor:%s@127.0.0.1:%s/postgres\n' "$1" "$port" >"$folder/address"
  (umask 077 && printf '%s\n' "$1" >"$folder/password")
  [ "${#as_user[@]}" = 0 ] || chown -R "$user" "$folder"
}

set_place() {
  as tee -a "$folder/data/postgresql.conf" >/dev/null <<SETTINGS
port = $port
unix_socket_directories = '$folder/socket'
SETTINGS
}

start() {
  prepare "$(od -An -N 16 -tx1 /dev/urandom | tr -d ' \n')"
  # The new data doesn't have to survive a power cut. Later writes do.
  as "$programs/initdb" --pgdata "$folder/data" --username parlor --pwfile "$folder/password" --auth scram-sha-256 \
    --encoding UTF8 --locale C --no-sync >"$build/postgres-$name.log" 2>&1 ||
    fail "initdb failed." "$(tail -n 5 "$build/postgres-$name.log")"
  as tee -a "$folder/data/postgresql.conf" >/dev/null <<SETTINGS
listen_addresses = '127.0.0.1'
fsync = on
max_connections = 200
log_min_messages = warning
SETTINGS
  set_place
  resume
}

follow() {
  local primary="$(dirname "$folder")/$1"
  prepare "$(as cat "$primary/password")" "${2:-}"
  as "$programs/pg_basebackup" --dbname "$(as cat "$primary/address")" --pgdata "$folder/data" --write-recovery-conf \
    --checkpoint fast --no-sync >"$build/postgres-$name.log" 2>&1 ||
    fail "pg_basebackup failed." "$(tail -n 5 "$build/postgres-$name.log")"
  set_place
  resume
}

resume() (
  close_files
  control start --wait --timeout 120 --log "$folder/log" >/dev/null ||
    fail "PostgreSQL does not start." "$(as tail -n 5 "$folder/log")"
)

address() {
  is_running || fail "The PostgreSQL named $name does not run."
  as cat "$folder/address"
}

# Prints the ID of the first process, whose children are the other processes.
first_process() { as head -n 1 "$folder/data/postmaster.pid"; }

# Kills the first process, and waits until its children have ended by themselves. Only then can a server start again.
crash() {
  local first children
  first=$(first_process)
  children=$(pgrep -P "$first" || true)
  as kill -KILL "$first"
  wait_for_ends $children
}

signal_all() {
  local first
  first=$(first_process)
  # Ignore processes that have ended in the meantime.
  as kill "-$1" "$first"
  as kill "-$1" $(pgrep -P "$first") 2>/dev/null || true
}

halt() { control stop --wait --mode "${1:-fast}" >/dev/null; }

stop() {
  if is_running; then
    signal_all CONT
    halt immediate
  fi
  rm -rf "$folder"
}

find_programs
find_folder
case "${1:-}" in
start) start && address ;;
follow) follow "${2:?the name of the one that it follows}" "${3:-}" && address ;;
promote) control promote --wait >/dev/null ;;
address) address ;;
kill) crash ;;
freeze) signal_all STOP ;;
thaw) signal_all CONT ;;
halt) halt ;;
resume) resume ;;
stop) stop ;;
with)
  shift
  require_no_server
  owner=$$
  trap stop EXIT
  start
  PARLOR_TEST_POSTGRES=$(address) "$@"
  ;;
*) fail "postgres.sh start, follow NAME [PORT], promote, address, kill, freeze, thaw, halt, resume, stop, or with COMMAND" ;;
esac
