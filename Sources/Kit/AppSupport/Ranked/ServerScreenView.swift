#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The sheet of a server's screen, over the tabs.
public struct ServerScreenView<Session: AppSession>: View {
  private let screen: ServerScreen
  private let controller: SessionController<Session>

  /// Creates the sheet, which `AppTabs` presents. Other callers may use it only in previews.
  public init(_ screen: ServerScreen, _ controller: SessionController<Session>) {
    self.screen = screen
    self.controller = controller
  }

  /// The screen, with a Done button.
  public var body: some View {
    NavigationStack {
      Group {
        switch screen {
        case .standings(let screen): ScreenView(screen.source.screen, standingsActionHandler(screen))
        case .account(let screen): ScreenView(screen.screen, accountActionHandler(screen))
        }
      }
      .toolbar {
        DoneButton { controller.closeServerScreen() }
      }
    }
    .notices(controller, on: .sheet)
    .parlorTint()
  }

  private func standingsActionHandler(_ screen: StandingsScreen) -> ScreenActionHandler {
    ScreenActionHandler(perform: { id, _ in screen.act { $0.perform(id) } }, opener: { controller.opener(for: $0) })
  }

  private func accountActionHandler(_ screen: AccountScreen) -> ScreenActionHandler {
    ScreenActionHandler(
      perform: { id, text in screen.act { $0.perform(id, text: Array(text.utf8)) } },
      opener: { controller.opener(for: $0) }, shareText: { screen.shareText($0) })
  }
}
#endif
