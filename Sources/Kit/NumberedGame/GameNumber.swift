/// The number of a game: the seed from which every chance event of that game follows, so that a game can be named,
/// shared and played again, as FreeCell's are.
public struct GameNumber: Hashable, Comparable, Sendable {
  /// Every number that a game may have: what fits in twelve decimal digits, zero excepted.
  public static let range: ClosedRange<UInt64> = 1...999_999_999_999

  /// The numbers among which a game of chance is picked. Any other game is opened by its number.
  public static let drawnRange: ClosedRange<UInt64> = 1...1000

  /// The number itself, in `GameNumber.range`.
  public let value: UInt64

  /// Makes the game number `value`, or nothing when `value` lies outside `GameNumber.range`.
  public init?(_ value: UInt64) {
    guard GameNumber.range.contains(value) else { return nil }
    self.value = value
  }

  /// Reads a number in its only written form: decimal digits without a leading zero, 1 to 999999999999.
  ///
  /// - Parameter text: ASCII bytes, all of which must belong to the number.
  /// - Throws: the first fault found, in the order in which `GameNumberFault` lists them.
  public init(text: some Collection<UInt8>) throws(GameNumberFault) {
    guard let first = text.first else { throw .missing }
    guard text.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { throw .notDecimal }
    guard first != UInt8(ascii: "0") else { throw .leadingZero }
    guard text.count <= 12 else { throw .outOfRange }
    // Twelve digits at most, so this neither overflows nor leaves the range.
    value = text.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
  }

  /// Picks one of the numbers in `GameNumber.drawnRange`, each as likely as any other.
  public static func draw(using generator: inout some RandomNumberGenerator) -> GameNumber {
    let index = generator.draw(below: Int(drawnRange.count))
    return GameNumber(drawnRange.lowerBound + UInt64(index))!
  }

  /// Orders games by their numbers.
  public static func < (left: GameNumber, right: GameNumber) -> Bool {
    left.value < right.value
  }
}

extension GameNumber: CustomStringConvertible {
  /// The number in its only written form, for example `537`.
  public var description: String { value.description }
}

/// What can be wrong with a written game number.
public enum GameNumberFault: Error, Hashable, Sendable {
  /// There is no text at all.
  case missing
  /// Something other than the digits 0 to 9 stands in it.
  case notDecimal
  /// It begins with a zero. (The number 0 does too.)
  case leadingZero
  /// It is larger than 999999999999.
  case outOfRange
}

extension GameNumberFault: CustomStringConvertible {
  /// The fault as the end of a sentence that begins with "The game number".
  public var description: String {
    switch self {
    case .missing: "is missing"
    case .notDecimal: "may hold digits only"
    case .leadingZero: "may not begin with a zero"
    case .outOfRange: "must lie between 1 and 999999999999"
    }
  }
}
