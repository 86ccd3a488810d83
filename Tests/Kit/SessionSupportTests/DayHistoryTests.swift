import DailyGames
import GameCore
import SessionSupport
import Testing

@Suite struct DayHistoryTests {
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  private func read(_ lines: String...) -> DayHistory? {
    DayHistory(text: Array((["days/1"] + lines).joined(separator: "\n").utf8))
  }

  private func text(_ history: DayHistory?) -> String? {
    history.map { String(decoding: $0.text, as: UTF8.self) }
  }

  @Test func resultsAreSortedByDayAndGameAndRoundTrip() {
    var history = DayHistory()
    history.record(DayResult(day: day, game: .codeBreaker, figure: nil, hadHelp: false))
    history.record(DayResult(day: day.adding(days: -1)!, game: .codeBreaker, figure: 5, hadHelp: true))
    history.record(DayResult(day: day, game: .triples, figure: 7, hadHelp: false))
    history.record(DayResult(day: day, game: .triples, figure: 1042, hadHelp: false))
    let lines = "days/1\ncodebreaker 2026-11-20 5 helped\ntriples 2026-11-21 1042\ncodebreaker 2026-11-21 -"
    #expect(text(history) == lines)
    #expect(DayHistory(text: Array(lines.utf8)) == history)
  }

