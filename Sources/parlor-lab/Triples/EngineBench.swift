import Foundation
import GameCore
import TriplesCoach
import TriplesModel

/// Measures the speed of the coach's engine on positions from random games.
struct EngineBench {
  /// The boards before each move of random games with the numbers 1, 2, 3, and so on. They are the same in every run.
  let positions: [PackedBoard]

  init(positionCount: Int = 100_000) {
    var positions: [PackedBoard] = []
    var randomness = SplitMix64(seed: 1)
    var number: UInt64 = 0
    while positions.count < positionCount {
      number += 1
      let game = Triples.dealtGame(GameNumber(number)!)
      while positions.count < positionCount, let board = PackedBoard(game) {
        let legal = Direction.allCases.filter(game.canCollapse)
        guard !legal.isEmpty else { break }
        positions.append(board)
        _ = try? game.play(legal[randomness.draw(below: legal.count)])
      }
    }
    self.positions = positions
  }

  /// Collapses every position to the left in each pass, with a table of collapsed rows without points. Returns the
  /// collapses per second in the median pass, and a checksum that keeps the compiler from removing any of the work.
  func measureOneDirection(passes: Int) -> (perSecond: Double, checksum: UInt64) {
    let table = (0..<65536).map { row in
      UInt16(truncatingIfNeeded: RowTable.shared.collapseLeft(PackedBoard(cells: UInt64(row))).board.cells)
    }
    return table.withUnsafeBufferPointer { table in
      measureMedianSpeed(passes: passes, calls: 1) { rows, count in
        var checksum: UInt64 = 0
        for index in 0..<count {
          checksum ^=
            UInt64(table[Int(rows[4 &* index])]) | UInt64(table[Int(rows[4 &* index &+ 1])]) << 16
            | UInt64(table[Int(rows[4 &* index &+ 2])]) << 32 | UInt64(table[Int(rows[4 &* index &+ 3])]) << 48
        }
        return checksum
      }
    }
  }

  /// Like `measureOneDirection(passes:)`, but collapses in all four directions at once, and adds up the points.
  func measureFourDirections(passes: Int) -> (perSecond: Double, checksum: UInt64) {
    let table = FourWayTable.shared
    return positions.withUnsafeBufferPointer { positions in
      measureMedianSpeed(passes: passes, calls: 4) { _, _ in
        var checksum = SIMD2<UInt64>()
        var points: UInt64 = 0
        for board in positions {
          let collapsed = table.collapse(board)
          checksum ^= collapsed.leftRight ^ collapsed.upDown
          // Add left and right in the lower 32 bits, and up and down in the upper 32 bits. Neither sum overflows with
          // 100,000 boards.
          points &+= (collapsed.points & 0x0000_FFFF_0000_FFFF) &+ (collapsed.points >> 16 & 0x0000_FFFF_0000_FFFF)
        }
        return checksum[0] ^ checksum[1] ^ points
      }
    }
  }

  /// Like `measureFourDirections(passes:)`, but collapses in one direction after another, as a search does.
  func measureFourDirectionsInTurn(passes: Int) -> (perSecond: Double, checksum: UInt64) {
    let table = RowTable.shared
    return positions.withUnsafeBufferPointer { positions in
      measureMedianSpeed(passes: passes, calls: 4) { _, _ in
        var checksum: UInt64 = 0
        var points = 0
        for board in positions {
          let (left, right) = table.collapseAlongRows(board)
          let (up, down) = table.collapseAlongRows(board.transposed)
          checksum ^= left.board.cells ^ right.board.cells ^ up.board.transposed.cells ^ down.board.transposed.cells
          points &+= left.points &+ right.points &+ up.points &+ down.points
        }
        return checksum ^ UInt64(truncatingIfNeeded: points)
      }
    }
  }

  /// Returns the calls per second in the median pass, which other programs hardly affect, and a checksum.
  private func measureMedianSpeed(
    passes: Int, calls: Int, _ body: (UnsafePointer<UInt16>, Int) -> UInt64
  ) -> (perSecond: Double, checksum: UInt64) {
    var seconds: [Double] = []
    var checksum: UInt64 = 0
    positions.withUnsafeBytes { bytes in
      guard let rows = bytes.bindMemory(to: UInt16.self).baseAddress else { return }
      for _ in 0..<passes {
        seconds.append(
          ContinuousClock().measure { checksum = checksum &* 31 &+ body(rows, positions.count) } / .seconds(1))
      }
    }
    seconds.sort()
    return (Double(calls * positions.count) / seconds[seconds.count / 2], checksum)
  }

  /// Trains a network of four patterns of six cells. Returns the moves per second of processor time. The first half of
  /// the games doesn't count, because its games are shorter and have fewer distinct boards.
  static func measureLearning(gameCount: Int) -> Double {
    let trainer = TemporalCoherenceTrainer<ClassicShape>(seed: 1)
    for _ in 0..<(gameCount / 2) { trainer.playGame() }
    let before = trainer.moveCount
    let start = clock()
    for _ in 0..<(gameCount / 2) { trainer.playGame() }
    return Double(trainer.moveCount - before) * Double(CLOCKS_PER_SEC) / Double(max(1, clock() - start))
  }

  /// Searches positions with `network`. Returns the network's evaluations per second.
  func measureSearch(_ network: TupleNetwork, count: Int) -> Double {
    let search = Expectimax(network: network)
    var nodes = 0
    let time = ContinuousClock().measure {
      for index in 0..<count {
        _ = search.search(positions[index * (positions.count / count)], limit: .nodes(Coach.usualNodeLimit))
        nodes += search.nodeCount
      }
    }
    return Double(nodes) / (time / .seconds(1))
  }

  /// Plays random games by the rules and with the packed engine. Returns the number of equal moves, at most `limit`.
  static func agreeingMoveCount(limit: Int) -> Int {
    let rows = RowTable.shared
    var randomness = SplitMix64(seed: 2)
    var agreed = 0
    var number: UInt64 = 0
    while agreed < limit {
      number += 1
      let game = Triples.dealtGame(GameNumber(number)!)
      while agreed < limit {
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
