# The commands of Cradle. `make run` and `make test` install what is missing; the others expect it.

SWIFT ?= swift
CRADLE = .build/release/cradle
# Release tests see internal names too; the flag changes no generated code that a user runs.
TESTABLE = -Xswiftc -enable-testing

.PHONY: run test sanitize memcheck soak bench truth distributions check format lint arrows pictures demos clean

run:
	@scripts/install-packages run
	@$(SWIFT) build -c release --product cradle
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

# Contact judged by distributions: hundreds of cradles, heaps, squeezes, towers and near misses, each from its seed.
# FLAGS go to the program: make distributions FLAGS="--only heaps --count 50 --settings uikit".
distributions:
	@mkdir -p out
	$(SWIFT) run -c release --package-path Benchmarks Distributions --json out/distributions.json $(FLAGS)

# Everything that must hold before a change lands.
check: lint arrows test
	$(SWIFT) build -c release --product cradle
	CRADLE_LONG_TESTS=1 scripts/run-tests $(SWIFT) test -c release $(TESTABLE) --scratch-path .build/checked
	scripts/compare-traces .build/debug/cradle $(CRADLE)
	@$(MAKE) --no-print-directory demos

# Before a release: every test under the address and leak sanitizers, and every demo under valgrind's memcheck. Windows are
# some times slower then, so their tests wait longer for them.
sanitize: memcheck
	LSAN_OPTIONS=suppressions=$(CURDIR)/scripts/foreign-leaks:print_suppressions=0 CRADLE_PATIENCE=5 \
		scripts/run-tests $(SWIFT) test --sanitize=address --scratch-path .build/sanitized

memcheck:
	@scripts/install-packages sanitize
	@$(SWIFT) build --product cradle
	@scripts/check-memory .build/debug/cradle

# Before a release: six simulated hours of every demo with a random hand; memory, energies and speed must not drift.
# make soak HOURS=0.5 is a short one.
HOURS ?= 6
soak:
	@scripts/install-packages test
	CRADLE_SOAK_HOURS=$(HOURS) scripts/run-tests $(SWIFT) test -c release $(TESTABLE) --scratch-path .build/checked --filter SoakTests

lint:
	$(SWIFT) format lint --strict --parallel -r -p Sources Tests Package.swift

arrows:
	scripts/check-arrows
	SWIFT="$(SWIFT)" scripts/check-layouts
	$(SWIFT) build --explicit-target-dependency-import-check error

# Runs every demo headless and draws it, into out/.
demos:
	@$(SWIFT) build -c release --product cradle
	@scripts/render-demos $(CRADLE) out

format:
	$(SWIFT) format -i --parallel -r -p Sources Tests Package.swift

# The photos that demos show, the pictures of the README and one of every demo, into assets/.
pictures:
	@$(SWIFT) build -c release --product Landscapes
	@$(SWIFT) build -c release --product cradle
	@scripts/make-pictures $(CRADLE) .build/release/Landscapes

clean:
	rm -rf .build out
