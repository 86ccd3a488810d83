import HTTP
import Logging
import NIOCore
import NIOPosix

struct TestServer: Sendable {
  let ports: WebServer.Ports
  let metrics: PrometheusMetrics
  let shutdown: ShutdownRequest

  static func withServer<Result: Sendable>(
    _ routes: [Route] = [], readiness: @escaping ReadinessCheck = { nil }, logger: Logger = quietLogger,
    change: (inout WebConfiguration) -> Void = { _ in }, _ body: @Sendable (TestServer) async throws -> Result
  ) async throws -> Result {
    var configuration = WebConfiguration()
    configuration.port = 0
    configuration.adminPort = 0
    change(&configuration)
    let (listening, started) = AsyncStream<WebServer.Ports>.makeStream()
    let metrics = PrometheusMetrics()
    let server = try WebServer(
      configuration, routes: routes, readiness: readiness, logger: logger, metrics: metrics
    ) { started.yield($0) }
    let shutdown = ShutdownRequest()
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        defer { started.finish() }
        try await server.run(until: shutdown)
      }
      guard let ports = await listening.first(where: { _ in true }) else {
        try await tasks.next()
        throw ChannelError.eof
      }
      let result = try await body(TestServer(ports: ports, metrics: metrics, shutdown: shutdown))
      shutdown.trigger()
      try await tasks.waitForAll()
      return result
    }
  }

  static var quietLogger: Logger {
    Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  }

  /// Sends text, and reads responses until the server closes the connection.
  func exchange(_ text: String, usesAdminPort: Bool = false) async throws -> [ReceivedResponse] {
    let connection = try await RawConnection(port: usesAdminPort ? ports.admin ?? 0 : ports.main)
    try await connection.send(text)
    var responses: [ReceivedResponse] = []
    while let response = await connection.response(isHead: text.hasPrefix("HEAD")) { responses.append(response) }
    return responses
  }

  func request(
    _ method: String, _ target: String, _ headers: [String] = [], body: String? = nil, usesAdminPort: Bool = false
  ) async throws -> ReceivedResponse {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: here", "Connection: close"] + headers
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    let responses = try await exchange(
      lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""), usesAdminPort: usesAdminPort)
    guard let response = responses.first, responses.count == 1 else { throw ChannelError.eof }
    return response
  }
}

struct ReceivedResponse: Sendable {
  var status = 0
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  var text: String { String(decoding: body, as: UTF8.self) }
}

/// A connection on which a test can send any bytes.
final class RawConnection {
  private let channel: any Channel
  private var incoming: AsyncStream<ByteBuffer>.AsyncIterator
  private var buffer = ByteBuffer()
  private(set) var hasEnded = false

  private final class Collector: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    let continuation: AsyncStream<ByteBuffer>.Continuation
    init(_ continuation: AsyncStream<ByteBuffer>.Continuation) { self.continuation = continuation }
    func channelRead(context: ChannelHandlerContext, data: NIOAny) { continuation.yield(unwrapInboundIn(data)) }
    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { continuation.finish() }
  }

  init(port: Int, reads: Bool = true) async throws {
    let (stream, continuation) = AsyncStream<ByteBuffer>.makeStream()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(ChannelOptions.autoRead, value: reads)
      .channelOption(ChannelOptions.socketOption(.so_rcvbuf), value: 4096)
      .channelInitializer { $0.pipeline.addHandler(Collector(continuation)) }
      .connect(host: "127.0.0.1", port: port).get()
    incoming = stream.makeAsyncIterator()
  }

  func send(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: text))
  }

  /// A closure that sends text, for use in another task while this object reads.
  var sender: @Sendable (String) async throws -> Void {
    { [channel] in try await channel.writeAndFlush(ByteBuffer(string: $0)) }
  }

  /// Reads what arrives, on a connection that doesn't read yet.
  func startReading() async throws {
    try await channel.setOption(ChannelOptions.autoRead, value: true).get()
    channel.read()
  }

  func endSending() async throws {
    try await channel.close(mode: .output)
  }

  func close() async throws {
    try await channel.close()
  }

  /// Waits for more bytes. Returns `false` if the connection has ended.
  private func receiveMore() async -> Bool {
    guard var next = await incoming.next() else {
      hasEnded = true
      return false
    }
    buffer.writeBuffer(&next)
    return true
  }

  func readToEnd() async -> String {
    while await receiveMore() {}
    return buffer.readString(length: buffer.readableBytes) ?? ""
  }

  /// Returns the next response, or `nil` if the connection ends before the response is complete.
  func response(isHead: Bool = false) async -> ReceivedResponse? {
    let end = Array("\r\n\r\n".utf8)
    while true {
      let view = buffer.readableBytesView
      if let index = (0..<max(0, view.count - 3)).first(where: { offset in
        view[view.startIndex + offset] == 13 && Array(view.dropFirst(offset).prefix(4)) == end
      }) {
        let head = buffer.readString(length: index) ?? ""
        buffer.moveReaderIndex(forwardBy: 4)
        return await readBody(head, isHead: isHead)
      }
      guard await receiveMore() else { return nil }
    }
  }

  private func readBody(_ head: String, isHead: Bool) async -> ReceivedResponse? {
    var response = ReceivedResponse()
    var lines = head.split(separator: "\r\n")[...]
    response.status = lines.removeFirst().split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      response.headers[parts[0].lowercased()] = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
    }
    guard !isHead, let length = response.headers["content-length"].flatMap({ Int($0) }) else { return response }
    while buffer.readableBytes < length {
      guard await receiveMore() else { return nil }
    }
    response.body = buffer.readBytes(length: length) ?? []
    return response
  }
}

/// Returns a route whose response contains the call's parameters, query, token, body, and address.
func echoRoute(_ method: String, _ path: String, requiresBody: Bool = false, queryNames: Set<String> = []) -> Route {
  Route(method, path, requiresBody: requiresBody, queryNames: queryNames) { call in
    Response.json { json in
      for (name, value) in call.parameters.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
      for (name, value) in call.query.sorted(by: { $0.key < $1.key }) { json.member("?" + name, value) }
      json.member("token", call.token)
      json.member("body", String(decoding: call.body, as: UTF8.self))
      json.member("address", call.address.map { $0.prefix.map(String.init).joined(separator: ".") })
    }
  }
}
