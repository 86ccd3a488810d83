import NumberedGame
import TriplesAdvice
import TriplesModel

// Stands in for the coach until there is one.

enum StandInFault: Error { case empty }

struct TupleNetwork {
  init(file: [UInt8]) throws(StandInFault) {
    guard !file.isEmpty else { throw .empty }
  }
}

struct Coach {
  init(network: TupleNetwork) {}

  func advice(for replay: Replay, nodes: Int) -> Advice {
    let game = replay.game
    let moves = Direction.allCases.filter { game.canCollapse($0) }.map { direction in
      let next = game.copy()
      next.collapse(dir: direction)
      let open = next.board.joined().reduce(0) { $0 + ($1 == 0 ? 1 : 0) }
      let ways = Direction.allCases.reduce(0) { $0 + next.movingTiles($1).count }
      return AdvisedMove(direction, expectation: Points(hundredths: Int64(next.score * 100 + open * 2917 + ways * 431)))
    }
    return Advice(moves: moves, score: game.score)
  }
}
