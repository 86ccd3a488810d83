import GameCore

/// A game of Triples: a 4×4 board that is collapsed in four directions, with a tile spawned after each move.
///
/// **Collapse.** Each row is scanned from the edge that tiles move toward. It collapses at the first cell that is open
/// or combines with the next cell (see ``Tile/sum(of:and:)``): all tiles after that cell move by one cell.
///
/// **Spawn.** A 1 or a 2, with equal probability, appears in a random open cell. The seeded generator first draws the
/// value and then the cell, so a game's number and moves determine all its spawns. The spawns can also come from a list
/// of words or from a record (see ``SpawnSequence``).
///
/// **Score.** The sum of every number that appears, spawned or merged.
public final class Triples {
  /// The number of rows and of columns of the board.
  public static let size = 4

  /// The tiles, in rows from the top and columns from the left. `nil` is an open cell.
  public private(set) var grid: [[Tile?]]

  /// The points so far.
  public private(set) var score = 0

  /// The number of the game, which seeds its generator, or `nil` if the spawns have another source.
  public private(set) var number: GameNumber?

  private var spawns: SpawnSequence
  private var nextID = 0
  private let drawNumber: () -> GameNumber

  /// The number of the game that the mode "Determ" always plays, so that the same moves always give the same game.
  public static let determ = GameNumber(14)!

  /// Creates an empty board, ready for `newgame(rand:)`. Only `drawNumber`, which draws a game's number, is random.
  public init(drawNumber: @escaping () -> GameNumber = Triples.randomNumber) {
    grid = Self.emptyGrid
    number = Self.determ
    spawns = SpawnSequence(game: Self.determ)
    self.drawNumber = drawNumber
  }

