import GameCore
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import HTTP

@Suite
struct ParserTests {
  /// The parser and the reader, with small limits, and without a connection.
  private final class Collector: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    var reader = RequestReader(limits: limits)
    var results: [String] = []
    var statuses: Set<Int> = []

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      add(reader.read(unwrapInboundIn(data)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      if let error = error as? HTTPParserError { add(reader.fail(Problem(error))) }
    }

    private func add(_ request: Request?) {
      guard let request else { return }
      if let fault = request.fault { statuses.insert(fault.status) }
      // The status of an invalid line that is also too long depends on which of the two the parser sees first.
      results.append(
        request.fault == nil ? "\(request.method) \(request.target) \(request.body) \(request.isKeepAlive)" : "fault")
    }
  }

  private static let limits = RequestReader.Limits(maxHeadLength: 512, maxBodyLength: 64, maxFieldCount: 20)

  /// Returns the results of parsing bytes that arrive in chunks, and adds the statuses of the faults to `statuses`. The
  /// chunks have the given lengths in turn.
  private func parsingResults(
    of bytes: [UInt8], chunkLengths chunks: [Int], _ statuses: inout Set<Int>
  ) throws -> [String] {
    let collector = Collector()
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandlers(Self.limits.makeParser(), collector)
    var rest = bytes[...]
    var turn = 0
    while !rest.isEmpty {
      let length = min(rest.count, chunks[turn % chunks.count])
      turn += 1
      try channel.writeInbound(ByteBuffer(bytes: rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    let isInBody = collector.reader.pending != nil
    _ = try channel.finish(acceptAlreadyClosed: true)
    statuses.formUnion(collector.statuses)
    return collector.results + [isInBody ? "body" : "end"]
  }

  private static let seeds = [
    "GET /a?b=c HTTP/1.1\r\nHost: h\r\n\r\n",
    "POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nContent-Type: application/json\r\n\r\n{\"a\"}",
    "PUT /a HTTP/1.1\r\nhost:h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{\"a\r\n2\r\n\"}\r\n0\r\n\r\n",
    "GET http://h/ HTTP/1.0\r\nX-Forwarded-For: 1.2.3.4\r\nConnection: keep-alive, close\r\n\r\n",
    "\r\nDELETE /x HTTP/1.1\r\nHost: [::1]:8\r\nExpect: 100-continue\r\nContent-Length: 0\r\n\r\n",
    "POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 65\r\n\r\n{}",
  ].map { Array($0.utf8) }

  private static let splices = [
    "\r\n", "\n", "\r", " ", "\t", "\0", ":", ",", "Content-Length: 3\r\n", "Transfer-Encoding: chunked\r\n", "\r\n ",
    "0\r\n\r\n",
    "Content-Length: 99\r\n", String(repeating: "A", count: 600), "ffffffff", "%00", "HTTP/1.1", "Host: h\r\n",
    "9999999999",
  ].map { Array($0.utf8) }

  @Test
  func parserResultDoesNotDependOnChunkBoundaries() throws {
    var random = SplitMix64(seed: 1)
    var seen: Set<String> = []
    var seenStatuses: Set<Int> = []
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0...Int.random(in: 0...2, using: &random) { bytes += Self.seeds.randomElement(using: &random) ?? [] }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let index = Int.random(in: 0..<max(1, bytes.count), using: &random)
        switch Int.random(in: 0...4, using: &random) {
        case 0: bytes.insert(contentsOf: Self.splices.randomElement(using: &random) ?? [], at: index)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...4, using: &random)))
        case 2: if !bytes.isEmpty { bytes[index] = UInt8.random(in: 0...255, using: &random) }
        case 3: bytes.insert(contentsOf: bytes.prefix(Int.random(in: 0...600, using: &random)), at: index)
        default: bytes.removeLast(min(bytes.count, Int.random(in: 0...9, using: &random)))
        }
      }
      let whole = try parsingResults(of: bytes, chunkLengths: [max(1, bytes.count)], &seenStatuses)
      let chunks = (0..<5).map { _ in Int.random(in: 1...40, using: &random) }
      for lengths in [chunks, [1]] {
        let results = try parsingResults(of: bytes, chunkLengths: lengths, &seenStatuses)
        #expect(results == whole, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
      seen.formUnion(whole.suffix(1))
    }
    // All kinds of results must have occurred, or the test would prove little.
    #expect(seen == ["end", "body"], "\(seen) \(seenStatuses)")
    #expect(seenStatuses.isSuperset(of: [400, 413, 431]), "\(seen) \(seenStatuses)")
  }
}
