import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// A command that a key performs on the board or in a replay.
  public enum KeyCommand: Hashable, Sendable {
    /// Moves the tiles. In a replay, left goes back one step, and right advances one step.
    case move(Direction)
    /// Goes to the start of a replay.
    case firstStep
    /// Goes to the end of a replay.
    case lastStep
    /// Starts or pauses automatic play of a replay.
    case play
    /// Shows or hides the coach's hint.
    case hint
    /// Undoes the latest move.
    case undo
    /// Redoes an undone move.
    case redo

    /// Whether holding the key repeats the command. A held key never switches something on and off.
    public var repeats: Bool { self != .hint && self != .play }

    /// Creates the command of a key, or returns `nil` if the key has none. `key` is the key's name in the W3C standard
    /// "UI Events KeyboardEvent key Values", as UTF-8. A letter may be uppercase. The arrows and `w`, `a`, `s`, `d`
    /// move, `Home` and `End` go to the start and end of a replay, the space bar plays it, and `h` shows a hint. With
    /// Control or Command, `z` undoes, and `y` or Shift and `z` redoes.
    public init?(key: [UInt8], hasCommand: Bool = false, hasShift: Bool = false) {
      let key = KeyName(key)
      if hasCommand {
        switch key {
        case .character(UInt8(ascii: "z")): self = hasShift ? .redo : .undo
        case .character(UInt8(ascii: "y")): self = .redo
        default: return nil
        }
        return
      }
      switch key {
      case .arrowLeft, .character(UInt8(ascii: "a")): self = .move(.left)
      case .arrowRight, .character(UInt8(ascii: "d")): self = .move(.right)
      case .arrowUp, .character(UInt8(ascii: "w")): self = .move(.up)
      case .arrowDown, .character(UInt8(ascii: "s")): self = .move(.down)
      case .home: self = .firstStep
      case .end: self = .lastStep
      case .character(UInt8(ascii: " ")): self = .play
      case .character(UInt8(ascii: "h")): self = .hint
      default: return nil
      }
    }
  }

  /// Performs a command. Returns whether it applies to the current screen.
  @discardableResult
  public func press(_ command: KeyCommand) -> Bool {
    // A duel has no key commands, but a replay over it does.
    guard popUp == nil, viewer != nil || duel == nil else { return false }
    switch command {
    case .undo: undo()
    case .redo: redo()
    case .move(.left) where viewer != nil: goToStep((viewer?.step ?? 0) - 1)
    case .move(.right) where viewer != nil: goToStep((viewer?.step ?? 0) + 1)
    case .firstStep where viewer != nil: goToStep(0)
    case .lastStep where viewer != nil: goToStep(viewer?.stepCount ?? 0)
    case .play where viewer != nil: togglePlaying()
    case .hint where isInFront && tab == .board: toggleHint()
    case .move(let direction) where isInFront && tab == .board: move(direction)
    case .move, .firstStep, .lastStep, .play, .hint: return false
    }
    return true
  }
}
