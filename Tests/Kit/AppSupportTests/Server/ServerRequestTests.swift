import NumberedGame
import Testing

@testable import AppSupport
@testable import PlaySupport

@Suite struct ServerRequestTests {
  private let place = ServerPlace(try! ServerAddress(typed: "https://parlor.example/games"))!

  @Test func aCallGoesToItsServerWithItsToken() throws {
    let call = RankedCall(
      number: 1, method: .post, path: "days/2026-11-21/triples/moves", body: #"{"index":3}"#, token: "0123", pause: 0)
    let request = try #require(ServerRequest(call, at: place))
    #expect(request.url.absoluteString == "https://parlor.example/games/api/v1/days/2026-11-21/triples/moves")
    #expect(request.method == "POST" && request.body == Array(#"{"index":3}"#.utf8))
    #expect(
      request.headers == [
        .init(name: "Authorization", value: "Bearer 0123"), .init(name: "Content-Type", value: "application/json"),
      ])
  }

  @Test func whatHasNothingToSaySaysNothing() throws {
    let call = RankedCall(number: 1, method: .get, path: "days?from=a&to=b", body: nil, token: nil, pause: 0)
    let request = try #require(ServerRequest(call, at: place))
    #expect(request.url.absoluteString == "https://parlor.example/games/api/v1/days?from=a&to=b")
    #expect(request.headers.isEmpty && request.body == nil && request.method == "GET")
    let site = try #require(ServerRequest(placeAt: place.address))
    #expect(site.url.absoluteString == "https://parlor.example/games/server.json" && site.headers.isEmpty)
  }

  @Test(arguments: ["a b", "ä", "a\nb"]) func nothingOddIsPartOfAnAddress(_ path: String) {
    #expect(
      ServerRequest(RankedCall(number: 1, method: .get, path: path, body: nil, token: nil, pause: 0), at: place) == nil)
  }

  // MARK: Answers

  private func reply(
    _ status: Int?, length: Int64 = -1, _ parts: [[UInt8]] = [[1], [2, 3]], isWhole: Bool = true
  ) -> RankedReply? {
    var answer = ServerAnswer()
    if answer.begin(status: status, length: length) {
      for part in parts where !answer.add(part) { break }
    }
    return answer.reply(isWhole: isWhole)
  }

  @Test(arguments: [200, 204, 400, 409, 429, 503]) func aWholeAnswerIsOne(_ status: Int) {
    let reply = reply(status)
    #expect(reply?.status == status && reply?.body == [1, 2, 3])
  }

  @Test(arguments: [Int?.none, 100, 301, 302, 303, 307, 308, 304, 600]) func whatLeadsElsewhereIsNone(_ status: Int?) {
    #expect(reply(status) == nil)
  }

  @Test func whatBreaksOffOrNeverBeginsIsNone() {
    #expect(reply(200, isWhole: false) == nil)
    #expect(ServerAnswer().reply(isWhole: true) == nil)
  }

  @Test func whatIsTooLongIsNone() {
    let much = [UInt8](repeating: 0, count: ServerAnswer.mostBytes)
    #expect(reply(200, length: Int64(much.count), [much])?.body.count == much.count)
    #expect(reply(200, length: Int64(much.count) + 1) == nil, "it is not even begun")
    #expect(reply(200, [much, [1]]) == nil)
    #expect(reply(200, [much, [1], []]) == nil, "what is over is over")
  }

  @Test func whatEverybodyMayKnowIsAskedWithoutAName() throws {
    let request = try #require(ServerRequest(reading: "days/2026-11-20/triples/games.txt", mostBytes: 500, at: place))
    #expect(request.url.absoluteString == "https://parlor.example/games/api/v1/days/2026-11-20/triples/games.txt")
    #expect(request.method == "GET" && request.body == nil)
    #expect(
      request.headers == [
        .init(name: "Range", value: "bytes=0-499"), .init(name: "Accept-Encoding", value: "identity"),
      ])
    #expect(ServerRequest(reading: "days?from=a&to=b", at: place)?.headers.isEmpty == true)
    #expect(ServerRequest(reading: "a b", at: place) == nil)
  }

  // MARK: The place

  private func place(_ text: String, status: Int = 200) throws -> ServerPlace {
    try ServerPlace(place.address, answer: RankedReply(status: status, body: Array(text.utf8)))
  }

  @Test func aSiteSaysWhereItsServerIs() throws {
    let other = try place(#"{"api": "day/api"}"#)
    #expect(other.address == place.address && other.api == "day/api")
    #expect(
      String(decoding: other.text, as: UTF8.self) == "server/1\naddress https://parlor.example/games\napi day/api")
    #expect(ServerPlace(text: other.text) == other)
    #expect(try place(#"{"api": "api/v1"}"#) == place)
  }

  @Test func aSiteSaysThatItHasNone() {
    #expect(throws: ServerPlace.Absence.none) { try place(#"{"api": null}"#) }
  }

  @Test(arguments: [
    "", "<!doctype html>", "{}", "[]", #"{"api": 1}"#, #"{"api": "https://other.example"}"#, #"{"api": "../api"}"#,
    #"{"api": "/api"}"#, #"{"api": ""}"#, #"{"api": "api?x"}"#, #"{"api": "api\nx"}"#, #"{"api": "api/"}"#,
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(throws: ServerPlace.Absence.nonsense) { try place(text) }
  }

  @Test func aSiteThatFailsIsNone() {
    #expect(throws: ServerPlace.Absence.nonsense) { try place(#"{"api": "api/v1"}"#, status: 404) }
  }

  @Test(arguments: [
    "server/1\naddress http://parlor.example\napi api/v1", "server/1\naddress https://parlor.example/\napi api/v1",
    "server/1\naddress https://parlor.example\napi ../x", "server/1\naddress https://parlor.example", "server/2", "",
    "server/1\naddress https://parlor.example\napi api/v1\nx",
  ])
  func noOtherTextIsAPlace(_ text: String) {
    #expect(ServerPlace(text: Array(text.utf8)) == nil)
  }
}
