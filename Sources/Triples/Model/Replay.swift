import NumberedGame

/// A game of Triples from its deal on: its number and the moves played. This is what a saved game, a row of the scores
/// and a shared link hold, written as one line such as `triples/1 14 uldr`.
///
/// A replay holds legal moves only: reading one plays it through the rules.
public struct Replay: Hashable, Sendable {
  /// The version of these rules, as written in replay lines.
  public static let version = 1

  static let name: StaticString = "triples"

  /// The number of the game.
  public let number: GameNumber

  /// The moves, all of which move something.
  public private(set) var moves: [Direction]

  /// The game with that number, before its first move.
  public init(number: GameNumber) {
    self.number = number
    moves = []
  }

  /// Reads and verifies a replay line by playing it.
  ///
  /// - Parameter line: the line as ASCII bytes, without a line end.
  /// - Throws: the first fault, reading from the left.
  public init(line: [UInt8]) throws(ReplayError) {
    let text: ReplayLine
    do {
      text = try ReplayLine(line, name: Self.name, version: Self.version)
    } catch {
      throw .malformed(error)
    }
    self.init(number: text.number)
    let game = Triples.dealt(number)
    for (index, letter) in text.moves.enumerated() {
      guard let direction = Direction(letter: letter) else { throw .unknownMove(letter, move: index + 1) }
      do {
        try game.play(direction)
      } catch {
        switch error {
        case .gameIsDone: throw .moveAfterTheEnd(direction, move: index + 1)
        case .nothingMoves: throw .moveWithoutEffect(direction, move: index + 1)
        }
      }
      moves.append(direction)
    }
  }

  /// Reads and verifies a replay line by playing it.
  ///
  /// - Throws: the first fault, reading from the left.
  public init(line: String) throws(ReplayError) {
    try self.init(line: line.utf8Bytes)
  }

  /// Reads and verifies the address of a shared game, which is a replay line with `/` in place of spaces.
  ///
  /// - Throws: the first fault, reading from the left.
  public init(address: [UInt8]) throws(ReplayError) {
    // The first slash belongs to the line itself, the next two stand for its spaces. A space is never legal.
    var slashes = 0
    let line = address.map { byte in
      if byte == UInt8(ascii: "/") {
        slashes += 1
        return slashes == 2 || slashes == 3 ? UInt8(ascii: " ") : byte
      }
      return byte == UInt8(ascii: " ") ? UInt8(ascii: "+") : byte
    }
    try self.init(line: line)
  }

  /// The number of the game in a line, without playing the line, or nothing if the line has another form.
  public static func number(ofLine line: [UInt8]) -> GameNumber? {
    try? ReplayLine(line, name: name, version: version).number
  }

  /// The replay line, the only form of this game, as ASCII bytes.
  public var line: [UInt8] {
    textLine.text(name: Self.name, version: Self.version)
  }

  /// The replay line with `/` in place of spaces, as it stands in the address of a shared game.
  public var address: [UInt8] {
    textLine.text(name: Self.name, version: Self.version, separator: UInt8(ascii: "/"))
  }

  /// The game as it stands after all moves.
  public var game: Triples {
    let game = Triples.dealt(number)
    for move in moves { game.collapseAndSpawn(move) }
    return game
  }

  /// The game as it stood before the first move and after each one, one more than there are moves.
  public var positions: [Triples] {
    let game = Triples.dealt(number)
    return [game.copy()]
      + moves.map { move in
        game.collapseAndSpawn(move)
        return game.copy()
      }
  }

  /// The first moves of this replay.
  ///
  /// - Parameter count: how many moves to keep, at most; a negative count keeps none.
  public func prefix(_ count: Int) -> Replay {
    var prefix = self
    prefix.moves = Array(moves.prefix(max(0, count)))
    return prefix
  }

  /// Adds a move that was just played in `game`, the game of this replay.
  public mutating func record(_ direction: Direction) {
    moves.append(direction)
  }

  private var textLine: ReplayLine {
    ReplayLine(number: number, moves: moves.map { $0.letter })
  }
}

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
