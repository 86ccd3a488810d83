import NumberedGame

/// A round of practice: a few positions, one after another. Positions that weren't solved are asked again at the end.
public struct PracticeRound: Hashable, Sendable {
  /// The number of positions in a round, if the notebook has enough.
  public static let sizeRange = 3...10

  /// The day whose positions everybody practices, or `nil` if the positions are the player's own.
  public private(set) var day: CalendarDay?

  /// The current position, or `nil` at the end.
  public private(set) var current: PracticePosition?

  /// The number of positions in the round, without those that were passed.
  public private(set) var count: Int

  /// The number of positions that have been answered at least once.
  public private(set) var answeredCount = 0

  /// The number of positions that were solved at the first attempt.
  public private(set) var solvedCount = 0

  private var rest: [PracticePosition]
  private var repeatedPositions: [PracticePosition] = []

  /// Creates a round of the positions due on `day`, plus the next ones if too few are due, or `nil` if there are none.
  public init?(_ notebook: PracticeNotebook, on day: CalendarDay) {
    let due = notebook.dueCount(on: day)
    rest = notebook.nextPositions(min(max(due, Self.sizeRange.lowerBound), Self.sizeRange.upperBound))
    count = rest.count
    guard count > 0 else { return nil }
    current = rest.removeFirst()
  }

  /// Creates a round of a day's positions, without those that `marks` has as solved. Those with another answer are asked
  /// again at the end. Returns `nil` if all have an answer.
  init?(_ positions: [PracticePosition], _ marks: DailyMarks.Day) {
    rest = []
    for (position, mark) in zip(positions, marks.marks) {
      if mark == nil { rest.append(position) } else if mark == false { repeatedPositions.append(position) }
    }
    day = marks.day
    count = min(positions.count, marks.marks.count)
    answeredCount = marks.answeredCount
    solvedCount = marks.solvedCount
    guard !rest.isEmpty else { return nil }
    current = rest.removeFirst()
  }

  /// Whether the current position was asked before in this round.
  public var isRetry: Bool { answeredCount == count }

  /// Accepts the answer to the current position, and advances to the next one. Returns the answered position and
  /// whether this is its first answer, the only one to record, or `nil` at the end of the round.
  public mutating func answer(isSolved: Bool) -> (position: PracticePosition, isRecorded: Bool)? {
    guard let position = current else { return nil }
    let isFirst = !isRetry
    if isFirst {
      answeredCount += 1
      if isSolved { solvedCount += 1 } else { repeatedPositions.append(position) }
    } else if !isSolved {
      repeatedPositions.append(position)
    }
    advance()
    return (position, isFirst)
  }

  /// Advances to the next position. The round no longer counts the passed one, unless it was answered before.
  public mutating func pass() {
    guard current != nil else { return }
    if !isRetry { count -= 1 }
    advance()
  }

  private mutating func advance() {
    if !rest.isEmpty {
      current = rest.removeFirst()
    } else {
      current = repeatedPositions.isEmpty ? nil : repeatedPositions.removeFirst()
    }
  }
}
