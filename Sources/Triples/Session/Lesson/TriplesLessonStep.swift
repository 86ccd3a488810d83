import GameCore
import SessionSupport
import TriplesModel

/// A step of a lesson: a board, and a task for a few moves. Fixed new tiles give all players the same boards.
public struct TriplesLessonStep: Sendable {
  /// The title of the step, which no other step has.
  public let title: String

  /// The rule that the step explains.
  public let text: String

  /// The task of the step.
  public let task: String

  /// The board's rows from the top, with 0 for an empty cell. Empty in the step about hints, which uses `hintReplay`.
  let board: [[Int]]

  /// What the moves must bring about.
  let goal: Goal

  let maxMoveCount: Int

  /// The cells for new tiles, numbered row by row from the top left. A tile appears in the first of them that is empty.
  let spawnCells: [Int]

  /// The text after success. It follows a description of the merges of the latest move.
  let successText: String

  /// Returns the text after a move from which the goal can't be reached.
  let failureText: @Sendable (Failure) -> String

  init(
    _ title: String, _ text: String, task: String, _ board: [[Int]], _ goal: Goal, moves maxMoveCount: Int = 1,
    spawnCells: [Int] = [3, 2, 1, 7, 0, 6], success: String, failure: @escaping @Sendable (Failure) -> String
  ) {
    self.title = title
    self.text = text
    self.task = task
    self.board = board
    self.goal = goal
    self.maxMoveCount = maxMoveCount
    self.spawnCells = spawnCells
    successText = success
    failureText = failure
  }

  /// What the moves of a step must bring about.
  enum Goal: Sendable {
    /// The moves make all these numbers and, if `corner` isn't `nil`, this tile is in the lower left corner at the end.
    case makes([Int], corner: Int? = nil)
    /// The move is the one that the hint recommends.
    case followsHint
  }

  /// A move from which the goal can't be reached, and what it did.
  struct Failure {
    let direction: Direction
    let effect: MoveEffect
    let game: Triples
    let advice: Advice?
  }

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

    /// The numbers that the goal asks for and that no move has made yet.
    var missingNumbers: [Int] = []
  }
}

extension TriplesLessonStep: Equatable {
  /// Returns whether two steps have the same title.
  public static func == (one: TriplesLessonStep, other: TriplesLessonStep) -> Bool { one.title == other.title }
}

extension TriplesLessonStep: LessonStep {
  /// Returns the initial state of the step.
  public func initialState() -> State {
    guard case .makes(let numbers, _) = goal else {
      return State(game: Self.hintReplay.game, remainingMoveCount: maxMoveCount, advice: Self.hintAdvice)
    }
    let game = Triples(drawNumber: { Triples.determ })
    game.newgame(spawning: SpawnSequence(record: []))
    game.board = board
    return State(game: game, remainingMoveCount: maxMoveCount, missingNumbers: numbers)
  }

  /// Makes a move and returns the verdict on it.
  public func play(_ direction: Direction, at state: inout State) -> LessonVerdict {
    guard let effect = makeMove(direction, on: state.game) else {
      let pair = state.game.blockingPair(direction)
      state.blockedMoveCount += 1
      state.blockedMove = TriplesSession.BlockedMove(
        direction: direction, pair: pair.map { $0.id }, number: state.blockedMoveCount)
      let reason = TriplesSession.SpokenText.blockReason(pair.map { $0.val })
      return .refused("\(TriplesSession.SpokenText.blockedMove(direction)) \(reason)")
    }
    let advice = state.advice
    state.blockedMove = nil
    state.effect = effect
    state.direction = direction
    state.remainingMoveCount -= 1
    state.advice = nil
    state.missingNumbers = Self.removing(effect, from: state.missingNumbers)
    let said = effect.merges.isEmpty ? "" : TriplesSession.SpokenText.merges(effect) + ". "
    if reachesGoal(direction, state.game, missing: state.missingNumbers) { return .done("\(said)\(successText)") }
    if solution(from: state.game, moveCount: state.remainingMoveCount, missing: state.missingNumbers) != nil {
      let rest = state.remainingMoveCount == 1 ? "One more move." : "\(state.remainingMoveCount) more moves."
      return .partlyDone("\(said)\(rest)")
    }
    return .missed(
      failureText(Failure(direction: direction, effect: effect, game: state.game, advice: advice)))
  }

  /// Returns the first move of a shortest solution, or `nil` if there is none.
  public func expectedAction(at state: State) -> Direction? {
    if case .followsHint = goal { return state.advice?.bestMove }
    guard state.remainingMoveCount > 0 else { return nil }
    for count in 1...state.remainingMoveCount {
      if let direction = solution(from: state.game, moveCount: count, missing: state.missingNumbers) {
        return direction
      }
    }
    return nil
  }

  /// Returns the first move of a solution in at most `moveCount` moves, or `nil` if there is none.
  private func solution(from game: Triples, moveCount: Int, missing numbers: [Int]) -> Direction? {
    guard moveCount > 0, case .makes = goal else { return nil }
    return Direction.allCases.first { direction in
      let next = game.copy()
      guard let effect = makeMove(direction, on: next) else { return false }
      let missing = Self.removing(effect, from: numbers)
      return reachesGoal(direction, next, missing: missing)
        || solution(from: next, moveCount: moveCount - 1, missing: missing) != nil
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

  /// Returns the numbers that are left when those that a move makes are removed, each once.
  private static func removing(_ effect: MoveEffect, from numbers: [Int]) -> [Int] {
    var numbers = numbers
    for merge in effect.merges {
      if let place = numbers.firstIndex(of: merge.survivor.val) { numbers.remove(at: place) }
    }
    return numbers
  }

  private func reachesGoal(_ direction: Direction, _ game: Triples, missing numbers: [Int]) -> Bool {
    switch goal {
    case .makes(_, let corner): numbers.isEmpty && (corner == nil || game.board[3][0] == corner)
    case .followsHint: Self.hintAdvice.bestMove == direction
    }
  }
}
