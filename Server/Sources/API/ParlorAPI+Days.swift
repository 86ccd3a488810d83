import CodeBreakerModel
import FairDay
import HTTP
import Ledger
import NumberedGame
import Play

extension ParlorAPI {
  /// How many days are told at once, at most.
  private static let maxDayCount = 60

  var dayRoutes: [Route] {
    [
      // What a day deals is found out when it is first asked for, which takes its time.
      route("GET", "/days", query: ["from", "to"], takesLong: true) { call in
        guard let from = call.query["from"], let to = call.query["to"] else {
          throw Problem.badQuery("Both from and to have to be there.")
        }
        guard let first = try? CalendarDay(text: from.utf8), let last = try? CalendarDay(text: to.utf8), first <= last,
          last.number - first.number < Self.maxDayCount
        else { throw Problem.badRange }
        let rows = try await authority.days.rows(first...last)
        var json = JSONWriter()
        let days = rows.map { body(for: $0) }
        json.object { json in
          json.array("days", days) { json, day in json.value(json: day) }
        }
        return Answer(status: 200, headers: [("Content-Type", "application/json")], body: json.bytes)
      },
      route("GET", "/days/today", takesLong: true) { call in
        try await answer(about: authority.days.clock.today, call)
      },
      route("GET", "/days/{day}", takesLong: true) { call in
        try await answer(about: day(call), call)
      },
    ]
  }

  private func answer(about day: CalendarDay, _ call: Call) async throws -> Answer {
    guard let row = try await authority.days.rows(day...day).first else { throw Problem.noSuchDay }
    let body = body(for: row)
    // A day that is revealed never changes.
    if row.mark == .revealed {
      return try StoredContent(body, type: "application/json", cacheControl: "public, max-age=86400").answer(to: call)
    }
    return Answer(
      status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "no-cache")], body: body)
  }

  /// A day as everybody may know it.
  private func body(for row: DayRow) -> [UInt8] {
    let isRevealed = row.mark == .revealed
    let bound = authority.days.bound(of: row)
    let setup = authority.codeBreakerSetup(of: row.day)
    var json = JSONWriter()
    json.object { json in
      json.member("day", row.day.description)
      json.member("state", authority.days.state(of: row).rawValue)
      json.member("closes", Timestamp.text(row.day.closes))
      json.member("reveals", Timestamp.text(row.day.reveals))
      json.member("commitment", row.commitment)
      json.member("key", isRevealed ? row.key.flatMap { DayKey(bytes: $0) }?.hex : nil)
      json.object("triples") { $0.member("bound", bound) }
      json.object("codebreaker") { $0.members(of: setup) }
    }
    return json.bytes
  }
}

extension JSONWriter {
  /// What everybody may know of a game of CodeBreaker.
  mutating func members(of setup: GameSetup) {
    member("pegs", setup.pegCount)
    member("colors", setup.theme.choices.count)
    member("theme", "\(setup.theme.id)")
  }
}
