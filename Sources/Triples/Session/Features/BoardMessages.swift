import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What the player is told about the board on the table, as long as it is the same.
  struct BoardMessages {
    private var refusal: BoardScoped<Refusal>?
    private var remark: BoardScoped<String>?
    private var medal: BoardScoped<Medal>?
    private var refusalCount = 0

    /// The latest move, if it moved nothing.
    func refusal(on board: BoardState) -> Refusal? { board.value(refusal) }

    /// Why that move moved nothing, or what there is to say after a lesson or a medal.
    func remark(on board: BoardState) -> String? { board.value(remark) }

    /// The medal that the latest move has reached.
    func medal(on board: BoardState) -> Medal? { board.value(medal) }

    /// Notes a move that moved nothing.
    ///
    /// - Parameter pair: the tiles that keep each other from moving; none if all tiles stand along the edge.
    mutating func refuse(_ direction: Direction, pair: [Tile], on board: BoardState) {
      refusalCount += 1
      refusal = board.scoped(.init(direction: direction, pair: pair.map { $0.id }, number: refusalCount))
    }

    /// Says something about the board.
    mutating func say(_ text: String, on board: BoardState) { remark = board.scoped(text) }

    /// Notes that the latest move has reached a medal.
    mutating func reach(_ medal: Medal, on board: BoardState) { self.medal = board.scoped(medal) }
  }
}
