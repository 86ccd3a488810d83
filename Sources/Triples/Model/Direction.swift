import GameCore

/// A direction in which the board can be collapsed.
public enum Direction: CaseIterable, Hashable, Sendable {
  case left, right, up, down

  /// The label of the direction's button: "Left", "Right", "Up", or "Down".
  public var label: String {
    switch self {
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    }
  }

  /// The direction's letter in a replay line, as an ASCII byte: `l`, `r`, `u`, or `d`.
  public var letter: UInt8 {
    switch self {
    case .left: UInt8(ascii: "l")
    case .right: UInt8(ascii: "r")
    case .up: UInt8(ascii: "u")
    case .down: UInt8(ascii: "d")
    }
  }

  /// Creates the direction with the given letter, or returns `nil` if there is none.
  public init?(letter: UInt8) {
    guard let direction = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = direction
  }

  /// The row offset of a tile that moves by one cell: -1, 0, or 1.
  public var rowStep: Int {
    switch self {
    case .left, .right: 0
    case .up: -1
    case .down: 1
    }
  }

  /// The column offset of a tile that moves by one cell: -1, 0, or 1.
  public var columnStep: Int {
    switch self {
    case .left: -1
    case .right: 1
    case .up, .down: 0
    }
  }

  /// The number of clockwise quarter turns of the board after which a move in this direction is a move to the left.
  var turnCountToLeft: Int {
    switch self {
    case .left: 0
    case .down: 1
    case .right: 2
    case .up: 3
    }
  }
}
