import Foundation
import HTTP
import Testing

@testable import Application

@Suite
struct ServerInfoRouteTests {
  @Test
  func serverInfoIsRevalidatedJSONWithTheAPIPath() async throws {
    #expect(serverInfoRoute.method == "GET" && serverInfoRoute.path == "/server.json")
    let response = try await serverInfoRoute.handler(Call())
    #expect(response.status == 200)
    #expect(try JSONDecoder().decode([String: String].self, from: Data(response.body)) == ["api": "api/v1"])
    #expect(response.headers.first { $0.name == "Content-Type" }?.value == "application/json")
    #expect(response.headers.first { $0.name == "Cache-Control" }?.value == "no-cache")
  }
}
