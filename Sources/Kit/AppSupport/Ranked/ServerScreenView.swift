#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The sheet of a server's screen, over the tabs.
public struct ServerScreenView<Session: AppSession>: View {
  private let screen: ServerScreen
  private let controller: SessionController<Session>

  /// Creates the sheet, which `sheets(of:_:content:)` presents. Other callers may use it only in previews.
  public init(_ screen: ServerScreen, _ controller: SessionController<Session>) {
    self.screen = screen
    self.controller = controller
  }

  /// The screen, with a Done button.
  public var body: some View {
    NavigationStack {
      Group {
        switch screen {
        case .standings(let screen): ScreenView(screen.source.screen, controller.actionHandler(of: screen))
        case .account(let screen):
          ScreenView(screen.screen, controller.actionHandler(of: screen) { screen.shareText($0) })
        }
      }
      .toolbar {
        DoneButton { controller.closeServerScreen() }
      }
    }
    .notices(controller, on: .sheet)
    .parlorTint()
  }
}
#endif
