# bolt-cli: `make run` shows the main job, `make check` is what CI runs.

SWIFT ?= swift
PYTHON ?= python3
PREFIX ?= /usr/local
DESTDIR ?=
SOURCES := Package.swift Sources Tests

# Linux links the Swift runtime into the executable; macOS has it in the system.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS := --static-swift-stdlib
endif
RELEASE := -c release --product bolt-cli $(RELEASE_FLAGS)
BUILT := .build/stripped/bolt-cli
BIN := $(DESTDIR)$(PREFIX)/bin
SHARE := $(DESTDIR)$(PREFIX)/share

.PHONY: run test check lint golden format build install bench clean

## One checkout from a fixture, reconciliation fields on the screen.
run:
	@$(SWIFT) build --quiet --product bolt-cli
	@"$$($(SWIFT) build --show-bin-path)/bolt-cli" checkout --order-token card --fixture Fixtures

## All tests.
test:
	$(SWIFT) test --disable-xctest

## Lint, build with warnings as errors, all tests.
check: lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

## Writes what the golden cases and the README's console blocks print now. Read the diff.
golden:
	RECORD_GOLDENS=1 $(SWIFT) test --disable-xctest --filter GoldenTests

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

## The release executable, stripped: .build/stripped/bolt-cli.
build:
	$(SWIFT) build $(RELEASE)
	@mkdir -p $(dir $(BUILT))
	@strip -o $(BUILT) "$$($(SWIFT) build $(RELEASE) --show-bin-path)/bolt-cli"
	@ls -l $(BUILT)

## The executable, shell completions and the man page under PREFIX (and DESTDIR).
install: build
	install -d $(BIN) $(SHARE)/man/man1 $(SHARE)/bash-completion/completions \
	    $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	install -m 755 $(BUILT) $(BIN)/bolt-cli
	$(BUILT) completion bash > $(SHARE)/bash-completion/completions/bolt-cli
	$(BUILT) completion zsh > $(SHARE)/zsh/site-functions/_bolt-cli
	$(BUILT) completion fish > $(SHARE)/fish/vendor_completions.d/bolt-cli.fish
	$(BUILT) help man > $(SHARE)/man/man1/bolt-cli.1

## Speed beside the peers that PYTHON and the machine have (duckdb, jq). BENCH_MB, BENCH_ROWS and
## BENCH_RUNS set the size.
bench: build
	$(PYTHON) -B Tests/Bench/bench.py $(BUILT)

clean:
	rm -rf .build
