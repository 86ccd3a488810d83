import AppSupport
import SessionSupport
import SwiftUI
import Testing

/// The parts of a game, as screen readers and a long press reach them.
@MainActor
struct PartsTests {
  private typealias Part = PartsBlock<String>.Part

  private enum Code: UInt8 { case press, clear }

  private final class Recorder {
    var actions: [SessionSupport.Action.ID] = []
  }

  private let recorder = Recorder()

  private func app(_ parts: [Part]) throws -> HeadlessApp {
    let block = PartsBlock("Parts", .row, parts, press: .init(Code.press))
    let section = try #require(SessionSupport.Screen<String>.Section("section", nil, [.parts("parts", block)]))
    let actionHandler = ScreenActionHandler { [recorder] id, _ in recorder.actions.append(id) }
    return HeadlessApp(ScreenSectionsView(outsideForm: [section], actionHandler) { Text(verbatim: $0) })
  }

  @Test func onlyTheSelectedPartIsToldAsSelected() throws {
    let app = try app([Part("A", "First"), Part("B", "Second", isSelected: true)])
    let selected = app.elements.filter { $0.accessibility.traits.contains(.isSelected) }
    #expect(selected.map(\.spokenName) == ["Second"])
  }

  @Test func menuOfAPartIsReachableForScreenReaders() throws {
    let menu = [SessionSupport.Action(.init(Code.clear, 1), "Clear")]
    let app = try app([Part("A", "First"), Part("B", "Second", menu: menu)])
    try app.element("Second").performAction("Clear")
    #expect(recorder.actions == [.init(Code.clear, 1)])
  }
}
