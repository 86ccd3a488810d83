import NumberedGame
import TriplesCoach
import TriplesModel

/// How fast the coach's engine is, on the positions of random games.
struct EngineBench {
  /// The boards before each move of the games 1, 2, 3, … played at random, always the same ones.
  let positions: [PackedBoard]

  init(positionCount: Int = 100_000) {
    var positions: [PackedBoard] = []
    var randomness = SplitMix64(seed: 1)
    var number: UInt64 = 0
    while positions.count < positionCount {
      number += 1
      let game = Triples.dealt(GameNumber(number)!)
      while positions.count < positionCount, let board = PackedBoard(game) {
        let legal = Direction.allCases.filter(game.canCollapse)
        guard !legal.isEmpty else { break }
        positions.append(board)
        _ = try? game.play(legal[randomness.draw(below: legal.count)])
      }
    }
    self.positions = positions
  }

  /// Collapses every position in one direction, some times over.
  ///
  /// - Returns: collapses per second, and a number that depends on every result, so that none can be left out.
  func oneDirection(passes: Int) -> (perSecond: Double, check: UInt64) {
    let rows = RowTable.shared
    var check: UInt64 = 0
    let time = ContinuousClock().measure {
      positions.withUnsafeBufferPointer { positions in
        for _ in 0..<passes {
          for board in positions { check ^= rows.collapseLeft(board).board.cells }
          check = check &* 0x9E37_79B9_7F4A_7C15
        }
      }
    }
    return (Double(passes * positions.count) / time.seconds, check)
  }

  /// Collapses every position in all four directions and adds up the points, some times over.
  ///
  /// - Returns: collapses per second, and a number that depends on every result.
  func fourDirections(passes: Int) -> (perSecond: Double, check: UInt64) {
    let rows = RowTable.shared
    var check: UInt64 = 0
    var points = 0
    let time = ContinuousClock().measure {
      positions.withUnsafeBufferPointer { positions in
        for _ in 0..<passes {
          for board in positions {
            let (left, right, up, down) = rows.collapses(board)
            check ^= left.board.cells ^ right.board.cells ^ up.board.cells ^ down.board.cells
            points &+= left.points &+ right.points &+ up.points &+ down.points
          }
          check = check &* 0x9E37_79B9_7F4A_7C15
        }
      }
    }
    return (Double(4 * passes * positions.count) / time.seconds, check ^ UInt64(truncatingIfNeeded: points))
  }

  /// Trains a network of four patterns of six cells.
  ///
  /// - Returns: moves per second, in the games after the first `games / 2`: the first ones are shorter and of few boards.
  static func learning(games: Int) -> Double {
    let trainer = TemporalCoherenceTrainer<ClassicShape>(seed: 1)
    for _ in 0..<(games / 2) { trainer.playGame() }
    let before = trainer.moveCount
    let time = ContinuousClock().measure {
      for _ in 0..<(games / 2) { trainer.playGame() }
    }
    return Double(trainer.moveCount - before) / time.seconds
  }

  /// Searches positions with the game's own network.
  ///
  /// - Returns: looks at the network per second.
  func search(_ network: TupleNetwork, count: Int) -> Double {
    let search = Expectimax(network: network)
    var nodes = 0
    let time = ContinuousClock().measure {
      for index in 0..<count {
        _ = search.search(positions[index * (positions.count / count)], limit: .nodes(Coach.usualNodes))
        nodes += search.nodeCount
      }
    }
    return Double(nodes) / time.seconds
  }

  /// Plays random games by the rules and by the packed engine, side by side.
  ///
  /// - Returns: how many moves the two agreed on, all of them or those before the first on which they did not.
  static func agreement(moves: Int) -> Int {
    let rows = RowTable.shared
    var randomness = SplitMix64(seed: 2)
    var agreed = 0
    var number: UInt64 = 0
    while agreed < moves {
      number += 1
      let game = Triples.dealt(GameNumber(number)!)
      while agreed < moves {
        let legal = Direction.allCases.filter(game.canCollapse)
        guard let board = PackedBoard(game),
          legal == Direction.allCases.filter({ rows.collapse(board, $0).board != board })
        else { return agreed }
        guard !legal.isEmpty else { break }
        let direction = legal[randomness.draw(below: legal.count)]
        let packed = rows.collapse(board, direction)
        let score = game.score
        game.collapse(dir: direction)
        guard PackedBoard(game) == packed.board, game.score - score == packed.points else { return agreed }
        game.spawn()
        agreed += 1
      }
    }
    return agreed
  }
}
