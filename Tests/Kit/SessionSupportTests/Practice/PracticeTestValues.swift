import GameCore
import SessionSupport
import TestSupport

/// Returns the day that is `number` days after November 21, 2026.
func date(_ number: Int) -> CalendarDay {
  try! CalendarDay(text: "2026-11-21".utf8).adding(days: number)!
}

func practicePosition(_ line: String, played: String = "u", loss: Int64 = 1000, day number: Int = 0) -> PracticePosition
{
  PracticePosition(line: Array(line.utf8), playedMove: Array(played.utf8), loss: loss, day: date(number))
}

extension PracticeNotebook {
  init(_ positions: PracticePosition...) {
    self.init()
    for position in positions { add(position) }
  }

  var lines: [String] { positions.map(\.name) }

  subscript(line: String) -> PracticePosition? { positions.first { $0.name == line } }

  mutating func answer(_ line: String, isSolved: Bool, on number: Int) {
    answer(Array(line.utf8), isSolved: isSolved, on: date(number))
  }

  /// Reads lines after a notebook's header, or returns `nil` if they are invalid.
  static func read(_ lines: String...) -> PracticeNotebook? {
    PracticeNotebook(text: Array((["notebook/1"] + lines).joined(separator: "\n").utf8))
  }

  var string: String { String(decoding: text, as: UTF8.self) }
}

/// The positions that everybody practices in tests: the letter of the day's set, and their numbers.
let testPositions = DailyPositions(game: "Dice", PositionTable("AAAAAAABAAACAAADAAAEAABAAABBAABCAABDAABE")) {
  code, day in
  PracticePosition(
    line: Array("\(code / 64 == 0 ? "a" : "b")\(code % 64)".utf8), playedMove: [117], loss: 700, day: day)
}

extension PracticePosition {
  var name: String { String(decoding: line, as: UTF8.self) }
}

extension PlayProgress {
  var string: String { String(decoding: text, as: UTF8.self) }

  /// Creates a record of games with ten moves each. Each game has its day and its average loss in hundredths.
  init(_ games: (day: Int, average: Int64)...) {
    self.init(games)
  }

  init(_ games: [(day: Int, average: Int64)]) {
    self.init()
    for (index, game) in games.enumerated() {
      record(.sample("\(index)", day: game.day, total: TotalLoss(count: 10, loss: 10 * game.average)))
    }
  }
}

extension PlayProgress.Game {
  static func sample(
    _ line: String, day number: Int, total: TotalLoss = TotalLoss(count: 2, loss: 300), parts: [TotalLoss] = []
  ) -> PlayProgress.Game {
    PlayProgress.Game(line: Array(line.utf8), day: date(number), total: total, parts: parts)
  }
}

extension SplitMix64 {
  /// Returns a random notebook with few different lines and days, so that two notebooks often share some.
  mutating func drawNotebook() -> PracticeNotebook {
    var notebook = PracticeNotebook()
    for _ in 0..<numberBelow(12) {
      let line = Array("game \(numberBelow(8))".utf8)
      switch numberBelow(3) {
      case 0:
        notebook.add(
          PracticePosition(
            line: line, playedMove: [UInt8(ascii: "a") + UInt8(numberBelow(3))], loss: Int64(numberBelow(5)) * 100,
            day: date(numberBelow(4)))
        )
      default: notebook.answer(line, isSolved: numberBelow(3) > 0, on: date(numberBelow(6)))
      }
    }
    return notebook
  }

  mutating func drawMarks() -> DailyMarks {
    var marks = DailyMarks()
    for _ in 0..<numberBelow(20) {
      marks.record(numberBelow(PositionTable.setSize), isSolved: numberBelow(3) > 0, on: date(numberBelow(5)))
    }
    return marks
  }

  mutating func drawProgress() -> PlayProgress {
    var progress = PlayProgress()
    for _ in 0..<numberBelow(8) {
      let parts = (0..<numberBelow(4)).map { _ in TotalLoss(count: numberBelow(9), loss: Int64(numberBelow(2)) * 100) }
      progress.record(
        .sample(
          "\(numberBelow(6))", day: numberBelow(3),
          total: TotalLoss(count: 5 + numberBelow(2), loss: Int64(numberBelow(3))), parts: parts))
    }
    return progress
  }
}

extension PracticeCore {
  func answerAndAdvance(isSolved: Bool) {
    answer(isSolved: isSolved)
    advance()
  }
}
