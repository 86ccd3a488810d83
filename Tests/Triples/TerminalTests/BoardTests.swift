import NumberedGame
import PlaySupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesTerminal

@Suite struct BoardTests {
  private let memory = MemoryStorage()
  private static let start = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"

  private var environment: PlayEnvironment {
    PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 0x9E37_79B9_7F4A_7C15 })
  }

  private func player(
    _ rows: String? = nil, isUnicode: Bool = false, slides: Bool = false,
    coach: @escaping (BoardQuestion) -> [UInt8]? = { FakeCoach.advice(for: $0.position.game()).text }
  ) -> OwnBoardFrontEnd {
    if let rows { memory["parlor.triples.board"] = "triples-board/1\nboard board/1 \(rows)" }
    return OwnBoardFrontEnd(
      session: OwnBoardSession(environment: environment),
      look: TerminalCapabilities(depth: .none, isUnicode: isUnicode),
      slides: slides,
      coach: coach)
  }

  private func text(_ player: OwnBoardFrontEnd, _ width: Int = 80, _ height: Int = 30) -> String {
    player.update()
    return player.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  @Test func boardIsSetUpWithKeys() {
    let player = player()
    #expect(text(player).contains("Setting up") && text(player).contains("Go to a cell and type the number"))
    for key in ["4", "8"] as [Key] { player.handle(key) }
    player.handle(.right)
    player.handle("+")
    player.handle(.down)
    player.handle("2")
    #expect(player.session.position.cells.prefix(8) == [48, 1, 0, 0, 0, 2, 0, 0])
    #expect(text(player).contains("[") && player.session.selection == 5)
    player.handle(.backspace)
    player.handle("u")
    player.handle(" ")
    #expect(player.session.position.cells[5] == 0)
    player.handle("x")
    #expect(player.session.position.isEmpty)
    player.handle("u")
    #expect(player.exitMessage == "parlor triples board 'board/1 48,1,0,0 0,0,0,0 0,0,0,0 0,0,0,0'\n")
  }

  @Test func screenSaysThatTheCoachIsThinkingBeforeItsValues() throws {
    let player = player(Self.start)
    #expect(text(player).contains("The coach is thinking."), "the screen shows that the coach is thinking")
    #expect(player.redrawDelay == 1)
    let said = text(player)
    let advice = FakeCoach.advice(for: player.session.position.game())
    #expect(said.contains("Best: \(try #require(advice.best).label).") && player.redrawDelay == nil)
    #expect(said.contains("expects \(advice.expectation.roundedText) more"))
    #expect(
      text(player, 36, 20).contains("\(try #require(advice.best).label) is best"), "the short form, with less room")
    player.handle("i")
    #expect(text(player).contains("The coach is off.") && player.redrawDelay == nil)
    let mute = self.player(Self.start, coach: { _ in nil })
    _ = text(mute)
    #expect(text(mute).contains("The coach can't answer."))
  }

  @Test func boardIsPlayed() {
    let player = player(Self.start)
    player.handle("p")
    #expect(text(player).contains("Playing, not recorded") && text(player).contains("Score 0"))
    player.handle(.left)
    #expect(player.session.moveCount == 1)
    player.handle("l")
    player.handle(.backspace)
    player.handle("u")
    #expect(player.session.moveCount == 0 && player.session.isPlaying)
    player.handle(.left)
    player.handle("5")
    player.handle("r")
    #expect(player.session.moveCount == 0)
    player.handle(.left)
    let board = player.session.game.board
    player.handle("e")
    #expect(!player.session.isPlaying && player.session.position.game().board == board)
    player.handle("p")
    player.handle("p")
    #expect(!player.session.isPlaying)
    player.handle("q")
    #expect(player.isFinished)
  }

  @Test func tilesSlideAndAKeyEndsTheSlide() {
    let player = player(Self.start, slides: true)
    player.handle("p")
    player.handle(.left)
    #expect(player.state.slide?.direction == .left && player.redrawDelay == 16)
    player.handle(.up)
    #expect(player.state.slide?.direction != .left, "a key during a slide takes effect at once")
  }

  @Test func boardIsCopiedAndLinkedBoardRequiresConfirmation() throws {
    let player = player(Self.start)
    player.handle("c")
    #expect(player.takeClipboard() == "parlor triples board 'board/1 \(Self.start)'")
    #expect(text(player).contains("Share"))
    player.handle(.escape)
    player.session.open(try BoardPosition(line: Array("board/1 1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,2".utf8)))
    #expect(text(player).contains("Open the linked board?"))
    player.handle(.enter)
    #expect(player.session.position.cells[0] == 1 && player.session.position.cells[1] == 2, "Enter keeps the board")
    player.session.open(try BoardPosition(line: Array("board/1 1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,2".utf8)))
    player.handle(.left)
    player.handle(.enter)
    #expect(player.session.position.cells[1] == 0)
  }

  @Test func boardOfThePlayersGameRequiresAGame() {
    let player = player()
    player.handle("g")
    #expect(text(player).contains("You have no game on this device"))
    memory["parlor.triples.game"] = "triples-table/1\ngame triples/1 14 uldr"
    player.handle("g")
    #expect(player.session.position.cells.suffix(8) == [0, 0, 0, 3, 2, 0, 0, 0])
  }

  @Test(arguments: [(30, 10), (34, 14), (80, 24), (120, 60)], [false, true])
  func boardIsVisibleAtEverySize(size: (Int, Int), isUnicode: Bool) {
    let player = player("12288,12288,6144,3072 768,768,0,0 1,1,1,1 2,2,2,2", isUnicode: isUnicode)
    for key in ["p", "p", "i"] as [Key] {
      let shown = text(player, size.0, size.1)
      #expect(shown.contains("12288") && shown.contains("768"))
      player.handle(key)
    }
  }

  // MARK: Line by line

  private func lines(_ rows: String = BoardTests.start) throws -> BoardLines {
    BoardLines(
      try BoardPosition(line: Array("board/1 \(rows)".utf8)), environment: environment,
      coach: { FakeCoach.advice(for: $0.position.game()).text })
  }

  @Test func typedLinesSetUpAndPlayTheBoard() throws {
    let lines = try lines()
    #expect(lines.report.hasPrefix("   1   2   .   .\n   3   3   .   .\n   .   .  48   .\n   .   .   . 384\n\n"))
    #expect(lines.report.contains("is best: ") && !lines.report.contains("Score"))
    #expect(lines.handle("l") == .changed && lines.report.contains("\nScore "))
    #expect(lines.handle("put 1 1 3") == .fault("Type back to change the board that you set up."))
    #expect(lines.handle("undo") == .changed && lines.handle("back") == .changed)
    #expect(lines.handle("put 2 3 48") == .changed && lines.line == "board/1 1,2,0,0 3,3,48,0 0,0,48,0 0,0,0,384")
    #expect(lines.handle("undo") == .changed && lines.handle("undo") == .changed, "undo returns to the given board")
    #expect(lines.handle("undo") == .fault("Nothing to undo."))
    #expect(lines.handle("board/1 6,0,0,0 0,0,0,0 0,0,0,0 0,0,0,2") == .changed)
    #expect(lines.handle("LEFT") == .changed && lines.handle("quit") == .quit && lines.handle("  ") == .nothing)
    #expect(memory.texts.isEmpty, "typed boards aren't saved")
  }

  @Test(arguments: [
    "x", "left right", "put 1 1", "put 0 1 3", "put 1 5 3", "put 1 1 4", "put a b c", "back", "board/1 1,2",
    "board/2 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0",
  ])
  func invalidLineIsReported(line: String) throws {
    let lines = try lines()
    guard case .fault(let text) = lines.handle(line) else { return #expect(Bool(false), "\(line) is no line") }
    #expect(text.hasSuffix(".") && lines.line == "board/1 \(Self.start)")
  }

  @Test func moveWithoutEffectIsReported() throws {
    let lines = try lines("3,6,0,0 0,0,0,0 0,0,0,0 0,0,0,0")
    #expect(lines.handle("l") == .fault("Left: nothing moves."))
    #expect(lines.report.contains("No game leads to this board"))
  }

  @Test func reportIsAvailableAsJSON() throws {
    let position = try BoardPosition(line: Array("board/1 \(Self.start)".utf8))
    let advice = FakeCoach.advice(for: position.game())
    let report = BoardReport(position: position, advice: advice)
    #expect(report.text.contains("is best: \(advice.expectation.text) more points expected"))
    #expect("\(report.fields)".contains("384"))
  }
}
