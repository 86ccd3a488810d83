import CodeBreakerSession
import GameCore
import SessionSupport
import Testing

@Suite struct FirstRankedGameTests {
  private let fixture = Fixture()
  private let day = try! CalendarDay(text: "2026-11-23".utf8)

  init() {
    fixture.now = day.startTime + 3600
  }

  private func open() -> CodeBreakerSession { fixture.window(day: day, isRanked: true, isIntroduced: false) }

  @Test func introductionIsShownOnceAndPrecedesAnyServerCall() {
    let session = open()
    #expect(session.rankedClient?.prompt == .introduction)
    #expect(session.rankedClient?.call == nil)
    #expect(!session.acceptsPegs)
    #expect(!session.canGuess)
    #expect(session.guessExplanation != "Getting the game from the server…")
    session.closePrompt()
    #expect(session.rankedClient?.prompt == .introduction, "only its buttons close it")
    session.startRankedGame()
    #expect(session.rankedClient?.prompt == nil)
    #expect(session.rankedClient?.call?.request.path == "players")
    #expect(session.acceptsPegs)
    #expect(open().rankedClient?.prompt == nil, "the second time needs no introduction")
  }
}
