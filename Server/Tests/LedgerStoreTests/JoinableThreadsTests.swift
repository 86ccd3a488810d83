import Dispatch
import Ledger
import Synchronization
import Testing

struct JoinableThreadsTests {
  @Test
  func everyCallerWaitsForAllThreads() async {
    let gate = DispatchSemaphore(value: 0)
    let endedCount = Mutex(0)
    let threads = JoinableThreads(names: ["one", "two"]) {
      gate.wait()
      endedCount.withLock { $0 += 1 }
    }
    func countAtEnd() async -> Int {
      await withCheckedContinuation { continuation in
        threads.whenEnded { continuation.resume(returning: endedCount.withLock { $0 }) }
      }
    }
    async let counts = [countAtEnd(), countAtEnd()]
    gate.signal()
    gate.signal()
    #expect(await counts == [2, 2])
    #expect(await countAtEnd() == 2)
  }
}
