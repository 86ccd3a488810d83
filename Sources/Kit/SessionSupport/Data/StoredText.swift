import GameCore

/// Text that devices store for a key, and how to merge it with another device's.
public struct StoredText {
  /// The storage key.
  public let key: String

  /// The name for players, such as "Triples notebook".
  public let name: String

  let isReadable: ([UInt8]) -> Bool

  /// Whether a device keeps its own text instead of merging both.
  let keepsLocalText: Bool

  /// A closure that returns the counts of a readable text, or `nil` if the text never has any.
  let tallies: (([UInt8]) -> Tallies)?

  /// A closure that merges another device's text. `own` is `nil` if this device has no readable text.
  let merge: (_ own: [UInt8]?, _ other: [UInt8], _ tallies: Tallies) -> MergeResult

  enum MergeResult: Equatable {
    case text([UInt8])
    case noText
    /// The other text can't be read, or the merged one is invalid.
    case invalid
  }

  /// Creates stored text that merges another device's content.
  public init<Content: MergeableValue>(_ key: String, _ name: String, merged: Content.Type) {
    self.init(key, name, Content.self) { own, other, _ in
      var content = own ?? other
      content.merge(other)
      own = content
    }
  }

  /// Creates stored text that counts games.
  public init<Content: TalliedValue>(_ key: String, _ name: String, counted: Content.Type) {
    self.init(key, name, Content.self, tallies: { Content(text: $0)?.tallies ?? Tallies() }) { own, other, tallies in
      var content = own ?? other
      content.merge(other, tallies: tallies)
      own = content
    }
  }

  /// Creates stored text that isn't merged.
  public init<Content: UnmergedValue>(_ key: String, _ name: String, unmerged: Content.Type) {
    self.init(key, name, Content.self, keepsLocalText: true) { own, other, _ in
      if own?.isBlank ?? true, other.canReplaceBlank { own = other }
    }
  }

  private init<Content: SavedValue>(
    _ key: String, _ name: String, _ content: Content.Type, keepsLocalText: Bool = false,
    tallies: (([UInt8]) -> Tallies)? = nil,
    merge: @escaping (_ own: inout Content?, _ other: Content, _ tallies: Tallies) -> Void
  ) {
    self.key = key
    self.name = name
    self.keepsLocalText = keepsLocalText
    self.tallies = tallies
    isReadable = { Content(text: $0) != nil }
    self.merge = { own, other, tallies in
      guard let other = Content(text: other) else { return .invalid }
      var content = own.flatMap { Content(text: $0) }
      merge(&content, other, tallies)
      guard let text = content?.text else { return .noText }
      return Content(text: text) == nil ? .invalid : .text(text)
    }
  }
}

extension SharedSettings: UnmergedValue {
  /// What all games share.
  public static var storedTexts: [StoredText] {
    [
      StoredText(key, "Parlor settings", unmerged: SharedSettings.self),
      StoredText(DayHistory.key, "daily history", merged: DayHistory.self),
    ]
  }
}
