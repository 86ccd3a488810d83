# Functions for the scripts that run PostgreSQL servers for tests. Source this file after lib.sh; don't run it.

# PostgreSQL refuses to run as root, so root runs it as the user postgres, or else as nobody.
as_user=()
if [ "$(id -u)" = 0 ]; then
  user=postgres
  id "$user" >/dev/null 2>&1 || user=nobody
  as_user=(setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups)
fi
as() { (cd / && "${as_user[@]}" "$@"); }

# Finds the folder of PostgreSQL's programs, which aren't in Debian's PATH.
find_programs() {
  local program
  program=$(newest_file /usr/lib/postgresql/*/bin/initdb /opt/homebrew/opt/postgresql@*/bin/initdb /usr/local/opt/postgresql@*/bin/initdb) ||
    program=$(readlink -f "$(command -v initdb)") ||
    fail "PostgreSQL is not installed." "On Debian: apt-get install postgresql libpq-dev"
  programs=$(dirname "$program")
}

# Sets the server's folder. It is below .build if PostgreSQL's user has access, or else in a temporary folder for this
# clone.
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

# free_ports COUNT: prints different free ports of this machine.
free_ports() {
  python3 -c 'import socket, sys
sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(int(sys.argv[1]))]
print(*[each.getsockname()[1] for each in sockets])' "$1"
}

# Closes all inherited files except standard input, output, and error, because a caller that waits for the end of one of
# them would wait until the server stops.
close_files() {
  local file number
  for file in /dev/fd/*; do
    number=${file##*/}
    if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
  done
}

# Waits until the processes with the given IDs have ended.
wait_for_ends() {
  local process
  for process in "$@"; do while as kill -0 "$process" 2>/dev/null; do sleep 0.1; done; done
}
