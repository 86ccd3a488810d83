import ArgumentParser
import PlaySupport
import TerminalSupport
import TriplesCoach
import TriplesPocketNetwork
import TriplesSession

struct TriplesPracticeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Practice boards of your own games on which points were lost.",
    discussion: """
      Reviews fill the notebook with the boards on which most was lost. What would you play? The coach judges the answer beside \
      what you played then. What was solved comes back after days that double, what was not at once. With --plain, or where \
      there is no terminal, lines are read: l, r, u or d, and q to leave.

        parlor triples practice
        parlor triples practice --plain
        parlor triples practice --progress

      The notebook is kept beside the games of parlor triples play, and filled by the reviews there, with v when a game is over. \
      parlor data brings over what reviews in the browser have found.
      """)

  @OptionGroup var options: PracticeOptions

  func run() throws {
    // The network is loaded when the coach is first used.
    lazy var coach = PocketNetwork.coach
    let table = TriplesPracticeTable(TriplesPractice(environment: .system)) {
      coach?.advice(for: $0.replay, nodes: $0.nodes).text
    }
    try options.practice(table)
  }
}
