#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Unpacks a newer finalizer, GenX_IR 1.0.17791, from the packages of Debian sid beside this file. Nothing else of the system changes.
# The packages of the finalizer are pinned. Its libraries are those of sid on this day, and apt verifies their signatures.
#
#   conformance/implementations/igc-1.0.17791/fetch.sh
#
# Exit codes: 0 with the finalizer, 77 with the reason ("skipped: ...") where it cannot be had.
set -euo pipefail

release=1.0.17791.18+1-3
declare -A digests=(
    [libigc-tools]=ac56b7244b074c9e8d819ee4045fb66c5149169078174896dbfb57a6b97e0d5e
    [libigc1]=43e1ee11da13df5be857f476d30ce6103671441c49b5d50ab4f92a3c7dd41231
)
libraries=(libc6 libgcc-s1 libstdc++6 libzstd1 zlib1g)
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}

target=$(cd "$(dirname "$0")" && pwd)/unpacked
skip() { echo "skipped: $*" >&2; exit 77; }

[[ -x $target/GenX_IR ]] && exit 0
command -v apt-get >/dev/null || skip "apt-get is missing"
[[ $(uname -m) == x86_64 ]] || skip "the packages are for x86_64"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{archives,lists,packages,root}
touch "$work/status"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror sid main" >"$work/sources.list"
apt=(apt-get -qq
    -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=- -o Dir::State::Lists="$work/lists"
    -o Dir::State::Status="$work/status" -o Dir::Cache="$work/archives" -o APT::Architecture=amd64
    -o APT::Sandbox::User="$(id -un)" -o Debug::NoLocking=1)
"${apt[@]}" update >/dev/null 2>&1 || skip "no package list from $mirror"
for name in "${!digests[@]}"; do
    (cd "$work/packages" && "${apt[@]}" download "$name=$release" >/dev/null 2>&1) || skip "no $name $release at $mirror"
    echo "${digests[$name]}  $(echo "$work/packages/$name"_*.deb)" | sha256sum --check --quiet ||
        skip "the digest of $name is not the pinned one"
done
(cd "$work/packages" && "${apt[@]}" download "${libraries[@]}" >/dev/null 2>&1) || skip "libraries are missing at $mirror"
for package in "$work"/packages/*.deb; do
    dpkg-deb -x "$package" "$work/root"
done

# The loader of the unpacked libraries starts the program, because the system has an older C library.
cat >"$work/GenX_IR" <<'RUN'
#!/bin/sh
root=$(dirname "$(readlink -f "$0")")/root
libraries=$root/usr/lib/x86_64-linux-gnu
exec "$libraries/ld-linux-x86-64.so.2" --library-path "$libraries" "$root/usr/bin/GenX_IR" "$@"
RUN
chmod +x "$work/GenX_IR"
mkdir -p "$target"
cp -r "$work/root" "$target/"
mv "$work/GenX_IR" "$target/"
