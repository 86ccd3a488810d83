import CodeBreakerModel
import HTTP
import Ledger
import NumberedGame
import Play
import TriplesModel

extension ParlorAPI {
  /// What can be done in the game of a kind.
  func gameRoutes(_ kind: GameKind) -> [Route] {
    let path = "/days/{day}/\(kind.name)"
    let moves = kind == .triples ? "moves" : "guesses"
    return [
      route("GET", path) { call in
        let key = try await key(call, kind)
        guard let game = try await authority.game(key) else {
          throw try await authority.days.row(key.day) == nil ? Problem.noSuchDay : Problem.notBegun
        }
        return Self.answer(try await text(game))
      },
      route("PUT", path) { call in
        let key = try await key(call, kind)
        guard try await authority.days.row(key.day) != nil else { throw Problem.noSuchDay }
        let (game, isNew) = try await authority.begin(key)
        return Self.answer(try await text(game), status: isNew ? 201 : 200)
      },
      route("POST", path + "/" + moves, takesBody: true) { call in
        let key = try await key(call, kind)
        try limits.moves.admit(key.player)
        let name: StaticString = kind == .triples ? "direction" : "guess"
        let body = try call.object(["index", "\(name)"])
        let (index, action) = (try body.integer("index"), try body.text(name))
        if kind == .triples, !["l", "r", "u", "d"].contains(action) {
          throw Problem.badBody("The direction has to be l, r, u or d.")
        }
        return try await play(key, index: index, action: action)
      },
      route("POST", path + "/finish", takesBody: true) { call in
        let key = try await key(call, kind)
        try limits.moves.admit(key.player)
        return try await play(key, index: try call.object(["index"]).integer("index"), action: nil)
      },
    ]
  }

  /// The game that a call is about.
  private func key(_ call: Call, _ kind: GameKind) async throws -> GameKey {
    GameKey(day: try day(call), player: try await player(call), kind: kind)
  }

  private static func answer(_ game: [UInt8], status: Int = 200) -> Answer {
    Answer.json(status: status) { $0.member("game", json: game) }
  }

  /// Plays a move, or answers it once more; nothing for the action ends the game.
  private func play(_ key: GameKey, index: Int, action: String?) async throws -> Answer {
    guard index >= 0 else { throw Problem.badBody("The member index has to be 0 or more.") }
    let game: GameSnapshot
    do {
      game = try await authority.play(key, index: index, action: action)
    } catch Refusal.otherMove {
      var problem = Problem(.otherMove)
      if let game = try await authority.game(key) { problem.members = [("game", try await text(game))] }
      throw problem
    } catch Refusal.notBegun {
      throw try await authority.days.row(key.day) == nil ? Problem.noSuchDay : Problem.notBegun
    }
    let move = action == nil ? nil : game.moves[index]
    return Answer.json { json in
      json.member("index", index)
      switch key.kind {
      case .triples:
        json.key("spawn")
        json.spawn(move?.outcome)
        json.member("score", move?.score ?? game.score)
        json.member("done", move == nil || game.isOver(after: index))
      case .codeBreaker:
        json.answer(move?.outcome)
        json.member("ending", move == nil || game.isOver(after: index) ? Self.ending(game) : nil)
      }
    }
  }

  /// How a game of CodeBreaker ended, in a word; nothing while it goes on.
  private static func ending(_ game: GameSnapshot) -> String? {
    switch game.state {
    case .open: nil
    case .closed: "closed"
    case .ended where game.isGivenUp: "gave-up"
    // All pegs are exact matches, and none an inexact one.
    case .ended: game.moves.last.map { $0.outcome == "\($0.action.utf8.count)0" } == true ? "solved" : "out-of-attempts"
    }
  }

  /// A game as its player may know it.
  private func text(_ game: GameSnapshot) async throws -> [UInt8] {
    let rank = try await authority.rank(of: game)
    var json = JSONWriter()
    switch game.key.kind {
    case .triples:
      json.object { json in
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
    case .codeBreaker:
      let code = game.isOver ? try await authority.codeBreakerCode(of: game.key.day) : nil
      json.object { json in
        json.members(of: authority.codeBreakerSetup(of: game.key.day))
        json.array("attempts", game.moves) { json, move in
          json.object { json in
            json.member("guess", move.action)
            json.answer(move.outcome)
          }
        }
        json.member("ending", Self.ending(game))
        json.skill(game.isOver ? game.skill : nil)
        json.member("rank", rank)
        json.member("code", code)
      }
    }
    return json.bytes
  }
}

extension JSONWriter {
  /// A spawn as an object, or nothing.
  mutating func spawn(_ text: String?) {
    guard let text, let spawn = Spawn(text: text.utf8) else { return null() }
    object { json in
      json.member("value", spawn.value)
      json.member("row", spawn.row)
      json.member("column", spawn.column)
    }
  }

  /// The members of an answer to a guess, both nothing where there is none.
  mutating func answer(_ outcome: String?) {
    let digits = outcome.map { $0.utf8.map { Int($0) - 48 } }
    member("exact", digits?.first)
    member("inexact", digits?.last)
  }

  /// A member with the skill lost, in guesses with two decimals, or nothing.
  mutating func skill(_ hundredths: Int64?) {
    key("skill")
    guard let hundredths else { return null() }
    let rest = hundredths % 100
    value(json: Array("\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)".utf8))
  }
}
