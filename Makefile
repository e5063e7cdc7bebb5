# Two commands for a newcomer: `make play` and `make test`. `make help` lists the rest.
# Everything is installed into .venv in this checkout, from versions and hashes in requirements/.

PYTHON ?= python3
BIN := .venv/bin
TO_PLAY := .venv/.ready-to-play
TO_TEST := .venv/.ready-to-test
COMPILED := .venv/.compiled
# uv takes seconds where pip takes minutes; pip is asked where uv does not know the index that pip is configured for.
UV = $(BIN)/uv pip install --python $(BIN)/python
PIP = $(BIN)/pip install --quiet --disable-pip-version-check
# One process more than there are cores: some tests wait for a server or a browser.
PYTEST = $(BIN)/pytest -n $$(($$($(BIN)/python -c 'import os; print(os.cpu_count())') + 1)) --dist worksteal

# Compiled modules are written to __pycache__ whatever the environment says: without them each of the hundreds of
# processes that tests start would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play check test campaign lint types bench load science notebooks gallery glossary site fuzz faults dist lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(TO_PLAY) ## install what is needed and open the tables
	@$(BIN)/yatzy serve

check: $(TO_TEST) $(COMPILED) ## the tests to run while you work: units, conformance, architecture, small properties (5 minutes on two cores)
	$(PYTEST) tests/architecture tests/conformance tests/unit tests/property

test: $(TO_TEST) $(COMPILED) ## install what is needed and run all that a change has to pass
	$(PYTEST)

campaign: $(TO_TEST) $(COMPILED) ## everything whole: each language, sheet and fault, long searches (hours)
	YATZY_CAMPAIGN=1 YATZY_SEARCH=fuzz $(PYTEST) --timeout 0 -rP

lint: $(TO_TEST) ## style, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

types: ## check the types of the page (takes node and npm)
	cd tools/page && npm ci --silent && npx tsc --project tsconfig.json

fuzz: $(TO_TEST) ## search long for sheets and games that break something (about half an hour)
	YATZY_CAMPAIGN=1 YATZY_SEARCH=fuzz $(PYTEST) --timeout 0 tests/property tests/page

faults: $(TO_TEST) ## kill game and server hundreds of times, fill their disks, abuse them (about 15 minutes)
	YATZY_CAMPAIGN=1 $(PYTEST) --timeout 0 -rP tests/faults

bench: $(TO_TEST) ## run the benchmarks
	@for part in compile game store solver race bots strategies data coach work review explorer page environments; do $(BIN)/python bench/$$part.py || exit 1; done

load: $(TO_TEST) ## put the server under load, beside an echo (about ten minutes, best with nothing else going on)
	$(BIN)/python bench/load.py

science: $(TO_TEST) ## compute docs/science.md anew (about two minutes)
	$(BIN)/python docs/science.py

notebooks: $(TO_TEST) $(COMPILED) ## run the example notebooks, and keep what they show (about two minutes)
	YATZY_ACCEPT=1 YATZY_CAMPAIGN=1 $(BIN)/pytest tests/e2e/test_notebooks.py

gallery: $(TO_TEST) ## draw every screen of the page into build/gallery, and the pictures of the documents anew
	PYTHONPATH=tests $(BIN)/python tools/page/gallery.py

glossary: $(TO_PLAY) ## write docs/glossary.md anew
	$(BIN)/python docs/glossary.py

site: $(TO_TEST) ## build the documentation site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

dist: $(TO_PLAY) ## build the wheel and the source release into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build

lock: ## renew the versions and hashes in requirements/, and look for known vulnerabilities in them
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet uv
	echo uv | $(BIN)/uv pip compile - $(COMPILE_FLAGS) --output-file requirements/uv.txt
	$(BIN)/uv pip compile $(COMPILE) --extra server --group build --output-file requirements/play.txt
	$(BIN)/uv pip compile $(COMPILE) --all-extras --group test --constraint requirements/play.txt \
	  --output-file requirements/test.txt
	$(BIN)/uv tool run pip-audit --disable-pip --require-hashes -r requirements/play.txt -r requirements/test.txt
COMPILE = pyproject.toml $(COMPILE_FLAGS)
COMPILE_FLAGS := --universal --python-version 3.11 --generate-hashes --upgrade --quiet --no-annotate \
  --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

clean: ## remove what was installed and built
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'yatzy needs Python 3.11 or newer: try make PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -m venv $@

.venv/.ready-to-%: requirements/%.txt requirements/uv.txt pyproject.toml | .venv
	@echo "Installing $$(grep -c '^[A-Za-z].*==' $<) packages into .venv, once: about a minute. What arrives is listed."
	@$(PIP) --require-hashes -r requirements/uv.txt
	@$(UV) --require-hashes -r $< || $(PIP) --require-hashes -r $<
	@echo 'Setting up yatzy itself ...'
	@$(UV) --no-deps --no-build-isolation --editable . || $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(COMPILED): $(TO_TEST) $(wildcard src/yatzy/solver/*.py src/yatzy/solver/*/*.py) src/yatzy/envs/kernel.py tests/support/build/warm_compiler.py
	@echo 'Compiling the solver (once) ...'
	@PYTHONPATH=tests $(BIN)/python -m support.build.warm_compiler
	@touch $@
