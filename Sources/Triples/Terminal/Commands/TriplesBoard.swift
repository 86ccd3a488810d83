import ArgumentParser
import SessionSupport
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

struct TriplesBoardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "board",
    abstract: "Set up any board, see what each move is worth, and play on.",
    discussion: """
      The coach shows how many more points it expects with the best move, and how many each other move loses. You can play on \
      by the usual rules. Nothing is recorded.

        parlor triples board
        parlor triples board 'board/1 1,0,0,2 0,2,0,2 0,0,0,0 0,0,0,384'
        parlor triples board 'board/1 1,0,0,2 0,2,0,2 0,0,0,0 0,0,0,384' --json

      A board is four rows of four numbers, from the top: 0 for an open cell, or 1, 2, or 3 doubled up to 12288. The board \
      is saved for the next time, unless you pass another one. It fills the terminal's screen. With --plain, or without a \
      terminal, each line is keys: down right 48 puts a 48 in the second cell of the second row.

      The JSON has these keys in this order: board, expected, best, and choices, a list of move, expected, and loss. \
      The expected values are the points still to come.
      """)

  @Argument(help: ArgumentHelp("A board, board/1 and four rows, or a link to one.", valueName: "line"))
  var line: String?

  @Flag(help: "Work line by line, even in a terminal.")
  var plain = false

  @Flag(help: "Print only the coach's advice, as one line of JSON.")
  var json = false

  @Flag(help: "Don't animate the tiles.")
  var still = false

  @OptionGroup var network: NetworkOption

  func run() throws {
    let position = try line.map { line in
      let shared = try SharedText(argument: line)
      do {
        return try BoardPosition(shared)
      } catch {
        throw Failure.data.report("Can't read the board: \(error).")
      }
    }
    let coach = Coach(network: try network.read())
    if json {
      guard let position else { throw Failure.usage.report("--json requires a board.") }
      return Console.write((Self.report(position, coach.advice(for: position.game())).description + "\n").utf8Bytes)
    }
    let answer: (BoardQuestion) -> [UInt8]? = { coach.advice(for: $0.position.game(), nodeLimit: $0.nodeLimit).text }
    let capabilities = TerminalCapabilities.current(isPlain: plain)
    let frontEnd = OwnBoardFrontEnd(
      session: OwnBoardSession(environment: .system), capabilities: capabilities,
      slidesTiles: !still && !capabilities.isLineByLine, coach: answer)
    try frontEnd.play {
      if let position { frontEnd.session.open(position) }
    }
  }

  private static func report(_ position: BoardPosition, _ advice: Advice) -> JSON {
    [
      "board": JSON(position.game().board.map { row in JSON(row.map { JSON($0) }) }),
      "expected": advice.expectation.json, "best": JSON(advice.bestMove?.name), "choices": advice.choices,
    ]
  }
}

extension BoardPosition {
  /// Reads a board. Throws the first fault from the left.
  init(_ shared: SharedText) throws(BoardFault) {
    if shared.isAddress {
      try self.init(address: shared.text)
    } else {
      try self.init(line: shared.text)
    }
  }
}
