import DailyGames
import DayAPI
import GameCore
import GameService
import Games
import HTTP
import JSON
import Ledger
import Synchronization
import VerifiableDeals

extension ParlorAPI {
  var dayRoutes: [Route] {
    [
      // The first request for a revealed day computes its deals, which takes too long for an event loop.
      openRoute(.days, queryNames: ["from", "to"], isSlow: true) { call in
        guard let from = call.query["from"], let to = call.query["to"] else {
          throw Problem.invalidQuery("Both from and to have to be there.")
        }
        guard let first = try? CalendarDay(text: from.utf8), let last = try? CalendarDay(text: to.utf8), first <= last,
          last.number - first.number < Self.maxDayCount
        else { throw Problem.invalidRange }
        let rows = try await service.days.rows(first...last)
        var json = JSONWriter()
        let days = rows.map { body(for: $0) }
        json.object { json in
          json.array("days", days) { json, day in json.value(json: day) }
        }
        return Response(status: 200, headers: [("Content-Type", "application/json")], body: json.bytes)
      },
      openRoute(.today, isSlow: true) { call in
        try service.readiness.requireRightClock()
        return try await response(about: service.days.clock.today, call)
      },
      openRoute(.day, isSlow: true) { call in
        try await response(about: day(call), call)
      },
    ]
  }

  private func response(about day: CalendarDay, _ call: Call) async throws -> Response {
    guard let row = try await service.days.announcedRow(day) else { throw Problem.noSuchDay }
    let body = body(for: row)
    // The response about a revealed day never changes.
    if row.progress == .revealed {
      return try StoredContent(body, type: "application/json", cacheControl: "public, max-age=86400").response(to: call)
    }
    return Response(
      status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "no-cache")], body: body)
  }

  /// Returns the JSON about a day, with the deals if the day is revealed.
  private func body(for row: DayRow) -> [UInt8] {
    guard row.progress == .revealed else { return body(for: row, nil) }
    // A revealed day never changes, and dealing it takes a while, so its JSON is cached.
    return revealedDayCache.body(of: row.day) { body(for: row, service.days.revealedDeals(of: row)) }
  }

  private func body(for row: DayRow, _ deals: DayDeals?) -> [UInt8] {
    let isRevealed = row.progress == .revealed
    var json = JSONWriter()
    json.object { json in
      let key = isRevealed ? row.key.flatMap { DayKey(bytes: $0) }?.hex : nil
      DayResponse(
        day: row.day, state: .init(of: row, at: service.days.clock.now()),
        commitment: row.commitment.isEmpty ? nil : Array(row.commitment.utf8),
        key: key.map { Array($0.utf8) }
      ).write(
        closingTime: Timestamp.text(row.day.closingTime), revealTime: Timestamp.text(row.day.revealTime),
        games: { json in
          for game in DailyGame.all { json.object(game.idText) { game.servedType.writeDay(row.day, deals, to: &$0) } }
        }, to: &json)
    }
    return json.bytes
  }
}

extension DayResponse.State {
  /// Creates the state of a day at a time in milliseconds since 1970.
  init(of row: DayRow, at now: Int64) {
    self =
      switch row.progress {
      case .void: .void
      case .revealed: .revealed
      case .open, .closed:
        if now < row.day.openingTime {
          .coming
        } else if now < row.day.closingTime, row.progress == .open {
          .open
        } else {
          .closing
        }
      }
  }
}

/// A cache of the response bodies about revealed days.
final class RevealedDayCache: Sendable {
  private let cachedBodies = Mutex<[CalendarDay: [UInt8]]>([:])

  /// Returns the cached response body for a day. The first call creates it with `make`.
  func body(of day: CalendarDay, make: () -> [UInt8]) -> [UInt8] {
    if let known = cachedBodies.withLock({ $0[day] }) { return known }
    let body = make()
    cachedBodies.withLock { $0[day] = body }
    return body
  }
}
