// SwiftPM builds one target or all of them. This target depends on the pages of all games, so it builds only those.
