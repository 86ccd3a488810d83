import GameCore

/// A menu on a screen. Exactly one of its options is selected.
public struct Choice: Equatable, Sendable {
  /// The label, which says what the player chooses.
  public var label: String

  /// The options, from the top down.
  public var options: [String]

  /// The index of the selected option.
  public var selectedIndex: Int

  /// Whether all options are visible side by side, which suits few and short ones.
  public var isSegmented: Bool

  /// The ID of the action that selects the first option. For another option, call `withIndex(_:)` with its index.
  public var action: Action.ID

  /// The indexes of the options that are currently disabled.
  public var disabledIndexes: [Int] = []

  /// The label of the first option for screen readers, or `nil` if the option says enough.
  public var firstSpokenText: String?

  /// The key that selects the next option in a terminal, or `nil`.
  public var key: ActionKey?

  /// Creates a menu.
  public init(
    _ label: String, _ options: [String], selectedIndex: Int, isSegmented: Bool = false, action: Action.ID,
    key: ActionKey? = nil
  ) {
    self.key = key
    self.label = label
    self.options = options
    self.selectedIndex = selectedIndex
    self.isSegmented = isSegmented
    self.action = action
  }
}
