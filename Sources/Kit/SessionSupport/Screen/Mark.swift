import GameCore

/// A round mark in a row of marks, such as a day of a streak or a friend with a result.
public struct Mark: Hashable, Sendable {
  /// The letter in the mark, such as the initial of a name.
  public let letter: String

  /// The text beside the mark, such as "Ada 6", or an empty string.
  public let text: String

  /// Whether the mark is filled: the day has a game, or the friend has finished it.
  public let isFilled: Bool

  /// Whether the mark stands for today or for the player.
  public let isOwn: Bool

  /// Creates a mark, by default without text beside it.
  public init(_ letter: String, text: String = "", isFilled: Bool, isOwn: Bool = false) {
    self.letter = letter
    self.text = text
    self.isFilled = isFilled
    self.isOwn = isOwn
  }
}
