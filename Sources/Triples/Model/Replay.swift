import NumberedGame

/// A game of Triples from its deal on: its number and the moves played. This is what a saved game, a row of the scores
/// and a shared link hold, written as one line such as `triples/1 14 uldr`.
///
/// The game of a day was dealt by somebody else, spawn by spawn. Its line has what was dealt: `triples/1 2026-11-21
/// 1a2f1k2p,l1cu2a` are the four spawns of the opening, then each move with the spawn after it (`Spawn.text`).
///
/// A replay holds legal moves only: reading one plays it through the rules.
public struct Replay: Hashable, Sendable {
  /// The version of these rules, as written in replay lines.
  public static let version = 1

  static let name: StaticString = "triples"

  /// What names the game: its number, or its day.
  public let deal: Deal

  /// The moves, all of which move something.
  public private(set) var moves: [Direction] = []

  /// What was dealt in the game of a day: the opening's spawns, then one for each move. Empty where the game's number says it.
  public private(set) var spawns: [Spawn] = []

  /// The number of the game; `nil` for the game of a day.
  public var number: GameNumber? { deal.number }

  /// The game with that number, before its first move.
  public init(number: GameNumber) {
    deal = .number(number)
  }

  /// The game of a day, before its first move.
  ///
  /// - Parameters:
  ///   - day: whose game it is.
  ///   - opening: what was dealt before it. Nothing comes of other than four spawns in four different cells.
  public init?(day: CalendarDay, opening: [Spawn]) {
    deal = .day(day)
    spawns = opening
    // What would lie on another tile is not spawned, nor is what comes after it.
    guard opening.count == Triples.openingCount, game.score == opening.reduce(0, { $0 + $1.value }) else { return nil }
  }

  /// The game of a day of which nothing has been dealt yet: an empty board. It has no line.
  public init(undealt day: CalendarDay) {
    deal = .day(day)
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
    deal = text.deal
    switch deal {
    case .number(let number):
      let game = Triples.dealt(number)
      for letter in text.moves { try play(letter, in: game) }
    case .day: try playRecord(text.moves)
    }
  }

  /// Plays a move of a line.
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

  /// Plays what stands after the day: the opening, and behind a comma the moves, each with its spawn.
  private mutating func playRecord(_ text: [UInt8]) throws(ReplayError) {
    let game = Triples.dealt(SpawnSequence(record: []))
    var rest = text[...]
    for _ in 0..<Triples.openingCount { try deal(&rest, in: game) }
    guard let comma = rest.popFirst() else { return }
    guard comma == Self.comma, !rest.isEmpty else { throw .openingWithoutEnd }
    while let letter = rest.popFirst() {
      // What follows is spawned by hand, so that a fault of it can be told from one of the move.
      try play(letter, in: game)
      try deal(&rest, in: game)
    }
  }

  /// Deals what the next two bytes say.
  private mutating func deal(_ rest: inout ArraySlice<UInt8>, in game: Triples) throws(ReplayError) {
    guard let spawn = Spawn(text: rest.prefix(2)) else { throw .noSpawn(move: moves.count) }
    game.deal(spawn)
    guard game.spawn() != nil else { throw .spawnOnTile(move: moves.count) }
    spawns.append(spawn)
    rest = rest.dropFirst(2)
  }

  private static let comma = UInt8(ascii: ",")

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

  /// The number of the game in a line, without playing the line, or nothing if it has none or the line has another form.
  public static func number(ofLine line: [UInt8]) -> GameNumber? {
    (try? ReplayLine(line, name: name, version: version))?.deal.number
  }

  /// The replay line, the only form of this game, as ASCII bytes.
  public var line: [UInt8] {
    textLine.text(name: Self.name, version: Self.version)
  }

  /// The replay line with `/` in place of spaces, as it stands in the address of a shared game.
  public var address: [UInt8] {
    textLine.text(name: Self.name, version: Self.version, separator: UInt8(ascii: "/"))
  }

  /// The game as it stood before the first move.
  private var start: Triples {
    switch deal {
    case .number(let number): Triples.dealt(number)
    case .day: Triples.dealt(SpawnSequence(record: spawns))
    }
  }

  /// The game as it stands after all moves.
  public var game: Triples {
    let game = start
    for move in moves { game.collapseAndSpawn(move) }
    return game
  }

