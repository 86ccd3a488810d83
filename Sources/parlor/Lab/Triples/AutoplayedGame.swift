import NumberedGame
import TriplesCoach
import TriplesModel

/// A numbered game that the coach has played to its end.
struct AutoplayedGame: Sendable {
  let number: GameNumber
  let score: Int
  let moveCount: Int
  /// The largest number on the board at the end.
  let largest: Int
  let seconds: Double

  /// Plays a game.
  ///
  /// - Parameter search: decides every move by the board alone.
  init(_ number: GameNumber, search: Expectimax, limit: SearchLimit) {
    let game = Triples.dealt(number)
    var moveCount = 0
    let time = ContinuousClock().measure {
      while let board = PackedBoard(game), let best = search.search(board, limit: limit).first,
        (try? game.play(best.direction)) != nil
      {
        moveCount += 1
      }
    }
    self.number = number
    self.moveCount = moveCount
    score = game.score
    largest = game.board.joined().max() ?? 0
    seconds = time / .seconds(1)
  }
}
