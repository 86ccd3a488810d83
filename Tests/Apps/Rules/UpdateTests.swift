import Observation
import SwiftUI
import Testing

@Observable
private final class Model {
  var shown = 0
  var unread = 0
}

/// When views are evaluated, and what happens around it.
@MainActor
struct UpdateTests {
  @Test func observedObjectChangesTheViewsThatReadIt() {
    let model = Model()
    struct Reader: View {
      let model: Model
      var body: some View { Text("\(model.shown)") }
    }
    let app = HeadlessApp(Reader(model: model))
    app.perform { model.shown = 3 }
    #expect(app.texts == ["3"])
  }

  @Test func stateThatIsSetToTheSameValueEvaluatesNothing() throws {
    struct Setter: View {
      @State private var value = 1
      let evaluated: () -> Void
      var body: some View {
        let _ = evaluated()
        Button("Set \(value)") { value = 1 }
        Button("Change") { value += 1 }
      }
    }
    var count = 0
    let app = HeadlessApp(Setter { count += 1 })
    let first = count
    try app.button("Set 1").tap()
    #expect(count == first)
    try app.button("Change").tap()
    #expect(count > first)
  }

  @Test func changeHasTheOldAndTheNewValue() throws {
    struct Watcher: View {
      @State private var value = 1
      let record: (Int, Int) -> Void
      var body: some View {
        Button("Add") { value += 1 }
          .onChange(of: value) { record($0, $1) }
          .onChange(of: value, initial: true) { record(-$0, -$1) }
      }
    }
    var changes: [[Int]] = []
    let app = HeadlessApp(Watcher { changes.append([$0, $1]) })
    #expect(changes == [[-1, -1]])
    try app.button("Add").tap()
    #expect(changes == [[-1, -1], [1, 2], [-1, -2]])
  }

  @Test func updateWithoutEndIsReportedWithItsCause() {
    struct Endless: View {
      @State private var value = 0
      let last: Int
      var body: some View {
        Text("\(value)")
          .onAppear { value = 1 }
          .onChange(of: value) { if value < last { value += 1 } }
      }
    }
    #expect(HeadlessApp(Endless(last: 20)).problems == [])
    let problems = HeadlessApp(Endless(last: .max)).problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains("without end: onChange from") == true)
  }

  @Test func appearingAndDisappearing() throws {
    struct Toggled: View {
      @State private var isShown = true
      let record: (String) -> Void
      var body: some View {
        VStack {
          if isShown { Text("A").onAppear { record("appear") }.onDisappear { record("disappear") } }
          Button("Toggle") { isShown.toggle() }
        }
      }
    }
    var events: [String] = []
    let app = HeadlessApp(Toggled { events.append($0) })
    #expect(events == ["appear"])
    app.invalidate()
    app.update()
    #expect(events == ["appear"])
    try app.button("Toggle").tap()
    #expect(events == ["appear", "disappear"])
    try app.button("Toggle").tap()
    #expect(events == ["appear", "disappear", "appear"])
  }

  @Test func taskStartsAgainForANewIDAndEndsWithItsView() async throws {
    final class Log {
      var events: [String] = []
    }
    struct Working: View {
      @State private var id = 1
      @State private var isShown = true
      let log: Log
      var body: some View {
        VStack {
          if isShown {
            Text("\(id)").task(id: id) { [log, id] in
              log.events.append("start \(id)")
              do { try await Task.sleep(for: .seconds(1_000)) } catch { log.events.append("cancel \(id)") }
            }
          }
          Button("Next") { id += 1 }
          Button("Hide") { isShown = false }
        }
      }
    }
    let log = Log()
    let app = HeadlessApp(Working(log: log))
    await app.settle()
    #expect(log.events == ["start 1"])
    try app.button("Next").tap()
    await app.settle()
    #expect(Set(log.events) == ["start 1", "cancel 1", "start 2"])
    try app.button("Hide").tap()
    await app.settle()
    #expect(Set(log.events) == ["start 1", "cancel 1", "start 2", "cancel 2"])
  }

  @Test func stateSetBeforeItsViewIsOnTheScreenIsReported() {
    struct Early: View {
      @State private var value = 1
      init(sets: Bool) { if sets { value = 2 } }
      var body: some View { Text("\(value)") }
    }
    #expect(HeadlessApp(Early(sets: false)).problems == [])
    let app = HeadlessApp(Text("A"))
    app.perform { _ = Early(sets: true) }
    #expect(app.problems.count == 1)
  }

  @Test func environmentReachesTheViewsInside() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(verbatim: "\(isEnabled) \(model?.shown ?? -1)") }
    }
    let model = Model()
    model.shown = 4
    let app = HeadlessApp(
      VStack {
        Reader()
        Reader().disabled(false).disabled(true).environment(model)
      })
    #expect(app.texts == ["true -1", "false 4"])
  }

  @Test func onlyTestsAdvanceTheClock() throws {
    let app = HeadlessApp(
      VStack {
        TimelineView(.periodic(from: .now, by: 1)) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
        TimelineView(.animation(paused: true)) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
      })
    app.advance(by: 5)
    #expect(app.texts == ["5", "0"])
  }
}

/// Views that SwiftUI may keep although they look different: "Demystify SwiftUI performance" (WWDC23, session 10160).
@MainActor
struct StaleViewTests {
  private final class Unobserved {
    var value = 0
  }
  private struct Child: View {
    let source: Unobserved
    var body: some View { Text("\(source.value)") }
  }
  private struct Parent: View {
    let source: Unobserved
    let model: Model
    var body: some View {
      VStack {
        Text("\(model.shown)")
        Child(source: source)
        ObservingChild(model: model)
      }
    }
  }
  private struct ObservingChild: View {
    let model: Model
    var body: some View { Text("\(model.unread)") }
  }

  @Test func transitionInsideAPhaseAnimatorIsReported() {
    func app(_ isInside: Bool) -> HeadlessApp {
      HeadlessApp(
        Text("Tile").transition(.opacity)
          .phaseAnimator([0, 1], trigger: 1) { content, _ in
            if isInside { content.transition(.opacity) } else { content }
          }
          .transition(.opacity))
    }
    #expect(app(true).problems.count == 1)
    #expect(app(false).problems == [])
  }

  @Test func unobservedChangeIsReported() {
    let (source, model) = (Unobserved(), Model())
    let app = HeadlessApp(Parent(source: source, model: model), checksStaleViews: true)
    app.perform { model.shown += 1 }
    #expect(app.problems == [])
    #expect(app.keptViewCount == 2)
    app.perform {
      source.value = 1
      model.shown += 1
    }
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("SwiftUI may keep the old Child") == true)
  }

  @Test func observedChangeIsNotReported() {
    let (source, model) = (Unobserved(), Model())
    let app = HeadlessApp(Parent(source: source, model: model), checksStaleViews: true)
    app.perform { model.unread += 1 }
    #expect(app.texts == ["0", "0", "1"])
    #expect(app.problems == [])
  }
}
