import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

/// A player's first ranked game. It begins with the introduction, followed by the same tips as in any other first game.
@Suite struct FirstRankedGameTests {
  private let device = Device()
  private let server = FakeServer()
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  init() {
    device.clock = day.startTime + 3600
  }

  private func open() -> TriplesSession { device.launch(day: day, isRanked: true, isIntroduced: false) }

  @Test func introductionIsShownOnceAndDelaysTheDealUntilThePlayerStarts() {
    let session = open()
    server.serve(session)
    #expect(session.rankedClient?.prompt == .introduction)
    #expect(server.calls.isEmpty)
    #expect(session.tip == nil)
    #expect(!session.move(.left))
    #expect(device.memory["parlor.triples.ranked0"] == nil)
    session.closePrompt()
    #expect(session.rankedClient?.prompt == .introduction, "only its buttons close it")
    session.startRankedGame()
    server.serve(session)
    #expect(session.acceptsMoves)
    #expect(session.rankedClient?.prompt == nil)
    #expect(open().rankedClient?.prompt == nil, "the second time needs no introduction")
  }

  @Test func playingTheOwnGameFirstDealsNothingAndKeepsTheIntroduction() {
    let session = open()
    session.playOwnGameFirst()
    #expect(session.takePendingNavigation() == .ownGame(address: []))
    #expect(server.calls.isEmpty)
    #expect(open().rankedClient?.prompt == .introduction)
  }

  @Test func lessonStartsAndAdvancesOnTodaysBoard() throws {
    let session = open()
    session.startRankedGame()
    server.serve(session)
    let lesson = TriplesSession.FirstGameLesson.three.text(for: session.game)
    #expect(session.tip == lesson)
    #expect(session.store.settings.lesson == .three)
    for _ in 0..<60 where session.store.settings.lesson == .three && session.acceptsMoves {
      let possible = Direction.allCases.filter { session.game.canCollapse($0) }
      session.move(try #require(possible.first { !session.previewMerges($0).isEmpty } ?? possible.first))
      server.serve(session)
    }
    #expect(session.store.settings.lesson != .three, "the board has taught how to make a 3")
  }

  @Test func noHelpNoteIsShownAfterTheLesson() {
    device.memory["parlor.triples.settings"] = "triples-settings/1\nmode random\ntold h"
    let session = open()
    session.startRankedGame()
    server.serve(session)
    #expect(session.tip == RankedClient.noHelpNote)
  }
}
