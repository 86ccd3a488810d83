/// A random number generator that returns the words of a finite list, such as those that a server dealt to all players.
/// Draws beyond the end of the list have no meaning. Check `hasRunOut` to detect them.
public struct RecordedRandomWords: RandomNumberGenerator, Sendable {
  private let words: [UInt64]
  private var position = 0

  /// Whether more words were requested than the list contains.
  public private(set) var hasRunOut = false

  /// Creates a generator that returns `words` from the first to the last.
  public init(_ words: [UInt64]) {
    self.words = words
  }

  /// The number of words that are left.
  public var remainingCount: Int { words.count - position }

  /// Returns the next word. Past the end, returns `.max`, which no draw rejects, so that a draw can't loop forever.
  public mutating func next() -> UInt64 {
    guard position < words.count else {
      hasRunOut = true
      return .max
    }
    defer { position += 1 }
    return words[position]
  }
}
