import GameCore
import Testing

@Suite struct DayTimesTests {
  @Test(
    arguments: [
      (Int64.min, 0), (-1, 0), (0, 0), (86_399, 0), (86_400, 1), (253_402_300_799, 2_932_896),
      (253_402_300_800, 2_932_896),
      (.max, 2_932_896),
    ] as [(Int64, Int)])
  func timestampGivesItsDayOrTheNearestDayOfTheCalendar(time: Int64, number: Int) {
    #expect(CalendarDay(time: time).number == number)
  }

  @Test func dayIsOpenFromMidnightUntilTwoTheNextMorning() throws {
    let day = try #require(CalendarDay(year: 2026, month: 11, day: 21))
    #expect(day.startTime == 1_795_219_200)
    #expect(day.endTime == 1_795_305_600)
    #expect(day.finishDeadline == 1_795_312_800)
    for (time, isOpen) in [
      (day.startTime - 1, false), (day.startTime, true), (day.endTime - 1, true), (day.endTime, true),
      (day.finishDeadline - 1, true),
      (day.finishDeadline, false),
    ] {
      #expect(day.isOpen(at: time) == isOpen, "\(time)")
    }
  }

  @Test func firstGameNumberContainsTheDate() throws {
    #expect(try CalendarDay(text: "2026-11-21".utf8).firstGameNumber.description == "2026112100")
    #expect(CalendarDay.range.lowerBound.firstGameNumber.description == "1970010100")
    #expect(CalendarDay.range.upperBound.firstGameNumber.description == "9999123100")
  }
}
