import GameCore

/// A player's progress in the lessons of a game:
///
///     lesson/1
///     step 8
///     done 8
///     lesson 2
///     step-2 3
///     done-2 4
///
/// The lines without a number are those of the first lesson, which earlier releases had alone. They keep
/// the other lines. `lesson` is the number of the current lesson. Lines with 0, and that of the first lesson, are omitted.
public struct LessonProgress: SavedValue, Hashable, Sendable {
  static let range = 0...99

  /// The names of all lines in their order, so that devices with the same progress store the same text.
  private static let names: [StaticString] = ["step", "done", "lesson", "step-2", "done-2", "step-3", "done-3"]

  /// The number of lessons for which the format has lines.
  static let maxLessonCount = 3

  private var lines = SettingLines(header: Self.header)

  /// Creates the progress of a player who hasn't begun.
  public init() {}

  /// The index of the current lesson.
  public var lessonIndex: Int { min(max(self[2] - 1, 0), Self.maxLessonCount - 1) }

  /// Returns the index of the current step in a lesson. At the end, returns the number of steps.
  public func stepIndex(in lesson: Int) -> Int { self[Self.line(of: lesson)] }

  /// Returns the number of steps of a lesson, counted from the first one, that the player has completed at least once.
  public func doneCount(in lesson: Int) -> Int { self[Self.line(of: lesson) + 1] }

  mutating func go(to step: Int, in lesson: Int) {
    self[2] = lesson == 0 ? 0 : lesson + 1
    self[Self.line(of: lesson)] = step
  }

  mutating func recordDone(_ count: Int, in lesson: Int) {
    self[Self.line(of: lesson) + 1] = max(doneCount(in: lesson), count)
  }

  /// Returns the place in `names` of the line with a lesson's step. The line below it has the number of steps done.
  private static func line(of lesson: Int) -> Int {
    lesson == 0 ? 0 : 1 + 2 * min(lesson, maxLessonCount - 1)
  }

  /// The number in a line, given the place of the line in `names`.
  private subscript(line: Int) -> Int {
    get {
      guard let digits = lines[Self.names[line]], let count = DecimalText.read(digits),
        count <= Int64(Self.range.upperBound)
      else { return 0 }
      return Int(count)
    }
    set {
      let count = min(max(newValue, Self.range.lowerBound), Self.range.upperBound)
      lines[Self.names[line], before: Self.names.suffix(from: line + 1).map { $0 }] =
        count == 0 ? nil : count.description.utf8Bytes
    }
  }

  // MARK: As text

  private static let header: StaticString = "lesson/1"

  /// The progress in the stored format.
  public var text: [UInt8] { lines.text }

  /// Reads the progress that any release stored, or returns `nil` if the text isn't in this format.
  public init?(text: [UInt8]) {
    guard let lines = SettingLines(text, header: Self.header) else { return nil }
    self.lines = lines
  }
}

extension LessonProgress: MergeableValue {
  /// Merges another device's progress, keeping the later lesson and, in each lesson, the farther step and the greater
  /// number of steps done.
  public mutating func merge(_ other: LessonProgress) {
    for line in Self.names.indices { self[line] = max(self[line], other[line]) }
  }
}

extension LessonProgress {
  /// Returns the storage key of the lessons. `game` is the game's name in addresses, such as "triples".
  public static func key(_ game: String) -> String { "parlor.\(game).lesson" }

  /// Returns the stored text of a game's lessons. `game` is the game's name in addresses, such as "triples", and `name`
  /// its name for players, such as "Triples".
  public static func storedText(_ game: String, _ name: String) -> StoredText {
    StoredText(key(game), "\(name) lesson", merged: LessonProgress.self)
  }
}
