# Two commands for a newcomer: `make play` and `make test`. `make help` lists the rest.
# Everything is installed into .venv in this checkout, from versions and hashes in requirements/.

PYTHON ?= python3
BIN := .venv/bin
TO_PLAY := .venv/.ready-to-play
TO_TEST := .venv/.ready-to-test
COMPILED := .venv/.compiled

.DEFAULT_GOAL := help
.PHONY: help play test lint types bench load science notebooks glossary site fuzz faults dist lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(TO_PLAY) ## install what is needed and open the tables
	@$(BIN)/yatzy serve

test: $(TO_TEST) $(COMPILED) ## install what is needed and run every test
	$(BIN)/pytest -n $$((2 * $$($(BIN)/python -c 'import os; print(os.cpu_count())'))) --dist worksteal

lint: $(TO_TEST) ## style, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

types: ## check the types of the page (takes node and npm)
	cd tools/page && npm ci --silent && npx tsc --project tsconfig.json

fuzz: $(TO_TEST) ## search long for sheets and games that break something (about half an hour)
	YATZY_SEARCH=fuzz $(BIN)/pytest -n auto --timeout 0 tests/property

faults: $(TO_TEST) ## kill game and server hundreds of times, fill their disks, abuse them (about 15 minutes)
	YATZY_FAULTS=200 $(BIN)/pytest -n auto --timeout 0 -rP tests/faults

bench: $(TO_TEST) ## run the benchmarks
	@for part in compile game store solver race bots data coach work review explorer page environments; do $(BIN)/python bench/$$part.py || exit 1; done

load: $(TO_TEST) ## put the server under load, beside an echo (about ten minutes, best with nothing else going on)
	$(BIN)/python bench/load.py

science: $(TO_TEST) ## compute docs/science.md anew (about two minutes)
	$(BIN)/python docs/science.py

notebooks: $(TO_TEST) $(COMPILED) ## run the example notebooks, and keep what they show (about two minutes)
	YATZY_ACCEPT=1 $(BIN)/pytest tests/e2e/test_notebooks.py

glossary: $(TO_PLAY) ## write docs/glossary.md anew
	$(BIN)/python docs/glossary.py

site: $(TO_TEST) ## build the documentation site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

dist: $(TO_PLAY) ## build the wheel and the source release into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build

lock: ## renew the versions and hashes in requirements/
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile $(COMPILE) --extra server --group build --output-file requirements/play.txt
	$(BIN)/uv pip compile $(COMPILE) --all-extras --group test --constraint requirements/play.txt \
	  --output-file requirements/test.txt
COMPILE := pyproject.toml --universal --python-version 3.11 --generate-hashes --upgrade --quiet --no-annotate \
  --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

clean: ## remove what was installed and built
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'yatzy needs Python 3.11 or newer: try make PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -m venv $@

.venv/.ready-to-%: requirements/%.txt pyproject.toml | .venv
	@echo 'Installing into .venv (once) ...'
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(COMPILED): $(TO_TEST) $(wildcard src/yatzy/solver/*.py) src/yatzy/envs/kernel.py tests/compiled.py
	@echo 'Compiling the solver (once) ...'
	@$(BIN)/python tests/compiled.py
	@touch $@
