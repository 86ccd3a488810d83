import NumberedGame

/// The rules of Triples: a 4×4 board, collapsed in four directions, on which a tile is spawned after each move.
///
/// **Collapse.** Each row is scanned from the edge that tiles move towards, and collapses at the first cell that is
/// empty, or that combines with its neighbour (see ``Tile/sum(of:and:)``). All tiles beyond follow by one cell.
///
/// **Spawn.** A 1 or a 2, equally likely, in one of the open cells, all equally likely. The seeded generator decides
/// the value first and then the place, so a game is determined by its number and its moves. In place of the generator a list of
/// words or a record may deal (``SpawnSequence``).
///
/// **Score.** The sum of every new number that appears, spawned or merged.
public final class Triples {
  /// How many rows and columns the board has.
  public static let size = 4

  /// The tiles by row from the top and column from the left; `nil` is an open cell. This is the stored truth.
  public private(set) var grid: [[Tile?]]

  /// The points so far.
  public private(set) var score = 0

  /// The number of the game, which seeds its generator; `nil` where something else deals.
  public private(set) var number: GameNumber?

  private var spawns: SpawnSequence
  private var nextID = 0
  private let drawNumber: () -> GameNumber

  /// The number of the game that Determ plays.
  public static let determ = GameNumber(14)!

  /// Makes an empty board, ready for `newgame(rand:)`.
  ///
  /// - Parameter drawNumber: picks the number of each random game. The rules have no randomness of their own.
  public init(drawNumber: @escaping () -> GameNumber = Triples.systemNumber) {
    grid = Self.emptyGrid
    number = Self.determ
    spawns = SpawnSequence(game: Self.determ)
    self.drawNumber = drawNumber
  }

  /// A number from `GameNumber.drawnRange`, from the system's randomness.
  public static func systemNumber() -> GameNumber {
    var system = SystemRandomNumberGenerator()
    return .draw(using: &system)
  }

  private init(copying other: Triples) {
    grid = other.grid
    score = other.score
    number = other.number
    spawns = other.spawns
    nextID = other.nextID
    drawNumber = other.drawNumber
  }

  /// Another game in the same state, which goes its own way from here.
  public func copy() -> Triples {
    Triples(copying: self)
  }

  /// The board as integers, rows from the top; 0 is an open cell.
  ///
  /// Setting it makes fresh tiles and leaves score, number and generator alone. Cells that are missing, zero or
  /// negative become open cells; rows and columns beyond the fourth are ignored.
  public var board: [[Int]] {
    get { grid.map { row in row.map { $0?.val ?? 0 } } }
    set {
      grid = Self.emptyGrid
      for (row, values) in newValue.prefix(Self.size).enumerated() {
        for (column, value) in values.prefix(Self.size).enumerated() where value > 0 {
          grid[row][column] = makeTile(value, row: row, column: column)
        }
      }
    }
  }

  /// Re-initialises everything for a new game, without spawning: the board is empty and the score is 0.
  ///
  /// - Parameter rand: `true` for a game whose number is drawn from 1…1000, `false` (Determ) for game 14.
  public func newgame(rand: Bool = true) {
    newgame(number: rand ? drawNumber() : Self.determ)
  }

  /// Re-initialises everything for the game with the given number, without spawning.
  public func newgame(number: GameNumber) {
    newgame(spawning: SpawnSequence(game: number))
    self.number = number
  }

  /// Re-initialises everything for a game without a number, without spawning.
  ///
  /// - Parameter spawns: what is going to be spawned.
  public func newgame(spawning spawns: SpawnSequence) {
    number = nil
    self.spawns = spawns
    grid = Self.emptyGrid
    score = 0
    nextID = 0
  }

  /// The game with the given number as play begins: a new game and its first four spawns.
  ///
  /// It has no randomness: should `newgame(rand: true)` be asked of it, that is the same game again.
  public static func dealt(_ number: GameNumber) -> Triples {
    let game = Triples(drawNumber: { number })
    game.newgame(number: number)
    game.spawnOpening()
    return game
  }

  /// A game without a number as play begins: a new game and its first four spawns, as many of them as there are.
  ///
  /// - Parameter spawns: what is spawned from the beginning on.
  public static func dealt(_ spawns: SpawnSequence) -> Triples {
    let game = Triples(drawNumber: { Self.determ })
    game.newgame(spawning: spawns)
    game.spawnOpening()
    return game
  }

  /// How many tiles are spawned before the first move.
  public static let openingCount = 4

  private func spawnOpening() {
    for _ in 0..<Self.openingCount { spawn() }
  }

  /// Says what is spawned next in a game that is dealt elsewhere, spawn by spawn. Any other game knows that by itself, and stays
  /// as it is.
  public func deal(_ spawn: Spawn) {
    spawns.append(spawn)
  }

  /// Turns the board clockwise by a quarter.
  public func rotate() {
    grid = rotate2D(input: grid)
    placeTiles()
  }

  /// Collapses each row to the left and scores what it makes. Nothing is spawned.
  public func shift() {
    for row in 0..<Self.size { shiftRow(row) }
    placeTiles()
  }

