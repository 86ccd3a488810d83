import NumberedGame
import Testing

@Suite struct StreakTests {
  /// Days before a 100th day, the latest first: `streak("xx.x")` was played on days 97, 98 and 100, if that is today.
  private func streak(_ days: String, today: Int = 100) -> [Int] {
    let first = 101 - days.count
    let played = days.enumerated().filter { $0.element == "x" }.compactMap { CalendarDay(number: first + $0.offset) }
    let streak = Streak(of: played.reversed(), today: CalendarDay(number: today)!)
    return [streak.current, streak.best]
  }

  @Test(arguments: [
    ("", [0, 0]), ("x", [1, 1]), ("xxx", [3, 3]), ("xx.", [2, 2]),
    // One missed day is forgiven and counts for nothing, today is not missed yet, and two in a row are too many.
    ("xx.x", [3, 3]), ("xx..", [2, 2]), ("xx...", [0, 2]), ("xx..x", [1, 2]),
    // The next one only a week later.
    ("x.x.x", [1, 2]), ("x.xxxxx.x", [1, 6]), ("x.xxxxxx.x", [8, 8]), ("x.xxxxxxx.x", [9, 9]), ("x.xxxxxx..", [7, 7]),
    ("x.xxxx..", [0, 5]), ("xxxxxxxxxx.......xx", [2, 10]),
  ])
  func howManyDaysInARow(days: String, counts: [Int]) {
    #expect(streak(days) == counts)
  }

  @Test func yesterdayCountsUntilTheDayIsOver() {
    #expect(streak("xxx", today: 101) == [3, 3])
    #expect(streak("xxx", today: 102) == [3, 3])
    #expect(streak("xxx", today: 103) == [0, 3])
  }
}
