import NumberedGame

/// The settings or records of a session that has none.
package struct EmptySave: SavedText, Hashable {
  package init() {}

  package init?(text: [UInt8]) { if !text.isEmpty { return nil } }

  package var text: [UInt8] { [] }
}
