import Foundation
import NIOCore
import NIOPosix

final class Listener: Sendable {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  let port: Int

  var isListening: Bool { channel.isActive }

  /// A future that completes when no more connections are accepted.
  var closeFuture: EventLoopFuture<Void> { channel.closeFuture }

  private let channel: any Channel
  private let gate: NIOLoopBound<ConnectionGate>

  private init(channel: any Channel, gate: NIOLoopBound<ConnectionGate>, port: Int) {
    self.channel = channel
    self.gate = gate
    self.port = port
  }

  /// Listens on an address. While more than `maxConnectionCount` connections are open, new ones wait in the system's
  /// backlog. `closeLongestIdle` makes room for them. It returns the identity of the channel, or `nil` if none is idle.
  /// `setUp` prepares each connection on its event loop; a failure closes it. Throws `Fault` with the system's reason
  /// and with the names of the options that choose another address, such as `--host and --port`.
  static func listen(
    host: String, port: Int, options: String, maxConnectionCount: Int,
    closeLongestIdle: @escaping @Sendable () -> ObjectIdentifier?,
    setUp: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
  ) async throws -> Listener {
    do {
      let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(ChannelOptions.backlog, value: 1024)
        .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
        // All requests in what is read at a time are parsed at once, so read little of a client that sends many.
        .childChannelOption(ChannelOptions.maxMessagesPerRead, value: 1)
        .childChannelOption(
          ChannelOptions.recvAllocator,
          value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 2048, maximum: 16 << 10)
        )
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              ConnectionGate(maxConnectionCount: maxConnectionCount, closeLongestIdle: closeLongestIdle))
          }
        }
        .childChannelInitializer(setUp)
        .bind(host: host, port: port).get()
      let gate = try await channel.eventLoop.submit {
        try NIOLoopBound(
          channel.pipeline.syncOperations.handler(type: ConnectionGate.self), eventLoop: channel.eventLoop)
      }.get()
      return Listener(channel: channel, gate: gate, port: channel.localAddress?.port ?? port)
    } catch {
      let reason =
        switch error {
        case let error as IOError: String(cString: strerror(error.errnoCode))
        case is SocketAddressError.UnknownHost: "the host is unknown"
        default: "\(error)"
        }
      throw Fault(description: "Can't listen on \(host), port \(port): \(reason). Choose another with \(options).")
    }
  }

  /// Stops accepting connections, and returns when all open connections have ended: idle ones at once, busy ones after
  /// their response. If the task is canceled, closes all connections.
  func stop() async {
    let loop = channel.eventLoop
    let endPromise = loop.makePromise(of: Void.self)
    channel.close(promise: nil)
    loop.execute { [gate] in gate.value.endAll(fulfilling: endPromise) }
    await withTaskCancellationHandler {
      try? await endPromise.futureResult.get()
    } onCancel: {
      loop.execute { [gate] in gate.value.closeAll() }
    }
  }
}

/// A handler that counts, limits, and ends the accepted connections. It runs on the listening channel's event loop.
private final class ConnectionGate: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = Never
  typealias OutboundOut = Never

  private let maxConnectionCount: Int
  private let closeLongestIdle: @Sendable () -> ObjectIdentifier?
  /// The connections that are being closed to make room.
  private var closing: Set<ObjectIdentifier> = []
  private var isRetryScheduled = false
  private var connections: [ObjectIdentifier: any Channel] = [:]
  private var hasDeferredRead = false
  /// The promise to fulfill when the last connection has ended, or `nil` until `endAll(fulfilling:)` is called.
  private var endPromise: EventLoopPromise<Void>?

  init(maxConnectionCount: Int, closeLongestIdle: @escaping @Sendable () -> ObjectIdentifier?) {
    self.maxConnectionCount = maxConnectionCount
    self.closeLongestIdle = closeLongestIdle
  }

  /// The pause before the next look for an idle connection while all are busy.
  private static let retryPause = TimeAmount.milliseconds(50)

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    let identifier = ObjectIdentifier(connection)
    connections[identifier] = connection
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    connection.closeFuture.hop(to: context.eventLoop).whenComplete { _ in
      let (gate, context) = bound.value
      gate.remove(identifier, context)
    }
    context.fireChannelRead(data)
    if endPromise != nil { Self.end(connection) }
  }

  func read(context: ChannelHandlerContext) {
    if connections.count <= maxConnectionCount {
      context.read()
    } else {
      hasDeferredRead = true
      makeRoom(context)
    }
  }

  /// Closes as many idle connections as are needed to accept another one. Tries again later if too few are idle.
  private func makeRoom(_ context: ChannelHandlerContext) {
    guard hasDeferredRead, endPromise == nil else { return }
    while connections.count - closing.count > maxConnectionCount {
      guard let identifier = closeLongestIdle() else { return scheduleRetry(context) }
      if connections[identifier] != nil { closing.insert(identifier) }
    }
  }

  private func scheduleRetry(_ context: ChannelHandlerContext) {
    guard !isRetryScheduled else { return }
    isRetryScheduled = true
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: Self.retryPause) {
      let (gate, context) = bound.value
      gate.isRetryScheduled = false
      gate.makeRoom(context)
    }
  }

  private func remove(_ identifier: ObjectIdentifier, _ context: ChannelHandlerContext) {
    connections[identifier] = nil
    closing.remove(identifier)
    if let endPromise {
      if connections.isEmpty { endPromise.succeed() }
    } else if hasDeferredRead, connections.count <= maxConnectionCount {
      hasDeferredRead = false
      context.read()
    }
  }

  /// Ends each connection after its pending response. Fulfills `endPromise` when the last connection has ended.
  func endAll(fulfilling endPromise: EventLoopPromise<Void>) {
    self.endPromise = endPromise
    for connection in connections.values { Self.end(connection) }
    if connections.isEmpty { endPromise.succeed() }
  }

  func closeAll() {
    for connection in connections.values { connection.close(promise: nil) }
  }

  private static func end(_ connection: any Channel) {
    connection.eventLoop.execute {
      connection.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
  }
}
