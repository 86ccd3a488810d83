import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct DataScreenTests {
  private final class Device {
    let memory = MemoryStorage()
    var savedFile: [UInt8]?
    var openCount = 0

    lazy var dataScreen = DataScreen(
      DeviceData(
        [StoredText("dice.game", "game of dice", unmerged: Tally.Number.self)],
        environment: PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 7 }),
        remove: { self.memory[$0] = nil }),
      save: { self.savedFile = $0 }, open: { self.openCount += 1 })

    func press(_ label: String) throws { dataScreen.perform(try #require(dataScreen.screen.action(label)).id) }
  }

  @Test func exportAndImportCopyDataToAnotherDeviceAndAreReported() throws {
    let (one, two) = (Device(), Device())
    _ = one.memory.storage.write("dice.game", Array("5".utf8))
    try one.press("Save to a file")
    let file = try #require(one.savedFile)
    #expect(one.dataScreen.screen.message?.text == "Everything saved to a file.")
    try two.press("Open a file")
    #expect(two.openCount == 1)
    #expect(two.dataScreen.screen.message == nil)
    two.dataScreen.importFile(file)
    #expect(two.dataScreen.screen.message?.text == "Imported: game of dice.")
    #expect(two.memory["dice.game"] == "5")
  }

  /// The app of one game opens files that the browser saved for all games.
  @Test func valuesOfAnotherGameAreLeftInTheFile() throws {
    let memory = MemoryStorage()
    func screen(_ games: [String], save: @escaping ([UInt8]) -> Void = { _ in }) -> DataScreen {
      DataScreen(
        DeviceData(
          games.map { StoredText("parlor.\($0).game", "\($0) game", unmerged: Tally.Number.self) },
          environment: PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 7 }), remove: { memory[$0] = nil }
        ),
        save: save, open: {})
    }
    (memory["parlor.triples.game"], memory["parlor.codebreaker.game"]) = ("5", "6")
    var file: [UInt8] = []
    let all = screen(["triples", "codebreaker"]) { file = $0 }
    all.perform(try #require(all.screen.action("Save to a file")).id)
    memory.texts = [:]
    let app = screen(["codebreaker"])
    app.importFile(file)
    #expect(app.screen.message?.text == "Imported: codebreaker game. For Triples, open the file in that app.")
    #expect(memory["parlor.codebreaker.game"] == "6")
    #expect(memory["parlor.triples.game"] == nil)
    // The values of the other game are checked, too.
    let damaged = String(decoding: file, as: UTF8.self).replacing("\n5\n", with: "\n4\n")
    app.importFile(Array(damaged.utf8))
    #expect(app.screen.message?.isError == true)
  }

  @Test func invalidFileIsReported() {
    let device = Device()
    device.dataScreen.importFile(Array("junk".utf8))
    #expect(device.dataScreen.screen.message?.isError == true)
  }

  @Test func exportFailsWithAnErrorIfTheStorageIsFull() throws {
    let device = Device()
    device.memory.refusesWrites = true
    try device.press("Save to a file")
    #expect(device.savedFile == nil)
    #expect(device.dataScreen.screen.message?.isError == true)
  }
}
