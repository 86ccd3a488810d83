import ArgumentParser
import GameCore
import SessionSupport
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesSession

struct TriplesDuelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Compare your game with a friend's game of the same tiles.",
    discussion: """
      Shows where the games split and who was ahead when. With --review, also shows who played better per move and who \
      was luckier.

        parlor triples duel 'triples/1 14 uldr' 'triples/1 14 lldl'
        parlor triples duel 'triples/1 14 uldr' 'triples/1 14 lldl' --review
        parlor triples duel 'triples/1 14 uldr' 'triples/1 14 lldl' --json
        parlor triples duel 'https://example.org/triples/#triples/1/14/uldr/vs/lldl'

      A link to a duel has both games: your friend's, and yours, which it answers. Exits with code 65 if a line can't be played, or if the games have different tiles.
      """)

  @Argument(help: ArgumentHelp("Your replay line, or a link to it, or to the duel.", valueName: "yours"))
  var own: String

  @Argument(help: ArgumentHelp("Your friend's replay line, or a link to it.", valueName: "friends"))
  var friend: String?

  @Flag(help: "Review every move of both games.")
  var review = false

  @OptionGroup var options: CoachOptions

  @Flag(help: "Print one line of JSON: game, same, played, coach, you, friend.")
  var json = false

  func run() throws {
    let (own, friend) = try games()
    guard own.deal == friend.deal else {
      throw Failure.data.report(
        "Games \(own.deal) and \(friend.deal) have different tiles, so they can't be compared.")
    }
    var duel = TriplesSession.Duel(own: own, friend: friend)
    if review {
      let coach = try options.coach()
      duel.isReviewing = true
      while let position = duel.positionInQuestion {
        duel.addAdvice(coach.advice(for: position, nodeLimit: options.nodes))
      }
    }
    TriplesDuelReport(duel: duel).show(asJSON: json)
  }

  private func games() throws -> (own: Replay, friend: Replay) {
    if let friend { return (try Replay(argument: own), try Replay(argument: friend)) }
    let sent = try Replay(argument: own)
    let address = DuelAddress(try SharedText(argument: own).text)
    guard address.answeredMoves != nil else {
      throw Failure.usage.report("Give two games, yours and your friend's, or a link that has both.")
    }
    do throws(ReplayError) {
      return (try TriplesSession.Duel.Link(address, game: sent).answeredGame, sent)
    } catch {
      throw Failure.data.report("In the game that the link answers, \(error).")
    }
  }
}

struct TriplesDuelReport: Report {
  let duel: TriplesSession.Duel

  var text: String {
    var screen = duel.screen
    // A report has no button that starts the review.
    if duel.reviews == nil { screen.sections.removeAll { $0.id == "duel-review" } }
    return screen.text { $0.lines }
  }

  var fields: JSON {
    let moves = duel.splitMoves
    return [
      "game": JSON(duel.own.deal), "same": JSON(duel.commonMoveCount),
      "played": ["you": JSON(moves.own?.name), "friend": JSON(moves.friend?.name)],
      "coach": JSON(duel.reviews?.own.advices[duel.commonMoveCount].bestMove?.name),
      "you": Self.fields(duel.own, duel.reviews?.own), "friend": Self.fields(duel.friend, duel.reviews?.friend),
    ]
  }

  private static func fields(_ replay: Replay, _ review: Review?) -> JSON {
    let positions = replay.positions
    let fields: [(key: String, value: JSON)] = [
      ("moves", JSON(replay.moves.count)), ("score", JSON(positions[replay.moves.count].score)),
      ("done", JSON(positions[replay.moves.count].isDone)), ("scores", JSON(positions.map { JSON($0.score) })),
    ]
    return JSON(fields + (review.map { [("play", $0.skill.json), ("luck", $0.luck.json)] } ?? []))
  }
}
