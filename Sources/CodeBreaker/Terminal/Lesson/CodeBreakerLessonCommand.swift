import ArgumentParser
import CodeBreakerSession
import SessionSupport
import TerminalSupport

struct CodeBreakerLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Learn CodeBreaker by playing, in two minutes a lesson.",
    discussion: """
      Three lessons, with positions of three pegs: the basics, what an answer rules out (answers), and why to guess what can't \
      be the code (telling). Without a name, the command continues the lesson that you left, or starts the first one that \
      isn't done. With --plain, or without a terminal, each line is keys: 123 enter is a guess.

        parlor codebreaker lesson
        parlor codebreaker lesson answers
        parlor codebreaker lesson --plain

      Your progress is stored with the games of parlor codebreaker play.
      """)

  @Argument(help: ArgumentHelp("The lesson: basics, answers, or telling.", valueName: "lesson"))
  var name: String?

  @Flag(help: "Learn line by line, even in a terminal.")
  var plain = false

  func run() throws {
    let lesson = CodeBreakerTerminalLesson(CodeBreakerLesson(environment: .system))
    try lesson.open(name)
    try lesson.run(isPlain: plain)
  }
}
