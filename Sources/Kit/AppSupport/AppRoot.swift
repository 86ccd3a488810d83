#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The root view of an app: the tabs. In debug builds, the launch argument `-PreviewedScreen NAME` shows a previewed screen
/// instead, for pictures in a simulator.
public struct AppRoot<Screen: RawRepresentable, Preview: View, Tabs: View>: View where Screen.RawValue == String {
  private let preview: (Screen) -> Preview
  private let tabs: Tabs

  /// Creates the root view. `preview` shows a previewed screen.
  public init(@ViewBuilder preview: @escaping (Screen) -> Preview, @ViewBuilder tabs: () -> Tabs) {
    self.preview = preview
    self.tabs = tabs()
  }

  /// The tabs, or the previewed screen.
  public var body: some View {
    if let screen { preview(screen) } else { tabs }
  }

  private var screen: Screen? {
    #if DEBUG
    UserDefaults.standard.string(forKey: "PreviewedScreen").flatMap { Screen(rawValue: $0) }
    #else
    nil
    #endif
  }
}
#endif
