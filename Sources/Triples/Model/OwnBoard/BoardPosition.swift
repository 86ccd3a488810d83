import NumberedGame

/// A board with tiles in any of its cells, however they came there: what somebody sets up by hand to ask the coach about it, and
/// to play on from it.
///
/// The rules have no deck, and show no tile before it is spawned: 1 and 2 are equally likely after every move. So what comes
/// depends on the tiles alone, and a position is nothing more than those. Its points are counted from 0.
public struct BoardPosition: Hashable, Sendable {
  /// How many cells a board has.
  public static let cellCount = Triples.size * Triples.size

  /// The largest tile that can be set up, and the largest that the coach knows.
  public static let largestTile = 12_288

  /// The tiles that can be set up, the smallest first: 1, 2, and 3 doubled up to `largestTile`.
  public static var tiles: [Int] {
    var tiles = [1, 2]
    var next = 3
    while next <= largestTile {
      tiles.append(next)
      next *= 2
    }
    return tiles
  }

  /// The cells by rows from the top and columns from the left: the number of the tile there, 0 for an open cell.
  public private(set) var cells: [Int]

  /// The board without tiles.
  public init() {
    cells = Array(repeating: 0, count: Self.cellCount)
  }

  /// The board of a game as it stands; nothing where a tile of it cannot be set up.
  public init?(_ game: Triples) {
    cells = game.board.flatMap { $0 }
    guard cells.allSatisfy({ Self.canBe($0) }) else { return nil }
  }

  /// Whether a cell can hold this: 0, or a tile that can be set up.
  static func canBe(_ value: Int) -> Bool { value == 0 || tiles.contains(value) }

  /// Puts a tile into a cell, in the place of what was there.
  ///
  /// - Parameters:
  ///   - value: 0 for no tile, or one of `tiles`.
  ///   - cell: 0 to 15, by rows from the top and columns from the left.
  /// - Returns: whether there is such a tile and such a cell. If not, nothing has changed.
  @discardableResult
  public mutating func put(_ value: Int, at cell: Int) -> Bool {
    guard cells.indices.contains(cell), Self.canBe(value) else { return false }
    cells[cell] = value
    return true
  }

  /// Whether there is no tile.
  public var isEmpty: Bool { cells.allSatisfy { $0 == 0 } }

  /// The board as a game that has just come to it, with 0 points.
  ///
  /// - Parameter spawns: what is spawned after its moves; as a rule nothing, for those who only look at it.
  public func game(spawning spawns: SpawnSequence = SpawnSequence(record: [])) -> Triples {
    let game = Triples(drawNumber: { Triples.determ })
    game.newgame(spawning: spawns)
    game.board = (0..<Triples.size).map { Array(cells[($0 * Triples.size)..<(($0 + 1) * Triples.size)]) }
    return game
  }

  /// Whether some move can be played.
  public var hasMoves: Bool {
    let game = game()
    return Direction.allCases.contains { game.canCollapse($0) }
  }

  /// What is to be known of the board before anybody plays on from it, if anything is.
  public var remark: Remark? {
    if isEmpty { return .empty }
    if !hasMoves { return .over }
    let tileCount = cells.reduce(0) { $0 + ($1 == 0 ? 0 : 1) }
    return tileCount < 2 || !cells.contains { 1...2 ~= $0 } ? .unreachable : nil
  }

  /// Something that is odd about a board.
  public enum Remark: Hashable, Sendable {
    /// There is no tile on it, so that nothing can move.
    case empty
    /// Nothing can move.
    case over
    /// No game comes to it: after every move there is the 1 or 2 that was spawned, and beside it what had moved.
    case unreachable
  }
}
