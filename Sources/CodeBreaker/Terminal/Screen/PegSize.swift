import TerminalSupport

/// How large a peg is drawn.
enum PegSize {
  /// Three rows high.
  case large
  /// One row high, as wide as it is high.
  case small
  /// One row high and as narrow as can be.
  case tiny

  var height: Int { self == .large ? 3 : 1 }

  /// From one peg of a row to the next.
  var pitch: Int {
    switch self {
    case .large: 6
    case .small: 4
    case .tiny: 3
    }
  }
}
