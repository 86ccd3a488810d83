import GameCore
import Testing

@testable import AppSupport
@testable import SessionSupport

/// Tests of calls over a real network connection to a server on this machine.
@Suite(.timeLimit(.minutes(5))) struct ServerNetworkTests {
  private static let token = "0123456789abcdef0123456789abcdef"

  private func reply(_ answers: LoopbackSite.Answer..., timeoutSeconds: Double = 60) async throws -> (
    RankedReply?, [String]
  ) {
    let site = try LoopbackSite(answers)
    let request = ServerRequest(.post, "days/2026-11-21/triples/moves", body: #"{"index":0}"#, token: Self.token)
    let reply = await ServerNetwork(timeoutSeconds: timeoutSeconds).send(
      request, to: "http://127.0.0.1:\(site.port)/api/v1")
    return (reply, site.receivedRequests)
  }

  private func head(_ status: String, _ more: String = "", length: Int? = nil) -> String {
    "HTTP/1.1 \(status)\r\n" + (length.map { "Content-Length: \($0)\r\n" } ?? "") + more + "Connection: close\r\n\r\n"
  }

  @Test func callIsSentAndAnswered() async throws {
    let (reply, heard) = try await reply(.bytes(head("409 Conflict", length: 7) + #"{"a":1}"#))
    #expect(reply?.status == 409)
    #expect(reply?.body == Array(#"{"a":1}"#.utf8))
    let request = try #require(heard.first)
    #expect(request.hasPrefix("POST /api/v1/days/2026-11-21/triples/moves HTTP/1.1\r\n"))
    #expect(request.contains("Authorization: Bearer \(Self.token)\r\n"))
    #expect(request.contains("application/json"))
    #expect(request.hasSuffix("\r\n\r\n{\"index\":0}"))
  }

  @Test func redirectsAreNotFollowed() async throws {
    let answer = head("307 Temporary Redirect", "Location: /elsewhere\r\n", length: 0)
    let (reply, heard) = try await reply(.bytes(answer), .bytes(head("200 OK", length: 2) + "{}"))
    #expect(reply == nil)
    #expect(heard.count == 1)
  }

  @Test func truncatedResponseIsRejected() async throws {
    let (reply, _) = try await reply(.bytes(head("200 OK", length: 20) + #"{"a":1}"#))
    #expect(reply == nil)
  }

  @Test func nonHTTPResponseIsRejected() async throws {
    let (reply, _) = try await reply(.bytes("Good day\r\n\r\n"))
    #expect(reply == nil)
  }

  @Test func silentOrStallingServerTimesOut() async throws {
    let (silent, _) = try await reply(.silence(after: ""), timeoutSeconds: 1)
    #expect(silent == nil)
    let (halting, _) = try await reply(.silence(after: head("200 OK", length: 20) + "{"), timeoutSeconds: 1)
    #expect(halting == nil)
  }

  @Test func oversizedResponseIsRejected() async throws {
    let (reply, _) = try await reply(.flood(head("200 OK"), 2 * ReplyReader.maxByteCount))
    #expect(reply == nil)
  }

  @Test func neitherCookiesNorResponsesAreStored() async throws {
    let site = try LoopbackSite([
      .bytes(head("200 OK", "Set-Cookie: a=b; Path=/\r\nCache-Control: max-age=600\r\n", length: 2) + "{}"),
      .bytes(head("200 OK", length: 2) + "[]"),
    ])
    let (address, network) = ("http://127.0.0.1:\(site.port)", ServerNetwork(timeoutSeconds: 60))
    #expect(await network.send(ServerChoice.request, to: address)?.body == Array("{}".utf8))
    #expect(await network.send(ServerChoice.request, to: address)?.body == Array("[]".utf8), "also no copy")
    #expect(site.receivedRequests.count == 2)
    #expect(site.receivedRequests.allSatisfy { !$0.contains("Cookie") })
  }

  @Test func partialContentIsRequestedUncompressedAndWithoutAToken() async throws {
    let site = try LoopbackSite([
      .bytes(head("206 Partial Content", "Content-Range: bytes 0-4/9\r\n", length: 5) + "5 ok\n")
    ])
    let request = ServerRequest(.get, "days/2026-11-20/triples/games.txt", byteCount: 5)
    let reply = await ServerNetwork(timeoutSeconds: 60).send(request, to: "http://127.0.0.1:\(site.port)/api/v1")
    #expect(reply?.status == 206)
    #expect(reply?.body == Array("5 ok\n".utf8))
    let heard = try #require(site.receivedRequests.first)
    #expect(heard.hasPrefix("GET /api/v1/days/2026-11-20/triples/games.txt HTTP/1.1\r\n"))
    #expect(heard.contains("Range: bytes=0-4\r\n"))
    #expect(heard.contains("Accept-Encoding: identity\r\n"))
    #expect(!heard.contains("Authorization"), "public requests have no token")
  }

  @Test func unreachableServerGivesNoReply() async throws {
    #expect(await ServerNetwork().send(ServerChoice.request, to: "http://127.0.0.1:1") == nil)
  }

  @Test func requestsRunConcurrently() async throws {
    let site = try LoopbackSite([.silence(after: ""), .bytes(head("200 OK", length: 2) + "{}")])
    let (address, network) = ("http://127.0.0.1:\(site.port)", ServerNetwork(timeoutSeconds: 5))
    async let first = network.send(ServerChoice.request, to: address)
    while site.receivedRequests.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(await network.send(ServerChoice.request, to: address)?.status == 200)
    #expect(await first == nil)
  }
}
