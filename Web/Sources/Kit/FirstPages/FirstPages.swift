// SwiftPM builds one product or all of them. This target depends on the pages of both games, so building it builds these two and
// nothing else.
