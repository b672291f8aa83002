#!/usr/bin/env bash
# A PostgreSQL 17 with pgvector for tests, in a folder of its own, on a loopback port. For Debian (or a relative), as root.
#   postgres17.sh start FOLDER [PORT]   makes it when it is not there (about a minute), starts it; the last line is its address
#   postgres17.sh pooler FOLDER PORT    starts pgbouncer, pooling by transaction, before the one at that port; the last line is its address
#   postgres17.sh stop FOLDER           stops both and unmounts what start has mounted; the folder stays for the next time
# Its data is worth nothing (no fsync), so never keep any in it.
set -euo pipefail

usage() { echo "usage: $0 start FOLDER [PORT] | pooler FOLDER PORT | stop FOLDER" >&2; exit 2; }
[ $# -ge 2 ] || usage
action=$1 folder=$2 port=${3:-0}
case $action in start | stop) ;; pooler) [ "$port" != 0 ] || usage ;; *) usage ;; esac
[ "$(id -u)" = 0 ] || { echo "postgres17.sh needs root (debootstrap, chroot)." >&2; exit 1; }

bin=/usr/lib/postgresql/17/bin
data=/var/lib/niyukti/data
log=/var/lib/niyukti/log
pooler=/var/lib/niyukti/pgbouncer
as_postgres() { chroot "$folder" /bin/su postgres -s /bin/sh -c "$1"; }

# Nobody else may start or stop this one meanwhile.
mkdir -p "$(dirname "$folder")"
exec 9>"${folder%/}.busy"
flock 9

if [ -d "$folder" ]; then folder=$(cd "$folder" && pwd -P); fi

stop() {
  [ -d "$folder" ] || return 0
  if [ -f "$folder$pooler.pid" ]; then
    # Until it has gone, at most 5 s, the next one does not start: it waits for its clients.
    local running
    running=$(cat "$folder$pooler.pid")
    # By now the number may be another program's.
    is_pooler() { [ "$(cat "/proc/$running/comm" 2>/dev/null)" = pgbouncer ]; }
    if is_pooler; then kill "$running" 2>/dev/null || true; fi
    for _ in $(seq 50); do
      is_pooler || break
      sleep 0.1
    done
    if is_pooler; then kill -9 "$running" 2>/dev/null || true; fi
    rm -f "$folder$pooler.pid"
  fi
  if [ -f "$folder$data/postmaster.pid" ] && mountpoint -q "$folder/proc"; then
    as_postgres "$bin/pg_ctl -D $data -m immediate -w stop" >/dev/null 2>&1 || true
  fi
  local left
  for left in dev proc; do
    if mountpoint -q "$folder/$left"; then umount "$folder/$left" || umount -l "$folder/$left"; fi
  done
}

make() {
  # Debian's package, unpacked whole before the folder gets its name: a broken-off run leaves nothing half done.
  command -v debootstrap >/dev/null || { apt-get update -qq && apt-get install -y -qq debootstrap; } >&2
  local new=$folder.new
  rm -rf "$new"
  echo "Installing PostgreSQL 17 with pgvector into $folder" >&2
  debootstrap --variant=minbase --include=postgresql-17-pgvector,pgbouncer,locales trixie "$new" >&2 ||
    { tail -n 20 "$new/debootstrap/debootstrap.log" >&2; exit 1; }
  rm -rf "$folder" "$new/var/cache/apt/archives"
  mv "$new" "$folder"
  folder=$(cd "$folder" && pwd -P)
}

start() {
  [ -x "$folder$bin/postgres" ] || make
  mountpoint -q "$folder/proc" || mount -t proc proc "$folder/proc"
  mountpoint -q "$folder/dev" || { mount --bind /dev "$folder/dev" && mount --make-private "$folder/dev"; }
  chroot "$folder" install -d -o postgres -g postgres "$(dirname $data)" /run/postgresql
  if [ ! -f "$folder$data/PG_VERSION" ]; then
    rm -rf "$folder${data:?}"
    as_postgres "$bin/initdb -D $data -A trust -E UTF8 --locale=C.UTF-8 --no-sync" >/dev/null
  fi
  rm -f "$folder$data/postmaster.pid" # of a server that was killed: stop has run
  if [ "$port" = 0 ]; then port=$(free_port); fi
  # No vacuum by itself: which plan a test is told would hang on whether one has come by.
  as_postgres "$bin/pg_ctl -D $data -w -t 60 -l $log -o '-p $port -c listen_addresses=127.0.0.1 \
    -c autovacuum=off -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c dynamic_shared_memory_type=mmap' start" >/dev/null ||
    { tail -n 20 "$folder$log" >&2; exit 1; }
  echo "postgres://postgres@127.0.0.1:$port/postgres"
}

start_pooler() {
  # Folders from before it belonged to what is installed lack it.
  [ -x "$folder/usr/sbin/pgbouncer" ] ||
    chroot "$folder" sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends pgbouncer' >&2
  local own
  own=$(free_port)
  # Who is not in its file of users, which is empty but for one, is looked up in PostgreSQL.
  echo '"postgres" ""' >"$folder$pooler.users"
  cat >"$folder$pooler.ini" <<INI
[databases]
* = host=127.0.0.1 port=$port auth_user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $own
unix_socket_dir =
auth_type = trust
auth_file = $pooler.users
pool_mode = transaction
max_client_conn = 1000
logfile = $pooler.log
pidfile = $pooler.pid
INI
  as_postgres "/usr/sbin/pgbouncer -q -d $pooler.ini" >&2
  echo "postgres://postgres@127.0.0.1:$own/postgres"
}

free_port() {
  local try
  for try in $(shuf -n 50 -i 20000-32000); do
    if ! (exec 3<>"/dev/tcp/127.0.0.1/$try") 2>/dev/null; then echo "$try"; return; fi
  done
  echo "No free port was found." >&2
  exit 1
}

case $action in
  start) stop; start 9>&- ;;
  pooler) start_pooler 9>&- ;;
  stop) stop ;;
esac
