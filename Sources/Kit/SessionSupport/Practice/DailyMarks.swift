import GameCore

/// The player's first answers to the daily positions, with a line for each day:
///
///     five/1
///     day 2026-11-29 110-1
///
/// For each of the day's five positions, the easiest first, there is 1 for a solved one, 0 for another answer, and a
/// dash if the player hasn't answered it.
public struct DailyMarks: SavedValue, Hashable, Sendable {
  /// The maximum number of days. The oldest are dropped first.
  public static let capacity = 400

  /// The first answers to a day's positions, the easiest position first.
  public struct Day: Hashable, Sendable {
    /// The day of the positions.
    public let day: CalendarDay

    /// For each position, whether the first answer was right, or `nil` if there is none.
    public fileprivate(set) var marks: [Bool?] = Array(repeating: nil, count: PositionTable.setSize)

    /// Creates a day without answers.
    public init(_ day: CalendarDay) {
      self.day = day
    }

    /// The number of answers.
    public var answeredCount: Int { marks.reduce(0) { $0 + ($1 == nil ? 0 : 1) } }

    /// The number of right answers.
    public var solvedCount: Int { marks.reduce(0) { $0 + ($1 == true ? 1 : 0) } }

    /// Whether all positions are answered.
    public var isDone: Bool { answeredCount == PositionTable.setSize }
  }

  /// The days with an answer, in chronological order.
  public private(set) var days: [Day] = []

  /// Creates marks without any day.
  public init() {}

  /// The marks of a day. None of its positions is answered if the day isn't in `days`.
  public subscript(day: CalendarDay) -> Day { days.first { $0.day == day } ?? Day(day) }

  /// Returns the days from `first` to `last`, inclusive, that have an answer.
  public func days(from first: CalendarDay, to last: CalendarDay) -> [Day] {
    days.filter { first <= $0.day && $0.day <= last }
  }

  /// Records the answer to a day's position, counted from 0, unless it has an answer.
  public mutating func record(_ index: Int, isSolved: Bool, on day: CalendarDay) {
    var marked = self[day]
    guard marked.marks.indices.contains(index), marked.marks[index] == nil else { return }
    marked.marks[index] = isSolved
    insert(marked)
  }

  private mutating func insert(_ day: Day) {
    if let index = days.firstIndex(where: { $0.day == day.day }) {
      days[index] = day
    } else {
      days.insert(day, at: days.lastIndex { $0.day < day.day }.map { $0 + 1 } ?? 0)
    }
    days.removeFirst(max(0, days.count - Self.capacity))
  }

  // MARK: As text

  private static var header: StaticString { "five/1" }

  /// The marks in the stored format.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    for day in days { lines.add("day", day.text) }
    return lines.text
  }

  /// Parses text in the format of the property `text`, or returns `nil` if the text isn't valid.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    while let words = lines.read("day") {
      guard let day = Day(text: words), days.last.map({ $0.day < day.day }) ?? true else { return nil }
      days.append(day)
    }
    guard lines.isEmpty, days.count <= Self.capacity else { return nil }
  }
}

extension DailyMarks: MergeableValue {
  /// Merges another device's marks. If both answered a position, the wrong answer counts, because it must have come
  /// before the player knew the right one.
  public mutating func merge(_ other: DailyMarks) {
    for day in other.days {
      var merged = self[day.day]
      for (index, mark) in day.marks.enumerated() {
        guard let mark else { continue }
        merged.marks[index] = mark && merged.marks[index] ?? true
      }
      insert(merged)
    }
  }
}

extension DailyMarks.Day {
  private static var space: UInt8 { UInt8(ascii: " ") }

  /// The marks in the stored format, such as `110-1`.
  package var digits: [UInt8] {
    marks.map { mark in
      guard let mark else { return UInt8(ascii: "-") }
      return mark ? UInt8(ascii: "1") : UInt8(ascii: "0")
    }
  }

  fileprivate var text: [UInt8] { day.description.utf8Bytes + [Self.space] + digits }

  fileprivate init?(text: [UInt8]) {
    let words = text.split(separator: Self.space, omittingEmptySubsequences: false).map { Array($0) }
    guard words.count == 2, let day = try? CalendarDay(text: words[0]), words[1].count == PositionTable.setSize else {
      return nil
    }
    self.init(day)
    for (index, byte) in words[1].enumerated() {
      switch byte {
      case UInt8(ascii: "1"): marks[index] = true
      case UInt8(ascii: "0"): marks[index] = false
      case UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    guard answeredCount > 0 else { return nil }
  }
}
