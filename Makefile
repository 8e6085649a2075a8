# The commands to type. Anything missing is installed, and only then.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Three workers more than cores: tests often wait for a browser, a database, or a bot's pace.
PYTEST := $(BIN)/python -m pytest -n $$(($$(nproc) + 3)) --dist worksteal
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

.PHONY: play page wheel quick test drills again postgresql browser proxies linker check format bench screenshots docs golden engine site lock clean

# Other machines reach the table with `make play HOST=0.0.0.0`.
HOST ?= 127.0.0.1
PORT ?= 8000
play: page
	@$(BIN)/impera serve --host $(HOST) --port $(PORT)

test: $(VENV)/dev page postgresql browser proxies
	@cd web && npm run --silent test
	@$(PYTEST) -m "not drill" --cov --cov-report term:skip-covered

# What takes long and seldom fails alone: killed servers, crowds, noise, planted leaks, training, and
# every screen in every language.
drills: $(VENV)/dev page postgresql browser linker
	@$(PYTEST) -m drill --cov --cov-append --cov-report term:skip-covered

# What failed in the last run, once more and one by one: a machine may have been too busy for it.
again: $(VENV)/dev
	@$(BIN)/python -m pytest --last-failed --last-failed-no-failures none

# For everyday work: the rules, golden games, rooms, words and the server in this process.
quick: $(VENV)/dev web/node_modules/ready
	@cd web && npm run --silent test -- --exclude src/local/secrecy.test.ts
	@$(BIN)/python -m pytest -n auto --dist worksteal -m quick tests

# A wheel for machines without Node: the page is included.
wheel: page
	@$(BIN)/python -m hatchling build -t wheel
	@echo "To install it: pip install dist/$$(ls -t dist | head -1)"

# The tests use a real PostgreSQL, a real browser, real proxies and Prometheus: Debian's packages,
# installed if they are missing. IMPERA_WITHOUT_POSTGRESQL=1, IMPERA_WITHOUT_BROWSER=1,
# IMPERA_WITHOUT_PROXIES=1 or IMPERA_WITHOUT_LINKER=1 skips the installation and its tests;
# IMPERA_WITHOUT_TORCH=1 does the same for the training tests.
postgresql browser proxies linker:
	@case $@ in \
		postgresql) there="$$(ls /usr/lib/postgresql/*/bin/postgres 2>/dev/null)"; package=postgresql; left=$$IMPERA_WITHOUT_POSTGRESQL;; \
		browser) there="$$(command -v chromium)"; package=chromium; left=$$IMPERA_WITHOUT_BROWSER;; \
		proxies) there="$$(PATH=$$PATH:/usr/sbin; command -v nginx >/dev/null && command -v caddy >/dev/null && command -v promtool)"; \
			package="--no-install-recommends nginx-light caddy prometheus"; left=$$IMPERA_WITHOUT_PROXIES;; \
		linker) there="$$(command -v wasm-ld)"; package="--no-install-recommends lld"; left=$$IMPERA_WITHOUT_LINKER;; \
	esac; \
	if [ -n "$$there" ]; then :; \
	elif [ "$$left" = 1 ]; then echo "Testing without $$package."; \
	elif [ "$$(id -u)" = 0 ]; then \
		echo "Installing $$package for the tests: apt-get update, apt-get install $$package ..."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$package >/dev/null; \
	else echo "The tests need $$package: apt-get install $$package, as root." >&2; fi

check: $(VENV)/dev web/node_modules/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && npm run --silent check
	cd web && npm run --silent lint

format: $(VENV)/dev web/node_modules/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

