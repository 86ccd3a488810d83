import GameCore
import Testing
import TriplesModel

/// The code that the article shows. `Tests/Scripts/test_articles.py` compares the article with this file.
@Suite struct RulesArticleTests {
  @Test func numberAndMovesDetermineTheGame() throws {
    let game = Triples.dealtGame(GameNumber(14)!)
    for move in [Direction.up, .left, .down, .right] { try game.play(move) }
    let (score, board) = (game.score, game.board)
    #expect(score == 22)
    #expect(board == [[0, 0, 0, 0], [0, 3, 2, 3], [0, 0, 0, 3], [2, 0, 0, 0]])
  }

  @Test func lineIsReplayed() throws {
    let replay = try Replay(line: "triples/1 14 uldr")
    let before = replay.prefix(2).game
    let after = replay.game
    #expect(before.score < after.score)
    #expect(after.score == 22)
    #expect(replay.line.count == 17)
  }

  @Test func impossibleMoveReportsItsReason() throws {
    var reason: MoveError?
    let replay = try Replay(line: "triples/1 14 uldr")
    let game = replay.game
    do {
      while true { try game.play(.up) }
    } catch {
      reason = error
    }
    #expect(reason == .nothingMoves)
  }
}
