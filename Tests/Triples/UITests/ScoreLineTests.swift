import Testing
import TriplesSession

@testable import TriplesUI

struct ScoreLineTests {
  @Test func listStartsWithTheInitialRows() {
    let lines = ScoreLine.all(of: sessionWithGame14())
    #expect(lines.map(\.rank) == ["1", "2"])
    #expect(lines.map(\.score) == ["400", "300"])
    #expect(lines.allSatisfy { !$0.canOpen && !$0.isNewest && $0.game.isEmpty && $0.marks == "to beat" })
    #expect(lines[0].spoken(date: "16 Feb 2020") == "Rank 1, 400 points, 16 Feb 2020, to beat")
  }

  @Test func newestRowIsMarked() throws {
    let session = sessionWithGame14()
    session.play("uld")
    session.undo()
    session.newGame()
    let lines = ScoreLine.all(of: session)
    #expect(lines.map(\.isNewest) == [false, false, true])
    #expect(lines.map(\.id) == [0, 1, 2])
    let line = try #require(lines.last)
    #expect(
      line.canOpen && line.game == "Game 14" && line.margin == "353 from the crown" && line.marks == "undo used"
        && line.date == 1_700_000_000)
    #expect(
      line.spoken(date: "now") == "Rank 3, \(line.score) points, 353 from the crown, Game 14, now, undo used, newest")
  }
}
