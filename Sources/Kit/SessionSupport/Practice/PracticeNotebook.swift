import GameCore

/// The positions from reviewed games in which the player lost more than a little, and the days of practice, as lines:
///
///     notebook/1
///     day 2026-11-21
///     position 2 2026-11-23 2026-11-21 1250 u triples/1 14 uldr
///
/// Positions are sorted by their lines, and days chronologically.
public struct PracticeNotebook: SavedValue, Hashable, Sendable {
  /// The maximum number of positions. The least useful are dropped first.
  public static let capacity = 1000

  /// The maximum number of days. The oldest are dropped first.
  public static let dayCapacity = 400

  /// The positions, sorted by their lines.
  public private(set) var positions: [PracticePosition] = []

  /// The days with practice in chronological order, each once.
  public private(set) var days: [CalendarDay] = []

  /// Creates an empty notebook.
  public init() {}

  /// Adds a position. If the notebook has one with the same line, replaces it only if the player's move is different.
  public mutating func add(_ position: PracticePosition) {
    let place = index(of: position.line)
    if place < positions.count, positions[place].line == position.line {
      if positions[place].playedMove != position.playedMove { positions[place] = position }
    } else {
      positions.insert(position, at: place)
    }
    trim()
  }

  /// Records that the player practiced on `day`, and the answer to the position with `line`, if the notebook has it.
  public mutating func answer(_ line: [UInt8], isSolved: Bool, on day: CalendarDay) {
    insert(day)
    let place = index(of: line)
    guard place < positions.count, positions[place].line == line else { return }
    positions[place].answer(isSolved: isSolved, on: day)
  }

  /// Records that the player practiced on `day`.
  mutating func recordPractice(on day: CalendarDay) {
    insert(day)
  }

  mutating func remove(_ line: [UInt8]) {
    let place = index(of: line)
    if place < positions.count, positions[place].line == line { positions.remove(at: place) }
  }

  /// Returns the number of positions that are due on a day.
  public func dueCount(on day: CalendarDay) -> Int {
    positions.reduce(0) { $0 + ($1.dueDay <= day ? 1 : 0) }
  }

  /// Returns up to `count` positions to practice next: those due earliest, and on the same day the most useful ones.
  public func nextPositions(_ count: Int) -> [PracticePosition] {
    var next: [PracticePosition] = []
    for position in positions {
      let place = next.firstIndex { position.isSooner(than: $0) } ?? next.count
      guard place < count else { continue }
      next.insert(position, at: place)
      if next.count > count { next.removeLast() }
    }
    return next
  }

  /// Returns the streak of days with practice, as of `today`.
  public func streak(on today: CalendarDay) -> Streak {
    Streak(of: days.reversed().filter { $0 <= today }, today: today)
  }

  /// Returns the index of the position with the given line, or the index at which to insert it.
  private func index(of line: [UInt8]) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle].line.precedes(line) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func insert(_ day: CalendarDay) {
    guard !days.contains(day) else { return }
    days.insert(day, at: days.lastIndex { $0 < day }.map { $0 + 1 } ?? 0)
    days.removeFirst(max(0, days.count - Self.dayCapacity))
  }

  private mutating func trim() {
    while positions.count > Self.capacity {
      var least = 0
      for index in positions.indices where positions[least].isMoreUseful(than: positions[index]) { least = index }
      positions.remove(at: least)
    }
  }

  // MARK: As text

  private static var header: StaticString { "notebook/1" }

  /// The notebook in the stored format.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    for day in days { lines.add("day", day.description.utf8Bytes) }
    for position in positions { lines.add("position", position.text) }
    return lines.text
  }

  /// Parses text in the format of the property `text`, or returns `nil` if the text isn't valid.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    while let words = lines.read("day") {
      guard let day = try? CalendarDay(text: words), days.last.map({ $0 < day }) ?? true else { return nil }
      days.append(day)
    }
    while let words = lines.read("position") {
      guard let position = PracticePosition(text: words),
        positions.last.map({ $0.line.precedes(position.line) }) ?? true
      else { return nil }
      positions.append(position)
    }
    guard lines.isEmpty, positions.count <= Self.capacity, days.count <= Self.dayCapacity else { return nil }
  }
}

extension PracticeNotebook: MergeableValue {
  /// Merges another device's notebook, keeping the later record of each position. Merging it again changes nothing,
  /// unless the notebook is full: a position that was dropped to make room returns with the other device's record.
  public mutating func merge(_ other: PracticeNotebook) {
    for day in other.days { insert(day) }
    for position in other.positions {
      let place = index(of: position.line)
      if place < positions.count, positions[place].line == position.line {
        positions[place] = positions[place].merged(with: position)
      } else {
        positions.insert(position, at: place)
      }
    }
    trim()
  }
}
