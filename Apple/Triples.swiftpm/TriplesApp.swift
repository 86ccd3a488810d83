import SwiftUI
import TriplesUI

@main
struct TriplesApp: App {
  @State private var controller = TriplesController()

  var body: some Scene {
    TriplesScene(controller: controller)
  }
}
