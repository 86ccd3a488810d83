#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

private struct ShortcutScopeKey: EnvironmentKey {
  static let defaultValue = ShortcutScope.everywhere
}

extension EnvironmentValues {
  /// The player's choice of where keys that type a character act.
  public var shortcutScope: ShortcutScope {
    get { self[ShortcutScopeKey.self] }
    set { self[ShortcutScopeKey.self] = newValue }
  }
}

private struct IgnoresKeysKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether keys have no effect, because a card that the session doesn't know covers the view.
  var ignoresKeys: Bool {
    get { self[IgnoresKeysKey.self] }
    set { self[IgnoresKeysKey.self] = newValue }
  }
}

private struct KeyHandling: ViewModifier {
  let phases: KeyPress.Phases
  let acceptsInput: Bool
  let press: @MainActor (KeyPress) -> Bool
  @Environment(\.shortcutScope) private var shortcutScope
  @Environment(\.ignoresKeys) private var ignoresKeys
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focusable()
      .focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(phases: phases) { !ignoresKeys && allows($0) && press($0) ? .handled : .ignored }
      .onAppear { isFocused = true }
      .onChange(of: acceptsInput) { _, accepts in
        if accepts { isFocused = true }
      }
  }

  /// Returns whether the player's settings allow the key. A control inside the board that has the focus also passes on
  /// the keys that it doesn't use.
  private func allows(_ press: KeyPress) -> Bool {
    shortcutScope.allows(
      press.key.character, hasModifier: !press.modifiers.isDisjoint(with: [.command, .control, .option]),
      isOnBoard: isFocused)
  }
}

extension View {
  /// Gives the view the keyboard focus when it appears, and again when `acceptsInput` becomes `true`, such as after a
  /// pop-up. `press` returns whether it handled a key. It isn't called for shortcuts that the player has turned off.
  public func handlesKeys(
    phases: KeyPress.Phases = .down, acceptsInput: Bool = false, press: @escaping @MainActor (KeyPress) -> Bool
  ) -> some View {
    modifier(KeyHandling(phases: phases, acceptsInput: acceptsInput, press: press))
  }
}
#endif
