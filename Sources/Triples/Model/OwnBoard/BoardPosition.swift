import GameCore

/// A board that a player has set up with any tiles, to ask the coach about it or to play from it.
///
/// The rules have neither a deck nor a preview, so the future depends only on the tiles. The score starts at 0.
public struct BoardPosition: Hashable, Sendable {
  /// The number of cells on a board.
  public static let cellCount = Triples.size * Triples.size

  /// The largest tile that can be set up. It is also the largest tile that the coach's evaluation supports.
  public static let maxTile = 12_288

  /// The tiles that can be set up, in ascending order: 1, 2, 3, 6, 12, and so on, doubling up to `maxTile`.
  public static var availableTiles: [Int] {
    var tiles = [1, 2]
    var next = 3
    while next <= maxTile {
      tiles.append(next)
      next *= 2
    }
    return tiles
  }

  /// The values of the cells, row by row from the top left. 0 is an open cell.
  public private(set) var cells: [Int]

  /// Creates an empty board.
  public init() {
    cells = Array(repeating: 0, count: Self.cellCount)
  }

  /// Creates a position from the current board of a game. Returns `nil` if one of its tiles can't be set up.
  public init?(_ game: Triples) {
    cells = game.board.flatMap { $0 }
    guard cells.allSatisfy({ Self.isValidCellValue($0) }) else { return nil }
  }

  static func isValidCellValue(_ value: Int) -> Bool { value == 0 || availableTiles.contains(value) }

  /// Sets a cell, 0 to 15 row by row from the top left, to 0 (open) or one of `availableTiles`. Returns `false` and
  /// changes nothing if `value` or `cell` is invalid.
  @discardableResult
  public mutating func put(_ value: Int, at cell: Int) -> Bool {
    guard cells.indices.contains(cell), Self.isValidCellValue(value) else { return false }
    cells[cell] = value
    return true
  }

  /// Whether the board has no tiles.
  public var isEmpty: Bool { cells.allSatisfy { $0 == 0 } }

  /// Returns a game with this board and a score of 0. By default, no tiles spawn, which is enough to inspect the board.
  public func game(spawning spawns: SpawnSequence = SpawnSequence(record: [])) -> Triples {
    let game = Triples(drawNumber: { Triples.determ })
    game.newgame(spawning: spawns)
    game.board = (0..<Triples.size).map { Array(cells[($0 * Triples.size)..<(($0 + 1) * Triples.size)]) }
    return game
  }

  /// Whether any move is legal.
  public var hasMoves: Bool {
    let game = game()
    return Direction.allCases.contains { game.canCollapse($0) }
  }

  /// An unusual property to show before the player plays from the board, or `nil` if the board has none.
  public var remark: Remark? {
    if isEmpty { return .empty }
    if !hasMoves { return .over }
    let tileCount = cells.reduce(0) { $0 + ($1 == 0 ? 0 : 1) }
    return tileCount < 2 || !cells.contains { 1...2 ~= $0 } ? .unreachable : nil
  }

  /// An unusual property of a board.
  public enum Remark: Hashable, Sendable {
    /// The board has no tiles, so nothing can move.
    case empty
    /// No move is legal.
    case over
    /// No game can lead to the board. After any move, a board has at least two tiles, including the spawned 1 or 2.
    case unreachable
  }
}
