import CodeBreakerUI
import SwiftUI

/// The app.
@main
struct CodeBreakerApp: App {
  @State private var table = CodeBreakerTable()

  var body: some Scene {
    CodeBreakerScene(table: table)
  }
}
