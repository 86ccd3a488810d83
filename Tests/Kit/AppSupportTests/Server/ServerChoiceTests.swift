import NumberedGame
import Testing

@testable import AppSupport
@testable import PlaySupport

@Suite struct ServerPlaceTests {
  private let place = ServerChoice(try! ServerAddress(typed: "https://parlor.example/games"))!

  private func place(_ text: String, status: Int = 200) throws -> ServerChoice {
    try ServerChoice(place.address, answer: RankedReply(status: status, body: Array(text.utf8)))
  }

  @Test func serverFileContainsTheAPIPath() throws {
    #expect(place.base == "https://parlor.example/games/api/v1" && ServerChoice.request.path == "server.json")
    let other = try place(#"{"api": "day/api"}"#)
    #expect(other.address == place.address && other.api == "day/api")
    #expect(
      String(decoding: other.text, as: UTF8.self) == "server/1\naddress https://parlor.example/games\napi day/api")
    #expect(ServerChoice(text: other.text) == other)
    #expect(try place(#"{"api": "api/v1"}"#) == place)
  }

  @Test func nullAPIMeansNoServer() {
    #expect(throws: ServerChoice.Absence.none) { try place(#"{"api": null}"#) }
  }

  @Test(arguments: [
    "", "<!doctype html>", "{}", "[]", #"{"api": 1}"#, #"{"api": "https://other.example"}"#, #"{"api": "../api"}"#,
    #"{"api": "/api"}"#, #"{"api": ""}"#, #"{"api": "api?x"}"#, #"{"api": "api\nx"}"#, #"{"api": "api/"}"#,
  ])
  func invalidServerFileIsRejected(_ text: String) {
    #expect(throws: ServerChoice.Absence.malformedReply) { try place(text) }
  }

  @Test func failedRequestIsRejected() {
    #expect(throws: ServerChoice.Absence.malformedReply) { try place(#"{"api": "api/v1"}"#, status: 404) }
  }

  @Test(arguments: [
    "server/1\naddress http://parlor.example\napi api/v1", "server/1\naddress https://parlor.example/\napi api/v1",
    "server/1\naddress https://parlor.example\napi ../x", "server/1\naddress https://parlor.example", "server/2", "",
    "server/1\naddress https://parlor.example\napi api/v1\nx",
  ])
  func invalidTextIsRejected(_ text: String) {
    #expect(ServerChoice(text: Array(text.utf8)) == nil)
  }
}
