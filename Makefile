# Everything one does with this project. On a fresh machine only Python 3.11+ and make are needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help play test check lint types soak bench goals docs pictures format clean

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

# constraints.txt pins what was tested together; pyproject.toml says what is possible.
$(READY): pyproject.toml constraints.txt scripts/setup.sh
	@PYTHON="$(PYTHON)" VENV="$(VENV)" sh scripts/setup.sh
	@touch $(READY)

play: $(READY)  ## set up and play Port Royal in the terminal
	@$(BIN)/quarterdeck play port-royal
	@echo "Your games are saved: make play goes on with them."

test: $(READY)  ## set up and run every test and check
	@$(MAKE) --no-print-directory check
	@$(BIN)/pytest -n 2 --dist loadfile
	@echo "All tests and checks passed."

check: $(READY)  ## lint, types and import rules
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

soak: $(READY)  ## the long forms of the tests, about half an hour
	@$(BIN)/pytest -m soak

bench: $(READY)  ## measure speed against the C yardstick
	@$(BIN)/python -m benchmarks

goals: $(READY)  ## measure every goal and write docs/goals.md
	@$(BIN)/python -m benchmarks.goals

docs: $(READY)  ## build the documentation into docs/_build
	@$(BIN)/sphinx-build -q -W -b html docs docs/_build/html
	@echo "The documentation is in docs/_build/html/index.html"

pictures: $(READY)  ## make the pictures of the README anew
	@$(BIN)/python -m quarterdeck.terminal.picture docs/pictures/table.svg

format: $(READY)  ## put the code into one format
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean:  ## remove what was built
	rm -rf $(VENV) docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis
