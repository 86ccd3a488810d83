#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// The whole app, to be put into the `body` of an `App`. Every window shows the same table.
public struct TriplesScene: Scene {
  private let table: TriplesTable
  @Environment(\.scenePhase) private var scenePhase

  /// Makes the scene of a table.
  public init(table: TriplesTable) {
    self.table = table
  }

  /// The windows, and the menus of a Mac or of an iPad with a keyboard.
  public var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(table)
        .onOpenURL { table.session.open(address: GameLink.address(of: $0)) }
    }
    .onChange(of: scenePhase) { _, phase in
      // Nothing is to be done when the app goes: the session has saved every move.
      if phase == .active { table.session.storageChanged() }
    }
    .commands { TriplesCommands(table) }
  }
}
#endif
