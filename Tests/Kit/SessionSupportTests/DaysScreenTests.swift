import DailyGames
import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct DaysScreenTests {
  private let memory = MemoryStorage()

  /// Noon of 2026-11-21 in UTC.
  private let noon: Int64 = 1_795_262_400

  private func daysScreen(isRanked: Bool = true) -> DaysScreen {
    DaysScreen(isRanked: isRanked, storage: memory.storage, now: { [noon] in noon })
  }

  private func answer(_ daysScreen: DaysScreen, _ text: String?, status: Int = 200) {
    daysScreen.serverDidReply(
      text.map { RankedReply(status: status, body: Array($0.utf8)) }, to: daysScreen.call?.number ?? -1)
  }

  @Test func serversFirstDayIsRequestedEndsTheListAndIsStored() {
    let daysScreen = daysScreen()
    #expect(daysScreen.call?.request.path == "days?from=2026-10-23&to=2026-11-21")
    #expect(daysScreen.call?.request.token == nil)
    #expect(daysScreen.list.rows.map(\.title) == ["Today"])
    answer(daysScreen, #"{"days":[{"day":"2026-11-19","state":"revealed"},{"day":"2026-11-20","state":"revealed"}]}"#)
    #expect(daysScreen.list.rows.map(\.title) == ["Today", "Yesterday", "Thu, Nov 19"])
    #expect(daysScreen.call == nil)
    #expect(daysScreen.failure == nil)
    #expect(self.daysScreen().list.rows.count == 3, "the next visit shows it before the server replies")
  }

  @Test func dayThatHasNotBegunIsNotStoredAsTheServersFirstDay() {
    let daysScreen = daysScreen()
    answer(daysScreen, #"{"days":[{"day":"2026-11-21","state":"coming"}]}"#)
    #expect(FirstServedDay.read(from: memory.storage) == nil)
    #expect(daysScreen.failure == nil)
  }

  @Test func failedRequestIsReportedUntilARetrySucceeds() {
    let daysScreen = daysScreen()
    answer(daysScreen, nil)
    #expect(daysScreen.failure == "Can’t load the earlier days. Check your connection and try again.")
    #expect(daysScreen.call == nil)
    #expect(daysScreen.screen.text("problem") == daysScreen.failure)
    if let again = daysScreen.screen.action("Try again") { daysScreen.perform(again.id) }
    answer(daysScreen, #"{"days":[{"day":"junk"}]}"#)
    #expect(daysScreen.failure == ServerFailure.malformedReply.sentence)
    daysScreen.tryAgain()
    answer(daysScreen, #"{"days":[{"day":"2026-11-20","state":"closing"}]}"#)
    #expect(daysScreen.failure == nil)
    #expect(daysScreen.list.rows.count == 2)
  }

  @Test func allDaysAreListedWithoutARequestIfThereIsNoServer() {
    let daysScreen = daysScreen(isRanked: false)
    #expect(daysScreen.call == nil)
    #expect(daysScreen.list.rows.count == DayList.maxDayCount)
  }

  private func record(_ game: DailyGame, _ figure: Int?, daysAgo: Int = 0) throws {
    var history = DayHistory(storedIn: memory.storage)
    let day = try #require(CalendarDay(time: noon).adding(days: -daysAgo))
    history.record(DayResult(day: day, game: game, figure: figure, hadHelp: false))
    _ = memory.storage.write(DayHistory.key, history.text)
  }

  /// Returns the labels and roles of the links to the selected day's games.
  private func games(_ daysScreen: DaysScreen) -> [String] {
    daysScreen.screen.sections.first { $0.id == "day" }?.blocks.flatMap { block -> [String] in
      guard case .buttons(let actions, _) = block.content else { return [] }
      return actions.map { "\($0.label), \($0.role)" }
    } ?? []
  }

  /// Presses a day of the shown month.
  private func press(_ day: Int, _ daysScreen: DaysScreen) throws {
    daysScreen.perform(try #require(daysScreen.screen.month("month")?.days[day - 1].action))
  }

  @Test func todayIsShownFirstWithItsNextGameAndTheStreak() throws {
    let daysScreen = daysScreen(isRanked: false)
    #expect(daysScreen.screen.sections.first?.title == "Saturday, November 21")
    #expect(games(daysScreen) == ["Play Triples, main", "Play CodeBreaker, plain"])
    #expect(daysScreen.screen.text("day-next") == "New games in 12 hours.")
    try record(.triples, 1042)
    try record(.triples, 7, daysAgo: 1)
    _ = memory.storage.write(
      "parlor.codebreaker.day0-door", Array("day-door/1\n2026-11-21 playing Attempt 3 of 10".utf8))
    #expect(games(daysScreen) == ["Triples: 1,042 points, plain", "Continue CodeBreaker, main"])
    #expect(daysScreen.screen.link("Continue CodeBreaker") == "codebreaker/?2026-11-21")
    #expect(daysScreen.screen.text("day-next") == "2 days in a row. New games in 12 hours.")
    #expect(daysScreen.screen.text("longest") == nil)
    for days in 10...14 { try record(.codeBreaker, 5, daysAgo: days) }
    #expect(daysScreen.screen.text("longest") == "Your longest streak: 5 days.")
  }

  // MARK: The app of one game

  /// The screen of the app of a game, whose clock is one hour ahead of UTC.
  private func appScreen(_ game: DailyGame = .triples, after seconds: Int64 = 0, isRanked: Bool = false) -> DaysScreen {
    DaysScreen(
      isRanked: isRanked, storage: memory.storage, now: { [noon] in noon + seconds }, ownGame: game,
      formatTime: { "\(($0 + 3600) % 86_400 / 3600):00" })
  }

  private func storeStatus(_ line: String, _ day: String) throws {
    let number = try CalendarDay(text: day.utf8).number
    _ = memory.storage.write("parlor.triples.day\(number % 2)-door", Array("day-door/1\n\(day) \(line)".utf8))
  }

  @Test func appShowsTheStateOfItsGameAndTheTimeOfTheNext() throws {
    #expect(appScreen().screen.text("state") == "Not played yet")
    #expect(appScreen().screen.text("day-next") == "New games in 12 hours, at 1:00.")
    #expect(appScreen().screen.month("month")?.legend == ["Triples"])
    #expect(appScreen().screen.sections.first?.isCard == true)
    try storeStatus("playing Move 57, 812 points", "2026-11-21")
    #expect(appScreen().screen.text("state") == "Move 57, 812 points")
    #expect(games(appScreen()) == ["Continue Triples, main", "Play CodeBreaker, plain"])
    try record(.triples, 1042)
    #expect(appScreen().screen.text("state") == "1,042 points")
    #expect(games(appScreen()) == ["Triples: 1,042 points, plain", "Play CodeBreaker, main"])
    #expect(daysScreen(isRanked: false).screen.text("state") == nil, "a page has the state in its links")
  }

  @Test func appLeadsToItsOwnGameFirst() {
    #expect(games(appScreen(.codeBreaker)) == ["Play CodeBreaker, main", "Play Triples, plain"])
  }

  @Test func appOffersToFinishYesterdaysGameUntilTwoInTheMorning() throws {
    try storeStatus("playing Move 57, 812 points", "2026-11-21")
    let hour: Int64 = 3600
    #expect(appScreen(after: 13 * hour).screen.text("unfinished-state") == "Move 57, 812 points")
    #expect(appScreen(after: 13 * hour).screen.text("deadline") == "You can finish it until 3:00.")
    #expect(appScreen(after: 13 * hour).screen.link("Continue Triples") == "triples/?2026-11-21")
    #expect(appScreen(after: 14 * hour).screen.text("unfinished-state") == nil)
    #expect(appScreen(after: 11 * hour).screen.text("unfinished-state") == nil, "it is today’s")
    let nextDay = appScreen(after: 13 * hour)
    try press(21, nextDay)
    #expect(nextDay.screen.text("unfinished-state") == nil, "the selected day has the link")
  }

  @Test func appShowsFourFriendsResultsOfARankedGame() throws {
    func friends(_ screen: DaysScreen) -> (marks: [Mark], spokenText: String)? {
      guard case .marks(let marks, let text) = screen.screen.blocks.first(where: { $0.id == "friends" })?.content else {
        return nil
      }
      return (marks, text)
    }
    #expect(friends(appScreen(isRanked: true)) == nil)
    let results = ["Ada\t1,042", "you\t876", "Bo\t735", "Cleo\t20", "Dan\t8"]
    _ = memory.storage.write(
      "parlor.triples.friends", Array("friends/1\n2026-11-21\n\(results.joined(separator: "\n"))".utf8))
    #expect(
      friends(appScreen(isRanked: true))?.marks.map(\.text) == ["Ada 1,042", "you 876", "Bo 735", "Cleo 20"])
    #expect(
      friends(appScreen(isRanked: true))?.spokenText == "Friends: Ada 1,042, you 876, Bo 735, Cleo 20.")
    #expect(friends(appScreen()) == nil, "without a server")
    #expect(friends(appScreen(after: 43_200, isRanked: true)) == nil, "the next day")
  }

  @Test func monthNamesEachDayAndItsResults() throws {
    try record(.triples, 1042, daysAgo: 1)
    try record(.codeBreaker, nil, daysAgo: 3)
    let month = try #require(daysScreen(isRanked: false).screen.month("month"))
    // November 1, 2026 is a Sunday.
    #expect(month.title == "November 2026")
    #expect(month.days.count == 30)
    #expect(month.skippedDayCount == 0)
    #expect(month.weeks.count == 5)
    #expect(month.weeks[4] == [28, 29, nil, nil, nil, nil, nil])
    #expect(month.legend == ["Triples", "CodeBreaker"])
    #expect(month.days[19].spokenText == "November 20. Triples: 1,042 points. CodeBreaker: not played")
    #expect(month.days[17].spokenText == "November 18. Triples: not played. CodeBreaker: Code not found")
    #expect(month.days[19].marks == [true, false])
    #expect(month.days[17].marks == [false, true])
    // The day between them is forgiven.
    #expect(month.days.filter { $0.joinsNext }.map(\.number) == [18, 19])
    #expect(month.days.filter { $0.joinsPrevious }.map(\.number) == [19, 20])
    #expect(month.days.filter { $0.isToday }.map(\.number) == [21])
    #expect(month.days[20].isSelected)
    #expect(month.days.filter { $0.action == nil }.map(\.number) == Array(22...30))
    #expect(month.days[21].spokenText == "November 22")
  }

  @Test func pressedDayTakesThePlaceOfToday() throws {
    let daysScreen = daysScreen(isRanked: false)
    try record(.triples, 7, daysAgo: 3)
    try press(18, daysScreen)
    #expect(daysScreen.screen.sections.first?.title == "Wednesday, November 18")
    #expect(games(daysScreen) == ["Triples: 7 points, plain", "Play CodeBreaker, main"])
    #expect(daysScreen.screen.link("Play CodeBreaker") == "codebreaker/?2026-11-18")
    #expect(daysScreen.screen.text("day-next") == nil)
    #expect(daysScreen.screen.month("month")?.days.filter { $0.isSelected }.map(\.number) == [18])
    try press(21, daysScreen)
    #expect(daysScreen.screen.sections.first?.title == "Saturday, November 21")
  }

  @Test func monthsReachFromTheFirstDayToToday() throws {
    let daysScreen = daysScreen(isRanked: false)
    func step(_ label: String) throws { daysScreen.perform(try #require(daysScreen.screen.action(label)).id) }
    #expect(daysScreen.screen.action("›")?.isEnabled == false)
    try step("‹")
    let october = try #require(daysScreen.screen.month("month"))
    #expect(october.title == "October 2026")
    #expect(october.skippedDayCount == 4)
    #expect(october.weeks.count == 5)
    #expect(october.days.first { $0.action != nil }?.number == 23, "thirty days can be played")
    #expect(daysScreen.screen.action("‹")?.isEnabled == false)
    #expect(daysScreen.screen.action("›")?.isEnabled == true)
    #expect(daysScreen.screen.sections.first?.title == "Saturday, November 21", "the selected day stays")
    try record(.triples, 7, daysAgo: 325)
    for _ in 0..<10 { try step("‹") }
    #expect(daysScreen.screen.month("month")?.title == "December 2025")
    #expect(daysScreen.screen.month("month")?.days.first { $0.action != nil }?.number == 31)
    #expect(daysScreen.screen.action("‹")?.isEnabled == false)
    try record(.triples, 7, daysAgo: 355)
    #expect(daysScreen.screen.month("month")?.days.first { $0.action != nil }?.number == 1)
    #expect(daysScreen.screen.action("‹")?.isEnabled == false, "there are no days before the first of December")
    for _ in 0..<11 { try step("›") }
    #expect(daysScreen.screen.month("month")?.title == "November 2026")
  }

  @Test func daysOfAServerLeadToTheStandingsUnlessTheyPrecedeItsFirst() throws {
    try record(.triples, 7, daysAgo: 5)
    _ = memory.storage.write(DayHistory.rankedKey, memory.storage.read(DayHistory.key) ?? [])
    let daysScreen = daysScreen()
    answer(daysScreen, #"{"days":[{"day":"2026-11-19","state":"revealed"}]}"#)
    let days = try #require(daysScreen.screen.month("month")?.days)
    #expect(days.filter { $0.action != nil }.map(\.number) == [16, 19, 20, 21])
    try press(19, daysScreen)
    #expect(games(daysScreen) == ["See Triples, plain", "See CodeBreaker, plain"])
    #expect(daysScreen.screen.link("See CodeBreaker") == "standings.html?2026-11-19&codebreaker")
    try press(16, daysScreen)
    #expect(games(daysScreen) == [])
    #expect(daysScreen.screen.text("results") == "Triples: 7 points. CodeBreaker: not played")
  }

  private enum Code: UInt8 { case open }

  /// Days 14, 16, and 19 to 21 can be pressed.
  @Test(arguments: [
    ("ArrowLeft", 20, 19), ("ArrowLeft", 19, 16), ("ArrowLeft", 14, 14), ("ArrowRight", 16, 19),
    ("ArrowRight", 21, 21), ("ArrowUp", 21, 14), ("ArrowUp", 20, 20), ("ArrowDown", 14, 21), ("ArrowDown", 16, 16),
    ("Home", 20, 14), ("End", 16, 21), ("Enter", 20, nil),
  ])
  func keysMoveTheFocusOverDaysThatCanBePressed(key: String, from: Int, to: Int?) {
    let days = (1...30).map { day in
      let action = [14, 16, 19, 20, 21].contains(day) ? Action.ID(Code.open) : nil
      return CalendarMonth.Day(day, marks: [], action: action, spokenText: "")
    }
    let month = CalendarMonth("November 2026", days, skippedDayCount: 0, legend: [], steps: [])
    #expect(month.index(after: Array(key.utf8), at: from - 1).map { $0 + 1 } == to)
  }

  @Test func rulesOfDailyGamesAreFolded() throws {
    for (isRanked, sentence) in [(true, "you can see everyone’s games"), (false, "They don’t count for your streak.")] {
      let daysScreen = daysScreen(isRanked: isRanked)
      #expect(daysScreen.screen.text("rule-2") == nil)
      daysScreen.perform(try #require(daysScreen.screen.action("How daily games work")).id)
      #expect(daysScreen.screen.text("rule-2")?.contains(sentence) == true)
    }
  }
}
