import NumberedGame
import Testing
import TriplesCoach
import TriplesModel

@Suite struct SimplePlayerTests {
  private func game(_ rows: [Int]...) -> Triples {
    let game = Triples.dealt(Triples.determ)
    game.board = rows
    return game
  }

  @Test(arguments: [
    // Everything open, then one direction after the other closed.
    ([[0, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], Direction.down),
    ([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 3, 0]], .left),
    ([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [3, 0, 0, 0]], .right),
    ([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [3, 6, 12, 24]], .up),
  ])
  func theSweeperGoesDownLeftRightUp(rows: [[Int]], move: Direction) {
    let game = Triples.dealt(Triples.determ)
    game.board = rows
    #expect(SimplePlayer.sweeper.move(in: game) == move)
  }

  @Test func theMatchmakerMakesPairsAndSeeksThem() {
    // Down would only push; to the left two threes become one.
    #expect(SimplePlayer.matchmaker.move(in: game([0, 0, 0, 0], [0, 0, 0, 0], [3, 3, 6, 0], [0, 0, 0, 0])) == .left)
    // Nothing merges. Down brings the 1 beside the 2, left and right do not, up cannot.
    #expect(SimplePlayer.matchmaker.move(in: game([0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0])) == .down)
    #expect(SimplePlayer.matchmaker.move(in: game([1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])) == .left)
    // All the same: the Sweeper's move.
    #expect(SimplePlayer.matchmaker.move(in: game([0, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])) == .down)
  }

  @Test func nobodyMovesWhereNothingMoves() {
    let over = game([1, 1, 1, 1], [6, 12, 6, 12], [1, 1, 1, 1], [6, 12, 6, 12])
    for player in SimplePlayer.allCases {
      #expect(player.move(in: over) == nil && player.score(of: over) == over.score)
    }
  }

  @Test(arguments: [(14, 252, 314), (1, 183, 1996), (2, 245, 463)])
  func theyMakeWhatTheMedalsTake(number: UInt64, bronze: Int, silver: Int) {
    let game = Triples.dealt(GameNumber(number)!)
    #expect(SimplePlayer.sweeper.score(of: game) == bronze && SimplePlayer.matchmaker.score(of: game) == silver)
    #expect(game.board == Triples.dealt(GameNumber(number)!).board, "the game itself is left alone")
  }
}
