import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct DamageTests {
  private static let game = "parlor.triples.game"
  private static let scores = "parlor.triples.scores"
  private static let settings = "parlor.triples.settings"
  private let device = Device()

  @Test(arguments: [
    "", " ", "\n", "{}", "triples-table/2\ngame triples/1 14", "triples-table/1", "triples-table/1\n",
    "triples-table/1\ngame triples/2 14", "triples-table/1\ngame triples/1 14 uu",
    "triples-table/1\ngame triples/1 14\n", "triples-table/1\ngame triples/1 14\nextra",
    "triples-table/1\r\ngame triples/1 14", "\u{FEFF}triples-table/1\ngame triples/1 14",
  ])
  func damagedGameIsQuarantinedAndReportedOnce(text: String) {
    device.memory[Self.game] = text
    let session = device.launch()
    #expect(session.noticeTexts == ["Can’t read the saved game. It was set aside, and a new game has started."])
    #expect(device.memory[Self.game + ".damaged"] == text)
    #expect(session.replay.moves.isEmpty)
    #expect(session.acceptsMoves)
    session.play("lrud")
    expectInvariants(session)
    let again = device.launch()
    #expect(again.notices.isEmpty)
    #expect(again.savedText == session.savedText)
    #expect(device.memory[Self.game + ".damaged"] == text)
  }

  @Test(arguments: ["", "scores/2\n9 9 - -", "scores/1\nx", "scores/1\n-5 1 - -"])
  func damagedScoresAreQuarantinedAndReportedOnce(text: String) {
    device.memory[Self.scores] = text
    let session = device.launch()
    #expect(session.noticeTexts == ["Can’t read the saved scores. They were set aside, and a new list has started."])
    #expect(device.memory[Self.scores + ".damaged"] == text)
    #expect(session.scores.rows.map(\.score) == [400, 300])
    #expect(device.launch().notices.isEmpty)
  }

  @Test(arguments: [
    "", "triples-settings/2\nmode determ", "triples-settings/1 ", "determ", "\ntriples-settings/1",
  ])
  func damagedSettingsAreQuarantinedAndReportedOnce(text: String) {
    device.memory[Self.settings] = text
    let session = device.launch()
    #expect(session.noticeTexts == ["Can’t read the saved settings. They were set aside."])
    #expect(device.memory[Self.settings + ".damaged"] == text)
    #expect(session.mode == .random)
    #expect(device.launch().notices.isEmpty)
  }

  @Test func invalidUTF8IsQuarantined() {
    for key in [Self.game, Self.scores, Self.settings] { device.memory.texts[key] = [0xFF, 0xC0, 0x00] }
    let session = device.launch()
    #expect(session.notices.count == 3)
    #expect(device.memory.texts[Self.game + ".damaged"] == [0xFF, 0xC0, 0x00])
    expectInvariants(session)
  }

  @Test func damagedGameKeepsScoresAndMode() {
    let session = device.launch()
    session.choose(.determ)
    session.endGame(after: "lrud")
    session.closePopUp()
    device.memory[Self.game] = "?"
    let again = device.launch()
    #expect(again.scores == session.scores)
    #expect(again.mode == .determ)
    #expect(again.line == "triples/1 14")
  }

  @Test func gameDamagedWhileOpenIsReportedQuarantinedAndSavedAgain() {
    let session = device.launchGame14("ur")
    device.memory[Self.game] = "triples-table/2\n…"
    session.play("u")
    #expect(session.line == "triples/1 14 uru", "the move counts")
    #expect(
      session.noticeTexts == [
        "The saved game was changed and can’t be read. It was set aside, and this one continues."
      ]
    )
    #expect(device.memory[Self.game] == session.savedText)
    #expect(device.memory[Self.game + ".damaged"] == "triples-table/2\n…")
    session.dismissNotice()
    session.loadChangesFromStorage()
    #expect(session.notices.isEmpty)
  }

  @Test func scoresDamagedWhileOpenAreReportedAndSavedAgain() {
    let session = device.launch()
    session.endGame(after: "lrud")
    session.closePopUp()
    let scores = session.scores
    device.memory[Self.scores] = "?"
    session.loadChangesFromStorage()
    #expect(session.scores == scores)
    #expect(session.notices.count == 1)
    #expect(device.launch().scores == scores)
    device.memory[Self.scores] = "?"
    session.endGame(after: "lrud")
    #expect(device.launch().scores.rows.count == 4)
  }

  // MARK: Storage that is full or forbidden

  @Test func refusedWritesAreReportedOnceAndPlayContinues() {
    device.remainingWriteCount = 0
    let session = device.launch()
    let storageNotice = "This device can’t save the game. You can keep playing, but closing the game loses it."
    #expect(session.noticeTexts == [storageNotice])
    session.dismissNotice()
    for _ in 0..<3 {
      session.playOut()
      session.choose(session.mode == .random ? .determ : .random)
      session.loadChangesFromStorage()
      #expect(session.visibleResult != nil)
      #expect(session.tab == .scores)
      session.closePopUp()
    }
    #expect(session.notices.isEmpty)
    #expect(session.scores.rows.count == 5, "this window keeps unsaved rows")
    expectScoresMatchTheirGames(session)
    expectInvariants(session)
    #expect(device.memory.texts.isEmpty)
  }

  @Test func unsavedDataIsSavedWhenStorageIsAvailable() {
    let session = device.launch()
    session.playOut()
    session.closePopUp()
    device.remainingWriteCount = 0
    session.playOut()
    session.closePopUp()
    session.endGame(after: "lrud")
    #expect(session.scores.rows.count == 5)
    #expect(session.notices.count == 1)
    session.loadChangesFromStorage()
    #expect(session.scores.rows.count == 5, "reading keeps unsaved rows")
    session.keepPlaying()
    device.remainingWriteCount = nil
    session.undo()
    #expect(device.memory[Self.game] == session.savedText)
    let again = device.launch()
    #expect(again.scores == session.scores)
    #expect(again.scores.rows.count == 4)
    #expect(again.savedText == session.savedText)
  }

  @Test func unreadableValuesStayInFullStorageAndAreQuarantinedLater() {
    device.memory[Self.game] = "?"
    device.memory[Self.scores] = "?"
    device.memory[Self.settings] = "?"
    let stored = device.memory.texts
    device.remainingWriteCount = 0
    let session = device.launch()
    session.playOut()
    session.closePopUp()
    session.choose(.determ)
    #expect(session.notices.count == 4, "three quarantined texts and a full storage")
    #expect(device.memory.texts == stored)
    device.remainingWriteCount = nil
    session.playOut()
    session.choose(.random)
    for key in [Self.game, Self.scores, Self.settings] { #expect(device.memory[key + ".damaged"] == "?") }
    #expect(device.launch().savedText == session.savedText)
  }

  @Test func gameCanBePlayedWithInaccessibleStorage() {
    let session = TriplesSession(
      environment: PlayEnvironment(
        storage: Storage(read: { _ in nil }, write: { _, _ in false }), now: { 0 }, random: { 0 }))
    session.playOut()
    session.closePopUp()
    session.loadChangesFromStorage()
    #expect(session.scores.rows.count == 3)
    #expect(session.notices.count == 1)
    expectInvariants(session)
  }

  @Test func storageClearedDuringPlayIsFilledAgain() {
    let session = device.launch()
    session.endGame(after: "lrud")
    session.closePopUp()
    device.memory.texts = [:]
    session.loadChangesFromStorage()
    #expect(session.scores.rows.count == 3)
    session.endGame(after: "lrud")
    #expect(device.launch().savedText == session.savedText)
    #expect(device.launch().scores.rows.count == 4)
  }

  /// Play must continue even if each read returns another text, as if another window wrote before every read.
  @Test func playContinuesIfEveryReadReturnsOtherUnreadableText() {
    var count = 0
    let session = TriplesSession(
      environment: PlayEnvironment(
        storage: Storage(
          read: { _ in
            count += 1
            return Array("noise \(count)".utf8)
          }, write: { _, _ in true }), now: { 0 }, random: { 7 }))
    session.playOut()
    session.closePopUp()
    session.choose(.determ)
    session.loadChangesFromStorage()
    expectInvariants(session)
    #expect(session.scores.rows.count == 3)
  }
}
