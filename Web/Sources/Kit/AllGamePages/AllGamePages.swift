// SwiftPM can build one target or all of them, but not a selection. This empty target depends on every game's page, so
// building it builds all pages and nothing else.
