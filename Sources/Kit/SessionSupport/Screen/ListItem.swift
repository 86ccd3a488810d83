import GameCore

/// An item of a list that the player can press, such as a move in a review.
public struct ListItem: Equatable, Sendable {
  /// The name, such as "Move 12".
  public let title: String

  /// Details about the item, such as "Left, better Up".
  public let detail: String

  /// The item's figure, such as "−3".
  public let value: String

  /// The action that a press performs.
  public let action: Action.ID

  /// The effect of a press for screen readers, such as "Shows the board."
  public let hint: String

  /// A symbol before the title, which only apps show.
  public enum Symbol: Equatable, Sendable {
    /// An eye.
    case eye
    /// A raised hand.
    case hand
    /// Two people.
    case people
    /// A paper plane, for something that is sent.
    case paperPlane
  }

  /// The symbol before the title, or `nil`.
  public var symbol: Symbol?

  /// Whether the player can press the item.
  public var isEnabled = true

  /// The key that performs the action in a terminal, or `nil`.
  public var key: ActionKey?

  /// Creates an item without a symbol and without a key.
  public init(_ title: String, _ detail: String, value: String, action: Action.ID, hint: String) {
    self.title = title
    self.detail = detail
    self.value = value
    self.action = action
    self.hint = hint
  }
}
