// SwiftPM builds one product or all. This target depends on both games' pages, so it builds only these two.