  /// Collapses the board in a direction and scores what it makes. Nothing is spawned.
  ///
  /// - Returns: whether anything moved. If not, nothing at all has changed.
  @discardableResult
  public func collapse(dir: Direction) -> Bool {
    guard canCollapse(dir) else { return false }
    for _ in 0..<dir.turnsToLeft { rotate() }
    shift()
    for _ in 0..<(4 - dir.turnsToLeft) % 4 { rotate() }
    return true
  }

  /// Puts a new 1 or 2 into an open cell and scores it.
  ///
  /// - Returns: the new tile, or `nil` if no cell is open, and nothing is drawn from the generator then; or, where a list of
  ///   words or a record deals, if it has come to its end.
  @discardableResult
  public func spawn() -> Tile? {
    var open: [(row: Int, column: Int)] = []
    for row in 0..<Self.size {
      for column in 0..<Self.size where grid[row][column] == nil { open.append((row, column)) }
    }
    guard let spawn = spawns.next(open: open) else { return nil }
    let tile = makeTile(spawn.value, row: spawn.row, column: spawn.column)
    grid[spawn.row][spawn.column] = tile
    score &+= spawn.value
    return tile
  }

  /// Whether the game is over: the board is full and no direction moves anything.
  public var isDone: Bool {
    !grid.allSatisfy { row in row.allSatisfy { $0 == nil } } && !Direction.allCases.contains(where: canCollapse)
  }

  /// Checks whether the game is over.
  ///
  /// - Returns: `isDone`.
  public func isGameDone() -> Bool { isDone }

  /// Whether collapsing in that direction moves anything.
  public func canCollapse(_ direction: Direction) -> Bool {
    !movingTiles(direction).isEmpty
  }

  /// The tiles that collapsing in that direction moves, each by one cell, as they stand now.
  public func movingTiles(_ direction: Direction) -> [Tile] {
    rows(towards: direction).flatMap { row in
      Self.collapsingIndex(row).map { index in row[(index + 1)...].compactMap { $0 } } ?? []
    }
  }

  /// Plays one move by the rules: collapses, then spawns.
  ///
  /// - Returns: what became of the tiles.
  /// - Throws: why nothing was played; then nothing has changed.
  @discardableResult
  public func play(_ direction: Direction) throws(MoveError) -> MoveEffect {
    var effect = try slide(direction)
    effect.spawned = spawn()
    return effect
  }

  /// Plays a move as far as it is known before anybody has dealt what comes after it: collapses, and spawns nothing.
  ///
  /// - Returns: what became of the tiles.
  /// - Throws: why nothing was played; then nothing has changed.
  @discardableResult
  public func slide(_ direction: Direction) throws(MoveError) -> MoveEffect {
    let before = grid
    guard collapse(dir: direction) else { throw isDone ? .gameIsDone : .nothingMoves }
    var merges: [Merge] = []
    for row in before {
      // Where a tile was and its id is gone, the tile that now stands there is the one that it became part of:
      // nothing nearer to the edge than a merge moves.
      for case .some(let tile) in row {
        guard let standing = grid[tile.row][tile.col], standing.id != tile.id, !contains(id: tile.id) else { continue }
        merges.append(Merge(vanished: tile, survivor: standing))
      }
    }
    return MoveEffect(merges: merges)
  }

  /// Plays a move that is known to be legal. A move that is not changes nothing.
  func collapseAndSpawn(_ direction: Direction) {
    if collapse(dir: direction) { spawn() }
  }

  /// The rows or columns along which tiles move in that direction, the tile nearest to the edge first, as they stand now.
  func rows(towards direction: Direction) -> [[Tile?]] {
    var turned = grid
    for _ in 0..<direction.turnsToLeft { turned = rotate2D(input: turned) }
    return turned
  }

  private static let emptyGrid: [[Tile?]] = Array(repeating: Array(repeating: nil, count: size), count: size)

  /// The first cell of a row at which it collapses to the left and moves something, if there is one.
  static func collapsingIndex(_ row: [Tile?]) -> Int? {
    for index in 0..<(size - 1) {
      guard let tile = row[index] else {
        return row[(index + 1)...].contains { $0 != nil } ? index : nil
      }
      if let next = row[index + 1], Tile.sum(of: tile.val, and: next.val) != nil { return index }
    }
    return nil
  }

  private func shiftRow(_ row: Int) {
    guard let index = Self.collapsingIndex(grid[row]) else { return }
    if let vanished = grid[row][index], let survivor = grid[row][index + 1],
      let sum = Tile.sum(of: vanished.val, and: survivor.val)
    {
      grid[row][index + 1]?.val = sum
      score &+= sum
    }
    grid[row].remove(at: index)
    grid[row].append(nil)
  }

  private func contains(id: Int) -> Bool {
    grid.contains { row in row.contains { $0?.id == id } }
  }

  private func makeTile(_ value: Int, row: Int, column: Int) -> Tile {
    nextID += 1
    return Tile(val: value, id: nextID, row: row, col: column)
  }

  /// Makes every tile know where it stands.
  private func placeTiles() {
    for row in 0..<Self.size {
      for column in 0..<Self.size {
        grid[row][column]?.row = row
        grid[row][column]?.col = column
      }
    }
  }
}
