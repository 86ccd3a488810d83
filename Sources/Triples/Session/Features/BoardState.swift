import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The boards of the game on the table, as its moves lead to them.
  struct BoardState {
    /// The board before the first move and after each one. The last one may show a move that a server has still to answer.
    private(set) var positions: [Triples]

    /// What the latest change did to the board, if it was a move.
    private(set) var lastEffect: MoveEffect?

    /// The best score that a player could make who knew what is spawned, if that is known.
    private(set) var par: Int?

    /// Counts the games that have come to the table, from 1 on.
    private(set) var dealCount = 1

    /// Tells the board on the table from all before it.
    private var number = 0

    /// Makes the state of a game from its boards.
    init(_ positions: [Triples]) {
      self.positions = positions
    }

    /// The board on the table.
    var game: Triples { positions[positions.count - 1] }

    /// Brings another game to the table.
    mutating func begin(_ positions: [Triples], par: Int?) {
      deal(positions, par: par)
      dealCount += 1
      change(nil)
    }

    /// Replaces the boards of the same moves, as it is known now what was dealt.
    mutating func deal(_ positions: [Triples], par: Int?) {
      self.positions = positions
      self.par = par
    }

    /// Adds the board after a move.
    mutating func play(_ next: Triples, _ effect: MoveEffect) {
      positions.append(next)
      change(effect)
    }

    /// Takes the latest move back.
    mutating func takeBack() {
      positions.removeLast()
      change(nil)
    }

    /// Replaces the boards, as the game was played on elsewhere.
    mutating func replace(_ positions: [Triples]) {
      self.positions = positions
      change(nil)
    }

    private mutating func change(_ effect: MoveEffect?) {
      lastEffect = effect
      number += 1
    }

    // MARK: Moves that a server has to answer

    /// Replaces the latest board, as the server has said what is spawned on it.
    mutating func answer(_ next: Triples, _ effect: MoveEffect) {
      positions[positions.count - 1] = next
      lastEffect = effect
    }

    /// Shows a move once more that the server has still to answer.
    mutating func showUnanswered(_ next: Triples) {
      positions.append(next)
    }

    /// Takes the board of a move away that the server will not answer.
    ///
    /// - Parameter moveCount: the number of moves that are answered.
    mutating func dropUnanswered(moveCount: Int) {
      guard positions.count > moveCount + 1 else { return }
      positions.removeLast(positions.count - moveCount - 1)
      lastEffect = nil
    }

    // MARK: What holds for one board alone

    /// Stores a value that holds for the board on the table alone.
    func scoped<Value>(_ value: Value) -> BoardScoped<Value> { BoardScoped(value, on: number) }

    /// Returns a value if it holds for the board on the table.
    func value<Value>(_ scoped: BoardScoped<Value>?) -> Value? { scoped?.value(on: number) }
  }
}
