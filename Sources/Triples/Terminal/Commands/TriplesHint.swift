import ArgumentParser
import TerminalSupport
import TriplesCoach
import TriplesModel

struct TriplesHintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show the best move in a game, and what each other move loses.",
    discussion: """
      The coach sees only the board, not the tiles to come. The game in the browser gives the same hints.

        parlor triples hint 'triples/1 14 uldr'
        parlor triples hint 'triples/1 14 uldr' --json
      """)

  @OptionGroup var arguments: CoachArguments

  @Flag(help: "Print one line of JSON: game, moves, score, expected, best, choices.")
  var json = false

  func run() throws {
    let replay = try arguments.replay()
    let advice = try arguments.coach().advice(for: replay, nodeLimit: arguments.nodes)
    TriplesHintReport(replay: replay, advice: advice).show(asJSON: json)
  }
}

struct TriplesHintReport: Report {
  let replay: Replay
  let advice: Advice

  var text: String {
    let count = replay.moves.count
    let head = "Game \(replay.deal), \(count == 1 ? "1 move" : "\(count) moves"), score \(replay.game.score)"
    guard let best = advice.bestMove else { return head + ", done" }
    let others = advice.moves.dropFirst().map { move in
      "  \(move.direction.name.leftAligned(in: 5)) loses \((advice.expectation - move.expectation).text)"
    }
    return
      ([head, "  \(best.name.leftAligned(in: 5)) is best: expected final score \(advice.expectation.text)"]
      + others)
      .joined(separator: "\n")
  }

  var fields: JSON {
    [
      "game": JSON(replay.deal), "moves": JSON(replay.moves.count), "score": JSON(replay.game.score),
      "expected": advice.expectation.json, "best": JSON(advice.bestMove?.name),
      "choices": JSON(
        advice.moves.map { move in
          [
            "move": JSON(move.direction.name), "expected": move.expectation.json,
            "loss": (advice.expectation - move.expectation).json,
          ]
        }),
    ]
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
