import SessionSupport
import TriplesModel

extension TriplesSession {
  struct BoardState {
    /// The boards at the start and after each move. A ranked move's board lacks its new tile until the server answers.
    private(set) var positions: [Triples]

    private(set) var lastEffect: MoveEffect?

    private(set) var par: Int?

    /// The number of games so far in this session, counted from 1.
    private(set) var dealCount = 1

    /// A number that increases with every change of the board.
    private var boardNumber = 0

    init(_ positions: [Triples]) {
      self.positions = positions
    }

    var game: Triples { positions[positions.count - 1] }

    /// The board before the latest move, or the first board.
    var previousGame: Triples { positions[max(0, positions.count - 2)] }

    mutating func beginGame(_ positions: [Triples], par: Int?) {
      setDeal(positions, par: par)
      dealCount += 1
      markChanged(by: nil)
    }

    /// Replaces the boards with those of the same moves in a deal that has become known.
    mutating func setDeal(_ positions: [Triples], par: Int?) {
      self.positions = positions
      self.par = par
    }

    mutating func play(_ next: Triples, _ effect: MoveEffect) {
      positions.append(next)
      markChanged(by: effect)
    }

    mutating func undoMove() {
      positions.removeLast()
      markChanged(by: nil)
    }

    /// Replaces the boards because the game was continued on another device.
    mutating func replace(_ positions: [Triples]) {
      self.positions = positions
      markChanged(by: nil)
    }

    private mutating func markChanged(by effect: MoveEffect?) {
      lastEffect = effect
      boardNumber += 1
    }

    // MARK: Ranked moves

    /// Replaces the latest board with the board that has the server's new tile.
    mutating func setAnsweredBoard(_ next: Triples, _ effect: MoveEffect) {
      positions[positions.count - 1] = next
      lastEffect = effect
    }

    /// Adds the board of a move that the server hasn't answered yet. Used when a saved game is restored.
    mutating func showUnanswered(_ next: Triples) {
      positions.append(next)
    }

    /// Removes the board of a move that the server won't answer. `moveCount` is the number of answered moves.
    mutating func dropUnanswered(moveCount: Int) {
      guard positions.count > moveCount + 1 else { return }
      positions.removeLast(positions.count - moveCount - 1)
      lastEffect = nil
    }

    // MARK: Board-scoped values

    func scoped<Value>(_ value: Value) -> BoardScopedValue<Value> { BoardScopedValue(value, on: boardNumber) }

    /// Returns a value that is tied to the current board, or `nil` if it is tied to another board.
    func value<Value>(_ scoped: BoardScopedValue<Value>?) -> Value? { scoped?.value(on: boardNumber) }
  }
}
