import ArgumentParser
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesSession

struct TriplesReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review a game move by move: what mistakes cost, and what was luck.",
    discussion: """
      Before each move, the coach expects a certain final score. What a move loses against the best one is a mistake. What \
      the new tile then changes is luck. Both add up exactly to the final score minus the score expected at the start.

        parlor triples review 'triples/1 14 uldr'
        parlor triples review 'triples/1 14 uldr' --json
      """)

  @Argument(help: ArgumentHelp("The replay line, or a link.", valueName: "line"))
  var line: String

  @OptionGroup var options: CoachOptions

  @Flag(help: "Print one line of JSON: game, score, done, start, result, play, luck, moves.")
  var json = false

  func run() throws {
    let replay = try Replay(argument: line)
    let coach = try options.coach()
    let advices = replay.positions.map { coach.advice(for: $0, nodeLimit: options.nodes) }
    do throws(ReviewFault) {
      TriplesReviewReport(review: try Review(of: replay, advices: advices)).show(asJSON: json)
    } catch {
      // The coach's advice always fits the replay, unless there is a bug in the coach.
      fatalError("\(error)")
    }
  }
}

struct TriplesReviewReport: Report {
  let review: Review

  /// The report as text: a verdict, the moves, turning points marked, and the result as a sum of start, play, and luck.
  var text: String {
    let turning = Set(review.turningPoints().map(\.number))
    let findings = TriplesSession.ReviewFindings(of: review)
    let positions = review.replay.positions
    var lines = [
      "Game \(review.replay.deal), \(review.moves.count) moves, score \(review.score)"
        + (review.isDone ? "" : ", not done")
    ]
    if !review.moves.isEmpty {
      lines += ["", findings.remark, findings.facts] + [findings.praise].compactMap { $0 }
      lines += findings.mistakesToLearnFrom.flatMap { move in
        [""] + findings.text(about: move, on: positions[move.number - 1]).wrapped(72)
      }
      lines += ["", "Move         Best       Lost    New tile    Expected"]
    }
    lines += review.moves.map { move in
      let isBest = move.loss == .zero
      return "\(move.number)".rightAligned(in: 4) + "  " + move.playedMove.name.leftAligned(in: 6) + " "
        + (isBest ? "" : move.bestMove.name).leftAligned(in: 6)
        + (isBest ? "" : move.loss.roundedText).rightAligned(in: 9)
        + move.luck.signedRoundedText.rightAligned(in: 12) + move.scoreAfter.roundedText.rightAligned(in: 12)
        + (turning.contains(move.number) ? "  turning point" : "")
    }
    lines += ["", TriplesSession.ReviewFindings.countingTitle]
    lines += TriplesSession.ReviewFindings.countingNote.wrapped(72)
    lines += findings.sum.map { "  " + $0.label.leftAligned(in: 26) + $0.text.rightAligned(in: 10) }
    return lines.joined(separator: "\n")
  }

  var fields: JSON {
    let turning = Set(review.turningPoints().map(\.number))
    let positions = review.replay.positions
    return [
      "game": JSON(review.replay.deal), "score": JSON(review.score), "done": JSON(review.isDone),
      "start": review.expectedScoreAtStart.json, "result": review.result.json, "play": review.skill.json,
      "luck": review.luck.json,
      "moves": JSON(
        review.moves.map { move in
          [
            "move": JSON(move.playedMove.name), "best": JSON(move.bestMove.name), "loss": move.loss.json,
            "luck": move.luck.json, "expected": move.scoreAfter.json,
            "turningPoint": JSON(turning.contains(move.number)),
            "reason": Advice.isCostly(move.loss)
              ? JSON(reasonFor: move.bestMove, over: move.playedMove, in: positions[move.number - 1])
              : JSON(nil as String?),
          ]
        }),
    ]
  }
}
