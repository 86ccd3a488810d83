import DailyGames
import GameCore
import SessionSupport
import Testing

@Suite struct DailyGameProgressTests {
  private let memory = MemoryStorage()
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let yesterday = try! CalendarDay(text: "2026-11-20".utf8)

  private func storeStatus(_ line: String, _ game: String, of day: CalendarDay, isRanked: Bool = false) {
    let key = "parlor.\(game).\(isRanked ? "ranked" : "day")\(day.number % 2)-door"
    _ = memory.storage.write(key, Array("day-door/1\n\(day) \(line)".utf8))
  }

  private func game(
    _ game: DailyGame = .triples, of day: CalendarDay? = nil, history: DayHistory = DayHistory()
  ) -> DailyGameProgress {
    DailyGameProgress(game, of: day ?? today, history: history, storage: memory.storage)
  }

  @Test func stateIsReadFromTheStoredStatus() {
    #expect(game().state == .notBegun)
    #expect(game().text == "Not played yet")
    #expect(!game().isDone)
    storeStatus("playing Move 57, 812 points", "triples", of: today)
    #expect(game().state == .playing("Move 57, 812 points"))
    #expect(game().text == "Move 57, 812 points")
    #expect(game(.codeBreaker).state == .notBegun, "the other game")
    storeStatus("done 1,042 points", "triples", of: today)
    #expect(game().state == .done("1,042 points"))
    #expect(game().isDone)
    storeStatus("", "triples", of: today)
    #expect(game().state == .notBegun)
  }

  @Test func rankedGameHasASeparateStateAndShowsItsResultAndPlace() {
    func ranked(_ history: DayHistory = DayHistory()) -> DailyGameProgress {
      DailyGameProgress(.triples, of: today, history: history, storage: memory.storage, isRanked: true)
    }
    storeStatus("playing Move 57, 812 points", "triples", of: today)
    #expect(ranked().state == .notBegun)
    storeStatus("playing Move 3, 15 points", "triples", of: today, isRanked: true)
    #expect(ranked().state == .playing("Move 3, 15 points"))
    var history = DayHistory()
    history.record(DayResult(day: today, game: .triples, figure: 1042, hadHelp: false))
    #expect(ranked(history).state == .done("1,042 points"), "the stored status is older")
    storeStatus("done 1,042 points, 3rd of 214", "triples", of: today, isRanked: true)
    #expect(ranked(history).state == .done("1,042 points, 3rd of 214"))
  }

  @Test func rankedResultsAreStoredSeparately() {
    var history = DayHistory()
    history.record(DayResult(day: today, game: .triples, figure: 1042, hadHelp: false))
    _ = memory.storage.write(DayHistory.rankedKey, history.text)
    #expect(DayHistory(storedIn: memory.storage).results.isEmpty)
    #expect(DayHistory(storedIn: memory.storage, isRanked: true) == history)
  }

  @Test func statusThatIsInvalidOrOfAnotherDayIsIgnored() {
    // All even days share one storage key, and all odd days share another.
    storeStatus("playing Move 57, 812 points", "triples", of: today.adding(days: -2)!)
    #expect(game().state == .notBegun)
    storeStatus("thinking", "triples", of: today)
    #expect(game().state == .notBegun)
  }

  @Test func gameWithARecordedResultIsDone() {
    var history = DayHistory()
    history.record(DayResult(day: today, game: .triples, figure: 1042, hadHelp: false))
    storeStatus("playing Move 57, 812 points", "triples", of: today)
    #expect(game(history: history).state == .done("1,042 points"), "it may have come from another device")
    #expect(game(.codeBreaker, history: history).state == .notBegun)
  }

  @Test func yesterdaysGameInProgressIsListedUntilTwoInTheMorning() {
    func days(at time: Int64) -> [CalendarDay] {
      DailyGameProgress.playableGames(.codeBreaker, at: time, history: DayHistory(), storage: memory.storage).map(\.day)
    }
    #expect(days(at: today.startTime) == [today], "not started")
    storeStatus("playing Attempt 4 of 12", "codebreaker", of: yesterday)
    #expect(days(at: today.startTime) == [today, yesterday])
    #expect(days(at: yesterday.finishDeadline - 1) == [today, yesterday])
    #expect(days(at: yesterday.finishDeadline) == [today])
    storeStatus("done 5 guesses", "codebreaker", of: yesterday)
    #expect(days(at: today.startTime) == [today])
  }

  @Test func validHistoryIsReadAndDamagedHistoryIsEmpty() {
    _ = memory.storage.write(DayHistory.key, Array("days/2\nnonsense".utf8))
    #expect(DayHistory(storedIn: memory.storage).results.isEmpty)
    _ = memory.storage.write(DayHistory.key, Array("days/1\ntriples 2026-11-21 7".utf8))
    #expect(DayHistory(storedIn: memory.storage).results.count == 1)
  }

  @Test(arguments: [
    (0, "24 hours"), (86_399, "1 minute"), (82_799, "1 hour 1 minute"), (74_880, "3 hours 12 minutes"),
    (74_881, "3 hours 12 minutes"), (82_801, "1 hour"), (84_600, "30 minutes"),
  ])
  func timeUntilTheNextDayIsRoundedUpToMinutesInWordsThatCanBeSpoken(second: Int64, text: String) {
    #expect(DayText.timeUntilNextDay(at: today.startTime + second) == text)
  }
}
