import DailyGames
import GameCore
import GameService
import Games
import HTTP
import JSON
import Ledger

extension ParlorAPI {
  func gameRoutes(_ kind: DailyGame) -> [Route] {
    [
      route(.game(kind), limit: .calls) { call, player in
        let key = try gameKey(call, player, kind)
        try await requireNotVoid(key.day)
        guard let game = try await service.games.game(key) else {
          throw try await service.days.row(key.day) == nil ? Problem.noSuchDay : Problem.notBegun
        }
        return Self.response(try await json(of: game))
      },
      route(.begin(kind), limit: .calls, playsGame: true) { call, player in
        let key = try gameKey(call, player, kind)
        guard try await service.days.row(key.day) != nil else { throw Problem.noSuchDay }
        try await requireNotVoid(key.day)
        let (game, isNew) = try await service.games.begin(key)
        return Self.response(try await json(of: game), status: isNew ? 201 : 200)
      },
      route(.move(kind), limit: .moves, requiresBody: true, playsGame: true) { call, player in
        let key = try gameKey(call, player, kind)
        let body = try call.object(allowing: ["index", "\(kind.moveKey)"])
        let (index, action) = (try body.integer("index"), try body.text(kind.moveKey))
        if let title = kind.servedType.problemTitle(forMove: action) { throw Problem.badBody(title) }
        return try await play(key, index: index, action: action)
      },
      route(.finish(kind), limit: .moves, requiresBody: true, playsGame: true) { call, player in
        let key = try gameKey(call, player, kind)
        return try await play(key, index: try call.object(allowing: ["index"]).integer("index"), action: nil)
      },
    ]
  }

  /// Returns the key of the player's game on the day in the address of a call. Throws a `Problem` if that isn't a valid
  /// day.
  private func gameKey(_ call: Call, _ player: PlayerID, _ kind: DailyGame) throws -> GameKey {
    GameKey(day: try day(call), player: player, kind: kind)
  }

  /// Throws `Refusal.dayVoid` if a day is void, so that its games aren't shown or ranked.
  func requireNotVoid(_ day: CalendarDay) async throws {
    if try await service.days.isVoid(day) { throw Refusal.dayVoid }
  }

  private static func response(_ game: [UInt8], status: Int = 200) -> Response {
    Response.json(status: status) { $0.member("game", json: game) }
  }

  /// Plays a move, or repeats the response if the game already contains the move. Ends the game if `action` is `nil`.
  private func play(_ key: GameKey, index: Int, action: String?) async throws -> Response {
    guard index >= 0 else { throw Problem.badBody("The member index has to be 0 or more.") }
    let game: GameSnapshot
    do {
      game = try await service.games.play(key, index: index, action: action)
    } catch Refusal.conflictingMove {
      var problem = Problem(.conflictingMove)
      if let game = try await service.games.game(key) { problem.members = [("game", try await json(of: game))] }
      throw problem
    } catch Refusal.notBegun {
      throw try await service.days.row(key.day) == nil ? Problem.noSuchDay : Problem.notBegun
    }
    let move = action == nil ? nil : game.moves[index]
    return Response.json { json in
      json.member("index", index)
      key.kind.servedType.writeResponse(to: move, isLast: move == nil || game.isOver(after: index), in: game, to: &json)
    }
  }

  /// Returns the JSON of a game for its player, with the deals only if the player may know them.
  private func json(of game: GameSnapshot) async throws -> [UInt8] {
    let rank = try await service.rank(of: game)
    let deals = try await tellsDeals(of: game) ? try await service.days.deals(of: game.key.day) : nil
    var json = JSONWriter()
    json.object { game.key.kind.servedType.writeGame(game, deals, rank: rank, to: &$0) }
    return json.bytes
  }

  /// Returns whether a game's player may know the deals. A player who ends a game has to wait for the reveal.
  /// Otherwise, two calls would tell a second account what to play.
  private func tellsDeals(of game: GameSnapshot) async throws -> Bool {
    guard game.isGivenUp else { return game.isOver }
    return try await service.days.row(game.key.day)?.progress == .revealed
  }
}

extension ServedGame {
  /// Writes the JSON members of a player's game. `deals` is `nil` if the player may not know them yet.
  fileprivate static func writeGame(_ game: GameSnapshot, _ deals: DayDeals?, rank: Int?, to json: inout JSONWriter) {
    writeGame(game, deals.map { $0.deal(DayDeal.self) }, rank: rank, to: &json)
  }

  /// Writes the JSON members that describe a day's game to all players. `deals` is `nil` if the day isn't revealed.
  static func writeDay(_ day: CalendarDay, _ deals: DayDeals?, to json: inout JSONWriter) {
    writeDay(day, deals.map { $0.deal(DayDeal.self) }, to: &json)
  }
}
