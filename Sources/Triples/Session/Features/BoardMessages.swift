import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Messages about the current board. They disappear when the board changes.
  struct BoardMessages {
    private var refusal: BoardScopedValue<BlockedMove>?
    private var remark: BoardScopedValue<String>?
    private var medal: BoardScopedValue<Medal>?
    private var refusalCount = 0

    /// The latest move if it was blocked, or `nil`.
    func refusal(on board: BoardState) -> BlockedMove? { board.value(refusal) }

    /// The reason why the move was blocked, or a remark after a lesson or a medal.
    func remark(on board: BoardState) -> String? { board.value(remark) }

    /// The medal that the latest move earned, or `nil`.
    func medal(on board: BoardState) -> Medal? { board.value(medal) }

    /// Records a blocked move. `pair` has two tiles that block each other, or is empty if all tiles are at the edge.
    mutating func showBlockedMove(_ direction: Direction, pair: [Tile], on board: BoardState) {
      refusalCount += 1
      refusal = board.scoped(.init(direction: direction, pair: pair.map { $0.id }, number: refusalCount))
    }

    mutating func showRemark(_ text: String, on board: BoardState) { remark = board.scoped(text) }

    mutating func showMedal(_ medal: Medal, on board: BoardState) { self.medal = board.scoped(medal) }
  }
}
