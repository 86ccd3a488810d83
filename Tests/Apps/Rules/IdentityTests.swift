import SwiftUI
import Testing

/// A view with a state of its own.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// What identifies a view, and when its state is lost: "Demystify SwiftUI" (WWDC21, session 10022).
@MainActor
struct IdentityTests {
  private struct Number: Identifiable {
    let id: Int
  }

  @Test func twoPlacesOfOneValueHaveTwoStates() throws {
    let counter = Counter(name: "A")
    let app = HeadlessApp(
      VStack {
        counter
        counter
      })
    try app.button("A 0").tap()
    #expect(app.texts == ["A 1", "A 0"])
  }

  @Test func stateFollowsAnElementThatMoves() throws {
    struct Numbers: View {
      @State private var ids = [1, 2]
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { Counter(name: "\($0)") }
          Button("Reverse") { ids.reverse() }
        }
      }
    }
    let app = HeadlessApp(Numbers())
    try app.button("2 0").tap()
    try app.button("Reverse").tap()
    #expect(app.texts == ["2 1", "1 0", "Reverse"])
    #expect(app.problems == [])
  }

  @Test func equalIDsAreReported() {
    let app = HeadlessApp(ForEach([Number(id: 1), Number(id: 1)]) { Text("\($0.id)") })
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("ForEach has the ID 1 twice") == true)
  }

  @Test func eachBranchHasItsOwnState() throws {
    struct Branches: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst { Counter(name: "A") } else { Counter(name: "B") }
          Button("Switch") { isFirst.toggle() }
        }
      }
    }
    let app = HeadlessApp(Branches())
    try app.button("A 0").tap()
    try app.button("Switch").tap()
    #expect(app.texts == ["B 0", "Switch"])
    try app.button("Switch").tap()
    #expect(app.texts == ["A 0", "Switch"])
  }

  @Test func changedIDResetsState() throws {
    struct Identified: View {
      @State private var id = 1
      var body: some View {
        VStack {
          Counter(name: "A").id(id)
          Button("Same") { id += 0 }
          Button("Other") { id += 1 }
        }
      }
    }
    let app = HeadlessApp(Identified())
    try app.button("A 0").tap()
    try app.button("Same").tap()
    #expect(app.texts.first == "A 1")
    try app.button("Other").tap()
    #expect(app.texts.first == "A 0")
  }

  @Test func erasedViewOfAnotherTypeHasNoOldState() throws {
    struct Erased: View {
      @State private var isPlain = true
      var body: some View {
        VStack {
          isPlain ? AnyView(Counter(name: "A")) : AnyView(Counter(name: "A").padding())
          Button("Switch") { isPlain.toggle() }
        }
      }
    }
    let app = HeadlessApp(Erased())
    try app.button("A 0").tap()
    try app.button("Switch").tap()
    #expect(app.texts.first == "A 0")
  }

  @Test func modifierOfAGroupAppliesToEachView() {
    let app = HeadlessApp(
      VStack {
        Group {
          Text("A")
          Text("B")
        }.padding(3)
      })
    let texts = app.front.all { $0.kind == .text }
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.modifiers.count == 1 })
    #expect(app.front.all { $0.kind == .vStack }.allSatisfy { $0.modifiers.isEmpty })
  }
}
