import NumberedGame
import PlaySupport
import TriplesModel

/// A step of the lesson of Triples: a board, and a few moves to be made on it by the rules of the game. Only what is spawned is
/// chosen, so that every player sees the same.
public enum TriplesLessonStep: CaseIterable, Hashable, Sendable {
  /// That 1 and 2 make 3.
  case three
  /// That a move takes each row one cell further, and no more.
  case oneCell
  /// That equal tiles make their sum from 3 on.
  case equals
  /// That what stands against the edge stays, and the row closes up behind it.
  case closingUp
  /// That one move is a move of all rows.
  case allRows
  /// That a large tile is to stay in its corner.
  case corner
  /// That tiles in order fall like dominoes.
  case dominoes
  /// What the numbers of a hint mean.
  case hint

  /// What stands on the table.
  public struct Table {
    /// The game as it stands.
    public let game: Triples

    /// What the latest move did, or nothing before the first one.
    public internal(set) var effect: MoveEffect?

    /// The latest move, or nothing before the first one.
    public internal(set) var direction: Direction?

    /// How many moves the player has left.
    public internal(set) var movesLeft: Int

    /// What the coach says of the board, where the step is about that.
    public internal(set) var advice: Advice?

    /// A refused move, to be shown, or nothing.
    public internal(set) var refusal: TriplesSession.Refusal?

    /// How many moves were refused so far.
    var refusalCount = 0
  }
}

extension TriplesLessonStep: LessonStep {
  /// The board, as it is each time that the step begins.
  public func lay() -> Table {
    guard self != .hint else {
      return Table(game: Self.hintReplay.game, movesLeft: moveCount, advice: Self.hintAdvice)
    }
    let game = Triples(drawNumber: { Triples.determ })
    game.newgame(spawning: SpawnSequence(record: []))
    game.board = board
    return Table(game: game, movesLeft: moveCount)
  }

  /// Makes a move.
  public func play(_ direction: Direction, at table: inout Table) -> LessonVerdict {
    guard let effect = make(direction, on: table.game) else {
      let pair = table.game.refusingPair(direction)
      table.refusalCount += 1
      table.refusal = TriplesSession.Refusal(
        direction: direction, pair: pair.map { $0.id }, number: table.refusalCount)
      return .refused("\(direction.label): nothing moves. \(TriplesSession.Spoken.reason(pair.map { $0.val }))")
    }
    let advice = table.advice
    table.refusal = nil
    table.effect = effect
    table.direction = direction
    table.movesLeft -= 1
    table.advice = nil
    let isReached = isReached(by: direction, effect, on: table.game)
    let said = said(effect)
    if isReached { return .done("\(said)\(praise)") }
    if wayExists(from: table.game, moves: table.movesLeft) {
      let rest = table.movesLeft == 1 ? "One move more." : "\(table.movesLeft) moves more."
      return .onTheWay("\(said)\(rest)")
    }
    return .missed(excuse(direction, effect, advice))
  }

  /// The first move of the shortest way, or nothing where there is none.
  public func example(at table: Table) -> Direction? {
    if self == .hint { return table.advice?.best }
    guard table.movesLeft > 0 else { return nil }
    for count in 1...table.movesLeft {
      for direction in Direction.allCases {
        let game = table.game.copy()
        guard let effect = make(direction, on: game) else { continue }
        if isReached(by: direction, effect, on: game) || wayExists(from: game, moves: count - 1) { return direction }
      }
    }
    return nil
  }

  /// Whether the step can be done with so many moves.
  private func wayExists(from game: Triples, moves: Int) -> Bool {
    guard moves > 0, self != .hint else { return false }
    return Direction.allCases.contains { direction in
      let next = game.copy()
      guard let effect = make(direction, on: next) else { return false }
      return isReached(by: direction, effect, on: next) || wayExists(from: next, moves: moves - 1)
    }
  }

  /// Makes a move and spawns what is chosen for this step.
  ///
  /// - Returns: what it did, or nothing where nothing moves.
  private func make(_ direction: Direction, on game: Triples) -> MoveEffect? {
    guard var effect = try? game.slide(direction) else { return nil }
    for cell in spawnCells where game.grid[cell / Triples.size][cell % Triples.size] == nil {
      // Ones and twos take turns, by how full the board is.
      let count = game.grid.joined().reduce(0) { $0 + ($1 == nil ? 0 : 1) }
      let (row, column) = (cell / Triples.size, cell % Triples.size)
      guard let spawn = Spawn(value: 1 + count % 2, row: row, column: column) else { break }
      game.deal(spawn)
      effect.spawned = game.spawn()
      break
    }
    return effect
  }

  /// Whether a move did what is to be done.
  private func isReached(by direction: Direction, _ effect: MoveEffect, on game: Triples) -> Bool {
    switch self {
    case .three, .oneCell: effect.makes(3)
    case .equals: effect.makes(6)
    case .closingUp: effect.makes(12)
    case .allRows: effect.merges.count > 1
    case .corner: game.board[3][0] == 48
    case .dominoes: effect.makes(48)
    case .hint: Self.hintAdvice.best == direction
    }
  }

  /// What a move made: "1 and 2 make 3, 6 and 6 make 12. ", or nothing where no tiles became one.
  private func said(_ effect: MoveEffect) -> String {
    guard !effect.merges.isEmpty else { return "" }
    let merges = effect.merges.map { merge -> String in
      let parts = [merge.vanished.val, merge.survivor.val - merge.vanished.val]
      return "\(min(parts[0], parts[1])) and \(max(parts[0], parts[1])) make \(merge.survivor.val)"
    }
    return merges.joined(separator: ", ") + ". "
  }
}

extension MoveEffect {
  /// Whether two tiles became one of this value.
  fileprivate func makes(_ value: Int) -> Bool {
    merges.contains { $0.survivor.val == value }
  }
}