  /// The game as it stood before the first move and after each one, one more than there are moves.
  public var positions: [Triples] {
    let game = start
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
    if deal.number == nil { prefix.cutRecord() }
    return prefix
  }

  /// Takes away what was dealt after the last move.
  private mutating func cutRecord() {
    spawns = Array(spawns.prefix(Triples.openingCount + moves.count))
  }

  /// Adds a move that was just played in `game`, the game of this replay, a numbered one.
  public mutating func record(_ direction: Direction) {
    moves.append(direction)
  }

  /// Adds a move that was just played in `game`, the game of this replay.
  ///
  /// - Parameters:
  ///   - direction: the move.
  ///   - tile: what was spawned after it, which the record of the game of a day has too.
  public mutating func record(_ direction: Direction, spawning tile: Tile?) {
    moves.append(direction)
    if deal.number == nil { recordSpawn(tile) }
  }

  private mutating func recordSpawn(_ tile: Tile?) {
    if let spawn = tile.flatMap(Spawn.init) { spawns.append(spawn) }
  }

  /// Adds a move that was just played in the game of a day, and what was dealt after it.
  public mutating func record(_ direction: Direction, _ spawn: Spawn) {
    moves.append(direction)
    spawns.append(spawn)
  }

  private var textLine: ReplayLine {
    ReplayLine(deal: deal, moves: deal.number == nil ? recordText : moves.map { $0.letter })
  }

  /// What stands after the day: the opening, and behind a comma the moves, each with its spawn.
  private var recordText: [UInt8] {
    var text: [UInt8] = []
    for spawn in spawns.prefix(Triples.openingCount) { text += spawn.text }
    if !moves.isEmpty { text.append(Self.comma) }
    for (move, spawn) in zip(moves, spawns.dropFirst(Triples.openingCount)) {
      text.append(move.letter)
      text += spawn.text
    }
    return text
  }
}

/// The first fault of a replay line, reading from the left.
public enum ReplayError: Error, Hashable, Sendable {
  /// The line is not of the form `triples/1 <game number or day> <moves>`.
  case malformed(ReplayLineFault)
  /// A byte among the moves is none of `l`, `r`, `u`, `d`. Moves are counted from 1.
  case unknownMove(UInt8, move: Int)
  /// Nothing moves in that direction, though the game could go on. Moves are counted from 1.
  case moveWithoutEffect(Direction, move: Int)
  /// The game was over before this move. Moves are counted from 1.
  case moveAfterTheEnd(Direction, move: Int)
  /// In the game of a day, a move is not followed by a spawn, 1 or 2 and a letter from `a` to `p`; for move 0, the opening has
  /// fewer than four of them.
  case noSpawn(move: Int)
  /// In the game of a day, what is spawned after a move, or for move 0 in the opening, lies on another tile.
  case spawnOnTile(move: Int)
  /// In the game of a day, the opening is followed by something else than a comma and a move.
  case openingWithoutEnd
}

extension ReplayError: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .malformed(.otherGame): "this is not a game of Triples: the line must begin with triples/"
    case .malformed(.unsupportedVersion): "only version \(Replay.version) of the rules can be played"
    case .malformed(.number(let fault)): "the game number \(fault)"
    case .malformed(.day(let fault)): "the day \(fault)"
    case .malformed(.trailingSpace): "a space follows the game number, but no move"
    case .malformed(.spaceAfterDay): "a space follows the day, but no opening"
    case .unknownMove(let byte, let move): "move \(move) (\(Self.show(byte))) is none of l, r, u and d"
    case .moveWithoutEffect(let direction, let move): "move \(move) (\(direction.label)) moves nothing"
    case .moveAfterTheEnd(let direction, let move): "move \(move) (\(direction.label)) comes after the game has ended"
    case .noSpawn(move: 0): "the opening must have four spawns, each 1 or 2 and a letter from a to p"
    case .noSpawn(let move): "move \(move) is not followed by a spawn, 1 or 2 and a letter from a to p"
    case .spawnOnTile(move: 0): "the opening has two tiles in one cell"
    case .spawnOnTile(let move): "what is spawned after move \(move) lies on another tile"
    case .openingWithoutEnd: "the opening must be followed by a comma and a move, or by nothing"
    }
  }

  /// A byte as something that can be shown on any screen.
  private static func show(_ byte: UInt8) -> String {
    guard 0x21...0x7E ~= byte else { return "byte \(byte)" }
    return String(decoding: [byte], as: UTF8.self)
  }
}
