import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct PastDayReplayTests {
  private let device = Device()
  private let day = RevealedDay.day
  private let deal = RevealedDay.deal(0)

  init() {
    device.clock = day.finishDeadline + 7200
    storeDeal(deal.text)
  }

  private func storeDeal(_ text: [UInt8]?) { device.memory.texts["parlor.triples.again-deal"] = text }

  private func stored(_ name: String) -> String? {
    device.memory.texts["parlor." + name].map { String(decoding: $0, as: UTF8.self) }
  }

  private func open(_ day: CalendarDay? = nil) -> TriplesSession {
    TriplesSession(environment: device.environment, playMode: .pastDay(day ?? self.day))
  }

  /// Plays `count` moves. Each is the first possible one in the order of `Direction.allCases`.
  private func play(_ count: Int, in session: TriplesSession) {
    for _ in 0..<count { #expect(Direction.allCases.contains { session.move($0) }) }
  }

  private func playToTheEnd(_ session: TriplesSession) {
    while session.acceptsMoves, Direction.allCases.contains(where: { session.move($0) }) {}
  }

  private func endedGame(_ session: TriplesSession) throws -> TriplesSession.EndedGame {
    guard case .ended(let ended) = session.popUp else { throw Missing() }
    return ended
  }

  private struct Missing: Error {}

  // MARK: The game

  @Test func replayedGameHasTheDealOfTheDayAndIsSaved() {
    let session = open()
    #expect(session.title == "November 20, again")
    #expect(session.par == deal.bound.score)
    #expect(!session.isRanked)
    #expect(session.replay.spawns == deal.opening)
    #expect(session.replay.deal == .day(day))
    play(30, in: session)
    #expect(deal.difference(from: session.replay) == nil)
    #expect(session.replay.moves.count == 30)
    #expect(session.replay.spawns.count == 34)
    #expect(session.replay.game.board == session.game.board)
    #expect(stored("triples.again") == "triples-table/1\ngame \(session.line)")
  }

  @Test func movesCanBeUndoneAndRedone() {
    let session = open()
    play(5, in: session)
    let (line, board) = (session.line, session.game.board)
    session.undo()
    session.undo()
    #expect(session.replay.moves.count == 3)
    #expect(session.replay.spawns.count == 7)
    session.redo()
    session.redo()
    #expect(session.line == line, "the same deal again")
    #expect(session.game.board == board, "the same deal again")
    #expect(session.marks == .undoUsed)
    #expect(session.canHint)
  }

  @Test func gameIsRestoredWithItsUndoneMovesAndCanContinue() {
    let session = open()
    play(6, in: session)
    session.undo()
    session.undo()
    let later = open()
    #expect(later.line == session.line)
    #expect(later.marks == .undoUsed)
    #expect(later.saved.undoneMoveCount == 2)
    #expect(later.canRedo)
    later.redo()
    later.redo()
    play(3, in: later)
    #expect(deal.difference(from: later.replay) == nil)
    #expect(later.replay.moves.count == 9)
  }

  @Test func resultNamesTheBoundAndTheDaysResultAndLeadsToTheBestGames() throws {
    device.memory.texts["parlor.house.ranked-days"] = Array("days/1\ntriples \(day) 1042".utf8)
    let session = open()
    playToTheEnd(session)
    let end = try endedGame(session)
    #expect(end.title == "No more moves")
    #expect(end.rankText == "Unranked")
    #expect(end.relativeScore?.bestScore == deal.bound.score)
    #expect(!end.spokenText.contains("The coach"))
    #expect(session.endNote == "November 20, again. Your result that counted: 1,042 points.")
    #expect(session.nextLabel == "Best games")
    session.startNextGame()
    #expect(session.takePendingNavigation()?.address == "../check.html?2026-11-20")
  }

  @Test func replayChangesNoScoresDaysOrStreakButPublishesItsOwnStatus() {
    device.memory.texts["parlor.house.ranked-days"] = Array("days/1\ntriples \(day) 1042".utf8)
    let before = (stored("triples.scores"), stored("triples.statistics"), stored("house.ranked-days"))
    let session = open()
    playToTheEnd(session)
    #expect(before == (stored("triples.scores"), stored("triples.statistics"), stored("house.ranked-days")))
    #expect(stored("house.days") == nil)
    #expect(stored("house.streak") == nil)
    session.startNextGame()
    session.publishHomeStatus()
    #expect(stored("house.streak") == nil)
    #expect(stored("triples.again-door")?.hasPrefix("day-door/1\n2026-11-20 done ") == true)
  }

  @Test func gameEndedEarlyCanBeContinued() throws {
    let session = open()
    play(3, in: session)
    session.newGame()
    #expect(try endedGame(session).title == "Game ended")
    #expect(session.endNote == "November 20, again.")
    session.keepPlaying()
    play(1, in: session)
    #expect(session.replay.moves.count == 4)
  }

  @Test func finishedReplayCanBePlayedAgain() throws {
    let session = open()
    playToTheEnd(session)
    let end = session.line
    session.tryAgain()
    #expect(session.replay.moves.isEmpty)
    #expect(session.acceptsMoves)
    #expect(session.takePendingNavigation() == nil)
    #expect(session.replay.spawns == deal.opening)
    #expect(session.par == deal.bound.score)
    #expect(session.line != end)
    play(4, in: session)
    #expect(open().line == session.line)
  }

  @Test func savedResultIsShownAgain() throws {
    let session = open()
    playToTheEnd(session)
    #expect(try endedGame(open()).score == session.game.score)
  }

  @Test func sharedTextSaysThatTheDayWasPlayedAgain() {
    let session = open()
    play(2, in: session)
    session.newGame()
    #expect(session.shareItem.text.hasPrefix("Parlor Triples, Nov 20, again: "))
    #expect(session.shareItem.day == day)
  }

  // MARK: Stored games

  @Test func replayChangesNeitherTheOwnGameNorStoredDailyGames() {
    let own = device.launchGame14()
    play(2, in: own)
    let line = own.line
    play(3, in: open())
    #expect(own.line == line)
    #expect(device.launch().line == line)
    #expect(stored("triples.day0") == nil)
    #expect(stored("triples.day1") == nil)
    #expect(stored("triples.ranked0") == nil)
  }

  @Test func movesOfAnotherWindowAreLoadedAndAnOutdatedMoveIsDropped() {
    let (one, other) = (open(), open())
    play(3, in: one)
    other.loadChangesFromStorage()
    #expect(other.line == one.line)
    play(2, in: other)
    #expect(deal.difference(from: other.replay) == nil)
    #expect(other.replay.moves.count == 5)
    one.move(.left)
    #expect(one.line == other.line)
    #expect(!one.notices.isEmpty)
  }

  @Test func anotherDayReplacesTheGame() throws {
    play(3, in: open())
    let next = try #require(day.adding(days: 1))
    device.clock = next.finishDeadline + 60
    let other = RevealedDay.deal(1, day: next)
    storeDeal(other.text)
    let session = open(next)
    #expect(session.title == "November 21, again")
    #expect(session.replay.spawns == other.opening)
    #expect(session.replay.moves.isEmpty)
    // The deal of the first day must be loaded again.
    #expect(!open().acceptsMoves)
  }

  @Test func savedGameOfAnotherDealIsIgnored() {
    play(3, in: open())
    storeDeal(RevealedDay.deal(2).text)
    let session = open()
    #expect(session.replay.moves.isEmpty)
    #expect(session.acceptsMoves)
  }

  // MARK: Missing or damaged storage

  @Test(arguments: ["", "junk", "triples-deal/1 2026-11-20 0 00", nil])
  func missingOrInvalidDealLeadsToTheCheckPageAndKeepsTheGame(text: String?) {
    play(4, in: open())
    let savedText = stored("triples.again")
    storeDeal(text.map { Array($0.utf8) })
    let session = open()
    #expect(!session.acceptsMoves)
    #expect(!session.canUndo)
    #expect(!session.canHint)
    #expect(!session.canFinishDay)
    #expect(!session.move(.left))
    session.newGame()
    #expect(session.takePendingNavigation()?.address == "../check.html?2026-11-20&again")
    #expect(stored("triples.again") == savedText, "the game isn't lost")
    storeDeal(deal.text)
    #expect(open().replay.moves.count == 4)
  }

  @Test(arguments: ["junk", "triples-table/1\ngame triples/1 14", "triples-table/1\ngame triples/1 2026-11-20"])
  func damagedGameStartsOver(text: String) {
    device.memory.texts["parlor.triples.again"] = Array(text.utf8)
    let session = open()
    #expect(session.replay.moves.isEmpty)
    #expect(session.acceptsMoves)
    play(2, in: session)
    #expect(open().line == session.line)
  }

  @Test func invalidRedoMovesAreDropped() {
    let session = open()
    play(3, in: session)
    device.memory.texts["parlor.triples.again"] = Array(
      "triples-table/1\ngame \(session.line)\nredo llllllll\nmarks u".utf8)
    let later = open()
    #expect(later.line == session.line)
    #expect(!later.canRedo)
  }

  /// These lines don't belong to a replayed game, or contradict its other lines.
  @Test(arguments: [
    "redo ", "redo x", "redo l\nsent -", "marks u\nsent -", "taken-back 1", "given 1", "sent -\nended 5", "marks x",
  ])
  func savedGameWithForeignLinesIsRejected(end: String) {
    let session = open()
    play(1, in: session)
    let text = "triples-table/1\ngame \(session.line)"
    #expect(TriplesSession.SavedGame(text: Array(text.utf8)) != nil)
    #expect(TriplesSession.SavedGame(text: Array("\(text)\nsent -".utf8)) != nil)
    #expect(TriplesSession.SavedGame(text: Array("\(text)\n\(end)".utf8)) == nil)
  }
}
