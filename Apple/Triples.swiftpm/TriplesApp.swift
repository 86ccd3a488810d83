import SwiftUI
import TriplesUI

/// The app.
@main
struct TriplesApp: App {
  @State private var table = TriplesTable()

  var body: some Scene {
    TriplesScene(table: table)
  }
}
