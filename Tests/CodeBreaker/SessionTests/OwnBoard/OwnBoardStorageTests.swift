import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct OwnBoardStorageTests {
  private let fixture = Fixture()
  private let full = """
    codebreaker-assist/1
    board assist/1 4 6 mastermind 0123:11,4455
    before assist/1 4 6 mastermind 0123:11
    new 01--:10
    changes 2
    row 4455:20
    selected 2
    """

  @Test func boardIsRestored() {
    let session = fixture.board("assist/1 4 6 mastermind 0123:11")
    session.enter(4, 4, 5, 5)
    session.choose(0)
    session.choose(1)
    session.choose(exact: 1)
    session.editAttempt(at: 1)
    session.choose(exact: 2)
    session.select(hole: 2)
    #expect(fixture.savedBoard == full)
    let again = fixture.board()
    #expect(again.line == session.line)
    #expect(again.editedIndex == 1)
    #expect(again.rowText == "4455:20")
    #expect(again.selection == 2)
    again.cancelEditing()
    #expect(again.rowText == "01--:10")
    again.undo()
    #expect(again.line == "assist/1 4 6 mastermind 0123:11")
    // Editing the board doesn't change the saved game.
    #expect(fixture.savedGame == nil)
  }

  @Test func lettersFollowTheGamesSettingAndTheContrast() {
    let session = fixture.board()
    #expect(!session.showsLetters)
    session.choose(letters: .on)
    #expect(session.showsLetters)
    #expect(fixture.window().showsLetters)
    session.choose(letters: .automatic)
    session.setPrefersContrast(true)
    #expect(session.showsLetters)
  }

  @Test func boardOfAnotherWindowIsLoaded() {
    let session = fixture.board()
    let other = fixture.board()
    session.enter(0, 0, 1, 1, exact: 2)
    other.choose(3)
    #expect(other.line == "assist/1 4 6 mastermind 0011:20")
    #expect(other.rowText == "----")
    #expect(other.notices.map(\.text) == ["The board was changed in another window. This is the latest version."])
    other.askToClear()
    session.enter(2, 2, 3, 3, exact: 0)
    other.loadChangesFromStorage()
    #expect(other.question == nil)
    #expect(other.board == session.board)
  }

  @Test func damagedTextIsQuarantinedAndReported() {
    fixture.savedBoard = "codebreaker-assist/1\nboard assist/1 4 6 mastermind 0123:99"
    let session = fixture.board()
    #expect(
      session.notices.map(\.text) == [
        "Can’t read the saved board. It was set aside, and a new one has started."
      ])
    #expect(fixture.memory["parlor.codebreaker.assist.damaged"] != nil)
    #expect(session.board == OwnBoard())
    session.dismissNotice()
    session.enter(0, 0, 1, 1, exact: 2)
    fixture.savedBoard = "nonsense"
    session.choose(1)
    #expect(
      session.notices.map(\.text)
        == ["The saved board was changed and can’t be read. It was set aside, and this one continues."])
    #expect(session.board.attempts.count == 1)
  }

  @Test func storageFailureIsReportedOnce() {
    let session = fixture.board()
    fixture.memory.refusesWrites = true
    session.choose(1)
    session.choose(2)
    #expect(session.notices.map(\.text) == ["This device can’t save the board. Closing it loses it."])
  }

  @Test(arguments: [
    "", "codebreaker-assist/1", "codebreaker-assist/2\nboard assist/1 4 6 mastermind",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind\nselected 0",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind\nselected 4",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind\nnew ----",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind\nnew 06--",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind\nnew 0123:31",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind\nchanges 1\nrow 0123",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind 0123\nchanges 1",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind 0123\nchanges 0\nrow 0123",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind\nbefore assist/1 4 6",
    "codebreaker-assist/1\nboard assist/1 4 6 mastermind\n",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(OwnBoardSession.SavedBoard(text: text.utf8Bytes) == nil)
  }

  @Test func acceptedTextIsCanonical() throws {
    let fuzzing = Fuzzing([full.utf8Bytes], alphabet: "0123456:-, \nselectednewrowchanges", seed: 13, rounds: 30_000) {
      OwnBoardSession.SavedBoard(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 101...), "\(fuzzing)")
  }

  @Test func linkOpensABoardAndAsksBeforeReplacingAttempts() {
    let session = fixture.board()
    session.open(address: "assist/1/3/5/newspaper/012:11".utf8Bytes)
    #expect(session.line == "assist/1 3 5 newspaper 012:11")
    #expect(session.address == "board".utf8Bytes)
    session.open(address: "assist/1/3/5/newspaper/012:11".utf8Bytes)
    #expect(session.question == nil)
    session.open(address: "assist/1/3/5/newspaper".utf8Bytes)
    #expect(session.question?.text(session.board) == "It replaces yours, which has 1 guess. You can undo this.")
    session.cancel()
    #expect(session.board.attempts.count == 1)
    session.open(address: "assist/1/3/5/newspaper".utf8Bytes)
    session.confirm()
    #expect(session.board.attempts.isEmpty)
    session.undo()
    #expect(session.line == "assist/1 3 5 newspaper 012:11")
  }

  @Test func invalidLinkReportsItsFault() {
    let session = fixture.board()
    session.open(address: "assist/1/3/5/stars".utf8Bytes)
    #expect(session.notices.map(\.text) == ["Can’t open this link: there is no such theme."])
  }

  @Test func sharedTextDescribesTheBoardAndTheLinkContainsIt() throws {
    let session = fixture.board("assist/1 3 4 mastermind 012:20,303:11")
    session.answer("possible 1 exact 013:1 - 013 30:1")
    let item = session.shareItem
    #expect(item.text == "CodeBreaker board, Mastermind: 3 pegs, 4 colors, 2 guesses.\nOnly 1 code is left.")
    #expect(item.link(page: "board.html") == "board.html#assist/1/3/4/mastermind/012:20,303:11")
    session.handleShareOutcome(.copied)
    #expect(session.notices.map(\.text) == ["Link copied."])
  }

  @Test func boardIsExportedToAnotherDevice() throws {
    fixture.board("assist/1 4 6 mastermind 0123:11").select(hole: 1)
    let here = DeviceData(CodeBreakerSession.storedTexts, environment: fixture.environment, remove: { _ in })
    let (file, _) = try here.export()
    let elsewhere = Fixture(seed: 2)
    _ = try DeviceData(CodeBreakerSession.storedTexts, environment: elsewhere.environment, remove: { _ in }).importFile(
      file)
    #expect(elsewhere.board().line == "assist/1 4 6 mastermind 0123:11")
  }
}
