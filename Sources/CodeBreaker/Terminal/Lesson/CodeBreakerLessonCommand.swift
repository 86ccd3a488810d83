import ArgumentParser
import CodeBreakerSession
import PlaySupport
import TerminalSupport

struct CodeBreakerLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Learn CodeBreaker by playing, in two minutes.",
    discussion: """
      Positions with three pegs: what the markers mean, a guess that fits, one that tells more although it can't be the code, \
      and the only one left. With --plain, or without a terminal, type a guess such as 012, or the number of an answer.

        parlor codebreaker lesson
        parlor codebreaker lesson --plain

      Your progress is stored with the games of parlor codebreaker play.
      """)

  @Flag(help: "Learn line by line, even in a terminal.")
  var plain = false

  func run() throws {
    let environment = PlayEnvironment.system
    let lesson = CodeBreakerTerminalLesson(
      CodeBreakerLesson(environment: environment), letters: .stored(in: environment.storage))
    try lesson.run(isPlain: plain)
  }
}
