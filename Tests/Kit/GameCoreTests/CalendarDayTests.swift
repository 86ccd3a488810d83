import GameCore
import Testing

@Suite struct CalendarDayTests {
  /// Compares each day with a simple calendar that knows only the lengths of the months.
  @Test func numbersOfTheRangeGiveConsecutiveDatesAndOthersAreRejected() throws {
    var (year, month, day) = (1970, 1, 1)
    for number in 0...CalendarDay.range.upperBound.number {
      let found = try #require(CalendarDay(number: number))
      guard found.date == (year, month, day), CalendarDay(year: year, month: month, day: day) == found else {
        Issue.record("day \(number) should be \(year)-\(month)-\(day), and is \(found)")
        return
      }
      day += 1
      let isLeapYear = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
      if day > [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] {
        // The month has ended, so days after its last one must be invalid.
        for wrong in day...32 where CalendarDay(year: year, month: month, day: wrong) != nil {
          Issue.record("\(year)-\(month)-\(wrong) is no day")
        }
        (month, day) = (month + 1, 1)
      }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect((year, month, day) == (10_000, 1, 1))
    #expect(CalendarDay(number: -1) == nil)
    #expect(CalendarDay(number: CalendarDay.range.upperBound.number + 1) == nil)
  }

  @Test(arguments: [
    (1969, 12, 31), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, -1), (2026, 2, 29),
    (2100, 2, 29),
  ])
  func invalidDateIsRejected(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: ["1970-01-01", "2024-02-29", "2026-11-21", "9999-12-31", "2000-02-29", "2026-01-09"])
  func textRoundTrips(text: String) throws {
    #expect(try CalendarDay(text: text.utf8).description == text)
  }

  @Test(arguments: [
    ("", CalendarDayFault.malformed), ("2026-11-2", .malformed), ("2026-11-211", .malformed),
    ("2026 11 21", .malformed),
    ("20261-1-21", .malformed), ("2026-1a-21", .malformed), ("2026--1-21", .malformed), ("+026-11-21", .malformed),
    ("2026-11-31", .noSuchDay), ("2023-02-29", .noSuchDay), ("0000-01-01", .noSuchDay), ("2026-00-10", .noSuchDay),
  ])
  func invalidTextReportsItsFault(text: String, fault: CalendarDayFault) {
    #expect(throws: fault) { try CalendarDay(text: text.utf8) }
  }

  @Test func addingDaysChangesDateAndWeekdayUnlessOutOfRange() throws {
    let saturday = try #require(CalendarDay(year: 2026, month: 11, day: 21))
    #expect(saturday.weekday == 6)
    #expect((1...7).map { saturday.adding(days: $0)?.weekday } == [7, 1, 2, 3, 4, 5, 6])
    // Day 0 is a Thursday.
    #expect(CalendarDay(number: 0)?.weekday == 4)
    #expect(saturday.adding(days: -1)?.description == "2026-11-20")
    #expect(saturday.adding(days: 10)?.description == "2026-12-01")
    #expect(saturday.adding(days: .max) == nil)
    #expect(saturday.adding(days: .min) == nil)
    #expect(saturday < saturday.adding(days: 1)!)
  }
}
