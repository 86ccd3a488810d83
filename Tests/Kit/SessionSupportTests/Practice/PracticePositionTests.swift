import GameCore
import Testing

@testable import SessionSupport

@Suite struct PracticePositionTests {
  @Test func intervalDoublesPerBoxAndIsClampedToTheBoxes() {
    let days = PracticePosition.boxRange.map { PracticePosition.intervalDays(ofBox: $0) }
    #expect(days == [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
    #expect(PracticePosition.intervalDays(ofBox: -1) == 0)
    #expect(PracticePosition.intervalDays(ofBox: .max) == 512)
  }

  /// Solves the position each time it is due, up to the last box and beyond.
  @Test func solvedPositionAdvancesABoxUpToTheLastAndIsDueLater() {
    var position = practicePosition("a")
    #expect(position.box == 0, "it can be practiced at once")
    #expect(position.dueDay == date(0), "it can be practiced at once")
    var today = 0
    for box in (1...10).map({ $0 }) + [10, 10] {
      position.answer(isSolved: true, on: date(today))
      #expect(position.box == box)
      #expect(position.lastBoxDay == date(today))
      today += PracticePosition.intervalDays(ofBox: box)
      #expect(position.dueDay == date(today))
    }
  }

  @Test(arguments: [0, 1, 3, 10]) func unsolvedPositionReturnsToTheFirstBox(box: Int) {
    var position = practicePosition("a")
    for _ in 0..<box { position.answer(isSolved: true, on: position.dueDay) }
    #expect(position.box == box)
    let late = position.dueDay.adding(days: 5)!
    position.answer(isSolved: false, on: late)
    #expect(position.box == 0)
    #expect(position.dueDay == late)
    #expect(position.lastBoxDay == late)
    position.answer(isSolved: true, on: late)
    #expect(position.box == 1)
    #expect(position.dueDay == late.adding(days: 1))
  }

  @Test func earlyAnswerChangesTheBoxOnlyIfItIsWrong() {
    var position = practicePosition("a")
    position.answer(isSolved: true, on: date(0))
    position.answer(isSolved: true, on: date(1))
    let before = position
    for number in 1..<3 {
      position.answer(isSolved: true, on: date(number))
      #expect(position == before, "a position advances one box per day")
    }
    position.answer(isSolved: false, on: date(2))
    #expect(position.box == 0, "a wrong answer resets the box, even before it is due")
    #expect(position.dueDay == date(2), "a wrong answer resets the box, even before it is due")
  }

  @Test func dueDayIsLimitedToTheLastCalendarDay() {
    let last = CalendarDay.range.upperBound
    var position = PracticePosition(line: [97], playedMove: [97], loss: 1, day: last)
    position.answer(isSolved: true, on: last)
    #expect(position.box == 1)
    #expect(position.dueDay == last)
  }

  @Test(
    arguments: [(-1, 0), (0, 0), (1250, 1250), (100_000_001, 100_000_000), (.max, 100_000_000)] as [(Int64, Int64)])
  func lossIsClamped(given: Int64, stored: Int64) {
    #expect(practicePosition("a", loss: given).loss == stored)
  }

  @Test func positionsAreOrderedByUsefulness() {
    var known = practicePosition("a", loss: 9000)
    known.answer(isSolved: true, on: date(0))
    let order = [practicePosition("b", loss: 2000), practicePosition("a"), practicePosition("b"), known]
    for (index, one) in order.enumerated() {
      for (place, other) in order.enumerated() {
        #expect(one.isMoreUseful(than: other) == (index < place), "\(one.name) \(other.name)")
      }
    }
  }

  @Test func dueDayDecidesWhichPositionIsSoonerAndThenUsefulness() {
    #expect(practicePosition("b", loss: 1, day: 0).isSooner(than: practicePosition("a", loss: 2000, day: 1)))
    #expect(!practicePosition("b", loss: 1, day: 1).isSooner(than: practicePosition("a", loss: 2000, day: 1)))
  }

  @Test func bytesAreOrderedLexicographically() {
    let order: [[UInt8]] = [[], [1], [1, 0], [1, 255], [2], [255]]
    for (index, one) in order.enumerated() {
      for (place, other) in order.enumerated() { #expect(one.precedes(other) == (index < place)) }
    }
  }

  /// The fields are compared one after another, until one decides which of two versions to keep.
  @Test(arguments: [
    ("3 2026-11-29 2026-11-25 5 u a", "0 2026-11-24 2026-11-24 5 u a", "the later one"),
    ("1 2026-11-25 2026-11-24 5 u a", "2 2026-11-26 2026-11-24 5 u a", "the less well known"),
    ("1 2026-11-25 2026-11-24 6 u a", "1 2026-11-25 2026-11-24 5 u a", "the greater loss"),
    ("1 2026-11-25 2026-11-24 5 d a", "1 2026-11-25 2026-11-24 5 u a", "what comes first"),
    ("1 2026-11-25 2026-11-24 5 u a", "1 2026-11-26 2026-11-24 5 u a", "what is due first"),
  ])
  func mergingKeepsTheVersionPreferredByTheFirstDifferentField(stored: String, left: String, why: String) throws {
    let one = try #require(PracticePosition(text: Array(stored.utf8)))
    let other = try #require(PracticePosition(text: Array(left.utf8)))
    #expect(one.merged(with: other) == one, "\(why)")
    #expect(other.merged(with: one) == one, "\(why)")
    #expect(one.merged(with: one) == one)
  }
}
