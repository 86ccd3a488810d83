import ArgumentParser
import TerminalSupport
import TriplesCoach
import TriplesModel

/// `parlor triples hint`.
struct TriplesHintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Say the best move after a replay line, and what every other move loses against it.",
    discussion: """
      The coach sees the board alone, and not what will be spawned. The game in the browser says the same.

        parlor triples hint 'triples/1 14 uldr'
        parlor triples hint 'triples/1 14 uldr' --json
      """)

  @OptionGroup var game: CoachedGame

  @Flag(help: "Print one line of JSON: game, moves, score, expected, best, choices.")
  var json = false

  func run() throws {
    let replay = try game.replay()
    let advice = try game.coach().advice(for: replay, nodes: game.nodes)
    let report = TriplesHintReport(replay: replay, advice: advice)
    print(json ? report.json : report.text)
  }
}

/// What `parlor triples hint` says of a position.
struct TriplesHintReport {
  let replay: Replay
  let advice: Advice

  /// For people.
  var text: String {
    let count = replay.moves.count
    let head = "Game \(replay.number), \(count == 1 ? "1 move" : "\(count) moves"), score \(replay.game.score)"
    guard let best = advice.best else { return head + ", done" }
    let others = advice.moves.dropFirst().map { move in
      "  \(Self.padded(move.direction)) loses \((advice.expectation - move.expectation).text)"
    }
    return ([head, "  \(Self.padded(best)) is best: a final score of \(advice.expectation.text) is expected"] + others)
      .joined(separator: "\n")
  }

  /// For programs: one line, its keys always in this order.
  var json: String {
    let best = advice.best.map { "\"\($0.name)\"" } ?? "null"
    let choices = advice.moves.map { move in
      #"{"move":"\#(move.direction.name)","expected":\#(move.expectation.number),"#
        + #""loss":\#((advice.expectation - move.expectation).number)}"#
    }
    return #"{"game":\#(replay.number),"moves":\#(replay.moves.count),"score":\#(replay.game.score),"#
      + #""expected":\#(advice.expectation.number),"best":\#(best),"choices":[\#(choices.joined(separator: ","))]}"#
  }

  private static func padded(_ direction: Direction) -> String {
    direction.name + String(repeating: " ", count: 5 - direction.name.count)
  }
}

extension Direction {
  /// The direction's name in a command's output: `left`, `right`, `up` or `down`.
  var name: String { label.lowercased() }
}

extension Points {
  /// The points as a JSON number with two decimals.
  var number: String {
    let size = hundredths.magnitude
    return (hundredths < 0 ? "-" : "") + "\(size / 100)." + (size % 100 < 10 ? "0" : "") + "\(size % 100)"
  }
}