bench: $(VENV)/dev .bench/ready .bench/zoo/ready .bench/pgx/ready
	@$(BIN)/python benchmarks/speed.py
	@$(BIN)/python benchmarks/pettingzoo_steps.py
	@$(BIN)/python benchmarks/vector_steps.py
	@$(BIN)/python benchmarks/thinking.py
	@$(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/attacks.py
	@$(BIN)/python benchmarks/kills.py
	@$(BIN)/python benchmarks/secrecy.py
	@$(BIN)/python benchmarks/fuzz.py

# Pictures of the page, from a real server with games that bots have just played.
screenshots: $(VENV)/dev page browser
	@$(BIN)/python -m tests.browser.screenshots docs/pictures

docs: $(VENV)/dev web/node_modules/ready
	@$(BIN)/python -m impera.server.document > docs/protocol.md.new
	@mv docs/protocol.md.new docs/protocol.md
	@$(BIN)/python -m impera.server.document --rules > web/src/rules.ts.new
	@mv web/src/rules.ts.new web/src/rules.ts
	@$(BIN)/python -m impera.server.document --letters > web/src/local/letters.json.new
	@mv web/src/local/letters.json.new web/src/local/letters.json
	@cd web && ../$(BIN)/python -m impera.server.document --schema | npm run --silent types
	@$(BIN)/python -m tests.envs.fields

golden: $(VENV)/dev
	@$(BIN)/python -m tests.golden.rewrite
	@$(BIN)/python -m tests.envs.playthrough
	@$(BIN)/python -m tests.words.rendering

# The whole game as a folder of files for any web space: no server, no network.
site: $(VENV)/play web/node_modules/ready
	@$(BIN)/python -m impera.server.document --tutorial > web/tutorial.json
	@cd web && IMPERA_TUTORIAL=tutorial.json npm run --silent build -- --mode site --logLevel warn
	@rm web/tutorial.json
	@echo "The folder site/ is ready. To try it: $(BIN)/python -m http.server --directory site 8080"

# The rules and bots for the browser: WebAssembly from the functions that Numba compiles.
engine: $(VENV)/dev web/node_modules/ready linker
	@cd web && ../$(BIN)/python -m engine

# The peers that the benchmarks compare with have their own virtual environments.
.bench/ready: requirements/peer.txt
	@echo "Installing the benchmark's peer into .bench ..."
	@$(PYTHON) -m venv .bench
	@.bench/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

.bench/%/ready: requirements/%.txt
	@echo "Installing peers into .bench/$* ..."
	@$(PYTHON) -m venv .bench/$*
	@.bench/$*/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

# The page is built from web/ into the package, if its sources have changed since the last build.
page: $(VENV)/play web/node_modules/ready
	@$(BIN)/python hatch_build.py

web/node_modules/ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node.js 20.19 or newer and npm: please install them." >&2; exit 1; }
	@echo "Installing what builds the page into web/node_modules ..."
	@if [ -L web/node_modules ]; then rm web/node_modules; fi # npm would empty what it leads to
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

$(VENV)/play: requirements/play.txt pyproject.toml
	@echo "Installing Impera into $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --no-deps --require-hashes -r requirements/play.txt
	@$(PIP) --no-deps --require-hashes -r requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: requirements/dev.txt requirements/train.txt $(VENV)/play
	@echo "Installing what the tests need into $(VENV) ..."
	@$(PIP) --no-deps --require-hashes -r requirements/dev.txt
	@if [ "$$IMPERA_WITHOUT_TORCH" = 1 ]; then echo "Testing without torch."; \
	else echo "Installing torch for the tests of training ..."; $(PIP) -r requirements/train.txt; fi
	@touch $@

# Rewrite the locked requirements; they contain versions and hashes, never an index URL. A lock is complete,
# so pip installs it with --no-deps: left to resolve, it would ask for newer releases and refuse them.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate
lock: $(VENV)/play
	@$(PIP) uv
	@$(COMPILE) pyproject.toml -o requirements/play.txt
	@echo hatchling | $(COMPILE) - -o requirements/build.txt
	@$(COMPILE) pyproject.toml --extra dev -c requirements/play.txt -o requirements/dev.txt
	@echo open_spiel | $(COMPILE) - -o requirements/peer.txt
	@echo 'pettingzoo[classic]' | $(COMPILE) - -o requirements/zoo.txt
	@echo pgx jax | tr ' ' '\n' | $(COMPILE) - -o requirements/pgx.txt

clean:
	rm -rf $(VENV) .bench dist site web/node_modules src/impera/server/static
