import NIOCore

struct ConnectionSetup: Sendable {
  let responder: Responder
  let limits: RequestReader.Limits
  let timeouts: ConnectionTimeouts
  let tracker: ConnectionTracker

  /// The maximum number of connections from one address.
  let maxConnectionCountPerAddress: Int

  /// The proxies. Their connections aren't limited, because each proxy serves many clients.
  let proxies: [AddressRange]

  /// Adds a parser and a `ConnectionHandler` on the channel's event loop, or fails if its address has far too many connections.
  func setUp(_ channel: any Channel) -> EventLoopFuture<Void> {
    let peer = channel.remoteAddress?.bytes
    var address = peer.flatMap { ClientAddress(bytes: $0) }
    if let peer, proxies.contains(where: { $0.contains(peer) }) { address = nil }
    let admission = tracker.admit(channel, address, maxCount: maxConnectionCountPerAddress)
    guard admission != .closed else {
      channel.close(promise: nil)
      return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
    }
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try? channel.syncOptions?.setOption(ChannelOptions.tcpOption(.tcp_nodelay), value: 1)
      try pipeline.addHandlers(
        limits.makeParser(),
        ConnectionHandler(
          responder: responder, executor: EventLoopExecutor(channel.eventLoop), peer: peer, limits: limits,
          timeouts: timeouts, tracker: tracker, isRefused: admission == .refused))
    }
  }
}
