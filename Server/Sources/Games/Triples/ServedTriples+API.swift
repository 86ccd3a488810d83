import GameCore
import JSON
import TriplesModel

extension ServedTriples {
  package static func problemTitle(forMove action: String) -> String? {
    ["l", "r", "u", "d"].contains(action) ? nil : "The direction has to be l, r, u or d."
  }

  package static func writeDay(_ day: CalendarDay, _ deal: Triples.DayDeal?, to json: inout JSONWriter) {
    json.member("bound", deal?.bound.score)
  }

  package static func writeGame(
    _ game: GameSnapshot, _ deal: Triples.DayDeal?, rank: Int?, to json: inout JSONWriter
  ) {
    let spawns = Array(game.opening.utf8)
    json.array("opening", stride(from: 0, to: spawns.count, by: 2)) { json, start in
      json.spawn(String(decoding: spawns[start..<start + 2], as: UTF8.self))
    }
    json.array("moves", game.moves) { json, move in
      json.object { json in
        json.member("direction", move.action)
        json.key("spawn")
        json.spawn(move.outcome)
      }
    }
    json.member("score", game.score)
    json.member("done", game.isOver)
    json.member("rank", rank)
  }

  package static func writeResponse(
    to move: PlayedMove?, isLast: Bool, in game: GameSnapshot, to json: inout JSONWriter
  ) {
    json.key("spawn")
    json.spawn(move?.outcome)
    json.member("score", move?.score ?? game.score)
    json.member("done", isLast)
  }
}

extension JSONWriter {
  /// Writes the spawn in `text` as an object, or `null` if there is none.
  fileprivate mutating func spawn(_ text: String?) {
    guard let text, let spawn = Spawn(text: text.utf8) else { return null() }
    object { json in
      json.member("value", spawn.value)
      json.member("row", spawn.row)
      json.member("column", spawn.column)
    }
  }
}
