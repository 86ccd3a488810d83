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
