import Foundation
import HTTP
import Testing

@Suite
struct SiteTests {
  static let page = "<!doctype html>" + String(repeating: "<p>Parlor</p>", count: 100)
  static let program = String(repeating: "\0asm", count: 500)

  private func withServer<Result: Sendable>(_ body: @Sendable (TestServer) async throws -> Result) async throws
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    let outside = folder.deletingLastPathComponent().appending(path: folder.lastPathComponent + "-secret")
    defer {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.removeItem(at: outside)
    }
    let files = [
      "index.html": Self.page, "triples/index.html": Self.page, "triples/triples.wasm": Self.program,
      "triples/triples.wasm.br": "brotli",
      "release/0123abcd/bridge.js": Self.page, "parlor.webmanifest": "{}",
      "a b.txt": "ab",
      "told.json": "a file",
      "icon.png": String(repeating: "x", count: 2000), "source.tar.gz": "gz", ".hidden": "secret",
      ".git/config": "secret",
    ]
    for (name, content) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: outside.appending(path: "secret.txt"))
    try FileManager.default.createSymbolicLink(at: folder.appending(path: "link"), withDestinationURL: outside)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link.txt"), withDestinationURL: outside.appending(path: "secret.txt"))
    return try await TestServer.withServer(
      [echoRoute("GET", "/api/v1/x"), echoRoute("GET", "/told.json")], change: { $0.siteFolder = folder.path }, body)
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8", "no-cache"), ("/triples/", "text/html; charset=utf-8", "no-cache"),
    ("/triples/triples.wasm", "application/wasm", "no-cache"),
    ("/parlor.webmanifest", "application/manifest+json", "no-cache"), ("/icon.png", "image/png", "no-cache"),
    ("/a%20b.txt", "text/plain; charset=utf-8", "no-cache"), ("/source.tar.gz", "application/gzip", "no-cache"),
    ("/release/0123abcd/bridge.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    ("/index.html", "text/html; charset=utf-8", "no-cache"), ("/?from=home", "text/html; charset=utf-8", "no-cache"),
    ("/triples/?2026-11-28&x=%zz%", "text/html; charset=utf-8", "no-cache"),
  ])
  func filesAreServedWithTheirTypeAndCachePolicy(_ path: String, _ type: String, _ cache: String) async throws {
    let response = try await withServer { try await $0.request("GET", path) }
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == type)
    #expect(response.headers["cache-control"] == cache)
    #expect(response.headers["etag"] != nil)
    #expect(response.headers["x-content-type-options"] == "nosniff")
    #expect((response.headers["content-security-policy"] == "frame-ancestors 'none'") == type.hasPrefix("text/html"))
  }

  @Test(arguments: [
    "/.hidden", "/.git/config", "/link/secret.txt", "/link.txt", "/triples/../.hidden", "/..%2f..%2fetc/passwd",
    "/%2e%2e/x",
    "/triples%2findex.html", "/index.html/", "/triples/triples.wasm.br", "//etc/passwd", "/a\\b", "/nothing",
    "/triples//",
    "/%00", "/../../etc/passwd",
  ])
  func hiddenFilesAndFilesOutsideTheSiteAreNotServed(_ path: String) async throws {
    let response = try await withServer { try await $0.request("GET", path) }
    #expect([400, 404].contains(response.status))
    #expect(!response.text.contains("secret"))
  }

  @Test
  func unknownPathGetsAPageOrProblemAndWrongMethodIsRejected() async throws {
    try await withServer { server in
      let page = try await server.request("GET", "/nothing")
      #expect(page.headers["content-type"] == "text/html; charset=utf-8")
      let call = try await server.request("GET", "/api/v1/nothing")
      #expect(call.status == 404)
      #expect(call.headers["content-type"] == "application/problem+json")
      let method = try await server.request("POST", "/triples/")
      #expect(method.status == 405)
      #expect(method.headers["allow"] == "GET, HEAD")
      #expect(try await server.request("GET", "/api/v1/x").status == 200)
    }
  }

  @Test
  func folderWithoutATrailingSlashIsRedirectedWithItsQuery() async throws {
    try await withServer { server in
      let folder = try await server.request("GET", "/triples")
      #expect(folder.status == 308)
      #expect(folder.headers["location"] == "./triples/", "relative, because a proxy may add a path")
      let day = try await server.request("GET", "/triples?2026-11-21&again")
      #expect(day.status == 308)
      #expect(day.headers["location"] == "./triples/?2026-11-21&again")
    }
  }

  @Test(arguments: [("/nothing", "./"), ("/no/such/place", "../../"), ("/triples/x", "../")])
  func pageForAnUnknownAddressLinksToTheGamesBelowAnyPath(_ path: String, _ link: String) async throws {
    let response = try await withServer { try await $0.request("GET", path) }
    #expect(response.status == 404)
    #expect(response.text.contains("<a href=\"\(link)\">"))
  }

  @Test
  func routeTakesPrecedenceOverAFile() async throws {
    let response = try await withServer { try await $0.request("GET", "/told.json") }
    #expect(response.status == 200)
    #expect(response.text.hasPrefix("{"))
  }

  @Test
  func compressibleFileIsSentInAnAcceptedEncodingWithItsOwnTag() async throws {
    try await withServer { server in
      let all = try await server.request("GET", "/triples/triples.wasm", ["Accept-Encoding: gzip, br"])
      #expect(all.headers["content-encoding"] == "br")
      #expect(all.text == "brotli")
      let gzip = try await server.request("GET", "/triples/triples.wasm", ["Accept-Encoding: gzip, br;q=0"])
      #expect(gzip.headers["content-encoding"] == "gzip")
      #expect(gzip.body.starts(with: [0x1F, 0x8B]))
      let plain = try await server.request("GET", "/triples/triples.wasm")
      #expect(plain.text == Self.program)
      #expect(Set([all, gzip, plain].map { $0.headers["etag"] }).count == 3)
      #expect([all, gzip, plain].allSatisfy { $0.headers["vary"] == "Accept-Encoding" })
      let picture = try await server.request("GET", "/icon.png", ["Accept-Encoding: gzip"])
      #expect(picture.headers["content-encoding"] == nil)
    }
  }

  @Test
  func unchangedFileIsNotSentAgain() async throws {
    try await withServer { server in
      for encoding in ["identity", "gzip"] {
        let first = try await server.request("GET", "/", ["Accept-Encoding: " + encoding])
        let tag = first.headers["etag"] ?? ""
        for known in [tag, "W/" + tag, "\"x\", " + tag, "W/\"x\" ,W/" + tag + ",\"y\"", "*", " * "] {
          let again = try await server.request("GET", "/", ["Accept-Encoding: " + encoding, "If-None-Match: " + known])
          #expect(again.status == 304)
          #expect(again.body.isEmpty)
          #expect(again.headers["content-length"] == nil)
          #expect(again.headers["etag"] == tag)
        }
        #expect(try await server.request("GET", "/", ["If-None-Match: \"x\""]).status == 200)
      }
    }
  }

  @Test
  func tagOfAnotherEncodingDoesNotMatch() async throws {
    let encodings = ["br", "gzip", "identity", "gzip;q=0, br;q=0", "gzip; q=0.000, br;Q=0", "*;q=0", "gzip;q=0.5"]
    try await withServer { server in
      func get(_ encoding: String, _ fields: [String] = []) async throws -> ReceivedResponse {
        try await server.request("GET", "/triples/triples.wasm", ["Accept-Encoding: " + encoding] + fields)
      }
      for encoding in encodings {
        let tag = try await get(encoding).headers["etag"]
        for other in encodings {
          let otherTag = try #require(try await get(other).headers["etag"])
          let answer = try await get(encoding, ["If-None-Match: \"x\", W/" + otherTag])
          #expect(answer.status == (tag == otherTag ? 304 : 200), "\(encoding) with the tag of \(other)")
          #expect(answer.headers["etag"] == tag)
        }
      }
    }
  }

  @Test(arguments: [
    ("bytes=0-3", 206, "\0asm"), ("bytes=4-4", 206, "\0"), ("bytes=1996-", 206, "\0asm"), ("bytes=-4", 206, "\0asm"),
    ("bytes=1996-9999", 206, "\0asm"), ("bytes=-9999", 206, program), ("bytes=2000-", 416, nil), ("bytes=-0", 416, nil),
    ("bytes=3-1", 200, program), ("bytes=0-1,3-4", 200, program), ("lines=0-1", 200, program),
    ("bytes=x", 200, program),
    ("bytes=-", 200, program), ("bytes=0-99999999999999999999", 200, program),
  ])
  func onlyASingleValidRangeIsSent(_ range: String, _ status: Int, _ content: String?) async throws {
    try await withServer { server in
      // A range of the compressed file would have different content.
      let response = try await server.request(
        "GET", "/triples/triples.wasm", ["Accept-Encoding: br", "Range: " + range])
      #expect(response.status == status)
      if let content { #expect(response.text == content) }
      if status == 206 { #expect(response.headers["content-range"]?.hasSuffix("/2000") == true) }
      if status == 416 { #expect(response.headers["content-range"] == "bytes */2000") }
    }
  }

  @Test
  func rangeIsSentOnlyIfTheClientsVersionIsCurrent() async throws {
    try await withServer { server in
      let tag = try await server.request("GET", "/triples/triples.wasm").headers["etag"] ?? ""
      let range = "Range: bytes=0-3"
      #expect(try await server.request("GET", "/triples/triples.wasm", [range, "If-Range: " + tag]).status == 206)
      #expect(try await server.request("GET", "/triples/triples.wasm", [range, "If-Range: \"x\""]).status == 200)
    }
  }

  @Test
  func headRequestIgnoresARangeAndReturnsTheWholeLength() async throws {
    try await withServer { server in
      let responses = try await server.exchange(
        "HEAD /icon.png HTTP/1.1\r\nHost: h\r\nConnection: close\r\nRange: bytes=0-1\r\n\r\n")
      #expect(responses.first?.status == 200)
      #expect(responses.first?.headers["content-length"] == "2000")
    }
  }
}
