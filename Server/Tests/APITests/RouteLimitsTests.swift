import Foundation
import GameCore
import HTTP
import Ledger
import LedgerSQLite
import Logging
import Testing

@testable import API
@testable import GameService

/// Tests that no route is without a limit.
@Suite struct RouteLimitsTests {
  private let service: DailyGameService
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlor-\(UUID().uuidString)")
  private let address = ClientAddress(bytes: [192, 0, 2, 1])
  private let other = ClientAddress(bytes: [192, 0, 2, 2])

  init() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let ledger = Ledger(try SQLiteStore(path: folder.appendingPathComponent("parlor.sqlite").path))
    try await ledger.migrate(now: 0)
    service = DailyGameService(ledger, clock: ServerClock { 1_800_000_000_000 }, logger: Logger(label: "test"))
  }

  private func routes(_ limits: RateLimits) -> [Route] {
    ParlorAPI(service, limits: limits, recordings: ContentFolder(folder.path + "/recordings", quota: 0)).routes
  }

  /// Returns the status with which a route answers a call without a body.
  private func status(_ route: Route, token: String? = nil, from address: ClientAddress?) async throws -> Int {
    var call = Call()
    call.token = token
    call.address = address
    do { return try await route.handler(call).status } catch let problem as Problem { return problem.response.status }
  }

  @Test func everyRouteLimitsTheCallsOfAnAddress() async throws {
    for index in routes(RateLimits()).indices {
      let route = routes(RateLimits(callsPerSecondAndAddress: 0.01, refusalDelay: .zero))[index]
      let first = try await status(route, from: address)
      #expect(first != 429, "\(route.method) \(route.path)")
      #expect(try await status(route, from: address) == 429, "\(route.method) \(route.path)")
      #expect(try await status(route, from: other) == first)
    }
  }

  @Test func everyRouteThatTakesATokenLimitsTheCallsOfAPlayer() async throws {
    let limits = RateLimits(
      movesPerSecond: 0.01, standingsPerSecond: 0.01, callsPerSecond: 0.01, refusalDelay: .zero)
    let player = try await service.players.register()
    for kind in RateLimits.Kind.allCases { try limits.admit(player.player, kind) }
    var openRoutes: Set<String> = []
    for route in routes(limits) where try await status(route, token: player.token, from: nil) != 429 {
      openRoutes.insert("\(route.method) \(route.path.dropFirst(ParlorAPI.root.count))")
    }
    #expect(
      openRoutes == [
        "GET /openapi.yaml", "POST /players", "GET /days", "GET /days/today", "GET /days/{day}",
        "GET /days/{day}/triples/games.txt", "GET /days/{day}/triples/coach.txt",
        "GET /days/{day}/codebreaker/games.txt",
        "GET /days/{day}/codebreaker/coach.txt", "GET /tables/{code}/invitation",
      ])
  }

  @Test func unknownTokensOfAnAddressAreLimited() async throws {
    let routes = routes(RateLimits(unknownTokensPerSecond: 0.001, refusalDelay: .zero))
    let known = try await service.players.register().token
    let route = try #require(routes.first { $0.path.hasSuffix("/players/me") && $0.method == "GET" })
    let token = String(repeating: "0", count: 32)
    for _ in 0..<60 { #expect(try await status(route, token: token, from: address) == 401) }
    #expect(try await status(route, token: token, from: address) == 429)
    #expect(try await status(route, from: address) == 401, "without a token, nothing is searched")
    #expect(try await status(route, token: "x", from: address) == 401, "what can't be a token isn't searched either")
    #expect(try await status(route, token: known, from: address) == 429)
    #expect(try await status(route, token: known, from: other) == 200)
    #expect(try await status(route, token: known, from: address) == 200, "a known token is never refused")
    #expect(try await status(route, token: token, from: other) == 401)
  }
}
