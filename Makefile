# The words people type. Everything is installed where it is missing, and only then.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

.PHONY: play test check format bench golden lock clean

play: $(VENV)/play
	@$(BIN)/impera play

test: $(VENV)/dev
	@$(BIN)/python -m pytest -n 2 --dist worksteal

check: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/play .bench/ready
	@$(BIN)/python benchmarks/speed.py
	@$(BIN)/python benchmarks/thinking.py

golden: $(VENV)/dev
	@$(BIN)/python -m tests.golden.rewrite

# The peer that the benchmarks compare with has an environment of its own.
.bench/ready: requirements/peer.txt
	@echo "Installing the benchmark's peer into .bench ..."
	@$(PYTHON) -m venv .bench
	@.bench/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/play: requirements/play.txt pyproject.toml
	@echo "Installing Impera into $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --require-hashes -r requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/play
	@echo "Installing what the tests need into $(VENV) ..."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# Rewrite the locked requirements; they name versions and hashes, never an address.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate
lock: $(VENV)/play
	@$(PIP) uv
	@$(COMPILE) pyproject.toml -o requirements/play.txt
	@echo hatchling | $(COMPILE) - -o requirements/build.txt
	@$(COMPILE) pyproject.toml --extra dev -c requirements/play.txt -o requirements/dev.txt
	@echo open_spiel | $(COMPILE) - -o requirements/peer.txt

clean:
	rm -rf $(VENV) .bench dist
