import ArgumentParser

/// The shapes that `parlor triples train` knows.
enum NetworkName: String, ExpressibleByArgument, CaseIterable {
  /// The one that ships with the game.
  case pocket
  /// Four patterns of six cells.
  case classic
  /// Eight patterns of six cells.
  case large
}
