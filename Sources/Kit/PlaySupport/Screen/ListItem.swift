import NumberedGame

/// An item of a list that the player can press, such as a move in a review.
public struct ListItem: Equatable, Sendable {
  /// The name: "Move 12".
  public let title: String

  /// What the player should know about it: "Left, better Up".
  public let detail: String

  /// A figure: "−3".
  public let value: String

  /// The action of a press.
  public let action: Action.ID

  /// What a press does, for screen readers: "Shows the board."
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
