/// The place to which the focus goes after the player's last action, such as a row that the player can fill again.
public struct ScreenFocus: Equatable, Sendable {
  /// A place on a screen.
  public enum Target: Equatable, Sendable {
    /// The title. It gets the focus when the screen has changed as a whole.
    case title
    /// The heading of a section. It gets the focus when the screen shows something else below it.
    case heading(BlockID)
    /// The main button at the end of the screen. It gets the focus when the screen has changed, and the button continues.
    case mainAction
    /// The heading of a section, the selected part of a block, or the main button of a block.
    case id(BlockID)
  }

  /// The place.
  public let target: Target

  /// The number of the action, which distinguishes it from an earlier one with the same place.
  public let number: Int

  /// Creates a place for the focus.
  public init(_ target: Target, number: Int) {
    self.target = target
    self.number = number
  }

  /// Creates a place for the focus after `earlier`, the place after an earlier action.
  public init(_ target: Target, after earlier: ScreenFocus?) {
    self.init(target, number: (earlier?.number ?? 0) + 1)
  }
}
