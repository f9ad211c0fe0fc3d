# Everything one does with this project. On a fresh machine only Python 3.11+ and make are needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LEARNING := $(VENV)/.learning
NPM := VENV="$(VENV)" sh scripts/node.sh --prefix web
WEB := web/node_modules/.ready
# Browser tests run by themselves: Playwright keeps an event loop that others stumble over.
BROWSER := CHROMIUM="$$(VENV="$(VENV)" sh scripts/chromium.sh)"
LIGHTHOUSE := web/lighthouse/node_modules/.ready
NPM_INSTALL := install --no-save --no-audit --no-fund --loglevel=error
PAGE := src/quarterdeck/server/page/index.html
# One list of what the page is built from, for hatch_build.py too: files, folders, globs.
PAGE_SOURCES := $(shell find $$(cat web/sources.txt) -type f)
# Of all pictures of the page, those that the README shows.
PICTURES := home table-desktop table-dark table-phone five twelve trade repel bust

# Tests whose examples Hypothesis chooses: new ones each time in the long form.
PROPERTIES := $(shell grep -rl --include='test_*.py' '^from hypothesis' tests)

.DEFAULT_GOAL := help
.PHONY: help page compiled play terminal test tidy chromium engine layout check soak fuzz bench lighthouse goals docs pictures format clean

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

# constraints.txt pins what was tested together; pyproject.toml says what is possible.
$(READY): pyproject.toml constraints.txt scripts/setup.sh
	@PYTHON="$(PYTHON)" VENV="$(VENV)" sh scripts/setup.sh
	@touch $(READY)

# A page of the documentation trains with PyTorch, and its code is run; nobody else needs it. Where
# the registry's build is one with CUDA, another can be put into the environment beforehand.
$(LEARNING): $(READY)
	@echo "Setting up PyTorch for the tests ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --group learning
	@touch $@

# Node comes from the system or from PyPI, see scripts/node.sh. Not `npm ci`: a lock file without
# registry addresses does not list the optional builds for other systems, and ci insists on them.
$(WEB): web/package.json web/package-lock.json scripts/node.sh $(READY)
	@echo "Setting up the page's tools ..."
	@$(NPM) $(NPM_INSTALL)
	@touch $@

$(PAGE): $(WEB) $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn

# Large, and wanted only to measure: it has a folder of its own.
$(LIGHTHOUSE): web/lighthouse/package.json web/lighthouse/package-lock.json scripts/node.sh $(READY)
	@echo "Setting up Lighthouse ..."
	@VENV="$(VENV)" sh scripts/node.sh --prefix web/lighthouse $(NPM_INSTALL)
	@touch $@

page: $(PAGE)  ## build the page

compiled: $(READY)  # tests need all of it at once
	@echo "Compiling the rules ..."
	@$(BIN)/python scripts/compile.py

play: $(READY) $(PAGE)  ## set up and serve the table at 127.0.0.1
	@$(BIN)/quarterdeck serve
	@echo "The server has stopped; its tables are kept."

terminal: $(READY)  ## set up and play in the terminal
	@$(BIN)/quarterdeck play
	@echo "Your games are saved: make terminal goes on with them."

test: $(READY)  ## set up and run every test and check, the browser's too
	@$(MAKE) --no-print-directory -j3 compiled tidy chromium
	@$(MAKE) --no-print-directory -j2 engine layout
	@$(BROWSER) $(BIN)/pytest -n 3 --dist worksteal --durations 10 tests/browser
	@echo "All tests and checks passed."

tidy: $(PAGE) $(LEARNING)  # what can be done while the rules are compiled
	@$(MAKE) --no-print-directory check docs
	@$(NPM) run --silent test

chromium: $(READY)  # fetched while the rules are compiled, which leaves the network alone
	@VENV="$(VENV)" sh scripts/chromium.sh > /dev/null

engine: $(LEARNING)  # everything in Python but the browser's tests
	@$(BIN)/pytest -n 4 --dist loadfile --durations 10 --ignore tests/browser

layout: $(PAGE)  # on the built page; it hardly needs more than half of a core
	@$(BROWSER) $(NPM) run --silent test:browser

check: $(READY) $(WEB)  ## lint, types and import rules
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(NPM) run --silent format:check
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

soak: $(LEARNING) $(PAGE)  ## the long forms of the tests, about two hours
	@$(BIN)/pytest -m soak --ignore tests/browser
	@$(BROWSER) $(BIN)/pytest -m soak tests/browser
	@$(BIN)/pytest -n 2 --hypothesis-profile=searching $(PROPERTIES)
	@$(MAKE) --no-print-directory fuzz

fuzz: $(READY)  ## a million inputs for all that reads text, guided by coverage
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --group fuzz
	@$(BIN)/python -m tests.fuzz

bench: $(READY)  ## measure speed against the C yardstick
	@$(BIN)/python -m benchmarks

lighthouse: $(READY) $(PAGE) $(LIGHTHOUSE)  ## what Lighthouse says of the built page
	@$(BROWSER) $(BIN)/python -m benchmarks.lighthouse

goals: $(LEARNING) $(PAGE) $(LIGHTHOUSE)  ## measure every goal and write docs/goals.md
	@$(BROWSER) $(BIN)/python -m benchmarks.goals

docs: $(READY)  ## build the documentation into docs/_build
	@$(BIN)/sphinx-build -q -W -b html docs docs/_build/html
	@echo "The documentation is in docs/_build/html/index.html"

pictures: $(READY) $(PAGE)  ## make the pictures of the README anew
	@$(BIN)/python -m quarterdeck.terminal.picture docs/pictures
	@$(BROWSER) $(NPM) run --silent pictures -- $(PICTURES)
	@cp $(PICTURES:%=web/pictures/%.png) docs/pictures
	@$(BROWSER) $(BIN)/python -m tests.browser.sea_pictures docs/pictures

format: $(READY) $(WEB)  ## put the code into one format
	@$(NPM) run --silent lint -- --fix
	@$(NPM) run --silent format
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean:  ## remove what was built
	rm -rf $(VENV) web/node_modules web/lighthouse/node_modules src/quarterdeck/server/page docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis
