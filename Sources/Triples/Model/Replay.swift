import GameCore

/// A game of Triples: its deal and its moves, all of which are legal. Saved games, scores, and shared links store a
/// game as one line, such as `triples/1 14 uldr`. Reading a line plays it by the rules.
///
/// A server deals a daily game spawn by spawn, so its line includes the spawns. For example, `triples/1 2026-11-21
/// 1a2f1k2p,l1cu2a` has the four spawns of the opening, and then each move with the spawn after it (see `Spawn.text`).
public struct Replay: Hashable, Sendable {
  /// The version of the rules in replay lines.
  public static let version = 1

  static let name: StaticString = "triples"

  /// The number or the day of the game.
  public let deal: Deal

  /// The moves, each of which moves at least one tile.
  public private(set) var moves: [Direction] = []

  /// The spawns of a daily game: four in the opening, and one for each move. Empty for a numbered game.
  public private(set) var spawns: [Spawn] = []

  /// The number of the game, or `nil` for a daily game.
  public var number: GameNumber? { deal.number }

  /// Creates a replay of the game with the given number, before its first move.
  public init(number: GameNumber) {
    deal = .number(number)
  }

  /// Creates a daily game before its first move. Returns `nil` unless `opening` has four spawns in different cells.
  public init?(day: CalendarDay, opening: [Spawn]) {
    deal = .day(day)
    spawns = opening
    // A spawn in an occupied cell stops the opening, and then the score is less than the sum of the spawns.
    guard opening.count == Triples.openingTileCount, game.score == opening.reduce(0, { $0 + $1.value }) else {
      return nil
    }
  }

  /// Creates a replay of a daily game before its opening is dealt: an empty board, which has no valid line.
  public init(undealtGameOf day: CalendarDay) {
    deal = .day(day)
  }

  /// Reads a replay line, in ASCII without a line terminator, by playing it. Throws the first fault from the left.
  public init(line: [UInt8]) throws(ReplayError) {
    let text: ReplayLine
    do {
      text = try ReplayLine(line, name: Self.name, version: Self.version)
    } catch {
      throw .malformed(error)
    }
    deal = text.deal
    switch deal {
    case .number(let number):
      let game = Triples.dealtGame(number)
      for letter in text.moves { try play(letter, in: game) }
    case .day: try playRecord(text.moves)
    }
  }

  private mutating func play(_ letter: UInt8, in game: Triples) throws(ReplayError) {
    let move = moves.count + 1
    guard let direction = Direction(letter: letter) else { throw .unknownMove(letter, move: move) }
    do {
      try game.play(direction)
    } catch {
      switch error {
      case .gameIsDone: throw .moveAfterTheEnd(direction, move: move)
      case .nothingMoves: throw .moveWithoutEffect(direction, move: move)
      }
    }
    moves.append(direction)
  }

  /// Plays the record of a daily game: the opening, a comma, and the moves, each with its spawn.
  private mutating func playRecord(_ text: [UInt8]) throws(ReplayError) {
    let game = Triples.dealtGame(SpawnSequence(record: []))
    var rest = text[...]
    for _ in 0..<Triples.openingTileCount { try readSpawn(from: &rest, in: game) }
    guard let comma = rest.popFirst() else { return }
    guard comma == Self.comma, !rest.isEmpty else { throw .openingWithoutEnd }
    while let letter = rest.popFirst() {
      // Add each spawn separately, so that a fault of the spawn can be distinguished from a fault of the move.
      try play(letter, in: game)
      try readSpawn(from: &rest, in: game)
    }
  }

  /// Reads a spawn from the next two bytes, and adds it to the game.
  private mutating func readSpawn(from rest: inout ArraySlice<UInt8>, in game: Triples) throws(ReplayError) {
    guard let spawn = Spawn(text: rest.prefix(2)) else { throw .noSpawn(move: moves.count) }
    game.deal(spawn)
    guard game.spawn() != nil else { throw .spawnOnTile(move: moves.count) }
    spawns.append(spawn)
    rest = rest.dropFirst(2)
  }

  private static let comma = UInt8(ascii: ",")

  /// Reads a replay line by playing it. Throws the first fault from the left.
  public init(line: String) throws(ReplayError) {
    try self.init(line: line.utf8Bytes)
  }

  /// Reads a shared game's address, a replay line with `/` for spaces, by playing it. Throws the first fault found.
  public init(address: [UInt8]) throws(ReplayError) {
    // The first slash is part of the replay line, and the next two replace its spaces. An address can't have spaces of
    // its own, so turn them into `+`, which isn't valid in a line.
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

  /// Returns the game number in a line without playing the moves, or `nil` for a malformed line or a daily game.
  public static func number(ofLine line: [UInt8]) -> GameNumber? {
    (try? ReplayLine(line, name: name, version: version))?.deal.number
  }

  /// The replay line of this game in canonical form, as ASCII bytes.
  public var line: [UInt8] {
    replayLine.text(name: Self.name, version: Self.version)
  }

  /// The replay line with `/` in place of spaces, for the address of a shared game.
  public var address: [UInt8] {
    replayLine.text(name: Self.name, version: Self.version, separator: UInt8(ascii: "/"))
  }

  private var initialGame: Triples {
    switch deal {
    case .number(let number): Triples.dealtGame(number)
    case .day: Triples.dealtGame(SpawnSequence(record: spawns))
    }
  }

  /// The game after all moves.
  public var game: Triples {
    let game = initialGame
    for move in moves { game.collapseAndSpawn(move) }
    return game
  }

  /// The game before the first move and after each move. There is one more position than there are moves.
  public var positions: [Triples] {
    let game = initialGame
    return [game.copy()]
      + moves.map { move in
        game.collapseAndSpawn(move)
        return game.copy()
      }
  }

  /// Returns this replay with at most its first `count` moves. A negative count means 0.
  public func prefix(_ count: Int) -> Replay {
    var prefix = self
    prefix.moves = Array(moves.prefix(max(0, count)))
    if deal.number == nil { prefix.spawns = Array(spawns.prefix(Triples.openingTileCount + prefix.moves.count)) }
    return prefix
  }

  /// Appends a move of a numbered game. Doesn't check whether the move is legal.
  public mutating func record(_ direction: Direction) {
    moves.append(direction)
  }

  /// Appends a move and, in a daily game, the tile that was spawned after it. Doesn't check whether the move is legal.
  public mutating func record(_ direction: Direction, spawning tile: Tile?) {
    moves.append(direction)
    if deal.number == nil, let spawn = tile.flatMap(Spawn.init) { spawns.append(spawn) }
  }

  /// Appends a move of a daily game and the spawn after it. Doesn't check whether they are legal.
  public mutating func record(_ direction: Direction, _ spawn: Spawn) {
    moves.append(direction)
    spawns.append(spawn)
  }

  private var replayLine: ReplayLine {
    ReplayLine(deal: deal, moves: deal.number == nil ? recordedMoves : moves.map { $0.letter })
  }

  private var recordedMoves: [UInt8] {
    var text: [UInt8] = []
    for spawn in spawns.prefix(Triples.openingTileCount) { text += spawn.text }
    if !moves.isEmpty { text.append(Self.comma) }
    for (move, spawn) in zip(moves, spawns.dropFirst(Triples.openingTileCount)) {
      text.append(move.letter)
      text += spawn.text
    }
    return text
  }
}

/// The first fault in a replay line, from the left. Moves are counted from 1.
public enum ReplayError: Error, Hashable, Sendable {
  /// The line isn't of the form `triples/1 <game number or day> <moves>`.
  case malformed(ReplayLineFault)
  /// A byte among the moves isn't `l`, `r`, `u`, or `d`.
  case unknownMove(UInt8, move: Int)
  /// No tile moves in that direction, although the game isn't over.
  case moveWithoutEffect(Direction, move: Int)
  /// The game was over before this move.
  case moveAfterTheEnd(Direction, move: Int)
  /// In a daily game, a move lacks a spawn (1 or 2, then `a` to `p`). Move 0 means that the opening lacks spawns.
  case noSpawn(move: Int)
  /// In a daily game, the spawn after a move is in an occupied cell. Move 0 means a spawn of the opening.
  case spawnOnTile(move: Int)
  /// In a daily game, the opening is followed by something other than a comma and a move.
  case openingWithoutEnd
}

extension ReplayError: CustomStringConvertible {
  /// A sentence without a period that describes the fault.
  public var description: String {
    switch self {
    case .malformed(.otherGame): "this is not a game of Triples: the line must begin with triples/"
    case .malformed(.unsupportedVersion): "only version \(Replay.version) of the rules can be played"
    case .malformed(.number(let fault)): "the game number \(fault)"
    case .malformed(.day(let fault)): "the day \(fault)"
    case .malformed(.trailingSpace): "the game number is followed by a space but no moves"
    case .malformed(.spaceAfterDay): "the day is followed by a space but no opening"
    case .unknownMove(let byte, let move): "move \(move) (\(Self.text(of: byte))) isn’t l, r, u, or d"
    case .moveWithoutEffect(let direction, let move): "move \(move) (\(direction.label)) moves nothing"
    case .moveAfterTheEnd(let direction, let move): "move \(move) (\(direction.label)) comes after the game has ended"
    case .noSpawn(move: 0): "the opening must have four spawns, each 1 or 2 and a letter from a to p"
    case .noSpawn(let move): "move \(move) is not followed by a spawn, 1 or 2 and a letter from a to p"
    case .spawnOnTile(move: 0): "the opening has two tiles in one cell"
    case .spawnOnTile(let move): "the new tile after move \(move) lands on another tile"
    case .openingWithoutEnd: "the opening must be followed by a comma and a move, or by nothing"
    }
  }

  private static func text(of byte: UInt8) -> String {
    guard 0x21...0x7E ~= byte else { return "byte \(byte)" }
    return String(decoding: [byte], as: UTF8.self)
  }
}
