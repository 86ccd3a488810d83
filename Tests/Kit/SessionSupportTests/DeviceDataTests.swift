import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct DeviceDataTests {
  private let one = DiceDevice()
  private let two = DiceDevice()

  // MARK: Merging

  @Test func mergingCombinesCountsAndScoresButKeepsTheGame() throws {
    for game in [1, 2, 3] { one.play(game) }
    for game in [4, 50] { two.play(game) }
    one.memory["dice.game"] = "7"
    two.memory["dice.game"] = "8"
    let outcome = try two.importFile(one.file())
    #expect(outcome.changedNames == ["scores of dice", "counts of dice"])
    #expect(outcome.unchangedNames == ["game of dice"])
    #expect(
      outcome.sentence
        == "Imported: scores of dice, counts of dice. This device keeps its own game of dice.")
    #expect(two.counts.endings == [1, 2, 2])
    #expect(two.counts.best == 50)
    #expect(two.memory["dice.game"] == "8")
    #expect(two.scores.rows.map(\.score) == [4, 3, 2, 1, 0])
    try one.importFile(two.file())
    #expect(one.counts == two.counts)
    #expect(one.scores == two.scores)
    #expect(one.memory["dice.game"] == "7")
  }

  @Test func importedGameReplacesAMissingOrEmptyOne() throws {
    one.memory["dice.game"] = "7"
    for blank in [nil, "0"] {
      let new = DiceDevice()
      new.memory["dice.game"] = blank
      #expect(try new.importFile(one.file()).changedNames == ["game of dice"])
      #expect(new.memory["dice.game"] == "7")
    }
  }

  @Test func importingGamesThatAreAlreadyKnownChangesNothing() throws {
    one.play(1)
    two.play(2)
    let file = try one.file()
    try two.importFile(file)
    let texts = two.memory.texts
    #expect(try two.importFile(file).sentence == "There was nothing new in this file.")
    #expect(try two.importFile(two.file()).changedNames.isEmpty, "the device's own file")
    try one.importFile(two.file())
    #expect(try two.importFile(one.file()).changedNames.isEmpty, "the device's own games, returned")
    #expect(two.memory.texts == texts)
  }

  @Test func whatCannotBeReadHereIsQuarantinedAndNamed() throws {
    one.play(1)
    let file = try one.file()
    two.memory["parlor.house.devices"] = "parlor-devices/2"
    two.memory["dice.scores"] = "junk"
    two.memory["dice.scores.damaged"] = "older junk"
    let outcome = try two.importFile(file)
    #expect(outcome.damagedNames == ["scores of dice", "list of devices"])
    #expect(
      outcome.sentence.hasSuffix(" Can’t read what was here, so it was set aside: scores of dice, list of devices."))
    #expect(two.memory["parlor.house.devices.damaged"] == "parlor-devices/2")
    #expect(two.memory["dice.scores.damaged"] == "older junk")
    #expect(two.memory["dice.scores.damaged2"] == "junk")
    two.memory["parlor.house.devices"] = "parlor-devices/3"
    #expect(try two.data.export().unreadable == ["list of devices"])
    #expect(two.memory["parlor.house.devices.damaged2"] == "parlor-devices/3")
    #expect(try two.data.export().unreadable.isEmpty)
  }

  @Test func importingTheDevicesOwnFileKeepsTheGreaterCounts() throws {
    for game in [1, 2, 3, 4] { one.play(game) }
    let file = try one.file()
    one.memory.texts["dice.counts"] = nil
    one.play(5)
    try one.importFile(file)
    #expect(one.counts.endings.reduce(0, +) == 4, "the file with more games of a device wins")
    one.memory.texts = [:]
    try one.importFile(file)
    one.play(5)
    try one.importFile(file)
    #expect(one.counts.endings == [1, 2, 2])
  }

  @Test func gamesAreCountedOnceHoweverFilesAreExchanged() throws {
    for seed in 1...20 {
      var random = SplitMix64(seed: UInt64(seed))
      let devices = (0..<4).map { _ in DiceDevice() }
      var files: [(file: [UInt8], knownGames: Set<Int>)] = []
      var games = 0
      for _ in 0..<120 {
        let device = devices[random.numberBelow(4)]
        switch random.numberBelow(4) {
        case 0, 1:
          games += 1
          device.play(games)
        case 2: files.append((try device.file(), device.knownGames))
        default:
          guard !files.isEmpty else { continue }
          let (file, knownGames) = files[random.numberBelow(files.count)]
          try device.importFile(file)
          device.knownGames.formUnion(knownGames)
        }
        #expect(device.counts.endings == (0..<3).map { way in device.knownGames.count { $0 % 3 == way } })
        #expect(device.counts.best == device.knownGames.max() ?? 0)
        #expect(Set(device.scores.rows.map(\.time)) == Set(device.knownGames.map { Int64($0) }))
      }
      let everything = devices.reduce(Set()) { $0.union($1.knownGames) }
      for file in try devices.map({ try $0.file() }) { for device in devices { try device.importFile(file) } }
      for device in devices {
        #expect(device.counts.endings.reduce(0, +) == everything.count)
        #expect(device.scores == devices[0].scores)
      }
    }
  }

  // MARK: The form of the file

  @Test func exportedFileMatchesTheFormatAndIsReproducible() throws {
    one.memory["dice.game"] = "7"
    one.play(3)
    let file = try one.file()
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "parlor-data/1")
    #expect(lines[1].hasPrefix("text dice.game 1 "))
    #expect(lines[2] == "7")
    #expect(lines.suffix(2) == ["end 4", ""])
    #expect(try one.file() == file, "a device keeps its number")
    #expect(try DataFile(file, storedTexts: DiceDevice.stored + [Self.ledger]).text == file)
  }

  @Test(arguments: [("\r\n", "\r\n"), ("\n", ""), ("\r\n", ""), ("\n", "\r\n")], [true, false])
  func lineEndsAndMarksOfOtherProgramsAreAccepted(ends: (String, String), hasMark: Bool) throws {
    one.memory["dice.game"] = "7"
    one.play(3)
    let (end, lastEnd) = ends
    func saved(_ text: String) -> [UInt8] {
      ((hasMark ? "\u{FEFF}" : "") + String(text.dropLast()).replacing("\n", with: end) + lastEnd).utf8Bytes
    }
    let text = String(decoding: try one.file(), as: UTF8.self)
    #expect(try two.importFile(saved(text)).changedNames.count == 3)
    #expect(two.memory["dice.game"] == "7")
    #expect(two.scores == one.scores)
    // A damaged text is still recognized.
    expectFault(.damaged(name: "game of dice".utf8Bytes), of: saved(text.replacing("\n7\n", with: "\n8\n")))
  }

  private static var ledger: StoredText {
    StoredText("parlor.house.devices", "list of devices", unmerged: DeviceLedger.self)
  }

  @Test func unreadableTextIsReportedAndLeftOutOfTheExport() throws {
    one.play(3)
    one.memory["dice.scores"] = "junk"
    let (file, unreadable) = try one.data.export()
    #expect(unreadable == ["scores of dice"])
    #expect(
      DeviceData.sentence(ofExportWithout: unreadable)
        == "Saved to a file, except for what can’t be read here: scores of dice.")
    #expect(try two.importFile(file).changedNames == ["counts of dice"])
  }

  // MARK: Faults

  private func expectFault(_ fault: DataFault, of file: [UInt8], location: SourceLocation = #_sourceLocation) {
    let before = two.memory.texts
    #expect(throws: fault, sourceLocation: location) { try two.importFile(file) }
    #expect(two.memory.texts == before, sourceLocation: location)
  }

  @Test func unsupportedOrMalformedFileIsRejectedWithTheReason() throws {
    expectFault(.notDataFile, of: [])
    expectFault(.notDataFile, of: "scores/1\n400 1 - -\n".utf8Bytes)
    expectFault(.notDataFile, of: "parlor-data/x\nend 0\n".utf8Bytes)
    expectFault(.laterVersion, of: "parlor-data/2\nend 0\n".utf8Bytes)
    expectFault(.damaged(name: "its beginning".utf8Bytes), of: "parlor-data/1\nend 1\n".utf8Bytes)
    expectFault(.damaged(name: "its beginning".utf8Bytes), of: "parlor-data/1\nend 0\n\n".utf8Bytes)
    #expect(try two.importFile("parlor-data/1\nend 0\n".utf8Bytes).changedNames.isEmpty)
    expectFault(
      .damaged(name: "dice.cards is not known here".utf8Bytes),
      of: "parlor-data/1\ntext dice.cards 1 0000000000000000\n1\nend 1\n".utf8Bytes)
  }

  @Test func damagedPartOfAFileIsNamedAndNothingChanges() throws {
    one.memory["dice.game"] = "7"
    one.play(3)
    two.play(4)
    let text = String(decoding: try one.file(), as: UTF8.self)
    for (old, new, name) in [
      ("\n7\n", "\n8\n", "game of dice"), ("\n7\n", "\n7\n7\n", "its beginning"),
      ("scores/1", "scores/2", "scores of dice"),
      ("0 0 0 3", "x 0 0 3", "counts of dice"), ("1 0 0 3", "1 0 0 4", "counts of dice"),
      ("own ", "own 0", "list of devices"), ("end 4", "end 5", "after the list of devices"),
      ("end 4\n", "", "after the list of devices"), ("end 4\n", "end 4\n\n", "after the list of devices"),
    ] where text.contains(old) {
      let damaged = text.replacing(old, with: new, maxReplacements: 1)
      if name == "its beginning" {
        expectFault(.damaged(name: "after the game of dice".utf8Bytes), of: damaged.utf8Bytes)
      } else {
        expectFault(.damaged(name: name.utf8Bytes), of: damaged.utf8Bytes)
      }
    }
  }

  @Test func faultsNameTheirCauseAndSayThatNothingWasChanged() {
    #expect(DataFault.notDataFile.sentence == "This isn’t a Parlor data file. Nothing was changed.")
    #expect(
      DataFault.laterVersion.sentence
        == "A newer Parlor wrote this file. Update Parlor here first. Nothing was changed.")
    #expect(
      DataFault.damaged(name: "game of dice".utf8Bytes).sentence
        == "This file is damaged: game of dice. Nothing was changed.")
  }

  @Test func randomlyDamagedOrTruncatedFileIsRejectedWithoutChanges() throws {
    one.memory["dice.game"] = "7"
    for game in 1...5 { one.play(game) }
    try one.importFile(DiceDevice().file())
    two.play(9)
    let file = try one.file()
    let before = two.memory.texts
    var random = SplitMix64(seed: 1)
    for _ in 0..<3000 {
      let spoiled = random.spoil(file, alphabet: "0123456789 abcdef\ntxendparlor/,-".utf8Bytes)
      guard TextFile.normalized(spoiled) != file else { continue }
      #expect(throws: DataFault.self) { try two.importFile(spoiled) }
      #expect(throws: DataFault.self) { try two.importFile(Array(file.prefix(random.numberBelow(file.count - 1)))) }
    }
    #expect(two.memory.texts == before)
  }

  @Test func fileWithoutAListOfDevicesIsRejected() throws {
    one.play(3)
    one.memory.texts["parlor.house.devices"] = nil
    var file = DataFile()
    file.texts = [("dice.counts".utf8Bytes, one.counts.text)]
    expectFault(.damaged(name: "list of devices".utf8Bytes), of: file.text)
  }

  // MARK: The storage

  @Test func importIntoFullStorageRestoresTheOldValuesAndCanBeRetried() throws {
    one.memory["dice.game"] = "7"
    for game in [1, 2, 3] { one.play(game) }
    let file = try one.file()
    for room in stride(from: 50, to: 320, by: 9) {
      let device = DiceDevice()
      device.play(4)
      device.memory["dice.game"] = "junk"
      let before = device.memory.texts
      device.maxByteCount = room
      if (try? device.importFile(file)) == nil {
        #expect(throws: DataFault.storageRefused) { try device.importFile(file) }
        #expect(device.memory.texts == before)
        device.maxByteCount = .max
        try device.importFile(file)
      }
      #expect(device.counts.endings == [1, 2, 1])
      #expect(device.memory["dice.game"] == "7")
      #expect(device.memory["dice.game.damaged"] == "junk")
    }
  }

  @Test func exportFailsIfTheDeviceIDCannotBeStored() {
    one.play(1)
    one.maxByteCount = 0
    #expect(throws: DataFault.storageRefused) { try one.file() }
  }
}
