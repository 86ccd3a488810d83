#!/usr/bin/env bash
# Runs three "machines" on loopback, each with an etcd, a Patroni, and a PostgreSQL, in a folder below .build.
#
#   patroni.sh start         creates the machines 1, 2, and 3, waits for their first primary, and prints the address of
#                            all three
#   patroni.sh apis          prints the addresses of the three Patronis' REST APIs, one per line
#   patroni.sh switchover N  makes machine N the primary, as planned by an operator
#   patroni.sh kill N        kills all processes of machine N, as a power cut would
#   patroni.sh freeze N      stops all processes of machine N without closing connections, so that it hangs; its watchdog
#                            would then reset it, which is kill and recover
#   patroni.sh cut N         takes the etcd from machine N, whose PostgreSQL still hears its clients and standbys
#   patroni.sh recover N     starts the processes of machine N that were killed
#   patroni.sh stop          stops everything and removes the data
#
# PARLOR_PATRONI_NAME names the group of machines. Writes are as durable as in production: fsync is on, and a write waits
# for a standby even if none is there.
set -euo pipefail
. "$(dirname "$0")/../../Scripts/lib.sh"
. "$(dirname "$0")/postgres_lib.sh"

name=patroni-${PARLOR_PATRONI_NAME:-test}
machines="1 2 3"

find_tools() {
  local tool
  for tool in etcd patroni patronictl curl; do
    command -v "$tool" >/dev/null || fail "$tool is not installed." "On Debian: apt-get install patroni etcd-server curl"
  done
}

# Sets the ports of machine $1: etcd for its clients and for other etcds, Patroni, and PostgreSQL.
read_ports() { read -r client peer api port < <(as cat "$folder/$1/ports"); }

# start_process MACHINE PROGRAM ARGUMENT…: runs a program of a machine in the background, and stores its ID.
start_process() {
  local machine=$1 program=$2
  shift
  (
    close_files
    cd /
    "${as_user[@]}" setsid "$@" </dev/null >>"$build/$name-$machine-$program.log" 2>&1 &
    printf '%s\n' $! >"$folder/$machine/$program.pid"
  )
}

start_etcd() {
  read_ports "$1"
  # --unsafe-no-fsync would be quicker, but a killed etcd must not forget who leads.
  start_process "$1" etcd --name "machine-$1" --data-dir "$folder/$1/etcd" --log-level warn --logger zap \
    --listen-client-urls "http://127.0.0.1:$client" --advertise-client-urls "http://127.0.0.1:$client" \
    --listen-peer-urls "http://127.0.0.1:$peer" --initial-advertise-peer-urls "http://127.0.0.1:$peer" \
    --initial-cluster "$(cat "$folder/peers")"
}

start_patroni() { start_process "$1" patroni "$folder/$1/patroni.yml"; }

# Prints Patroni's configuration of machine $1. `use_proxies` makes it ask only the etcd of its own machine.
configuration() {
  local password=$2
  read_ports "$1"
  cat <<CONFIGURATION
scope: parlor
name: machine-$1
restapi:
  listen: 127.0.0.1:$api
  connect_address: 127.0.0.1:$api
etcd3:
  hosts: 127.0.0.1:$client
  use_proxies: true
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        fsync: "on"
        max_connections: 200
        log_min_messages: warning
        wal_retrieve_retry_interval: 500ms
  initdb: [encoding: UTF8, locale: C, data-checksums]
postgresql:
  listen: 127.0.0.1:$port
  connect_address: 127.0.0.1:$port
  data_dir: $folder/$1/data
  bin_dir: $programs
  pgpass: $folder/$1/pgpass
  parameters:
    unix_socket_directories: $folder/$1/socket
  pg_hba:
    - local all all scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication all 127.0.0.1/32 scram-sha-256
  authentication:
    superuser: {username: parlor, password: $password}
    replication: {username: copier, password: $password}
CONFIGURATION
}

# The first line of the answer of machine $1's Patroni to a path, which says its status.
status_of() {
  read_ports "$1"
  curl --silent --max-time 2 --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:$api/$2" || true
}

# Waits until the etcd of machine $1 belongs to a cluster with a version. Before, Patroni ends with an error.
wait_for_etcd() {
  local deadline=$((SECONDS + 60))
  read_ports "$1"
  until curl --silent --max-time 2 "http://127.0.0.1:$client/version" | grep -q '"etcdcluster":"[0-9]'; do
    [ "$SECONDS" -lt "$deadline" ] || fail "etcd doesn't start." "See $build/$name-$1-etcd.log."
    sleep 0.2
  done
}

