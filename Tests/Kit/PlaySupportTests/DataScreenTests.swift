import NumberedGame
import TestSupport
import Testing

@testable import PlaySupport

@Suite struct DataScreenTests {
  private final class Device {
    let memory = MemoryStorage()
    var saved: [UInt8]?
    var opened = 0

    lazy var board = DataScreen(
      DeviceData(
        [StoredText("dice.game", "game of dice", own: Tally.Number.self)],
        environment: PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 7 }),
        remove: { self.memory[$0] = nil }),
      save: { self.saved = $0 }, open: { self.opened += 1 })

    func press(_ label: String) throws { board.perform(try #require(board.screen.action(label)).id) }
  }

  @Test func importedFileCopiesTheDataOfAnotherDevice() throws {
    let (one, two) = (Device(), Device())
    _ = one.memory.storage.write("dice.game", Array("5".utf8))
    try one.press("Save to a file")
    let file = try #require(one.saved)
    #expect(one.board.screen.message == ScreenMessage("Everything was saved to a file."))
    try two.press("Open a file")
    #expect(two.opened == 1 && two.board.screen.message == nil)
    two.board.importFile(file)
    #expect(two.board.screen.message == ScreenMessage("Imported: game of dice.") && two.memory["dice.game"] == "5")
    two.board.importFile(Array("junk".utf8))
    #expect(two.board.screen.message?.isError == true)
  }

  @Test func fullStorageIsReported() throws {
    let device = Device()
    device.memory.refusesWrites = true
    try device.press("Save to a file")
    #expect(device.saved == nil && device.board.screen.message?.isError == true)
  }
}
