import ArgumentParser
import DailyGames
import GameCore
import SessionSupport
import Testing

@testable import TerminalSupport

@Suite struct DayReportTests {
  private let memory = MemoryStorage()
  private let today = try! CalendarDay(text: "2026-11-21".utf8)

  private var environment: PlayEnvironment {
    let time = today.startTime + 74_880
    var environment = PlayEnvironment(storage: memory.storage, now: { time }, random: { 0 })
    environment.utcOffset = { _ in 3600 }
    return environment
  }

  private func record(_ game: DailyGame, _ figure: Int?, daysAgo: Int, hadHelp: Bool = false) {
    var history = DayHistory(storedIn: memory.storage)
    history.record(DayResult(day: today.adding(days: -daysAgo)!, game: game, figure: figure, hadHelp: hadHelp))
    _ = memory.storage.write(DayHistory.key, history.text)
  }

  @Test func reportShowsEachDayTheStreakAndTheNextGame() {
    record(.triples, 876, daysAgo: 1)
    record(.codeBreaker, nil, daysAgo: 1)
    record(.triples, 1310, daysAgo: 2, hadHelp: true)
    _ = memory.storage.write(
      "parlor.triples.day\(today.number % 2)-door", Array("day-door/1\n2026-11-21 playing Move 57, 812 points".utf8))
    let lines = DayReport([.triples, .codeBreaker], environment: environment).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 1 + DayList.maxDayCount + 3)
    #expect(
      lines.prefix(5) == [
        "             Triples                  CodeBreaker",
        "Today        Move 57, 812 points      Not played yet",
        "Yesterday    876 points               Code not found",
        "Thu, Nov 19  1,310 points, with help  -",
        "Wed, Nov 18  -                        -",
      ])
    #expect(
      lines.suffix(3) == ["", "2 days in a row. Your longest: 2 days.", "New games in 3 hours 12 minutes, at 01:00."])
  }

  @Test func reportOfOneGameHasOneColumn() {
    record(.codeBreaker, 5, daysAgo: 0)
    let lines = DayReport([.codeBreaker], environment: environment).text.split(separator: "\n")
    #expect(lines.prefix(3) == ["             CodeBreaker", "Today        5 guesses", "Yesterday    -"])
  }

  @Test func jsonHasTheStreakAndEachDaysFiguresAndHelp() {
    record(.triples, 876, daysAgo: 0, hadHelp: true)
    record(.codeBreaker, nil, daysAgo: 1)
    let json = DayReport([.triples, .codeBreaker], environment: environment).json
    #expect(
      json.hasPrefix(
        #"{"today":"2026-11-21","streak":{"current":2,"longest":2},"days":[{"day":"2026-11-21","#
          + #""triples":{"figure":876,"helped":true},"codebreaker":null},{"day":"2026-11-20","triples":null,"#
          + #""codebreaker":{"figure":null,"helped":false}},"#))
  }

  // MARK: Which day is meant

  @Test func dayArgumentIsParsedAsNoneOpenOrOver() throws {
    let time = today.startTime + 3600
    #expect(try DayAddress(argument: nil, at: time) == .none)
    #expect(try DayAddress(argument: "today", at: time) == .open(today))
    #expect(try DayAddress(argument: "2026-11-20", at: time) == .open(today.adding(days: -1)!), "until two")
    #expect(try DayAddress(argument: "2026-11-19", at: time) == .over(today.adding(days: -2)!))
  }

  @Test(arguments: ["tomorrow", "2026-11-31", "2026-11-22", ""]) func invalidOrFutureDayIsRejected(argument: String) {
    #expect(throws: ExitCode.self) { try DayAddress(argument: argument, at: today.startTime) }
  }
}
