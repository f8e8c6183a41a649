# Each target does its own set-up on a Debian machine with a Swift toolchain.
SHELL := /bin/bash -o pipefail
.DEFAULT_GOAL := help
.PHONY: help setup setup-cxx setup-data demo test test-without-icu lint format bench bench-count accuracy data docs icu-differences

SWIFT ?= swift
# Optimised, since the tests compare millions of texts; in a folder of its own, so that the command is not built twice.
TESTING := -c release -Xswiftc -enable-testing --scratch-path .build/tests
WITHOUT_ICU := -c release -Xswiftc -enable-testing --scratch-path .build/without-icu --disable-default-traits
UNICODE := /usr/share/unicode

help: ## what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

setup:
	@scripts/setup libicu-dev pkg-config

demo: setup ## builds the command and sorts the contacts of seeds/
	@$(SWIFT) build -c release --product pinyin-sort
	@scripts/demo

# The benchmark speaks to one peer in C++, and its tests belong to all tests.
setup-cxx:
	@scripts/setup libicu-dev pkg-config g++

test: setup-cxx ## builds and runs all tests
	$(SWIFT) build $(TESTING) --build-tests
	$(SWIFT) test $(TESTING) --skip-build --disable-xctest

# The keys are compared with those of the build that `make test` leaves, where it has been there.
test-without-icu: ## the tests of the build without the trait ICU, and that its keys are the same
	@scripts/setup
	$(SWIFT) build $(WITHOUT_ICU) --build-tests
	$(SWIFT) test $(WITHOUT_ICU) --skip-build --disable-xctest
	@! ldd .build/without-icu/release/pinyin-sort | grep libicu
	@if [ -x .build/tests/release/pinyin-sort ]; then \
	  scripts/same-keys .build/tests/release/pinyin-sort .build/without-icu/release/pinyin-sort; fi

lint: ## checks the format of all Swift files
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Benchmarks

format: ## puts all Swift files into that format
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Benchmarks

bench: setup-cxx ## engines side by side, time and accuracy; NAMES=file for your own names, ARGS=--quick for less
	@SWIFT="$(SWIFT)" NAMES="$(NAMES)" scripts/bench $(ARGS)

bench-count: setup-cxx ## our instructions under valgrind beside the recorded ones; RECORD=1 records them
	@scripts/setup valgrind binutils bsdextrautils
	@SWIFT="$(SWIFT)" RECORD="$(RECORD)" scripts/bench-count

accuracy: ## our accuracy beside that of peers from PyPI, also as docs/accuracy.svg and .tsv
	@SWIFT="$(SWIFT)" scripts/accuracy

setup-data:
	@scripts/setup libicu-dev pkg-config unicode-data bzip2

# The syllables come first and need a rebuild: all other tables are written with their slots.
data: setup-data ## makes Data/generated from Data/, the system's ICU and Debian's unicode-data
	@mkdir -p .build/unicode
	@ln -sfn $(UNICODE)/* .build/unicode/
	@for name in Readings IRGSources Variants; do \
	  bzip2 -dc $(UNICODE)/Unihan_$$name.txt.bz2 > .build/unicode/Unihan_$$name.txt; done
	@$(SWIFT) run -c release make-data syllables Data .build/unicode
	@$(SWIFT) run -c release make-data tables Data .build/unicode

icu-differences: setup ## lists where the system's ICU and that of Foundation differ, in docs/icu-differences.tsv
	@$(SWIFT) build -c release --product icu-differences
	@.build/release/icu-differences >.build/icu-differences.tsv && mv .build/icu-differences.tsv docs/icu-differences.tsv

docs: setup ## builds the documentation into .build/docs
	@scripts/docs
