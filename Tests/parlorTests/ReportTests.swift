import Testing
import TriplesModel

@testable import parlor

@Suite struct ReportTests {
  @Test func aReplayIsReportedForPeopleAndPrograms() throws {
    let report = ReplayReport(try Replay(line: "triples/1 14 uldr"))
    #expect(
      report.json
        == #"{"game":14,"moves":4,"score":22,"done":false,"board":[[0,0,0,0],[0,3,2,3],[0,0,0,3],[2,0,0,0]]}"#)
    #expect(
      report.text == """
        Game 14, 4 moves, score 22, not done

           .   .   .   .
           .   3   2   3
           .   .   .   3
           2   .   .   .
        """)
    #expect(ReplayReport(try Replay(line: "triples/1 14 u")).text.hasPrefix("Game 14, 1 move, score 11, not done\n"))
  }

  @Test func theBenchPlaysTheSameMovesEachTime() {
    let moves = BenchCommand.play(3)
    #expect(moves > 3)
    #expect(moves == BenchCommand.play(3))
    #expect(BenchCommand.play(0) == 0)
  }
}
