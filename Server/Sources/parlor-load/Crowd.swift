import NIOCore
import NIOPosix

/// A player who has come and begun a game.
struct Entered: Sendable {
  let token: String
  let day: String
  let opening: [UInt8]
}

/// Many connections to a server, on one event loop.
struct Crowd {
  let group: MultiThreadedEventLoopGroup
  let host: String
  let port: Int
  let connections: Int
  let patience: Duration

  /// Lets players come, and begins a game for each.
  func enter(_ count: Int) async throws -> [Entered] {
    let work = Work(count)
    let (figures, results) = try await run { EnteringCaller(work) }
    guard figures.errors == 0 else { throw LoadFault(figures.firstError ?? "") }
    return results
  }

  /// Asks for the constant answer, again and again.
  func askForConstants(_ tokens: [String], atMost seconds: Int) async throws -> Figures {
    let work = Work(.max)
    return try await run(for: .seconds(seconds)) { ConstantCaller(work, tokens) }.figures
  }

  /// Plays the games to their ends.
  ///
  /// - Parameter takeTurns: whether each game gets one move before any gets another.
  func play(_ players: [Entered], most: Int, takeTurns: Bool) async throws -> Figures {
    let (games, moves) = (Games(players, takeTurns: takeTurns), Work(most))
    return try await run { PlayingCaller(games, moves) }.figures
  }

  /// Lets a caller for each connection call until it has nothing more to ask.
  private func run(
    for time: Duration? = nil, _ make: @escaping @Sendable () -> any Caller
  ) async throws -> (figures: Figures, results: [Entered]) {
    let loop = group.next()
    let tally = Tally(connections: connections, done: loop.makePromise(of: Void.self))
    let start = ContinuousClock.now
    let deadline = start + (time ?? patience)
    let bootstrap = ClientBootstrap(group: loop).channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(CallHandler(make(), tally, deadline))
        }
      }
    for _ in 0..<connections {
      bootstrap.connect(host: host, port: port).whenFailure { error in
        loop.execute { tally.end(error: "\(error)") }
      }
    }
    try await tally.done.futureResult.get()
    return try await loop.submit {
      tally.figures.duration = tally.lastAnswer - start
      return (tally.figures, tally.results)
    }.get()
  }
}

/// Why no figures can be had.
struct LoadFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Work that connections share: so many pieces, each of which one of them takes. All of them live on one event loop.
final class Work: @unchecked Sendable {
  private var next = 0
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  /// The number of a piece; nothing where there are no more.
  func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }
}

/// What all connections found. It lives on one event loop.
final class Tally: @unchecked Sendable {
  var figures = Figures()
  var results: [Entered] = []
  var lastAnswer = ContinuousClock.now
  let done: EventLoopPromise<Void>
  private var open: Int

  init(connections: Int, done: EventLoopPromise<Void>) {
    open = connections
    self.done = done
  }

  /// Notes that a connection has nothing more to do, or can do no more.
  func end(error: String? = nil) {
    if let error { figures.note(error: error) }
    open -= 1
    if open == 0 { done.succeed() }
  }
}

/// Asks one thing after another over a connection.
protocol Caller: AnyObject {
  /// The next call, as HTTP has it; nothing where there is no more to ask.
  func call() -> [UInt8]?

  /// Looks at the answer.
  ///
  /// - Returns: what came of it, if that is to be kept.
  /// - Throws: `LoadFault` where it is not what it should be.
  func take(status: Int, body: [UInt8]) throws -> Entered?
}

/// Writes calls and reads answers, one at a time.
final class CallHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let caller: any Caller
  private let tally: Tally
  private let deadline: ContinuousClock.Instant
  private var started = ContinuousClock.now
  private var received = ByteBuffer()
  private var isDone = false

  init(_ caller: any Caller, _ tally: Tally, _ deadline: ContinuousClock.Instant) {
    self.caller = caller
    self.tally = tally
    self.deadline = deadline
  }

  func channelActive(context: ChannelHandlerContext) {
    ask(context)
  }

  private func ask(_ context: ChannelHandlerContext) {
    guard ContinuousClock.now < deadline, let call = caller.call() else { return end(context) }
    started = .now
    context.writeAndFlush(NIOAny(context.channel.allocator.buffer(bytes: call)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if received.readableBytes == 0 { received = bytes } else { received.writeBuffer(&bytes) }
    while let (status, body) = nextAnswer() {
      tally.lastAnswer = .now
      do {
        if let result = try caller.take(status: status, body: body) { tally.results.append(result) }
        tally.figures.note(tally.lastAnswer - started)
      } catch {
        tally.figures.note(error: "\(error)")
      }
      ask(context)
    }
  }

  /// The next answer, once all of it is there.
  private func nextAnswer() -> (status: Int, body: [UInt8])? {
    guard let answer = received.withUnsafeReadableBytes(Scanning.answer) else { return nil }
    received.moveReaderIndex(forwardBy: answer.length)
    if received.readableBytes == 0 { received.clear() }
    return (answer.status, answer.body)
  }

  func channelInactive(context: ChannelHandlerContext) {
    guard !isDone else { return }
    isDone = true
    tally.end(error: "the server closed a connection")
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    tally.figures.note(error: "\(error)")
    context.close(promise: nil)
  }

  private func end(_ context: ChannelHandlerContext) {
    guard !isDone else { return }
    isDone = true
    tally.end()
    context.close(promise: nil)
  }
}
