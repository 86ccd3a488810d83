#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The whole app: its windows, all of which show the same table, its links, and its menus.
public struct AppScene<Session: AppSession, Content: View, Menus: Commands>: Scene {
  private let table: ObservedTable<Session>
  private let content: Content
  private let menus: Menus
  @Environment(\.scenePhase) private var scenePhase

  /// Makes the scene of a table.
  ///
  /// - Parameters:
  ///   - content: the tabs, with the table in their environment.
  ///   - menus: the game's own menus. One for the tabs comes after them.
  public init(
    _ table: ObservedTable<Session>, @ViewBuilder content: () -> Content, @CommandsBuilder menus: () -> Menus
  ) {
    self.table = table
    self.content = content()
    self.menus = menus()
  }

  /// The windows, and the menus of a Mac or of an iPad with a keyboard.
  public var body: some Scene {
    WindowGroup {
      content.onOpenURL { table.session.open(address: GameLink.address(of: $0)) }
    }
    .onChange(of: scenePhase) { _, phase in
      switch phase {
      case .active: table.session.windowShown()
      case .background: table.session.windowHidden()
      case .inactive: break
      @unknown default: break
      }
    }
    .commands {
      menus
      CommandMenu("Screen") {
        ForEach(Array(Session.Tab.allCases.enumerated()), id: \.offset) { index, tab in
          Button(tab.label) { table.session.select(tab) }
            .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
        }
      }
    }
  }
}

/// The tabs of an app.
public struct AppTabs<Session: AppSession, Screen: View>: View {
  private let table: ObservedTable<Session>
  private let screen: (Session.Tab) -> Screen

  /// Makes the tabs.
  ///
  /// - Parameter screen: makes what a tab shows.
  public init(_ table: ObservedTable<Session>, @ViewBuilder screen: @escaping (Session.Tab) -> Screen) {
    self.table = table
    self.screen = screen
  }

  /// The tabs, in the session's order.
  public var body: some View {
    @Bindable var table = table
    TabView(selection: $table.tab) {
      ForEach(Array(Session.Tab.allCases), id: \.self) { tab in
        screen(tab)
          .tabItem { Label(tab.label, systemImage: tab.symbol) }
          .tag(tab)
      }
    }
  }
}
#endif
