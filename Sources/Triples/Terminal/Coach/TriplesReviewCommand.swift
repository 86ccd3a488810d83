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
