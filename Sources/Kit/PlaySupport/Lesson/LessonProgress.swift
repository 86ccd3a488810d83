import NumberedGame

/// A player's progress in a lesson:
///
///     lesson/1
///     step 3
///     done 4
///
/// Lines with 0 are omitted.
public struct LessonProgress: SavedValue, Hashable, Sendable {
  static let range = 0...99

  /// The index of the current step. At the end, the number of steps.
  public private(set) var stepIndex = 0

  /// The number of steps, counted from the first one, that the player has completed at least once.
  public private(set) var doneCount = 0

  /// Creates the progress of a player who hasn't begun.
  public init() {}

  mutating func go(to step: Int) {
    stepIndex = min(max(step, Self.range.lowerBound), Self.range.upperBound)
  }

  mutating func recordDone(_ count: Int) {
    doneCount = min(max(doneCount, count), Self.range.upperBound)
  }

  // MARK: As text

  private static let header: StaticString = "lesson/1"

  /// The progress in the stored format.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    if stepIndex > 0 { lines.add("step", "\(stepIndex)".utf8Bytes) }
    if doneCount > 0 { lines.add("done", "\(doneCount)".utf8Bytes) }
    return lines.text
  }

  /// Parses text in the format of the property `text`, or returns `nil` if the text isn't valid.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    stepIndex = lines.readCount("step", in: 1..<Self.range.upperBound + 1) ?? 0
    doneCount = lines.readCount("done", in: 1..<Self.range.upperBound + 1) ?? 0
    guard lines.isEmpty else { return nil }
  }
}

extension LessonProgress: MergeableValue {
  /// Merges another device's progress, keeping the farther step and the greater number of steps done.
  public mutating func merge(_ other: LessonProgress) {
    stepIndex = max(stepIndex, other.stepIndex)
    doneCount = max(doneCount, other.doneCount)
  }
}

extension LessonProgress {
  /// Returns the storage key of a lesson. `game` is the game's name in addresses, such as "triples".
  public static func key(_ game: String) -> String { "parlor.\(game).lesson" }

  /// Returns the stored text of a game's lesson. `game` is the game's name in addresses, such as "triples", and `name`
  /// its name for players, such as "Triples".
  public static func storedText(_ game: String, _ name: String) -> StoredText {
    StoredText(key(game), "\(name) lesson", merged: LessonProgress.self)
  }
}
