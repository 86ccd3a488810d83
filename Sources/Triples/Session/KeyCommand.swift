import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What a key does on the board, and in a replay that covers it.
  public enum KeyCommand: Hashable, Sendable {
    /// Moves the board. In a replay, left goes a step back and right a step on.
    case move(Direction)
    /// Goes to the start of a replay.
    case first
    /// Goes to the end of a replay.
    case last
    /// Lets a replay play by itself, or wait.
    case play
    /// Asks the coach, or puts its answer away.
    case hint
    /// Takes the latest move back.
    case undo
    /// Plays again what was taken back.
    case redo

    /// The command of a key, by the key's name in the standard "UI Events KeyboardEvent key Values" of the W3C: the arrows
    /// and `w`, `a`, `s`, `d` move, `Home` and `End` go through a replay, the space bar plays it, `h` asks for a hint; with
    /// Control or Command, `z` takes back, and `y`, or `z` with Shift, plays again. Other keys have none.
    ///
    /// - Parameters:
    ///   - key: the name of the key as UTF-8. A letter may be upper case.
    ///   - hasCommand: whether Control or Command is down.
    ///   - hasShift: whether Shift is down.
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
      case .home: self = .first
      case .end: self = .last
      case .character(UInt8(ascii: " ")): self = .play
      case .character(UInt8(ascii: "h")): self = .hint
      default: return nil
      }
    }
  }

  /// Does what a key asks for, if it means anything on the screen that is in front.
  ///
  /// - Returns: whether it does.
  @discardableResult
  public func press(_ command: KeyCommand) -> Bool {
    // A duel is read, and takes no commands.
    guard popUp == nil, viewer != nil || duel == nil else { return false }
    switch command {
    case .undo: undo()
    case .redo: redo()
    case .move(.left) where viewer != nil: goToStep((viewer?.step ?? 0) - 1)
    case .move(.right) where viewer != nil: goToStep((viewer?.step ?? 0) + 1)
    case .first where viewer != nil: goToStep(0)
    case .last where viewer != nil: goToStep(viewer?.stepCount ?? 0)
    case .play where viewer != nil: togglePlaying()
    case .hint where isInFront && tab == .board: toggleHint()
    case .move(let direction) where isInFront && tab == .board: move(direction)
    case .move, .first, .last, .play, .hint: return false
    }
    return true
  }
}
