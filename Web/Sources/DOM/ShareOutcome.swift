/// What became of something that the player wanted to share.
public enum ShareOutcome: Sendable {
  /// The system's share sheet took it.
  case shared
  /// It is on the clipboard.
  case copied
  /// The player thought better of it.
  case cancelled
  /// Neither sharing nor copying is possible here.
  case failed

  /// The bridge knows the outcomes by number.
  init(code: Double) {
    switch code {
    case 0: self = .shared
    case 1: self = .copied
    case 2: self = .cancelled
    default: self = .failed
    }
  }
}
