#if canImport(SwiftUI)
import SwiftUI

/// A row of buttons for the actions of a page.
public struct PageActionButtons<Action: Hashable & Identifiable>: View {
  private let actions: [Action]
  private let mainAction: Action?
  private let label: (Action) -> String
  private let isEnabled: (Action) -> Bool
  private let perform: @MainActor (Action) -> Void

  /// Creates the buttons in the order of `actions`. The button of `mainAction` stands out.
  public init(
    _ actions: [Action], mainAction: Action?, label: @escaping (Action) -> String,
    isEnabled: @escaping (Action) -> Bool = { _ in true }, perform: @escaping @MainActor (Action) -> Void
  ) {
    self.actions = actions
    self.mainAction = mainAction
    self.label = label
    self.isEnabled = isEnabled
    self.perform = perform
  }

  /// The buttons, in one row if they fit.
  public var body: some View {
    FittingRows(breakMode: .everywhere) {
      ForEach(actions) { button($0) }
    }
  }

  private func button(_ action: Action) -> some View {
    Button(wide: label(action), alignment: .leading) { perform(action) }
      .buttonStyle(GameButtonStyle(isPrimary: action == mainAction))
      .disabled(!isEnabled(action))
  }
}
#endif
