import TriplesModel

/// Every way to go on from a position for a number of moves, counted.
struct WaysToGoOn {
  /// How many sequences of moves there are.
  private(set) var count = 0
  /// The sum of the scores at their ends.
  private(set) var score = 0

  init(from game: Triples, depth: Int) {
    add(game, depth: depth)
  }

  private mutating func add(_ game: Triples, depth: Int) {
    guard depth > 0 else {
      count += 1
      score += game.score
      return
    }
    for direction in Direction.allCases {
      let next = game.copy()
      guard next.collapse(dir: direction) else { continue }
      next.spawn()
      add(next, depth: depth - 1)
    }
  }
}
