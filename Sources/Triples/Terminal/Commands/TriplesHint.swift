import ArgumentParser
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesSession

struct TriplesHintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show the best move in a game with its reason, and what each other move loses.",
    discussion: """
      The coach sees only the board, not the tiles to come. The game in the browser gives the same hints.

        parlor triples hint 'triples/1 14 uldr'
        parlor triples hint 'triples/1 14 uldr' --json
      """)

  @Argument(help: ArgumentHelp("The replay line, or a link.", valueName: "line"))
  var line: String

  @OptionGroup var options: CoachOptions

  @Flag(help: "Print one line of JSON: game, moves, score, expected, best, reason, choices.")
  var json = false

  func run() throws {
    let replay = try Replay(argument: line)
    let advice = try options.coach().advice(for: replay, nodeLimit: options.nodes)
    TriplesHintReport(replay: replay, advice: advice).show(asJSON: json)
  }
}

struct TriplesHintReport: Report {
  let replay: Replay
  let advice: Advice

  var text: String {
    let count = replay.moves.count
    let head = "Game \(replay.deal), \(count == 1 ? "1 move" : "\(count) moves"), score \(replay.game.score)"
    if advice.moves.isEmpty { return head + ", done" }
    let lines = advice.moveLines("expected final score \(advice.expectation.text)")
    return ([head, TriplesSession.ReasonText.hint(advice, in: replay.game)] + lines).joined(separator: "\n")
  }

  var fields: JSON {
    [
      "game": JSON(replay.deal), "moves": JSON(replay.moves.count), "score": JSON(replay.game.score),
      "expected": advice.expectation.json, "best": JSON(advice.bestMove?.name), "reason": reason,
      "choices": advice.choices,
    ]
  }

  /// The reason for the best move over the best of the costly ones.
  private var reason: JSON {
    guard let best = advice.bestMove, let other = advice.bestCostlyMove else { return JSON(nil as String?) }
    return JSON(reasonFor: best, over: other, in: replay.game)
  }
}

extension Advice {
  /// Returns a line for each move, the best one first. `note` is about the best move.
  func moveLines(_ note: String) -> [String] {
    moves.enumerated().map { place, move in
      let value = place == 0 ? "is best: \(note)" : "loses \((expectation - move.expectation).text)"
      return "  \(move.direction.name.leftAligned(in: 5)) \(value)"
    }
  }

  /// The moves with their expected scores as JSON, the best one first.
  var choices: JSON {
    JSON(
      moves.map { move in
        [
          "move": JSON(move.direction.name), "expected": move.expectation.json,
          "loss": (expectation - move.expectation).json,
        ]
      })
  }
}

extension Direction {
  /// The direction's name in a command's output: `left`, `right`, `up` or `down`.
  var name: String { label.lowercased() }
}

extension Points {
  /// The points as a JSON number with two decimals.
  var json: JSON { JSON(Double(hundredths) / 100, decimals: 2) }
}

extension JSON {
  /// The reason to prefer one move to another as its kind and numbers, or `null` if no fact speaks for it.
  init(reasonFor best: Direction, over other: Direction, in game: Triples) {
    switch MoveComparison(of: best, with: other, in: game).reason {
    case nil: self.init(nil as String?)
    case .survives: self = ["kind": JSON("survives")]
    case .keepsInCorner(let tile): self = ["kind": JSON("keepsInCorner"), "tile": JSON(tile)]
    case .keepsAtEdge(let tile): self = ["kind": JSON("keepsAtEdge"), "tile": JSON(tile)]
    case .joins(let sums, _, let touching):
      self = ["kind": JSON("joins"), "sums": JSON(sums.map { JSON($0) }), "touching": JSON(touching)]
    case .keepsOpen(let count): self = ["kind": JSON("keepsOpen"), "directions": JSON(count)]
    case .linesUp(let count): self = ["kind": JSON("linesUp"), "touching": JSON(count)]
    case .keepsOrder: self = ["kind": JSON("keepsOrder")]
    }
  }
}
