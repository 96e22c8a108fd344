#!/bin/sh
# Starts PgBouncer in a container: the configuration beside this file, with the addresses and the user of the environment.
set -eu
umask 077
quoted() { printf '%s' "$1" | sed 's/"/""/g'; }
printf '"%s" "%s"\n' "$(quoted "$DATABASE_USER")" "$(quoted "$DATABASE_PASSWORD")" > /tmp/userlist.txt
sed -e "s/^\* = host=[^ ]* port=[0-9]*/* = host=$DATABASE_HOST port=${DATABASE_PORT:-5432}/" \
  -e 's/^listen_addr = .*/listen_addr = */' \
  -e 's#^auth_file = .*#auth_file = /tmp/userlist.txt#' \
  "$(dirname "$0")/pgbouncer.ini" > /tmp/pgbouncer.ini
exec pgbouncer /tmp/pgbouncer.ini
