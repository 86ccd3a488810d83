import NumberedGame

/// The first fault of a replay line, reading from the left.
public enum ReplayError: Error, Hashable, Sendable {
  /// The line is not of the form `triples/1 <game number> <moves>`.
  case malformed(ReplayLineFault)
  /// A byte among the moves is none of `l`, `r`, `u`, `d`. Moves are counted from 1.
  case unknownMove(UInt8, move: Int)
  /// Nothing moves in that direction, though the game could go on. Moves are counted from 1.
  case moveWithoutEffect(Direction, move: Int)
  /// The game was over before this move. Moves are counted from 1.
  case moveAfterTheEnd(Direction, move: Int)
}

extension ReplayError: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .malformed(.otherGame): "this is not a game of Triples: the line must begin with triples/"
    case .malformed(.unsupportedVersion): "only version \(Replay.version) of the rules can be played"
    case .malformed(.number(let fault)): "the game number \(fault)"
    case .malformed(.trailingSpace): "a space follows the game number, but no move"
    case .unknownMove(let byte, let move): "move \(move) (\(Self.show(byte))) is none of l, r, u and d"
    case .moveWithoutEffect(let direction, let move): "move \(move) (\(direction.label)) moves nothing"
    case .moveAfterTheEnd(let direction, let move): "move \(move) (\(direction.label)) comes after the game has ended"
    }
  }

  /// A byte as something that can be shown on any screen.
  private static func show(_ byte: UInt8) -> String {
    guard 0x21...0x7E ~= byte else { return "byte \(byte)" }
    return String(decoding: [byte], as: UTF8.self)
  }
}
