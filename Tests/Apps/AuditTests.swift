import SwiftUI
import Testing

/// What screen readers find on every previewed screen.
@MainActor
struct AuditTests {
  @Test(arguments: NamedScreen.all)
  func screenHasNamesForAllControlsAndAHeading(_ screen: NamedScreen) async {
    let app = await screen.run().app
    let audit = Audit(app)
    #expect(audit.unnamedControls == [])
    #expect(audit.unlabeledImages == [])
    #expect(audit.sharedNames == [])
    #expect(audit.repeatedLabels == [])
    // A board in play is one group, and the tab bar names its screen.
    let isBoard = app.modalPart === app.keyWindow.content && app.element("Board").exists
    #expect(isBoard || audit.headings != [])
  }

  @Test func plantedFaultsAreFound() {
    let faulty = Audit(
      HeadlessApp(
        VStack {
          Button {
          } label: {
            Circle()
          }
          Image(systemName: "star")
          Button("Same") {}
          Button("Same") {}
          Text("Name")
          TextField("Name", text: .constant(""))
        }))
    #expect(faulty.unnamedControls.count == 1)
    #expect(faulty.unlabeledImages == ["star"])
    #expect(faulty.sharedNames == ["button Same"])
    #expect(faulty.repeatedLabels == ["Name"])
    #expect(faulty.headings == [])
  }

  @Test func soundScreenHasNoFault() {
    let sound = Audit(
      HeadlessApp(
        VStack {
          Text("Title").accessibilityAddTraits(.isHeader)
          Button {
          } label: {
            Circle()
          }.accessibilityLabel("Close")
          Image(systemName: "star").accessibilityHidden(true)
          Button("Same") {}
          Button("Same") {}.disabled(true)
          Text("Name").accessibilityHidden(true)
          TextField("Name", text: .constant(""))
        }))
    #expect(sound.unnamedControls + sound.unlabeledImages + sound.sharedNames + sound.repeatedLabels == [])
    #expect(sound.headings == ["Title"])
  }
}
