import NIOCore
import NIOHTTP1
import NIOPosix

/// The handler of a connection. It answers one request at a time, and reads the next one after the response is written.
/// It runs on the connection's event loop, as do the tasks that compute responses, except those of slow routes.
final class ConnectionHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase: String {
    /// No byte of a request has arrived.
    case waiting
    case header
    case body
    case responding
    /// The response is being written, until the kernel has accepted all of its bytes.
    case writing
    /// The last response was written. Further bytes are discarded.
    case ending
    case closed
  }

  private var phase = Phase.waiting
  private var reader: RequestReader
  /// The complete requests that wait for earlier ones' responses.
  private var requests = CircularBuffer<Request>(initialCapacity: 1)
  private var hasDeferredRead = false
  private var isLastResponse = false
  private var isShuttingDown = false
  private var isInputClosed = false

  private let responder: Responder
  private let executor: EventLoopExecutor
  private let peer: [UInt8]?
  private let timeouts: ConnectionTimeouts
  private let tracker: ConnectionTracker
  /// Whether the client's address has too many connections, so that the first request is refused.
  private let isRefused: Bool

  private var deadline: NIODeadline?
  private var timer: (deadline: NIODeadline, task: Scheduled<Void>)?

  init(
    responder: Responder, executor: EventLoopExecutor, peer: [UInt8]?, limits: RequestReader.Limits,
    timeouts: ConnectionTimeouts, tracker: ConnectionTracker, isRefused: Bool
  ) {
    self.responder = responder
    self.executor = executor
    self.peer = peer
    self.timeouts = timeouts
    self.tracker = tracker
    self.isRefused = isRefused
    reader = RequestReader(limits: limits)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { setDeadline(timeouts.header, context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    setDeadline(timeouts.header, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    phase = .closed
    clearDeadline()
    timer?.task.cancel()
    timer = nil
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    // An event for the end of the input follows.
    case HTTPParserError.invalidEOFState: break
    case let error as HTTPParserError: receive(reader.fail(Problem(error)), context)
    case is ByteToMessageDecoderError.PayloadTooLargeError: receive(reader.fail(.headersTooLarge), context)
    // These bytes came after an error.
    case is ByteToMessageDecoderError: break
    // The peer is gone, so there is nothing to send.
    default: context.close(promise: nil)
    }
  }

  // MARK: Input

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    receive(reader.read(unwrapInboundIn(data)), context)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    // The parser doesn't say that a head has begun, but something has arrived, and it isn't a whole request.
    if phase == .waiting, requests.isEmpty {
      phase = .header
      setDeadline(timeouts.header, context)
    }
    beginBody(context)
    context.fireChannelReadComplete()
  }

  func read(context: ChannelHandlerContext) {
    // Stop reading from a client that sends requests ahead, so that it can't exhaust the memory.
    if requests.isEmpty { context.read() } else { hasDeferredRead = true }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent:
      isShuttingDown = true
      if phase == .waiting { context.close(promise: nil) }
    case ChannelEvent.inputClosed:
      isInputClosed = true
      switch phase {
      case .responding, .writing: isLastResponse = true
      case .waiting, .header, .body, .ending, .closed: context.close(promise: nil)
      }
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  private var isReceiving: Bool { phase == .waiting || phase == .header || phase == .body }

  private func receive(_ request: Request?, _ context: ChannelHandlerContext) {
    guard let request, phase != .ending, phase != .closed else { return }
    guard isReceiving, requests.isEmpty else { return requests.append(request) }
    deliver(request, context)
  }

  private func deliverNext(_ context: ChannelHandlerContext) {
    guard isReceiving, let request = requests.popFirst() else { return }
    deliver(request, context)
    resumeDeferredRead(context)
  }

  /// Starts to wait for a body if a head is complete.
  private func beginBody(_ context: ChannelHandlerContext) {
    guard phase == .waiting || phase == .header, requests.isEmpty, let request = reader.pending else { return }
    phase = .body
    setDeadline(timeouts.body, context)
    if request.expectsContinue {
      reader.didSendContinue()
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n")), promise: nil)
    }
  }

  private func deliver(_ request: Request, _ context: ChannelHandlerContext) {
    phase = .responding
    tracker.setIdle(false, context.channel)
    clearDeadline()
    var whole = isRefused ? .malformed(.tooManyConnections) : request
    isLastResponse = !whole.isKeepAlive
    whole.peer = peer
    whole.receiptTime = .now()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    Task(executorPreference: executor) { [responder, whole] in
      let response = await responder.response(to: whole)
      let (handler, context) = bound.value
      handler.send(response, context)
    }
  }

  // MARK: Output

  private func send(_ response: OutgoingResponse, _ context: ChannelHandlerContext) {
    // The client may have disconnected in the meantime. The request has already been logged.
    guard phase == .responding else { return }
    if response.closesConnection || isShuttingDown { isLastResponse = true }
    phase = .writing
    var bytes = context.channel.allocator.buffer(
      capacity: 512 + min(response.body.count, OutgoingResponse.maxCopiedLength))
    if let rest = response.write(into: &bytes, isLastResponse: isLastResponse) {
      context.write(wrapOutboundOut(bytes), promise: nil)
      bytes = rest
    }
    if case .file(let file, let range) = response.body, response.sendsBody, !range.isEmpty {
      context.write(wrapOutboundOut(bytes), promise: nil)
      send(file, range, context)
    } else {
      context.writeAndFlush(wrapOutboundOut(bytes), promise: makeWritePromise(context) { $0.didWriteResponse($1) })
    }
    if phase == .writing { setDeadline(timeouts.response, context) }
  }

  /// The maximum number of bytes of a file that are sent at a time.
  private static let chunkLength = 256 << 10

  /// Sends a range of a file in chunks. To save memory, reads each chunk only after the previous one is written.
  private func send(_ file: StoredFile, _ range: Range<Int>, _ context: ChannelHandlerContext) {
    let chunk = range.prefix(Self.chunkLength)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    // Reading may wait for the disk, which must not delay other connections.
    NIOThreadPool.singleton.runIfActive(eventLoop: context.eventLoop) { try file.read(chunk) }.whenComplete { result in
      let (handler, context) = bound.value
      guard handler.phase == .writing else { return }
      guard case .success(let buffer) = result else { return context.close(promise: nil) }
      let written = handler.makeWritePromise(context) { handler, context in
        guard handler.phase == .writing else { return }
        let rest = range.dropFirst(chunk.count)
        if rest.isEmpty { return handler.didWriteResponse(context) }
        handler.setDeadline(handler.timeouts.response, context)
        handler.send(file, rest, context)
      }
      context.writeAndFlush(handler.wrapOutboundOut(buffer), promise: written)
    }
  }

  /// Returns a promise for a write. Calls `onSuccess` if the write succeeds, and closes the connection if it fails.
  private func makeWritePromise(
    _ context: ChannelHandlerContext,
    onSuccess: @escaping @Sendable (ConnectionHandler, ChannelHandlerContext) -> Void
  ) -> EventLoopPromise<Void> {
    let written = context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    written.futureResult.whenComplete { result in
      let (handler, context) = bound.value
      if case .success = result { onSuccess(handler, context) } else { context.close(promise: nil) }
    }
    return written
  }

  private func didWriteResponse(_ context: ChannelHandlerContext) {
    guard phase == .writing else { return }
    tracker.setIdle(requests.isEmpty, context.channel)
    if isLastResponse || isShuttingDown {
      if isInputClosed { return context.close(promise: nil) }
      // Closing a connection with unread bytes makes the kernel reset it, which may lose the response. So let the client
      // close it first.
      phase = .ending
      requests.removeAll()
      setDeadline(timeouts.linger, context)
      context.close(mode: .output, promise: nil)
      resumeDeferredRead(context)
      return
    }
    phase = .waiting
    setDeadline(timeouts.idle, context)
    if !requests.isEmpty {
      // This call comes from the completion of a write, so continue in a new event to avoid a recursion.
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      context.eventLoop.execute { bound.value.0.deliverNext(bound.value.1) }
    }
    beginBody(context)
  }

  private func resumeDeferredRead(_ context: ChannelHandlerContext) {
    guard hasDeferredRead, requests.isEmpty else { return }
    hasDeferredRead = false
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

  /// Schedules the timer, unless it fires by `deadline` anyway. A timer that fires too early is scheduled again.
  private func schedule(_ deadline: NIODeadline, _ context: ChannelHandlerContext) {
    if let timer {
      if timer.deadline <= deadline { return }
      timer.task.cancel()
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let task = context.eventLoop.scheduleTask(deadline: deadline) { bound.value.0.timerFired(bound.value.1) }
    timer = (deadline, task)
  }

  private func timerFired(_ context: ChannelHandlerContext) {
    timer = nil
    guard phase != .closed, let deadline else { return }
    guard deadline <= .now() else { return schedule(deadline, context) }
    self.deadline = nil
    switch phase {
    case .header, .body:
      tracker.recordCutOff(phase.rawValue)
      receive(reader.fail(.tooSlow), context)
    case .writing:
      tracker.recordCutOff("answer")
      context.close(promise: nil)
    case .waiting, .ending: context.close(promise: nil)
    case .responding, .closed: break
    }
  }
}
