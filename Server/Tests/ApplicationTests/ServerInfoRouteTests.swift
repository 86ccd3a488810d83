import Foundation
import HTTP
import Testing

@testable import Application

@Suite
struct ServerInfoRouteTests {
  @Test
  func serverInfoHasTheAddressesThatTheOperatorSet() async throws {
    let settings = try Settings(arguments: ["--contact", "mailto:op@example.org", "--privacy", "https://example.org/p"])
    let response = try await serverInfoRoute(settings).handler(Call())
    #expect(
      try JSONDecoder().decode([String: String].self, from: Data(response.body))
        == ["api": "api/v1", "contact": "mailto:op@example.org", "privacy": "https://example.org/p"])
  }

  @Test(arguments: [
    ["--contact", "op@example.org"], ["--contact", "mailto:"], ["--privacy", "http://example.org"],
    ["--privacy", "https://example.org/\"x"], ["--contact", "mailto:a b"],
  ])
  func addressThatIsNoLinkIsRefused(arguments: [String]) {
    #expect(throws: Settings.Fault.self) { try Settings(arguments: arguments) }
  }

  @Test
  func serverInfoIsRevalidatedJSONWithTheAPIPath() async throws {
    let route = serverInfoRoute(try Settings())
    #expect(route.method == "GET")
    #expect(route.path == "/server.json")
    let response = try await route.handler(Call())
    #expect(response.status == 200)
    #expect(try JSONDecoder().decode([String: String].self, from: Data(response.body)) == ["api": "api/v1"])
    #expect(response.headers.first { $0.name == "Content-Type" }?.value == "application/json")
    #expect(response.headers.first { $0.name == "Cache-Control" }?.value == "no-cache")
  }
}
