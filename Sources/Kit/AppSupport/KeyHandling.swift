#if canImport(SwiftUI)
import SwiftUI

private struct KeyHandling: ViewModifier {
  let phases: KeyPress.Phases
  let acceptsInput: Bool
  let press: @MainActor (KeyPress) -> Bool
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focusable()
      .focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(phases: phases) { press($0) ? .handled : .ignored }
      .onAppear { isFocused = true }
      .onChange(of: acceptsInput) { _, accepts in
        if accepts { isFocused = true }
      }
  }
}

extension View {
  /// Gives the view the keyboard focus when it appears, and again when `acceptsInput` becomes `true`, such as after a
  /// pop-up. `press` returns whether it handled a key.
  public func handlesKeys(
    phases: KeyPress.Phases = .down, acceptsInput: Bool = false, press: @escaping @MainActor (KeyPress) -> Bool
  ) -> some View {
    modifier(KeyHandling(phases: phases, acceptsInput: acceptsInput, press: press))
  }
}
#endif
