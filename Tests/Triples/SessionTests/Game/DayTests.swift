import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct DayTests {
  private let device = Device()
  private let day: CalendarDay
  private let session: TriplesSession

  init() throws {
    day = try CalendarDay(text: "2026-11-21".utf8)
    device.clock = day.startTime + 3600
    session = device.launch(day: day)
  }

  private func stored(_ name: String) -> String? {
    device.memory.texts["parlor." + name].map { String(decoding: $0, as: UTF8.self) }
  }

  private func playOneMove(_ session: TriplesSession) {
    #expect(Direction.allCases.contains { session.move($0) })
  }

  // MARK: The game

  @Test func dateDeterminesTheGameNumber() throws {
    #expect(session.replay.number == Triples.number(of: day))
    #expect(session.replay.moves.isEmpty)
    #expect(session.title == "November 21 game")
    #expect(session.status.hasPrefix("November 21 game. Score "))
    // Two years of days, computed independently from the documented rule. From 2027 on, some first move merges tiles.
    for later in 0..<730 {
      let day = try #require(day.adding(days: later))
      let first = UInt64(day.description.filter { $0 != "-" })! * 100
      let number = try #require(
        (first...).first { number in
          guard let number = GameNumber(number), let bound = ScoreBound(number)?.score else { return false }
          let game = Triples.dealtGame(number)
          let merges = Direction.allCases.contains { !game.merges($0).isEmpty }
          return 800...3000 ~= bound && (merges || day.description < "2027")
        })
      #expect(Triples.number(of: day).value == number)
    }
  }

  @Test func dailyGameDoesNotAffectThePlayersOwnGame() {
    let own = device.launchGame14()
    playOneMove(own)
    playOneMove(session)
    #expect(own.title == "Game 14")
    #expect(own.replay.moves.count == 1)
    #expect(device.launch().line == own.line, "also in a window opened later")
    #expect(device.launch(day: day).line == session.line)
    #expect(own.day == nil)
    #expect(session.day == day)
  }

  @Test func shortlyAfterMidnightBothDaysGamesArePlayedSeparately() throws {
    playOneMove(session)
    device.clock = day.endTime + 1800
    let next = try #require(day.adding(days: 1))
    let today = device.launch(day: next)
    #expect(today.replay.moves.isEmpty)
    #expect(today.replay.number != session.replay.number)
    playOneMove(today)
    // Until 2:00 a.m., the player can still finish the previous day's game.
    playOneMove(session)
    #expect(session.replay.moves.count == 2)
    #expect(device.launch(day: day).line == session.line)
  }

  /// Games of every second day share a storage key. The replaced game isn't reported as damaged.
  @Test func gameTwoDaysLaterReplacesTheSavedGame() throws {
    playOneMove(session)
    let later = try #require(day.adding(days: 2))
    device.clock = later.startTime
    let third = device.launch(day: later)
    #expect(third.replay.moves.isEmpty)
    #expect(third.notices.isEmpty)
    #expect(third.replay.number == Triples.number(of: later))
  }

  @Test func windowOpenAfterTheDeadlineChangesNothing() throws {
    playOneMove(session)
    let line = session.line
    device.clock = day.finishDeadline
    #expect(!session.acceptsMoves)
    #expect(!session.canUndo)
    session.newGame()
    session.undo()
    #expect(session.line == line)
    #expect(session.popUp == nil)
    let later = try #require(day.adding(days: 2))
    device.clock = later.startTime
    let third = device.launch(day: later)
    playOneMove(third)
    session.loadChangesFromStorage()
    session.newGame()
    #expect(session.line == line)
    #expect(device.launch(day: later).line == third.line)
  }

  // MARK: The end

  @Test func resultIsRecordedForTheDay() throws {
    session.playOut()
    let ended = try #require(session.visibleResult)
    #expect(stored("house.days") == "days/1\ntriples 2026-11-21 \(ended.score)")
    #expect(session.endNote == "November 21 game.")
    #expect(device.launch(day: day).replay == session.replay)
  }

  @Test func finishedGameStaysOnTheBoardAndLeadsToOtherGames() throws {
    session.playOut()
    let ended = try #require(session.visibleResult)
    #expect(session.nextLabel == "All days")
    #expect(session.tab == .scores)
    #expect(session.newestRow?.score == ended.score)
    session.closePopUp()
    #expect(session.popUp == nil, "the board stays")
    #expect(session.isOver, "the board stays")
    #expect(session.tab == .board, "the board stays")
    #expect(!session.move(.left))
    #expect(session.dayGame != nil)
    session.newGame()
    #expect(session.visibleResult == ended, "shown once more")
    // Trying again navigates to the session of the player's own games, and the next game to the list of days.
    session.tryAgain()
    #expect(session.takePendingNavigation() == .ownGame(address: session.replay.prefix(0).address))
    #expect(session.takePendingNavigation() == nil)
    session.showResult()
    session.startNextGame()
    #expect(session.takePendingNavigation() == .days)
  }

  @Test func dailyGameIsFinishedOnlyWhenItsResultIsClosed() throws {
    session.newGame()
    #expect(session.popUp == nil, "there is no move yet")
    playOneMove(session)
    session.newGame()
    #expect(session.visibleResult?.hasLegalMoves == true)
    #expect(stored("house.days") != nil)
    session.dismissPopUp()
    #expect(session.acceptsMoves, "the record is removed")
    #expect(stored("house.days") == "days/1", "the record is removed")
    session.newGame()
    let score = try #require(session.visibleResult).score
    session.closePopUp()
    #expect(session.isOver)
    #expect(Direction.allCases.allSatisfy { !session.move($0) })
    #expect(stored("house.days") == "days/1\ntriples 2026-11-21 \(score)")
  }

  @Test func resultAndSharedTextTellThatHelpWasUsed() throws {
    playOneMove(session)
    session.undo()
    playOneMove(session)
    session.newGame()
    let score = try #require(session.visibleResult).score
    #expect(stored("house.days") == "days/1\ntriples 2026-11-21 \(score) helped")
    let squares = TriplesSession.squares(of: session.game)
    #expect(session.endShareItem.text == "Parlor Triples, Nov 21: \(score) points, with help\n\(squares)")
  }

  @Test func undoingTheLastMoveRemovesTheDaysResult() throws {
    session.playOut()
    session.undoLastMove()
    #expect(session.acceptsMoves)
    #expect(stored("house.days") == "days/1")
  }

  @Test func daysInARowAreShownAndPublishedAsAStreak() throws {
    session.playOut()
    for later in 1...2 {
      let day = try #require(day.adding(days: later))
      device.clock = day.startTime
      let session = device.launch(day: day)
      session.playOut()
      session.closePopUp()
      session.publishHomeStatus()
      #expect(session.dayEnd?.text.hasPrefix("\(later + 1) days in a row. New games in ") == true)
    }
    // The status has a line for each day on which the streak is still intact: the day of the last game, the next day,
    // and one more, because one missed day is allowed.
    #expect(
      stored("house.streak")
        == "streak/1\n2026-11-23 3 days in a row\n2026-11-24 3 days in a row\n2026-11-25 3 days in a row")
  }

  // MARK: Other games

  @Test func otherGamesOpenInThePlayersOwnSession() throws {
    playOneMove(session)
    let line = session.line
    session.askForGame()
    session.openGame(numbered: Array("15".utf8))
    #expect(session.takePendingNavigation() == .ownGame(address: Array("triples/1/15".utf8)))
    session.open(address: Array("triples/1/537/uurd".utf8))
    let challenge = try #require(session.challenge)
    session.playChallenge()
    #expect(session.takePendingNavigation() == .ownGame(address: challenge.replay.link))
    session.open(address: Array("triples/1/537/uurd".utf8))
    session.watchChallenge()
    session.playFromViewer()
    #expect(session.takePendingNavigation() == .ownGame(address: Array("triples/1/537".utf8)))
    #expect(session.line == line)
    #expect(session.endedDate == nil)
    #expect(session.replay.number == Triples.number(of: day))
  }

  @Test func dailyGameOffersHintsButNoCoachPlay() {
    #expect(!session.canWatch)
    session.startWatching()
    #expect(session.automaticPlay == nil)
    session.useHint()
    #expect(session.coachQuestion != nil, "hints are available")
  }

  @Test func pastDayOpensAsANumberedGameThatIsNotRecordedForTheDay() throws {
    device.clock = day.finishDeadline
    let own = device.launch()
    own.openGame(of: day)
    #expect(own.challenge?.replay == Replay(number: Triples.number(of: day)))
    own.playChallenge()
    #expect(own.replay.number == Triples.number(of: day))
    #expect(own.takePendingNavigation() == nil)
    own.playOut()
    #expect(stored("house.days") == nil)
  }

  // MARK: Home page and sharing

  @Test func homeStatusShowsTheStateOfTheDailyGame() throws {
    func storedHomeStatus() -> String? {
      session.publishHomeStatus()
      return stored("triples.day0-door") ?? stored("triples.day1-door")
    }
    #expect(storedHomeStatus() == "day-door/1\n2026-11-21 ")
    playOneMove(session)
    #expect(storedHomeStatus() == "day-door/1\n2026-11-21 playing Move 1, \(session.game.score) points")
    session.newGame()
    #expect(storedHomeStatus() == "day-door/1\n2026-11-21 done \(session.game.score) points")
    #expect(stored("triples.door") == nil, "the other game's status is unchanged")
  }

  @Test func sharedTextNamesTheDayAndScoreAndLinksToTheDay() throws {
    #expect(
      session.shareItem.text
        == "The daily game of Triples, November 21, is the same for everyone. How far can you get?")
    session.playOut()
    let item = session.endShareItem
    let squares = TriplesSession.squares(of: session.game)
    #expect(item.text == "Parlor Triples, Nov 21: \(session.game.score) points\n\(squares)")
    #expect(item.link(page: "https://example.org/triples/") == "https://example.org/triples/?2026-11-21")
  }
}
