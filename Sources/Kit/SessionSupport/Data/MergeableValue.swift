/// A saved value that can be merged with another device's. Merging the same content twice changes nothing.
public protocol MergeableValue: SavedValue {
  /// Merges another device's content.
  mutating func merge(_ other: Self)
}

/// A saved value that counts games. `DeviceLedger` counts each game once, even if devices pass on imported games.
public protocol TalliedValue: SavedValue {
  /// All counts. They never decrease.
  var tallies: Tallies { get }

  /// Merges another device's content, and replaces the counts with `tallies`, the merged ones.
  mutating func merge(_ other: Self, tallies: Tallies)
}

/// A saved text that isn't merged, such as the current game or the settings.
public protocol UnmergedValue: SavedValue {
  /// Whether this text has so little content that another device's text may replace it.
  var isBlank: Bool { get }

  /// Whether this text may replace another device's blank text.
  var canReplaceBlank: Bool { get }
}

extension UnmergedValue {
  /// The default is `false`.
  public var isBlank: Bool { false }

  /// The default is `true`.
  public var canReplaceBlank: Bool { true }
}
