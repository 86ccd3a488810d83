import DailyGames
import GameCore
import Testing

@testable import SessionSupport

@Suite struct DayEndTests {
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  /// Returns what follows the day's Triples, `hours` after the day began. `played` counts the days before it with a game.
  private func end(_ games: [DailyGame], played: [Int] = [], hours: Int64 = 1) -> DayEnd {
    var history = DayHistory()
    for days in played {
      history.record(DayResult(day: day.adding(days: -days)!, game: .codeBreaker, figure: 5, hadHelp: false))
    }
    for game in games { history.record(DayResult(day: day, game: game, figure: 5, hadHelp: false)) }
    return DayEnd(day, .triples, history: history, now: day.startTime + hours * 3600)
  }

  @Test func otherGameOfTheDayIsTheMainActionUntilItIsFinished() throws {
    let action = try #require(end([.triples]).nextAction)
    #expect(action.label == "Play CodeBreaker")
    #expect(action.role == .main)
    #expect(action.destination == .daily(day, .codeBreaker))
    #expect(end([.triples, .codeBreaker]).nextAction == nil)
  }

  @Test func gameOfYesterdayLeadsToTheOtherOneWhileItIsOpen() {
    #expect(end([.triples], hours: 25).nextAction?.label == "CodeBreaker of Nov 21")
    #expect(end([.triples], hours: 25).text == "New games are here.")
    #expect(end([.triples], hours: 27).nextAction == nil)
  }

  @Test(
    arguments: [
      ([], 1, "New games in 23 hours."), ([1], 1, "2 days in a row. New games in 23 hours."),
      ([1, 2, 4], 16, "4 days in a row. New games in 8 hours."), ([3, 4], 1, "New games in 23 hours."),
    ] as [([Int], Int64, String)])
  func textCountsTheStreakAndTheTimeLeft(played: [Int], hours: Int64, text: String) {
    #expect(end([.triples], played: played, hours: hours).text == text)
  }

  @Test func marksAreTheLastSevenDaysWithTheirInitials() throws {
    let blocks: [Block<Never>] = end([.triples], played: [1, 3, 7]).blocks().compactMap { $0 }
    guard case .marks(let marks, let spokenText) = try #require(blocks.first).content else {
      Issue.record("The first block has no marks.")
      return
    }
    // November 21, 2026 is a Saturday.
    #expect(marks.map(\.letter) == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(marks.map(\.isFilled) == [false, false, false, true, false, true, true])
    #expect(marks.map(\.isOwn) == [false, false, false, false, false, false, true])
    #expect(spokenText == "Played on 3 of the last 7 days.")
  }
}
