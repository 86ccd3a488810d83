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
    ["--privacy", "https://example.org/\"x"], ["--contact", "mailto:a b"], ["--imprint", "http://example.org"],
  ])
  func addressThatIsNoLinkIsRefused(arguments: [String]) {
    #expect(throws: Settings.Fault.self) { try Settings(arguments: arguments) }
  }

  @Test
  func imprintIsAnAddressOrAFileThatTheServerSends() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    func imprint(_ text: String) async throws -> String? {
      let response = try await serverInfoRoute(Settings(arguments: ["--imprint", text])).handler(Call())
      return try JSONDecoder().decode([String: String].self, from: Data(response.body))["imprint"]
    }
    #expect(try await imprint("https://example.org/i") == "https://example.org/i")
    #expect(try imprintRoute(Settings(arguments: ["--imprint", "https://example.org/i"])) == nil)
    #expect(try imprintRoute(Settings()) == nil)

    let settings = try Settings(arguments: ["--imprint", file.path])
    #expect(try await imprint(file.path) == "imprint.txt")
    #expect(throws: Settings.Fault.self) { try imprintRoute(settings) }
    for bytes in [Data(), Data([0xFF]), Data(repeating: 65, count: 65_537)] {
      try bytes.write(to: file)
      #expect(throws: Settings.Fault.self) { try imprintRoute(settings) }
    }
    try Data("Zoë Meier, Ringstraße 1".utf8).write(to: file)
    let route = try #require(try imprintRoute(settings))
    #expect(route.path == "/imprint.txt")
    let response = try await route.handler(Call())
    #expect(String(decoding: response.body, as: UTF8.self) == "Zoë Meier, Ringstraße 1")
    #expect(response.headers.first { $0.name == "Content-Type" }?.value == "text/plain; charset=utf-8")
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
