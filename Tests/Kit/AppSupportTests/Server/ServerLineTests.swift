import NumberedGame
import Synchronization
import Testing

@testable import AppSupport
@testable import PlaySupport

/// The line to a server: one call at a time, each once, and what is said of one that takes its time.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ServerLineTests {
  /// What is asked, and what came of it.
  private final class Asker {
    var call: RankedCall?
    var replies: [(status: Int?, number: Int)] = []
    var slow: [Int] = []
    var mayAsk = true

    func ask(_ number: Int, pause: Int = 0) {
      call = RankedCall(number: number, method: .get, path: "\(number)", body: nil, token: nil, pause: pause)
    }
  }

  /// The network and the time, which go on when the test lets them.
  private final class World: Sendable {
    private let state = Mutex(
      (
        asked: [String](), open: [CheckedContinuation<RankedReply?, Never>](), slept: [Duration](),
        sleepers: [CheckedContinuation<Void, Never>]()
      ))

    var asked: [String] { state.withLock { $0.asked } }
    var slept: [Duration] { state.withLock { $0.slept } }

    func answer(_ call: RankedCall) async -> RankedReply? {
      await withCheckedContinuation { continuation in
        state.withLock {
          $0.asked.append(call.path)
          $0.open.append(continuation)
        }
      }
    }

    func sleep(_ duration: Duration) async throws {
      await withCheckedContinuation { continuation in
        state.withLock {
          $0.slept.append(duration)
          $0.sleepers.append(continuation)
        }
      }
      try Task.checkCancellation()
    }

    /// Lets the oldest call be answered.
    func reply(_ status: Int?) {
      state.withLock { $0.open.removeFirst() }.resume(returning: status.map { RankedReply(status: $0, body: []) })
    }

    /// Lets the oldest sleep be over.
    func wake() { state.withLock { $0.sleepers.removeFirst() }.resume() }
  }

  private let asker = Asker()
  private let world = World()
  private let line: ServerLine

  init() {
    let (asker, world) = (asker, world)
    line = ServerLine(
      call: { asker.call },
      receive: { reply, number in
        asker.replies.append((reply?.status, number))
        asker.call = nil
      }, slow: { asker.slow.append($0) }, mayAsk: { _ in asker.mayAsk }, sleep: { try await world.sleep($0) },
      ask: { await world.answer($0) })
  }

  @Test func aCallIsMadeOnce() async {
    line.look()
    asker.ask(1)
    line.look()
    line.look()
    await until { world.asked.count == 1 }
    world.reply(200)
    await until { asker.replies.count == 1 }
    #expect(world.asked == ["1"] && asker.replies[0] == (200, 1))
    asker.ask(2)
    line.look()
    await until { world.asked.count == 2 }
    world.reply(nil)
    await until { asker.replies.count == 2 }
    #expect(asker.replies[1] == (nil, 2))
  }

  @Test func whatIsNotAskedAnyMoreIsNotAnswered() async {
    asker.ask(1)
    line.look()
    await until { world.asked.count == 1 }
    asker.ask(2)
    line.look()
    await until { world.asked.count == 2 }
    world.reply(200)
    world.reply(201)
    await until { !asker.replies.isEmpty }
    #expect(asker.replies.count == 1 && asker.replies[0] == (201, 2))
  }

  @Test func aPauseIsWaitedFor() async {
    asker.ask(1, pause: 500)
    line.look()
    await until { world.slept == [.milliseconds(500)] }
    #expect(world.asked.isEmpty)
    world.wake()
    await until { world.asked == ["1"] }
  }

  @Test func whatIsNotAskedAnyMoreAfterAPauseIsNotAsked() async {
    asker.ask(1, pause: 500)
    line.look()
    await until { world.slept.count == 1 }
    asker.ask(2)
    world.wake()
    line.look()
    await until { !world.asked.isEmpty }
    #expect(world.asked == ["2"])
  }

  @Test func whatTakesItsTimeIsTold() async {
    asker.ask(1)
    line.look()
    await until { world.asked.count == 1 && world.slept == [.seconds(1)] }
    world.wake()
    await until { asker.slow == [1] }
    world.reply(200)
    await until { asker.replies.count == 1 }
    asker.ask(2)
    line.look()
    await until { world.asked.count == 2 && world.slept.count == 2 }
    world.reply(200)
    await until { asker.replies.count == 2 }
    world.wake()
    for _ in 0..<100 { await Task.yield() }
    #expect(asker.slow == [1], "it was answered in time")
  }

  @Test func whatMayNotBeAskedWaits() async {
    asker.mayAsk = false
    asker.ask(1)
    line.look()
    for _ in 0..<100 { await Task.yield() }
    #expect(world.asked.isEmpty)
    asker.mayAsk = true
    line.look()
    await until { world.asked == ["1"] }
  }

  @Test func whoHangsUpHearsNothing() async {
    asker.ask(1)
    line.look()
    await until { world.asked.count == 1 }
    line.hangUp()
    world.reply(200)
    for _ in 0..<100 { await Task.yield() }
    #expect(asker.replies.isEmpty)
  }
}
