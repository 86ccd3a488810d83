import SwiftUI
import Testing

@MainActor
struct Smoke {
  @Test func textIsShown() {
    let app = HeadlessApp(Text("Hello"))
    #expect(app.windows[0].content.children.map(\.text) == ["Hello"])
  }
}
