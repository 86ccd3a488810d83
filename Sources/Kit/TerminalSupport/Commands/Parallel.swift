import Dispatch
import Foundation

package enum Parallel {
  /// Calls `body` with each number from 0 to `count - 1`, on 1 to `threads` threads. Returns the results in this order.
  ///
  /// A free thread takes the next number, so no thread is idle while another takes longer. `worker` creates the state
  /// of a thread, which `body` receives with a number. After each result, `progress` receives the number of results so
  /// far, from one thread at a time. Other threads wait for `progress`, so it must be fast.
  package static func map<Worker, Result: Sendable>(
    count: Int, threads: Int, worker: @Sendable () -> Worker, body: @Sendable (Worker, Int) -> Result,
    progress: @Sendable (Int) -> Void
  ) -> [Result] {
    let shared = SharedProgress<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      let worker = worker()
      while let index = shared.nextIndex() {
        let result = body(worker, index)
        shared.store(result, at: index, progress)
      }
    }
    return shared.allResults
  }

  /// The results so far, and the next number. A lock protects both.
  private final class SharedProgress<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result?]
    private var startedCount = 0
    private var finishedCount = 0

    init(count: Int) {
      results = Array(repeating: nil, count: count)
    }

    func nextIndex() -> Int? {
      lock.withLock {
        guard startedCount < results.count else { return nil }
        startedCount += 1
        return startedCount - 1
      }
    }

    func store(_ result: Result, at index: Int, _ progress: (Int) -> Void) {
      lock.withLock {
        results[index] = result
        finishedCount += 1
        progress(finishedCount)
      }
    }

    var allResults: [Result] { lock.withLock { results.compactMap { $0 } } }
  }
}
