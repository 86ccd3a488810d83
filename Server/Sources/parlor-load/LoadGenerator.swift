import NIOCore
import NIOPosix

/// A player who has begun a game.
struct PreparedPlayer: Sendable {
  let token: String
  let day: String
  let opening: [UInt8]
  /// The address that a proxy would name, or `nil` without a proxy.
  let address: String?
}

/// A generator of load on a server, with many connections on one event loop.
struct LoadGenerator {
  let group: MultiThreadedEventLoopGroup
  let host: String
  let port: Int
  let connectionCount: Int
  let timeout: Duration

  /// Registers players and begins a game for each one in the chosen databases, until there are `count` of these. If
  /// `isForwarded` is `true`, each has an address of its own.
  func preparePlayers(
    _ count: Int, isForwarded: Bool = false, of shards: ShardChoice = ShardChoice(count: 1, numbers: [])
  ) async throws -> [PreparedPlayer] {
    let work = WorkQueue(count)
    let (statistics, results) = try await run { SetupClient(work, isForwarded: isForwarded, shards) }
    guard statistics.errorCount == 0 else { throw LoadFault(statistics.firstError ?? "") }
    return results
  }

  /// Requests the constant response repeatedly, for at most `seconds`.
  func requestConstants(_ tokens: [String], maxSeconds seconds: Int) async throws -> LoadStatistics {
    let work = WorkQueue(.max)
    return try await run(for: .seconds(seconds)) { ConstantClient(work, tokens) }.statistics
  }

  /// Sends the same request over all connections until the timeout. Returns the statistics, and the number of responses
  /// by status.
  func flood(_ request: [UInt8]) async throws -> (LoadStatistics, [Int: Int]) {
    let answers = StatusCounts()
    let statistics = try await run { FloodClient(request, answers) }.statistics
    return (statistics, try await group.next().submit { answers.counts }.get())
  }

  /// Plays games to their ends, with at most `maxMoveCount` moves in total. If `rate` isn't `nil`, that many moves per
  /// second are sent at fixed times, even if earlier ones aren't answered yet, as long as a connection is free.
  func play(_ games: GameQueue, maxMoveCount: Int, rate: Double? = nil) async throws -> LoadStatistics {
    let moves = WorkQueue(maxMoveCount)
    let schedule = rate.map { Schedule(interval: .seconds(1 / $0)) }
    return try await run(schedule: schedule) { PlayingClient(games, moves) }.statistics
  }

  /// Runs a client on each connection until the client has no more requests or the time is over. `time` is the maximum
  /// duration, or `nil` for `timeout`. `make` creates the client for a connection.
  private func run(
    for time: Duration? = nil, schedule: Schedule? = nil, _ make: @escaping @Sendable () -> any LoadClient
  ) async throws -> (statistics: LoadStatistics, results: [PreparedPlayer]) {
    let loop = group.next()
    let tally = Tally(connectionCount: connectionCount, endPromise: loop.makePromise(of: Void.self))
    let start = ContinuousClock.now
    let deadline = start + (time ?? timeout)
    let bootstrap = ClientBootstrap(group: loop).channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ClientHandler(make(), tally, deadline, schedule))
        }
      }
    for _ in 0..<connectionCount {
      bootstrap.connect(host: host, port: port).whenFailure { error in
        loop.execute { tally.end(error: "\(error)") }
      }
    }
    try await tally.endPromise.futureResult.get()
    return try await loop.submit {
      tally.statistics.duration = tally.lastResponseTime - start
      return (tally.statistics, tally.results)
    }.get()
  }
}

/// An error that invalidates the measurement.
struct LoadFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A queue of the indexes of work items, from 0, which several connections share. Use it only on one event loop.
final class WorkQueue: @unchecked Sendable {
  private var usedCount = 0
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  func next() -> Int? {
    guard usedCount < count else { return nil }
    defer { usedCount += 1 }
    return usedCount
  }
}

/// The fixed times of requests, which several connections share. Use it only on one event loop.
final class Schedule: @unchecked Sendable {
  private let interval: Duration
  private var nextTime: ContinuousClock.Instant?

