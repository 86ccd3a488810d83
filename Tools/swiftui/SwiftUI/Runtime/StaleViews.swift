import Observation

extension _Context {
  /// Evaluates a view's body, and reports if the result is new although SwiftUI may keep the old one.
  func checkedNodes(of view: some View) -> [Node] { view.body._nodes(self) }
}
