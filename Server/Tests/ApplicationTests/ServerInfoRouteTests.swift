import Foundation
import HTTP
import Testing

@testable import Application

@Suite
struct ServerInfoRouteTests {
  @Test
  func routeReturnsTheAPIPath() async throws {
    #expect(serverInfoRoute.method == "GET" && serverInfoRoute.path == "/server.json")
    let answer = try await serverInfoRoute.answer(Call())
    #expect(answer.status == 200)
    #expect(try JSONDecoder().decode([String: String].self, from: Data(answer.body)) == ["api": "api/v1"])
    #expect(answer.headers.first { $0.name == "Content-Type" }?.value == "application/json")
    #expect(answer.headers.first { $0.name == "Cache-Control" }?.value == "no-cache")
  }
}
