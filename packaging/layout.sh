#!/bin/sh
# Builds the root file system of the image in a folder: Node with the libraries it links to, and Fettle.
set -eu
root=$1
node=$(command -v node)
node bin/run.js image "$root/fettle"
mkdir -p "$root/usr/local/bin" "$root/etc" "$root/data" "$root/tmp"
cp "$node" "$root/usr/local/bin/node"
ldd "$node" | grep -o '/[^ ]*' | while read -r library; do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
echo 'fettle:x:1000:1000::/data:/sbin/nologin' > "$root/etc/passwd"
echo 'fettle:x:1000:' > "$root/etc/group"
chown 1000:1000 "$root/data" "$root/tmp"
