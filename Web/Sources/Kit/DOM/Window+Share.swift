import NumberedGame

extension Window {
  /// Lets the player send something on, through the system's share sheet if there is one; otherwise copies
  /// `fallback`. To be called while a click is being handled, since browsers refuse it at any other time.
  @inline(never)
  public static func share(
    title: String, text: String, address: String, fallback: String,
    completion: @escaping (ShareOutcome) -> Void
  ) {
    let callback = once { code in
      let outcome = ShareOutcome(code: code, success: .shared)
      if outcome == .failed { copy(fallback, completion: completion) } else { completion(outcome) }
    }
    title.withBytes { title, titleCount in
      text.withBytes { text, textCount in
        address.withBytes { domShare(title, titleCount, text, textCount, $0, $1, callback) }
      }
    }
  }

  /// Puts a text on the clipboard; the outcome is `copied` or `failed`. To be called while a click is being handled.
  @inline(never)
  public static func copy(_ text: String, completion: @escaping (ShareOutcome) -> Void) {
    let callback = once { completion(ShareOutcome(code: $0, success: .copied)) }
    text.withBytes { domCopy($0, $1, callback) }
  }

  /// A callback that is let go when it has been called.
  static func once(_ action: @escaping (Double) -> Void) -> Int32 {
    var callback: Int32 = 0
    callback = CallbackTable.shared.insert { number in
      CallbackTable.shared.remove(callback)
      action(number)
    }
    return callback
  }
}

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
