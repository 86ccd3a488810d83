import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesTerminal

@Suite struct PracticeTests {
  private let memory = MemoryStorage()

  private func storeNotebook(_ lines: String...) {
    let positions = lines.map { "position 0 2023-11-14 2023-11-14 2010 u \($0)" }
    memory["parlor.triples.notebook"] = (["notebook/1"] + positions).joined(separator: "\n")
    // With today's five done, Enter begins with the player's own positions.
    memory["parlor.triples.five"] = "five/1\nday 2023-11-14 11011"
  }

  private var notebook: PracticeNotebook? {
    memory.texts["parlor.triples.notebook"].flatMap { PracticeNotebook(text: $0) }
  }

  private func makePractice(
    coach: @escaping (CoachQuestion) -> [UInt8]? = { FakeCoach.advice(for: $0.replay.game).text }
  ) -> TriplesTerminalPractice {
    let environment = PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 })
    return TriplesTerminalPractice(TriplesPractice(environment: environment), coach: coach)
  }

  private func program(_ terminal: TriplesTerminalPractice, supportsUnicode: Bool = false) -> PracticeProgram<
    TriplesTerminalPractice
  > {
    PracticeProgram(terminal, capabilities: TerminalCapabilities(depth: .none, supportsUnicode: supportsUnicode))
  }

  private func text(_ program: PracticeProgram<TriplesTerminalPractice>, _ width: Int = 80, _ height: Int = 24)
    -> String
  {
    program.update()
    return program.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  /// Returns the key of the coach's best or worst move on the board at the end of `line`.
  private func key(_ line: String, isBest: Bool = true) throws -> Key {
    let advice = FakeCoach.advice(for: try Replay(line: line).game)
    switch isBest ? advice.bestMove : advice.moves.last?.direction {
    case .left: return .left
    case .right: return .right
    case .up: return .up
    default: return .down
    }
  }

  @Test func screenLeadsThroughAPracticeSession() throws {
    storeNotebook("triples/1 14", "triples/1 14 u")
    let program = program(makePractice())
    #expect(text(program).contains("2 positions are in your notebook, 2 are due today."))
    #expect(program.redrawDelayMilliseconds == nil)
    program.handle(.enter)
    let asked = text(program)
    #expect(asked.contains("Game 14, move 1"))
    #expect(asked.contains("1 of 2"))
    #expect(asked.contains("What would you play?"))
    program.handle(try key("triples/1 14"))
    let judged = text(program)
    #expect(judged.contains("no move is better."))
    #expect(judged.contains("In your game, you played Up and lost"))
    #expect(judged.contains("Best  You now"))
    #expect(judged.contains("Game 14, move 1"))
    #expect(program.redrawDelayMilliseconds == nil)
    #expect(notebook?.positions[0].box == 1, "the answer is recorded before the player continues")
    program.handle(.enter)
    #expect(text(program).contains("2 of 2"))
    program.handle(try key("triples/1 14 u", isBest: false))
    _ = text(program)
    #expect(text(program).contains(" is better by "))
    program.handle(" ")
    #expect(text(program).contains("Again"))
    #expect(notebook?.positions[1].box == 0)
    program.handle(try key("triples/1 14 u"))
    _ = text(program)
    _ = text(program)
    program.handle(.enter)
    let over = text(program)
    #expect(over.contains("1 of 2 solved on the first try."))
    #expect(over.contains("1 day of practice."))
    program.handle(.escape)
    #expect(text(program).contains("Are you improving?"))
    program.handle("q")
    #expect(program.isFinished)
  }

  /// The coach thinks while the player looks at the board, so only a fast player must wait.
  @Test func fastPlayerWaitsForTheCoach() throws {
    storeNotebook("triples/1 14")
    let program = program(makePractice())
    program.handle(.enter)
    program.handle(try key("triples/1 14"))
    #expect(text(program).contains("The coach is checking it."))
    #expect(program.redrawDelayMilliseconds == 1)
    #expect(text(program).contains("no move is better."))
    #expect(program.redrawDelayMilliseconds == nil)
  }

  @Test func leavingRecordsJudgedPositions() throws {
    for key in [Key.escape, "q"] {
      storeNotebook("triples/1 14")
      let program = program(makePractice())
      program.handle(.enter)
      program.handle(try self.key("triples/1 14"))
      _ = text(program)
      _ = text(program)
      program.handle(key)
      #expect(notebook?.positions[0].box == 1)
      #expect(program.isFinished == (key == "q"))
    }
  }

  @Test func missingCoachCanBeRetriedOrSkipped() throws {
    storeNotebook("triples/1 14", "triples/1 14 u")
    var isCoachAvailable = false
    let program = program(makePractice { isCoachAvailable ? FakeCoach.advice(for: $0.replay.game).text : nil })
    program.handle(.enter)
    program.handle(.left)
    _ = text(program)
    #expect(text(program).contains("The coach can't answer."))
    #expect(program.redrawDelayMilliseconds == nil)
    program.handle("n")
    #expect(text(program).contains("Game 14, move 2"))
    #expect(text(program).contains("1 of 1"))
    program.handle(.left)
    _ = text(program)
    _ = text(program)
    isCoachAvailable = true
    program.handle(.enter)
    _ = text(program)
    #expect(text(program).contains("In your game, you played Up"))
  }

  @Test func newcomerBeginsWithTodaysFive() {
    let program = program(makePractice())
    #expect(text(program).contains("Today's five"))
    #expect(text(program).contains("Review a game, and"))
    #expect(text(program, 30, 10).contains("Today's five"))
    #expect(text(program, 30, 10).contains("The same for"))
    program.handle(.enter)
    #expect(text(program).contains("A simple player's move "))
    #expect(text(program).contains("1 of 5"))
    program.handle(.escape)
    program.handle("o")
    #expect(text(program).contains("Review a game, and"), "there are no own positions yet")
    #expect(!program.isFinished, "there are no own positions yet")
  }

  @Test func marksOfTodaysFiveAreShownAndTheirResultCopied() {
    memory["parlor.triples.five"] = "five/1\nday 2023-11-14 11011"
    let program = program(makePractice())
    #expect(text(program).contains("*+ *+ ox *+ *+"))
    #expect(text(program).contains("4 of 5 solved on the first try."))
    program.handle("c")
    #expect(program.takeClipboard() == "Parlor Triples practice, Nov 14: 🟩🟩⬜🟩🟩")
    #expect(program.takeClipboard() == nil)
    #expect(text(program).contains("Result copied."))
  }

  @Test func tooSmallTerminalIsReported() {
    let program = program(makePractice())
    #expect(text(program, 20, 8).contains("window of 30 by 10."))
  }

  @Test func damagedNotebookIsReportedOnceAndThenTreatedAsEmpty() {
    memory["parlor.triples.notebook"] = "nonsense"
    let program = program(makePractice())
    #expect(text(program).contains("Please note"))
    #expect(text(program).contains("Can't read"))
    program.handle(.enter)
    #expect(!text(program).contains("Please note"))
    #expect(text(program).contains("Review a game, and"))
  }

  @Test(arguments: [(30, 10), (40, 16), (80, 24), (133, 45)], [false, true])
  func practiceFitsEveryTerminalSize(size: (Int, Int), supportsUnicode: Bool) throws {
    storeNotebook("triples/1 14 u")
    let program = program(makePractice(), supportsUnicode: supportsUnicode)
    program.handle(.enter)
    #expect(text(program, size.0, size.1).contains("What would you play?"))
    program.handle(try key("triples/1 14 u"))
    _ = text(program, size.0, size.1)
    let judged = text(program, size.0, size.1)
    #expect(judged.contains("is right: no"))
    #expect(judged.contains("next"))
    for _ in 0..<9 { program.handle(.down) }
    #expect(text(program, size.0, size.1).contains(supportsUnicode ? "−" : "-"), "the values can be scrolled to")
  }
}
