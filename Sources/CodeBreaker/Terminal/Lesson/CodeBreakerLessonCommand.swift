import ArgumentParser
import CodeBreakerSession
import Foundation
import PlaySupport
import TerminalSupport

struct CodeBreakerLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Learn CodeBreaker by playing, in two minutes.",
    discussion: """
      Positions of three pegs: what the markers say, a guess that fits, one that tells more though it cannot be the code, and \
      the only one left. With --plain, or where there is no terminal, lines are read: a guess as replay lines write it, such as \
      012, or the number of an answer.

        parlor codebreaker lesson
        parlor codebreaker lesson --plain

      How far you are is kept beside the games of parlor codebreaker play.
      """)

  @Flag(help: "Learn line by line, also in a terminal.")
  var plain = false

  func run() throws {
    let environment = PlayEnvironment.system
    let table = CodeBreakerLessonTable(
      CodeBreakerLesson(environment: environment), letters: .kept(in: environment.storage))
    try table.learn(isPlain: plain, look: Look(environment: ProcessInfo.processInfo.environment))
  }
}
