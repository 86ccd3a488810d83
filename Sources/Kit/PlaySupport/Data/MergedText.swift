/// A saved text that can merge another device's.
///
/// The result has the content of both. Merging the same text again changes nothing.
public protocol MergedText: SavedText {
  /// Merges another device's content.
  mutating func merge(_ other: Self)
}

/// A saved text that counts games. `DeviceLedger` ensures that no game counts twice, even if a device passes on what it has
/// imported.
public protocol CountedText: SavedText {
  /// All counts. They never decrease.
  var tallies: Tallies { get }

  /// Merges another device's content.
  ///
  /// - Parameters:
  ///   - other: The other device's content.
  ///   - tallies: The merged counts. Other values, such as a best time, follow from both contents.
  mutating func merge(_ other: Self, tallies: Tallies)
}

/// A saved text of which a device keeps its own, such as the current game or the settings.
public protocol OwnText: SavedText {
  /// Whether another device's text may replace it, because it has too little content.
  var isBlank: Bool { get }

  /// Whether it may replace a blank text.
  var isWorthTaking: Bool { get }
}

extension OwnText {
  /// The default is `false`.
  public var isBlank: Bool { false }

  /// The default is `true`.
  public var isWorthTaking: Bool { true }
}