  /// Returns a number in `GameNumber.drawnRange` from the system's random number generator.
  public static func randomNumber() -> GameNumber {
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

  /// Returns an independent copy of the game.
  public func copy() -> Triples {
    Triples(copying: self)
  }

  /// The board as rows of integers from the top, 0 for an open cell. Setting it creates new tiles, but keeps the score,
  /// number, and spawns. Missing and negative cells become open. Rows and columns beyond the fourth are ignored.
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

  /// Resets the game to an empty board and a score of 0, without spawning tiles. If `rand` is `true`, the number is
  /// random, by default in 1…1000. Otherwise it is 14 (Determ).
  public func newgame(rand: Bool = true) {
    newgame(number: rand ? drawNumber() : Self.determ)
  }

  /// Resets the game to the one with the given number. Doesn't spawn tiles.
  public func newgame(number: GameNumber) {
    newgame(spawning: SpawnSequence(game: number))
    self.number = number
  }

  /// Resets the game to one with the given spawns and without a number. Doesn't spawn tiles yet.
  public func newgame(spawning spawns: SpawnSequence) {
    number = nil
    self.spawns = spawns
    grid = Self.emptyGrid
    score = 0
    nextID = 0
  }

  /// Returns a numbered game after its first four spawns. Its `newgame(rand: true)` resets it to the same number.
  public static func dealtGame(_ number: GameNumber) -> Triples {
    let game = Triples(drawNumber: { number })
    game.newgame(number: number)
    game.spawnOpening()
    return game
  }

  /// Returns an unnumbered game with its first four spawns on the board, or with fewer if there aren't four.
  public static func dealtGame(_ spawns: SpawnSequence) -> Triples {
    let game = Triples(drawNumber: { Self.determ })
    game.newgame(spawning: spawns)
    game.spawnOpening()
    return game
  }

  /// The number of tiles that are spawned before the first move.
  public static let openingTileCount = 4

  private func spawnOpening() {
    for _ in 0..<Self.openingTileCount { spawn() }
  }

  /// Appends a spawn, such as one from a server, to the recorded spawns. Does nothing if they have another source.
  public func deal(_ spawn: Spawn) {
    spawns.append(spawn)
  }

  /// Rotates the board clockwise by a quarter turn.
  public func rotate() {
    grid = rotate2D(input: grid)
    updateTilePositions()
  }

  /// Collapses each row to the left and adds the points of the merges. Doesn't spawn a tile.
  public func shift() {
    for row in 0..<Self.size { shiftRow(row) }
    updateTilePositions()
  }

  /// Collapses the board in a direction and adds the points, without spawning a tile. Returns whether any tile moved.
  @discardableResult
  public func collapse(dir: Direction) -> Bool {
    guard canCollapse(dir) else { return false }
    for _ in 0..<dir.turnCountToLeft { rotate() }
    shift()
    for _ in 0..<(4 - dir.turnCountToLeft) % 4 { rotate() }
    return true
  }

  /// Puts a new 1 or 2 into an open cell and adds its points. Returns `nil` if no cell is open (nothing is drawn), if
  /// the words or recorded spawns have run out, or if the recorded spawn's cell isn't open.
  @discardableResult
  public func spawn() -> Tile? {
    var open: [(row: Int, column: Int)] = []
    for row in 0..<Self.size {
      for column in 0..<Self.size where grid[row][column] == nil { open.append((row, column)) }
    }
    guard let spawn = spawns.next(openCells: open) else { return nil }
    let tile = makeTile(spawn.value, row: spawn.row, column: spawn.column)
    grid[spawn.row][spawn.column] = tile
    score &+= spawn.value
    return tile
  }

  /// Whether the game is over: the board has tiles, and no direction moves any of them.
  public var isDone: Bool {
    !grid.allSatisfy { row in row.allSatisfy { $0 == nil } } && !Direction.allCases.contains(where: canCollapse)
  }

  /// Returns whether the game is over, like `isDone`.
  public func isGameDone() -> Bool { isDone }

  /// Returns whether collapsing in `direction` moves any tile.
  public func canCollapse(_ direction: Direction) -> Bool {
    !movingTiles(direction).isEmpty
  }

  /// Returns the tiles that collapsing in `direction` would move by one cell, at their current positions.
  public func movingTiles(_ direction: Direction) -> [Tile] {
    rows(toward: direction).flatMap { row in
      Self.collapsingIndex(row).map { index in row[(index + 1)...].compactMap { $0 } } ?? []
    }
  }

  /// Collapses the board, spawns a tile, and returns the effect. If the move is illegal, throws without a change.
  @discardableResult
  public func play(_ direction: Direction) throws(MoveError) -> MoveEffect {
    var effect = try slide(direction)
    effect.spawnedTile = spawn()
    return effect
  }

  /// Plays a move without its spawn, which is dealt later. If the move is illegal, throws without a change.
  @discardableResult
  public func slide(_ direction: Direction) throws(MoveError) -> MoveEffect {
    let before = grid
    guard collapse(dir: direction) else { throw isDone ? .gameIsDone : .nothingMoves }
    var merges: [Merge] = []
    for row in before {
      // A tile whose ID is gone merged into the one now at its place: tiles between a merge and the edge don't move.
      for case .some(let tile) in row {
        guard let standing = grid[tile.row][tile.col], standing.id != tile.id, !contains(id: tile.id) else { continue }
        merges.append(Merge(vanishedTile: tile, survivor: standing))
      }
    }
    return MoveEffect(merges: merges)
  }

  /// Plays a move and its spawn. Does nothing if the move is illegal.
  func collapseAndSpawn(_ direction: Direction) {
    if collapse(dir: direction) { spawn() }
  }

  /// Returns the rows or columns along which tiles move in `direction`, with the cell at the edge first.
  func rows(toward direction: Direction) -> [[Tile?]] {
    var turned = grid
    for _ in 0..<direction.turnCountToLeft { turned = rotate2D(input: turned) }
    return turned
  }

  private static let emptyGrid: [[Tile?]] = Array(repeating: Array(repeating: nil, count: size), count: size)

  /// Returns the index of the first cell at which a row collapses to the left, or `nil` if no tile in the row can move.
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

  private func updateTilePositions() {
    for row in 0..<Self.size {
      for column in 0..<Self.size {
        grid[row][column]?.row = row
        grid[row][column]?.col = column
      }
    }
  }
}
