import NIOCore
import Synchronization

/// Prepares the connections that a listener accepts.
struct ConnectionSetup: Sendable {
  /// Answers requests.
  let responder: Responder
  let limits: RequestParser.Limits
  let timeouts: ConnectionTimeouts
  let tracker: ConnectionTracker

  /// The maximum number of connections of an address, or `nil` if they aren't counted.
  let perAddress: Int?

  /// The proxies, whose connections aren't counted because they are those of many clients.
  let proxies: [AddressRange]

  /// Adds the handler that does everything to a connection, on the connection's event loop.
  ///
  /// - Returns: A future that fails if the address has too many connections already.
  func setUp(_ channel: any Channel) -> EventLoopFuture<Void> {
    let peer = channel.remoteAddress?.bytes
    if let perAddress, let peer, let address = ClientAddress(bytes: peer),
      !proxies.contains(where: { $0.contains(peer) })
    {
      guard tracker.admit(address, limit: perAddress) else {
        channel.close(promise: nil)
        return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
      }
      channel.closeFuture.whenComplete { _ in tracker.leave(address) }
    }
    tracker.opened()
    channel.closeFuture.whenComplete { _ in tracker.closed() }
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try? channel.syncOptions?.setOption(ChannelOptions.tcpOption(.tcp_nodelay), value: 1)
      try pipeline.addHandler(
        ConnectionHandler(
          responder: responder, executor: EventLoopExecutor(channel.eventLoop), peer: peer, limits: limits,
          timeouts: timeouts,
          tracker: tracker))
    }
  }
}

/// Counts the open connections, and limits those of an address.
final class ConnectionTracker: Sendable {
  private let counts = Mutex<[ClientAddress: Int]>([:])
  private let metrics: PrometheusMetrics
  private let open: PrometheusGauge

  init(metrics: PrometheusMetrics) {
    self.metrics = metrics
    open = metrics.gauge("parlor_http_connections", help: "Connections that are open.")
  }

  /// Lets in a connection, unless its address has as many as it may have.
  func admit(_ address: ClientAddress, limit: Int) -> Bool {
    let isAdmitted = counts.withLock { counts in
      guard counts[address, default: 0] < limit else { return false }
      counts[address, default: 0] += 1
      return true
    }
    if !isAdmitted { cutOff("connections") }
    return isAdmitted
  }

  func leave(_ address: ClientAddress) {
    counts.withLock { counts in
      let count = counts[address, default: 0] - 1
      counts[address] = count > 0 ? count : nil
    }
  }

  func opened() { open.increment(by: 1) }
  func closed() { open.decrement(by: 1) }

  /// Counts a connection that was cut off, by what it was too slow or too much with.
  func cutOff(_ reason: String) {
    metrics.counter(
      "parlor_http_cut_off_total", help: "Connections that were cut off, by what they were too slow or too many for.",
      labels: [("reason", reason)]
    ).increment()
  }
}
