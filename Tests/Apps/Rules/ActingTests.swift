import Foundation
import SwiftUI
import Testing

/// What players do, and what they can't do.
@MainActor
struct ActingTests {
  @Test func disabledHiddenAndMissingButtonsFailWithTheirReason() {
    let app = HeadlessApp(
      VStack {
        Button("Disabled") {}.disabled(true)
        Button("Hidden") {}.hidden()
        Button("Untouchable") {}.allowsHitTesting(false)
        Button("Working") {}
      })
    func reason(_ name: String) -> String {
      do {
        try app.button(name).tap()
        return ""
      } catch { return "\(error)" }
    }
    #expect(reason("Working") == "")
    #expect(reason("Disabled") == "Disabled: button “Disabled”.")
    #expect(reason("Hidden").hasPrefix("Covered or hidden button"))
    #expect(reason("Untouchable").hasPrefix("Covered or hidden button"))
    #expect(reason("Missing").hasPrefix("There is no button “Missing”"))
    #expect(reason("Missing").contains("button “Working”"))
  }

  @Test func modalPartCoversItsSiblings() {
    func covered(_ traits: AccessibilityTraits) -> HeadlessApp {
      HeadlessApp(
        ZStack {
          Button("Behind") {}
          VStack { Button("Before") {} }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(traits)
        })
    }
    #expect(!covered(.isModal).button("Behind").exists)
    #expect(covered(.isModal).button("Before").exists)
    #expect(covered([]).button("Behind").exists)
  }

  @Test func fieldIsTypedIntoAndSubmitted() throws {
    struct Naming: View {
      @State private var name = "A"
      @State private var submitted = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isFocused).onSubmit { submitted = name }
        Text("\(submitted)")
        Button("Focus") { isFocused = true }
      }
    }
    let app = HeadlessApp(Naming())
    try app.field("Name").type("Ada", submit: true)
    #expect(app.texts.contains("Ada"))
    try app.button("Focus").tap()
    app.press("!")
    app.press(.delete)
    app.press("?")
    app.press(.return)
    #expect(app.texts.contains("Ada?"))
  }

  @Test func slidersMoveInSteps() throws {
    struct Sliding: View {
      @State private var value = 2.0
      var body: some View {
        Slider(value: $value, in: 0...5, step: 1) { Text("Speed") }
        Text("\(Int(value))")
      }
    }
    let app = HeadlessApp(Sliding())
    try app.slider("Speed").slide(to: 3.4)
    #expect(app.texts.last == "3")
    for _ in 1...3 { try app.slider("Speed").adjust(.increment) }
    #expect(app.texts.last == "5")
  }

  @Test func dragIsRecognizedFromItsMinimumDistance() throws {
    struct Dragged: View {
      @GestureState private var offset = CGSize.zero
      @State private var ended: CGSize?
      let record: (CGFloat) -> Void
      var body: some View {
        let _ = record(offset.width)
        Text("\(Int(ended?.width ?? -1))")
          .gesture(
            DragGesture(minimumDistance: 20)
              .updating($offset) { value, state, _ in state = value.translation }
              .onEnded { ended = $0.translation })
      }
    }
    var offsets: [CGFloat] = []
    let app = HeadlessApp(Dragged { offsets.append($0) })
    let view = app.view("text") { $0.kind == .text }
    try view.drag(by: CGSize(width: 15, height: 0))
    #expect(app.texts == ["-1"])
    try view.drag(by: CGSize(width: 40, height: 0))
    #expect(app.texts == ["40"])
    #expect(offsets.max() == 40)
    #expect(offsets.last == 0)
  }

  @Test func sequenceDragsOnlyAfterALongPress() throws {
    struct Dragged: View {
      @State private var moved: CGFloat = 0
      var body: some View {
        Text("\(Int(moved))").gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { if case .second(true, let drag?) = $0 { moved = drag.translation.width } })
      }
    }
    let app = HeadlessApp(Dragged())
    let view = app.view("text") { $0.kind == .text }
    try view.drag([.zero, CGPoint(x: 30, y: 0)], seconds: 0.2)
    #expect(app.texts == ["0"])
    try view.drag([.zero, .zero, CGPoint(x: 30, y: 0)], seconds: 2)
    #expect(app.texts == ["30"])
  }

  @Test func dragIsInTheNamedCoordinateSpace() throws {
    struct Dragged: View {
      let name: String
      @State private var place = CGPoint.zero
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: 100)
          Text("\(Int(place.y))").frame(height: 20)
            .gesture(DragGesture(coordinateSpace: .named(name)).onChanged { place = $0.location })
        }
        .frame(height: 120)
        .coordinateSpace(.named("whole"))
      }
    }
    for (name, expected) in [("whole", "140"), ("unknown", "40")] {
      let app = HeadlessApp(Dragged(name: name))
      app.layOut(on: Device.all[1])
      try app.view("text") { $0.kind == .text }.drag([.zero, CGPoint(x: 0, y: 40)])
      #expect(app.texts == [expected])
    }
  }

  @Test func menusAreChosenFrom() throws {
    var chosen = ""
    let app = HeadlessApp(
      VStack {
        Menu {
          Button("Open") { chosen = "open" }
          Button("Close") { chosen = "close" }.disabled(true)
        } label: {
          Text("File")
        }
        Button("Piece") {}.contextMenu { Button("Remove") { chosen = "remove" } }
      })
    try app.menu("File").chooseItem("Open")
    #expect(chosen == "open")
    #expect(throws: ActingError.self) { try app.menu("File").chooseItem("Close") }
    #expect(throws: ActingError.self) { try app.button("Open").tap() }
    try app.button("Piece").chooseItem("Remove")
    #expect(chosen == "remove")
  }

  @Test func linksAndSharedItemsAreRecorded() throws {
    let address = try #require(URL(string: "https://example.com/"))
    let app = HeadlessApp(
      VStack {
        Link("Site", destination: address)
        ShareLink(item: "triples/1/14/") { Text("Share") }
      })
    try app.button("Site").tap()
    try app.button("Share").tap()
    #expect(app.openedURLs == [address])
    #expect(app.sharedItems == ["triples/1/14/"])
  }
}
