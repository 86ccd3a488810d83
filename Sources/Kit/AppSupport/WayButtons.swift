#if canImport(SwiftUI)
import SwiftUI

/// What can be done on a page, a button each. The main one, if there is one, answers to Return where that is asked for.
public struct WayButtons<Way: Hashable & Identifiable>: View {
  private let ways: [Way]
  private let main: Way?
  private let takesReturn: Bool
  private let label: (Way) -> String
  private let isPossible: (Way) -> Bool
  private let take: @MainActor (Way) -> Void

  /// Makes the buttons.
  ///
  /// - Parameters:
  ///   - ways: what can be done, in the order in which the buttons stand.
  ///   - main: which of it should be done first; nothing where nothing should.
  ///   - takesReturn: whether Return does that.
  ///   - label: what a button says.
  ///   - isPossible: whether something can be done now.
  ///   - take: does it.
  public init(
    _ ways: [Way], main: Way?, takesReturn: Bool = false, label: @escaping (Way) -> String,
    isPossible: @escaping (Way) -> Bool = { _ in true }, take: @escaping @MainActor (Way) -> Void
  ) {
    self.ways = ways
    self.main = main
    self.takesReturn = takesReturn
    self.label = label
    self.isPossible = isPossible
    self.take = take
  }

  /// The buttons, in one row where they fit.
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

  private func button(_ way: Way) -> some View {
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
