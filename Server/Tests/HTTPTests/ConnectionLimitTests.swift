import NIOCore
import NIOPosix
import Testing

@testable import HTTP

/// Tests of the limits on open connections.
@Suite
struct ConnectionLimitTests {
  /// Opens a connection, and sends a request that is answered, so that the connection is idle afterward.
  private func openIdle(_ server: TestServer) async throws -> RawConnection {
    let connection = try await RawConnection(port: server.ports.main)
    try await connection.send(ConnectionTests.get)
    #expect(await connection.response()?.status == 200)
    return connection
  }

  @Test
  func idleConnectionsLockNobodyOut() async throws {
    try await TestServer.withServer([echoRoute("GET", "/x")], change: { $0.maxConnectionCount = 4 }) { server in
      var idle: [RawConnection] = []
      for _ in 0..<4 { idle.append(try await openIdle(server)) }
      // The first connection isn't the one that was idle longest anymore.
      try await idle[0].send(ConnectionTests.get)
      #expect(await idle[0].response()?.status == 200)
      let next = try await openIdle(server)
      #expect(await idle[1].readToEnd() == "")
      // Neither does a flood lock anybody out.
      for _ in 0..<40 { _ = try await openIdle(server) }
      #expect(await idle[0].readToEnd() == "")
      #expect(await next.readToEnd() == "")
      #expect(server.metrics.text.contains(#"parlor_http_cut_off_total{reason="idle"} 41"#))
    }
  }

  /// A connection that sends a part of a request is idle, too, but one whose response is pending isn't.
  @Test
  func pendingResponsesAreNotCutOff() async throws {
    let gate = ConnectionTests.Gate()
    try await TestServer.withServer([gate.route, echoRoute("GET", "/x")], change: { $0.maxConnectionCount = 2 }) {
      server in
      let busy = try await RawConnection(port: server.ports.main)
      try await busy.send("GET /waits HTTP/1.1\r\nHost: h\r\n\r\n")
      for await _ in gate.entered { break }
      let slow = try await RawConnection(port: server.ports.main)
      try await slow.send("GET /x")
      // A connection that has sent nothing is idle as soon as it's accepted.
      var idle: [RawConnection] = []
      for _ in 0..<10 { idle.append(try await RawConnection(port: server.ports.main)) }
      #expect(await slow.readToEnd() == "")
      #expect(await idle[8].readToEnd() == "")
      gate.open()
      #expect(await busy.response()?.status == 204)
    }
  }

  @Test
  func addressWithTooManyConnectionsLosesItsLongestIdleOne() async throws {
    try await TestServer.withServer([echoRoute("GET", "/x")], change: { $0.maxConnectionCountPerAddress = 2 }) {
      server in
      let first = try await openIdle(server)
      let second = try await openIdle(server)
      let third = try await openIdle(server)
      #expect(await first.readToEnd() == "")
      for connection in [second, third] {
        try await connection.send(ConnectionTests.get)
        #expect(await connection.response()?.status == 200)
      }
    }
  }

  @Test
  func addressWithTooManyBusyConnectionsGetsAStatus() async throws {
    let gate = ConnectionTests.Gate()
    try await TestServer.withServer(
      [gate.route, echoRoute("GET", "/x")], change: { $0.maxConnectionCountPerAddress = 2 }
    ) { server in
      var entered = gate.entered.makeAsyncIterator()
      var busy: [RawConnection] = []
      for _ in 0..<2 {
        busy.append(try await RawConnection(port: server.ports.main))
        try await busy[busy.count - 1].send("GET /waits HTTP/1.1\r\nHost: h\r\n\r\n")
        _ = await entered.next()
      }
      let refused = try await RawConnection(port: server.ports.main)
      try await refused.send("GET /")
      while !server.metrics.text.contains(#"parlor_http_cut_off_total{reason="connections"} 1"#) { await Task.yield() }
      // The number of connections that wait for a refusal is limited, too.
      let tooMany = try await RawConnection(port: server.ports.main)
      #expect(await tooMany.readToEnd() == "")
      try await refused.send("x HTTP/1.1\r\nHost: h\r\n\r\n")
      let response = await refused.response()
      #expect(response?.status == 429)
      #expect(response?.headers["retry-after"] == "1")
      #expect(response?.text.contains("/problems/too-many-connections") == true)
      #expect(await refused.readToEnd() == "")
      gate.open()
      for connection in busy { #expect(await connection.response()?.status == 204) }
      #expect(try await server.request("GET", "/x").status == 200)
    }
  }

  /// A browser opens up to six connections to a server.
  @Test
  func classBehindOneAddressLosesNoConnection() async throws {
    try await TestServer.withServer([echoRoute("GET", "/x")]) { server in
      try await withThrowingTaskGroup(of: Void.self) { players in
        for _ in 0..<30 {
          players.addTask {
            var connections: [RawConnection] = []
            for _ in 0..<6 { connections.append(try await openIdle(server)) }
            for connection in connections {
              try await connection.send(ConnectionTests.get)
              #expect(await connection.response()?.status == 200)
            }
          }
        }
        try await players.waitForAll()
      }
      #expect(!server.metrics.text.contains("parlor_http_cut_off_total"))
    }
  }

  private func makeChannel() async throws -> any Channel {
    try await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton).bind(host: "127.0.0.1", port: 0).get()
  }

  /// A provider may assign all addresses of a /48 to one customer.
  @Test
  func connectionsOfANetworkAreLimited() async throws {
    let tracker = ConnectionTracker(metrics: PrometheusMetrics())
    func address(_ network: UInt8, _ household: UInt8) throws -> ClientAddress {
      try #require(ClientAddress(bytes: [0x20, 1, 0, 0, 0, network, 0, household] + [UInt8](repeating: 1, count: 8)))
    }
    var channels: [any Channel] = []
    func admit(_ address: ClientAddress) async throws -> ConnectionTracker.Admission {
      channels.append(try await makeChannel())
      return tracker.admit(channels[channels.count - 1], address, maxCount: 1)
    }
    for household in 0..<10 as Range<UInt8> { #expect(try await admit(address(1, household)) == .admitted) }
    let openCount = channels.count { $0.isActive }
    #expect(openCount == 10)
    // The eleventh household of the network takes the place of the one that was idle longest.
    tracker.setIdle(false, channels[0])
    #expect(try await admit(address(1, 10)) == .admitted)
    try await channels[1].closeFuture.get()
    #expect(channels[0].isActive)
    for channel in channels { tracker.setIdle(false, channel) }
    #expect(try await admit(address(1, 11)) == .refused)
    #expect(try await admit(address(2, 0)) == .admitted, "another network isn't affected")
    channels.append(try await makeChannel())
    #expect(tracker.admit(channels[channels.count - 1], nil, maxCount: 1) == .admitted, "a proxy has no limit")
    for channel in channels { try? await channel.close() }
  }
}
