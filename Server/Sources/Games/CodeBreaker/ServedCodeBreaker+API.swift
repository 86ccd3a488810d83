import CodeBreakerModel
import GameCore
import JSON

extension ServedCodeBreaker {
  package static func writeDay(_ day: CalendarDay, _ deal: CodeBreaker.DayDeal?, to json: inout JSONWriter) {
    let setup = GameSetup(day: day)
    json.member("pegs", setup.pegCount)
    json.member("colors", setup.theme.choices.count)
    json.member("theme", "\(setup.theme.id)")
  }

  package static func writeGame(
    _ game: GameSnapshot, _ deal: CodeBreaker.DayDeal?, rank: Int?, to json: inout JSONWriter
  ) {
    writeDay(game.key.day, nil, to: &json)
    json.array("attempts", game.moves) { json, move in
      json.object { json in
        json.member("guess", move.action)
        json.answer(move.outcome)
      }
    }
    json.member("ending", ending(of: game))
    json.hundredthsMember("skill", game.isOver ? game.loss : nil)
    json.member("rank", rank)
    json.member("code", deal.map { String(decoding: $0.code.text(in: $0.setup.theme), as: UTF8.self) })
  }

  package static func writeResponse(
    to move: PlayedMove?, isLast: Bool, in game: GameSnapshot, to json: inout JSONWriter
  ) {
    json.answer(move?.outcome)
    json.member("ending", isLast ? ending(of: game) : nil)
  }

  /// Returns the API's word for how a game ended, or `nil` if it isn't over.
  private static func ending(of game: GameSnapshot) -> String? {
    switch game.state {
    case .open, .unreadable: nil
    case .closed: "closed"
    case .ended where game.isGivenUp: "gave-up"
    // The code is found if the outcome has as many exact matches as the guess has pegs, and no inexact ones.
    case .ended: game.moves.last.map { $0.outcome == "\($0.action.utf8.count)0" } == true ? "solved" : "out-of-attempts"
    }
  }
}

extension JSONWriter {
  /// Writes the numbers of exact and inexact matches in `outcome`, or `null` for both if `outcome` is `nil`.
  fileprivate mutating func answer(_ outcome: String?) {
    let digits = outcome.map { $0.utf8.map { Int($0) - 48 } }
    member("exact", digits?.first)
    member("inexact", digits?.last)
  }
}
