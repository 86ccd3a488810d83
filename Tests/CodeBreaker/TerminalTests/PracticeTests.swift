import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import SessionSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct PracticeTests {
  private let memory = MemoryStorage()
  private let freshLine = "codebreaker/1 537 4.mastermind"

  private func saveNotebook(_ lines: String...) {
    let positions = lines.map { "position 0 2023-11-14 2023-11-14 43 4455 \($0)" }
    memory["parlor.codebreaker.notebook"] = (["notebook/1"] + positions).joined(separator: "\n")
    // With today's five done, Enter begins with the player's own positions.
    memory["parlor.codebreaker.five"] = "five/1\nday 2023-11-14 11011"
  }

  private var notebook: PracticeNotebook? {
    memory.texts["parlor.codebreaker.notebook"].flatMap { PracticeNotebook(text: $0) }
  }

  private func makePractice(
    coach: @escaping (CoachQuestion) -> [UInt8]? = { FakeCoach.advice(on: $0).text }
  ) -> CodeBreakerTerminalPractice {
    let environment = PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 })
    return CodeBreakerTerminalPractice(CodeBreakerPractice(environment: environment), coach: coach)
  }

  private func program(
    _ terminal: CodeBreakerTerminalPractice, depth: ColorDepth = .none, supportsUnicode: Bool = false
  ) -> PracticeProgram<CodeBreakerTerminalPractice> {
    PracticeProgram(terminal, capabilities: TerminalCapabilities(depth: depth, supportsUnicode: supportsUnicode))
  }

  private func text(
    _ program: PracticeProgram<CodeBreakerTerminalPractice>, _ width: Int = 80, _ height: Int = 24
  ) -> String {
    program.update()
    return program.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  private func type(_ keys: String, _ program: PracticeProgram<CodeBreakerTerminalPractice>) {
    for key in keys { program.handle(.character(key)) }
  }

  private func guessText(_ terminal: CodeBreakerTerminalPractice) -> String? {
    terminal.practice.game.map { String(decoding: $0.guess.text(in: $0.setup.theme), as: UTF8.self) }
  }

  @Test func keysSelectHolesAndPegsAndEnterRequiresAFullGuess() {
    saveNotebook(freshLine + " 0123")
    let terminal = makePractice()
    let program = program(terminal)
    program.handle(.enter)
    type("13", program)
    #expect(guessText(terminal) == "02--")
    #expect(terminal.practice.codeRow.selection == 2)
    program.handle(.up)
    #expect(guessText(terminal) == "020-")
    #expect(terminal.practice.codeRow.selection == 2)
    program.handle(.up)
    #expect(guessText(terminal) == "021-")
    program.handle(.down)
    program.handle(.down)
    #expect(guessText(terminal) == "025-", "round at the end")
    program.handle(.right)
    program.handle(.right)
    #expect(terminal.practice.codeRow.selection == 0, "round at the end")
    program.handle(.left)
    #expect(terminal.practice.codeRow.selection == 3)
    program.handle(.home)
    program.handle(" ")
    #expect(guessText(terminal) == "125-")
    #expect(terminal.practice.codeRow.selection == 0)
    program.handle(.end)
    program.handle(.backspace)
    #expect(guessText(terminal) == "12--")
    program.handle(.enter)
    #expect(terminal.practice.phase == .asking)
    #expect(text(program).contains("Fill the row, then guess."))
  }

  @Test func screenAsksForAGuessJudgesItAndRecordsTheResult() throws {
    saveNotebook(freshLine + " 0123")
    let terminal = makePractice()
    let program = program(terminal)
    program.handle(.enter)
    let asked = text(program)
    #expect(asked.contains("Game 537, guess 2"))
    #expect(asked.contains("1 of 1"))
    #expect(asked.contains("What would you guess?"))
    #expect(asked.contains("*o.."), "the attempt has its markers")
    type("4411", program)
    #expect(guessText(terminal) == "3300")
    program.handle(.enter)
    #expect(text(program).contains("The coach is checking it."))
    #expect(program.redrawDelayMilliseconds == 1)
    let judged = text(program)
    #expect(judged.contains("You now"))
    #expect(judged.contains("You then"))
    #expect(judged.contains("0.43 lost"))
    #expect(judged.contains("In your game, you guessed"))
    #expect(program.redrawDelayMilliseconds == nil)
    let isRight = terminal.practice.isAnswerRight
    program.handle(.enter)
    #expect(notebook?.positions[0].box == (isRight ? 1 : 0))
    #expect(notebook?.days.count == 1)
    program.handle("q")
    #expect(program.isFinished)
  }

  @Test(arguments: [(30, 10), (40, 16), (80, 24), (133, 45)], ["4.mastermind", "6.animals", "6.rainbow"])
  func practiceFitsEveryTerminalSize(size: (Int, Int), kind: String) throws {
    let guess = kind.hasPrefix("4") ? "0123" : "012345"
    saveNotebook("codebreaker/1 537 \(kind) \(guess)")
    let terminal = makePractice()
    for (depth, supportsUnicode) in [(ColorDepth.none, false), (.indexed, true)] {
      let program = program(terminal, depth: depth, supportsUnicode: supportsUnicode)
      program.handle(.enter)
      let asked = text(program, size.0, size.1)
      #expect(asked.contains("What would you guess?"))
      #expect(asked.contains("1  2  3  4") || asked.contains("1 2 3 4"))
      program.handle(.escape)
      #expect(terminal.practice.phase == .idle)
    }
  }

  @Test func commaOpensTheSettingsDuringAPosition() {
    saveNotebook(freshLine + " 0123")
    let terminal = makePractice()
    let program = program(terminal)
    program.handle(.enter)
    #expect(text(program).contains(", settings"))
    program.handle(",")
    #expect(text(program).contains("Motion"))
    program.handle(.right)
    program.handle(.escape)
    #expect(terminal.practice.sharedSettings.reducesMotion)
    #expect(text(program).contains("Motion: Less."))
    type("1", program)
    #expect(guessText(terminal) == "0---")
  }

  @Test func practicedPegsHaveLettersIfTheSettingsSaySo() throws {
    saveNotebook(freshLine + " 0123")
    let peg = try #require(Theme.mastermind.choices.first)
    let capabilities = TerminalCapabilities(depth: .trueColor, supportsUnicode: true)
    let game = CodeBreakerSession(
      environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 }))
    let letters = try [CodeBreakerSession.LetterSetting.on, .off, .automatic].map { setting in
      game.choose(letters: setting)
      let terminal = makePractice()
      terminal.practice.begin()
      return try !#require(terminal.pegs(capabilities)).face(peg).text.isEmpty
    }
    #expect(letters == [true, false, false])
  }
}
