import CodeBreakerUI
import SwiftUI

/// The app.
@main
struct CodeBreakerApp: App {
  @State private var controller = CodeBreakerController()

  var body: some Scene {
    CodeBreakerScene(controller: controller)
  }
}
