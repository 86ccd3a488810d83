import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct DailyMarksTests {
  private func read(_ lines: String...) -> DailyMarks? {
    DailyMarks(text: Array((["five/1"] + lines).joined(separator: "\n").utf8))
  }

  private func text(_ marks: DailyMarks) -> String { String(decoding: marks.text, as: UTF8.self) }

  @Test func firstAnswerToAPositionCounts() {
    var marks = DailyMarks()
    marks.record(0, isSolved: true, on: date(1))
    marks.record(3, isSolved: false, on: date(1))
    marks.record(3, isSolved: true, on: date(1))
    marks.record(2, isSolved: true, on: date(0))
    for index in [-1, 5] { marks.record(index, isSolved: true, on: date(0)) }
    #expect(text(marks) == "five/1\nday 2026-11-21 --1--\nday 2026-11-22 1--0-")
    #expect(marks[date(1)].answeredCount == 2)
    #expect(marks[date(1)].solvedCount == 1)
    #expect(!marks[date(1)].isDone)
    #expect(marks[date(7)] == DailyMarks.Day(date(7)))
    #expect(marks.days(from: date(1), to: date(9)).map(\.day) == [date(1)])
  }

  @Test(arguments: 0..<20) func marksAreReadAsTheyWereWritten(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let marks = random.drawMarks()
      #expect(DailyMarks(text: marks.text) == marks)
    }
  }

  @Test(
    arguments: [
      "day 2026-11-21 -----", "day 2026-11-21 1111", "day 2026-11-21 111111", "day 2026-11-21 1111x",
      "day 2026-11-21  11111", "day 2026-11-31 11111", "day 2026-11-21", "days 2026-11-21 11111", "",
      "day 2026-11-22 11111\nday 2026-11-21 11111", "day 2026-11-21 11111\nday 2026-11-21 11111",
    ])
  func invalidTextIsRejected(lines: String) {
    #expect(read(lines) == nil)
  }

  @Test func oldestDaysAreDroppedFirst() {
    var marks = DailyMarks()
    for number in 0...DailyMarks.capacity { marks.record(0, isSolved: true, on: date(number)) }
    #expect(marks.days.count == DailyMarks.capacity)
    #expect(marks.days.first?.day == date(1))
    marks.record(0, isSolved: true, on: date(0))
    #expect(marks.days.first?.day == date(1))
  }

  @Test func mergedMarksHaveTheAnswersOfBothAndOfTwoTheWrongOne() throws {
    var one = try #require(read("day 2026-11-21 10-1-", "day 2026-11-23 1----"))
    let other = try #require(read("day 2026-11-21 11-01", "day 2026-11-22 0----"))
    one.merge(other)
    #expect(text(one) == "five/1\nday 2026-11-21 10-01\nday 2026-11-22 0----\nday 2026-11-23 1----")
  }
}

@Suite struct PositionTableTests {
  private let table = PositionTable("AAAAAAABAAACAAADAAAEAABAAABBAABCAABDAABE")

  @Test func setsFollowEachOtherDayByDayAndStartAgain() {
    #expect(table.setCount == 2)
    #expect(table.codes(ofSet: 0) == [0, 1, 2, 3, 4])
    #expect(table.codes(ofSet: 1) == [64, 65, 66, 67, 68])
    #expect(table.codes(ofSet: 2).isEmpty)
    #expect(table.codes(ofSet: -1).isEmpty)
    let sets = (0..<4).map { table.setIndex(of: date($0)) }
    #expect(sets[0] != sets[1])
    #expect(sets[2...] == sets[..<2])
    #expect(PositionTable("").setIndex(of: date(0)) == 0)
    #expect(PositionTable("").codes(ofSet: 0).isEmpty)
  }

  @Test func everyCodeIsReadAsItWasWritten() {
    for code in [0, 1, 63, 64, 4095, 4096, 123_456, 16_777_215] {
      #expect(PositionTable.text(code).count == 4)
    }
    #expect(String(decoding: PositionTable.text(16_777_215), as: UTF8.self) == "////")
    #expect(PositionTable("////++++AAAAzzzz0000").codes(ofSet: 0).first == 16_777_215)
    #expect(PositionTable("////++++AAAAzzzz000-").codes(ofSet: 0).isEmpty, "a byte isn't a digit")
  }
}
