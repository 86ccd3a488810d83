#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The whole app, to be put into the `body` of an `App`. Every window shows the same table.
public struct CodeBreakerScene: Scene {
  private let table: CodeBreakerTable
  @Environment(\.scenePhase) private var scenePhase

  /// Makes the scene of a table.
  public init(table: CodeBreakerTable) {
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
      switch phase {
      case .active: table.session.windowShown()
      // The system may end the app any time after this: the session has saved every move, and now saves the clock.
      case .background: table.session.windowHidden()
      case .inactive: break
      @unknown default: break
      }
    }
    .commands { CodeBreakerCommands(table: table) }
  }
}
#endif
