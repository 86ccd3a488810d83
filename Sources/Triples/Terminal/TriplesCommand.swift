import ArgumentParser
import TerminalSupport

/// `parlor triples`.
package struct TriplesCommand: GameCommand {
  package static let introduction = """
    Triples: collapse a board of numbers; 1 and 2 make 3, equals make their sum.

      parlor triples play                        sit down and play
      parlor triples play --game 14              play game number 14
      parlor triples replay 'triples/1 14 uldr'  see how a game came out
    """

  package static let configuration = CommandConfiguration(
    commandName: "triples",
    abstract: "Triples: collapse a board of numbers.",
    discussion: """
      A move collapses the board in one direction: tiles move by one cell, 1 and 2 make 3, and from 3 on equals make \
      their sum. Then a new 1 or 2 appears. Every number that appears scores its value, and the game ends when \
      nothing can move.

        parlor triples play
        parlor triples replay 'triples/1 14 uldr' --json
        parlor triples hint 'triples/1 14 uldr'
        parlor triples review 'triples/1 14 uldr'
      """,
    subcommands: [
      TriplesPlayCommand.self, TriplesReplayCommand.self, TriplesHintCommand.self, TriplesReviewCommand.self,
    ])

  package init() {}
}
