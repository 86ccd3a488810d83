#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// What a server has beside its games, as a sheet over the tabs.
public struct ServerScreenView<Session: AppSession>: View {
  private let screen: ServerScreen
  private let table: ObservedTable<Session>

  /// Makes the sheet of a table. `AppTabs` shows it by itself; elsewhere it is for previews.
  public init(_ screen: ServerScreen, _ table: ObservedTable<Session>) {
    self.screen = screen
    self.table = table
  }

  /// The screen, and the button that puts it away.
  public var body: some View {
    NavigationStack {
      Group {
        switch screen {
        case .standings(let screen): ScreenView(screen.board.screen, standingsActor(screen))
        case .account(let screen): ScreenView(screen.screen, accountActor(screen))
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done") { table.closeServerScreen() }
            .keyboardShortcut(.cancelAction)
        }
      }
    }
    .notices(table, on: .sheet)
    .houseTint()
  }

  private func standingsActor(_ screen: StandingsScreen) -> ScreenActor {
    ScreenActor(perform: { id, _ in screen.act { $0.perform(id) } }, opener: { table.opener(for: $0) })
  }

  private func accountActor(_ screen: AccountScreen) -> ScreenActor {
    ScreenActor(
      perform: { id, text in screen.act { $0.perform(id, text: Array(text.utf8)) } },
      opener: { table.opener(for: $0) }, shareText: { screen.shareText($0) })
  }
}
#endif
