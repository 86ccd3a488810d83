import CodeBreakerSession
import NumberedGame
import PlaySupport
import Testing

/// The first ranked game shows an explanation before it starts.
@Suite struct FirstRankedGameTests {
  private let table = Table()
  private let day = try! CalendarDay(text: "2026-11-23".utf8)

  init() {
    table.now = day.begin + 3600
  }

  private func open() -> CodeBreakerSession { table.window(day: day, isRanked: true, isIntroduced: false) }

  @Test func nothingIsAskedOfTheServerBeforeThePlayerStarts() {
    let session = open()
    #expect(session.seat?.question == .introduction && session.seat?.call == nil)
    #expect(!session.acceptsPegs && !session.canGuess && session.guessNote != "Getting the game from the server…")
    session.closeQuestion()
    #expect(session.seat?.question == .introduction, "only its buttons close it")
    session.startRanked()
    #expect(session.seat?.question == nil && session.seat?.call?.request.path == "players" && session.acceptsPegs)
    #expect(open().seat?.question == nil, "the second time needs no introduction")
  }

  @Test func thePlayersOwnGameComesFirstOnRequest() {
    let session = open()
    session.playOwnGameFirst()
    #expect(session.takeDeparture() == .ownTable(address: []) && open().seat?.question == .introduction)
  }
}
