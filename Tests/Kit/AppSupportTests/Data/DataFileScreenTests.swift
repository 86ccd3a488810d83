import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

@MainActor @Suite struct DataFileScreenTests {
  private let memory = MemoryStorage()

  private func screen() -> DataFileScreen {
    DataFileScreen([], PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 7 }), remove: { _ in })
  }

  private func press(_ label: String, _ screen: DataFileScreen) throws {
    let action = try #require(screen.source.screen.action(label))
    screen.act { $0.perform(action.id, text: []) }
  }

  @Test func dialogsOpenAndCloseAndAreObserved() throws {
    let screen = screen()
    #expect(screen.savedFile == nil)
    #expect(!screen.isOpeningFile)
    #expect(changes(of: { _ = screen.savedFile }, by: { try? press("Save to a file", screen) }) == 1)
    #expect(screen.savedFile?.starts(with: "parlor-data/1\n".utf8) == true)
    #expect(screen.savedFile == screen.sharedFile())
    #expect(changes(of: { _ = screen.savedFile }, by: { screen.closeDialog() }) == 1)
    #expect(screen.savedFile == nil)
    try press("Open a file", screen)
    #expect(screen.isOpeningFile)
    screen.closeDialog()
    #expect(!screen.isOpeningFile)
  }

  @Test func openedFileIsImportedAndAnUnreadableOneReported() throws {
    let screen = screen()
    let file = try #require(screen.sharedFile())
    screen.open(file)
    #expect(screen.source.screen.message?.text == "There was nothing new in this file.")
    screen.open(nil)
    #expect(screen.source.screen.message?.isError == true)
  }

  @Test func dataCoverTheGameAndALinkClosesThem() {
    let session = FakeSession()
    let controller = SessionController(session) { _ in nil }
    controller.openData()
    #expect(controller.dataScreen != nil)
    #expect(controller.topLayer == .sheet)
    controller.open(search: [], address: Array("rules".utf8))
    #expect(controller.dataScreen == nil)
    #expect(session.requests == ["rules"])
  }
}
