import Foundation
import HTTP
import Testing

private actor Counter {
  private(set) var count = 0

  func increment() { count += 1 }
}

@Suite
struct ContentFolderTests {
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "content-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
  }

  private static func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0 != ".lock" }.sorted()
  }

  private static func size(_ path: String) throws -> Int {
    try names(path).reduce(0) { sum, name in
      sum + (try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.size] as? Int ?? 0)
    }
  }

  /// Writes `count` bytes that compress badly.
  private static func write(_ count: Int) -> @Sendable (ContentWriter) async throws -> Void {
    { writer in
      var random = SystemRandomNumberGenerator()
      for start in stride(from: 0, to: count, by: 65_536) {
        try await writer.append(
          (start..<min(count, start + 65_536)).map { _ in UInt8.random(in: 0...255, using: &random) })
      }
    }
  }

  @Test
  func contentIsKeptForLaterProcesses() async throws {
    try await withFolder { path in
      #expect(try await ContentFolder(path, quota: 1000).content("a", version: "1") == nil)
      _ = try await ContentFolder(path, quota: 1000).makeContent("a", version: "1") { try await $0.append([65, 66]) }
      let found = try #require(try await ContentFolder(path, quota: 1000).content("a", version: "1"))
      #expect(found.count == 2)
      #expect(found.isComplete)
      #expect(try await ContentFolder(path, quota: 1000).content("a", version: "2") == nil)
      #expect(try await ContentFolder(path, quota: 1000).content("a-b", version: "1") == nil)
    }
  }

  @Test
  func newVersionReplacesTheOldOne() async throws {
    try await withFolder { path in
      let folder = ContentFolder(path, quota: 1000)
      let old = try await folder.makeContent("a", version: "1") { try await $0.append([65]) }
      _ = try await folder.makeContent("a-b", version: "1") { try await $0.append([65]) }
      _ = try await folder.makeContent("a", version: "2") { try await $0.append([66]) }
      #expect(Self.names(path).count == 4, "two texts, each plain and compressed")
      #expect(!old.isComplete)
      #expect(try await folder.content("a-b", version: "1") != nil)
    }
  }

  @Test
  func processesThatShareAFolderCreateContentOnce() async throws {
    try await withFolder { path in
      let counter = Counter()
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            try await ContentFolder(path, quota: 10_000).makeContent("a", version: "1") { writer in
              await counter.increment()
              for _ in 0..<20 { try await writer.append([65]) }
            }.count
          }
        }
        for try await length in group { #expect(length == 20) }
      }
      #expect(await counter.count == 1)
    }
  }

  @Test
  func leastRecentlyUsedContentMakesRoomWhileNewContentIsWritten() async throws {
    try await withFolder { path in
      let quota = 1_000_000
      let folder = ContentFolder(path, quota: quota)
      for name in ["a", "b", "c"] {
        _ = try await folder.makeContent(name, version: "1", Self.write(150_000))
      }
      _ = try await folder.content("a", version: "1")
      _ = try await folder.makeContent("d", version: "1") { writer in
        for _ in 0..<15 {
          try await Self.write(10_000)(writer)
          let size = try Self.size(path)
          #expect(size <= quota)
        }
      }
      let size = try Self.size(path)
      #expect(size <= quota)
      for (name, isThere) in [("a", true), ("b", false), ("d", true)] {
        let found = try await folder.content(name, version: "1")
        #expect((found != nil) == isThere)
      }
    }
  }

  @Test
  func contentThatExceedsTheQuotaLeavesNothingBehind() async throws {
    try await withFolder { path in
      let folder = ContentFolder(path, quota: 100_000)
      let fault = await #expect(throws: FileFault.self) {
        _ = try await folder.makeContent("a", version: "1", Self.write(200_000))
      }
      #expect(fault?.isFull == true)
      #expect(Self.names(path).isEmpty)
    }
  }

  @Test
  func filesOfAKilledProcessAreRemoved() async throws {
    try await withFolder { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for name in [".new.txt", ".new.txt.gz"] {
        #expect(FileManager.default.createFile(atPath: path + "/" + name, contents: Data(count: 900)))
      }
      _ = try await ContentFolder(path, quota: 100).makeContent("a", version: "1") { try await $0.append([65]) }
      #expect(Self.names(path).count == 2)
    }
  }

  /// Slow clients could otherwise fill the disk with files that are removed but still open.
  @Test
  func removedContentFreesItsSpaceAndCutsOffItsReaders() async throws {
    try await withFolder { path in
      let size = 12 << 20
      let folder = ContentFolder(path, quota: 3 * size)
      let content = try await folder.makeContent("a", version: "1", Self.write(size))
      let route = Route("GET", "/x") { try content.response(to: $0) }
      try await TestServer.withServer([route]) { server in
        let slow = try await RawConnection(port: server.ports.main, reads: false)
        try await slow.send("GET /x HTTP/1.1\r\nHost: h\r\n\r\n")
        _ = try await folder.makeContent("b", version: "1", Self.write(size))
        #expect(!content.isComplete)
        try await slow.startReading()
        #expect(await slow.response() == nil)
      }
    }
  }
}
