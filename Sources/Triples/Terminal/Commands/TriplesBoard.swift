import ArgumentParser
import PlaySupport
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

struct TriplesBoardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "board",
    abstract: "Set up any board, see what its moves are worth, and play on from it.",
    discussion: """
      The coach says how many points more it expects with the best move, and what every other move loses against it. Playing on \
      goes by the rules, and nothing of it is recorded.

        parlor triples board
        parlor triples board 'board/1 1,0,0,2 0,2,0,2 0,0,0,0 0,0,0,384'
        parlor triples board 'board/1 1,0,0,2 0,2,0,2 0,0,0,0 0,0,0,384' --json

      A board is its four rows from the top, each with four numbers: 0 for an open cell, 1, 2, or 3 doubled up to 12288. In a \
      terminal the board fills the screen, and is kept until the next time; a board that is given takes its place. With --plain, \
      or where there is no screen, lines are read from standard input instead, and nothing is kept:

        put 2 3 48     row 2, column 3 is a 48; 0 clears it
        l              plays left; r, u and d likewise
        back           goes back to the board that was set up
        undo           takes the latest move back, or undoes the latest change
        board/1 …      sets up another board

      The JSON has these keys, in this order: board, expected, best, and choices, a list of move, expected and loss. What is \
      expected are the points still to come.
      """)

  @Argument(help: ArgumentHelp("A board: board/1 and four rows.", valueName: "line"))
  var line: String?

  @Flag(help: "Read lines from standard input, and print what the coach says.")
  var plain = false

  @Flag(help: "Print what the coach says of the board as one line of JSON, and nothing more.")
  var json = false

  @Flag(help: "Show each move at once instead of sliding the tiles.")
  var still = false

  @OptionGroup var network: NetworkOption

  func run() throws {
    let position = try line.map { line in
      do {
        return try BoardPosition(line: Array(line.utf8))
      } catch {
        throw Failure.data.report("The board cannot be read: \(error).")
      }
    }
    let coach = Coach(network: try network.read())
    if json {
      guard let position else { throw Failure.usage.report("--json takes a board.") }
      return BoardReport(position: position, advice: coach.advice(for: position.game())).show(asJSON: true)
    }
    let answer: (BoardQuestion) -> [UInt8]? = { coach.advice(for: $0.position.game(), nodes: $0.nodes).text }
    guard !plain, Look.hasScreen else {
      return BoardLines(position ?? BoardPosition(), environment: .system, coach: answer).run()
    }
    let look = try Look.ofTerminal(for: "The board")
    let player = BoardPlayer(session: OwnBoardSession(environment: .system), look: look, slides: !still, coach: answer)
    try player.play(look: look) {
      if let position { player.session.open(position) }
    }
  }
}
