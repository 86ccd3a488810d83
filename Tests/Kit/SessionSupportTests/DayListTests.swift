import DailyGames
import GameCore
import SessionSupport
import Testing

@Suite struct DayListTests {
  private let today = try! CalendarDay(text: "2026-11-21".utf8)

  private func list(_ history: DayHistory) -> DayList {
    DayList(history, at: today.startTime + 7)
  }

  @Test func lastThirtyDaysAreListedNewestFirstWithPlayLinks() {
    let rows = list(DayHistory()).rows
    #expect(rows.count == DayList.maxDayCount)
    #expect(rows.first?.day == today)
    #expect(rows.prefix(3).map(\.title) == ["Today", "Yesterday", "Thu, Nov 19"])
    #expect(rows.last?.title == "Fri, Oct 23")
    #expect(rows.allSatisfy { $0.entries.map(\.game) == DailyGame.all })
    #expect(rows[2].entries.map(\.destination?.address) == DailyGame.all.map { "\($0.idText)/?2026-11-19" })
    #expect(rows[2].entries.allSatisfy { $0.text == "Play" && !$0.isDone })
  }

  @Test func openDayLinksToTheGameAndPastDayToTheServersStandings() {
    let rows = DayList(
      DayHistory(), at: today.startTime + 7, isRanked: true, firstDay: today.adding(days: -DayList.maxDayCount)
    ).rows
    #expect(rows.count == DayList.maxDayCount)
    // Yesterday's game stays open until two o'clock in the morning.
    #expect(rows.prefix(3).map { $0.entries[0].text } == ["Play", "Play", "See"])
    #expect(
      rows[2].entries.map(\.destination?.address)
        == DailyGame.all.map { "standings.html?2026-11-19&\($0.idText)" })
    #expect(rows[0].entries[0].destination?.address == "triples/?2026-11-21")
  }

  @Test func daysBeforeTheServersFirstAreNotListed() throws {
    let first = try #require(today.adding(days: -3))
    let rows = DayList(DayHistory(), at: today.startTime + 7, isRanked: true, firstDay: first).rows
    #expect(rows.map(\.day) == (0...3).map { today.adding(days: -$0) })
    #expect(rows.last?.entries[0].destination?.address == "standings.html?2026-11-18&triples")
  }

  @Test func onlyOpenDaysAreListedWhileTheServersFirstDayIsUnknown() {
    // Yesterday's game can still be finished.
    #expect(DayList(DayHistory(), at: today.startTime + 7, isRanked: true).rows.map(\.title) == ["Today", "Yesterday"])
  }

  @Test func dayWithAResultHasLinksUnlessItPrecedesTheServersFirstDay() throws {
    var history = DayHistory()
    let day = try #require(today.adding(days: -9))
    history.record(DayResult(day: day, game: .triples, figure: 42, hadHelp: false))
    let rows = DayList(history, at: today.startTime + 9000, isRanked: true, firstDay: today).rows
    #expect(rows.map(\.day) == [today, day])
    #expect(rows[1].entries.prefix(2).map(\.text) == ["42 points", "–"])
    #expect(rows[1].entries.allSatisfy { $0.destination == nil })
    let unknown = DayList(history, at: today.startTime + 9000, isRanked: true).rows
    #expect(
      unknown[1].entries[1].destination?.address == "standings.html?2026-11-12&codebreaker", "it was played there")
  }

  @Test func olderDaysCanBeOpenedFromTheFirstResultOn() throws {
    var history = DayHistory()
    let (first, later) = (try #require(today.adding(days: -200)), try #require(today.adding(days: -100)))
    #expect(list(history).row(of: later) == nil)
    history.record(DayResult(day: first, game: .triples, figure: 42, hadHelp: false))
    #expect(list(history).row(of: later)?.entries[0].destination == .daily(later, .triples))
    #expect(list(history).row(of: try #require(first.adding(days: -1))) == nil)
    #expect(list(history).row(of: try #require(today.adding(days: 1))) == nil)
    // The server isn't asked for days that are so old.
    let ranked = DayList(history, at: today.startTime + 7, isRanked: true, firstDay: today)
    #expect(ranked.row(of: later) == nil)
    #expect(ranked.row(of: first)?.entries.map(\.destination) == DailyGame.all.map { .standings(first, $0) })
  }

  @Test func listEndsWithTheFirstCalendarDay() {
    #expect(DayList(DayHistory(), at: 86_400).rows.map(\.title) == ["Today", "Yesterday"])
  }

  @Test func resultReplacesThePlayLabel() throws {
    var history = DayHistory()
    let day = try #require(today.adding(days: -1))
    history.record(DayResult(day: day, game: .codeBreaker, figure: 5, hadHelp: true))
    let row = list(history).rows[1]
    #expect(row.entries.prefix(2).map(\.text) == ["Play", "5 guesses, with help"])
    #expect(row.entries.prefix(2).map(\.isDone) == [false, true])
  }

  @Test(arguments: [
    ([Int](), "Play on two days in a row, and a streak begins. One missed day in seven is forgiven."),
    ([0], "1 day in a row. Your longest: 1 day."), ([-1, -2, -3], "3 days in a row. Your longest: 3 days."),
    ([-5, -6], "Your longest streak: 2 days."),
  ])
  func streakTextGivesCurrentAndLongestStreakOrExplainsStreaks(days: [Int], words: String) throws {
    var history = DayHistory()
    for day in days {
      history.record(
        DayResult(day: try #require(today.adding(days: day)), game: .triples, figure: 7, hadHelp: false))
    }
    #expect(list(history).streakText == words)
  }
}
