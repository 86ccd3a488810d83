import NumberedGame

/// How far a player is in a lesson:
///
///     lesson/1
///     step 3
///     done 4
///
/// What is 0 has no line.
public struct LessonProgress: SavedText, Hashable, Sendable {
  /// How many steps a lesson can have.
  static let range = 0...99

  /// The step at which the player is, 0 for the first. As many as there are steps: behind the last one.
  public private(set) var step = 0

  /// How many steps, from the first one on, have been done at some time.
  public private(set) var done = 0

  /// Makes the progress of somebody who has not begun.
  public init() {}

  /// Goes to a step.
  mutating func go(to step: Int) {
    self.step = min(max(step, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Notes that so many steps have been done.
  mutating func reach(_ count: Int) {
    done = min(max(done, count), Self.range.upperBound)
  }

  // MARK: As text

  private static let header: StaticString = "lesson/1"

  /// The progress as it is kept.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    if step > 0 { lines.add("step", "\(step)".utf8Bytes) }
    if done > 0 { lines.add("done", "\(done)".utf8Bytes) }
    return lines.text
  }

  /// Reads a text as `text` writes it, or nothing if this is none.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    if let step = lines.take("step") {
      guard let number = Self.number(step) else { return nil }
      self.step = number
    }
    if let done = lines.take("done") {
      guard let number = Self.number(done) else { return nil }
      self.done = number
    }
    guard lines.isEmpty else { return nil }
  }

  /// Reads a whole number from 1 on, in its only form.
  private static func number(_ digits: [UInt8]) -> Int? {
    guard 1...2 ~= digits.count, digits.first != UInt8(ascii: "0") else { return nil }
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = 10 * number + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}

extension LessonProgress: MergedText {
  /// Takes up what another device has kept: the player has come as far as on either.
  public mutating func merge(_ other: LessonProgress) {
    step = max(step, other.step)
    done = max(done, other.done)
  }
}

extension LessonProgress {
  /// Under which key a lesson is kept.
  ///
  /// - Parameter game: the name of the game in addresses: "triples".
  public static func key(_ game: String) -> String { "parlor.\(game).lesson" }

  /// What a device keeps of the lesson of a game.
  ///
  /// - Parameters:
  ///   - game: its name in addresses: "triples".
  ///   - name: what players call it: "Triples".
  public static func keptText(_ game: String, _ name: String) -> KeptText {
    KeptText(key(game), "lesson of \(name)", merged: LessonProgress.self)
  }
}
