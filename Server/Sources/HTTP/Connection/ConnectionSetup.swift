import NIOCore
import Synchronization

struct ConnectionSetup: Sendable {
  let responder: Responder
  let limits: RequestParser.Limits
  let timeouts: ConnectionTimeouts
  let tracker: ConnectionTracker

  /// The maximum number of connections from one address, or `nil` for no limit.
  let maxConnectionCountPerAddress: Int?

  /// The proxies. Their connections aren't limited, because each proxy serves many clients.
  let proxies: [AddressRange]

  /// Adds a `ConnectionHandler` on the channel's event loop, or fails if its address reached the connection limit.
  func setUp(_ channel: any Channel) -> EventLoopFuture<Void> {
    let peer = channel.remoteAddress?.bytes
    if let maxConnectionCountPerAddress, let peer, let address = ClientAddress(bytes: peer),
      !proxies.contains(where: { $0.contains(peer) })
    {
      guard tracker.admit(address, maxCount: maxConnectionCountPerAddress) else {
        channel.close(promise: nil)
        return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
      }
      channel.closeFuture.whenComplete { _ in tracker.remove(address) }
    }
    tracker.openCount.increment(by: 1)
    channel.closeFuture.whenComplete { _ in tracker.openCount.increment(by: -1) }
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

/// A counter of open connections, which limits the number of connections from each address.
final class ConnectionTracker: Sendable {
  private let counts = Mutex<[ClientAddress: Int]>([:])
  private let metrics: PrometheusMetrics
  let openCount: PrometheusGauge

  init(metrics: PrometheusMetrics) {
    self.metrics = metrics
    openCount = metrics.gauge("parlor_http_connections", help: "Connections that are open.")
  }

  /// Admits a connection and returns `true`, unless its address already has the maximum number of connections.
  func admit(_ address: ClientAddress, maxCount: Int) -> Bool {
    let isAdmitted = counts.withLock { counts in
      guard counts[address, default: 0] < maxCount else { return false }
      counts[address, default: 0] += 1
      return true
    }
    if !isAdmitted { recordCutOff("connections") }
    return isAdmitted
  }

  func remove(_ address: ClientAddress) {
    counts.withLock { counts in
      let count = counts[address, default: 0] - 1
      counts[address] = count > 0 ? count : nil
    }
  }

  /// Counts a connection that was cut off. `reason` is the exceeded limit, which becomes a label of the metric.
  func recordCutOff(_ reason: String) {
    metrics.counter(
      "parlor_http_cut_off_total", help: "Connections that were cut off, by what they were too slow or too many for.",
      labels: [("reason", reason)]
    ).increment()
  }
}
