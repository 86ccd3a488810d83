import SwiftUI
import Testing

/// What screen readers say.
@MainActor
struct SpeakingTests {
  private func names(_ view: some View) -> [String] { HeadlessApp(view).front.elements.map(\.spokenName) }

  @Test func textImagesAndControlsAreElements() {
    #expect(
      names(
        VStack {
          Text("Score")
          Button(action: {}) { Label("New Game", systemImage: "plus") }
          Text("Hidden").accessibilityHidden(true)
          Text("Invisible").hidden()
        }) == ["Score", "New Game"])
  }

  @Test func elementCombinesContainsOrReplacesItsChildren() {
    let row = HStack {
      Text("Score")
      Text("12")
    }
    #expect(names(row) == ["Score", "12"])
    #expect(names(row.accessibilityElement(children: .contain)) == ["Score", "12"])
    #expect(names(row.accessibilityElement(children: .combine)) == ["Score, 12"])
    #expect(names(row.accessibilityElement().accessibilityLabel("Points")) == ["Points"])
  }

  @Test func labelPassesThroughALayerThatSaysNothing() {
    let app = HeadlessApp(
      Button("X") {}
        .background { Circle() }
        .accessibilityLabel("Close")
        .accessibilityValue("open"))
    #expect(app.button("Close").exists)
    #expect(app.front.elements.map(\.accessibility.value) == ["open"])
  }

  @Test func priorityOrdersSiblings() {
    #expect(
      names(
        VStack {
          Text("Second")
          Text("First").accessibilitySortPriority(1)
        }) == ["First", "Second"])
  }

  @Test func actionsHaveNames() throws {
    var performed: [String] = []
    let app = HeadlessApp(
      Text("Peg")
        .accessibilityAction(named: "Remove") { performed.append("remove") }
        .accessibilityActions { Button("Lock") { performed.append("lock") } }
        .accessibilityAction(.escape) { performed.append("escape") })
    try app.element("Peg").performAction("Remove")
    try app.element("Peg").performAction("Lock")
    try app.escape()
    #expect(performed == ["remove", "lock", "escape"])
    #expect(throws: ActingError.self) { try app.element("Peg").performAction("Add") }
  }

  @Test func announcementsAndFeedbackAreRecorded() throws {
    struct Speaking: View {
      @State private var count = 0
      var body: some View {
        Button("Speak") {
          count += 1
          AccessibilityNotification.Announcement("Spoken \(count)").post()
        }
        .sensoryFeedback(trigger: count) { $1 > 1 ? .success : nil }
      }
    }
    let app = HeadlessApp(Speaking())
    try app.button("Speak").tap()
    #expect(app.announcements == ["Spoken 1"])
    #expect(app.feedbackCount == 0)
    try app.button("Speak").tap()
    #expect(app.feedbackCount == 1)
  }

  @Test func scrollingToAViewThatIsNotThereIsReported() throws {
    func scrolling(to id: Int) throws -> [String] {
      let app = HeadlessApp(
        ScrollViewReader { proxy in
          ScrollView { ForEach(0..<3) { Text("\($0)") } }
          Button("Scroll") { proxy.scrollTo(id) }
        })
      try app.button("Scroll").tap()
      return app.problems
    }
    #expect(try scrolling(to: 2) == [])
    #expect(try scrolling(to: 3).count == 1)
  }

  @Test func dumpShowsWhatIsThere() {
    let app = HeadlessApp(Button("Go") {}.disabled(true).accessibilityHint("Starts"))
    #expect(
      app.front.description == """
        window
          button hint “Starts” button disabled
            text “Go” disabled
        """)
  }
}
