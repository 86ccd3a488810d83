import DailyGames
import NumberedGame
import TestSupport
import Testing

@testable import PlaySupport

@Suite struct DaysScreenTests {
  private let memory = MemoryStorage()

  /// Noon of 2026-11-21 in UTC.
  private let noon: Int64 = 1_795_262_400

  private func daysScreen(isRanked: Bool = true) -> DaysScreen {
    DaysScreen(isRanked: isRanked, storage: memory.storage, now: { [noon] in noon })
  }

  private func answer(_ daysScreen: DaysScreen, _ text: String?, status: Int = 200) {
    daysScreen.receive(
      text.map { RankedReply(status: status, body: Array($0.utf8)) }, to: daysScreen.call?.number ?? -1)
  }

  @Test func serversFirstDayIsRequestedEndsTheListAndIsStored() {
    let daysScreen = daysScreen()
    #expect(
      daysScreen.call?.request.path == "days?from=2026-10-23&to=2026-11-21" && daysScreen.call?.request.token == nil)
    #expect(daysScreen.list.rows.map(\.title) == ["Today"])
    answer(daysScreen, #"{"days":[{"day":"2026-11-19","state":"revealed"},{"day":"2026-11-20","state":"revealed"}]}"#)
    #expect(daysScreen.list.rows.map(\.title) == ["Today", "Yesterday", "Thu, Nov 19"])
    #expect(daysScreen.call == nil && daysScreen.failure == nil)
    #expect(self.daysScreen().list.rows.count == 3, "the next visit shows it before the server replies")
  }

  @Test func dayThatHasNotBegunIsNotStoredAsTheServersFirstDay() {
    let daysScreen = daysScreen()
    answer(daysScreen, #"{"days":[{"day":"2026-11-21","state":"coming"}]}"#)
    #expect(FirstServedDay.read(from: memory.storage) == nil && daysScreen.failure == nil)
  }

  @Test func failedRequestIsReportedUntilARetrySucceeds() {
    let daysScreen = daysScreen()
    answer(daysScreen, nil)
    #expect(
      daysScreen.failure == "Can’t load the earlier days. Check your connection and try again."
        && daysScreen.call == nil)
    #expect(daysScreen.screen.text("problem") == daysScreen.failure)
    if let again = daysScreen.screen.action("Try again") { daysScreen.perform(again.id) }
    answer(daysScreen, #"{"days":[{"day":"junk"}]}"#)
    #expect(daysScreen.failure == ServerFailure.malformedReply.sentence)
    daysScreen.tryAgain()
    answer(daysScreen, #"{"days":[{"day":"2026-11-20","state":"closing"}]}"#)
    #expect(daysScreen.failure == nil && daysScreen.list.rows.count == 2)
  }

  @Test func allDaysAreListedWithoutARequestIfThereIsNoServer() {
    let daysScreen = daysScreen(isRanked: false)
    #expect(daysScreen.call == nil && daysScreen.list.rows.count == DayList.maxDayCount)
  }

  @Test func daysLinkToTheGamesWithoutAServer() {
    let screen = daysScreen(isRanked: false).screen
    let play = DailyGame.all.map { _ in " | Play" }.joined()
    #expect(screen.lines("table").prefix(2) == ["Today\(play)", "Yesterday\(play)"])
    #expect(screen.table("table")?.columns.map(\.title) == ["Day"] + DailyGame.all.map(\.name))
    #expect(screen.table("table")?.rows[1].cells[2].action?.spokenText == "CodeBreaker, Yesterday: Play")
    #expect(screen.table("table")?.rows[1].cells[2].action?.destination?.address == "codebreaker/?2026-11-20")
  }
}
