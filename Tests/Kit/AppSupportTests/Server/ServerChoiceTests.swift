import GameCore
import Testing

@testable import AppSupport
@testable import SessionSupport

@Suite struct ServerChoiceTests {
  private let choice = ServerChoice(try! ServerAddress(typed: "https://parlor.example/games"))!

  private func choice(_ text: String, status: Int = 200) throws -> ServerChoice {
    try ServerChoice(choice.address, reply: RankedReply(status: status, body: Array(text.utf8)))
  }

  @Test func apiPathIsReadFromTheServerFileAndHasADefault() throws {
    #expect(choice.apiAddress == "https://parlor.example/games/api/v1")
    #expect(ServerChoice.request.path == "server.json")
    let other = try choice(#"{"api": "day/api"}"#)
    #expect(other.address == choice.address)
    #expect(other.apiPath == "day/api")
    #expect(try choice(#"{"api": "api/v1"}"#) == choice)
  }

  @Test func textRoundTrips() throws {
    let other = try choice(#"{"api": "day/api"}"#)
    #expect(
      String(decoding: other.text, as: UTF8.self) == "server/1\naddress https://parlor.example/games\napi day/api")
    #expect(ServerChoice(text: other.text) == other)
  }

  @Test func nullAPIMeansNoServer() {
    #expect(throws: ServerChoice.Absence.noServer) { try choice(#"{"api": null}"#) }
  }

  @Test(arguments: [
    "", "<!doctype html>", "{}", "[]", #"{"api": 1}"#, #"{"api": "https://other.example"}"#, #"{"api": "../api"}"#,
    #"{"api": "/api"}"#, #"{"api": ""}"#, #"{"api": "api?x"}"#, #"{"api": "api\nx"}"#, #"{"api": "api/"}"#,
  ])
  func invalidServerFileIsRejected(_ text: String) {
    #expect(throws: ServerChoice.Absence.malformedReply) { try choice(text) }
  }

  @Test func failedRequestIsRejected() {
    #expect(throws: ServerChoice.Absence.malformedReply) { try choice(#"{"api": "api/v1"}"#, status: 404) }
  }

  @Test(arguments: [
    "server/1\naddress http://parlor.example\napi api/v1", "server/1\naddress https://parlor.example/\napi api/v1",
    "server/1\naddress https://parlor.example\napi ../x", "server/1\naddress https://parlor.example", "server/2", "",
  ])
  func invalidTextIsRejected(_ text: String) {
    #expect(ServerChoice(text: Array(text.utf8)) == nil)
  }

  @Test func lineOfALaterReleaseIsIgnored() throws {
    let text = "server/1\naddress https://parlor.example\nname Parlor\napi api/v1"
    let choice = try #require(ServerChoice(text: Array(text.utf8)))
    #expect(choice.address.text == "https://parlor.example")
    #expect(choice.apiPath == "api/v1")
  }
}
