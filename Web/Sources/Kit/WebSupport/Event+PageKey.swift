import DOM
import GameCore
import SessionSupport

extension Event {
  /// Returns the name of the key that was pressed anywhere on the page, the same one in every keyboard layout. Returns no
  /// bytes if the page must leave the key alone: a dialog is open, the key belongs to text that is being composed or to
  /// the control that has the focus, or the player doesn't want such shortcuts.
  public func pageKey(_ places: KeyPlaces) -> [UInt8] {
    guard !hasAlt, !isComposing else { return [] }
    let hasCommand = hasControl || hasMeta
    let name = places.name(key: key, code: code, hasCommand: hasCommand)
    guard let key = KeyName(name), !isUsedByControl(key) else { return [] }
    return hasCommand || Self.shortcutScope.allows(key, isOnBoard: isOnBoard) ? name : []
  }

  /// Whether the focus is on the board or one of its parts.
  private var isOnBoard: Bool { closest(".board, .directions, .palette, .guess, .choices, .parts") != nil }

  /// Whether the control that has the focus uses a key itself.
  private func isUsedByControl(_ key: KeyName) -> Bool {
    guard closest("dialog, select, textarea, input:not([type=radio], [type=range])") == nil else { return true }
    return switch key {
    // On a hole or a choice, Enter makes the guess, and Space presses the button.
    case .enter: closest("a, summary, button:not(.hole, .choice)") != nil
    // On a slider, Space starts and stops the replay.
    case .character(UInt8(ascii: " ")): closest("a, summary, button, [type=radio]") != nil
    // Lists that scroll use the arrows.
    case .arrowUp, .arrowDown, .home, .end, .pageUp, .pageDown:
      closest("input") != nil || targetMatches(".history, .parts.flow")
    default: closest("input") != nil
    }
  }

  /// The player's choice. `Site/appearance.js` and `SettingsView` put it into the page.
  private static var shortcutScope: ShortcutScope {
    if Element.find("[data-shortcuts=off]") != nil { return .nowhere }
    return Element.find("[data-shortcuts=board]") == nil ? .everywhere : .board
  }
}
