import ArgumentParser
import TerminalSupport
import TriplesCoach
import TriplesModel

/// `parlor triples review`.
struct TriplesReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at a game move by move: where points were lost to play, and where to luck.",
    discussion: """
      Before each move the coach expects some final score. What a move loses against the best one is play; what the \
      spawn after it changes is luck. Both add up exactly to the final score less what was expected at the start.

        parlor triples review 'triples/1 14 uldr'
        parlor triples review 'triples/1 14 uldr' --json
      """)

  @OptionGroup var game: CoachedGame

  @Flag(help: "Print one line of JSON: game, score, done, start, result, play, luck, moves.")
  var json = false

  func run() throws {
    let replay = try game.replay()
    let coach = try game.coach()
    let advices = replay.positions.map { coach.advice(for: $0, nodes: game.nodes) }
    do throws(ReviewFault) {
      let report = TriplesReviewReport(review: try Review(of: replay, advices: advices))
      print(json ? report.json : report.text)
    } catch {
      // A coach that speaks of other moves than the legal ones is broken, whatever the game.
      fatalError("\(error)")
    }
  }
}

/// What `parlor triples review` says of a game.
struct TriplesReviewReport {
  let review: Review

  /// For people: the sum, then every move, with a mark where the expected score turned.
  var text: String {
    let turning = Set(review.turningPoints().map(\.number))
    var lines = [
      "Game \(review.replay.number), \(review.moves.count) moves, score \(review.score)"
        + (review.isDone ? "" : ", not done"),
      "  expected at the start  \(Self.right(review.start.text))",
      "  play                   \(Self.right(review.play.signedText))",
      "  luck                   \(Self.right(review.luck.signedText))",
      "  \(review.isDone ? "final score          " : "expected at the end  ")  \(Self.right(review.result.text))",
    ]
    guard !review.moves.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["", "Move         Best       Lost        Luck    Expected"]
    lines += review.moves.map { move in
      let number = String(repeating: " ", count: max(0, 4 - "\(move.number)".count)) + "\(move.number)"
      let best = move.loss == .zero ? "" : move.best.name
      return number + "  " + Self.left(move.played.name, 6) + " " + Self.left(best, 6)
        + Self.right(move.loss == .zero ? "" : move.loss.text, 9) + Self.right(move.luck.signedText, 12)
        + Self.right(move.after.text, 12) + (turning.contains(move.number) ? "  turning point" : "")
    }
    return lines.joined(separator: "\n")
  }

  /// For programs: one line, its keys always in this order.
  var json: String {
    let turning = Set(review.turningPoints().map(\.number))
    let moves = review.moves.map { move in
      #"{"move":"\#(move.played.name)","best":"\#(move.best.name)","loss":\#(move.loss.number),"#
        + #""luck":\#(move.luck.number),"expected":\#(move.after.number),"#
        + #""turningPoint":\#(turning.contains(move.number))}"#
    }
    return #"{"game":\#(review.replay.number),"score":\#(review.score),"done":\#(review.isDone),"#
      + #""start":\#(review.start.number),"result":\#(review.result.number),"play":\#(review.play.number),"#
      + #""luck":\#(review.luck.number),"moves":[\#(moves.joined(separator: ","))]}"#
  }

  private static func right(_ text: String, _ width: Int = 10) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
