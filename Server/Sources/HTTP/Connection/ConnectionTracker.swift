import NIOCore
import Synchronization

/// The open connections of a listener. It limits how many an address may have, and closes those that have been idle for
/// the longest time if there are too many.
final class ConnectionTracker: Sendable {
  /// The decision about a new connection.
  enum Admission {
    case admitted
    /// The connection's first request is answered with an error, and then the connection is closed.
    case refused
    /// The address has too many refused connections, too.
    case closed
  }

  /// The part of an address whose connections are counted together.
  fileprivate struct Group: Hashable {
    let prefix: [UInt8]
    let isNetwork: Bool
  }

  fileprivate struct Connection {
    let channel: any Channel
    let groups: [Group]
    /// The number that `setIdle(_:_:)` gave the connection when it became idle, or `nil` if it is busy.
    var idleNumber: UInt64?
  }

  fileprivate struct State {
    var connections: [ObjectIdentifier: Connection] = [:]
    var groups: [Group: Set<ObjectIdentifier>] = [:]
    var refusedCounts: [Group: Int] = [:]
    /// Connections in the order in which they became idle. Those with another number in `connections` aren't idle anymore.
    var idleQueue: [(id: ObjectIdentifier, number: UInt64)] = []
    var idleQueueStart = 0
    var lastIdleNumber: UInt64 = 0
  }

  private let state = Mutex(State())
  private let metrics: PrometheusMetrics
  private let openCount: PrometheusGauge

  /// A network may have this many times as many connections as an address.
  private static let networkFactor = 10

  init(metrics: PrometheusMetrics) {
    self.metrics = metrics
    openCount = metrics.gauge("parlor_http_connections", help: "Connections that are open.")
  }

  /// Adds a new connection, and removes it when it closes. If the address or its network has `maxCount` connections, or
  /// ten times as many, closes the one that has been idle longest, or refuses the new one if none is idle. `address` is
  /// `nil` for connections without a limit, such as those of proxies.
  func admit(_ channel: any Channel, _ address: ClientAddress?, maxCount: Int) -> Admission {
    let id = ObjectIdentifier(channel)
    let groups = address.map(Self.groups) ?? []
    let (admission, idle) = state.withLock { state -> (Admission, [any Channel]) in
      var idle: [any Channel] = []
      for group in groups {
        let limit = group.isNetwork ? maxCount * Self.networkFactor : maxCount
        guard state.groups[group, default: []].count >= limit else { continue }
        if let channel = state.takeLongestIdle(in: group) {
          idle.append(channel)
        } else if state.refusedCounts[group, default: 0] >= max(1, limit / 5) {
          return (.closed, idle)
        } else {
          for group in groups { state.refusedCounts[group, default: 0] += 1 }
          return (.refused, idle)
        }
      }
      state.connections[id] = Connection(channel: channel, groups: groups)
      for group in groups { state.groups[group, default: []].insert(id) }
      state.setIdle(true, id)
      return (.admitted, idle)
    }
    for channel in idle { close(channel) }
    openCount.increment(by: 1)
    channel.closeFuture.whenComplete { _ in self.remove(id, groups, admission) }
    if admission != .admitted { recordCutOff("connections") }
    return admission
  }

  private func remove(_ id: ObjectIdentifier, _ groups: [Group], _ admission: Admission) {
    openCount.increment(by: -1)
    state.withLock { state in
      switch admission {
      case .admitted: state.remove(id)
      case .refused:
        for group in groups {
          let count = state.refusedCounts[group, default: 0] - 1
          state.refusedCounts[group] = count > 0 ? count : nil
        }
      case .closed: break
      }
    }
  }

  private static func groups(of address: ClientAddress) -> [Group] {
    let household = Group(prefix: address.prefix, isNetwork: false)
    // An IPv4 address is its own network.
    guard address.providerPrefix != address.prefix else { return [household] }
    return [household, Group(prefix: address.providerPrefix, isNetwork: true)]
  }

  /// Records whether a connection waits for its client's next complete request.
  func setIdle(_ isIdle: Bool, _ channel: any Channel) {
    state.withLock { $0.setIdle(isIdle, ObjectIdentifier(channel)) }
  }

  /// Closes the connection that has been idle longest, and returns its channel's identity, or `nil` if none is idle.
  func closeLongestIdle() -> ObjectIdentifier? {
    guard let channel = state.withLock({ $0.takeLongestIdle() }) else { return nil }
    close(channel)
    return ObjectIdentifier(channel)
  }

  private func close(_ channel: any Channel) {
    recordCutOff("idle")
    channel.close(promise: nil)
  }

  /// Counts a connection that was cut off. `reason` is the exceeded limit, which becomes a label of the metric.
  func recordCutOff(_ reason: String) {
    metrics.counter(
      "parlor_http_cut_off_total", help: "Connections that were cut off, by what they were too slow or too many for.",
      labels: [("reason", reason)]
    ).increment()
  }
}

extension ConnectionTracker.State {
  fileprivate mutating func setIdle(_ isIdle: Bool, _ id: ObjectIdentifier) {
    guard connections[id] != nil else { return }
    guard isIdle else {
      connections[id]?.idleNumber = nil
      return
    }
    lastIdleNumber += 1
    connections[id]?.idleNumber = lastIdleNumber
    idleQueue.append((id, lastIdleNumber))
    // Most entries are outdated, because each request adds one.
    if idleQueue.count - idleQueueStart > 2 * connections.count + 1024 {
      idleQueue = idleQueue[idleQueueStart...].filter { connections[$0.id]?.idleNumber == $0.number }
      idleQueueStart = 0
    }
  }

  fileprivate mutating func takeLongestIdle() -> (any Channel)? {
    while idleQueueStart < idleQueue.count {
      let (id, number) = idleQueue[idleQueueStart]
      idleQueueStart += 1
      if let connection = connections[id], connection.idleNumber == number {
        remove(id)
        return connection.channel
      }
    }
    return nil
  }

  fileprivate mutating func takeLongestIdle(in group: ConnectionTracker.Group) -> (any Channel)? {
    let idle = groups[group, default: []].compactMap { id in connections[id]?.idleNumber.map { (id: id, number: $0) } }
    guard let id = idle.min(by: { $0.number < $1.number })?.id else { return nil }
    defer { remove(id) }
    return connections[id]?.channel
  }

  /// Removes a connection, also before it has ended, so that it isn't closed twice and its place is free at once.
  fileprivate mutating func remove(_ id: ObjectIdentifier) {
    guard let connection = connections.removeValue(forKey: id) else { return }
    for group in connection.groups {
      groups[group]?.remove(id)
      if groups[group]?.isEmpty == true { groups[group] = nil }
    }
  }
}
