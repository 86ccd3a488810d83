import NumberedGame
import PlaySupport
import TriplesModel

extension OwnBoardSession {
  /// What a key does.
  public enum KeyCommand: Hashable, Sendable {
    /// Moves the board while it is played on from, and the selection while it is set up.
    case go(Direction)
    /// A digit of the number that is typed for the selected cell.
    case digit(Int)
    /// The next larger tile, 1, or the next smaller one, -1.
    case raise(Int)
    /// Clears the selected cell.
    case clearCell
    /// Plays on from the board, or sets it up.
    case play
    /// Asks the coach, or silences it.
    case hint
    /// Undoes the latest change, or takes the latest move back.
    case undo

    /// The command of a key, by the key's name in the standard "UI Events KeyboardEvent key Values" of the W3C: the arrows
    /// and `w`, `a`, `s`, `d` go somewhere, digits write a number, `+` and `-` take the next tile, `Backspace` and `Delete` clear
    /// a cell, `p` plays on, `h` asks the coach; with Control or Command, `z` undoes. Other keys have none.
    ///
    /// - Parameters:
    ///   - key: the name of the key as UTF-8. A letter may be upper case.
    ///   - hasCommand: whether Control or Command is down.
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
      case .character(UInt8(ascii: "+")), .character(UInt8(ascii: "=")): self = .raise(1)
      case .character(UInt8(ascii: "-")): self = .raise(-1)
      case .backspace, .delete: self = .clearCell
      case .character(UInt8(ascii: "p")): self = .play
      case .character(UInt8(ascii: "h")): self = .hint
      default: return nil
      }
    }
  }

  /// Does what a key asks for, if it means anything now.
  ///
  /// - Returns: whether it does.
  @discardableResult
  public func press(_ command: KeyCommand) -> Bool {
    guard acceptsChanges else { return false }
    switch command {
    case .undo: undo()
    case .hint: show(values: !showsValues)
    case .play: if isPlaying { setUp() } else { play() }
    case .go(let direction): if isPlaying { move(direction) } else { moveSelection(direction) }
    case .digit, .raise, .clearCell:
      guard !isPlaying else { return false }
      switch command {
      case .digit(let digit): type(digit)
      case .raise(let step): raise(step)
      default: put(0, at: selection)
      }
    }
    return true
  }
}
