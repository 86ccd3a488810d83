import CodeBreakerSession
import SessionSupport
import TerminalSupport
import TestSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct LessonTests {
  private let memory = MemoryStorage()
  private let lesson: CodeBreakerLesson
  private let program: LessonProgram<CodeBreakerTerminalLesson>

  init() {
    memory["parlor.codebreaker.lesson"] = "lesson/1\nstep 2\ndone 2"
    lesson = CodeBreakerLesson(
      environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 }))
    program = LessonProgram(
      CodeBreakerTerminalLesson(lesson), capabilities: TerminalCapabilities(depth: .none, supportsUnicode: false))
  }

  private func text(_ width: Int = 80) -> String {
    program.draw(width: width, height: 24).lines.joined(separator: "\n")
  }

  @Test(arguments: 30...80)
  func listOfLessonsCutsNoWord(width: Int) {
    program.handle("l")
    let words = Set(text(width).split { $0.isWhitespace }.map(String.init))
    #expect(words.isSuperset(of: ["say.", "tells", "Why", "guess", "code.", "2", "of", "5"]), "\(text(width))")
  }

  @Test func escapeLeavesTheListButNotTheProgram() {
    program.handle("l")
    #expect(lesson.core.stage == .choosing)
    #expect(text().contains("Esc back"))
    program.handle(.escape)
    #expect(lesson.core.stage == .asking)
    #expect(!program.isFinished)
    program.handle(.escape)
    #expect(!program.isFinished)
    program.handle("q")
    #expect(program.isFinished)
  }

  /// On a choice, Space chooses the next option instead of closing the settings.
  @Test func commaOpensTheSettingsWhoseLettersApplyAtOnce() {
    #expect(text().contains(", settings"))
    program.handle(",")
    #expect(text().contains("Letters on colors"))
    #expect(lesson.showsSettings)
    for key in [Key.down, .down, " "] { program.handle(key) }
    #expect(lesson.showsLetters)
    #expect(lesson.showsSettings)
    #expect(memory["parlor.codebreaker.settings"] == "codebreaker-settings/1\nletters on")
    program.handle(.escape)
    #expect(!lesson.showsSettings)
    #expect(!program.isFinished)
  }
}
