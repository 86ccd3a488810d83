import NumberedGame

/// A sitting of practice: a few positions, one after another. What was not solved is asked once more at its end.
public struct PracticeSitting: Hashable, Sendable {
  /// How many positions a sitting has, as far as there are so many.
  public static let sizes = 3...10

  /// The position that is asked now; nothing when the sitting is over.
  public private(set) var current: PracticePosition?

  /// How many positions it has. Those that were passed over do not count.
  public private(set) var count: Int

  /// How many of them have been answered at least once.
  public private(set) var answered = 0

  /// How many of them were solved at once.
  public private(set) var solved = 0

  private var rest: [PracticePosition]
  private var again: [PracticePosition] = []

  /// Puts a sitting together: what is due, and where that is little what would be due next.
  ///
  /// - Returns: nothing if there are no positions at all.
  public init?(_ notebook: PracticeNotebook, on day: CalendarDay) {
    let due = notebook.dueCount(on: day)
    rest = notebook.next(min(max(due, Self.sizes.lowerBound), Self.sizes.upperBound))
    count = rest.count
    guard count > 0 else { return nil }
    current = rest.removeFirst()
  }

  /// Whether the position that is asked now was asked in this sitting before.
  public var isRepeated: Bool { answered == count }

  /// Takes the answer to the position that is asked now, and goes on to the next.
  ///
  /// - Returns: the position that was answered, and whether that is recorded: only the first answer of a sitting is.
  public mutating func answer(isSolved: Bool) -> (position: PracticePosition, isRecorded: Bool)? {
    guard let position = current else { return nil }
    let isFirst = !isRepeated
    if isFirst {
      answered += 1
      if isSolved { solved += 1 } else { again.append(position) }
    } else if !isSolved {
      again.append(position)
    }
    advance()
    return (position, isFirst)
  }

  /// Goes on to the next position without an answer to the one that is asked now, as if that had not been in the sitting; of
  /// one that is asked once more, its first answer stays.
  public mutating func pass() {
    guard current != nil else { return }
    if !isRepeated { count -= 1 }
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
