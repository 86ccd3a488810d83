import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

/// What only Triples does in a ranked game. `RankedPlayLaws` and its neighbors test what every game does.
@Suite struct RankedTests {
  private let device = Device()
  private let server = FakeDayServer(ServedTriples())
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  init() { device.clock = day.startTime + 3600 }

  /// Opens a window after the lesson, and lets the server send the game.
  private func open() -> TriplesSession {
    device.memory["parlor.triples.settings"] = "triples-settings/1\nmode random\ntold h"
    let session = device.launch(day: day, isRanked: true)
    #expect(device.memory["parlor.triples.ranked0"] == nil, "the game isn't dealt yet")
    server.serve(session)
    return session
  }

  private func legalMoves(in session: TriplesSession) -> [Direction] {
    Direction.allCases.filter { session.game.canCollapse($0) }
  }

  // MARK: The first game

  @Test func lessonStartsAndAdvancesOnTodaysBoard() throws {
    let session = device.launch(day: day, isRanked: true, isIntroduced: false)
    #expect(session.tip == nil)
    session.startRankedGame()
    server.serve(session)
    #expect(session.tip == TriplesSession.FirstGameLesson.three.text(for: session.game))
    #expect(session.store.settings.lesson == .three)
    for _ in 0..<60 where session.store.settings.lesson == .three && session.acceptsMoves {
      let possible = legalMoves(in: session)
      session.move(try #require(possible.first { !session.previewMerges($0).isEmpty } ?? possible.first))
      server.serve(session)
    }
    #expect(session.store.settings.lesson != .three, "the board has taught how to make a 3")
  }

  @Test func noHelpNoteIsShownAfterTheLesson() {
    #expect(open().tip == RankedClient.noHelpNote)
  }

  // MARK: Moves

  @Test func moveSlidesAtOnceAndSpawnsWithTheReply() {
    let session = open()
    let direction = legalMoves(in: session)[0]
    func ids() -> Set<Int> { Set(session.game.grid.joined().compactMap { $0?.id }) }
    let before = ids().count
    #expect(session.move(direction))
    #expect(ids().count == before - session.lastEffect!.merges.count)
    #expect(session.replay.moves.isEmpty)
    let slid = ids()
    server.serve(session)
    #expect(session.replay.moves == [direction])
    #expect(session.replay.spawns.count == 5)
    #expect(session.replay.number == nil)
    #expect(ids().isSuperset(of: slid), "the tiles are the same ones")
    #expect(session.lastEffect?.spawnedTile != nil)
    #expect(session.status.contains("Score \(session.game.score)"))
    #expect(session.game.board == session.replay.game.board)
  }

  @Test func directionsGivenDuringACallAddAtMostOneMove() {
    let session = open()
    let moves = legalMoves(in: session)
    session.move(moves[0])
    session.move(.left)
    session.move(moves[moves.count - 1])
    server.serve(session)
    // The session keeps the last direction given during the call, and plays it after the reply if it moves tiles.
    #expect(session.replay.moves.first == moves[0])
    #expect(session.replay.moves.count <= 2)
    #expect(session.rankedClient?.action == nil)
    #expect(server.moves.count == session.replay.moves.count)
    #expect(server.calls.count { $0.contains("/moves") } == server.moves.count)
  }

  @Test func moveWithoutEffectIsNotSent() {
    let session = open()
    while let direction = legalMoves(in: session).first, legalMoves(in: session).count == 4 {
      session.move(direction)
      server.serve(session)
    }
    let count = server.calls.count
    let blocked = Direction.allCases.first { !session.game.canCollapse($0) }!
    #expect(!session.move(blocked))
    #expect(session.blockedMove?.direction == blocked)
    server.serve(session)
    #expect(server.calls.count == count)
  }

  // MARK: The end

  @Test func finishingNeedsAnAnsweredMoveAndWaitsForAPendingOne() {
    let session = open()
    session.newGame()
    #expect(session.rankedClient?.prompt == nil, "the game hasn't started")
    session.move(legalMoves(in: session)[0])
    server.serve(session)
    session.move(legalMoves(in: session)[0])
    session.newGame()
    session.finishRankedGame()
    #expect(session.rankedClient?.action?.move != nil)
    #expect(!session.acceptsMoves)
    #expect(!session.isOver)
    server.serve(session)
    #expect(session.isOver)
    #expect(session.replay.moves.count == 2)
    #expect(server.game.isOver)
    session.closePrompt()
    session.newGame()
    #expect(session.rankedClient?.prompt == .result, "the result is shown again")
    #expect(session.shareItem.text.hasSuffix("\n" + TriplesSession.squares(of: session.game)))
  }
}
