import CodeBreakerModel
import CodeBreakerSession
import Testing

@Suite struct SpeechTests {
  @Test func spokenAnswerCountsEachKindOfMarker() {
    #expect(
      CodeBreakerSession.SpokenText.markers(MatchCounts(exact: 2, inexact: 1))
        == "2 in the right place, 1 in the wrong place")
    #expect(CodeBreakerSession.SpokenText.markers(MatchCounts(exact: 0, inexact: 3)) == "3 in the wrong place")
    #expect(CodeBreakerSession.SpokenText.markers(MatchCounts(exact: 4, inexact: 0)) == "4 in the right place")
    #expect(CodeBreakerSession.SpokenText.markers(MatchCounts(exact: 0, inexact: 0)) == "no match")
  }

  @Test func spokenRowNamesItsPegsUnlessTheyAreHidden() throws {
    let session = Fixture().window("codebreaker/1 537 4.vehicles 01-7", guess: "2---")
    let theme = session.game.setup.theme
    let row = try #require(session.attempts.first)
    #expect(
      CodeBreakerSession.SpokenText.attempt(row, theme: theme)
        == "Attempt 1: car, bicycle, empty, locomotive. \(CodeBreakerSession.SpokenText.markers(row.counts)).")
    #expect(CodeBreakerSession.SpokenText.hole(0, of: session.game.guess, theme: theme) == "Peg 1 of 4: scooter")
    #expect(CodeBreakerSession.SpokenText.hole(4, of: session.game.guess, theme: theme) == "")
    #expect(CodeBreakerSession.SpokenText.master(session.game.masterCode, theme: theme) == "Code: hidden, 4 pegs")
    session.confirmGivingUp()
    #expect(!CodeBreakerSession.SpokenText.master(session.game.masterCode, theme: theme).contains("hidden"))
  }

  /// The markers are sorted, so they don't tell which pegs matched.
  @Test func markersDoNotRevealWhichPegMatched() throws {
    let fixture = Fixture()
    let session = fixture.window(freshLine + " 0021,1200,5555")
    #expect(
      session.attempts.map(\.markers) == [
        [.nomatch, .nomatch, .nomatch, .nomatch], [.exact, .inexact, .inexact, .nomatch],
        [.exact, .exact, .inexact, .nomatch],
      ])
  }
}
