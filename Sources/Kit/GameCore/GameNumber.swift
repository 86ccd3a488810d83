/// The number of a game: the seed of all its random events, so that players can name, share, and replay it.
public struct GameNumber: Hashable, Comparable, Sendable {
  /// The valid numbers: positive, with at most twelve decimal digits.
  public static let range: ClosedRange<UInt64> = 1...999_999_999_999

  /// The numbers from which a random game is drawn. Any other game can be opened by its number.
  public static let drawnRange: ClosedRange<UInt64> = 1...1000

  /// The number, in `GameNumber.range`.
  public let value: UInt64

  /// Creates a game number, or returns `nil` if `value` is outside `GameNumber.range`.
  public init?(_ value: UInt64) {
    guard GameNumber.range.contains(value) else { return nil }
    self.value = value
  }

  /// Parses a number in canonical form: decimal digits without a leading zero, 1 to 999999999999, as ASCII bytes.
  /// Throws the first fault in the order of `GameNumberFault`.
  public init(text: some Collection<UInt8>) throws(GameNumberFault) {
    guard let first = text.first else { throw .missing }
    guard text.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { throw .notDecimal }
    guard first != UInt8(ascii: "0") else { throw .leadingZero }
    guard text.count <= 12 else { throw .outOfRange }
    // With at most twelve digits, the number can neither overflow nor leave the range.
    value = text.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
  }

  /// Returns a random number in `GameNumber.drawnRange`, with all numbers equally likely.
  public static func draw(using generator: inout some RandomNumberGenerator) -> GameNumber {
    let index = generator.draw(below: Int(drawnRange.count))
    return GameNumber(drawnRange.lowerBound + UInt64(index))!
  }

  /// Orders game numbers numerically.
  public static func < (left: GameNumber, right: GameNumber) -> Bool {
    left.value < right.value
  }
}

extension GameNumber: CustomStringConvertible {
  /// The number in canonical form, such as `537`.
  public var description: String { value.description }
}

/// A fault in the text of a game number.
public enum GameNumberFault: Error, Hashable, Sendable {
  /// The text is empty.
  case missing
  /// The text contains something other than the digits 0 to 9.
  case notDecimal
  /// The text begins with a zero. This includes the number 0.
  case leadingZero
  /// The number is larger than 999999999999.
  case outOfRange
}

extension GameNumberFault: CustomStringConvertible {
  /// The fault as a sentence.
  public var sentence: String { "The game number \(self)." }

  /// The fault as a predicate for a sentence that begins with "The game number".
  public var description: String {
    switch self {
    case .missing: "is missing"
    case .notDecimal: "can have only digits"
    case .leadingZero: "can’t begin with a zero"
    case .outOfRange: "must be 1 to 999999999999"
    }
  }
}
