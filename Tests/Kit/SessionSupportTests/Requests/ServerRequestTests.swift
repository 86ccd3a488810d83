import GameCore
import Testing

@testable import SessionSupport

@Suite struct ServerRequestTests {
  private func headers(_ request: ServerRequest) -> [String] { request.headers.map { "\($0.name): \($0.value)" } }

  @Test func requestWithPlayerAndBodyHasTokenAndType() {
    let request = ServerRequest(.post, "days/2026-11-21/triples/moves", body: #"{"index":3}"#, token: "0123")
    #expect(request.method.name == "POST")
    #expect(request.body == #"{"index":3}"#)
    #expect(headers(request) == ["Authorization: Bearer 0123", "Content-Type: application/json"])
  }

  @Test func publicRequestHasNoHeaders() {
    let request = ServerRequest(.get, "days?from=a&to=b")
    #expect(headers(request).isEmpty)
    #expect(request.body == nil)
    #expect(request.method.name == "GET")
  }

  @Test func requestForTheFirstBytesSetsARangeAndForbidsCompression() {
    let request = ServerRequest(.get, "days/2026-11-20/triples/games.txt", byteCount: 500)
    #expect(headers(request) == ["Range: bytes=0-499", "Accept-Encoding: identity"])
  }

  @Test func addressIsBelowTheAPI() {
    #expect(
      ServerRequest(.get, "days?from=a&to=b").address(below: "https://a.example/api")
        == "https://a.example/api/days?from=a&to=b")
  }

  @Test(arguments: ["a b", "ä", "a\nb"]) func pathWithForbiddenCharacterHasNoAddress(_ path: String) {
    #expect(ServerRequest(.get, path).address(below: "https://a.example/api") == nil)
  }
}
