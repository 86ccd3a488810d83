import GameCore
import TriplesModel

/// A fake coach. Its advice is valid and depends only on the board, but is otherwise arbitrary.
public enum FakeCoach {
  /// Returns advice for the current position of a game.
  public static func advice(for game: Triples) -> Advice {
    var randomness = SplitMix64(seed: game.board.joined().reduce(7) { $0 &* 31 &+ UInt64($1) })
    let moves = Direction.allCases.filter(game.canCollapse).map { direction in
      let rest = Int64(randomness.next() % 50_000)
      return AdvisedMove(direction, expectation: Points(whole: game.score) + Points(hundredths: rest))
    }
    return Advice(moves: moves, score: game.score)
  }

  /// Returns advice for every position of a game.
  public static func advices(for replay: Replay) -> [Advice] {
    replay.positions.map(advice)
  }

  /// Returns a game of random moves that ends when no move is possible, or after `moves` moves.
  public static func game(_ number: UInt64, moves: Int = .max) -> Replay {
    var replay = Replay(number: GameNumber(number)!)
    var randomness = SplitMix64(seed: number)
    let game = replay.game
    while !game.isDone, replay.moves.count < moves {
      let direction = Direction.allCases[Int(randomness.next() % 4)]
      guard (try? game.play(direction)) != nil else { continue }
      replay.record(direction)
    }
    return replay
  }
}
