import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What a key does while a guess is put together.
  public enum KeyCommand: Hashable, Sendable {
    /// Puts a choice of the theme, 0 for the first, into the selected hole.
    case choose(Int)
    /// Selects the hole to the left, and after the first one the last.
    case selectPrevious
    /// Selects the hole to the right, and after the last one the first.
    case selectNext
    /// Selects the first hole.
    case selectFirst
    /// Selects the last hole.
    case selectLast
    /// Puts the next choice into the selected hole.
    case nextChoice
    /// Puts the previous choice into the selected hole.
    case previousChoice
    /// Takes out the selected peg, or the one before an empty hole.
    case clear
    /// Makes the guess an attempt.
    case guess

    /// The command of a key, by the key's name in the standard "UI Events KeyboardEvent key Values" of the W3C: `1` to
    /// `9`, `0`, `-` and `=`, which follow each other on the keyboard, for up to twelve choices; the arrows, `Home`, `End`,
    /// `Backspace`, `Delete`, `Enter`. Other keys have none.
    ///
    /// - Parameter key: the name of the key as UTF-8.
    public init?(key: [UInt8]) {
      switch KeyName(key) {
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

    /// The name of the key that puts a choice into the guess, for a hint upon the choice: `1` for the first.
    public static func keyName(forChoice choice: Int) -> String {
      let keys = "1234567890-=".utf8Bytes
      return keys.indices.contains(choice) ? String(decoding: [keys[choice]], as: UTF8.self) : ""
    }
  }
}
