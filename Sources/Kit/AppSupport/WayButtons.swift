#if canImport(SwiftUI)
import SwiftUI

/// A row of buttons for the actions of a page. The main one can be triggered by Return.
public struct WayButtons<Action: Hashable & Identifiable>: View {
  private let ways: [Action]
  private let main: Action?
  private let takesReturn: Bool
  private let label: (Action) -> String
  private let isPossible: (Action) -> Bool
  private let take: @MainActor (Action) -> Void

  /// Creates the buttons in the order of the actions. `main` is the action that Return triggers if `takesReturn` is `true`.
  /// `isPossible` returns whether an action is enabled, and `take` performs it.
  public init(
    _ ways: [Action], main: Action?, takesReturn: Bool = false, label: @escaping (Action) -> String,
    isPossible: @escaping (Action) -> Bool = { _ in true }, take: @escaping @MainActor (Action) -> Void
  ) {
    self.ways = ways
    self.main = main
    self.takesReturn = takesReturn
    self.label = label
    self.isPossible = isPossible
    self.take = take
  }

  /// The buttons, in one row if they fit.
  public var body: some View {
    AdaptiveStack {
      ForEach(ways) { way in
        if takesReturn, way == main {
          button(way).keyboardShortcut(.defaultAction)
        } else {
          button(way)
        }
      }
    }
  }

  private func button(_ way: Action) -> some View {
    Button {
      take(way)
    } label: {
      Text(verbatim: label(way))
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(GameButtonStyle(isPrimary: way == main))
    .disabled(!isPossible(way))
  }
}
#endif
