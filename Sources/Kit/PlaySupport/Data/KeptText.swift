import NumberedGame

/// A saved text that devices keep, and how one takes up that of another.
public struct KeptText {
  /// Its key in the storage.
  public let key: String

  /// What players call it, such as "scores of Triples".
  public let name: String

  /// Whether a text can be read.
  let isReadable: ([UInt8]) -> Bool

  /// Whether a device keeps its own rather than making one of both.
  let keepsOwn: Bool

  /// What is counted in a text that can be read, or `nil` if nothing ever is.
  let tallies: (([UInt8]) -> Tallies)?

  /// Both texts in one. The device's own can be read, or there is none.
  let merge: (_ own: [UInt8]?, _ other: [UInt8], _ tallies: Tallies) -> Merger

  /// What becomes of two texts.
  enum Merger: Equatable {
    /// This is to be kept.
    case text([UInt8])
    /// There is nothing to be kept.
    case nothing
    /// They contradict each other, or the other one itself.
    case contradiction
  }

  /// A text that takes up all that another one says.
  public init<Content: MergedText>(_ key: String, _ name: String, merged: Content.Type) {
    self.init(key, name, Content.self) { own, other, _ in
      var content = own ?? other
      content.merge(other)
      own = content
    }
  }

  /// A text that counts games.
  public init<Content: CountedText>(_ key: String, _ name: String, counted: Content.Type) {
    self.init(key, name, Content.self, tallies: { Content(text: $0)?.tallies ?? Tallies() }) { own, other, tallies in
      var content = own ?? other
      content.merge(other, tallies: tallies)
      own = content
    }
  }

  /// A text of which a device keeps its own.
  public init<Content: OwnText>(_ key: String, _ name: String, own: Content.Type) {
    self.init(key, name, Content.self, keepsOwn: true) { own, other, _ in
      if own?.isBlank ?? true, other.isWorthTaking { own = other }
    }
  }

  private init<Content: SavedText>(
    _ key: String, _ name: String, _ content: Content.Type, keepsOwn: Bool = false,
    tallies: (([UInt8]) -> Tallies)? = nil,
    merge: @escaping (_ own: inout Content?, _ other: Content, _ tallies: Tallies) -> Void
  ) {
    self.key = key
    self.name = name
    self.keepsOwn = keepsOwn
    self.tallies = tallies
    isReadable = { Content(text: $0) != nil }
    self.merge = { own, other, tallies in
      guard let other = Content(text: other) else { return .contradiction }
      var content = own.flatMap { Content(text: $0) }
      merge(&content, other, tallies)
      guard let text = content?.text else { return .nothing }
      return Content(text: text) == nil ? .contradiction : .text(text)
    }
  }
}

extension HouseSettings: OwnText {
  /// What a device keeps besides its games.
  public static var keptTexts: [KeptText] {
    [
      KeptText(key, "settings of Parlor", own: HouseSettings.self),
      KeptText(DayHistory.key, "record of your days", merged: DayHistory.self),
    ]
  }
}
