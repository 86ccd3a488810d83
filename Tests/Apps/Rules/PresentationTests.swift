import SwiftUI
import Testing

/// Sheets, alerts, pages, and tabs.
@MainActor
struct PresentationTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
  }

  private struct Sheets: View {
    @State private var item: Item?
    var canSwipe = true
    var onDismiss: () -> Void = {}
    var evaluated: (Int) -> Void = { _ in }
    var body: some View {
      Button("Open") { item = Item(id: 1) }
        .sheet(item: $item, onDismiss: onDismiss) { shown in
          let _ = evaluated(shown.id)
          Content(number: shown.id) { item = Item(id: 2) }
            .interactiveDismissDisabled(!canSwipe)
        }
    }
  }

  private struct Content: View {
    let number: Int
    let replace: () -> Void
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("Sheet \(number)")
      Button("Count \(count)") { count += 1 }
      Button("Replace", action: replace)
      Button("Done") { dismiss() }
    }
  }

  @Test func sheetCoversTheWindowUntilItIsDismissed() throws {
    var dismissals = 0
    let app = HeadlessApp(Sheets(onDismiss: { dismissals += 1 }))
    try app.button("Open").tap()
    #expect(app.front.kind == .sheet)
    #expect(throws: ActingError.self) { try app.button("Open").tap() }
    try app.button("Done").tap()
    #expect(app.front.kind == .window)
    #expect(dismissals == 1)
    try app.button("Open").tap()
    try app.swipeAway()
    #expect(dismissals == 2)
  }

  @Test func sheetThatForbidsItCannotBeSwipedAway() throws {
    let app = HeadlessApp(Sheets(canSwipe: false))
    try app.button("Open").tap()
    #expect(throws: ActingError.self) { try app.swipeAway() }
  }

  @Test func otherItemReplacesTheSheetWithItsState() throws {
    let app = HeadlessApp(Sheets())
    try app.button("Open").tap()
    try app.button("Count 0").tap()
    try app.button("Replace").tap()
    #expect(app.texts.prefix(2) == ["Sheet 2", "Count 0"])
    #expect(app.problems == [])
  }

  @Test func dismissedContentIsEvaluatedOnceMore() throws {
    var evaluated: [Int] = []
    let app = HeadlessApp(Sheets(evaluated: { evaluated.append($0) }))
    try app.button("Open").tap()
    evaluated = []
    try app.button("Done").tap()
    #expect(evaluated == [1])
  }

  @Test func secondSheetOfAWindowIsReported() throws {
    struct Two: View {
      @State private var first: Item?
      @State private var second: Item?
      var body: some View {
        VStack {
          Button("One") { first = Item(id: 1) }.sheet(item: $first) { _ in Text("First") }
          Button("Both") {
            first = Item(id: 1)
            second = Item(id: 2)
          }.sheet(item: $second) { _ in Text("Second") }
        }
      }
    }
    let one = HeadlessApp(Two())
    try one.button("One").tap()
    #expect(one.problems == [])
    let both = HeadlessApp(Two())
    try both.button("Both").tap()
    #expect(both.problems.count == 1)
    #expect(both.problems.first?.contains("at once") == true)
  }

  @Test func alertOverASheetIsInFront() throws {
    struct Asking: View {
      @State private var item: Item? = Item(id: 1)
      @State private var asks = false
      @State private var answer = "-"
      var body: some View {
        Text("Window").sheet(item: $item) { _ in
          Button("Ask \(answer)") { asks = true }
            .alert("Really?", isPresented: $asks) {
              Button("Yes") { answer = "yes" }
              Button("No", role: .cancel) { answer = "no" }
            } message: {
              Text("It can't be undone.")
            }
        }
      }
    }
    let app = HeadlessApp(Asking())
    try app.button("Ask -").tap()
    #expect(app.front.kind == .alert)
    #expect(app.texts == ["It can't be undone.", "Yes", "No"])
    try app.button("Yes").tap()
    #expect(app.front.kind == .sheet)
    #expect(app.texts == ["Ask yes"])
    #expect(app.problems == [])
  }

  @Test func sheetHasTheEnvironmentButNotTheButtonStyle() {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("!")
          configuration.label
        }
      }
    }
    struct Styled: View {
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Button("Window") {}
          .sheet(item: $item) { _ in Button("Sheet") {} }
          .buttonStyle(Loud())
          .dynamicTypeSize(.accessibility1)
      }
    }
    let app = HeadlessApp(Styled())
    #expect(app.texts == ["Sheet"])
    #expect(app.front.all { $0.kind == .button }.map(\.environment.dynamicTypeSize) == [.accessibility1])
    #expect(app.keyWindow.content.all { $0.kind == .text }.map(\.text) == ["!", "Window"])
  }

  @Test func pageReplacesTheRootUntilThePlayerGoesBack() throws {
    struct Pages: View {
      @State private var item: Item?
      var body: some View {
        NavigationStack {
          Button("Go") { item = Item(id: 7) }
            .navigationTitle("Root")
            .navigationDestination(item: $item) { Text("Page \($0.id)").navigationTitle("Detail") }
        }
      }
    }
    let app = HeadlessApp(Pages())
    try app.button("Go").tap()
    #expect(app.texts == ["Back", "Page 7"])
    #expect(app.front.all { $0.kind == .page }.map(\.text) == ["Detail"])
    try app.button("Back").tap()
    #expect(app.texts == ["Go"])
  }

  @Test func toolbarOutsideOfANavigationStackIsReported() {
    let items = Text("A").toolbar { ToolbarItem(placement: .primaryAction) { Button("Done") {} } }
    #expect(HeadlessApp(NavigationStack { items }).problems == [])
    #expect(HeadlessApp(items).problems.count == 1)
  }

  @Test func emptyItemOfAToolbarIsReported() {
    func page(showsItem: Bool, showsButton: Bool) -> some View {
      NavigationStack {
        Text("A").toolbar {
          if showsItem { ToolbarItemGroup(placement: .primaryAction) { if showsButton { Button("Undo") {} } } }
        }
      }
    }
    #expect(HeadlessApp(page(showsItem: true, showsButton: true)).problems == [])
    #expect(HeadlessApp(page(showsItem: false, showsButton: false)).problems == [])
    #expect(HeadlessApp(page(showsItem: true, showsButton: false)).problems.count == 1)
  }

  @Test func tabKeepsItsStateWhileAnotherIsShown() throws {
    struct Tabs: View {
      @State private var tab = 1
      let record: (String) -> Void
      var body: some View {
        TabView(selection: $tab) {
          Counting().onAppear { record("appear") }.onDisappear { record("disappear") }
            .tabItem { Label("One", systemImage: "1.circle") }.tag(1)
          Text("Second").tabItem { Text("Two") }.tag(2)
        }
      }
    }
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    var events: [String] = []
    let app = HeadlessApp(Tabs { events.append($0) })
    try app.button("Count 0").tap()
    try app.selectTab("Two")
    #expect(app.texts == ["Second"])
    try app.selectTab("One")
    #expect(app.texts == ["Count 1"])
    #expect(events == ["appear", "disappear", "appear"])
  }

  @Test func selectedTagWithoutATabIsReported() {
    func tabs(_ selected: Int) -> some View {
      TabView(selection: .constant(selected)) { Text("A").tabItem { Text("A") }.tag(1) }
    }
    #expect(HeadlessApp(tabs(1)).problems == [])
    #expect(HeadlessApp(tabs(2)).problems.count == 1)
  }

  @Test func chosenTagWithoutAnOptionIsReported() throws {
    struct Choosing: View {
      @State var choice: Int?
      let tags: [Int?]
      var body: some View {
        Picker("Size", selection: $choice) { ForEach(tags, id: \.self) { Text("\($0 ?? 0)").tag($0) } }
      }
    }
    let good = HeadlessApp(Choosing(choice: 1, tags: [1, 2]))
    #expect(good.problems == [])
    try good.picker("Size").choose("2")
    #expect(try good.picker("Size").node.accessibility.value == "2")
    #expect(throws: ActingError.self) { try good.picker("Size").choose("3") }
    #expect(HeadlessApp(Choosing(choice: nil, tags: [nil, 1])).problems == [])
    #expect(HeadlessApp(Choosing(choice: nil, tags: [1])).problems.count == 1)
  }
}
