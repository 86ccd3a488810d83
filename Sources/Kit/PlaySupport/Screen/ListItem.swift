import NumberedGame

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

  /// Creates an item.
  public init(_ title: String, _ detail: String, value: String, action: Action.ID, hint: String) {
    self.title = title
    self.detail = detail
    self.value = value
    self.action = action
    self.hint = hint
  }
}
