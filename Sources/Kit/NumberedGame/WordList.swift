/// A list of 64-bit words to draw from, as a generator is drawn from: what somebody has dealt to everybody who plays a game.
///
/// The list has an end. What is drawn beyond it is worth nothing, and `hasRunOut` says that it happened.
public struct WordList: RandomNumberGenerator, Sendable {
  private let words: [UInt64]
  private var position = 0

  /// Whether more words were asked for than there are.
  public private(set) var hasRunOut = false

  /// A list of words, to be drawn from the first one on.
  public init(_ words: [UInt64]) {
    self.words = words
  }

  /// How many words are left.
  public var remainingCount: Int { words.count - position }

  /// The next word; where there is none any more, one that no draw rejects, or it would ask for another one for ever.
  public mutating func next() -> UInt64 {
    guard position < words.count else {
      hasRunOut = true
      return .max
    }
    defer { position += 1 }
    return words[position]
  }
}