  @Test func resultCanBeReplacedAndRemoved() throws {
    var history = try #require(
      read("codebreaker 2026-11-20 5 helped", "triples 2026-11-21 7", "codebreaker 2026-11-21 -"))
    history.record(DayResult(day: day, game: .triples, figure: 1042, hadHelp: false))
    #expect(history.result(day, .triples)?.figure == 1042)
    history.removeResult(day, .triples)
    #expect(history.result(day, .triples) == nil)
    #expect(history.results.count == 2)
  }

  @Test(arguments: [
    "", "days/1\n", "days/2", "days/1\ntriples", "days/1\ntriples 2026-11-21", "days/1\ntriples 2026-11-21 -",
    "days/1\ntriples 2026-11-31 5", "days/1\ntriples 2026-11-21 05", "days/1\ntriples 2026-11-21 5 ",
    "days/1\ntriples 2026-11-21 5 helped ", "days/1\ntriples 2026-11-21 5 marked", "days/1\nsudoku 2026-11-21 5",
    "days/1\ntriples 2026-11-21 5\ntriples 2026-11-21 6", "days/1\ntriples 2026-11-21 5\ntriples 2026-11-20 6",
    "days/1\ncodebreaker 2026-11-21 5\ntriples 2026-11-21 6", "days/1\ntriples 2026-11-21 99999999999999999999",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(DayHistory(text: Array(text.utf8)) == nil)
  }

  @Test func oldestResultsAreDroppedAtCapacityAndFullHistoryRoundTrips() {
    var history = DayHistory()
    for back in 0...DayHistory.capacity {
      history.record(DayResult(day: day.adding(days: -back)!, game: .triples, figure: back, hadHelp: false))
    }
    #expect(history.results.count == DayHistory.capacity)
    #expect(history.results.last?.day == day)
    #expect(history.results.first?.figure == DayHistory.capacity - 1)
    #expect(DayHistory(text: history.text) == history)
  }

  /// Merging two devices' results keeps the better one, in either direction.
  @Test(arguments: [
    ("triples 2026-11-21 5", "triples 2026-11-21 6", "triples 2026-11-21 6"),
    ("triples 2026-11-21 5", "triples 2026-11-21 6 helped", "triples 2026-11-21 5"),
    ("codebreaker 2026-11-21 5", "codebreaker 2026-11-21 6", "codebreaker 2026-11-21 5"),
    ("codebreaker 2026-11-21 -", "codebreaker 2026-11-21 6", "codebreaker 2026-11-21 6"),
    ("codebreaker 2026-11-21 - helped", "codebreaker 2026-11-21 -", "codebreaker 2026-11-21 -"),
  ])
  func mergingKeepsTheBetterResult(one: String, other: String, best: String) throws {
    for (own, taken) in [(one, other), (other, one)] {
      var history = try #require(read(own))
      let theirs = try #require(read(taken))
      history.merge(theirs)
      #expect(text(history) == "days/1\n" + best)
      history.merge(theirs)
      #expect(text(history) == "days/1\n" + best)
    }
  }

  @Test func streakCountsEachDayOnceAndAllowsAMissedDay() throws {
    let history = try #require(
      read(
        "triples 2026-11-18 5", "triples 2026-11-20 5", "codebreaker 2026-11-20 5", "codebreaker 2026-11-21 -"))
    #expect(history.streak(on: day).current == 3, "the missed day is allowed")
    #expect(history.streak(on: day.adding(days: 1)!).current == 3, "the day is not over yet")
    #expect(history.streak(on: day.adding(days: 2)!).current == 0, "one missed day in seven is allowed")
    #expect(history.streak(on: day.adding(days: -1)!).current == 2, "later days don't count")
    #expect(history.streakText(on: day) == "3 days in a row")
    #expect(DayHistory().streakText(on: day) == nil)
  }

  @Test(
    arguments: [
      (DailyGame.triples, 1, false, "1 point"), (.triples, 1042, true, "1,042 points, with help"),
      (.codeBreaker, 1, false, "1 guess"), (.codeBreaker, 5, true, "5 guesses, with help"),
      (.codeBreaker, nil, false, "Code not found"),
    ] as [(DailyGame, Int?, Bool, String)])
  func resultTextNamesPointsOrGuessesAndHelp(game: DailyGame, figure: Int?, hadHelp: Bool, words: String) {
    #expect(DayResult(day: day, game: game, figure: figure, hadHelp: hadHelp).text == words)
  }

  @Test func dayTextHasEnglishMonthsAndWeekdays() {
    #expect(DayText.long(day) == "November 21")
    #expect(DayText.short(day) == "Nov 21")
    #expect(DayText.weekday(day) == "Saturday")
    let months = (0..<12).map { DayText.short(CalendarDay(year: 2026, month: $0 + 1, day: 3)!) }
    let expected = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    #expect(months == expected.map { $0 + " 3" })
    let weekdays = (0..<7).map { DayText.weekday(CalendarDay(number: 4 + $0)!) }
    #expect(weekdays == ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
  }

  @Test(arguments: [
    ("", DayAddress.none), ("?", .none), ("?day", .none), ("?2026-11-21x", .invalid),
    ("?2026-11-21", .open(try! CalendarDay(text: "2026-11-21".utf8))),
    ("2026-11-20", .open(try! CalendarDay(text: "2026-11-20".utf8))),
    ("?2026-11-19", .over(try! CalendarDay(text: "2026-11-19".utf8))),
    ("?2026-11-22", .upcoming(try! CalendarDay(text: "2026-11-22".utf8))),
    ("?2026-11-19&again", .again(try! CalendarDay(text: "2026-11-19".utf8))),
    // A day that is still open can't be played again.
    ("?2026-11-20&again", .open(try! CalendarDay(text: "2026-11-20".utf8))),
    ("?2026-11-22&again", .upcoming(try! CalendarDay(text: "2026-11-22".utf8))),
    ("?2026-11-19&again&alone", .again(try! CalendarDay(text: "2026-11-19".utf8))), ("?&again", .none),
    ("&again", .none), ("?2026-11-31", .invalid), ("?2026-11", .invalid), ("?fbclid=x", .none),
  ])
  func dayAddressIsReadFromTheQuery(search: String, dayAddress: DayAddress) {
    // At half past one, yesterday's games are still open.
    #expect(DayAddress(search: Array(search.utf8), at: day.startTime + 5400) == dayAddress)
  }

  @Test(arguments: [true, false])
  func playModeFollowsFromTheAddressAndTheServer(hasServer: Bool) throws {
    func mode(_ search: String) -> PlayMode {
      DayAddress(search: Array(search.utf8), at: day.startTime + 5400).mode(
        search: Array(search.utf8), hasServer: hasServer)
    }
    #expect(mode("?2026-11-21") == (hasServer ? .ranked(day) : .daily(day)))
    #expect(mode("?2026-11-21&alone") == .daily(day))
    #expect(try mode("?2026-11-19&again") == .pastDay(CalendarDay(text: "2026-11-19".utf8)))
    #expect(mode("?2026-11-19") == .own)
    #expect(mode("?2026-11-22") == .own)
    #expect(mode("") == .own)
  }

  @Test func navigationAddressIsRelativeToTheGamesPage() {
    #expect(DayNavigation.check(day, needsDeal: false).address == "../check.html?2026-11-21")
    #expect(DayNavigation.check(day, needsDeal: true).address == "../check.html?2026-11-21&again")
    #expect(DayNavigation.ownGame(address: []).address == "./")
    #expect(DayNavigation.ownGame(address: Array("triples/1/14".utf8)).address == "./#triples/1/14")
    #expect(DayNavigation.days.address == "../days.html")
  }
}
