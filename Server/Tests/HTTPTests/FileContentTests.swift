import Foundation
import HTTP
import Testing

@Suite
struct FileContentTests {
  /// A string that is too long for one chunk.
  static let text = (0..<120_000).map { "\($0)\n" }.joined()

  private func withServer<Result: Sendable>(
    _ text: String, _ body: @Sendable (TestServer) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "content-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let contentFolder = ContentFolder(folder.path, quota: 1 << 30)
    let content = try await contentFolder.makeContent("numbers", version: "1") { writer in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        try await writer.append(Array(rest.prefix(100_000)))
        rest = rest.dropFirst(100_000)
      }
    }
    return try await TestServer.withServer([Route("GET", "/x") { try content.response(to: $0) }], body)
  }

  @Test
  func contentOfSeveralChunksIsSentPlainOrCompressed() async throws {
    try await withServer(Self.text) { server in
      let response = try await server.request("GET", "/x")
      #expect(response.status == 200)
      #expect(response.text == Self.text)
      let gzip = try await server.request("GET", "/x", ["Accept-Encoding: gzip"])
      #expect(gzip.headers["content-encoding"] == "gzip")
      #expect(gzip.headers["vary"] == "Accept-Encoding")
      #expect(gzip.body.starts(with: [0x1F, 0x8B]))
      #expect(gzip.body.count < Self.text.utf8.count / 2)
    }
  }

  @Test
  func contentHasATagPerEncodingAndIsNotSentAgain() async throws {
    try await withServer(Self.text) { server in
      let gzip = try await server.request("GET", "/x", ["Accept-Encoding: gzip"])
      let tag = try #require(try await server.request("GET", "/x").headers["etag"])
      #expect(gzip.headers["etag"] != tag)
      #expect(try await server.request("GET", "/x", ["If-None-Match: " + tag]).status == 304)
    }
  }

  @Test
  func connectionStaysOpenAfterHeadAndAfterGet() async throws {
    try await withServer(Self.text) { server in
      let head = "HEAD /x HTTP/1.1\r\nHost: h\r\n\r\n"
      let heads = try await server.exchange(head + head.replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n"))
      #expect(heads.count == 2)
      #expect(heads.allSatisfy { $0.headers["content-length"] == "\(Self.text.utf8.count)" })
      let both = "GET /x HTTP/1.1\r\nHost: h\r\n\r\nGET /x HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"
      #expect(try await server.exchange(both).map(\.text) == [Self.text, Self.text])
    }
  }

  @Test(arguments: [0..<1, 262_143..<262_145, 99_999..<700_000, 300_000..<300_001])
  func requestedRangeIsSentAndARangeBeyondTheEndIsRejected(_ range: Range<Int>) async throws {
    try await withServer(Self.text) { server in
      let request = "Range: bytes=\(range.lowerBound)-\(range.upperBound - 1)"
      let part = try await server.request("GET", "/x", ["Accept-Encoding: gzip", request])
      #expect(part.status == 206)
      #expect(part.headers["content-encoding"] == nil)
      #expect(part.body == Array(Array(Self.text.utf8)[range]))
      #expect(try await server.request("GET", "/x", ["Range: bytes=99999999-"]).status == 416)
    }
  }

  @Test
  func emptyContentIsSent() async throws {
    try await withServer("") { server in
      let response = try await server.request("GET", "/x", ["Accept-Encoding: gzip"])
      #expect(response.status == 200)
      #expect(response.body.isEmpty)
      #expect(response.headers["content-length"] == "0")
    }
  }

  @Test
  func unwritableFolderIsReported() {
    #expect(throws: FileFault.self) { try ContentFolder.check("/proc/nowhere") }
  }
}
