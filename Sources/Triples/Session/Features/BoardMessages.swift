import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// Messages about the current board. They disappear when the board changes.
  struct BoardMessages {
    private var blockedMove: BoardScopedValue<BlockedMove>?
    private var remark: BoardScopedValue<String>?
    private var medal: BoardScopedValue<Medal>?
    private var firstTile: BoardScopedValue<Tile>?
    private var soundOffer: BoardScopedValue<Bool>?
    private var blockedMoveCount = 0

    /// The latest move if it was blocked, or `nil`.
    func blockedMove(on board: BoardState) -> BlockedMove? { board.value(blockedMove) }

    /// The reason why the move was blocked, or a remark after a lesson or a medal.
    func remark(on board: BoardState) -> String? { board.value(remark) }

    /// The medal that the latest move earned, or `nil`.
    func medal(on board: BoardState) -> Medal? { board.value(medal) }

    /// The tile of the latest move that is the first of its kind, or `nil`.
    func firstTile(on board: BoardState) -> Tile? { board.value(firstTile) }

    /// Whether the text below the board offers sound.
    func offersSound(on board: BoardState) -> Bool { board.value(soundOffer) == true }

    /// Records a blocked move. `pair` has two tiles that block each other, or is empty if all tiles are at the edge.
    mutating func showBlockedMove(_ direction: Direction, pair: [Tile], on board: BoardState) {
      blockedMoveCount += 1
      blockedMove = board.scoped(.init(direction: direction, pair: pair.map { $0.id }, number: blockedMoveCount))
    }

    mutating func showRemark(_ text: String, on board: BoardState) { remark = board.scoped(text) }

    mutating func showFirst(_ tile: Tile, on board: BoardState) { firstTile = board.scoped(tile) }

    mutating func offerSound(_ isOffered: Bool, on board: BoardState) { soundOffer = board.scoped(isOffered) }

    mutating func showMedal(_ medal: Medal, on board: BoardState) { self.medal = board.scoped(medal) }
  }
}
