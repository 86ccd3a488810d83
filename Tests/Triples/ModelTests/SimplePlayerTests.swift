import GameCore
import Testing
import TriplesModel

@Suite struct SimplePlayerTests {
  private func game(_ rows: [Int]...) -> Triples {
    let game = Triples.dealtGame(Triples.determ)
    game.board = rows
    return game
  }

  @Test(arguments: [
    // The first board allows all directions, and each further board blocks one more.
    ([[0, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], Direction.down),
    ([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 3, 0]], .left),
    ([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [3, 0, 0, 0]], .right),
    ([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [3, 6, 12, 24]], .up),
  ])
  func sweeperPrefersDownLeftRightUp(rows: [[Int]], move: Direction) {
    let game = Triples.dealtGame(Triples.determ)
    game.board = rows
    #expect(SimplePlayer.sweeper.move(in: game) == move)
  }

  @Test func matchmakerPrefersMovesThatMergeOrPrepareMerges() {
    // Moving down only pushes tiles. Moving left merges the two 3s.
    #expect(SimplePlayer.matchmaker.move(in: game([0, 0, 0, 0], [0, 0, 0, 0], [3, 3, 6, 0], [0, 0, 0, 0])) == .left)
    // No move merges tiles or puts the 1 beside the 2, so the Sweeper's move is chosen.
    #expect(SimplePlayer.matchmaker.move(in: game([0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0])) == .down)
    #expect(SimplePlayer.matchmaker.move(in: game([1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])) == .left)
    // A single tile can't merge, so the Sweeper's move is chosen.
    #expect(SimplePlayer.matchmaker.move(in: game([0, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])) == .down)
  }

  @Test func playersHaveNoMoveAndKeepTheScoreOfAFinishedGame() {
    let over = game([1, 1, 1, 1], [6, 12, 6, 12], [1, 1, 1, 1], [6, 12, 6, 12])
    for player in SimplePlayer.allCases {
      #expect(player.move(in: over) == nil)
      #expect(player.score(of: over) == over.score)
    }
  }

  @Test(arguments: [(14, 252, 314), (1, 183, 1996), (2, 245, 463)])
  func sweeperAndMatchmakerReachTheirScoresWithoutChangingTheGame(number: UInt64, bronze: Int, silver: Int) {
    let game = Triples.dealtGame(GameNumber(number)!)
    #expect(SimplePlayer.sweeper.score(of: game) == bronze)
    #expect(SimplePlayer.matchmaker.score(of: game) == silver)
    #expect(game.board == Triples.dealtGame(GameNumber(number)!).board, "the game itself is unchanged")
  }
}
