import GameCore

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

  /// Whether the player has answered the current position.
  public private(set) var isAnswered = false

  /// Whether the current position was asked before in this round.
  public private(set) var isRetry = false

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

  /// Accepts the answer to the current position, which stays the current one. Returns the position and whether this is its
  /// first answer, the only one to record, or `nil` if it is already answered or the round has ended.
  public mutating func answer(isSolved: Bool) -> (position: PracticePosition, isRecorded: Bool)? {
    guard let position = current, !isAnswered else { return nil }
    isAnswered = true
    if !isSolved { repeatedPositions.append(position) }
    if !isRetry {
      answeredCount += 1
      if isSolved { solvedCount += 1 }
    }
    return (position, !isRetry)
  }

  /// Advances to the next position. The round no longer counts a position that was never answered.
  public mutating func advance() {
    guard current != nil else { return }
    if !isAnswered, !isRetry { count -= 1 }
    isAnswered = false
    if rest.isEmpty {
      isRetry = true
      current = repeatedPositions.isEmpty ? nil : repeatedPositions.removeFirst()
    } else {
      current = rest.removeFirst()
    }
  }
}
