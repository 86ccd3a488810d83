#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The scene of an app: its menus, and its windows, which all show the same session.
public struct AppScene<Session: AppSession, Content: View, Menus: Commands>: Scene {
  private let controller: SessionController<Session>
  private let content: Content
  private let menus: Menus

  /// Creates the scene with the app's tabs, whose environment must contain the controller, and the game's menus.
  public init(
    _ controller: SessionController<Session>, @ViewBuilder content: () -> Content, @CommandsBuilder menus: () -> Menus
  ) {
    self.controller = controller
    self.content = content()
    self.menus = menus()
  }

  /// The windows, and the menus of a Mac or of an iPad with a keyboard.
  public var body: some Scene {
    WindowGroup(id: NewWindowButton.windowGroupID) {
      AppWindow(controller: controller, content: content)
    }
    .commands {
      menus
      CommandGroup(after: .newItem) { NewWindowButton() }
      CommandGroup(replacing: .importExport) {
        Button("Your Data…") { controller.openData() }
          .disabled(controller.isCovered)
      }
      CommandGroup(replacing: .appSettings) {
        Button("Settings…") { controller.tab = .rules }
          .keyboardShortcut(",")
          .disabled(controller.isCovered)
      }
      CommandGroup(replacing: .help) {
        Button("How to Play") { controller.tab = .rules }
          .keyboardShortcut("?")
          .disabled(controller.isCovered)
        Button("Learn by Playing…") { controller.openLesson() }
          .disabled(controller.isCovered)
      }
      CommandMenu("Screen") {
        Button("Today") { controller.place = .today }
          .keyboardShortcut("0")
          .disabled(controller.hasSheet)
        if controller.server.choice != nil {
          Button("Standings") { controller.showCurrentStandings() }
            .disabled(controller.isCovered)
          Button("Account") { controller.showAccount() }
            .disabled(controller.isCovered)
        }
        ForEach(Array(Session.Tab.allCases.enumerated()), id: \.offset) { index, tab in
          Button(tab.label) { controller.tab = tab }
            .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
            .disabled(controller.hasSheet)
        }
      }
    }
  }
}

/// A menu item that opens another window. The system's own item is missing, because the game's menus replace it.
private struct NewWindowButton: View {
  static let windowGroupID = "table"

  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsWindows

  var body: some View {
    if supportsWindows {
      Button("New Window") { openWindow(id: Self.windowGroupID) }
        .keyboardShortcut("n", modifiers: [.command, .option])
    }
  }
}

/// The tabs of an app, with the daily games first. Each tab shows notices over its own content, so that they don't cover
/// the tab bar.
public struct AppTabs<Session: AppSession, Screen: View>: View {
  private let controller: SessionController<Session>
  private let screen: (Session.Tab) -> Screen

  /// The tab and day that this window showed last, as the controller's `placeLabel`.
  @SceneStorage("tab") private var storedPlaceLabel = ""

  /// Creates the tabs. `screen` returns the content of a tab.
  public init(_ controller: SessionController<Session>, @ViewBuilder screen: @escaping (Session.Tab) -> Screen) {
    self.controller = controller
    self.screen = screen
  }

  /// The daily games, and then the tabs in the session's order.
  public var body: some View {
    @Bindable var controller = controller
    TabView(selection: $controller.place) {
      TodayView(controller: controller)
        .notices(controller, on: .screen)
        .tabItem { Label("Today", systemImage: "calendar") }
        .tag(SessionController<Session>.Place.today)
      ForEach(Array(Session.Tab.allCases), id: \.self) { tab in
        screen(tab)
          .notices(controller, on: .screen)
          .tabItem { Label(tab.label, systemImage: tab.symbol) }
          .tag(SessionController<Session>.Place.tab(tab))
      }
    }
    .opensAppLinks(of: controller)
    .onAppear { controller.restorePlace(labeled: storedPlaceLabel) }
    .onChange(of: controller.placeLabel) { _, label in storedPlaceLabel = label }
  }
}
#endif
