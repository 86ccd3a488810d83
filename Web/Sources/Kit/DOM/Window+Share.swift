import GameCore

extension Window {
  /// Opens the system's share sheet, or copies `fallback` if sharing fails. Call this method while you handle a click;
  /// browsers refuse it at other times.
  public static func share(
    title: String, text: String, address: String, fallback: String,
    completion: @escaping (ShareOutcome) -> Void
  ) {
    let callback = registerOnce { code in
      let outcome = ShareOutcome(code: code, success: .shared)
      if outcome == .failed { copy(fallback, completion: completion) } else { completion(outcome) }
    }
    title.withBytes { title, titleCount in
      text.withBytes { text, textCount in
        address.withBytes { domShare(title, titleCount, text, textCount, $0, $1, callback) }
      }
    }
  }

  /// Copies text to the clipboard or, if the browser refuses, shows the text. Call this method while you handle a click.
  public static func copy(_ text: String, completion: @escaping (ShareOutcome) -> Void) {
    let callback = registerOnce { completion(ShareOutcome(code: $0, success: .copied)) }
    text.withBytes { domCopy($0, $1, callback) }
  }

  /// Registers a closure for a single call, and returns the callback's number.
  static func registerOnce(_ action: @escaping (Double) -> Void) -> Int32 {
    var callback: Int32 = 0
    callback = CallbackTable.shared.insert { number in
      CallbackTable.shared.remove(callback)
      action(number)
    }
    return callback
  }
}

extension Window {
  /// The outcome of sharing an item.
  public enum ShareOutcome: Sendable {
    /// The system's share sheet accepted the item.
    case shared
    /// The item is on the clipboard.
    case copied
    /// The player canceled.
    case canceled
    /// A dialog shows the text for the player to copy.
    case shown
    /// Neither sharing nor copying is possible here.
    case failed

    /// Creates an outcome from the bridge's code: 1 for `success`, 2 for canceled, 3 for shown, anything else for failure.
    init(code: Double, success: ShareOutcome) {
      switch code {
      case 1: self = success
      case 2: self = .canceled
      case 3: self = .shown
      default: self = .failed
      }
    }
  }
}
