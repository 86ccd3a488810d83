# The commands for building, testing, and serving Parlor. The scripts in Scripts/ do the work.
.DEFAULT_GOAL := help
.PHONY: help play apps serve test screens soak site profile docs format lint bench prove clean

SOURCES := Sources Tests Web Apple Tools/swiftui/SwiftUI Package.swift Server/Package.swift Server/Sources Server/Tests

help: ## Show this help
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Build the games, serve them on this machine and print the address (HOST=0.0.0.0 lets phones in)
	@Scripts/setup.sh play
	@python3 Scripts/play.py $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

apps: ## Build the SwiftUI apps for a stand-in for SwiftUI, and serve a page to play them on this machine (PORT=…)
	@Scripts/setup.sh apps
	@python3 Scripts/apps.py $(if $(PORT),--port $(PORT)) $(if $(MEASURE),--measure)

serve: ## Build the site and the server of the daily games, start it and print the address (HOST=…, PORT=…)
	@Scripts/setup.sh serve
	@Scripts/serve.sh $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

test: ## Run every test, or those that ONLY names: ONLY="TriplesSessionTests Tests/Browser/test_home.py"
	@$(if $(ONLY),Scripts/test_only.sh $(ONLY),Scripts/test.sh)

screens: ## Take pictures of every screen; BASE=(commit or folder) compares; ONLY="home triples-* dark 320x568" takes fewer
	@Scripts/screens.sh $(if $(BASE),--base "$(BASE)") $(if $(ONLY),--only "$(ONLY)")

soak: ## Kill the server, spoil its requests and ask it at random, for some hours
	@Server/Scripts/soak.sh

site: ## Write the site to dist/ (SITE_URL=https://… is where it will be, for pictures of links)
	@Scripts/build-web.sh
	@python3 Scripts/make_site.py

profile: site ## Record the games' openings, and which functions run at first, by which programs are split (after make test)
	@.build/venv/bin/python Scripts/record_openings.py
	@python3 Scripts/make_site.py
	@.build/venv/bin/python Scripts/record_profile.py

docs: ## Write the documentation of all libraries, with its articles, to dist/docs/
	@Scripts/setup.sh docs
	@python3 Scripts/make_docs.py

format: ## Format the Swift sources
	@swift format --in-place --parallel --recursive $(SOURCES)

lint: ## Check the format, spelling, and imports, that drawing a page starts nothing, and that pages have the elements that programs name
	@swift format lint --strict --parallel --recursive $(SOURCES)
	@python3 Scripts/check_spelling.py
	@python3 Scripts/check_imports.py
	@python3 Scripts/check_requests.py
	@python3 Scripts/check_elements.py

bench: ## Measure the speed of the rules, the coach and the server, and the size of the site
	@Scripts/bench.sh
	@Server/Scripts/bench.sh

prove: ## Prove the best strategies of CodeBreaker again and compare (GAMES="4x9 5x6", GAMES=all takes an hour of one core)
	@python3 Scripts/prove.py $(GAMES)

clean: ## Remove everything that was built
	rm -rf .build Web/.build dist
