import GameCore

/// Parts of a game that the player looks at or presses, such as the holes of a row, the pegs to choose from, or the
/// attempts so far.
public struct PartsBlock<Picture: Equatable & Sendable>: Equatable, Sendable {
  /// How the parts are arranged.
  public enum Arrangement: Equatable, Sendable {
    /// Side by side in a single line. The parts get smaller to fit.
    case row
    /// Side by side, in lines of nearly the same length.
    case grid
    /// Side by side, as many in a line as fit.
    case flow
    /// One below the other.
    case list
    /// Large buttons with words, in one column or in two. Every part can be pressed.
    case buttons
    /// Small and of one size, as many in a line as fit.
    case palette
    /// The cells of a square board, which a front end may draw over the game's board.
    case board
  }

  /// A part, which the player can press if the block has an action.
  public struct Part: Equatable, Sendable {
    /// The picture of the part.
    public var picture: Picture

    /// The label for screen readers.
    public var spokenText: String

    /// Whether the part is selected, such as the hole into which the next peg goes.
    public var isSelected: Bool

    /// The key that presses the part, or `nil`. Front ends show it if there is a keyboard.
    public var key: ActionKey?

    /// Further actions. Apps offer them in a menu after a long press, and to screen readers.
    public var menu: [Action]

    /// Creates a part. Screen readers say `spokenText` instead of the picture.
    public init(
      _ picture: Picture, _ spokenText: String, isSelected: Bool = false, key: ActionKey? = nil, menu: [Action] = []
    ) {
      self.menu = menu
      self.picture = picture
      self.spokenText = spokenText
      self.isSelected = isSelected
      self.key = key
    }
  }

  /// The name of the parts for screen readers.
  public var label: String

  /// The arrangement of the parts.
  public var arrangement: Arrangement

  /// The parts, from left to right or from the top down.
  public var parts: [Part]

  /// The action of a press on the first part, or `nil` if the player can only look at the parts. For another part, call
  /// `action(at:)`.
  public var press: Action.ID?

  /// The effect of a press for screen readers, such as "Changes this attempt.", or an empty string.
  public var hint: String

  /// The key that marks one part after the other in a terminal, or `nil`. The Enter key presses the marked part.
  public var key: ActionKey?

  /// Creates a block of parts. Without `press`, the player can only look at them.
  public init(
    _ label: String, _ arrangement: Arrangement, _ parts: [Part], press: Action.ID? = nil, hint: String = "",
    key: ActionKey? = nil
  ) {
    self.label = label
    self.arrangement = arrangement
    self.parts = parts
    self.press = press
    self.hint = hint
    self.key = key
  }

  /// Returns the action of a press on the part at an index, or `nil` if the player can only look at the parts.
  public func action(at index: Int) -> Action.ID? { press.map { $0.withIndex($0.index + index) } }

  /// The number of cells in a line of a square board.
  public var boardSize: Int { (1...max(1, parts.count)).first { $0 * $0 >= parts.count } ?? 1 }

  /// The number of parts in each full line of a grid. Lines of nearly equal length look better than a short last one.
  public func lineLength(atMost longest: Int) -> Int {
    let lines = max(1, (parts.count + longest - 1) / longest)
    return (parts.count + lines - 1) / lines
  }
}
