import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct RankedTests {
  private let device = Device()
  private let server = FakeServer()
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  init() {
    device.clock = day.startTime + 3600
    // The player has completed the lesson.
    device.memory["parlor.triples.settings"] = "triples-settings/1\nmode random\ntold h"
  }

  /// Opens a window, and lets the server send the game's state.
  private func open(_ device: Device? = nil) -> TriplesSession {
    let session = (device ?? self.device).launch(day: day, isRanked: true)
    server.serve(session)
    return session
  }

  private func stored(_ name: String) -> String? { device.memory["parlor." + name] }

  private func legalMove(in session: TriplesSession) -> Direction {
    Direction.allCases.first { session.game.canCollapse($0) }!
  }

  // MARK: Playing

  @Test func gameWaitsForTheServersDealAndThenIsSavedAndPlayable() {
    let session = device.launch(day: day, isRanked: true)
    #expect(session.game.score == 0)
    #expect(!session.acceptsMoves)
    #expect(session.tip == "Getting the game from the server…")
    #expect(!session.move(.left))
    #expect(stored("triples.ranked0") == nil)
    server.serve(session)
    #expect(session.game.score == server.score)
    #expect(session.acceptsMoves)
    #expect(session.notices.isEmpty)
    #expect(session.tip == RankedClient.noHelpNote)
    #expect(session.title == "November 21 game")
    #expect(stored("triples.ranked0")?.hasSuffix("\nsent -") == true)
    #expect(server.calls.prefix(2) == ["POST players {}", "PUT days/2026-11-21/triples"])
    #expect(server.calls.last == "GET days?from=2026-11-21&to=2026-11-28")
  }

  @Test func moveSlidesAtOnceAndSpawnsWithTheReply() {
    let session = open()
    let direction = legalMove(in: session)
    let before = session.game.grid.joined().compactMap { $0 }.count
    #expect(session.move(direction))
    let merges = session.lastEffect!.merges.count
    #expect(session.game.grid.joined().compactMap { $0 }.count == before - merges)
    #expect(session.replay.moves.isEmpty)
    #expect(stored("triples.ranked0")?.hasSuffix("\nsent \(Character(Unicode.Scalar(direction.letter)))") == true)
    let ids = Set(session.game.grid.joined().compactMap { $0 }.map(\.id))
    server.serve(session)
    #expect(session.replay.moves == [direction])
    #expect(session.game.score == server.score)
    #expect(
      Set(session.game.grid.joined().compactMap { $0 }.map(\.id)).isSuperset(of: ids), "the tiles are the same ones")
    #expect(session.lastEffect?.spawnedTile != nil)
    #expect(session.status.contains("Score \(server.score)"))
    #expect(session.game.board == session.replay.game.board)
  }

  @Test func completeGameMatchesTheServerAndItsResultIsStoredAndShared() {
    let session = open()
    var count = 0
    while session.acceptsMoves {
      session.move(legalMove(in: session))
      server.serve(session)
      count += 1
    }
    #expect(server.isDone)
    #expect(session.isOver)
    #expect(session.replay.moves.count == count)
    #expect(session.game.score == server.score)
    #expect(session.replay.moves == server.moves.map(\.direction))
    #expect(session.replay.spawns.count == count + 4)
    #expect(session.rankedClient?.prompt == .result)
    #expect(session.rankedClient?.result?.rankText == "2nd of 2")
    #expect(stored("house.ranked-days") == "days/1\ntriples 2026-11-21 \(server.score)")
    #expect(stored("house.days") == nil, "unranked games are stored separately")
    #expect(stored("triples.scores") == nil, "unranked games are stored separately")
    let points = DayResult(day: day, game: .triples, figure: server.score, hadHelp: false).text
    let squares = TriplesSession.squares(of: session.game)
    #expect(session.shareItem.text == "Parlor Triples, Nov 21: \(points), 2nd of 2\n\(squares)")
    #expect(session.shareItem.day == day)
    #expect(session.homeStatus == "done \(points), 2nd of 2")
  }

  @Test func rankedResultReopensAndCanBeReviewedOffline() {
    let session = open()
    while session.acceptsMoves {
      session.move(legalMove(in: session))
      server.serve(session)
    }
    let again = device.launch(day: day, isRanked: true)
    #expect(again.rankedClient?.prompt == .result)
    #expect(again.isOver)
    #expect(!again.acceptsMoves)
    again.reviewRankedGame()
    #expect(again.viewer?.replay == session.replay)
    #expect(again.coachQuestion != nil)
  }

  @Test func directionsGivenDuringACallAddAtMostOneMove() {
    let session = open()
    let (first, second) = (legalMove(in: session), Direction.allCases.last { session.game.canCollapse($0) }!)
    session.move(first)
    session.move(.left)
    session.move(second)
    server.serve(session)
    // The session keeps the last direction given during the call, and plays it after the reply if it moves tiles.
    #expect(session.replay.moves.first == first)
    #expect(session.replay.moves.count <= 2)
    #expect(session.rankedClient?.action == nil)
    #expect(session.replay.moves == server.moves.map(\.direction))
    #expect(server.calls.filter { $0.contains("/moves") }.count <= 2)
  }

  @Test func moveWithoutEffectIsNotSent() {
    let session = open()
    guard let blocked = Direction.allCases.first(where: { !session.game.canCollapse($0) }) else { return }
    let count = server.calls.count
    #expect(!session.move(blocked))
    #expect(session.blockedMove?.direction == blocked)
    #expect(session.rankedClient?.call == nil)
    server.serve(session)
    #expect(server.calls.count == count)
  }

  @Test func rankedGameAllowsNoUndoAndNoCoach() {
    let session = open()
    session.move(legalMove(in: session))
    server.serve(session)
    #expect(!session.canUndo)
    #expect(!session.canRedo)
    #expect(!session.canHint)
    #expect(!session.canWatch)
    session.undo()
    session.useHint()
    session.startWatching()
    #expect(session.replay.moves.count == 1)
    #expect(session.hint == nil)
    #expect(session.automaticPlay == nil)
  }

  // MARK: The end

  @Test func finishingNeedsAStartedGameConfirmationAndTheServersReply() {
    let session = open()
    session.newGame()
    #expect(session.rankedClient?.prompt == nil, "the game hasn't started")
    session.move(legalMove(in: session))
    server.serve(session)
    session.newGame()
    #expect(session.rankedClient?.prompt == .finish)
    #expect(!session.acceptsMoves)
    #expect(session.finishWarning.contains("can’t undo this"))
    session.closePrompt()
    #expect(session.acceptsMoves)
    session.newGame()
    session.finishRankedGame()
    #expect(!session.isOver, "the server hasn't received it yet")
    #expect(stored("triples.ranked0")?.hasSuffix("\nsent x") == true, "the server hasn't received it yet")
    server.faults = [.unanswered]
    server.serve(session, pauses: 1)
    #expect(session.isOver)
    #expect(server.isDone)
    #expect(session.rankedClient?.prompt == .result)
    session.closePrompt()
    session.newGame()
    #expect(session.rankedClient?.prompt == .result, "the result is shown again")
  }

  @Test func finishingWaitsForAPendingMove() {
    let session = open()
    session.move(legalMove(in: session))
    server.serve(session)
    session.move(legalMove(in: session))
    session.newGame()
    session.finishRankedGame()
    #expect(session.rankedClient?.action?.move != nil)
    #expect(!session.acceptsMoves)
    #expect(!session.isOver)
    server.serve(session)
    #expect(session.isOver)
    #expect(session.replay.moves.count == 2)
    #expect(server.isDone)
    #expect(session.rankedClient?.prompt == .result)
  }

  @Test func challengeOpensInTheOwnGameAndKeepsTheRankedGame() {
    let session = open()
    session.open(address: Array("triples/1/537/uurd".utf8))
    session.playChallenge()
    #expect(
      session.takePendingNavigation() == .ownGame(address: HiddenMoves.hide(Array("triples/1/537/uurd".utf8), after: 3))
    )
    #expect(session.replay.deal == .day(day))
  }

  // MARK: The network

  @Test func failureIsShownUntilTheServerAnswers() {
    let session = open()
    session.move(legalMove(in: session))
    server.faults = [.lost]
    server.serve(session)
    #expect(session.tip == RankedClient.unsentNote)
    server.serve(session, pauses: 1)
    #expect(session.tip == RankedClient.noHelpNote)
    #expect(session.replay.moves.count == 1)
    #expect(server.moves.count == 1)
  }

  @Test func deletedPlayerIsReported() {
    let session = open()
    session.move(legalMove(in: session))
    server.faults = [.reply(401, "{}")]
    server.serve(session)
    #expect(session.tip?.contains("no longer knows you") == true)
    #expect(!session.acceptsMoves)
  }

  @Test(arguments: [
    #"{"index":0,"spawn":{"value":3,"row":0,"column":0},"score":9,"done":false}"#,
    #"{"index":0,"spawn":null,"score":9,"done":false}"#, #"{"index":0}"#,
  ])
  func malformedReplyIsRejectedAndTheCallIsRetried(_ text: String) {
    let session = open()
    session.move(legalMove(in: session))
    server.faults = [.reply(200, text)]
    server.serve(session)
    #expect(session.rankedClient?.failure == .malformedReply)
    #expect(session.replay.moves.isEmpty)
    server.serve(session, pauses: 2)
    #expect(session.replay.moves.count == 1)
    #expect(session.game.score == server.score)
    #expect(session.rankedClient?.failure == nil)
  }

  @Test func spawnOnAnOccupiedCellIsRejectedAndTheCallIsRetried() {
    let session = open()
    session.move(legalMove(in: session))
    let tile = session.game.grid.joined().compactMap { $0 }.first!
    let text =
      #"{"index":0,"spawn":{"value":1,"row":\#(tile.row),"column":\#(tile.col)},"score":\#(session.game.score + 1),"done":false}"#
    server.faults = [.reply(200, text)]
    server.serve(session, pauses: 2)
    #expect(session.replay.moves.count == 1)
    #expect(session.game.score == server.score)
  }

  @Test func pendingMoveSurvivesAReloadAndIsPlayedOnce() {
    let session = open()
    let direction = legalMove(in: session)
    session.move(direction)
    // The page reloads after the server has received the move if `isSent` is `true`, and before that otherwise.
    for isSent in [true, false] {
      let (device, server) = (device.copy(), FakeServer())
      if isSent { server.play(direction) }
      let again = device.launch(day: day, isRanked: true)
      #expect(again.game.board == session.game.board, "the moved board is restored")
      server.serve(again)
      #expect(again.replay.moves == [direction])
      #expect(server.moves.count == 1)
      #expect(again.notices.isEmpty)
    }
  }

  @Test func movesOfAnotherDeviceReplaceAConflictingMoveAndAreReported() {
    let session = open()
    server.play(legalMove(in: session))
    server.play(
      Direction.allCases.first { d in
        let game = session.game.copy()
        _ = try? game.play(server.moves[0].direction)
        return game.canCollapse(d)
      } ?? .left)
    // This device doesn't know about these moves, and plays another one.
    let other = Direction.allCases.last { session.game.canCollapse($0) }!
    session.move(other)
    server.serve(session)
    #expect(session.replay.moves == server.moves.map(\.direction))
    #expect(session.game.score == server.score)
    #expect(session.rankedClient?.action == nil)
    #expect(session.acceptsMoves)
    if other != server.moves[0].direction { #expect(session.notices.first?.text.contains("elsewhere") == true) }
  }

  @Test func gameFinishedOnAnotherDeviceIsOver() {
    let session = open()
    session.move(legalMove(in: session))
    server.serve(session)
    server.finish()
    session.move(legalMove(in: session))
    server.serve(session)
    #expect(session.isOver)
    #expect(session.rankedClient?.prompt == .result)
  }

  @Test func windowsShareTheGame() {
    let (one, two) = (open(), open())
    one.move(legalMove(in: one))
    server.serve(one)
    two.loadChangesFromStorage()
    #expect(two.replay == one.replay)
    server.serve(two)
    two.move(legalMove(in: two))
    server.serve(two)
    #expect(one.replay.moves.count == 1)
    one.move(legalMove(in: one))
    #expect(one.replay == two.replay, "the window loads changes before it moves")
    server.serve(one)
    #expect(one.replay.moves == server.moves.map(\.direction))
  }

  @Test func moveSentAfterTheDayEndsIsDiscardedAndLaterMovesAreRefused() {
    let session = open()
    let direction = legalMove(in: session)
    session.move(direction)
    server.serve(session)
    session.move(legalMove(in: session))
    server.isClosed = true
    server.serve(session)
    // The server refuses the late move. The session keeps the move that the server had acknowledged.
    #expect(session.replay.moves == [direction])
    #expect(session.game.board == session.replay.game.board)
    device.clock = day.finishDeadline
    #expect(!session.move(legalMove(in: session)))
    #expect(session.tip == "This day is over. Your score so far counts.")
  }

  // MARK: Storage

  @Test func damagedGameIsLoadedFromTheServer() {
    let session = open()
    session.move(legalMove(in: session))
    server.serve(session)
    for text in [
      "junk", "triples-table/1\ngame triples/1 2026-11-21 1a2b1c2d\nsent q",
      "triples-table/1\ngame triples/1 14\nsent -",
    ] {
      let device = device.copy()
      device.memory["parlor.triples.ranked0"] = text
      let again = device.launch(day: day, isRanked: true)
      server.serve(again)
      #expect(again.replay == session.replay)
    }
  }

  @Test func gameOfAnotherDayIsIgnored() {
    let session = open()
    session.move(legalMove(in: session))
    server.serve(session)
    let next = FakeServer()
    let later = device.copy()
    later.memory["parlor.triples.ranked1"] = device.memory["parlor.triples.ranked0"]
    later.clock = day.endTime + 60
    let tomorrow = later.launch(day: day.adding(days: 1)!, isRanked: true)
    #expect(tomorrow.replay.spawns.isEmpty)
    next.serve(tomorrow)
    #expect(tomorrow.replay.deal == .day(day.adding(days: 1)!))
    #expect(tomorrow.replay.moves.isEmpty)
  }

  @Test func unrankedDailyGameIsSeparateFromTheRankedGame() {
    let session = open()
    let alone = device.launch(day: day)
    #expect(!alone.isRanked)
    #expect(alone.replay.number != nil)
    #expect(session.replay.number == nil)
    #expect(alone.canWatch == false)
    alone.move(legalMove(in: alone))
    #expect(session.replay.moves.isEmpty)
    #expect(stored("triples.day0") != nil)
  }
}
