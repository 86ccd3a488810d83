import GameCore
import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesTerminal

@Suite struct OwnBoardTests {
  private let memory = MemoryStorage()
  private static let start = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"

  private var environment: PlayEnvironment {
    PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 0x9E37_79B9_7F4A_7C15 })
  }

  private func frontEnd(
    _ rows: String? = nil, supportsUnicode: Bool = false, slidesTiles: Bool = false,
    coach: @escaping (BoardQuestion) -> [UInt8]? = { FakeCoach.advice(for: $0.position.game()).text }
  ) -> OwnBoardFrontEnd {
    if let rows { memory["parlor.triples.board"] = "triples-board/1\nboard board/1 \(rows)" }
    return OwnBoardFrontEnd(
      session: OwnBoardSession(environment: environment),
      capabilities: TerminalCapabilities(depth: .none, supportsUnicode: supportsUnicode),
      slidesTiles: slidesTiles,
      coach: coach)
  }

  private func text(_ frontEnd: OwnBoardFrontEnd, _ width: Int = 80, _ height: Int = 30) -> String {
    frontEnd.update()
    return frontEnd.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  @Test func boardIsSetUpWithKeysAndPrintedOnExit() {
    let frontEnd = frontEnd()
    #expect(text(frontEnd).contains("Setting up"))
    #expect(text(frontEnd).contains("Go to a cell and type the number"))
    for key in ["4", "8"] as [Key] { frontEnd.handle(key) }
    frontEnd.handle(.right)
    frontEnd.handle("+")
    frontEnd.handle(.down)
    frontEnd.handle("2")
    #expect(frontEnd.session.position.cells.prefix(8) == [48, 1, 0, 0, 0, 2, 0, 0])
    #expect(text(frontEnd).contains("["))
    #expect(frontEnd.session.selection == 5)
    frontEnd.handle(.backspace)
    frontEnd.handle("u")
    frontEnd.handle(" ")
    #expect(frontEnd.session.position.cells[5] == 0)
    frontEnd.handle("x")
    #expect(frontEnd.session.position.isEmpty)
    frontEnd.handle("u")
    #expect(frontEnd.exitMessage == "parlor triples board 'board/1 48,1,0,0 0,0,0,0 0,0,0,0 0,0,0,0'\n")
  }

  @Test func commaOpensTheSettingsAndTheStatusSaysWhatChanged() {
    let frontEnd = frontEnd()
    #expect(text(frontEnd).contains(", settings"))
    frontEnd.handle(",")
    frontEnd.handle(.right)
    #expect(text(frontEnd).contains("Motion: Less."))
    frontEnd.handle(.escape)
    #expect(text(frontEnd).contains("Go to a cell and type the number"))
  }

  @Test func screenSaysThatTheCoachIsThinkingBeforeItsValues() throws {
    let frontEnd = frontEnd(Self.start)
    #expect(text(frontEnd).contains("The coach is thinking."), "the screen shows that the coach is thinking")
    #expect(frontEnd.redrawDelayMilliseconds == 1)
    let said = text(frontEnd)
    let advice = FakeCoach.advice(for: frontEnd.session.position.game())
    #expect(said.contains("Best: \(try #require(advice.bestMove).label)."))
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    #expect(said.contains("expects \(advice.expectation.roundedText) more"))
    #expect(
      text(frontEnd, 36, 20).contains("\(try #require(advice.bestMove).label) is best"),
      "the short form, with less room")
  }

  @Test func screenSaysIfTheCoachIsOffOrCannotAnswer() {
    let frontEnd = frontEnd(Self.start)
    frontEnd.handle("h")
    #expect(text(frontEnd).contains("The coach is off."))
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    let mute = self.frontEnd(Self.start, coach: { _ in nil })
    _ = text(mute)
    #expect(text(mute).contains("The coach can't answer."))
  }

  @Test func boardThatWasSetUpIsPlayedWithKeys() {
    let frontEnd = frontEnd(Self.start)
    frontEnd.handle("p")
    #expect(text(frontEnd).contains("Playing, not recorded"))
    #expect(text(frontEnd).contains("Score 0"))
    frontEnd.handle(.left)
    #expect(frontEnd.session.moveCount == 1)
    frontEnd.handle("l")
    frontEnd.handle(.backspace)
    frontEnd.handle("u")
    #expect(frontEnd.session.moveCount == 0)
    #expect(frontEnd.session.isPlaying)
    frontEnd.handle(.left)
    frontEnd.handle("5")
    frontEnd.handle("r")
    #expect(frontEnd.session.moveCount == 0)
    frontEnd.handle(.left)
    let board = frontEnd.session.game.board
    frontEnd.handle("e")
    #expect(!frontEnd.session.isPlaying)
    #expect(frontEnd.session.position.game().board == board)
    frontEnd.handle("p")
    frontEnd.handle("p")
    #expect(!frontEnd.session.isPlaying)
    frontEnd.handle("q")
    #expect(frontEnd.isFinished)
  }

  @Test func keyEndsTheSlideAndTakesEffectAtOnce() {
    let frontEnd = frontEnd(Self.start, slidesTiles: true)
    frontEnd.handle("p")
    frontEnd.handle(.left)
    #expect(frontEnd.slide?.direction == .left)
    #expect(frontEnd.redrawDelayMilliseconds == 16)
    frontEnd.handle(.up)
    #expect(frontEnd.slide?.direction != .left, "a key during a slide takes effect at once")
  }

  @Test func copyKeyCopiesTheCommandForTheBoard() {
    let frontEnd = frontEnd(Self.start)
    frontEnd.handle("c")
    #expect(frontEnd.takeClipboard() == "parlor triples board 'board/1 \(Self.start)'")
    #expect(text(frontEnd).contains("Share"))
    frontEnd.handle(.escape)
  }

  @Test func openingALinkedBoardRequiresConfirmation() throws {
    let frontEnd = frontEnd(Self.start)
    frontEnd.session.open(try BoardPosition(line: Array("board/1 1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,2".utf8)))
    #expect(text(frontEnd).contains("Open the linked board?"))
    frontEnd.handle(.enter)
    #expect(frontEnd.session.position.cells[0] == 1, "Enter keeps the board")
    #expect(frontEnd.session.position.cells[1] == 2, "Enter keeps the board")
    frontEnd.session.open(try BoardPosition(line: Array("board/1 1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,2".utf8)))
    frontEnd.handle(.left)
    frontEnd.handle(.enter)
    #expect(frontEnd.session.position.cells[1] == 0)
  }

  @Test func copyingTheBoardOfAGameRequiresAGame() {
    let frontEnd = frontEnd()
    frontEnd.handle("g")
    #expect(text(frontEnd).contains("You have no game on this device"))
    memory["parlor.triples.game"] = "triples-table/1\ngame triples/1 14 uldr"
    frontEnd.handle("g")
    #expect(frontEnd.session.position.cells.suffix(8) == [0, 0, 0, 3, 2, 0, 0, 0])
  }

  @Test(arguments: [(30, 10), (34, 14), (80, 24), (120, 60)], [false, true])
  func boardIsVisibleAtEverySize(size: (Int, Int), supportsUnicode: Bool) {
    let frontEnd = frontEnd("12288,12288,6144,3072 768,768,0,0 1,1,1,1 2,2,2,2", supportsUnicode: supportsUnicode)
    for key in ["p", "p", "h"] as [Key] {
      let shown = text(frontEnd, size.0, size.1)
      #expect(shown.contains("12288"))
      #expect(shown.contains("768"))
      frontEnd.handle(key)
    }
  }
}
