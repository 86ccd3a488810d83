import GameCore
import TriplesCoach
import TriplesModel

struct AutoplayedGame: Sendable {
  let number: GameNumber
  let score: Int
  let moveCount: Int
  let largestTile: Int
  let seconds: Double

  /// The score as a share of par, 0 to 1. Par is the best score that a player who knows all spawns can reach.
  var shareOfPar: Double {
    ScoreBound(number).map { Double(score) / Double($0.score) } ?? 0
  }

  /// Plays a game with the coach, which chooses every move by a search that knows only the board.
  init(_ number: GameNumber, search: Expectimax, limit: SearchLimit) {
    self.init(number) { onMove in
      let game = Triples.dealtGame(number)
      while let board = PackedBoard(game), let best = search.search(board, limit: limit).first,
        (try? game.play(best.direction)) != nil
      {
        onMove()
      }
      return game
    }
  }

  init(_ number: GameNumber, player: ReferencePlayer) {
    self.init(number) { onMove in player.play(number) { _ in onMove() } }
  }

  private init(_ number: GameNumber, play: (() -> Void) -> Triples) {
    var moveCount = 0
    var game = Triples.dealtGame(number)
    let time = ContinuousClock().measure { game = play { moveCount += 1 } }
    self.number = number
    self.moveCount = moveCount
    score = game.score
    largestTile = game.board.joined().max() ?? 0
    seconds = time / .seconds(1)
  }
}
