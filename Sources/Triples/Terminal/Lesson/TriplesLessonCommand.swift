import ArgumentParser
import SessionSupport
import TerminalSupport
import TriplesSession

struct TriplesLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Learn Triples by playing, in two minutes a lesson.",
    discussion: """
      Three lessons of eight boards, each with a task: the basics, how your largest tile keeps its corner (corner), and how \
      the board doesn't fill up with 1s and 2s (ones). Without a name, the command continues the lesson that you left, or \
      starts the first one that isn't done. With --plain, or without a terminal, each line is keys, such as left.

        parlor triples lesson
        parlor triples lesson corner
        parlor triples lesson --plain

      Your progress is stored with the games of parlor triples play.
      """)

  @Argument(help: ArgumentHelp("The lesson: basics, corner, or ones.", valueName: "lesson"))
  var name: String?

  @Flag(help: "Learn line by line, even in a terminal.")
  var plain = false

  func run() throws {
    let lesson = TriplesTerminalLesson(TriplesLesson(environment: .system))
    try lesson.open(name)
    try lesson.run(isPlain: plain)
  }
}