# wait_for MACHINES PATH COUNT: waits until `count` of the machines answer 200 to a path.
wait_for() {
  local machine found deadline=$((SECONDS + 120))
  while true; do
    found=0
    for machine in $1; do if [ "$(status_of "$machine" "$2")" = 200 ]; then found=$((found + 1)); fi; done
    if [ "$found" -ge "$3" ]; then return; fi
    [ "$SECONDS" -lt "$deadline" ] || fail "Patroni has no $2 after two minutes." "See $build/$name-1-patroni.log and its neighbors."
    sleep 0.2
  done
}

start() {
  local machine password addresses="" peers="" all
  [ ! -d "$folder" ] || fail "The group named $name is there already." "$0 stop ends it."
  mkdir -p -m 711 "$folder"
  # shellcheck disable=SC2207 # The ports contain no blanks.
  all=($(free_ports 12))
  password=$(od -An -N 16 -tx1 /dev/urandom | tr -d ' \n')
  for machine in $machines; do
    mkdir -m 700 -p "$folder/$machine/socket"
    printf '%s\n' "${all[*]:(machine - 1) * 4:4}" >"$folder/$machine/ports"
    [ "${#as_user[@]}" = 0 ] || chown -R "$user" "$folder/$machine"
    read_ports "$machine"
    peers+="${peers:+,}machine-$machine=http://127.0.0.1:$peer"
    addresses+="${addresses:+,}127.0.0.1:$port"
  done
  printf '%s\n' "$peers" >"$folder/peers"
  (umask 077 && printf 'postgres://parlor:%s@%s/postgres\n' "$password" "$addresses" >"$folder/address")
  for machine in $machines; do
    configuration "$machine" "$password" | as tee "$folder/$machine/patroni.yml" >/dev/null
    as chmod 600 "$folder/$machine/patroni.yml"
    start_etcd "$machine"
  done
  for machine in $machines; do wait_for_etcd "$machine"; done
  # The first machine's database is the one that the others copy.
  start_patroni 1
  wait_for 1 primary 1
  for machine in 2 3; do start_patroni "$machine"; done
  wait_for "$machines" replica 2
  wait_for "$machines" synchronous 1
  cat "$folder/address"
}

# Prints the IDs of machine $1's processes of the given programs that run.
processes() {
  local machine=$1 program first
  shift
  for program in "$@"; do
    first=$(as head -n 1 "$folder/$machine/$([ "$program" = postgres ] && echo data/postmaster || echo "$program").pid" 2>/dev/null) || continue
    as kill -0 "$first" 2>/dev/null || continue
    printf '%s\n' "$first"
    pgrep -P "$first" || true
  done
}

# signal NAME MACHINE PROGRAM…: signals a machine's programs, and ignores processes that end in the meantime.
signal() {
  local processes
  processes=$(processes "${@:2}")
  as kill "-$1" $processes 2>/dev/null || true
  if [ "$1" = KILL ]; then wait_for_ends $processes; fi
}

recover() {
  [ -n "$(processes "$1" etcd)" ] || start_etcd "$1"
  wait_for_etcd "$1"
  [ -n "$(processes "$1" patroni)" ] || start_patroni "$1"
}

switchover() {
  local machine leader
  for machine in $machines; do if [ "$(status_of "$machine" primary)" = 200 ]; then leader=$machine; fi; done
  as patronictl --config-file "$folder/$1/patroni.yml" switchover --master "machine-${leader:?there is no primary}" \
    --candidate "machine-$1" --force >"$build/$name-switchover.log" 2>&1 ||
    fail "The switchover failed." "$(tail -n 5 "$build/$name-switchover.log")"
}

stop() {
  local machine
  for machine in $machines; do if [ -d "$folder/$machine" ]; then signal KILL "$machine" patroni postgres etcd; fi; done
  rm -rf "$folder"
}

machine() { case "${1:-}" in [123]) ;; *) fail "Which machine? 1, 2, or 3" ;; esac; }

find_programs
find_tools
find_folder
case "${1:-}" in
start) start ;;
apis) for machine in $machines; do read_ports "$machine" && printf 'http://127.0.0.1:%s\n' "$api"; done ;;
switchover) machine "${2:-}" && switchover "$2" ;;
kill) machine "${2:-}" && signal KILL "$2" patroni postgres etcd ;;
freeze) machine "${2:-}" && signal STOP "$2" patroni postgres etcd ;;
cut) machine "${2:-}" && signal KILL "$2" etcd ;;
recover) machine "${2:-}" && recover "$2" ;;
stop) stop ;;
*) fail "patroni.sh start, apis, switchover N, kill N, freeze N, cut N, recover N, or stop" ;;
esac
