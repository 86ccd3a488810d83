import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A keyboard command for entering a guess.
  public enum KeyCommand: Hashable, Sendable {
    /// Puts a choice of the theme, 0 for the first, into the selected hole.
    case choose(Int)
    /// Selects the hole to the left, or the last hole if the first one is selected.
    case selectPrevious
    /// Selects the hole to the right, or the first hole if the last one is selected.
    case selectNext
    /// Selects the first hole.
    case selectFirst
    /// Selects the last hole.
    case selectLast
    /// Puts the next choice into the selected hole.
    case nextChoice
    /// Puts the previous choice into the selected hole.
    case previousChoice
    /// Removes the selected peg, or if the hole is empty, the peg to the left.
    case clear
    /// Makes the guess.
    case guess
    /// Shows or hides the hints.
    case hint

    /// Creates a key's command, or returns `nil` if there is none. `key` is a UTF-8 name from the W3C's "UI Events
    /// KeyboardEvent key Values". The neighboring keys `1` to `9`, `0`, `-`, and `=` choose among twelve choices, and `h`
    /// shows hints.
    public init?(key: [UInt8]) {
      switch KeyName(key) {
      case .character(UInt8(ascii: "h")): self = .hint
      case .character(let character):
        guard let choice = "1234567890-=".utf8Bytes.firstIndex(of: character) else { return nil }
        self = .choose(choice)
      case .arrowLeft: self = .selectPrevious
      case .arrowRight: self = .selectNext
      case .home: self = .selectFirst
      case .end: self = .selectLast
      case .arrowUp: self = .nextChoice
      case .arrowDown: self = .previousChoice
      case .backspace, .delete: self = .clear
      case .enter: self = .guess
      case .pageUp, .pageDown, nil: return nil
      }
    }

    /// Whether holding the key repeats the command. A held key never guesses or opens the hints.
    public var repeats: Bool { self != .guess && self != .hint }

    /// Returns the key that chooses `choice`, such as `1` for 0, or `nil` if there is none.
    static func key(forChoice choice: Int) -> ActionKey? {
      let keys = "1234567890-=".utf8Bytes
      return keys.indices.contains(choice) ? ActionKey(keys[choice]) : nil
    }

    /// Returns the name of the key that chooses `choice`, such as `1` for 0, to show on the choice.
    public static func keyName(forChoice choice: Int) -> String {
      key(forChoice: choice).map { String(decoding: [$0.character], as: UTF8.self) } ?? ""
    }
  }
}
