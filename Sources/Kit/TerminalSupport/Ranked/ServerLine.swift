import Foundation
import PlaySupport

/// The line to a server of the day: makes the calls of a session, one at a time, while the player looks at the screen.
package final class ServerLine {
  /// How long a server may take before the screen says that it is slow, in seconds.
  private static let slowness = 1.0

  private let server: DayServer
  private let exchange = Exchange()
  private let clock = ContinuousClock()
  private var asked: (number: Int, slowAt: ContinuousClock.Instant)?

  /// Makes the line. It calls nobody until `update`.
  package init(_ server: DayServer) {
    self.server = server
  }

  /// Hands the session the reply that has come, and makes the call that is due. A reply wakes the terminal's runner.
  package func update(_ session: some RankedSession) {
    if let (reply, number) = exchange.takeReply() { session.receive(reply, to: number) }
    guard let call = session.seat?.call else {
      asked = nil
      return
    }
    if let asked, asked.number == call.number {
      if asked.slowAt <= clock.now { session.serverIsSlow(call.number) }
      return
    }
    let pause = Double(call.pause) / 1000
    asked = (call.number, clock.now + .seconds(pause + Self.slowness))
    exchange.begin(call.number)
    Thread.detachNewThread { [server, exchange] in
      if pause > 0 { Thread.sleep(forTimeInterval: pause) }
      guard exchange.isAsked(call.number) else { return }
      exchange.end(server.reply(to: call), to: call.number)
      SignalPipe.wake()
    }
  }

  /// How long the screen may stay as it is, in milliseconds, before `update` has something to say. `nil` if that is not known.
  package var pictureTime: Int32? {
    guard let asked, asked.slowAt > clock.now else { return nil }
    return Int32((asked.slowAt - clock.now) / .milliseconds(1)) + 1
  }
}

/// The call under way. Two threads use it, so everything in it is behind a lock.
private final class Exchange: @unchecked Sendable {
  private let lock = NSLock()
  private var number: Int?
  private var reply: (RankedReply?, Int)?

  func begin(_ number: Int) {
    lock.withLock { (self.number, reply) = (number, nil) }
  }

  func isAsked(_ number: Int) -> Bool {
    lock.withLock { self.number == number }
  }

  func end(_ reply: RankedReply?, to number: Int) {
    lock.withLock { if self.number == number { self.reply = (reply, number) } }
  }

  func takeReply() -> (RankedReply?, Int)? {
    lock.withLock {
      defer { reply = nil }
      return reply
    }
  }
}
