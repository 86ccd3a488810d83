#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The whole app: its windows, which all show the same session, its links, and its menus.
public struct AppScene<Session: AppSession, Content: View, Menus: Commands>: Scene {
  private let table: ObservedTable<Session>
  private let content: Content
  private let menus: Menus

  /// Creates the scene from the tabs, whose environment needs the observed session, and the game's menus, which come before the
  /// menu of the tabs.
  public init(
    _ table: ObservedTable<Session>, @ViewBuilder content: () -> Content, @CommandsBuilder menus: () -> Menus
  ) {
    self.table = table
    self.content = content()
    self.menus = menus()
  }

  /// The windows, and the menus of a Mac or of an iPad with a keyboard.
  public var body: some Scene {
    WindowGroup(id: NewWindowButton.group) {
      AppWindow(table: table, content: content)
    }
    .commands {
      menus
      CommandGroup(after: .newItem) { NewWindowButton() }
      CommandMenu("Screen") {
        Button("Today") { table.place = .today }
          .keyboardShortcut("0")
          .disabled(table.hasSheet)
        if table.server.place != nil {
          Button("Standings") { table.showStandingsOfTable() }
            .disabled(table.isAsking)
          Button("Account") { table.showAccount() }
            .disabled(table.isAsking)
        }
        ForEach(Array(Session.Tab.allCases.enumerated()), id: \.offset) { index, tab in
          Button(tab.label) { table.tab = tab }
            .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
            .disabled(table.hasSheet)
        }
      }
    }
  }
}

/// A menu item that opens another window. The game's own New replaces the system's.
private struct NewWindowButton: View {
  /// The ID of the window group.
  static let group = "table"

  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsWindows

  var body: some View {
    if supportsWindows {
      Button("New Window") { openWindow(id: Self.group) }
        .keyboardShortcut("n", modifiers: [.command, .option])
    }
  }
}

/// The tabs of an app, the daily games first, and the server's screens over them. Each tab has its own notices over its
/// content, because they must not cover an iPad's tab bar, which is at the top.
public struct AppTabs<Session: AppSession, Screen: View>: View {
  private let table: ObservedTable<Session>
  private let screen: (Session.Tab) -> Screen

  /// The tab and the day where the player left this window: the table's `placeLabel`.
  @SceneStorage("tab") private var leftTab = ""
  @Environment(\.windowPlace) private var place

  /// Creates the tabs. `screen` returns the content of a tab.
  public init(_ table: ObservedTable<Session>, @ViewBuilder screen: @escaping (Session.Tab) -> Screen) {
    self.table = table
    self.screen = screen
  }

  /// The daily games, and then the tabs in the session's order.
  public var body: some View {
    @Bindable var table = table
    TabView(selection: $table.place) {
      TodayView(table: table)
        .notices(table, on: .screen)
        .tabItem { Label("Today", systemImage: "calendar") }
        .tag(ObservedTable<Session>.Place.today)
      ForEach(Array(Session.Tab.allCases), id: \.self) { tab in
        screen(tab)
          .notices(table, on: .screen)
          .tabItem { Label(tab.label, systemImage: tab.symbol) }
          .tag(ObservedTable<Session>.Place.tab(tab))
      }
    }
    .cover(table.rankedResult) {
      table.session.closeQuestion()
    } card: {
      RankedResultView(card: $0, table: table)
    }
    .sheet(item: place.isFront ? $table.shownServerScreen : .constant(nil)) {
      ServerScreenView($0, table)
    }
    .alert(
      "\(table.introduction?.title ?? "")",
      isPresented: place.isFront ? $table.isIntroducingRanked : .constant(false)
    ) {
      Button("\(table.introduction?.start ?? "")") { table.session.startRanked() }
      Button("\(table.introduction?.later ?? "")", role: .cancel) { table.session.playOwnGameFirst() }
    } message: {
      Text(verbatim: table.introduction?.text ?? "")
    }
    .alert("Finish this game?", isPresented: place.isFront ? $table.isAskingToFinish : .constant(false)) {
      Button("Keep playing", role: .cancel) {}
        .keyboardShortcut(.defaultAction)
      Button("Finish", role: .destructive) { table.finishRanked() }
    } message: {
      Text(verbatim: table.session.finishWarning)
    }
    .onAppear { table.restorePlace(labeled: leftTab) }
    .onChange(of: table.placeLabel) { _, label in leftTab = label }
  }
}
#endif
