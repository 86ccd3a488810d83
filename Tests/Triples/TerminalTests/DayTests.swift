import GameCore
import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesTerminal

@Suite struct DayTests {
  private let memory = SessionFactory.memoryWithAllTipsSeen
  private let day = CalendarDay(time: 1_700_000_000)
  private let frontEnd: TriplesFrontEnd

  init() {
    let environment = PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 7 })
    frontEnd = SessionFactory.frontEnd(TriplesSession(environment: environment, playMode: .daily(day)))
  }

  private var screen: String { frontEnd.draw(width: 80, height: 24).lines.joined(separator: "\n") }

  @Test func unplayedDailyGameShowsItsDateAndKeysAndHasNoExitMessage() {
    #expect(screen.contains("November 14 game"))
    #expect(screen.contains("n finish"))
    #expect(!screen.contains("next game"))
    #expect(frontEnd.exitMessage == "")
  }

  @Test func modeCannotBeChangedInADailyGame() {
    frontEnd.type("m")
    #expect(frontEnd.session.mode == .random, "the day's mode can't be changed")
  }

  @Test func leavingSavesProgressAndPrintsHowToContinue() {
    frontEnd.type("asdw")
    let (count, score) = (frontEnd.session.replay.moves.count, frontEnd.session.game.score)
    #expect(count > 0)
    frontEnd.willLeaveScreen()
    #expect(
      memory["parlor.triples.day\(day.number % 2)-door"] == "day-door/1\n\(day) playing Move \(count), \(score) points")
    #expect(frontEnd.exitMessage == "November 14 game, score \(score):\n  parlor triples play --day 2023-11-14\n")
  }

  @Test func copyKeyCopiesTheTextAboutTheDailyGame() {
    frontEnd.type("asdw")
    frontEnd.type("c")
    #expect(frontEnd.takeClipboard() == frontEnd.session.shareItem.text)
    #expect(screen.contains("--day 2023-11-14"))
  }

  @Test func finishedDailyGamePrintsItsScoreOrTheListOfDaysOnExit() {
    frontEnd.type("asdwn")
    #expect(screen.contains("All days"))
    #expect(screen.contains("Keep playing"))
    let score = frontEnd.session.game.score
    let exitMessage = frontEnd.exitMessage
    #expect(exitMessage.hasPrefix("Parlor Triples, Nov 14: \(score) points\n"))
    #expect(exitMessage.hasSuffix("\nThe next one comes tomorrow.\n"))
    #expect(exitMessage.split(separator: "\n").count == 6)
    frontEnd.pressButton("All days")
    frontEnd.update()
    #expect(frontEnd.isFinished)
    #expect(frontEnd.exitMessage.contains("Today        \(score) points\n"))
  }

  @Test func otherGamesOpenInTheOwnSessionAndKeepTheDailyGame() {
    frontEnd.type("asdwg")
    frontEnd.type("15", then: .enter)
    #expect(frontEnd.session.day == nil)
    #expect(frontEnd.session.challenge?.title == "Game 15")
    frontEnd.press(.enter)
    #expect(frontEnd.session.title == "Game 15")
    #expect(TriplesSession(environment: frontEnd.session.environment, playMode: .daily(day)).replay.moves.count > 0)
  }

  @Test func pastDayOpensInThePlayersOwnSession() throws {
    let past = try #require(day.adding(days: -3))
    let own = SessionFactory.frontEnd(SessionFactory.session(memory))
    own.open(gameOf: past)
    #expect(own.draw(width: 80, height: 24).lines.joined(separator: "\n").contains("November 11 game"))
    own.handle(.enter)
    #expect(own.session.replay.number == Triples.number(of: past))
  }
}
