import SwiftUI
import Testing

/// Keys, shortcuts, focus, and menus.
@MainActor
struct KeyTests {
  private struct Focused: View {
    @FocusState private var isFocused: Bool
    @State private var isCovered = false
    let record: (String) -> Void
    var body: some View {
      VStack {
        Text("Board").focusable().focused($isFocused)
          .onKeyPress(phases: [.down, .repeat]) { press in
            guard press.key == .leftArrow else { return .ignored }
            record(press.phase == .repeat ? "repeated" : "inner")
            return .handled
          }
        Button("Again") { record("again") }.keyboardShortcut("r")
        Button("OK") { record("ok") }.keyboardShortcut(.defaultAction)
        Button("Cover") { isCovered = true }
        Button("Off") { record("off") }.keyboardShortcut("o").disabled(true)
      }
      .onKeyPress(phases: .down) { _ in
        record("outer")
        return .handled
      }
      .onAppear { isFocused = true }
      .sheet(isPresented: $isCovered) { Text("Sheet") }
    }
  }

  @Test func keysReachTheFocusedViewAndThenThoseAroundIt() {
    var keys: [String] = []
    let app = HeadlessApp(Focused { keys.append($0) })
    #expect(app.press(.leftArrow))
    #expect(app.press(.rightArrow))
    #expect(app.repeatKey(.leftArrow))
    #expect(keys == ["inner", "outer", "repeated"])
  }

  @Test func shortcutsComeBeforeTheFocusedView() {
    var keys: [String] = []
    let app = HeadlessApp(Focused { keys.append($0) })
    app.press("r", .command)
    app.press(.return)
    app.press("r")
    app.press("o", .command)
    #expect(keys == ["again", "ok", "outer", "outer"])
  }

  @Test func coveredShortcutsDoNothing() throws {
    var keys: [String] = []
    let app = HeadlessApp(Focused { keys.append($0) })
    try app.button("Cover").tap()
    #expect(!app.press("r", .command))
    #expect(!app.press(.leftArrow))
    #expect(keys == [])
  }

  @Test func aWindowHasOneFocus() throws {
    struct Two: View {
      @FocusState private var focus: Int?
      @FocusState private var other: Bool
      var body: some View {
        VStack {
          Text("One").focusable().focused($focus, equals: 1)
          Text("Two").focusable().focused($other)
          Button("One \(focus ?? 0)") { focus = 1 }
          Button("Two \(other)" as String) { other = true }
        }
      }
    }
    let app = HeadlessApp(Two())
    try app.button("One 0").tap()
    #expect(app.focusedNode?.text == "One")
    try app.button("Two false").tap()
    #expect(app.focusedNode?.text == "Two")
    #expect(app.button("One 0").exists)
  }

  @Test func menusWorkInEveryWindowUntilTheyAreDisabled() throws {
    struct Game: Scene {
      let moves: Moves
      var body: some Scene {
        WindowGroup(id: "game") { Text("\(moves.count)") }
          .commands {
            CommandMenu("Move") {
              Button("Left") { moves.count += 1 }.keyboardShortcut(.leftArrow).disabled(moves.count > 1)
            }
          }
      }
    }
    let moves = Moves()
    let app = HeadlessApp(scene: Game(moves: moves))
    #expect(app.press(.leftArrow, .command))
    try app.command("Left")
    #expect(app.texts == ["2"])
    #expect(!app.press(.leftArrow, .command))
    #expect(throws: ActingError.self) { try app.command("Left") }
  }

  @Observable
  final class Moves {
    var count = 0
  }
}

/// Windows and their phases.
@MainActor
struct WindowTests {
  private struct Game: Scene {
    @State private var opened = 0
    let record: (String) -> Void
    var body: some Scene { WindowGroup(id: "game") { Content(record: record) } }
  }
  private struct Content: View {
    let record: (String) -> Void
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var phase
    @SceneStorage("name") private var name = "-"
    var body: some View {
      Text(verbatim: name)
      Button("New Window") { openWindow(id: "game") }
      Button("Name") { name = "Ada" }
        .onChange(of: phase) { record("\($1)") }
        .onDisappear { record("closed") }
        .onOpenURL { record($0.absoluteString) }
    }
  }

  @Test func eachWindowHasItsOwnStateAndPhase() throws {
    var events: [String] = []
    let app = HeadlessApp(scene: Game { events.append($0) })
    try app.button("Name").tap()
    try app.button("New Window").tap()
    #expect(app.windows.count == 2)
    #expect(app.texts.first == "-")
    app.windows[0].activate()
    #expect(app.texts.first == "Ada")
    app.windows[1].phase = .background
    #expect(events == ["background"])
    app.windows[1].close()
    #expect(events == ["background", "closed"])
    #expect(app.problems == [])
  }

  @Test func linkOpensInTheKeyWindow() throws {
    var events: [String] = []
    let app = HeadlessApp(scene: Game { events.append($0) })
    try app.button("New Window").tap()
    app.open(try #require(URL(string: "parlor://a")))
    #expect(events == ["parlor://a"])
  }

  @Test func escapeKeyCancelsAnAlert() {
    for hasCancel in [true, false] {
      var answers: [String] = []
      let app = HeadlessApp(
        Text("Board").alert("Sure?", isPresented: .constant(true)) {
          Button("Remove", role: .destructive) { answers.append("remove") }
          if hasCancel { Button("Keep", role: .cancel) { answers.append("keep") } }
        })
      app.press(.escape)
      #expect(answers == (hasCancel ? ["keep"] : []))
    }
  }
}
