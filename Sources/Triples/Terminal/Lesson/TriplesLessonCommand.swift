import ArgumentParser
import Foundation
import PlaySupport
import TerminalSupport
import TriplesSession

struct TriplesLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Learn Triples by playing, in two minutes.",
    discussion: """
      Eight small boards, on each of which something is to be done: merging, one cell at a time, why a corner helps, and what \
      a hint's numbers mean. With --plain, or where there is no terminal, lines are read.

        parlor triples lesson
        parlor triples lesson --plain

      How far you are is kept beside the games of parlor triples play.
      """)

  @Flag(help: "Learn line by line, also in a terminal.")
  var plain = false

  func run() throws {
    let table = TriplesLessonTable(TriplesLesson(environment: .system))
    try table.learn(isPlain: plain, look: Look(environment: ProcessInfo.processInfo.environment))
  }
}
