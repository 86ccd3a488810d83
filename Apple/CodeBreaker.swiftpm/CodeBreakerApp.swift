import CodeBreakerUI
import SwiftUI

/// The app.
@main
struct CodeBreakerApp: App {
  @State private var table = CodeBreakerTable()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(table)
    }
    .commands { CodeBreakerCommands(table) }
  }
}
