#!/bin/sh
# Make the virtual environment with everything play, tests and docs need. Called by make.
set -eu
python=${PYTHON:-python3}
venv=${VENV:-.venv}
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Quarterdeck needs Python 3.11 or later; '$python' is $("$python" --version 2>&1)." >&2
    echo "Name another one: make PYTHON=python3.12 ..." >&2
    exit 1
fi
echo "Setting up in $venv (once; a minute or two) ..."
"$python" -m venv "$venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
"$venv/bin/pip" install --quiet --disable-pip-version-check --constraint constraints.txt \
    --editable . --group test --group lint --group docs
