import NumberedGame

/// The positions of a player's reviewed games in which more than a little was lost, and the days on which some were practiced:
///
///     notebook/1
///     day 2026-11-21
///     position 2 2026-11-23 2026-11-21 1250 u triples/1 14 uldr
///
/// The positions stand in the order of their lines, the days in theirs.
public struct PracticeNotebook: SavedText, Hashable, Sendable {
  /// How many positions are kept at most; the least useful go first.
  public static let capacity = 1000

  /// How many days are kept at most; the oldest go first.
  public static let dayCapacity = 400

  /// The positions, in the order of their lines.
  public private(set) var positions: [PracticePosition] = []

  /// The days on which something was practiced, the earliest first, each once.
  public private(set) var days: [CalendarDay] = []

  /// Makes an empty notebook.
  public init() {}

  /// Takes in what was lost in a position. One that is in it already stays as it is, unless something else was played there
  /// now.
  public mutating func note(_ position: PracticePosition) {
    let place = place(of: position.line)
    if place < positions.count, positions[place].line == position.line {
      if positions[place].played != position.played { positions[place] = position }
    } else {
      positions.insert(position, at: place)
    }
    trim()
  }

  /// Records an answer to a position, if it is in the notebook, and that there was practice on this day.
  public mutating func answer(_ line: [UInt8], isSolved: Bool, on day: CalendarDay) {
    insert(day)
    let place = place(of: line)
    guard place < positions.count, positions[place].line == line else { return }
    positions[place].answer(isSolved: isSolved, on: day)
  }

  /// Takes a position out, if it is in the notebook.
  mutating func remove(_ line: [UInt8]) {
    let place = place(of: line)
    if place < positions.count, positions[place].line == line { positions.remove(at: place) }
  }

  /// How many positions are due on a day.
  public func dueCount(on day: CalendarDay) -> Int {
    positions.reduce(0) { $0 + ($1.due <= day ? 1 : 0) }
  }

  /// The positions that come first, in their order: those due earliest, of equals the most useful.
  public func next(_ count: Int) -> [PracticePosition] {
    var next: [PracticePosition] = []
    for position in positions {
      let place = next.firstIndex { position.isSooner(than: $0) } ?? next.count
      guard place < count else { continue }
      next.insert(position, at: place)
      if next.count > count { next.removeLast() }
    }
    return next
  }

  /// How many days in a row there was practice, as it is on some day.
  public func streak(on today: CalendarDay) -> Streak {
    Streak(of: days.reversed().filter { $0 <= today }, today: today)
  }

  /// Where a line is, or belongs.
  private func place(of line: [UInt8]) -> Int {
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

  /// The notebook as it is saved.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    for day in days { lines.add("day", day.description.utf8Bytes) }
    for position in positions { lines.add("position", position.words) }
    return lines.text
  }

  /// Reads what `text` writes, or nothing if this is not such a text.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    while let words = lines.take("day") {
      guard let day = try? CalendarDay(text: words), days.last.map({ $0 < day }) ?? true else { return nil }
      days.append(day)
    }
    while let words = lines.take("position") {
      guard let position = PracticePosition(words: words),
        positions.last.map({ $0.line.precedes(position.line) }) ?? true
      else { return nil }
      positions.append(position)
    }
    guard lines.isEmpty, positions.count <= Self.capacity, days.count <= Self.dayCapacity else { return nil }
  }
}

extension PracticeNotebook: MergedText {
  /// Takes up what another device has kept: of the same position the later record. A second time changes nothing, unless
  /// the notebook is full, and one that was left out for that comes again with what is known of it there.
  public mutating func merge(_ other: PracticeNotebook) {
    for day in other.days { insert(day) }
    for position in other.positions {
      let place = place(of: position.line)
      if place < positions.count, positions[place].line == position.line {
        positions[place] = positions[place].merged(with: position)
      } else {
        positions.insert(position, at: place)
      }
    }
    trim()
  }
}
