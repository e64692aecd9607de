# `make help` lists the targets. Python packages go into .venv, .venv-compiled and .venv-peers, not
# the system.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
COMPILED := .venv-compiled
SOURCES := $(shell find src -name '*.py')
GAMES ?= 240
SENATOR_GAMES ?= 36
MINUTES ?= 60
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
NODE_MODULES := web/node_modules/.package-lock.json

.PHONY: help play web wire test test-screens compiled test-compiled check check-code check-tests format screenshots bench bench-arena bench-server soak ladder train mutants clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web ## Play in the browser: alone, with friends and with bots
	@$(BIN)/speicherstadt serve --open

web: $(VENV)/.product ## Build the web app into the package
	@$(BIN)/python hatch_build.py

wire: $(VENV)/.product ## Generate the web app's types from the server's
	$(BIN)/python web/wire_types.py

test: $(VENV)/.dev $(NODE_MODULES) web ## Run all tests, including those in a real browser
	$(BIN)/python tests/browser/chromium.py
	$(NPM) test
	$(BIN)/pytest -n auto --dist worksteal

test-screens: $(VENV)/.dev $(NODE_MODULES) web ## Check the layout and accessibility of every page on every screen (a quarter of an hour)
	$(BIN)/python tests/browser/chromium.py
	SCREENS=all $(BIN)/pytest -n auto --dist worksteal tests/browser/test_axe.py tests/browser/test_screens.py tests/browser/test_guide.py tests/browser/test_at_home.py

compiled: $(COMPILED)/.ready ## Install the compiled package into .venv-compiled; needs a C compiler
	@$(COMPILED)/bin/speicherstadt --version

test-compiled: $(COMPILED)/.dev ## Run the tests, except those in a browser, with the compiled package
	$(COMPILED)/bin/pytest -n auto --dist worksteal --ignore tests/browser

check: $(VENV)/.dev $(NODE_MODULES) ## Check format, lint, types and imports, and run the quick tests, within a minute
	@$(MAKE) --no-print-directory -j 2 check-code check-tests

check-code:
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/wire_types.py --check
	$(NPM) run format:check
	$(NPM) run check
	$(NPM) test

check-tests:
	$(BIN)/pytest -n auto --dist worksteal -m "not slow"

format: $(VENV)/.dev ## Format the code and fix lint errors
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

screenshots: $(VENV)/.dev $(NODE_MODULES) web ## Take the screenshots in docs/screenshots and measure first visits
	$(BIN)/python tests/browser/chromium.py
	$(BIN)/python docs/screenshots.py

bench: $(PEERS)/.ready ## Compare the speed of the engine with other projects
	$(PEERS)/bin/python -m bench

bench-arena: $(VENV)/.product ## Measure the overhead of the arena over engine and random bots
	$(BIN)/python -m bench.arena

bench-server: $(VENV)/.dev bench/server/boardgame/node_modules/.package-lock.json ## Compare the server with boardgame.io's and write docs/server-bench.md
	$(BIN)/python -m bench.server

soak: $(VENV)/.dev ## Play beside hostile visitors and kills and write docs/soak.md (MINUTES=60)
	$(BIN)/python -m bench.soak --minutes $(MINUTES) --page

ladder: $(VENV)/.product ## Play every level against the one below and write docs/strength.md (hours)
	for n in 2 3 4 5; do \
	  $(BIN)/speicherstadt arena shipowner broker clerk apprentice random --tables ladder \
	    --players $$n --games $(GAMES) --seed ladder --jobs 2 --report build/ladder/$$n && \
	  $(BIN)/speicherstadt arena senator shipowner --tables ladder \
	    --players $$n --games $(SENATOR_GAMES) --seed ladder --jobs 2 --report build/ladder/$$n-senator \
	    || exit; \
	done
	$(BIN)/python -m bench.last_rounds senator shipowner --to build/ladder/last-rounds.json
	$(BIN)/python -m bench.strength_report build/ladder docs/strength.md

train: $(VENV)/.product ## Fit the bots' weights again (hours)
	$(BIN)/python -m training

mutants: $(VENV)/.dev ## Mutation tests: break one line at a time and check that a test fails
	$(BIN)/python tests/mutants.py

clean: ## Remove everything that was installed and built
	rm -rf $(VENV) $(PEERS) $(COMPILED) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/speicherstadt/server/web web/node_modules bench/server/boardgame/node_modules

$(VENV)/.pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	@touch $@

$(VENV)/.product: $(VENV)/.pip pyproject.toml
	$(BIN)/python -m pip install --quiet --group build
	$(BIN)/python -m pip install --quiet --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.product
	$(BIN)/python -m pip install --quiet --group dev
	@touch $@

$(COMPILED)/.ready: pyproject.toml mypyc_build.py hatch_build.py $(SOURCES)
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python -m pip install --quiet --upgrade pip
	SPEICHERSTADT_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet .
	@touch $@

$(COMPILED)/.dev: $(COMPILED)/.ready
	$(COMPILED)/bin/python -m pip install --quiet --group dev
	@touch $@

$(PEERS)/.ready: pyproject.toml
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --upgrade pip
	$(PEERS)/bin/python -m pip install --quiet --editable . --group peers
	@touch $@

%/node_modules/.package-lock.json: %/package-lock.json | $(VENV)/.product
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix $* ci --silent
	@touch $@
