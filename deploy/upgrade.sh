#!/bin/sh
# Brings /opt/lya to another version: upgrade.sh v1.2.3. As root, or as whoever may use systemctl.
# Takes a backup first. When the new version does not become healthy it says how to go back.
set -eu
version="${1:?use it so: upgrade.sh <tag or commit>}"
cd /opt/lya
before="$(git rev-parse HEAD)"
units="$(systemctl list-units --plain --no-legend 'lya.service' 'lya@*.service' | cut -d' ' -f1)"
port() { case "$1" in lya@*) echo "$1" | tr -dc 0-9 ;; *) . /etc/lya/lya.env; echo "${PORT:-3000}" ;; esac; }
as_lya() { setpriv --reuid=lya --regid=lya --init-groups env HOME=/var/lib/lya "$@"; }

systemctl start lya-backup.service
as_lya git fetch --tags
as_lya git checkout --quiet "$version"
as_lya npm run build
# One process after the other: with two of them somebody always answers.
for unit in $units; do
  systemctl restart "$unit"
  healthy=no
  for _ in $(seq 60); do
    if curl -fsS "http://127.0.0.1:$(port "$unit")/health" > /dev/null 2>&1; then healthy=yes; break; fi
    sleep 1
  done
  if [ "$healthy" = no ]; then
    echo "$unit is not healthy after 60 s: journalctl -u $unit tells why." >&2
    echo "To go back: upgrade.sh $before, and restore the backup if the schema had changed." >&2
    exit 1
  fi
done
echo "Lya serves $version."