  init(interval: Duration) {
    self.interval = interval
  }

  /// Returns the time of the next request, which may be in the past. The first request has no delay.
  func next() -> ContinuousClock.Instant {
    let time = nextTime ?? .now
    nextTime = time + interval
    return time
  }
}

/// The statistics and results of all connections. Use it only on one event loop.
final class Tally: @unchecked Sendable {
  var statistics = LoadStatistics()
  var results: [PreparedPlayer] = []
  var lastResponseTime = ContinuousClock.now
  let endPromise: EventLoopPromise<Void>
  private var openCount: Int

  init(connectionCount: Int, endPromise: EventLoopPromise<Void>) {
    openCount = connectionCount
    self.endPromise = endPromise
  }

  func end(error: String? = nil) {
    if let error { statistics.record(error: error) }
    openCount -= 1
    if openCount == 0 { endPromise.succeed() }
  }
}

/// A client that sends one request after another over a connection.
protocol LoadClient: AnyObject {
  /// Returns the next request as HTTP text, or `nil` if there is none.
  func nextRequest() -> [UInt8]?

  /// Checks a response. Returns a player if it completes the player's preparation. Throws `LoadFault` if it is wrong.
  func serverDidReply(status: Int, body: [UInt8]) throws -> PreparedPlayer?
}

/// A channel handler that sends requests and reads responses, one at a time.
final class ClientHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let client: any LoadClient
  private let tally: Tally
  private let deadline: ContinuousClock.Instant
  private let schedule: Schedule?
  /// The time at which the request was sent, or should have been sent.
  private var sendTime = ContinuousClock.now
  private var receivedBytes = ByteBuffer()
  private var isDone = false

  init(_ client: any LoadClient, _ tally: Tally, _ deadline: ContinuousClock.Instant, _ schedule: Schedule?) {
    self.schedule = schedule
    self.client = client
    self.tally = tally
    self.deadline = deadline
  }

  func channelActive(context: ChannelHandlerContext) {
    sendNextRequest(context)
  }

  private func sendNextRequest(_ context: ChannelHandlerContext) {
    guard ContinuousClock.now < deadline, let request = client.nextRequest() else { return end(context) }
    let time = schedule?.next() ?? .now
    let wait = time - .now
    guard wait > .zero else { return send(request, at: time, context) }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: TimeAmount(wait)) {
      let (handler, context) = bound.value
      if !handler.isDone { handler.send(request, at: time, context) }
    }
  }

  private func send(_ request: [UInt8], at time: ContinuousClock.Instant, _ context: ChannelHandlerContext) {
    sendTime = time
    context.writeAndFlush(NIOAny(context.channel.allocator.buffer(bytes: request)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if receivedBytes.readableBytes == 0 { receivedBytes = bytes } else { receivedBytes.writeBuffer(&bytes) }
    while let (status, body) = nextResponse() {
      tally.lastResponseTime = .now
      do {
        if let result = try client.serverDidReply(status: status, body: body) { tally.results.append(result) }
        tally.statistics.record(tally.lastResponseTime - sendTime)
      } catch {
        tally.statistics.record(error: "\(error)")
      }
      sendNextRequest(context)
    }
  }

  /// Removes and returns the next response, or `nil` if it is incomplete.
  private func nextResponse() -> (status: Int, body: [UInt8])? {
    guard let response = receivedBytes.withUnsafeReadableBytes(ResponseScanner.response(in:)) else { return nil }
    receivedBytes.moveReaderIndex(forwardBy: response.length)
    if receivedBytes.readableBytes == 0 { receivedBytes.clear() }
    return (response.status, response.body)
  }

  func channelInactive(context: ChannelHandlerContext) {
    guard !isDone else { return }
    isDone = true
    tally.end(error: "the server closed a connection")
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    tally.statistics.record(error: "\(error)")
    context.close(promise: nil)
  }

  private func end(_ context: ChannelHandlerContext) {
    guard !isDone else { return }
    isDone = true
    tally.end()
    context.close(promise: nil)
  }
}
