import GameCore

/// The player's choice of where shortcuts act. A shortcut is a key that types a character, such as `H` for a hint. Speech
/// input and slips type characters, too, so the Web Content Accessibility Guidelines (2.1.4) ask for this choice.
///
/// Other keys always act: arrows, Enter, and Backspace are how a keyboard plays, and Space presses and pauses. So do keys
/// that are pressed together with Control or Command. Terminals have no other input than keys, and ignore the choice.
public enum ShortcutScope: Int, Hashable, Sendable {
  /// Shortcuts act wherever the focus is, except in a control that uses the key.
  case everywhere
  /// Shortcuts act while the focus is on the board or one of its parts.
  case board
  /// Shortcuts never act.
  case nowhere

  /// Returns whether a key acts. `isOnBoard` tells whether the focus is on the board or one of its parts.
  public func allows(_ key: KeyName, isOnBoard: Bool) -> Bool {
    guard case .character(let character) = key, character != UInt8(ascii: " ") else { return true }
    return self == .everywhere || self == .board && isOnBoard
  }
}

extension SharedSettings {
  /// The player's choice of where shortcuts act.
  public var shortcutScope: ShortcutScope { ShortcutScope(rawValue: self[.shortcuts]) ?? .everywhere }
}
