#if canImport(SwiftUI)
import SwiftUI

/// A row of buttons for the actions of a page.
public struct ChoiceButtons<Action: Hashable & Identifiable>: View {
  private let actions: [Action]
  private let main: Action?
  private let label: (Action) -> String
  private let isPossible: (Action) -> Bool
  private let perform: @MainActor (Action) -> Void

  /// Creates the buttons in order. `main` stands out, `isPossible` returns whether an action is enabled, and `perform`
  /// performs it.
  public init(
    _ actions: [Action], main: Action?, label: @escaping (Action) -> String,
    isPossible: @escaping (Action) -> Bool = { _ in true }, perform: @escaping @MainActor (Action) -> Void
  ) {
    self.actions = actions
    self.main = main
    self.label = label
    self.isPossible = isPossible
    self.perform = perform
  }

  /// The buttons, in one row if they fit.
  public var body: some View {
    AdaptiveStack {
      ForEach(actions) { button($0) }
    }
  }

  private func button(_ action: Action) -> some View {
    Button {
      perform(action)
    } label: {
      Text(verbatim: label(action))
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(GameButtonStyle(isPrimary: action == main))
    .disabled(!isPossible(action))
  }
}
#endif
