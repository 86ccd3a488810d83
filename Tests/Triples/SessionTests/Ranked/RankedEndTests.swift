import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

/// The result of a ranked game: what it asks and shows, and what it leads to.
@Suite struct RankedEndTests {
  private let device = Device()
  private let server = FakeServer()
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  init() { device.clock = day.startTime + 3600 }

  /// Plays a move, asks the server to end the game, and returns the session before the server answers.
  private func finishingSession() throws -> TriplesSession {
    let session = device.launch(day: day, isRanked: true)
    server.serve(session)
    session.move(try #require(Direction.allCases.first { session.game.canCollapse($0) }))
    server.serve(session)
    session.newGame()
    session.finishRankedGame()
    return session
  }

  /// Plays a move, ends the game, and returns the session with its result.
  private func endedSession() throws -> TriplesSession {
    let session = try finishingSession()
    server.serve(session)
    #expect(session.rankedClient?.prompt == .result)
    return session
  }

  private func result(_ session: TriplesSession) throws -> TriplesSession.Screen { try #require(session.popUpScreen) }

  private func save(_ name: String, in session: TriplesSession) throws {
    let field = try result(session).blocks.compactMap { block in
      if case .field(let field) = block.content { field } else { nil }
    }.first
    session.performInPopUp(try #require(field).submit.id, text: Array(name.utf8))
    server.serve(session)
  }

  @Test func firstResultAsksForANameOnce() throws {
    let session = try endedSession()
    #expect(try result(session).text("name-now") == "To others you’re Player 1.")
    try save(" ", in: session)
    #expect(try result(session).text("name-now") != nil && server.playerName == "Player 1")
    try save("R2D2", in: session)
    #expect(try result(session).text("name-outcome") == "So it is.", "the server’s reason, and the field stays")
    try save(" Ada ", in: session)
    #expect(server.playerName == "Ada")
    #expect(session.rankedClient?.player.map { String(decoding: $0.name, as: UTF8.self) } == "Ada")
    #expect(device.memory["parlor.house.player"]?.hasSuffix("\nname Ada") == true)
    #expect(try result(session).text("name-outcome") == "You’re Ada now." && result(session).text("name-now") == nil)
    let later = device.launch(day: day, isRanked: true)
    server.serve(later)
    #expect(try result(later).text("name-outcome") == nil && result(later).text("name-now") == nil)
  }

  @Test func friendsAppearInTheResult() throws {
    server.members =
      #"{"player":"0123456789abcdef","name":"Player 1","me":true,"games":[{"day":"2026-11-21","kind":"triples","score":40}]},"#
      + #"{"player":"1123456789abcdef","name":"Ada","me":false,"games":[{"day":"2026-11-21","kind":"triples","score":1042}]}"#
    let blocks = try result(endedSession()).blocks
    let friends = try #require(blocks.first { $0.id == "friends-marks" })
    guard case .marks(let marks, let spokenText) = friends.content else {
      Issue.record("The friends aren’t marks.")
      return
    }
    #expect(marks.map(\.text) == ["Ada 1,042", "you 40"])
    #expect(spokenText == "Ada 1,042, you 40.")
    #expect(server.calls.suffix(2) == ["GET players/me", "GET tables/ACDEFGHJ?days=2"])
  }

  @Test func resultLeadsToTheOtherGameOfTheDayAndThenToSharing() throws {
    let screen = try result(endedSession())
    #expect(screen.actions.first?.destination?.address == "codebreaker/?2026-11-21")
    #expect(screen.actions.filter { $0.role == .main }.map(\.label) == ["Play CodeBreaker"])
    #expect(screen.text("day-next") == "New games in 23 hours.")
    let both = RankedEndTests()
    both.device.memory["parlor.house.ranked-days"] = "days/1\ncodebreaker 2026-11-20 5\ncodebreaker 2026-11-21 5"
    let last = try both.result(both.endedSession())
    #expect(last.actions.filter { $0.role == .main }.map(\.label) == ["Share"])
    #expect(last.text("day-next") == "2 days in a row. New games in 23 hours.")
  }

  @Test func unrankedDailyGameLeadsOnToo() throws {
    let session = device.launch(day: day)
    session.move(try #require(Direction.allCases.first { session.game.canCollapse($0) }))
    session.newGame()
    let screen = try result(session)
    #expect(screen.actions.filter { $0.role == .main }.map(\.label) == ["Play CodeBreaker"])
    #expect(screen.text("day-next") == "New games in 23 hours.")
    #expect(screen.blocks.contains { $0.id == "day-streak" })
  }
}
