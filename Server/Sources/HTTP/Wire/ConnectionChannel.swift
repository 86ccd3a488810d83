import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// What becomes of a connection that Hummingbird's server has accepted.
struct ConnectionChannel: ServerChildChannel {
  /// A connection. Its handler does all there is to do.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
  }

  /// Answers requests.
  let front: Front
  let limits: RequestParser.Limits
  let times: ConnectionTimes
  let watch: ConnectionWatch

  /// How many connections an address may have; nothing where nobody counts.
  let perAddress: Int?

  /// Those who speak for many addresses, and are not counted.
  let proxies: [AddressRange]

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let peer = channel.remoteAddress?.bytes
    if let perAddress, let peer, let address = ClientAddress(bytes: peer),
      !proxies.contains(where: { $0.contains(peer) })
    {
      guard watch.admit(address, limit: perAddress) else {
        channel.close(promise: nil)
        return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
      }
      channel.closeFuture.whenComplete { _ in watch.leave(address) }
    }
    watch.opened()
    channel.closeFuture.whenComplete { _ in watch.closed() }
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try? channel.syncOptions?.setOption(ChannelOptions.tcpOption(.tcp_nodelay), value: 1)
      try pipeline.addHandler(
        ConnectionHandler(
          front: front, executor: LoopExecutor(channel.eventLoop), peer: peer, limits: limits, times: times,
          watch: watch))
      return Value(channel: channel)
    }
  }

  func handle(value: Value, logger: Logger) async {
    // It is there as long as its connection, which ends with it where the server runs out of patience.
    await withTaskCancellationHandler {
      try? await value.channel.closeFuture.get()
    } onCancel: {
      value.channel.close(promise: nil)
    }
  }
}

/// Counts connections.
final class ConnectionWatch: Sendable {
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
