import NIOCore
import NIOPosix

/// How long a connection may take for what.
public struct ConnectionTimes: Sendable {
  /// For a header, from its first byte; and for the first byte of a new connection.
  public var header: Duration = .seconds(10)

  /// For a body, from the end of its header. Bytes that come meanwhile change nothing about it.
  public var body: Duration = .seconds(10)

  /// For an answer to be taken, or for each quarter of a megabyte of one that comes from a file.
  public var answer: Duration = .seconds(30)

  /// Between an answer and the next request.
  public var idle: Duration = .seconds(75)

  /// For a client to read the answer to something that was no request, before the connection is cut.
  public var farewell: Duration = .seconds(1)

  /// The times of the design.
  public init() {}
}

/// One connection: has one request at a time answered, and writes the answer. The next request is looked at when that is out.
///
/// All of it happens on the event loop of the connection, the work on an answer included unless it waits for something.
final class ConnectionHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase: String {
    /// Nothing of a request is there.
    case waiting
    /// The header of one is coming.
    case header
    /// Its body is.
    case body
    /// Somebody is working on the answer.
    case answering
    /// The client is taking it.
    case taking
    /// It was the last one; whatever still comes is thrown away.
    case ending
    case closed
  }

  private var phase = Phase.waiting
  private var parser: RequestParser
  private var bytes = ByteBuffer()
  private var holdsRead = false
  private var isLast = false
  private var isLastOfAll = false
  private var isBroken = false
  private var hasEnded = false

  private let front: Front
  private let executor: LoopExecutor
  private let peer: [UInt8]?
  private let times: ConnectionTimes
  private let watch: ConnectionWatch

  private var deadline: NIODeadline?
  /// What a client may have sent ahead while it waits for an answer: more than any request has, so that there is always
  /// something to be answered in it.
  private let ahead: Int

  private var alarm: (at: NIODeadline, task: Scheduled<Void>)?

  init(
    front: Front, executor: LoopExecutor, peer: [UInt8]?, limits: RequestParser.Limits, times: ConnectionTimes,
    watch: ConnectionWatch
  ) {
    self.front = front
    self.executor = executor
    self.peer = peer
    self.times = times
    self.watch = watch
    parser = RequestParser(limits: limits)
    ahead = limits.head + 5 * limits.body + 1024
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { setDeadline(times.header, context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    setDeadline(times.header, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    phase = .closed
    clearDeadline()
    alarm?.task.cancel()
    alarm = nil
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The peer is gone: there is nobody to tell.
    context.close(promise: nil)
  }

  // MARK: What comes in

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase != .ending, phase != .closed else { return }
    var more = unwrapInboundIn(data)
    if bytes.readableBytes == 0 { bytes = more } else { bytes.writeBuffer(&more) }
    advance(context)
  }

  func read(context: ChannelHandlerContext) {
    // Whoever sends much while an answer is on its way waits; it costs no memory here.
    if (phase == .answering || phase == .taking) && bytes.readableBytes >= ahead {
      holdsRead = true
    } else {
      context.read()
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent:
      isLastOfAll = true
      if phase == .waiting { context.close(promise: nil) }
    case ChannelEvent.inputClosed:
      hasEnded = true
      switch phase {
      case .answering, .taking: isLast = true
      case .waiting, .header, .body, .ending, .closed: context.close(promise: nil)
      }
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  private func advance(_ context: ChannelHandlerContext) {
    guard phase == .waiting || phase == .header || phase == .body else { return }
    switch parser.read(&bytes) {
    case .needsMore:
      if parser.place == .head, phase == .waiting {
        phase = .header
        setDeadline(times.header, context)
      } else if parser.place == .body, phase != .body {
        phase = .body
        setDeadline(times.body, context)
      }
      if parser.isAsked {
        parser.answerExpectation()
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n")), promise: nil)
      }
    case .request(let request): deliver(request, context)
    case .fault(let problem): deliver(.broken(problem), context)
    }
    // What was read is given back.
    if bytes.readableBytes == 0 { bytes = ByteBuffer() } else { bytes.discardReadBytes() }
  }

  private func deliver(_ request: Request, _ context: ChannelHandlerContext) {
    phase = .answering
    clearDeadline()
    isLast = !request.isKeptAlive
    isBroken = request.fault != nil
    var request = request
    request.peer = peer
    request.received = .now()
    let whole = request
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    Task(executorPreference: executor) { [front] in
      let reply = await front.reply(to: whole)
      let (handler, context) = bound.value
      handler.send(reply, context)
    }
  }

  // MARK: What goes out

  private func send(_ reply: Reply, _ context: ChannelHandlerContext) {
    // The client may have gone away meanwhile. What it had asked for is in the log already.
    guard phase == .answering else { return }
    if reply.ends || isLastOfAll { isLast = true }
    phase = .taking
    var bytes = context.channel.allocator.buffer(capacity: 512 + min(reply.body.count, Reply.mostCopied))
    if let rest = reply.write(into: &bytes, isLast: isLast) {
      context.write(wrapOutboundOut(bytes), promise: nil)
      bytes = rest
    }
    if case .file(let file, let range) = reply.body, reply.sendsBody, !range.isEmpty {
      context.write(wrapOutboundOut(bytes), promise: nil)
      send(file, range, context)
    } else {
      context.writeAndFlush(wrapOutboundOut(bytes), promise: whenTaken(context) { $0.answerIsOut($1) })
    }
    if phase == .taking { setDeadline(times.answer, context) }
  }

  /// How much of a file is sent at a time.
  private static let pieceLength = 256 << 10

  /// Sends a part of a file: each piece once the one before was taken, so that there is never more of it in memory.
  private func send(_ file: UnnamedFile, _ range: Range<Int>, _ context: ChannelHandlerContext) {
    let piece = range.prefix(Self.pieceLength)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    // Reading may wait for the disk, for which no other connection shall wait.
    NIOThreadPool.singleton.runIfActive(eventLoop: context.eventLoop) { try file.read(piece) }.whenComplete { result in
      let (handler, context) = bound.value
      guard handler.phase == .taking else { return }
      guard case .success(let buffer) = result else { return context.close(promise: nil) }
      let taken = handler.whenTaken(context) { handler, context in
        guard handler.phase == .taking else { return }
        let rest = range.dropFirst(piece.count)
        if rest.isEmpty { return handler.answerIsOut(context) }
        handler.setDeadline(handler.times.answer, context)
        handler.send(file, rest, context)
      }
      context.writeAndFlush(handler.wrapOutboundOut(buffer), promise: taken)
    }
  }

  /// A promise of something written, after which a connection goes on, or ends where that fails.
  private func whenTaken(
    _ context: ChannelHandlerContext,
    goOn: @escaping @Sendable (ConnectionHandler, ChannelHandlerContext) -> Void
  ) -> EventLoopPromise<Void> {
    let taken = context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    taken.futureResult.whenComplete { result in
      let (handler, context) = bound.value
      if case .success = result { goOn(handler, context) } else { context.close(promise: nil) }
    }
    return taken
  }

  private func answerIsOut(_ context: ChannelHandlerContext) {
    guard phase == .taking else { return }
    if isLast || isLastOfAll {
      // Closing at once would make the kernel take back an answer that lies behind bytes that nobody has read.
      guard (isBroken || bytes.readableBytes > 0) && !hasEnded else { return context.close(promise: nil) }
      phase = .ending
      bytes = ByteBuffer()
      setDeadline(times.farewell, context)
      context.close(mode: .output, promise: nil)
      releaseRead(context)
      return
    }
    phase = .waiting
    setDeadline(times.idle, context)
    if bytes.readableBytes > 0 {
      // Not from within the writing of the answer before.
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      context.eventLoop.execute { bound.value.0.advance(bound.value.1) }
    }
    releaseRead(context)
  }

  private func releaseRead(_ context: ChannelHandlerContext) {
    guard holdsRead, bytes.readableBytes < ahead else { return }
    holdsRead = false
    context.read()
  }

  // MARK: Time

  private func setDeadline(_ time: Duration, _ context: ChannelHandlerContext) {
    let deadline = NIODeadline.now() + TimeAmount(time)
    self.deadline = deadline
    schedule(deadline, context)
  }

  private func clearDeadline() {
    deadline = nil
  }

  /// An alarm that rings too early is set again, so that a request in good time costs none.
  private func schedule(_ deadline: NIODeadline, _ context: ChannelHandlerContext) {
    if let alarm {
      if alarm.at <= deadline { return }
      alarm.task.cancel()
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let task = context.eventLoop.scheduleTask(deadline: deadline) { bound.value.0.ring(bound.value.1) }
    alarm = (deadline, task)
  }

  private func ring(_ context: ChannelHandlerContext) {
    alarm = nil
    guard phase != .closed, let deadline else { return }
    guard deadline <= .now() else { return schedule(deadline, context) }
    self.deadline = nil
    switch phase {
    case .header, .body:
      watch.cutOff(phase.rawValue)
      deliver(.broken(.tooSlow), context)
    case .taking:
      watch.cutOff("answer")
      context.close(promise: nil)
    case .waiting, .ending: context.close(promise: nil)
    case .answering, .closed: break
    }
  }
}
