import ArgumentParser

/// The command of a game, such as `parlor triples`.
package protocol GameCommand: ParsableCommand {
  /// What the help of `parlor` says of the game: a line about it, then ways to play it.
  static var introduction: String { get }
}

/// This edition of Parlor.
package enum Parlor {
  /// The version, as in "0.1.0".
  package static let version = "0.1.0"
}
