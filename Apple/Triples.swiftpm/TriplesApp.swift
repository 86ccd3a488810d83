import SwiftUI
import TriplesUI

/// The app.
@main
struct TriplesApp: App {
  @State private var controller = TriplesController()

  var body: some Scene {
    TriplesScene(controller: controller)
  }
}
