/// A saved text that can take up what another device has kept in the same place.
///
/// Whatever both have said is in the result, and taking up the same a second time changes nothing.
public protocol MergedText: SavedText {
  /// Takes up what another device has kept.
  mutating func merge(_ other: Self)
}

/// A saved text that counts games. What is taken up of it must never be counted twice, though a device hands on what it has
/// taken up itself: `DeviceLedger` says how that is done.
public protocol CountedText: SavedText {
  /// All that is counted, in numbers that only grow with every game.
  var tallies: Tallies { get }

  /// Takes up what another device has counted.
  ///
  /// - Parameters:
  ///   - other: what the other device has.
  ///   - tallies: what is counted then. All else, such as a best time, follows from both contents.
  mutating func merge(_ other: Self, tallies: Tallies)
}

/// A saved text of which a device keeps its own: the game on the table, the settings.
public protocol OwnText: SavedText {
  /// Whether there is so little in it that another device's may take its place.
  var isBlank: Bool { get }

  /// Whether it may take the place of a blank one.
  var isWorthTaking: Bool { get }
}

extension OwnText {
  /// What has been chosen stays chosen.
  public var isBlank: Bool { false }

  /// It may.
  public var isWorthTaking: Bool { true }
}
