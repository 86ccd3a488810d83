import GameCore

/// The settings or records of a session that has none.
package struct EmptySave: SavedValue, Hashable {
  package init() {}

  package init?(text: [UInt8]) { if !text.isEmpty { return nil } }

  package var text: [UInt8] { [] }
}
