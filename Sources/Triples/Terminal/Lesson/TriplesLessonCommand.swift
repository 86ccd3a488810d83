import ArgumentParser
import PlaySupport
import TerminalSupport
import TriplesSession

struct TriplesLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Learn Triples by playing, in two minutes.",
    discussion: """
      Eight small boards, each with a task: merging, moving one cell at a time, why a corner helps, and what a hint's numbers \
      mean. With --plain, or without a terminal, the lesson works line by line.

        parlor triples lesson
        parlor triples lesson --plain

      Your progress is stored with the games of parlor triples play.
      """)

  @Flag(help: "Learn line by line, even in a terminal.")
  var plain = false

  func run() throws {
    try TriplesTerminalLesson(TriplesLesson(environment: .system)).run(isPlain: plain)
  }
}
