import SwiftUI
import Testing

/// What screen readers find on every previewed screen.
@MainActor
struct AuditTests {
  @Test(arguments: NamedScreen.all)
  func everyControlHasAName(_ screen: NamedScreen) async {
    let app = await screen.run().app
    let unnamed = app.elements.filter { $0.spokenName.isEmpty && ($0.isControl || !$0.accessibility.actions.isEmpty) }
    #expect(unnamed.map(\.line) == [])
  }

  @Test(arguments: NamedScreen.all)
  func noImageIsReadByItsFileName(_ screen: NamedScreen) async {
    let app = await screen.run().app
    let images = app.elements.filter { $0.kind == .image && $0.accessibility.label == nil }
    #expect(images.map(\.spokenName) == [])
  }

  @Test(arguments: NamedScreen.all)
  func noTwoControlsHaveOneName(_ screen: NamedScreen) async {
    let app = await screen.run().app
    let controls = app.elements.filter { $0.isControl && $0.behavior.isEnabled }
    let names = Dictionary(grouping: controls) { "\($0.kind) \($0.spokenName)" }.filter { $0.value.count > 1 }
    #expect(names.keys.sorted() == [])
  }

  @Test(arguments: NamedScreen.all)
  func noLabelIsReadTwice(_ screen: NamedScreen) async {
    let elements = await screen.run().app.elements
    let repeated = zip(elements, elements.dropFirst()).filter { first, second in
      first.spokenName == second.spokenName && !first.spokenName.isEmpty
        && (first.kind == .text) != (second.kind == .text)
    }
    #expect(repeated.map(\.0.spokenName) == [])
  }

  @Test(arguments: NamedScreen.all)
  func everyScreenHasAHeading(_ screen: NamedScreen) async {
    let app = await screen.run().app
    let part = app.modalPart
    // A board in play is one group, and the tab bar names its screen.
    if part === app.keyWindow.content, app.element("Board").exists { return }
    let titles = part.all { [.navigationStack, .page, .alert].contains($0.kind) && !$0.text.isEmpty }
    let headings = app.elements.filter { $0.accessibility.traits.contains(.isHeader) }
    #expect(!(titles + headings).isEmpty)
  }
}
