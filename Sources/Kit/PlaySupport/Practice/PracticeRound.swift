import NumberedGame

/// A practice session: a few positions, one after another. Positions that weren't solved are asked again at its end.
public struct PracticeRound: Hashable, Sendable {
  /// The minimum and maximum number of positions, if there are enough.
  public static let sizes = 3...10

  /// The current position, or `nil` at the end.
  public private(set) var current: PracticePosition?

  /// The number of positions, without those that were passed.
  public private(set) var count: Int

  /// The number of positions that have been answered at least once.
  public private(set) var answered = 0

  /// The number of positions that were solved at the first attempt.
  public private(set) var solved = 0

  private var rest: [PracticePosition]
  private var again: [PracticePosition] = []

  /// Creates a session of the due positions and, if too few, of those due next, or returns `nil` if there are none.
  public init?(_ notebook: PracticeNotebook, on day: CalendarDay) {
    let due = notebook.dueCount(on: day)
    rest = notebook.next(min(max(due, Self.sizes.lowerBound), Self.sizes.upperBound))
    count = rest.count
    guard count > 0 else { return nil }
    current = rest.removeFirst()
  }

  /// Whether the current position was asked before in this session.
  public var isSecondTry: Bool { answered == count }

  /// Accepts the answer to the current position, and advances to the next one. Returns the position, and whether to
  /// record the answer: only the first answer to a position is recorded.
  public mutating func answer(isSolved: Bool) -> (position: PracticePosition, isRecorded: Bool)? {
    guard let position = current else { return nil }
    let isFirst = !isSecondTry
    if isFirst {
      answered += 1
      if isSolved { solved += 1 } else { again.append(position) }
    } else if !isSolved {
      again.append(position)
    }
    advance()
    return (position, isFirst)
  }

  /// Advances to the next position without an answer. The session no longer counts the current one, unless it is being
  /// repeated: then its first answer stays.
  public mutating func pass() {
    guard current != nil else { return }
    if !isSecondTry { count -= 1 }
    advance()
  }

  private mutating func advance() {
    if !rest.isEmpty {
      current = rest.removeFirst()
    } else {
      current = again.isEmpty ? nil : again.removeFirst()
    }
  }
}
