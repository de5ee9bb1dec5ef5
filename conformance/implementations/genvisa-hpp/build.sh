#!/bin/sh
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the adapter of `genvisa.hpp`: build.sh PROGRAM. The header is in `generated/include`, or in `include` of the archive.
set -eu
here=$(dirname "$0")
source=$(mktemp --suffix=.cpp)
trap 'rm -f "$source"' EXIT
awk -v part="$here/answer.cpp" '
    /---- Fill in from here/ { while ((getline line < part) > 0) print line; skipped = 1 }
    !skipped { print }
    /---- Fill in up to here/ { skipped = 0 }
' "$here/../../adapters/cpp/adapter.cpp" > "$source"
${CXX:-g++} -std=c++17 -O1 -Wall -Wextra -pedantic -Werror -I "$here/../../../generated/include" \
    -I "$here/../../include" -o "$1" "$source"
