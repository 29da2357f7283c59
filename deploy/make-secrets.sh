#!/bin/sh
# Makes the secrets of compose.yaml, once: random, none of them known to anybody. Those that are there stay.
set -eu
folder=${1:-$(dirname "$0")/secrets}
umask 077
mkdir -p "$folder"
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
for name in postgres-password ingest-token metrics-token; do
  [ -s "$folder/$name" ] || random >"$folder/$name"
done
[ -s "$folder/database-url" ] ||
  printf 'postgres://atalaya:%s@postgres:5432/atalaya' "$(cat "$folder/postgres-password")" >"$folder/database-url"
# The containers' users read them, nobody else enters the folder.
chmod 444 "$folder"/*
