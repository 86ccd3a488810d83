import Foundation
import GameCore
import HTTP
import Ledger
import LedgerSQLite
import Logging
import Testing

@testable import API
@testable import GameService

/// Tests of what an invitation shows to a person who has only the code of the circle.
@Suite struct InvitationTests {
  private static let day = try! CalendarDay(text: "2026-11-23".utf8)

  private let service: DailyGameService
  private let ledger: Ledger
  private let routes: [Route]

  init() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    ledger = Ledger(try SQLiteStore(path: folder.appendingPathComponent("parlor.sqlite").path))
    try await ledger.migrate(now: 0)
    service = DailyGameService(
      ledger, clock: ServerClock { Self.day.openingTime + 1_000_000 }, logger: Logger(label: "test"))
    let recordings = ContentFolder(folder.path + "/recordings", quota: 0)
    routes = ParlorAPI(service, limits: RateLimits(refusalDelay: .zero), recordings: recordings).routes
  }

  private func response(
    _ method: String, _ path: String, code: String = "", token: String? = nil, _ body: String = ""
  ) async throws -> (status: Int, body: String) {
    let route = try #require(routes.first { $0.method == method && $0.path == "/api/v1" + path })
    var call = Call()
    call.parameters = ["code": code]
    call.token = token
    call.body = Array(body.utf8)
    let response: Response
    do { response = try await route.handler(call) } catch let problem as Problem { response = problem.response }
    return (response.status, String(decoding: response.body, as: UTF8.self))
  }

  private func invitation(_ code: String) async throws -> (status: Int, body: String) {
    try await response("GET", "/tables/{code}/invitation", code: code)
  }

  private func register(_ name: String) async throws -> String {
    let parts = try await response("POST", "/players", "{}").body.split(separator: "\"").map(String.init)
    let token = parts[try #require(parts.firstIndex(of: "token")) + 2]
    #expect(try await response("PATCH", "/players/me", token: token, "{\"name\":\"\(name)\"}").status == 200)
    return token
  }

  private func makeCircle(_ token: String) async throws -> String {
    let body = try await response("POST", "/tables", token: token, #"{"name":"Sunday club"}"#).body
    let parts = body.split(separator: "\"")
    return String(parts[try #require(parts.firstIndex(of: "code")) + 2])
  }

  @Test func invitationShowsOnlyCodeNameAndHostOfTheCircle() async throws {
    let code = try await makeCircle(try await register("Ada"))
    let response = try await invitation(code)
    #expect(response.status == 200)
    let fields = try #require(try JSONSerialization.jsonObject(with: Data(response.body.utf8)) as? [String: String])
    #expect(fields == ["code": code, "name": "Sunday club", "host": "Ada"])
  }

  @Test func remainingMemberInvitesAfterTheCreatorLeaves() async throws {
    let (ada, bob) = (try await register("Ada"), try await register("Bob"))
    let code = try await makeCircle(ada)
    #expect(try await response("PUT", "/tables/{code}/members/me", code: code, token: bob).status == 204)
    #expect(try await response("DELETE", "/tables/{code}/members/me", code: code, token: ada).status == 204)
    #expect(try await invitation(code).body.contains(#""host":"Bob""#))
  }

  @Test func invitationIsGoneOnceTheLastMemberLeaves() async throws {
    let token = try await register("Ada")
    let code = try await makeCircle(token)
    #expect(try await response("DELETE", "/tables/{code}/members/me", code: code, token: token).status == 204)
    #expect(try await invitation(code).status == 404)
  }

  @Test func invitationDoesNotShowAHiddenName() async throws {
    let token = try await register("Rude")
    let code = try await makeCircle(token)
    let player = try #require(try await service.players.player(token: token))
    #expect(try await ledger.setNameHidden(true, of: player))
    #expect(try await invitation(code).body.contains("Rude") == false)
  }

  @Test func invitationToAFullCircleIsRefused() async throws {
    let code = try await makeCircle(try await register("Ada"))
    for _ in 1..<Circles.maxMemberCount {
      let player = try await service.players.register().player
      #expect(try await service.circles.join(code, player: player) == .member)
    }
    let response = try await invitation(code)
    #expect(response.status == 409)
    #expect(response.body.contains("table-full"))
    #expect(!response.body.contains("Sunday"))
  }

  @Test func guessingCodesIsRateLimited() async throws {
    let code = try await makeCircle(try await register("Ada"))
    for _ in 0..<10 { #expect(try await invitation("ACDEFGHJ").status == 404) }
    #expect(try await invitation("ACDEFGHJ").status == 429)
    #expect(try await invitation(code).status == 429, "the limit also applies to a valid code")
  }
}
