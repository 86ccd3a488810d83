import GameCore
import SessionSupport
import TriplesModel

extension OwnBoardSession {
  /// A command that a key performs.
  public enum KeyCommand: Hashable, Sendable {
    /// Moves the tiles during play, and the selection during setup.
    case go(Direction)
    /// A digit of the number that the player types for the selected cell.
    case digit(Int)
    /// Changes the selected cell to the next larger (1) or next smaller (-1) tile.
    case changeTile(by: Int)
    /// Clears the selected cell.
    case clearCell
    /// Starts a game from the board, or returns to setup.
    case play
    /// Shows or hides the coach's values.
    case hint
    /// Undoes the latest change or move.
    case undo

    /// Whether holding the key repeats the command. A held key never switches something on and off.
    public var repeats: Bool { self != .hint && self != .play }

    /// Creates the command of a key, or returns `nil` if the key has none. `key` is the key's name in the W3C standard
    /// "UI Events KeyboardEvent key Values", as UTF-8. A letter may be uppercase. The arrows and `w`, `a`, `s`, `d`
    /// move, digits type a number, `+` and `-` change the tile, `Backspace` and `Delete` clear a cell, `p` plays, and
    /// `h` shows the coach's values. With Control or Command, `z` undoes.
    public init?(key: [UInt8], hasCommand: Bool = false) {
      guard let name = KeyName(key) else { return nil }
      switch name {
      case .character(UInt8(ascii: "z")) where hasCommand: self = .undo
      case _ where hasCommand: return nil
      case .arrowLeft, .character(UInt8(ascii: "a")): self = .go(.left)
      case .arrowRight, .character(UInt8(ascii: "d")): self = .go(.right)
      case .arrowUp, .character(UInt8(ascii: "w")): self = .go(.up)
      case .arrowDown, .character(UInt8(ascii: "s")): self = .go(.down)
      case .character(let byte) where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte:
        self = .digit(Int(byte - UInt8(ascii: "0")))
      case .character(UInt8(ascii: "+")), .character(UInt8(ascii: "=")): self = .changeTile(by: 1)
      case .character(UInt8(ascii: "-")): self = .changeTile(by: -1)
      case .backspace, .delete: self = .clearCell
      case .character(UInt8(ascii: "p")): self = .play
      case .character(UInt8(ascii: "h")): self = .hint
      default: return nil
      }
    }
  }

  /// Performs a command. Returns whether it applies at the moment.
  @discardableResult
  public func press(_ command: KeyCommand) -> Bool {
    guard acceptsChanges else { return false }
    switch command {
    case .undo: undo()
    case .hint: setShowsValues(!showsValues)
    case .play: if isPlaying { returnToSetup() } else { play() }
    case .go(let direction): if isPlaying { move(direction) } else { moveSelection(direction) }
    case .digit, .changeTile, .clearCell:
      guard !isPlaying else { return false }
      switch command {
      case .digit(let digit): type(digit)
      case .changeTile(let step): changeTile(by: step)
      default: put(0, at: selection)
      }
    }
    // The keys that change cells work on the selected cell. During play, there are no cells to focus.
    if command == .play || !isPlaying && command != .hint && command != .undo { moveFocus() }
    return true
  }
}
