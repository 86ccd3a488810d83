#!/usr/bin/env bash
# Runs the server's failure tests for hours, instead of briefly as in make test: kills the server 200 times, fails over
# to the PostgreSQL standby 10 times for each of three kinds of failure, sends 100,000 malformed requests, and checks
# about 10,000 requests against openapi.yaml. First, it migrates a ledger of release 0.2.0 with a million players, and
# prints how long that takes. Then it loses the ledger of each kind of store 10 times while parlor-load plays, and restores
# a backup. It lets one of the three databases of a ledger fail 30 times, while players play for days. Last, Patroni, if it
# is installed, promotes a standby 10 times for each of four reasons, while parlor-load plays on three servers. `make soak`
# runs this. It needs the Python packages that make test installs.
set -euo pipefail
. "$(dirname "$0")/../../Scripts/lib.sh"
. "$root/Scripts/testing.sh"
cd "$root"

python="$build/venv/bin/python"
[ -x "$python" ] || fail "The tests' Python packages are not there yet." "make test installs them."

say "Building the server"
mkdir -p "$logs"
build_the_server
swift_for_tests build --product parlor

say "Migrating a ledger of release 0.2.0"
PARLOR_TEST_GAMES=${PARLOR_TEST_GAMES:-1000000} PARLOR_POSTGRES_NAME=soak run_server_tests --filter BucketTests

say "Killing it, spoiling requests, and asking it whatever there is to ask"
export PYTHONDONTWRITEBYTECODE=1 PARLOR=$(swift build --show-bin-path)/parlor PARLOR_SERVER_PROGRAM=$(in_server swift build --show-bin-path)/parlor-server
export PARLOR_KILLS=${PARLOR_KILLS:-200} PARLOR_FAILOVERS=${PARLOR_FAILOVERS:-10} PARLOR_FUZZ=${PARLOR_FUZZ:-100000} PARLOR_API_CASES=${PARLOR_API_CASES:-400}
pytest=("$python" -m pytest -c Tests/pytest.ini --rootdir Tests)
PARLOR_POSTGRES_NAME=soak Server/Scripts/postgres.sh with "${pytest[@]}" --numprocesses 2 Tests/Server "$@"

say "Restoring backups while players play"
PARLOR_RESTORES=${PARLOR_RESTORES:-10} PARLOR_POSTGRES_NAME=soak Server/Scripts/postgres.sh with \
  "${pytest[@]}" --capture=no Tests/Server/soak_restore.py "$@"

say "Letting one of three databases fail while players play for days"
PARLOR_POSTGRES_NAME=soak Server/Scripts/postgres.sh with "${pytest[@]}" --capture=no Tests/Server/soak_shards.py "$@"

if ! { command -v patroni && command -v etcd; } >/dev/null; then
  say "Patroni and etcd aren't installed, so nothing fails over with them. On Debian: apt-get install patroni etcd-server"
  exit
fi
say "Failing over with Patroni"
"${pytest[@]}" --capture=no Tests/Server/soak_patroni.py "$@"
