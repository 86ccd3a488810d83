extension Window {
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
    ///
    /// - Parameter success: what it means here that the browser did what it was asked.
    init(code: Double, success: ShareOutcome) {
      switch code {
      case 1: self = success
      case 2: self = .cancelled
      default: self = .failed
      }
    }
  }
}
