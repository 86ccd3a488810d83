import ArgumentParser
import SessionSupport
import TerminalSupport
import TriplesCoach
import TriplesPocketNetwork
import TriplesSession

struct TriplesPracticeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Practice today’s five boards, and those from your own games where you lost points.",
    discussion: """
      Every day has five boards, the same for everyone, from easy to hard. Your first answers count, and make a row of marks \
      that you can share. Reviews add the boards where you lost the most to your notebook. Choose a move, and the coach \
      compares it with the one you played then. Solved boards come back after intervals that double, others at once. With \
      --plain, or without a terminal, each line is keys, such as left.

        parlor triples practice
        parlor triples practice --plain
        parlor triples practice --own
        parlor triples practice --progress

      The notebook is stored with the games of parlor triples play. Reviews there, with v when a game is over, add to it. \
      parlor data transfers what reviews in the browser found.
      """)

  @OptionGroup var options: PracticeOptions

  func run() throws {
    // The network is loaded when the coach is first used.
    lazy var coach = PocketNetwork.coach
    let practice = TriplesTerminalPractice(TriplesPractice(environment: .system)) {
      coach?.advice(for: $0.replay, nodeLimit: $0.nodeLimit).text
    }
    try options.run(practice)
  }
}
