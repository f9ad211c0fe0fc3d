#!/bin/sh
# Print the path of a Chromium for the browser tests; install one if there is none.
# Prints nothing if Playwright's own is to be used.
set -eu
venv=${VENV:-.venv}
find_one() {
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && command -v "$name"; then return 0; fi
    done
    return 1
}
find_one && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    echo "Installing chromium with apt-get ..." >&2
    apt-get update -qq >&2 && apt-get install -y -qq --no-install-recommends \
        chromium fonts-liberation >&2 && find_one && exit 0
fi
echo "Installing Playwright's own Chromium ..." >&2
"$venv/bin/playwright" install chromium >&2
