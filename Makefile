# The commands of Cradle. `make run` and `make test` install what is missing; the others expect it.

SWIFT ?= swift
# Warnings are errors in our own builds, and in nobody else's: see Package.swift.
export CRADLE_STRICT = 1
CRADLE = .build/release/cradle
# The program that people start has Swift's library inside: loading it from files of its own takes part of the time to the first frame.
BUILD_CRADLE = $(SWIFT) build -c release --static-swift-stdlib --product cradle
# Release tests see internal names too; the flag changes no generated code that a user runs.
TESTABLE = -Xswiftc -enable-testing

# Release tests are built here, with the flag above, and with them the cradle that `make check` plays.
CHECKED = .build/checked

.PHONY: run test test-release test-long test-tools sanitize memcheck soak bench truth distributions check check-engine format lint
.PHONY: arrows docs pictures demos start clean

run:
	@scripts/install-packages run
	@$(BUILD_CRADLE)
	@scripts/run-or-render $(CRADLE)

test:
	@scripts/install-packages test
	@scripts/run-tests $(SWIFT) test

# Our engine beside Box2D and Chipmunk on identical scenes, in one run: a table, and out/bench.json.
bench:
	@scripts/install-packages bench
	@mkdir -p out
	$(SWIFT) run -c release --package-path Benchmarks Benchmarks --json out/bench.json

# Physical laws, each with its closed form or what it keeps, in our engine and the two others: a table, and out/truth.json.
# FLAGS go to the program: make truth FLAGS="--law pendulum --engines cradle-accurate,box2d-240".
truth:
	@scripts/install-packages bench
	@mkdir -p out
	$(SWIFT) run -c release --package-path Benchmarks Truth --json out/truth.json $(FLAGS)

# Contact judged by distributions: hundreds of cradles, heaps, squeezes, hands, pulls, towers and near misses, each from its seed.
# FLAGS go to the program: make distributions FLAGS="--only heaps --count 50 --settings uikit".
distributions:
	@mkdir -p out
	$(SWIFT) run -c release --package-path Benchmarks Distributions --json out/distributions.json $(FLAGS)

# Everything that must hold before a change lands, cheap checks first; the tests of the debug build come last, so that their
# count is the last line. One part after another, however many jobs make may run.
check:
	@scripts/install-packages check
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory arrows
	@$(MAKE) --no-print-directory docs
	@$(MAKE) --no-print-directory test-tools
	@$(MAKE) --no-print-directory check-engine
	@$(MAKE) --no-print-directory test-release
	scripts/compare-traces .build/debug/cradle $(CHECKED)/release/cradle
	scripts/render-demos $(CHECKED)/release/cradle out
	scripts/check-pictures $(CHECKED)/release/cradle
	@$(MAKE) --no-print-directory test

# Every test in release.
test-release:
	scripts/run-tests $(SWIFT) test -c release $(TESTABLE) --scratch-path $(CHECKED)

# The laws and a few seeds of every distribution: what held when they were chosen must hold.
check-engine:
	$(SWIFT) run -c release --package-path Benchmarks Truth --check
	$(SWIFT) run -c release --package-path Benchmarks Distributions --sample

# The packages beside the libraries: the benchmarks build, the painter of the photos passes its tests.
test-tools:
	$(SWIFT) build -c release --package-path Benchmarks
	$(SWIFT) test --package-path Tools/Landscapes

# Before a release: every test in release, the random ones with a million operations and many more seeds.
test-long:
	@scripts/install-packages test
	CRADLE_LONG_TESTS=1 $(MAKE) --no-print-directory test-release

# Before a release: every test under the address and leak sanitizers, and every demo under valgrind's memcheck. The tests are
# optimized: a debug build under the sanitizer takes hours. Windows are some times slower then, so their tests wait longer
# for them.
sanitize: memcheck
	LSAN_OPTIONS=suppressions=$(CURDIR)/scripts/foreign-leaks:print_suppressions=0 CRADLE_PATIENCE=5 \
		scripts/run-tests $(SWIFT) test -c release $(TESTABLE) --sanitize=address --scratch-path .build/sanitized

memcheck:
	@scripts/install-packages sanitize
	@$(SWIFT) build --product cradle
	@scripts/check-memory .build/debug/cradle

# Before a release: six simulated hours of every demo with a random hand; memory, energies and speed must not drift.
# make soak HOURS=0.5 DEMOS="scroll bounce" is a short one of two.
HOURS ?= 6
soak:
	@scripts/install-packages test
	CRADLE_SOAK_HOURS=$(HOURS) $(if $(DEMOS),CRADLE_SOAK_DEMOS="$(DEMOS)") scripts/run-tests $(SWIFT) test -c release $(TESTABLE) --scratch-path $(CHECKED) --filter SoakTests

lint:
	$(SWIFT) format lint --strict --parallel -r -p Sources Plugins Tests Tools Benchmarks Snippets Package.swift

arrows:
	scripts/check-arrows
	SWIFT="$(SWIFT)" scripts/check-layouts
	$(SWIFT) build --explicit-target-dependency-import-check error

# The documentation of every library, an archive each, into out/docs; a warning is an error.
docs:
	@$(SWIFT) build
	@SWIFT="$(SWIFT)" scripts/make-docs out/docs

# Runs every demo headless and draws it, into out/.
demos:
	@$(BUILD_CRADLE)
	@scripts/render-demos $(CRADLE) out

format:
	$(SWIFT) format -i --parallel -r -p Sources Plugins Tests Tools Benchmarks Snippets Package.swift

# The photos that demos show, the pictures of the README and one of every demo, into assets/.
pictures:
	@$(SWIFT) build -c release --package-path Tools/Landscapes --product Landscapes
	@$(BUILD_CRADLE)
	@scripts/make-pictures $(CRADLE) Tools/Landscapes/.build/release/Landscapes

# From the start of the process to the first frame, beside a bare SDL window; needs a display.
start:
	@$(BUILD_CRADLE)
	@scripts/measure-start $(CRADLE)

clean:
	rm -rf .build out Benchmarks/.build Tools/*/.build
