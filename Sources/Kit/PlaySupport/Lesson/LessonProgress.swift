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

  private var lines = SettingLines(header: Self.header)

  /// The index of the current step. At the end, the number of steps.
  public private(set) var stepIndex: Int {
    get { count(lines["step"]) }
    set { lines["step", before: ["done"]] = Self.text(newValue) }
  }

  /// The number of steps, counted from the first one, that the player has completed at least once.
  public private(set) var doneCount: Int {
    get { count(lines["done"]) }
    set { lines["done"] = Self.text(newValue) }
  }

  /// Creates the progress of a player who hasn't begun.
  public init() {}

  mutating func go(to step: Int) {
    stepIndex = min(max(step, Self.range.lowerBound), Self.range.upperBound)
  }

  mutating func recordDone(_ count: Int) {
    doneCount = min(max(doneCount, count), Self.range.upperBound)
  }

  private func count(_ digits: [UInt8]?) -> Int {
    guard let count = digits.flatMap({ DecimalText.read($0) }), count <= Int64(Self.range.upperBound) else { return 0 }
    return Int(count)
  }

  private static func text(_ count: Int) -> [UInt8]? { count == 0 ? nil : count.description.utf8Bytes }

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
