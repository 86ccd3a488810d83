import GameCore
import Testing

@Suite struct StreakTests {
  /// Returns the current and the best streak. Each character of `days` is a day, `x` if the player finished a game on
  /// it. The last character is day 100.
  private func counts(_ days: String, today: Int = 100) -> [Int] {
    let streak = streak(days, today: today)
    return [streak.current, streak.best]
  }

  private func streak(_ days: String, today: Int = 100) -> Streak {
    let first = 101 - days.count
    let played = days.enumerated().filter { $0.element == "x" }.compactMap { CalendarDay(number: first + $0.offset) }
    return Streak(of: played.reversed(), today: CalendarDay(number: today)!)
  }

  @Test(arguments: [
    ("", [0, 0]), ("x", [1, 1]), ("xxx", [3, 3]), ("xx.", [2, 2]),
    // One missed day is allowed but not counted. Today doesn't count as missed yet. Two missed days end the streak.
    ("xx.x", [3, 3]), ("xx..", [2, 2]), ("xx...", [0, 2]), ("xx..x", [1, 2]),
    // A second missed day is allowed only if it is at least a week later.
    ("x.x.x", [1, 2]), ("x.xxxxx.x", [1, 6]), ("x.xxxxxx.x", [8, 8]), ("x.xxxxxxx.x", [9, 9]), ("x.xxxxxx..", [7, 7]),
    ("x.xxxx..", [0, 5]), ("xxxxxxxxxx.......xx", [2, 10]),
  ])
  func streakAllowsOneMissedDayPerWeek(days: String, counts: [Int]) {
    #expect(self.counts(days) == counts)
  }

  @Test func runsIncludeForgivenDays() {
    let runs = streak("xx..x.x.").runs
    #expect(runs.map(\.lowerBound.number) == [93, 97])
    #expect(runs.map(\.upperBound.number) == [94, 99])
  }

  @Test func streakEndsAfterTwoMissedDays() {
    #expect(counts("xxx", today: 101) == [3, 3])
    #expect(counts("xxx", today: 102) == [3, 3])
    #expect(counts("xxx", today: 103) == [0, 3])
  }
}
