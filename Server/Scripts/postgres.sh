#!/usr/bin/env bash
# A PostgreSQL of our own for tests, in a folder below .build, on a free port of this machine.
#
#   postgres.sh start      makes a new one, starts it and prints its address
#   postgres.sh follow X   makes a new one that is the standby of the one named X, starts it and prints its address;
#                          follow X 5433 gives it that port
#   postgres.sh promote    has a standby take over
#   postgres.sh address    prints its address
#   postgres.sh kill       kills it as a crash would
#   postgres.sh freeze     has it hang: all its processes are stopped, its connections stay
#   postgres.sh thaw       has it go on
#   postgres.sh halt       stops it
#   postgres.sh resume     starts it again, with what it holds, on the same port
#   postgres.sh stop       stops it and removes what it held
#   postgres.sh with …     start, a command with the address in PARLOR_TEST_POSTGRES, and stop
#
# PARLOR_POSTGRES_NAME tells several apart. It writes as one that is in earnest: fsync is on.
set -euo pipefail
. "$(dirname "$0")/../../Scripts/lib.sh"

name=${PARLOR_POSTGRES_NAME:-test}

# PostgreSQL refuses to run as root, so there it runs as its own user, or as nobody.
as_user=()
if [ "$(id -u)" = 0 ]; then
  user=postgres
  id "$user" >/dev/null 2>&1 || user=nobody
  as_user=(setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups)
fi
as() { (cd / && "${as_user[@]}" "$@"); }

# The programs, which Debian keeps out of the PATH.
find_programs() {
  local program
  program=$(newest_file /usr/lib/postgresql/*/bin/initdb /opt/homebrew/opt/postgresql@*/bin/initdb /usr/local/opt/postgresql@*/bin/initdb) ||
    program=$(readlink -f "$(command -v initdb)") ||
    fail "PostgreSQL is not installed." "On Debian: apt-get install postgresql libpq-dev"
  programs=$(dirname "$program")
}

# Where it lives: below .build where its user can get there, and else in a folder of this clone's among the temporary ones.
find_folder() {
  local base="$build/postgres"
  mkdir -p "$base"
  if ! as test -x "$base"; then
    base="${TMPDIR:-/tmp}/parlor-postgres-$(printf %s "$root" | cksum | cut -d ' ' -f 1)"
    mkdir -p -m 711 "$base"
    [ -O "$base" ] || fail "$base belongs to somebody else."
  fi
  folder="$base/$name"
}

control() { as "$programs/pg_ctl" --pgdata "$folder/data" --silent "$@"; }

is_running() { [ -d "$folder/data" ] && control status >/dev/null 2>&1; }

# An empty folder with a port, which is a free one unless it is named.
prepare() {
  if is_running; then fail "The PostgreSQL named $name runs already." "$0 stop ends it."; fi
  rm -rf "$folder"
  mkdir -p -m 700 "$folder/socket"
  port=${2:-}
  [ -n "$port" ] || port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  # Only this and its user know the password, which the address holds.
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
  # What is made here need not survive a power cut, only what is written later behaves as if it had to.
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

# Closes what was handed down besides input and outputs: whoever waits for this script's end may wait for that of these.
close_files() {
  local file number
  for file in /dev/fd/*; do
    number=${file##*/}
    if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
  done
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

# The first of its processes. The others are its children.
first_process() { as head -n 1 "$folder/data/postmaster.pid"; }

# The children end by themselves when they find the first one gone, and only then can another be started.
crash() {
  local first children
  first=$(first_process)
  children=$(pgrep -P "$first" || true)
  as kill -KILL "$first"
  for child in $children; do while as kill -0 "$child" 2>/dev/null; do sleep 0.1; done; done
}

signal_all() {
  local first
  first=$(first_process)
  # Those that are gone by now need no signal.
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
  start
  trap stop EXIT
  PARLOR_TEST_POSTGRES=$(address) "$@"
  ;;
*) fail "postgres.sh start, follow NAME [PORT], promote, address, kill, freeze, thaw, halt, resume, stop, or with COMMAND" ;;
esac
