import NumberedGame
import PlaySupport
import TriplesModel

/// A step of the lesson: a board, and a task for a few moves. Fixed new tiles give all players the same boards.
public enum TriplesLessonStep: CaseIterable, Hashable, Sendable {
  /// A 1 and a 2 make 3.
  case three
  /// A move shifts each row by at most one cell.
  case oneCell
  /// From 3 on, equal tiles merge.
  case equals
  /// A tile at the edge stays, and the tiles behind it close up.
  case closingUp
  /// One move shifts all rows.
  case allRows
  /// A large tile should stay in its corner.
  case corner
  /// Tiles in order merge one after the other, like dominoes.
  case dominoes
  /// The meaning of a hint's numbers.
  case hint

  /// The state of a step.
  public struct State {
    /// The game on the step's board.
    public let game: Triples

    /// The effect of the latest move, or `nil` before the first one.
    public internal(set) var effect: MoveEffect?

    /// The latest move, or `nil` before the first one.
    public internal(set) var direction: Direction?

    /// The number of moves left for the task.
    public internal(set) var remainingMoveCount: Int

    /// The coach's advice for the board in the step about hints, until a move is made. `nil` in other steps.
    public internal(set) var advice: Advice?

    /// A blocked move to show, or `nil` if there is none.
    public internal(set) var blockedMove: TriplesSession.BlockedMove?

    var blockedMoveCount = 0
  }
}

extension TriplesLessonStep: LessonStep {
  /// Returns the initial state of the step.
  public func initialState() -> State {
    guard self != .hint else {
      return State(game: Self.hintReplay.game, remainingMoveCount: maxMoveCount, advice: Self.hintAdvice)
    }
    let game = Triples(drawNumber: { Triples.determ })
    game.newgame(spawning: SpawnSequence(record: []))
    game.board = board
    return State(game: game, remainingMoveCount: maxMoveCount)
  }

  /// Makes a move and returns the verdict on it.
  public func play(_ direction: Direction, at state: inout State) -> LessonVerdict {
    guard let effect = makeMove(direction, on: state.game) else {
      let pair = state.game.blockingPair(direction)
      state.blockedMoveCount += 1
      state.blockedMove = TriplesSession.BlockedMove(
        direction: direction, pair: pair.map { $0.id }, number: state.blockedMoveCount)
      return .refused(
        "\(direction.label): nothing moves. \(TriplesSession.SpokenText.blockReason(pair.map { $0.val }))")
    }
    let advice = state.advice
    state.blockedMove = nil
    state.effect = effect
    state.direction = direction
    state.remainingMoveCount -= 1
    state.advice = nil
    let isComplete = completesTask(with: direction, effect, on: state.game)
    let said = effect.merges.isEmpty ? "" : TriplesSession.SpokenText.merges(effect) + ". "
    if isComplete { return .done("\(said)\(successText)") }
    if isSolvable(from: state.game, moveCount: state.remainingMoveCount) {
      let rest = state.remainingMoveCount == 1 ? "One more move." : "\(state.remainingMoveCount) more moves."
      return .partlyDone("\(said)\(rest)")
    }
    return .missed(failureText(direction, effect, advice))
  }

  /// Returns the first move of a shortest solution, or `nil` if there is none.
  public func expectedAction(at state: State) -> Direction? {
    if self == .hint { return state.advice?.bestMove }
    guard state.remainingMoveCount > 0 else { return nil }
    for count in 1...state.remainingMoveCount {
      for direction in Direction.allCases {
        let game = state.game.copy()
        guard let effect = makeMove(direction, on: game) else { continue }
        if completesTask(with: direction, effect, on: game) || isSolvable(from: game, moveCount: count - 1) {
          return direction
        }
      }
    }
    return nil
  }

  /// Returns whether the step can be solved from `game` in at most `moveCount` moves.
  private func isSolvable(from game: Triples, moveCount: Int) -> Bool {
    guard moveCount > 0, self != .hint else { return false }
    return Direction.allCases.contains { direction in
      let next = game.copy()
      guard let effect = makeMove(direction, on: next) else { return false }
      return completesTask(with: direction, effect, on: next) || isSolvable(from: next, moveCount: moveCount - 1)
    }
  }

  /// Makes a move and adds the step's next fixed tile. Returns the effect, or `nil` if no tile can move.
  private func makeMove(_ direction: Direction, on game: Triples) -> MoveEffect? {
    guard var effect = try? game.slide(direction) else { return nil }
    for cell in spawnCells where game.grid[cell / Triples.size][cell % Triples.size] == nil {
      let count = game.grid.joined().reduce(0) { $0 + ($1 == nil ? 0 : 1) }
      let (row, column) = (cell / Triples.size, cell % Triples.size)
      guard let spawn = Spawn(value: 1 + count % 2, row: row, column: column) else { break }
      game.deal(spawn)
      effect.spawnedTile = game.spawn()
      break
    }
    return effect
  }

  private func completesTask(with direction: Direction, _ effect: MoveEffect, on game: Triples) -> Bool {
    switch self {
    case .three, .oneCell: effect.makes(3)
    case .equals: effect.makes(6)
    case .closingUp: effect.makes(12)
    case .allRows: effect.merges.count > 1
    case .corner: game.board[3][0] == 48
    case .dominoes: effect.makes(48)
    case .hint: Self.hintAdvice.bestMove == direction
    }
  }
}

extension MoveEffect {
  fileprivate func makes(_ value: Int) -> Bool {
    merges.contains { $0.survivor.val == value }
  }
}
