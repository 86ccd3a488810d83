import CodeBreakerUI
import SwiftUI

@main
struct CodeBreakerApp: App {
  @State private var controller = CodeBreakerController()

  var body: some Scene {
    CodeBreakerScene(controller: controller)
  }
}
